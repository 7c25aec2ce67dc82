"""Texts, bytes and numbers, read strictly: one spelling each."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re

MAX_SAFE_INTEGER = 2**53 - 1


class FormatError(Exception):
    """The input does not have the form its format demands. The message is one sentence for people."""


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
    if utf16_length(text) % 4 != 0:
        raise FormatError("base64 length is not a multiple of four")
    try:
        data = base64.b64decode(text.encode("ascii"), validate=True)
    except (UnicodeEncodeError, binascii.Error):
        raise FormatError("base64 holds a character outside its alphabet") from None
    if base64_encode(data) != text:
        raise FormatError("base64 is not canonical: unused bits are set")
    return data


def decode_field(text: str, max_bytes: int, what: str) -> bytes:
    """Bounded, canonical base64 from a bundle."""
    if len(text) > -(-max_bytes // 3) * 4:
        raise FormatError(f"{what} is larger than {max_bytes} bytes")
    return base64_decode(text)


def parse_decimal(text: str, what: str) -> int:
    """ASCII decimal without sign or leading zeros, within the integers every reader can hold."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,15}", text):
        raise FormatError(f"{what} is not a plain decimal number")
    value = int(text)
    if value > MAX_SAFE_INTEGER:
        raise FormatError(f"{what} is larger than 2^53 - 1")
    return value


def utf16_length(text: str) -> int:
    """Lengths in this format's limits are counted as JavaScript counts them."""
    return len(text) + sum(character > "\uffff" for character in text) if not text.isascii() else len(text)
