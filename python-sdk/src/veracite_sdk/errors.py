"""Everything this package raises. One class per status; the body of the answer is kept."""

from __future__ import annotations

import email.utils
import time
from collections.abc import Mapping
from typing import Any

from ._generated.models.scan import Scan


class VeraciteError(Exception):
    """The base of all errors of this package."""


class InvalidInputError(VeraciteError, ValueError):
    """An argument that cannot be right, noticed before anything was sent."""


class MissingExtraError(VeraciteError, ImportError):
    """Something optional is not installed; the message says how to install it."""


class MissingTokenError(VeraciteError):
    """The operation needs a token and the client has none. Nothing was sent."""


class ConnectionFailedError(VeraciteError):
    """No complete answer: the server cannot be reached, or the connection broke."""


class RequestTimeoutError(ConnectionFailedError):
    """The whole answer did not arrive in time."""


class WaitTimeoutError(VeraciteError):
    """A scan did not finish before the deadline of `wait`. It goes on; `scan` is how it was last seen."""

    def __init__(self, scan: Scan | None, deadline: float, scan_id: str) -> None:
        seen = f"last seen {scan.status}" if scan is not None else "not seen yet"
        super().__init__(f"Scan {scan_id} did not finish within {deadline:g} s ({seen}).")
        self.scan = scan


class DecodeError(VeraciteError):
    """An answer that does not have the promised form."""

    def __init__(
        self, operation: str, reason: str, *, status: int, body: str, request_id: str | None
    ) -> None:
        super().__init__(_sentence(operation, f"answer {status} cannot be read: {reason}", request_id))
        self.operation = operation
        self.status = status
        self.body = body
        self.request_id = request_id


class ApiError(VeraciteError):
    """The server refused. `body` is the parsed JSON, or the text when it is not JSON."""

    def __init__(
        self,
        operation: str,
        status: int,
        headers: Mapping[str, str],
        body: Any,
        request_id: str | None,
    ) -> None:
        self.operation = operation
        self.status = status
        self.headers = headers
        self.body = body
        self.request_id = request_id
        self.message = _message_of(body)
        #: Seconds that `Retry-After` asks for, or None.
        self.retry_after = retry_after_seconds(headers.get("retry-after"), time.time())
        super().__init__(_sentence(operation, f"{status} {self.message}", request_id))


class BadRequestError(ApiError):
    """400: an invalid body, query or hash. `fields` names each offending field."""

    @property
    def fields(self) -> list[dict[str, str]]:
        fields = self.body.get("fields", []) if isinstance(self.body, dict) else []
        return fields if isinstance(fields, list) else []


class AuthenticationError(ApiError):
    """401: token missing or invalid."""


class NotFoundError(ApiError):
    """404: no such brand, scan or run, or a bundle of a run that has no classification yet."""


class ConflictError(ApiError):
    """409: an incompatible state, or an idempotency key used before with another request."""


class PayloadTooLargeError(ApiError):
    """413: the body is larger than the route takes."""


class RateLimitError(ApiError):
    """429: too many requests; `retry_after` says for how long."""


class ScanCapError(ApiError):
    """429 on starting a scan: the monthly cap of the plan is reached. Never retried."""

    @property
    def max_scans(self) -> int:
        return int(self.body["maxScans"])

    @property
    def scans_this_month(self) -> int:
        return int(self.body["scansThisMonth"])


class ServerError(ApiError):
    """Any other 5xx: the server, or a proxy before it, failed."""


class PlannedError(ApiError):
    """501: the route is planned and not there yet."""


class UnavailableError(ApiError):
    """503: the queue, the database or every engine is unavailable. Nothing was started."""


def error_for(
    operation: str, status: int, headers: Mapping[str, str], body: Any, request_id: str | None
) -> ApiError:
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else ApiError)
    if status == 429 and _is_scan_cap(body):
        kind = ScanCapError
    return kind(operation, status, headers, body, request_id)


def retry_after_seconds(value: str | None, now: float) -> float | None:
    """`Retry-After` as seconds from `now` (POSIX time); it is written as seconds or as a date."""
    text = (value or "").strip()
    if text.isascii() and text.isdigit():
        return float(text) if len(text) < 10 else float("inf")
    try:
        return max(0.0, email.utils.parsedate_to_datetime(text).timestamp() - now)
    except (ValueError, TypeError, OverflowError):
        return None


def _is_scan_cap(body: Any) -> bool:
    return isinstance(body, dict) and all(
        isinstance(body.get(name), int) for name in ("maxScans", "scansThisMonth")
    )


def _message_of(body: Any) -> str:
    if isinstance(body, dict) and isinstance(body.get("error"), str):
        return str(body["error"])
    if isinstance(body, dict) and body.get("status") == "planned":
        return "This route is planned and not there yet."
    text = body if isinstance(body, str) else ""
    return f"(no message){': ' if text.strip() else ''}{' '.join(text.split())[:120]}"


def _sentence(operation: str, text: str, request_id: str | None) -> str:
    return f"{operation}: {text}" + (f" (request {request_id})" if request_id else "")


_BY_STATUS: dict[int, type[ApiError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    404: NotFoundError,
    409: ConflictError,
    413: PayloadTooLargeError,
    429: RateLimitError,
    501: PlannedError,
    503: UnavailableError,
}
