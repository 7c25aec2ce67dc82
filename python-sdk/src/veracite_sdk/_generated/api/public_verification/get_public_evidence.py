# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from typing import Any
from urllib.parse import quote


def _get_kwargs(
    hash_: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/public/evidence/{hash_}".format(
            hash_=quote(str(hash_), safe=""),
        ),
    }

    return _kwargs
