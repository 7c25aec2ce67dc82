# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from typing import Any
from urllib.parse import quote

from ...models.check_request import CheckRequest


def _get_kwargs(
    hash_: str,
    *,
    body: CheckRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/public/evidence/{hash_}/check".format(
            hash_=quote(str(hash_), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs
