"""The operator's side: what is sent, what is repeated, and exports that break off and go on."""

from __future__ import annotations

import asyncio
import builtins
import datetime
import inspect
import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from veracite_sdk import AsyncVeracite, ConnectionFailedError, MissingExtraError, NotFoundError, Veracite
from veracite_sdk._export import extra

ID = "0199c0de-7000-7000-8000-00000000000a"
CALLS: dict[str, Callable[[Any], Any]] = {
    "accounts.list": lambda o: o.accounts.list(),
    "accounts.create": lambda o: o.accounts.create("a", "p"),
    "brands.list": lambda o: o.brands.list(archived=True),
    "brands.get": lambda o: o.brands.get(ID),
    "brands.create": lambda o: o.brands.create(ID, "b", "b.example"),
    "brands.change": lambda o: o.brands.change(ID, name="c"),
    "brands.archive": lambda o: o.brands.archive(ID),
    "brands.restore": lambda o: o.brands.restore(ID),
    "prompts.list": lambda o: o.prompts.list(ID),
    "prompts.suggest": lambda o: o.prompts.suggest(ID),
    "prompts.create": lambda o: o.prompts.create(ID, [{"text": "Who?", "intent": "BRANDED"}]),
    "prompts.change": lambda o: o.prompts.change(ID, text="Who is it?"),
    "prompts.archive": lambda o: o.prompts.archive(ID),
    "prompts.restore": lambda o: o.prompts.restore(ID),
    "facts.predicates": lambda o: o.facts.predicates(),
    "facts.create": lambda o: o.facts.create(ID, [{"predicate": "founded_year", "value": 2004}]),
    "facts.change": lambda o: o.facts.change(ID, value=2005),
    "facts.archive": lambda o: o.facts.archive(ID),
    "facts.restore": lambda o: o.facts.restore(ID),
    "scans.list": lambda o: o.scans.list(ID),
    "scans.get": lambda o: o.scans.get(ID),
    "scans.create": lambda o: o.scans.create(ID, samples=2),
    "scans.estimate": lambda o: o.scans.estimate(ID),
    "scans.stop": lambda o: o.scans.stop(ID),
    "scans.runs": lambda o: o.scans.runs(ID, class_="CONFABULATED"),
    "findings.list": lambda o: o.findings.list(ID),
    "findings.get": lambda o: o.findings.get(ID),
    "findings.settle": lambda o: o.findings.settle(ID, by="me", note="n"),
    "findings.reopen": lambda o: o.findings.reopen(ID, by="me"),
    "cases.list": lambda o: o.cases.list(brand_id=ID),
    "cases.get": lambda o: o.cases.get(ID),
    "cases.create": lambda o: o.cases.create(ID, findings=[ID]),
    "cases.file": lambda o: o.cases.file(ID),
    "cases.web_archive": lambda o: o.cases.web_archive(ID),
    "forms.attestation": lambda o: o.forms.attestation(ID),
    "forms.transparent_statement": lambda o: o.forms.transparent_statement(ID),
    "forms.web_archive": lambda o: o.forms.web_archive(ID),
    "exports": lambda o: o.exports(),
    "answers": lambda o: o.answers(engine="CLAUDE"),
    "claims": lambda o: o.claims(verdict="contradicted"),
    "rates": lambda o: o.rates(level="overall"),
    "corrections": lambda o: o.corrections(state="closed"),
    "findings": lambda o: o.findings(state="open"),
}
HEADERS = {"veracite-cut": "7", "veracite-as-of": "41"}


def line(row_id: str, text: str = "ünï\u2028\n") -> bytes:
    return (json.dumps({"id": row_id, "text": text}, ensure_ascii=False) + "\n").encode()


@pytest.fixture(scope="module")
def admin_document() -> Any:
    path = Path(__file__).resolve().parents[2] / "packages" / "contract" / "admin-openapi.json"
    if not path.exists():
        pytest.skip("needs the whole repository")
    return json.loads(path.read_text(encoding="utf-8"))


