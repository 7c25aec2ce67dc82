# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from typing import Any
from urllib.parse import quote


def _get_kwargs(
    scan_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/scans/{scan_id}".format(
            scan_id=quote(str(scan_id), safe=""),
        ),
    }

    return _kwargs
