"""The methods send exactly the operations of the document, and a token exactly where it asks for one."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from veracite_sdk import AsyncVeracite, MissingTokenError, Veracite, __version__
from veracite_sdk._operations import OPERATIONS

HASH = "ab" * 32

#: As the contract has them: method, path, whether a token is needed.
CONTRACT = {
    ("POST", "/v1/scans", True),
    ("GET", "/v1/scans/{scanId}", True),
    ("GET", "/v1/brands/{brandId}/confabulations", True),
    ("GET", "/v1/runs/{runId}/evidence", True),
    ("POST", "/v1/runs/{runId}/verify", True),
    ("GET", "/v1/runs/{runId}/evidence-bundle", True),
    ("GET", "/v1/brands/{brandId}/ground-truth", True),
    ("POST", "/v1/brands/{brandId}/ground-truth/refresh", True),
    ("GET", "/v1/public/evidence/{hash}", False),
    ("POST", "/v1/public/evidence/{hash}/check", False),
}

CALLS: dict[str, Callable[[Any], Any]] = {
    "scans.create": lambda c: c.scans.create("b"),
    "scans.get": lambda c: c.scans.get("s"),
    "scans.wait": lambda c: c.scans.wait("s"),
    "confabulations.list": lambda c: c.confabulations.list("b", engine="CHATGPT", window="7d"),
    "runs.evidence": lambda c: c.runs.evidence("r"),
    "runs.verify": lambda c: c.runs.verify("r"),
    "runs.bundle": lambda c: c.runs.bundle("r"),
    "runs.bundle_html": lambda c: c.runs.bundle_html("r"),
    "ground_truth.list": lambda c: c.ground_truth.list("b"),
    "ground_truth.refresh": lambda c: c.ground_truth.refresh("b"),
    "evidence.lookup": lambda c: c.evidence.lookup(HASH),
    "evidence.check": lambda c: c.evidence.check(HASH, "text"),
}
RESOURCES = ("scans", "confabulations", "runs", "ground_truth", "evidence")


def operations_of(document: Any) -> dict[tuple[str, str], Any]:
    return {
        (method.upper(), path): operation
        for path, item in document["paths"].items()
        for method, operation in item.items()
    }


def succeeds(operation: Any) -> bool:
    return any(status.startswith("2") for status in operation["responses"])


class Recorder:
    """A transport that answers with the example of the document and keeps what was asked."""

    def __init__(self, document: Any) -> None:
        self.operations = operations_of(document)
        self.sent: list[tuple[str, str, bool]] = []
        self.keyed: set[str] = set()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        method, path = request.method, request.url.path
        template = next(t for m, t in self.operations if m == method and matches(t, path))
        self.sent.append((method, template, "authorization" in request.headers))
        if "idempotency-key" in request.headers:
            self.keyed.add(template)
        responses = self.operations[method, template]["responses"]
        status, response = next(item for item in responses.items() if item[0].startswith("2"))
        if "text/html" in request.headers["accept"]:
            return httpx.Response(int(status), html="<p>bundle</p>")
        (example,) = list(response["content"]["application/json"]["examples"].values())[-1:]
        body = example["value"]
        if template == "/v1/scans/{scanId}":
            body = {**body, "finishedAt": "2026-11-15T09:05:00.000Z"}
        return httpx.Response(int(status), content=json.dumps(body))


def matches(template: str, path: str) -> bool:
    return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path) is not None


def send_all(kind: str, recorder: Recorder, token: str | None = "secret") -> None:
    transport = httpx.MockTransport(recorder)
    if kind == "sync":
        with Veracite("http://localhost", token, transport=transport) as client:
            for call in CALLS.values():
                call(client)
        return

    async def run() -> None:
        async with AsyncVeracite("http://localhost", token, transport=transport) as client:
            for call in CALLS.values():
                await call(client)

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_the_methods_send_exactly_the_callable_operations(kind: str, document: Any) -> None:
    recorder = Recorder(document)
    send_all(kind, recorder)
    callable_operations = {
        (method, path, bool(operation["security"]))
        for (method, path), operation in recorder.operations.items()
        if succeeds(operation)
    }
    assert set(recorder.sent) == callable_operations == CONTRACT


def test_a_key_is_sent_exactly_where_the_document_takes_one(document: Any) -> None:
    # Every other POST would be repeated although it may start work twice.
    recorder = Recorder(document)
    send_all("sync", recorder)
    assert recorder.keyed == {
        path
        for (_, path), operation in recorder.operations.items()
        if any(parameter["name"] == "Idempotency-Key" for parameter in operation.get("parameters", []))
    }
    starts_work = {path for method, path, _ in CONTRACT if method == "POST" and "/public/" not in path}
    assert recorder.keyed == starts_work


@pytest.mark.parametrize("client", [Veracite, AsyncVeracite])
def test_no_method_escapes_the_test_above(client: Any) -> None:
    instance = client("http://localhost")
    methods = {
        f"{name}.{method}"
        for name in RESOURCES
        for method, _ in inspect.getmembers(getattr(instance, name), callable)
        if not method.startswith("_")
    }
    assert methods == set(CALLS)
    assert {name for name in vars(instance) if not name.startswith("_")} == {*RESOURCES, "operator"}


def test_planned_operations_have_no_method(document: Any) -> None:
    planned = {key for key, operation in operations_of(document).items() if not succeeds(operation)}
    assert planned == {("GET", "/v1/webhooks"), ("POST", "/v1/webhooks")}
    assert not planned & {(operation.method, operation.path) for operation in OPERATIONS}


def test_sync_and_async_have_the_same_signatures() -> None:
    sync, asynchronous = Veracite("http://localhost"), AsyncVeracite("http://localhost")
    for name in CALLS:
        resource, method = name.split(".")
        one = getattr(getattr(sync, resource), method)
        other = getattr(getattr(asynchronous, resource), method)
        assert inspect.signature(one) == inspect.signature(other), name
        assert not inspect.iscoroutinefunction(one)
        assert inspect.iscoroutinefunction(other)
    # The transport is the only parameter that cannot be of the same type.
    parameters = [dict(inspect.signature(c.__init__).parameters) for c in (Veracite, AsyncVeracite)]
    for one in parameters:
        del one["transport"]
    assert parameters[0] == parameters[1]


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_without_a_token_nothing_that_needs_one_is_sent(kind: str, document: Any) -> None:
    recorder = Recorder(document)
    with pytest.raises(MissingTokenError):
        send_all(kind, recorder, token=None)
    assert recorder.sent == []


def test_the_version_is_that_of_the_package_and_the_document_has_its_own(document: Any) -> None:
    project = (Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{__version__}"' in project
    assert document["info"]["version"] == "0.1.0"
