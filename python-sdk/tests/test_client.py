"""What is sent, what is refused before sending, and waiting."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from conftest import Drive
from local_server import Answer, LocalServer

from veracite_sdk import (
    AsyncVeracite,
    CheckResult,
    HashNotFound,
    InvalidInputError,
    NotFoundError,
    PublicEvidence,
    Scan,
    UnavailableError,
    Veracite,
    WaitTimeoutError,
    __version__,
)
from veracite_sdk.models import Engine

HASH = "AB" * 32


def scan_body(status: str, finished: bool = False) -> dict[str, Any]:
    return {
        "id": "s",
        "status": status,
        "startedAt": "2026-11-15T09:00:00.120Z",
        "finishedAt": "2026-11-15T09:02:41.007Z" if finished else None,
        "totalPrompts": 1,
        "totalRuns": 2,
        "totalCostUsd": "0.264000",
        "byStatus": {"CLASSIFIED": 2},
        "mentions": 1,
    }


RUNNING, DONE = Answer(200, scan_body("RUNNING")), Answer(200, scan_body("SOME_NEW_STATE", finished=True))


def test_sends_token_agent_and_quoted_identifiers(drive: Drive, server: LocalServer) -> None:
    server.answers(DONE)
    drive(server.url + "/prefix/", lambda client: client.scans.get("a/b ?é"), token="tok", user_agent="app/1")
    seen = server.seen[0]
    assert seen.path == "/prefix/v1/scans/a%2Fb%20%3F%C3%A9"
    assert seen.headers["authorization"] == "Bearer tok"
    assert seen.headers["accept"] == "application/json"
    assert seen.headers["user-agent"].startswith(f"app/1 veracite-python/{__version__} python/3.")


def test_public_calls_never_carry_the_token(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(404, {"found": False}))
    assert isinstance(drive(server.url, lambda client: client.evidence.lookup(HASH)), HashNotFound)
    assert isinstance(drive(server.url, lambda client: client.evidence.check(HASH, "é")), HashNotFound)
    assert all("authorization" not in seen.headers for seen in server.seen)
    assert server.seen[1].json == {"content": "é"}


def test_public_calls_work_without_a_token(drive: Drive, server: LocalServer) -> None:
    verdict = {
        "found": True,
        "match": False,
        "verdict": "modified",
        "submitted_sha256": "cd" * 32,
        "captured_at": "2026-11-15T09:01:12.481Z",
    }
    server.answers(Answer(200, verdict))
    result = drive(server.url, lambda client: client.evidence.check(HASH, "text"), token=None)
    assert isinstance(result, CheckResult)
    assert (result.match, result.verdict.value) == (False, "modified")
    place = {"subject": "response", "engine": "CHATGPT", "access": "demo", "log": {"status": "pending"}}
    server.answers(Answer(200, {**verdict, **place, "sha256": HASH}))
    found = drive(server.url, lambda client: client.evidence.lookup(HASH), token=None)
    assert isinstance(found, PublicEvidence)
    assert (found.sha256, found.log.status) == (HASH, "pending")


@pytest.mark.parametrize("body", [b"no such page", {"error": "Not found."}, {"found": True}])
def test_a_404_that_is_no_answer_is_an_error(drive: Drive, server: LocalServer, body: Any) -> None:
    server.answers(Answer(404, body))
    with pytest.raises(NotFoundError):
        drive(server.url, lambda client: client.evidence.lookup(HASH))


def test_filters_are_strings_or_enums(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(500))
    with pytest.raises(Exception, match="500"):
        drive(
            server.url,
            lambda client: client.confabulations.list("b", engine=Engine.CHATGPT, intent="BRANDED"),
            max_retries=0,
        )
    assert server.seen[0].path == "/v1/brands/b/confabulations?engine=CHATGPT&intent=BRANDED"


@pytest.mark.parametrize(
    "call",
    [
        lambda client: client.scans.create(""),
        lambda client: client.scans.get(".."),
        lambda client: client.runs.evidence("."),
        lambda client: client.evidence.lookup("ab"),
        lambda client: client.evidence.lookup(HASH + "\n"),
        lambda client: client.evidence.check(HASH, ""),
        lambda client: client.evidence.check(HASH, "\ud800"),
        lambda client: client.scans.create("b", idempotency_key="two words"),
        lambda client: client.scans.create("b", idempotency_key=""),
        lambda client: client.confabulations.list("b", window="1d"),
        lambda client: client.scans.wait("s", deadline=-1),
    ],
)
def test_refuses_what_cannot_be_right_before_sending(drive: Drive, server: LocalServer, call: Any) -> None:
    with pytest.raises(InvalidInputError):
        drive(server.url, call)
    assert server.seen == []


@pytest.mark.parametrize("client", [Veracite, AsyncVeracite])
@pytest.mark.parametrize(
    "options",
    [
        {"base_url": "localhost:3000"},
        {"base_url": "ftp://localhost"},
        {"base_url": "http://user:password@localhost"},
        {"base_url": "http://localhost?x=1"},
        {"base_url": "http://localhost", "token": "two\nlines"},
        {"base_url": "http://localhost", "timeout": 0},
        {"base_url": "http://localhost", "max_retries": -1},
        {"base_url": "http://localhost", "user_agent": "a\r\nb"},
    ],
)
def test_refuses_settings_that_cannot_work(client: Any, options: dict[str, Any]) -> None:
    with pytest.raises(InvalidInputError) as caught:
        client(**options)
    assert "two" not in str(caught.value)


@pytest.mark.parametrize("client", [Veracite, AsyncVeracite])
def test_the_representation_does_not_show_the_token(client: Any) -> None:
    instance = client("http://localhost", "secret-token")
    assert repr(instance) == f"<{client.__name__} http://localhost with token>"
    assert "secret" not in repr(instance._settings)


def test_waits_for_the_time_of_finishing_whatever_the_status(drive: Drive, server: LocalServer) -> None:
    classifying = Answer(200, scan_body("CLASSIFYING"))
    server.answers(RUNNING, RUNNING, classifying, DONE)
    told: list[str] = []
    scan = drive(
        server.url,
        lambda client: client.scans.wait("s", poll=0.01, on_progress=lambda s: told.append(s.status)),
    )
    assert isinstance(scan, Scan)
    assert scan.status == "SOME_NEW_STATE"
    assert told == ["RUNNING", "CLASSIFYING", "SOME_NEW_STATE"]


def test_progress_may_be_told_to_a_coroutine(server: LocalServer) -> None:
    server.answers(RUNNING, DONE)
    told: list[str] = []

    async def tell(scan: Scan) -> None:
        await asyncio.sleep(0)
        told.append(scan.status)

    async def run() -> None:
        async with AsyncVeracite(server.url, "t") as client:
            await client.scans.wait("s", poll=0.01, on_progress=tell)

    asyncio.run(run())
    assert told == ["RUNNING", "SOME_NEW_STATE"]


def test_the_deadline_of_wait_holds_and_says_how_the_scan_was(drive: Drive, server: LocalServer) -> None:
    server.answers(RUNNING)
    began = time.monotonic()
    with pytest.raises(WaitTimeoutError, match="last seen RUNNING") as caught:
        drive(server.url, lambda client: client.scans.wait("s", deadline=2, poll=0.05))
    assert time.monotonic() - began < 20
    assert caught.value.scan is not None


def test_the_deadline_of_wait_also_ends_a_slow_answer(drive: Drive, server: LocalServer) -> None:
    server.answers(Answer(200, scan_body("RUNNING"), silence=60))
    began = time.monotonic()
    with pytest.raises(WaitTimeoutError, match="not seen yet"):
        drive(server.url, lambda client: client.scans.wait("s", deadline=0.3))
    assert time.monotonic() - began < 20


def test_wait_ends_with_the_error_of_the_server(drive: Drive, server: LocalServer) -> None:
    server.answers(RUNNING, Answer(503, {"error": "down"}))
    with pytest.raises(UnavailableError):
        drive(server.url, lambda client: client.scans.wait("s", poll=0.01), max_retries=0)


def test_cancelling_interrupts_a_call_and_the_pause_before_a_retry(server: LocalServer) -> None:
    server.answers(Answer(503, {"error": "busy"}, {"retry-after": "30"}))

    async def run() -> None:
        async with AsyncVeracite(server.url, "t") as client:
            await asyncio.wait_for(client.scans.get("s"), 0.3)

    began = time.monotonic()
    with pytest.raises((TimeoutError, asyncio.TimeoutError)):
        asyncio.run(run())
    assert time.monotonic() - began < 20
