"""Bodies without their content coding; every checksum is compared."""

from __future__ import annotations

import zlib

from ._format import FormatError, require
from ._zip import inflate


def decode_content(body: bytes, coding: str, length: int) -> bytes:
    """A body without its content coding. Nothing is ever unpacked beyond `length`."""
    name = coding.lower()
    if name in ("", "identity"):
        return body
    if name in ("gzip", "x-gzip"):
        return _gunzip(body, length)
    if name == "deflate":
        return _unwrap_zlib(body, length)
    raise FormatError("the content coding of the reply is not one that this verifier can undo")


def _gunzip(packed: bytes, length: int) -> bytes:
    """One member of RFC 1952. Read by hand, so that every verifier refuses the same bytes."""
    flags = packed[3] if len(packed) > 3 else 0
    require(packed[:3] == b"\x1f\x8b\x08" and flags <= 31, "the body is not gzip, as its head says")
    at = 10
    if flags & 4:
        at += 2 + int.from_bytes(packed[at : at + 2], "little")
    for flag in (8, 16):
        if flags & flag:
            at = packed.find(b"\x00", at) + 1 or len(packed)
    header = packed[:at]
    if flags & 2:
        at += 2
    require(at + 8 <= len(packed), "the gzip body is cut off")
    if flags & 2 and int.from_bytes(packed[at - 2 : at], "little") != zlib.crc32(header) & 0xFFFF:
        raise FormatError(_DAMAGED)
    content = inflate(packed[at:-8], length)
    trailer = zlib.crc32(content).to_bytes(4, "little") + (len(content) % 2**32).to_bytes(4, "little")
    require(packed[-8:] == trailer, _DAMAGED)
    return content


def _unwrap_zlib(packed: bytes, length: int) -> bytes:
    """RFC 1950, which HTTP calls deflate."""
    method, flags = packed[:2] if len(packed) > 1 else (0, 0)
    is_known = method % 16 == 8 and method >> 4 <= 7 and not flags & 0x20
    if len(packed) < 6 or not is_known or (method * 256 + flags) % 31 != 0:
        raise FormatError("the body is not deflated, as its head says")
    content = inflate(packed[2:-4], length)
    require(int.from_bytes(packed[-4:], "big") == zlib.adler32(content), _DAMAGED)
    return content


_DAMAGED = "a checksum in the packed body is wrong"
