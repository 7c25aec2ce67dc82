# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from typing import Any
from urllib.parse import quote


def _get_kwargs(
    brand_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/brands/{brand_id}/ground-truth".format(
            brand_id=quote(str(brand_id), safe=""),
        ),
    }

    return _kwargs
