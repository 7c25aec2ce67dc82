"""Texts, bytes and numbers, read strictly: one spelling each."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
from importlib.resources import files
from typing import Any

MAX_SAFE_INTEGER = 2**53 - 1


class FormatError(Exception):
    """The input does not have the form its format demands. The message is one sentence for people."""


class CannotCheck(FormatError):  # noqa: N818
    """Nothing is known to be wrong, but this reader lacks the means to look. No step passes with it."""


def require(holds: object, reason: str) -> None:
    """States what must hold of untrusted input, and why it is refused where it does not."""
    if not holds:
        raise FormatError(reason)


def packaged(name: str) -> Any:
    """Data that every Veracite verifier shares, from the file of this package that holds it."""
    return json.loads((files(__package__) / name).read_text(encoding="utf-8"))


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def sha256_hex(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def utf8_encode(text: str) -> bytes:
    """A lone surrogate has no UTF-8 form and is refused, never replaced."""
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        raise FormatError("text holds a lone surrogate, which UTF-8 cannot express") from None


def utf8_decode(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise FormatError("bytes are not valid UTF-8") from None


def base64_encode(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def base64_decode(text: str) -> bytes:
    """Accepts only the one canonical spelling: padded, no white space, unused bits zero."""
    require(utf16_length(text) % 4 == 0, "base64 length is not a multiple of four")
    try:
        data = base64.b64decode(text.encode("ascii"), validate=True)
    except (UnicodeEncodeError, binascii.Error):
        raise FormatError("base64 holds a character outside its alphabet") from None
    require(base64_encode(data) == text, "base64 is not canonical: unused bits are set")
    return data


def decode_field(text: str, max_bytes: int, what: str) -> bytes:
    """Bounded, canonical base64 from a bundle."""
    require(len(text) <= -(-max_bytes // 3) * 4, f"{what} is larger than {max_bytes} bytes")
    return base64_decode(text)


def parse_decimal(text: str, what: str) -> int:
    """ASCII decimal without sign or leading zeros, within the integers every reader can hold."""
    require(re.fullmatch(r"0|[1-9][0-9]{0,15}", text), f"{what} is not a plain decimal number")
    value = int(text)
    require(value <= MAX_SAFE_INTEGER, f"{what} is larger than 2^53 - 1")
    return value


def utf16_length(text: str) -> int:
    """Lengths in this format's limits are counted as JavaScript counts them."""
    return len(text) + sum(character > "\uffff" for character in text) if not text.isascii() else len(text)
