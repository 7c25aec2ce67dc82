"""The operator's side: what is sent, what is repeated, and exports that break off and go on."""

from __future__ import annotations

import asyncio
import builtins
import datetime
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from veracite_sdk import AsyncVeracite, ConnectionFailedError, MissingExtraError, NotFoundError, Veracite
from veracite_sdk._export import extra

ID = "0199c0de-7000-7000-8000-00000000000a"
HEADERS = {"veracite-cut": "7", "veracite-as-of": "41"}


def line(row_id: str, text: str = "ünï\u2028\n") -> bytes:
    return (json.dumps({"id": row_id, "text": text}, ensure_ascii=False) + "\n").encode()


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
        brands = client.operator.brands.list()
        items: list[Any] = [next(brands), *brands]
        assert [page["nextCursor"] for page in brands.pages()] == ["two", None]
    assert items == [1, 2, 3]


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_body_tells_left_out_from_null_and_writes_times(kind: str) -> None:
    sent: list[Any] = []

    def keep(request: httpx.Request) -> httpx.Response:
        sent.append(json.loads(request.content))
        return httpx.Response(200, json={})

    def change(operator: Any) -> list[Any]:
        until = datetime.date(2026, 12, 1)
        return [
            operator.feeds.change(ID, ID, url=None, name="n"),
            operator.facts.set_days(ID, None, until),
            operator.brands.change(ID, name=None),
        ]

    async def run() -> None:
        async with AsyncVeracite("http://localhost", "t", transport=httpx.MockTransport(keep)) as client:
            for result in change(client.operator):
                await result

    if kind == "sync":
        with Veracite("http://localhost", "t", transport=httpx.MockTransport(keep)) as client:
            change(client.operator)
    else:
        asyncio.run(run())
    assert sent == [{"name": "n", "url": None}, {"validFrom": None, "validUntil": "2026-12-01"}, {}]


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_files_are_sent_and_read_part_by_part(kind: str) -> None:
    sent: list[tuple[str, bytes]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            sent.append((request.headers["content-type"], request.read()))
            return httpx.Response(202, json={"id": "import"})
        return httpx.Response(200, content=iter([b"PK", b"rest"]))

    async def async_answer(request: httpx.Request) -> httpx.Response:
        await request.aread()
        answered = answer(request)
        content = answered.read()
        return httpx.Response(answered.status_code, content=content)

    async def parts() -> Any:
        for part in (b"id,", b"title"):
            yield part

    async def run() -> tuple[Any, bytes]:
        transport = httpx.MockTransport(async_answer)
        async with AsyncVeracite("http://localhost", "t", transport=transport) as client:
            started = await client.operator.feeds.start_import(ID, ID, parts())
            async with client.operator.cases.stream_file(ID) as file:
                return started, b"".join([chunk async for chunk in file.chunks])

    if kind == "sync":
        with Veracite("http://localhost", "t", transport=httpx.MockTransport(answer)) as client:
            started: Any = client.operator.feeds.start_import(ID, ID, iter([b"id,", b"title"]))
            with client.operator.cases.stream_file(ID) as file:
                content = b"".join(file.chunks)
    else:
        started, content = asyncio.run(run())
    assert sent == [("application/octet-stream", b"id,title")]
    assert (started["id"], content) == ("import", b"PKrest")


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