class Recorder:
    def __init__(self, document: Any) -> None:
        self.routes = [(m.upper(), p, o) for p, item in document["paths"].items() for m, o in item.items()]
        self.sent: set[str] = set()
        self.keyed: set[str] = set()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        found = [
            operation["operationId"]
            for method, path, operation in self.routes
            if method == request.method
            and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), request.url.path)
            # A fixed segment goes before a parameter.
            and ("{" not in path.split("/")[-1] or request.url.path.split("/")[-1] == ID)
        ]
        assert len(found) == 1, request.url.path
        assert request.headers["authorization"] == "Bearer secret"
        self.sent.add(found[0])
        if "idempotency-key" in request.headers:
            self.keyed.add(found[0])
        if "/exports/" in request.url.path:
            return httpx.Response(200, content=line("a"), headers=HEADERS)
        return httpx.Response(200, json={"items": [], "nextCursor": None})


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_each_method_sends_one_operation_of_the_document(kind: str, admin_document: Any) -> None:
    recorder = Recorder(admin_document)
    transport = httpx.MockTransport(recorder)
    if kind == "sync":
        with Veracite("http://localhost", "secret", transport=transport) as client:
            for call in CALLS.values():
                result = call(client.operator)
                if hasattr(result, "__iter__") and not isinstance(result, (dict, bytes)):
                    list(result)
    else:

        async def run() -> None:
            async with AsyncVeracite("http://localhost", "secret", transport=transport) as client:
                for call in CALLS.values():
                    result = call(client.operator)
                    if hasattr(result, "__aiter__"):
                        _ = [item async for item in result]
                    else:
                        await result

        asyncio.run(run())
    # What the TypeScript client offers, too.
    assert len(recorder.sent) == len(CALLS)
    assert recorder.keyed == {"adminStartScan"}


@pytest.mark.parametrize("client", [Veracite, AsyncVeracite])
def test_no_method_escapes_the_test_above(client: Any) -> None:
    operator = client("http://localhost").operator
    methods = {name for name, _ in inspect.getmembers(operator, inspect.ismethod) if name[0] != "_"}
    for name, resource in vars(operator).items():
        if name[0] != "_":
            members = inspect.getmembers(resource, callable)
            methods |= {f"{name}.{method}" for method, _ in members if method[0] != "_"}
    assert methods | {"findings"} == set(CALLS)


def test_sync_and_async_have_the_same_signatures() -> None:
    sync, asynchronous = Veracite("http://localhost").operator, AsyncVeracite("http://localhost").operator
    for name in CALLS:
        one: Any = sync
        other: Any = asynchronous
        for part in name.split("."):
            one, other = getattr(one, part), getattr(other, part)
        parameters = [inspect.signature(method).parameters for method in (one, other)]
        assert parameters[0] == parameters[1], name


def test_a_change_is_not_made_twice_when_its_answer_is_lost() -> None:
    asked = 0

    def lose(request: httpx.Request) -> httpx.Response:
        nonlocal asked
        asked += 1
        raise httpx.ReadError("reset", request=request)

    with Veracite("http://localhost", "t", max_retries=1, transport=httpx.MockTransport(lose)) as client:
        with pytest.raises(ConnectionFailedError):
            client.operator.brands.archive(ID)
        assert asked == 1
        with pytest.raises(ConnectionFailedError):
            client.operator.brands.get(ID)
        assert asked == 3


def test_a_list_goes_on_to_its_last_page() -> None:
    pages = {None: {"items": [1, 2], "nextCursor": "two"}, "two": {"items": [3], "nextCursor": None}}
    transport = httpx.MockTransport(lambda r: httpx.Response(200, json=pages[r.url.params.get("cursor")]))
    with Veracite("http://localhost", "t", transport=transport) as client:
        items: list[Any] = list(client.operator.brands.list())
    assert items == [1, 2, 3]


