"""The request on a witnessed connection, for those who were given the secrets of the client's side."""

from __future__ import annotations

from ._format import FormatError, require
from ._http_reply import Request, read_request
from ._tls import (
    FINISHED,
    HANDSHAKE,
    MessageBuffer,
    Opener,
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
            rest = greeting.of_client[i + 1 :]
            data, _ = open_application_data(greeting.suite, client_application_secret, rest, "client")
            return read_request(data)
    raise FormatError("the handshake of the client does not end: its Finished is missing")
