"""Both clients have a method for every operation of both documents, and send what the documents describe."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from conftest import methods_of

from veracite_sdk import AsyncVeracite, MissingTokenError, Veracite, __version__
from veracite_sdk._operations import OPERATIONS

ID = "0199c0de-7000-7000-8000-00000000000a"
#: As the contract has them: method, path, whether a token is needed.
PUBLIC = {
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
#: Names that programs use; the others follow the operations.
OPERATOR_NAMES = """
accounts.list accounts.create brands.list brands.get brands.create brands.change brands.archive
brands.restore prompts.list prompts.suggest prompts.create prompts.change prompts.archive
prompts.restore facts.predicates facts.create facts.change facts.archive facts.restore scans.list
scans.get scans.create scans.estimate scans.stop scans.runs findings.list findings.get
findings.settle findings.reopen cases.list cases.get cases.create cases.file cases.web_archive
forms.attestation forms.transparent_statement forms.web_archive exports answers claims rates
corrections findings
"""


@pytest.fixture(scope="module")
def operations(document: Any, admin_document: Any) -> dict[tuple[str, str], Any]:
    return {
        (method.upper(), path): operation
        for described in (document, admin_document)
        for path, item in described["paths"].items()
        for method, operation in item.items()
    }


def succeeds(operation: Any) -> bool:
    return any(status.startswith("2") for status in operation["responses"])


class Recorder:
    """A transport that answers as the document describes and keeps what was asked."""

    def __init__(self, operations: dict[tuple[str, str], Any]) -> None:
        self.operations = operations
        self.sent: set[tuple[str, str, bool]] = set()
        self.keyed: set[tuple[str, str]] = set()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        key = self.template_of(request)
        self.sent.add((*key, "authorization" in request.headers))
        if "idempotency-key" in request.headers:
            self.keyed.add(key)
        responses = self.operations[key]["responses"]
        status, response = next(item for item in responses.items() if item[0].startswith("2"))
        if "text/html" in request.headers["accept"]:
            return httpx.Response(int(status), html="<p>page</p>")
        examples = list(response["content"].get("application/json", {}).get("examples", {}).values())
        body = examples[-1]["value"] if examples else {"items": [], "nextCursor": None}
        if key[1] == "/v1/scans/{scanId}":
            body = {**body, "finishedAt": "2026-11-15T09:05:00.000Z"}
        headers = {"veracite-cut": "7", "veracite-as-of": "41"}
        content = b"" if "/exports/" in key[1] else json.dumps(body).encode()
        return httpx.Response(int(status), content=content, headers=headers)

    def template_of(self, request: httpx.Request) -> tuple[str, str]:
        found = [
            (method, path)
            for method, path in self.operations
            if method == request.method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), request.url.path)
        ]
        # A fixed segment goes before a parameter.
        return min(found, key=lambda key: key[1].count("{"))


def call_with_required(method: Any) -> Any:
    given: list[Any] = []
    for parameter in inspect.signature(method).parameters.values():
        if parameter.default is inspect.Parameter.empty:
            kind = str(parameter.annotation)
            plain = {"str": ID, "int": 1, "bool": True}.get(kind, [] if "Sequence" in kind else {})
            given.append("ab" * 32 if parameter.name == "hash" else plain)
    return method(*given)


def send_all(kind: str, recorder: Recorder, token: str | None = "secret") -> None:
    transport = httpx.MockTransport(recorder)
    if kind == "sync":
        with Veracite("http://localhost", token, transport=transport) as client:
            for _, method in methods_of(client):
                result = call_with_required(method)
                if hasattr(result, "__enter__"):
                    with result:
                        pass
                elif hasattr(result, "pages") or hasattr(result, "save"):
                    list(result)
        return

    async def run() -> None:
        async with AsyncVeracite("http://localhost", token, transport=transport) as client:
            for _, method in methods_of(client):
                result = call_with_required(method)
                if hasattr(result, "__aenter__"):
                    async with result:
                        pass
                elif hasattr(result, "__aiter__"):
                    _ = [item async for item in result]
                else:
                    await result

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_the_methods_send_exactly_the_operations_of_the_documents(kind: str, operations: Any) -> None:
    recorder = Recorder(operations)
    send_all(kind, recorder)
    described = {
        (*key, bool(operation["security"])) for key, operation in operations.items() if succeeds(operation)
    }
    assert recorder.sent == described
    assert {key for key in described if key[1].startswith("/v1/")} == PUBLIC
    # Every other change would be repeated although it may start work twice.
    assert recorder.keyed == {
        key
        for key, operation in operations.items()
        if any(parameter["name"] == "Idempotency-Key" for parameter in operation.get("parameters", []))
    }


def test_planned_operations_have_no_method(operations: Any) -> None:
    planned = {key for key, operation in operations.items() if not succeeds(operation)}
    assert planned == {("GET", "/v1/webhooks"), ("POST", "/v1/webhooks")}
    assert not planned & {(operation.method, operation.path) for operation in OPERATIONS}


def test_both_clients_have_the_same_methods_and_parameters() -> None:
    both = [dict(methods_of(client("http://localhost"))) for client in (Veracite, AsyncVeracite)]
    signatures = [
        {name: str(inspect.signature(method).replace(return_annotation="")) for name, method in one.items()}
        for one in both
    ]
    # What is uploaded is the only parameter that cannot be of the same type.
    assert signatures[0] == {name: text.replace("Async", "") for name, text in signatures[1].items()}
    assert {f"operator.{name}" for name in OPERATOR_NAMES.split()} <= both[0].keys()
    assert not any(inspect.iscoroutinefunction(method) for method in both[0].values())


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_without_a_token_nothing_that_needs_one_is_sent(kind: str, operations: Any) -> None:
    recorder = Recorder(operations)
    with pytest.raises(MissingTokenError):
        send_all(kind, recorder, token=None)
    assert recorder.sent == set()


def test_the_version_is_that_of_the_package_and_the_document_has_its_own(document: Any) -> None:
    project = (Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{__version__}"' in project
    assert document["info"]["version"] == "0.1.0"
