# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from typing import Any
from urllib.parse import quote

from ...models.confabulation_window import ConfabulationWindow
from ...models.engine import Engine
from ...models.prompt_intent import PromptIntent
from ...types import UNSET, Unset


def _get_kwargs(
    brand_id: str,
    *,
    engine: Engine | Unset = UNSET,
    intent: PromptIntent | Unset = UNSET,
    window: ConfabulationWindow | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_engine: str | Unset = UNSET
    if not isinstance(engine, Unset):
        json_engine = engine.value

    params["engine"] = json_engine

    json_intent: str | Unset = UNSET
    if not isinstance(intent, Unset):
        json_intent = intent.value

    params["intent"] = json_intent

    json_window: str | Unset = UNSET
    if not isinstance(window, Unset):
        json_window = window.value

    params["window"] = json_window

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/brands/{brand_id}/confabulations".format(
            brand_id=quote(str(brand_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs
