"""What a server sent on a WebSocket (RFC 6455), as one body: `websocket.ts` says how and why."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator

from ._format import FormatError, require

_CLOSE = 8
_BROKEN = "a frame of the WebSocket is malformed"
_PACKED = "a compressed entry is not what its header says"
_PARAMETER = re.compile(
    '(?:server|client)_no_context_takeover|(?:server|client)_max_window_bits(?:="?(?:8|9|1[0-5])"?)?'
)


def read_messages(headers: dict[str, str], data: bytes, most: int) -> bytes:
    if headers.get("upgrade", "").lower() != "websocket":
        raise FormatError("the connection was switched to another protocol than WebSocket")
    unpack = _unpacker_of(headers.get("sec-websocket-extensions", ""), most)
    messages, pieces, room, is_packed, is_closed = list[bytes](), list[bytes](), most, False, False
    for is_last, is_marked, kind, payload in _frames_of(data):
        require(not is_closed, "the server went on after it had ended")
        if kind >= _CLOSE:
            is_closed = kind == _CLOSE
            continue
        require((kind == 0) == bool(pieces) and not (kind == 0 and is_marked), _BROKEN)
        if kind != 0:
            is_packed = is_marked
        pieces.append(payload)
        if not is_last:
            continue
        whole = b"".join(pieces)
        if is_packed:
            if unpack is None:
                raise FormatError(_BROKEN)
            whole = unpack(whole)
        message = b"%d\n%b\n" % (len(whole), whole)
        pieces = []
        room -= len(message)
        require(room >= 0, "the messages of the WebSocket are too long")
        messages.append(message)
    return b"".join(messages)


def split_messages(body: bytes) -> list[bytes]:
    """The messages in such a body."""
    messages, at = list[bytes](), 0
    while at < len(body):
        match = re.compile(b"(0|[1-9][0-9]{0,8})\n").match(body, at)
        stop = match.end() + int(match[1]) if match else len(body)
        if match is None or body[stop : stop + 1] != b"\n":
            raise FormatError("the body does not consist of messages")
        messages.append(body[match.end() : stop])
        at = stop + 1
    return messages


def _frames_of(data: bytes) -> Iterator[tuple[bool, bool, int, bytes]]:
    at = 0
    while at + 2 <= len(data):
        first, second = data[at], data[at + 1]
        width = {126: 2, 127: 8}.get(second, 0)
        start = at + 2 + width
        if start > len(data):
            return
        length = int.from_bytes(data[at + 2 : start], "big") if width else second
        kind = first & 15
        # Servers do not mask, and only the first of the three free bits has a meaning.
        require(second <= 127 and not first & 0x30 and kind in (0, 1, 2, 8, 9, 10), _BROKEN)
        require(kind < _CLOSE or (length <= 125 and first & 0xC0 == 0x80), _BROKEN)
        if start + length > len(data):
            return
        yield bool(first & 0x80), bool(first & 0x40), kind, data[start : start + length]
        at = start + length


def _unpacker_of(extensions: str, most: int) -> Callable[[bytes], bytes] | None:
    """What undoes permessage-deflate (RFC 7692), the only extension that is known."""
    if extensions == "":
        return None
    name, *parameters = (part.strip(" \t") for part in extensions.lower().split(";"))
    if name != "permessage-deflate" or not all(map(_PARAMETER.fullmatch, parameters)):
        raise FormatError("the WebSocket has an extension that this verifier does not know")
    is_alone = "server_no_context_takeover" in parameters
    stream, room = zlib.decompressobj(-15), most

    def unpack(packed: bytes) -> bytes:
        nonlocal stream, room
        if is_alone:
            stream, room = zlib.decompressobj(-15), most
        try:
            # Senders leave out the empty block that ends each message.
            message = stream.decompress(packed + b"\0\0\xff\xff", room + 1)
            probe = stream.copy()
            probe.decompress(b"\1\0\0\xff\xff")
        except zlib.error as error:
            raise FormatError(_PACKED) from error
        # It ends between two blocks, and none of them was the last.
        is_whole = len(message) <= room and not stream.eof and not stream.unconsumed_tail and probe.eof
        require(is_whole, _PACKED)
        room -= len(message)
        return message

    return unpack