class Breaking(httpx.SyncByteStream, httpx.AsyncByteStream):
    """Bytes one by one, and then a broken connection."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def __iter__(self) -> Any:
        for at in range(len(self.content)):
            yield self.content[at : at + 1]
        raise httpx.ReadError("reset")

    async def __aiter__(self) -> Any:
        for part in Breaking.__iter__(self):
            yield part


class Script:
    """Answers one after the other, and remembers what was asked."""

    def __init__(self, *bodies: bytes | Breaking) -> None:
        self.bodies = list(bodies)
        self.queries: list[dict[str, str]] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.queries.append(dict(request.url.params))
        body = self.bodies.pop(0)
        if isinstance(body, bytes):
            return httpx.Response(200, content=body, headers=HEADERS)
        return httpx.Response(200, stream=body, headers=HEADERS)


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_an_export_goes_on_after_the_last_whole_row(kind: str) -> None:
    script = Script(line("a") + line("b")[:9], Breaking(line("b") + line("c")[:5]), line("c"))
    transport = httpx.MockTransport(script)
    moment = datetime.datetime(2026, 11, 1, 12, tzinfo=datetime.timezone.utc)

    async def run() -> tuple[list[Any], int | None]:
        async with AsyncVeracite("http://localhost", "t", transport=transport) as client:
            rows = client.operator.answers(class_="CONFABULATED", from_=moment, to=datetime.date(2026, 12, 1))
            return [row async for row in rows], rows.as_of

    if kind == "sync":
        with Veracite("http://localhost", "t", transport=transport) as client:
            rows = client.operator.answers(class_="CONFABULATED", from_=moment, to=datetime.date(2026, 12, 1))
            assert rows.as_of is None
            read: list[Any] = list(rows)
            as_of = rows.as_of
    else:
        read, as_of = asyncio.run(run())
    assert [row["id"] for row in read] == ["a", "b", "c"]
    assert read[0]["text"] == "ünï\u2028\n"
    assert as_of == 41
    first = {
        "class": "CONFABULATED",
        "from": "2026-11-01T12:00:00.000Z",
        "to": "2026-12-01",
        "format": "jsonl",
    }
    assert script.queries == [first, {**first, "cut": "7", "after": "a"}, {**first, "cut": "7", "after": "b"}]


def test_an_export_gives_up_when_nothing_comes_and_when_it_is_refused() -> None:
    nothing = httpx.MockTransport(Script(*[Breaking(b"")] * 9))
    with Veracite("http://localhost", "t", transport=nothing) as client, pytest.raises(ConnectionFailedError):
        list(client.operator.rates())
    refusal = httpx.MockTransport(lambda _: httpx.Response(404, json={"error": "There is no cut 9."}))
    with (
        Veracite("http://localhost", "t", transport=refusal) as client,
        pytest.raises(NotFoundError, match="no cut 9"),
    ):
        list(client.operator.findings(cut=9))


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_file_is_saved_as_it_comes_and_goes_on_after_the_last_byte(kind: str, tmp_path: Path) -> None:
    script = Script(Breaking(b"id\r\n1\r"), b"\n2\r\n")
    transport = httpx.MockTransport(script)
    path = tmp_path / "rates.csv"

    async def run() -> int:
        async with AsyncVeracite("http://localhost", "t", transport=transport) as client:
            return await client.operator.rates().save(path)

    if kind == "sync":
        with Veracite("http://localhost", "t", transport=transport) as client:
            written = client.operator.rates().save(path)
    else:
        written = asyncio.run(run())
    assert (path.read_bytes(), written) == (b"id\r\n1\r\n2\r\n", 10)
    assert script.queries == [{"format": "csv"}, {"format": "csv", "cut": "7", "skip": "6"}]


def test_what_is_not_installed_is_named_with_the_way_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, *rest: Any, **more: Any) -> Any:
        if name == "pandas":
            raise ImportError(name)
        return real(name, *rest, **more)

    real = builtins.__import__
    monkeypatch.delitem(sys.modules, "pandas", raising=False)
    monkeypatch.setattr("importlib.import_module", lambda name: refuse(name))
    with pytest.raises(MissingExtraError, match=re.escape("veracite-sdk with the extra [pandas]")):
        extra("pandas")


def test_rows_become_a_table_of_pandas() -> None:
    pandas = pytest.importorskip("pandas", reason="pandas is not installed")
    row = {
        "id": "a",
        "finishedAt": "2026-11-01T12:00:00.000Z",
        "startedAt": "2026-11-01T11:00:00Z",
        "rate": None,
    }
    script = httpx.MockTransport(Script((json.dumps(row) + "\n").encode()))
    with Veracite("http://localhost", "t", transport=script) as client:
        frame = client.operator.rates().to_pandas()
    assert list(frame.columns)[:3] == ["id", "scanId", "brandId"]
    assert frame["finishedAt"][0] == pandas.Timestamp("2026-11-01T12:00:00Z")


def test_parquet_becomes_a_table_of_polars() -> None:
    polars = pytest.importorskip("polars", reason="polars is not installed")
    file = io.BytesIO()
    polars.DataFrame({"id": ["a"], "rate": [0.5]}).write_parquet(file)
    with Veracite("http://localhost", "t", transport=httpx.MockTransport(Script(file.getvalue()))) as client:
        assert client.operator.rates().to_polars().to_dicts() == [{"id": "a", "rate": 0.5}]
