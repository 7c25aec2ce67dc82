"""The calls of the operator's side. Both clients send exactly these."""

from __future__ import annotations

import datetime
import json
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from urllib.parse import quote

from ._calls import _id, _key
from ._core import Call, Reply, refuse_media_type
from ._model import format_time
from ._operations import Operation

T = TypeVar("T")

#: A time as text, a day, or a moment; one without a zone is taken for UTC.
When = str | datetime.date | datetime.datetime


def call(
    operation: str,
    method: str,
    path: str,
    *,
    ids: Mapping[str, str] | None = None,
    query: Mapping[str, Any] | None = None,
    body: Mapping[str, Any] | None = None,
    idempotency_key: str | None = None,
    keyed: bool = False,
) -> Call[T]:
    """One call. A change without a key is not repeated: it may have been made although no answer came."""
    url = path
    for name, value in (ids or {}).items():
        url = url.replace(f"{{{name}}}", quote(_id(value, name), safe=""))
    request: dict[str, Any] = {"method": method.lower(), "url": url}
    params = {name: written(value) for name, value in (query or {}).items() if value is not None}
    if params:
        request["params"] = params
    if body is not None:
        request["json"] = dict(body)
    if keyed:
        request["headers"] = {"Idempotency-Key": _key(idempotency_key)}
    is_safe = method == "GET" or keyed
    return Call(Operation(operation, method, path, True), request, decode_json, repeatable=is_safe)


def decode_json(reply: Reply) -> Any:
    try:
        value = json.loads(reply.content)
    except (ValueError, RecursionError):
        refuse_media_type(reply, "JSON")
    if not isinstance(value, dict):
        raise reply.unreadable("not a JSON object")
    return cast("dict[str, Any]", value)


def decode_bytes(reply: Reply) -> bytes:
    return reply.content


def written(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime.datetime):
        return format_time(value if value.tzinfo else value.replace(tzinfo=datetime.timezone.utc))
    if isinstance(value, datetime.date):
        return value.isoformat()
    return value


def given(**members: Any) -> dict[str, Any]:
    """The members that were given."""
    return {name: value for name, value in members.items() if value is not None}
