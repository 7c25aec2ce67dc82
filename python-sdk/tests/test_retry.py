"""When a request is sent again, and what becomes of the failures that stay."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from conftest import Drive
from local_server import Answer, LocalServer, closed_port

from veracite_sdk import (
    ApiError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    ConnectionFailedError,
    DecodeError,
    NotFoundError,
    PayloadTooLargeError,
    PlannedError,
    RateLimitError,
    RequestTimeoutError,
    ScanCapError,
    ServerError,
    UnavailableError,
    VeraciteError,
    _calls,
)
from veracite_sdk._core import Call, Settings
from veracite_sdk._operations import Operation
from veracite_sdk._retry import delay_before_retry
from veracite_sdk.errors import error_for, retry_after_seconds

NOW = 1_800_000_000.0
BRAND = {"id": "b", "name": "Halden", "domain": "halden.example"}
TRUTH = Answer(200, {"brand": BRAND, "total": 0, "active": 0, "facts": []})
JOB = Answer(202, {"jobId": "j"})
CREATED = {
    "scanId": "s",
    "jobId": "j",
    "status": "QUEUED",
    "engines": [],
    "enginesNotRunnable": [],
    "enginesOutOfPlan": [],
}
CAP = {"error": "cap", "maxScans": 4, "scansThisMonth": 4}


CONNECTION_LOST = ConnectionFailedError("getScan: reset")


def answered(status: int, retry_after: str | None = None, body: Any = None) -> ApiError:
    headers = {} if retry_after is None else {"retry-after": retry_after}
    return error_for("createScan", status, headers, body, None)


def read(client: Any) -> Any:
    return client.ground_truth.list("b")


def start(client: Any) -> Any:
    return client.ground_truth.refresh("b")


@pytest.mark.parametrize(
    ("error", "repeated"),
    [
        (CONNECTION_LOST, True),
        (RequestTimeoutError("getScan: late"), True),
        *[(answered(status), True) for status in (408, 500, 502, 503, 504)],
        (answered(503, "1"), True),
        (answered(429, "1"), True),
        (answered(429), False),
        (answered(429, "soon"), False),
        (answered(429, None, CAP), False),
        (answered(429, "1", CAP), False),
        *[(answered(status, "1"), False) for status in (302, 400, 401, 403, 404, 409, 413, 418, 501, 505)],
    ],
    ids=lambda value: str(value),
)
def test_repeats_only_what_the_table_allows(error: ApiError | ConnectionFailedError, repeated: bool) -> None:
    assert (delay_before_retry(error, 0, chance=0.0) is not None) == repeated


def test_pauses_double_up_to_8_seconds_less_up_to_a_quarter() -> None:
    def pause(attempt: int, chance: float) -> float | None:
        return delay_before_retry(CONNECTION_LOST, attempt, chance=chance)

    assert [pause(n, 0.0) for n in range(6)] == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0]
    assert pause(5000, 0.0) == 8.0
    assert pause(0, 1.0) == 0.375


def test_the_server_says_how_long_but_not_more_than_a_minute() -> None:
    def pause(retry_after: str) -> float | None:
        return delay_before_retry(answered(503, retry_after), 0, chance=0.0)

    asked = ("0", "7", "60", "61", "9" * 400, "soon")
    assert [pause(text) for text in asked] == [0.0, 7.0, 60.0, None, None, 0.5]


def test_retry_after_is_seconds_or_a_date() -> None:
    assert retry_after_seconds("12", NOW) == 12.0
    assert retry_after_seconds("Fri, 15 Jan 2027 08:00:30 GMT", NOW) == 30.0
    assert retry_after_seconds("Fri, 15 Jan 2027 07:00:00 GMT", NOW) == 0.0
    for nonsense in ("soon", "", None):
        assert retry_after_seconds(nonsense, NOW) is None


def test_a_read_survives_broken_answers(drive: Drive, server: LocalServer, no_pause: list[float]) -> None:
    server.answers(Answer(cut="before"), Answer(200, {"facts": [1] * 50}, cut="middle"), TRUTH)
    assert drive(server.url, read).facts == []
    assert len(server.seen) == 3
    assert len(no_pause) == 2


STARTS: list[Callable[[Any], Any]] = [
    lambda client: client.scans.create("b"),
    lambda client: client.runs.verify("r"),
    lambda client: client.ground_truth.refresh("b"),
]
INTERRUPTED = [Answer(cut="before"), Answer(202, {"jobId": "j" * 200}, cut="middle"), Answer(200, silence=60)]


@pytest.mark.parametrize("start", STARTS, ids=["scans.create", "runs.verify", "ground_truth.refresh"])
@pytest.mark.parametrize("answer", [*INTERRUPTED, Answer(500)], ids=["before", "middle", "silence", "500"])
def test_work_that_may_have_started_is_asked_for_again_with_the_same_key(
    drive: Drive, server: LocalServer, no_pause: list[float], answer: Answer, start: Callable[[Any], Any]
) -> None:
    server.answers(answer, answer, Answer(202, {**CREATED, "jobId": "j"}))
    # Short only where it must run out: on a busy machine an answer takes its time.
    timeout = 1.5 if answer.silence else 30
    assert drive(server.url, start, timeout=timeout).job_id == "j"
    first, *others = server.seen
    assert len(others) == 2
    assert first.method == "POST"
    assert len(first.headers["idempotency-key"]) == 36
    for other in others:
        assert (other.path, other.body) == (first.path, first.body)
        assert other.headers["idempotency-key"] == first.headers["idempotency-key"]


def test_a_refused_connection_is_tried_again(drive: Drive, no_pause: list[float]) -> None:
    for call in (read, start):
        no_pause.clear()
        with pytest.raises(ConnectionFailedError):
            drive(f"http://127.0.0.1:{closed_port()}", call)
        assert len(no_pause) == 2


def test_every_call_has_a_key_of_its_own(drive: Drive, server: LocalServer) -> None:
    server.answers(JOB)
    for _ in range(2):
        drive(server.url, start)
    one, other = (seen.headers["idempotency-key"] for seen in server.seen)
    assert one != other


def test_a_conflict_is_raised_at_once(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(409, {"error": "used before"}, {"retry-after": "1"}), JOB)
    with pytest.raises(ConflictError):
        drive(server.url, start)
    assert len(server.seen) == 1


def test_the_caller_may_choose_the_key(drive: Drive, server: LocalServer, no_pause: list[float]) -> None:
    server.answers(Answer(cut="before"), JOB)
    drive(server.url, lambda client: client.runs.verify("r", idempotency_key="mine-1"))
    assert [seen.headers["idempotency-key"] for seen in server.seen] == ["mine-1"] * 2


def test_a_long_retry_after_is_not_waited_for(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(429, {"error": "slow down"}, {"retry-after": "3600"}), TRUTH)
    with pytest.raises(RateLimitError) as caught:
        drive(server.url, read)
    assert caught.value.retry_after == 3600
    assert len(server.seen) == 1


def test_gives_up_after_the_allowed_attempts(
    drive: Drive, server: LocalServer, no_pause: list[float]
) -> None:
    server.answers(Answer(502, {"error": "bad gateway"}))
    with pytest.raises(ServerError):
        drive(server.url, read, max_retries=1)
    assert len(server.seen) == 2


@pytest.mark.parametrize(
    "answer", [Answer(200, {"facts": ["x" * 4000]}, drip=0.02), Answer(200, {}, silence=60)]
)
def test_the_timeout_covers_the_whole_answer(drive: Drive, server: LocalServer, answer: Answer) -> None:
    server.answers(answer)
    began = time.monotonic()
    with pytest.raises(RequestTimeoutError):
        drive(server.url, read, timeout=0.4, max_retries=0)
    assert time.monotonic() - began < 20


def test_slow_operations_get_more_time_unless_the_caller_says_how_much() -> None:
    slow: Call[Any] = _calls.call(Operation("adminMakeReport", "POST", "/reports", deadline=60))
    quick: Call[Any] = _calls.call(Operation("adminGetReport", "GET", "/reports"))
    settings = Settings("http://localhost", "t", None, 2, None)
    assert [settings.timeout_of(one) for one in (slow, quick)] == [90, 30]
    assert replace(settings, timeout=5).timeout_of(slow) == 5


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, BadRequestError),
        (401, AuthenticationError),
        (404, NotFoundError),
        (409, ConflictError),
        (413, PayloadTooLargeError),
        (429, RateLimitError),
        (500, ServerError),
        (501, PlannedError),
        (503, UnavailableError),
        (529, ServerError),
        (418, ApiError),
        (302, ApiError),
    ],
)
def test_each_status_has_its_class(
    drive: Drive, server: LocalServer, status: int, kind: type[ApiError]
) -> None:
    body = {"error": "No.", "fields": [{"path": "brandId", "message": "is required"}]}
    server.answers(Answer(status, body, {"x-request-id": "req-7"}))
    with pytest.raises(VeraciteError) as caught:
        drive(server.url, read, max_retries=0)
    error = caught.value
    assert type(error) is kind
    assert isinstance(error, ApiError)
    assert (error.status, error.body, error.request_id) == (status, body, "req-7")
    assert (error.operation, error.message) == ("getGroundTruth", "No.")
    assert str(error) == f"getGroundTruth: {status} No. (request req-7)"
    if isinstance(error, BadRequestError):
        assert error.fields == body["fields"]


def test_the_monthly_cap_has_its_numbers_and_is_not_retried(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(429, CAP, {"retry-after": "1"}))
    with pytest.raises(ScanCapError) as caught:
        drive(server.url, lambda client: client.scans.create("b"))
    assert (caught.value.max_scans, caught.value.scans_this_month) == (4, 4)
    assert not isinstance(caught.value, RateLimitError)
    assert len(server.seen) == 1


def test_a_page_of_a_proxy_is_kept_as_text(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(502, b"<h1>Bad  gateway</h1>", {"content-type": "text/html"}))
    with pytest.raises(ServerError, match=r"getGroundTruth: 502 .*<h1>Bad gateway</h1>") as caught:
        drive(server.url, read, max_retries=0)
    assert caught.value.body == "<h1>Bad  gateway</h1>"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"<p>log in</p>", "expected JSON, got application/json"),
        (b"[]", "not a JSON object"),
        (b"", "expected JSON"),
        ({"id": "s"}, "'status' is missing"),
    ],
)
def test_a_success_that_cannot_be_read_is_one_class(
    drive: Drive, server: LocalServer, body: Any, reason: str
) -> None:
    server.answers(Answer(200, body, {"x-request-id": "r1"}))
    with pytest.raises(DecodeError, match=reason) as caught:
        drive(server.url, lambda client: client.scans.get("s"))
    assert (caught.value.status, caught.value.request_id) == (200, "r1")


def test_an_enum_value_of_a_later_version_is_a_decode_error(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(202, {**CREATED, "engines": ["TELEPATHY"]}))
    with pytest.raises(DecodeError, match="TELEPATHY"):
        drive(server.url, lambda client: client.scans.create("b"))


def test_html_must_be_html(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(200, {"bundle": 1}))
    with pytest.raises(DecodeError, match="expected HTML"):
        drive(server.url, lambda client: client.runs.bundle_html("r"))
    server.answers(Answer(200, "é<b>".encode(), {"content-type": "text/html; charset=utf-8"}))
    assert drive(server.url, lambda client: client.runs.bundle_html("r")) == "é<b>"
