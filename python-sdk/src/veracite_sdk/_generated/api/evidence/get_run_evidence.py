# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from typing import Any
from urllib.parse import quote


def _get_kwargs(
    run_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/runs/{run_id}/evidence".format(
            run_id=quote(str(run_id), safe=""),
        ),
    }

    return _kwargs
