from __future__ import annotations

import asyncio
import functools
import inspect
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from local_server import LocalServer

from veracite_sdk import AsyncVeracite, Veracite, _async, _sync
from veracite_sdk._retry import delay_before_retry

ROOT = Path(__file__).resolve().parent.parent
CONTRACT = ROOT.parent / "packages" / "contract"

#: Does something with either client: drive(lambda client: client.scans.get("x")).
Drive = Callable[..., Any]


@pytest.fixture(scope="session", autouse=True)
def one_tls_context() -> Iterator[None]:
    """Clients share what they make from the list of authorities: reading it takes longer than any test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "httpx._transports.default.create_ssl_context", functools.cache(httpx.create_ssl_context)
        )
        yield


@pytest.fixture(scope="session")
def document() -> Any:
    return read_document("openapi.json")


@pytest.fixture(scope="session")
def admin_document() -> Any:
    return read_document("admin-openapi.json")


def read_document(name: str) -> Any:
    if not (CONTRACT / name).exists():
        pytest.skip("the OpenAPI documents are only in the whole repository")
    return json.loads((CONTRACT / name).read_text(encoding="utf-8"))


@pytest.fixture
def server() -> Iterator[LocalServer]:
    with LocalServer() as server:
        yield server


@pytest.fixture(params=["sync", "async"])
def drive(request: pytest.FixtureRequest) -> Drive:
    """Runs one call with a new client of either kind, so that every promise is tested for both."""

    def sync(base_url: str, call: Callable[[Any], Any], token: str | None = "t", **options: Any) -> Any:
        with Veracite(base_url, token, **options) as client:
            return call(client)

    def asynchronous(
        base_url: str, call: Callable[[Any], Any], token: str | None = "t", **options: Any
    ) -> Any:
        async def run() -> Any:
            async with AsyncVeracite(base_url, token, **options) as client:
                return await call(client)

        return asyncio.run(run())

    return sync if request.param == "sync" else asynchronous


def methods_of(client: Any) -> Iterator[tuple[str, Any]]:
    """Every method that a user may call, `operator.findings(…)` included."""
    for holder, prefix in ((client, ""), (client.operator, "operator.")):
        for name, member in inspect.getmembers(holder):
            if name.startswith("_") or name in ("close", "operator"):
                continue
            if callable(member):
                yield prefix + name, member
            if not inspect.ismethod(member):
                for method, called in inspect.getmembers(member, inspect.ismethod):
                    if not method.startswith("_"):
                        yield f"{prefix}{name}.{method}", called


@pytest.fixture
def no_pause(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Retries happen at once; the pauses they would have made are kept."""
    pauses: list[float] = []

    def decide(*arguments: Any, **named: Any) -> float | None:
        delay = delay_before_retry(*arguments, **named)
        if delay is None:
            return None
        pauses.append(delay)
        return 0.0

    for module in (_sync, _async):
        monkeypatch.setattr(module, "delay_before_retry", decide)
    return pauses
