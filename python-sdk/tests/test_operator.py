"""The operator's side: what is sent, what is repeated, and exports that break off and go on."""

from __future__ import annotations

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
from conftest import Drive

from veracite_sdk import ConnectionFailedError, MissingExtraError, NotFoundError, Veracite
from veracite_sdk._export import extra

ID = "0199c0de-7000-7000-8000-00000000000a"
URL = "http://localhost"
HEADERS = {"veracite-cut": "7", "veracite-as-of": "41"}


def line(row_id: str, text: str = "ünï\u2028\n") -> bytes:
    return (json.dumps({"id": row_id, "text": text}, ensure_ascii=False) + "\n").encode()


def collect(items: Any) -> Any:
    """All items of an iterable of either client, for `drive`."""

    async def read() -> list[Any]:
        return [item async for item in items]

    return read() if hasattr(items, "__aiter__") else list(items)


def test_a_change_is_not_made_twice_when_its_answer_is_lost(drive: Drive, no_pause: list[float]) -> None:
    asked: list[str] = []

    def lose(request: httpx.Request) -> httpx.Response:
        asked.append(request.method)
        raise httpx.ReadError("reset", request=request)

    for call in (lambda c: c.operator.brands.archive(ID), lambda c: c.operator.brands.get(ID)):
        with pytest.raises(ConnectionFailedError):
            drive(URL, call, max_retries=1, transport=httpx.MockTransport(lose))
    assert asked == ["DELETE", "GET", "GET"]


def test_a_list_goes_on_to_its_last_page(drive: Drive) -> None:
    pages = {None: {"items": [1, 2], "nextCursor": "two"}, "two": {"items": [3], "nextCursor": None}}
    transport = httpx.MockTransport(lambda r: httpx.Response(200, json=pages[r.url.params.get("cursor")]))
    assert drive(URL, lambda c: collect(c.operator.brands.list()), transport=transport) == [1, 2, 3]
    whole = drive(URL, lambda c: collect(c.operator.brands.list().pages()), transport=transport)
    assert whole == list(pages.values())
    with Veracite(URL, "t", transport=transport) as client:
        first: Any = next(client.operator.brands.list())
    assert first == 1


def test_a_body_tells_left_out_from_null_and_writes_times(drive: Drive) -> None:
    sent: list[Any] = []

    def keep(request: httpx.Request) -> httpx.Response:
        sent.append(json.loads(request.content))
        return httpx.Response(200, json={})

    until = datetime.date(2026, 12, 1)
    for call in (
        lambda c: c.operator.feeds.change(ID, ID, url=None, name="n"),
        lambda c: c.operator.facts.set_days(ID, None, until),
        lambda c: c.operator.brands.change(ID, name=None),
    ):
        drive(URL, call, transport=httpx.MockTransport(keep))
    assert sent == [{"name": "n", "url": None}, {"validFrom": None, "validUntil": "2026-12-01"}, {}]


def test_files_are_sent_and_read_part_by_part(drive: Drive) -> None:
    async def parts() -> Any:
        for part in (b"id,", b"title"):
            yield part

    async def read(file: Any) -> bytes:
        async with file as streamed:
            return b"".join([chunk async for chunk in streamed.chunks])

    def read_blocking(file: Any) -> bytes:
        with file as streamed:
            return b"".join(streamed.chunks)

    def upload(client: Any) -> Any:
        content = iter((b"id,", b"title")) if isinstance(client, Veracite) else parts()
        return client.operator.feeds.start_import(ID, ID, content)

    def download(client: Any) -> Any:
        reader = read_blocking if isinstance(client, Veracite) else read
        return reader(client.operator.cases.stream_file(ID))

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method == "GET":
            return httpx.Response(200, content=b"PKrest")
        assert request.headers["content-type"] == "application/octet-stream"
        assert (request.headers["transfer-encoding"], request.content) == ("chunked", b"id,title")
        return httpx.Response(202, json={"id": "import"})

    assert drive(URL, upload, transport=httpx.MockTransport(answer)) == {"id": "import"}
    assert drive(URL, download, transport=httpx.MockTransport(answer)) == b"PKrest"


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


def test_an_export_goes_on_after_the_last_whole_row(drive: Drive) -> None:
    script = Script(line("a") + line("b")[:9], Breaking(line("b") + line("c")[:5]), line("c"))
    moment = datetime.datetime(2026, 11, 1, 12, tzinfo=datetime.timezone.utc)
    exports: list[Any] = []

    def export(client: Any) -> Any:
        to = datetime.date(2026, 12, 1)
        exports.append(client.operator.answers(class_="CONFABULATED", from_=moment, to=to))
        assert exports[0].as_of is None
        return collect(exports[0])

    rows = drive(URL, export, transport=httpx.MockTransport(script))
    assert [row["id"] for row in rows] == ["a", "b", "c"]
    assert rows[0]["text"] == "ünï\u2028\n"
    assert exports[0].as_of == 41
    period = {"from": "2026-11-01T12:00:00.000Z", "to": "2026-12-01"}
    first = {"class": "CONFABULATED", **period, "format": "jsonl"}
    assert script.queries == [first, {**first, "cut": "7", "after": "a"}, {**first, "cut": "7", "after": "b"}]


def test_an_export_gives_up_when_nothing_comes_and_when_it_is_refused(drive: Drive) -> None:
    nothing = httpx.MockTransport(Script(*[Breaking(b"")] * 9))
    with pytest.raises(ConnectionFailedError):
        drive(URL, lambda c: collect(c.operator.rates()), transport=nothing)
    refusal = httpx.MockTransport(lambda _: httpx.Response(404, json={"error": "There is no cut 9."}))
    with pytest.raises(NotFoundError, match="no cut 9"):
        drive(URL, lambda c: collect(c.operator.findings(cut=9)), transport=refusal)


def test_a_file_is_saved_as_it_comes_and_goes_on_after_the_last_byte(drive: Drive, tmp_path: Path) -> None:
    script = Script(Breaking(b"id\r\n1\r"), b"\n2\r\n")
    path = tmp_path / "rates.csv"
    save = drive(URL, lambda c: c.operator.rates().save(path), transport=httpx.MockTransport(script))
    assert (path.read_bytes(), save) == (b"id\r\n1\r\n2\r\n", 10)
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


def test_rows_become_a_table_of_pandas(drive: Drive) -> None:
    pandas = pytest.importorskip("pandas", reason="pandas is not installed")
    row = {"id": "a", "finishedAt": "2026-11-01T12:00:00.000Z", "startedAt": "2026-11-01T11:00:00Z"}
    script = httpx.MockTransport(Script((json.dumps({**row, "rate": None}) + "\n").encode()))
    frame = drive(URL, lambda c: c.operator.rates().to_pandas(), transport=script)
    assert list(frame.columns)[:3] == ["id", "scanId", "brandId"]
    assert frame["finishedAt"][0] == pandas.Timestamp("2026-11-01T12:00:00Z")


def test_parquet_becomes_a_table_of_polars(drive: Drive) -> None:
    polars = pytest.importorskip("polars", reason="polars is not installed")
    file = io.BytesIO()
    polars.DataFrame({"id": ["a"], "rate": [0.5]}).write_parquet(file)
    script = httpx.MockTransport(Script(file.getvalue()))
    table = drive(URL, lambda c: c.operator.rates().to_polars(), transport=script)
    assert table.to_dicts() == [{"id": "a", "rate": 0.5}]
