"""What exports of both clients share: how far they are, how lines are cut, and tables."""

from __future__ import annotations

import importlib
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any, Generic, Literal, TypeVar

from ._calls import call, decode_bytes
from ._core import Call
from ._operations import Operation
from .errors import ConnectionFailedError, MissingExtraError

Format = Literal["csv", "jsonl", "parquet"]
Row = TypeVar("Row")

#: How often in a row a connection may break without bringing a row.
MOST_BREAKS = 3


class Progress(Generic[Row]):
    """Of which moment the rows are, and which was the last of them."""

    def __init__(self, operation: Operation, query: dict[str, Any]) -> None:
        self.operation = operation
        self.kind = operation.path.split("/")[-1]
        self.query = query
        self.cut: int | None = query.get("cut")
        self.as_of: int | None = None
        self.after: str | None = None
        self.breaks = 0
        self._rest = b""

    def call(self, format: Format, *, skip: int | None = None, after: str | None = None) -> Call[bytes]:
        query = {**self.query, "format": format, "cut": self.cut, "skip": skip, "after": after}
        return call(self.operation, query=query, decode=decode_bytes, accept="*/*")

    def began(self, headers: Any) -> None:
        self.cut = int(headers["veracite-cut"])
        self.as_of = int(headers["veracite-as-of"])
        self._rest = b""

    def rows(self, chunk: bytes) -> Iterator[Row]:
        # Not `splitlines`: a text may hold separators that only some take for the end of a line.
        lines = (self._rest + chunk).split(b"\n")
        self._rest = lines.pop()
        for line in lines:
            row = json.loads(line)
            self.after = row["id"]
            self.breaks = 0
            yield row

    def ended(self) -> None:
        """The last line of a whole file ends like every other."""
        if self._rest:
            raise ConnectionFailedError(f"the export of {self.kind} broke off")

    def broke(self, error: ConnectionFailedError) -> None:
        """Goes on after the last whole row, unless nothing comes any more."""
        self.breaks += 1
        if self.breaks > MOST_BREAKS:
            raise error


def pandas_of(kind: str, rows: Sequence[Any]) -> Any:
    # Here, because hundreds of types take a while to make and few callers need these two.
    from .operator_types import COLUMNS, TIMES

    pandas = extra("pandas")
    frame = pandas.DataFrame.from_records(list(rows), columns=list(COLUMNS[kind]))
    for name in TIMES[kind]:
        frame[name] = pandas.to_datetime(frame[name], utc=True, format="ISO8601")
    return frame


def polars_of(content: bytes) -> Any:
    return extra("polars").read_parquet(io.BytesIO(content))


def extra(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise MissingExtraError(
            f"this needs {name}: install it, or veracite-sdk with the extra [{name}]"
        ) from error
