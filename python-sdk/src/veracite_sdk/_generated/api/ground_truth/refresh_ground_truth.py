# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from typing import Any
from urllib.parse import quote

from ...types import UNSET, Unset


def _get_kwargs(
    brand_id: str,
    *,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/brands/{brand_id}/ground-truth/refresh".format(
            brand_id=quote(str(brand_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs
