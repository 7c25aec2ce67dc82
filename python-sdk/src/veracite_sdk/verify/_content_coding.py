"""Bodies without their content coding; every checksum is compared."""

from __future__ import annotations

import zlib
from importlib import import_module
from typing import Any

from ._format import CannotCheck, FormatError, require


def decode_content(body: bytes, coding: str, most: int) -> bytes:
    """A body without its content coding. Nothing is ever unpacked beyond `most` bytes."""
    name = coding.lower()
    if name in ("", "identity"):
        return body
    if name in ("gzip", "x-gzip"):
        return _gunzip(body, most)
    if name == "deflate":
        return _unwrap_zlib(body, most)
    if name in ("br", "zstd"):
        return _unpack_with(name, body, most)
    raise FormatError("the content coding of the reply is not one that this verifier can undo")


def decode_certificates(algorithm: int, packed: bytes, length: int) -> bytes:
    """The certificates of a server in fewer bytes (RFC 8879); exactly `length` bytes must come out."""
    if algorithm not in (1, 2, 3) or length > 262_144:
        raise FormatError("the certificates are packed in a way that this verifier does not know")
    name = ("br", "zstd")[algorithm - 2]
    data = _unwrap_zlib(packed, length) if algorithm == 1 else _unpack_with(name, packed, length)
    require(len(data) == length, "the packed certificates have another length")
    return data


def _unpack_with(coding: str, packed: bytes, most: int) -> bytes:
    """With a package that need not be installed, from the extra `recordings` of this distribution."""
    name = {"br": "brotli", "zstd": "Zstandard"}[coding]
    found = _decompressor(coding)
    if found is None:
        raise CannotCheck(f"a part of it is packed with {name}, which cannot be unpacked here")
    try:
        if coding == "br":
            data = found.process(packed, output_buffer_limit=most + 1)
            is_whole = found.is_finished()
        else:
            data = found.decompress(packed, most + 1)
            is_whole = found.eof and not found.unused_data
    except Exception:
        is_whole, data = False, b""
    if not is_whole or len(data) > most:
        raise FormatError(f"what is packed with {name} is damaged, or becomes too long")
    return bytes(data)


def _decompressor(coding: str) -> Any:
    modules = ("brotli",) if coding == "br" else ("compression.zstd", "backports.zstd")
    for module in modules:
        try:
            found = import_module(module)
        except ImportError:
            continue
        return found.Decompressor() if coding == "br" else found.ZstdDecompressor()
    return None


def _inflate(packed: bytes, most: int) -> bytes:
    stream = zlib.decompressobj(-15)
    try:
        data = stream.decompress(packed, most + 1)
    except zlib.error as error:
        raise FormatError(_BROKEN) from error
    require(len(data) <= most and stream.eof and not stream.unused_data, _BROKEN)
    return data


def _gunzip(packed: bytes, most: int) -> bytes:
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
    content = _inflate(packed[at:-8], most)
    trailer = zlib.crc32(content).to_bytes(4, "little") + (len(content) % 2**32).to_bytes(4, "little")
    require(packed[-8:] == trailer, _DAMAGED)
    return content


def _unwrap_zlib(packed: bytes, most: int) -> bytes:
    """RFC 1950, which HTTP calls deflate."""
    method, flags = packed[:2] if len(packed) > 1 else (0, 0)
    is_known = method % 16 == 8 and method >> 4 <= 7 and not flags & 0x20
    if len(packed) < 6 or not is_known or (method * 256 + flags) % 31 != 0:
        raise FormatError("the body is not deflated, as its head says")
    content = _inflate(packed[2:-4], most)
    require(int.from_bytes(packed[-4:], "big") == zlib.adler32(content), _DAMAGED)
    return content


_BROKEN = "a compressed entry is not what its header says"
_DAMAGED = "a checksum in the packed body is wrong"
