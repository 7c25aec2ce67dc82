"""One reply or request of HTTP/1.1, read as strictly as two parsers that must agree have to."""

from __future__ import annotations

import re
from typing import NamedTuple

from ._format import FormatError, require


class Reply(NamedTuple):
    status: int
    #: Names in lower case; repeated ones joined with a comma.
    headers: dict[str, str]
    #: Without its transfer coding, content coding included.
    body: bytes


class Request(NamedTuple):
    #: The first line.
    start: str
    headers: dict[str, str]
    body: bytes


def read_reply(data: bytes, is_closed: bool) -> Reply:
    """The only reply in `data`, after any interim ones. `is_closed`: the sender ended it in order."""
    for _ in range(_MAX_INTERIM + 1):
        start, headers, data = _read_head(data, "reply")
        match = _STATUS.fullmatch(start)
        if match is None:
            raise FormatError("the reply does not begin with a status of HTTP/1.1")
        status = int(match[1])
        if status >= 200:
            body = _nothing(data) if status in (204, 304) else _read_body(headers, data, is_closed)
            return Reply(status, headers, body)
        if status == SWITCHED:
            # What follows is no longer HTTP.
            return Reply(status, headers, data)
    raise FormatError("the reply does not come after its interim ones")


def read_request(data: bytes) -> Request:
    """The only request in `data`."""
    start, headers, after = _read_head(data, "request")
    if _REQUEST.fullmatch(start) is None:
        raise FormatError("the request is not of HTTP/1.1")
    if "transfer-encoding" in headers:
        _require_plain_chunks(after)
    has_body = "transfer-encoding" in headers or "content-length" in headers
    return Request(start, headers, _read_body(headers, after, False) if has_body else _nothing(after))


def _require_plain_chunks(coded: bytes) -> None:
    """The collector made the request, and readers are shown its body only.

    Whatever stands beside the chunks could hide the question that was really sent. So sizes have one
    spelling, and nothing follows the last chunk.
    """
    at = 0
    while True:
        line = _line_at(coded, at, 1_024)
        if _PLAIN_SIZE.fullmatch(line) is None:
            raise FormatError("a chunk of the request has an extension, or its size is written unusually")
        at += len(line) + 2
        size = int(line, 16)
        if size == 0:
            require(len(coded) == at + 2, "the chunks of the request are followed by a trailer")
            return
        at += size + 2


def _nothing(after: bytes) -> bytes:
    require(not after, "a message is followed by other bytes")
    return after


def _read_head(data: bytes, what: str) -> tuple[str, dict[str, str], bytes]:
    end = data[:_MAX_HEAD_BYTES].find(b"\r\n\r\n")
    require(end >= 0, f"the head of the {what} does not end")
    start, *lines = data[:end].decode("latin-1").split("\r\n")
    headers: dict[str, str] = {}
    for line in lines:
        match = _HEADER.fullmatch(line)
        if match is None:
            raise FormatError(f"a header line of the {what} is malformed")
        name, value = match[1].lower(), match[2].strip(" \t")
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    return start, headers, data[end + 4 :]


def _read_body(headers: dict[str, str], after: bytes, is_closed: bool) -> bytes:
    coding, length = headers.get("transfer-encoding"), headers.get("content-length")
    if coding is not None:
        # With both, two readers could see two bodies.
        if length is not None or coding.lower() != "chunked":
            raise FormatError("the transfer coding is ambiguous or unknown")
        return _join_chunks(after)
    if length is None:
        require(is_closed, "the reply has no length, and its end was not announced")
        return after
    sizes = {each.strip(" \t") for each in length.split(",")}
    if len(sizes) != 1 or not re.fullmatch("[0-9]{1,15}", size := sizes.pop()):
        raise FormatError("the length of the body is malformed")
    require(len(after) == int(size), "the body has another length than its head says")
    return after


def _join_chunks(coded: bytes) -> bytes:
    pieces: list[bytes] = []
    at = 0
    while True:
        line = _line_at(coded, at, 1_024)
        match = _CHUNK.fullmatch(line)
        if match is None:
            raise FormatError("a chunk of the body has no size")
        at += len(line) + 2
        size = int(match[1], 16)
        if size == 0:
            _require_trailer(coded, at)
            return b"".join(pieces)
        require(at + size + 2 <= len(coded), "a chunk of the body is cut off")
        pieces.append(coded[at : at + size])
        at += size
        require(coded[at : at + 2] == b"\r\n", "a chunk is longer than it says")
        at += 2


def _require_trailer(coded: bytes, at: int) -> None:
    """Trailers are skipped; the empty line that ends them must be the last thing there is."""
    require(len(coded) - at <= _MAX_HEAD_BYTES, "the body is followed by other bytes")
    while True:
        line = _line_at(coded, at, _MAX_HEAD_BYTES)
        at += len(line) + 2
        if line == b"":
            _nothing(coded[at:])
            return


def _line_at(data: bytes, at: int, most: int) -> bytes:
    end = data.find(b"\r", at)
    if end < 0 or end - at > most or data[end + 1 : end + 2] != b"\n":
        raise FormatError("the body does not end as its transfer coding says")
    return data[at:end]


#: The status of a reply behind which the connection speaks another protocol.
SWITCHED = 101
_MAX_INTERIM = 8
_MAX_HEAD_BYTES = 65_536
_REQUEST = re.compile(r"[A-Z]+ [!-~]+ HTTP/1\.1")
_STATUS = re.compile("HTTP/1\\.1 ([1-9][0-9]{2})(?: [\t -~\x80-\xff]*)?")
_HEADER = re.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):([\t -~\x80-\xff]*)")
_PLAIN_SIZE = re.compile(b"0|[1-9A-Fa-f][0-9A-Fa-f]{0,7}")
_CHUNK = re.compile(b"([0-9A-Fa-f]{1,8})[ \t]*(?:;[\t -~]*)?")
