"""Builds calls of operations without sending them, for both clients."""

from __future__ import annotations

import datetime
import re
import uuid
from collections.abc import Callable, Collection, Mapping
from enum import Enum
from typing import Any, TypeVar
from urllib.parse import quote

from . import _operations as operations
from ._core import Call, Reply, decode_html, decode_json, decode_model, hash_not_found
from ._generated.models import (
    CheckResult,
    ConfabulationReport,
    ConfabulationWindow,
    Engine,
    HashNotFound,
    PromptIntent,
    PublicEvidence,
    Scan,
)
from ._generated.types import Unset
from ._model import format_time
from ._operations import Operation
from .errors import InvalidInputError

T = TypeVar("T")

#: A time as text, a day, or a moment; one without a zone is taken for UTC.
When = str | datetime.date | datetime.datetime


def decode_bytes(reply: Reply) -> bytes:
    return reply.content


def call(
    operation: Operation,
    *,
    ids: Mapping[str, str] | None = None,
    query: Mapping[str, Any] | None = None,
    body: Mapping[str, Any] | None = None,
    nullable: Collection[str] = (),
    content: Any = None,
    idempotency_key: str | None = None,
    decode: Callable[[Reply], T] = decode_json,
    accept: str = "application/json",
    not_found: Callable[[Any], T | None] = lambda _: None,
) -> Call[T]:
    """One call. In a body, None stands for a member that is left out, unless the member is `nullable`.

    A change without a key is not repeated: it may have been made although no answer came.
    """
    request: dict[str, Any] = {"method": operation.method, "url": url_of(operation, ids or {})}
    params = {name: query_value(value) for name, value in (query or {}).items() if value is not None}
    if params:
        request["params"] = params
    if body is not None:
        request["json"] = {
            name: time_text(value)
            for name, value in body.items()
            if not isinstance(value, Unset) and (value is not None or name in nullable)
        }
    headers = {}
    if content is not None:
        request["content"] = content
        headers["Content-Type"] = "application/octet-stream"
    if operation.keyed:
        headers["Idempotency-Key"] = key_of(idempotency_key)
    request["headers"] = headers
    # A request without a token stores nothing.
    repeatable = operation.method == "GET" or operation.keyed or not operation.bearer
    return Call(operation, request, decode, accept, not_found, repeatable)


def get_scan(scan_id: str) -> Call[Scan]:
    return call(operations.GET_SCAN, ids={"scanId": scan_id}, decode=decode_model(Scan))


def get_bundle_html(run_id: str) -> Call[str]:
    ids, query = {"runId": run_id}, {"format": "html"}
    return call(operations.GET_EVIDENCE_BUNDLE, ids=ids, query=query, decode=decode_html, accept="text/html")


def list_confabulations(
    brand_id: str,
    engine: Engine | str | None,
    intent: PromptIntent | str | None,
    window: ConfabulationWindow | str | None,
) -> Call[ConfabulationReport]:
    query = {
        "engine": choice(Engine, engine, "engine"),
        "intent": choice(PromptIntent, intent, "intent"),
        "window": choice(ConfabulationWindow, window, "window"),
    }
    decode = decode_model(ConfabulationReport)
    return call(operations.LIST_CONFABULATIONS, ids={"brandId": brand_id}, query=query, decode=decode)


def lookup(hash: str) -> Call[PublicEvidence | HashNotFound]:
    decode: Callable[[Reply], PublicEvidence | HashNotFound] = decode_model(PublicEvidence)
    ids = {"hash": check_hash(hash)}
    return call(operations.GET_PUBLIC_EVIDENCE, ids=ids, decode=decode, not_found=hash_not_found)


def check(hash: str, content: str) -> Call[CheckResult | HashNotFound]:
    if not isinstance(content, str) or content == "":
        raise InvalidInputError("content must be a text of at least one character")
    try:
        content.encode("utf-8")
    except UnicodeEncodeError:
        raise InvalidInputError("content holds a lone surrogate, which UTF-8 lacks") from None
    decode: Callable[[Reply], CheckResult | HashNotFound] = decode_model(CheckResult)
    ids, body = {"hash": check_hash(hash)}, {"content": content}
    return call(operations.CHECK_PUBLIC_EVIDENCE, ids=ids, body=body, decode=decode, not_found=hash_not_found)


def url_of(operation: Operation, ids: Mapping[str, str]) -> str:
    url = operation.path
    for name, value in ids.items():
        url = url.replace(f"{{{name}}}", quote(check_id(value, name), safe=""))
    return url


def check_id(value: str, name: str) -> str:
    # Quoting leaves dots alone, and `/v1/scans/..` would be another route.
    if not isinstance(value, str) or value in ("", ".", ".."):
        argument = re.sub("(?=[A-Z])", "_", name).lower()
        raise InvalidInputError(f"{argument} must be an identifier, not {value!r}")
    return value


def check_hash(value: str) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[0-9a-fA-F]{64}", value):
        raise InvalidInputError("hash must be a SHA-256 in 64 hexadecimal characters")
    return value


def key_of(value: str | None) -> str:
    """The caller's key, or a new one: the same on every attempt of this call."""
    if value is None:
        return str(uuid.uuid4())
    if not re.fullmatch(r"[!-~]{1,255}", value):
        raise InvalidInputError("idempotency_key must be 1 to 255 visible ASCII characters")
    return value


def choice(values: type[Enum], value: Enum | str | None, name: str) -> str | None:
    if value is None:
        return None
    try:
        return str(values(value).value)
    except ValueError:
        raise InvalidInputError(f"{name} cannot be {value!r}") from None


def query_value(value: Any) -> Any:
    return str(value).lower() if isinstance(value, bool) else time_text(value)


def time_text(value: Any) -> Any:
    if isinstance(value, datetime.datetime):
        return format_time(value if value.tzinfo else value.replace(tzinfo=datetime.timezone.utc))
    return value.isoformat() if isinstance(value, datetime.date) else value
