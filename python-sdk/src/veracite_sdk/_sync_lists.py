# Generated from _async_lists.py by scripts/generate.py. Do not edit.
"""Lists that are read page by page, exports, and files that are read as they arrive."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from ._core import Call
from ._export import Format, Progress, pandas_of, polars_of
from ._operations import Operation
from ._runtime import open_file
from .errors import ConnectionFailedError

if TYPE_CHECKING:
    from ._sync import Veracite

Item = TypeVar("Item")
Page = TypeVar("Page")
Row = TypeVar("Row")

#: What is uploaded: bytes, or parts of them as they come.
Content = bytes | Iterable[bytes]


class Streamed(NamedTuple):
    """An answer that is read as it arrives."""

    headers: Mapping[str, str]
    chunks: Iterator[bytes]


class Pages(Generic[Item, Page]):
    """All items of a list. A page is asked for when the one before is used up."""

    def __init__(self, client: Veracite, call: Call[Any]) -> None:
        self._client = client
        self._call = call
        self._items = self._read()

    def pages(self) -> Iterator[Page]:
        """The pages themselves, which may say more than their items, from the first one."""
        cursor: str | None = None
        while True:
            page = self._client._send(self._call.with_query(cursor=cursor))
            yield page
            cursor = page["nextCursor"]
            if not cursor:
                return

    def _read(self) -> Iterator[Item]:
        page: Any
        for page in self.pages():
            for item in page["items"]:
                yield item

    def __iter__(self) -> Iterator[Item]:
        return self._items

    def __next__(self) -> Item:
        return self._items.__next__()


class Export(Generic[Row]):
    """Rows as of one event. Nothing is asked before the first row is, or the table, or the file."""

    def __init__(self, client: Veracite, operation: Operation, query: dict[str, Any]) -> None:
        self._client = client
        self._progress: Progress[Row] = Progress(operation, query)

    @property
    def as_of(self) -> int | None:
        """The newest event that the rows know of; None until the first answer."""
        return self._progress.as_of

    @property
    def cut(self) -> int | None:
        """Names that moment: give it to another export that is to be of the same one."""
        return self._progress.cut

    def __iter__(self) -> Iterator[Row]:
        query = {**self._progress.query, "cut": self.cut}
        progress: Progress[Row] = Progress(self._progress.operation, query)
        while True:
            try:
                with self._client._stream(progress.call("jsonl", after=progress.after)) as response:
                    progress.began(response.headers)
                    self._progress.cut, self._progress.as_of = progress.cut, progress.as_of
                    for chunk in response.chunks:
                        for row in progress.rows(chunk):
                            yield row
                progress.ended()
                return
            except ConnectionFailedError as error:
                progress.broke(error)

    def to_pandas(self) -> Any:
        """All rows as a pandas DataFrame. Needs the extra `veracite-sdk[pandas]`."""
        return pandas_of(self._progress.kind, [row for row in self])

    def to_polars(self) -> Any:
        """All rows as a polars DataFrame. Needs the extra `veracite-sdk[polars]`."""
        chunks = []
        with self._client._stream(self._progress.call("parquet")) as response:
            self._progress.began(response.headers)
            for chunk in response.chunks:
                chunks.append(chunk)
        return polars_of(b"".join(chunks))

    def save(self, path: str | Path, format: Format = "csv") -> int:
        """Writes the file as it comes, and says how many bytes it has. Goes on where a connection breaks."""
        written = 0
        with open_file(path, "wb") as file:
            while True:
                try:
                    skip = written or None
                    with self._client._stream(self._progress.call(format, skip=skip)) as response:
                        self._progress.began(response.headers)
                        for chunk in response.chunks:
                            file.write(chunk)
                            written += len(chunk)
                            self._progress.breaks = 0
                    return written
                except ConnectionFailedError as error:
                    self._progress.broke(error)
