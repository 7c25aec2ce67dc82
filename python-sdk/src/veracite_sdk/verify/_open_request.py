"""The request on a witnessed connection, for those who were given the secrets of the client's side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ._format import FormatError, require, utf8_decode
from ._http_reply import Request, read_request
from ._tls import (
    ALERT,
    APPLICATION_DATA,
    FINISHED,
    HANDSHAKE,
    MessageBuffer,
    Opener,
    Record,
    RecordKey,
    Suite,
    is_finished,
    open_application_data,
    open_server_flight,
    read_greeting,
)


def open_request(
    client: bytes,
    server: bytes,
    *,
    server_handshake_secret: bytes,
    client_handshake_secret: bytes,
    client_application_secret: bytes,
) -> Request:
    """The only request in the client's stream.

    Raises `FormatError` if anything in the stream is not part of it. It holds the key that paid.
    Verify the bundle first, and compare the body with `question.requestSha256` in the capture's manifest.
    """
    suite, records = _after_finished(client, server, server_handshake_secret, client_handshake_secret)
    data, _ = open_application_data(suite, client_application_secret, records, "client")
    return read_request(data)


class DisclosedRequest(NamedTuple):
    """What opens a request except the line with the key that pays."""

    handshake: bytes
    first: RecordKey
    third: RecordKey
    #: How many records lie between.
    sealed_records: int


def open_disclosed_request(
    client: bytes, server: bytes, server_handshake_secret: bytes, disclosed: DisclosedRequest
) -> Request:
    """The request without its sealed line. Whoever sealed it could have hidden another question there, so the
    length of the body is announced before it, and nothing but the body stands behind it."""
    suite, records = _after_finished(client, server, server_handshake_secret, disclosed.handshake)
    first, following, is_updated = _open_generation(Opener(suite, disclosed.first, "client"), records)
    third = following + disclosed.sealed_records
    if not is_updated or not 1 <= disclosed.sealed_records <= 4 or third > len(records):
        raise FormatError("the client did not change its key around one line of the request")
    behind, _, is_updated = _open_generation(Opener(suite, disclosed.third, "client"), records[third:])
    require(not is_updated, "the client changed its key once more")
    sealed = sum(len(record.fragment) - 17 for record in records[following:third])
    utf8_decode(first)
    if not first.endswith(b"\r\n") or b"\r\n\r\n" in first:
        raise FormatError("the sealed part of the request is not a line of its head")
    request = read_request(first + behind)
    headers, body = request.headers, request.body
    if headers.get("content-length") != str(len(body)) or "transfer-encoding" in headers:
        raise FormatError("the length of the body is not announced before the sealed line")
    require(len(behind) == len(body) + 2, "the sealed line is followed by more than the body")
    if headers.get("connection", "keep-alive").lower() != "keep-alive":
        raise FormatError("the request asks to end the connection: a second one would not be answered")
    if sealed >= len(body):
        raise FormatError(
            "the sealed part of the request is not shorter than its body, so another could hide there"
        )
    return request


def _open_generation(opener: Opener, records: Sequence[Record]) -> tuple[bytes, int, bool]:
    """The bytes that one key opens, and how many records that were, up to where the client changed it."""
    pieces = list[bytes]()
    for i, record in enumerate(records):
        kind, content = opener.open(record)
        if kind == APPLICATION_DATA:
            pieces.append(content)
        elif kind == HANDSHAKE and content == b"\x18\0\0\1\0":
            return b"".join(pieces), i + 1, True
        elif kind != ALERT or i + 1 < len(records):
            raise FormatError("a record of the client is not one that such a request has")
    return b"".join(pieces), len(records), False


def _after_finished(
    client: bytes, server: bytes, server_handshake_secret: bytes, client_handshake_secret: bytes
) -> tuple[Suite, list[Record]]:
    """The client's records behind its handshake, once its Finished was found to fit."""
    greeting = read_greeting(client, server)
    seen = [open_server_flight(greeting, server_handshake_secret).transcript]
    opener, buffer = Opener(greeting.suite, client_handshake_secret, "client"), MessageBuffer()
    for i, record in enumerate(greeting.of_client):
        kind, content = opener.open(record)
        require(kind == HANDSHAKE, "the handshake of the client was interrupted")
        for message in buffer.add(content):
            if message.type != FINISHED:
                seen.append(message.data)
                continue
            buffer.require_empty()
            if not is_finished(greeting.suite, client_handshake_secret, b"".join(seen), message.body):
                raise FormatError("the Finished of the client does not fit the handshake")
            return greeting.suite, greeting.of_client[i + 1 :]
    raise FormatError("the handshake of the client does not end: its Finished is missing")
