"""One call, without doing it: what to send, how to read the answer. No input or output here."""

from __future__ import annotations

import json
import logging
import platform
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from ._generated.models.hash_not_found import HashNotFound
from ._model import MalformedTimeError
from ._operations import CLIENT_VERSION, Operation
from .errors import DecodeError, InvalidInputError, MissingTokenError, error_for

__version__ = CLIENT_VERSION
logger = logging.getLogger("veracite_sdk")

#: Seconds for one attempt, unless the caller says otherwise; on top of what the service may take.
TIMEOUT = 30.0

T = TypeVar("T")
M_co = TypeVar("M_co", covariant=True)


class ModelType(Protocol[M_co]):
    def from_dict(self, src_dict: Mapping[str, Any], /) -> M_co: ...


@dataclass(frozen=True)
class Reply:
    """A whole answer."""

    operation: Operation
    status: int
    headers: Mapping[str, str]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode("utf-8", "replace")

    @property
    def body(self) -> Any:
        """The JSON, or the text when it is not JSON: a proxy before the server may answer in HTML."""
        try:
            return json.loads(self.content)
        except (ValueError, RecursionError):
            return self.text

    @property
    def request_id(self) -> str | None:
        return self.headers.get("x-request-id")

    def unreadable(self, reason: str) -> DecodeError:
        return DecodeError(
            self.operation.id,
            reason,
            status=self.status,
            body=self.text,
            request_id=self.request_id,
        )


@dataclass(frozen=True)
class Call(Generic[T]):
    """One call of an operation, ready to be sent by either client."""

    operation: Operation
    #: Arguments for the HTTP library.
    request: dict[str, Any]
    decode: Callable[[Reply], T]
    accept: str = "application/json"
    #: A 404 that is an answer and not a mistake.
    not_found: Callable[[Any], T | None] = field(default=lambda _: None)
    #: Whether it may be sent again: it reads, or stores nothing, or carries an idempotency key.
    repeatable: bool = True

    def with_query(self, **query: str | None) -> Call[T]:
        given = {name: value for name, value in query.items() if value is not None}
        params = {**self.request.get("params", {}), **given}
        return replace(self, request={**self.request, "params": params})

    def result(self, reply: Reply) -> T:
        if 200 <= reply.status < 300:
            return self.decode(reply)
        if reply.status == 404:
            answer = self.not_found(reply.body)
            if answer is not None:
                return answer
        raise error_for(reply.operation.id, reply.status, reply.headers, reply.body, reply.request_id)


@dataclass(frozen=True)
class Settings:
    """Where to send requests, and on whose behalf."""

    base_url: str
    token: str | None = field(repr=False)
    timeout: float | None
    max_retries: int
    user_agent: str | None

    def __post_init__(self) -> None:
        # What could follow the path or precede the host would end up in odd places.
        if not re.fullmatch(r"https?://[^/?#@\s]+(/[^?#\s]*)?", self.base_url, re.IGNORECASE):
            raise InvalidInputError("base_url must be like https://host or https://host/path")
        if self.token is not None and not re.fullmatch(r"[!-~]+", self.token):
            raise InvalidInputError("token must be visible ASCII characters without spaces")
        if (self.timeout is not None and self.timeout <= 0) or self.max_retries < 0:
            raise InvalidInputError("timeout must be positive and max_retries not negative")
        if self.user_agent is not None and not re.fullmatch(r"[ -~]+", self.user_agent):
            raise InvalidInputError("user_agent must be visible ASCII characters")

    @property
    def address(self) -> str:
        """Whom requests are sent to: scheme, host and port."""
        return "/".join(self.base_url.split("/")[:3])

    def timeout_of(self, call: Call[Any]) -> float:
        return TIMEOUT + call.operation.deadline if self.timeout is None else self.timeout

    def url_of(self, call: Call[Any]) -> str:
        return self.base_url.rstrip("/") + str(call.request["url"])

    def headers_of(self, call: Call[Any]) -> dict[str, str]:
        headers = {
            "Accept": call.accept,
            "User-Agent": " ".join(filter(None, (self.user_agent, OWN_USER_AGENT))),
            **call.request.get("headers", {}),
        }
        if call.operation.bearer:
            if self.token is None:
                raise MissingTokenError(f"{call.operation.id} needs a token and the client has none")
            headers["Authorization"] = f"Bearer {self.token}"
        return headers

    def describe(self, name: str) -> str:
        # The token is a secret and notebooks are shared.
        return f"<{name} {self.base_url} {'with' if self.token else 'without'} token>"


def decode_json(reply: Reply) -> Any:
    try:
        value = json.loads(reply.content)
    except (ValueError, RecursionError):
        refuse_media_type(reply, "JSON")
    if not isinstance(value, dict):
        raise reply.unreadable("not a JSON object")
    return value


def decode_model(model: ModelType[T]) -> Callable[[Reply], T]:
    def decode(reply: Reply) -> T:
        value = decode_json(reply)
        try:
            return model.from_dict(value)
        except KeyError as error:
            raise reply.unreadable(f"{error} is missing") from None
        except (ValueError, TypeError, AttributeError, MalformedTimeError) as error:
            # An enum value added after this version was made ends here too.
            raise reply.unreadable(str(error)) from None

    return decode


def decode_html(reply: Reply) -> str:
    if not reply.headers.get("content-type", "").startswith("text/html"):
        refuse_media_type(reply, "HTML")
    try:
        return reply.content.decode("utf-8")
    except ValueError:
        raise reply.unreadable("not UTF-8") from None


def hash_not_found(body: Any) -> HashNotFound | None:
    # Any other 404 comes from somewhere else: a proxy, or a wrong base address.
    is_answer = isinstance(body, dict) and body.get("found") is False
    return HashNotFound.from_dict(body) if is_answer else None


def refuse_media_type(reply: Reply, expected: str) -> NoReturn:
    found = reply.headers.get("content-type", "no content type")
    raise reply.unreadable(f"expected {expected}, got {found}")


OWN_USER_AGENT = f"veracite-python/{__version__} python/{platform.python_version()}"
