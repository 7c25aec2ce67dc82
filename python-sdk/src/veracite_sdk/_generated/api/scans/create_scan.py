# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from typing import Any

from ...models.create_scan_request import CreateScanRequest
from ...types import UNSET, Unset


def _get_kwargs(
    *,
    body: CreateScanRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/scans",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs
