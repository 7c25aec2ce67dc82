"""The narrowest ZIP there is: stored entries one after the other, then the directory, then the end.

A list of entries has one spelling, and the reader accepts only that one: two programs can then never see
different files in an archive, nothing can hide in it, and nothing can unfold into more than is there. The
module `zipfile` is made to read much more than that, and so is not used.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from ._format import FormatError

MAX_ZIP_BYTES = 268_435_456
MAX_ZIP_ENTRIES = 4_096


class ZipEntry(NamedTuple):
    path: str
    data: bytes


def read_zip(data: bytes) -> list[ZipEntry]:
    """The entries in their order. Raises on anything that a writer of case files would not have written."""
    if len(data) > MAX_ZIP_BYTES:
        raise FormatError("the archive is larger than 256 MB")
    entries: list[ZipEntry] = []
    names: set[str] = set()
    at = 0
    while data[at : at + 4] == _LOCAL:
        if len(entries) == MAX_ZIP_ENTRIES:
            raise FormatError("the archive has more than 4096 entries")
        entry = _read_entry(data, at)
        # Some file systems take two spellings of a name for one file.
        if entry.path.lower() in names:
            raise FormatError(f"the archive has two entries named {entry.path}")
        names.add(entry.path.lower())
        entries.append(entry)
        at += _LOCAL_BYTES + len(entry.path) + len(entry.data)
    if not entries:
        raise FormatError("the file is not a ZIP archive that begins with an entry")
    if data[at:] != _directory(entries):
        raise FormatError("the last entry is followed by something other than the directory of these entries")
    return entries


def write_zip(entries: Sequence[ZipEntry]) -> bytes:
    return b"".join([_header(entry) + entry.data for entry in entries]) + _directory(entries)


def _read_entry(data: bytes, at: int) -> ZipEntry:
    header = data[at : at + _LOCAL_BYTES].ljust(_LOCAL_BYTES, b"\0")
    flags, method = struct.unpack_from("<HH", header, 6)
    size, _, name_length = struct.unpack_from("<IIH", header, 18)
    body_at = at + _LOCAL_BYTES + name_length
    name = data[at + _LOCAL_BYTES : body_at]
    path = name.decode("latin-1") if len(name) <= _MAX_PATH else ""
    if not _PATH.fullmatch(path):
        raise FormatError("an entry has a name that a case file does not use")
    if method != 0:
        raise FormatError(f"{path} is compressed: a case file holds its parts as they are")
    if flags != 0:
        raise FormatError(f"{path} is encrypted, or its size is given elsewhere")
    if body_at + size > len(data):
        raise FormatError(f"{path} is cut off")
    entry = ZipEntry(path, data[body_at : body_at + size])
    if data[at:body_at] != _header(entry):
        raise FormatError(f"the header of {path} does not match the entry")
    return entry


def _header(entry: ZipEntry) -> bytes:
    return _LOCAL + struct.pack("<H", _NEEDED) + _shared(entry) + entry.path.encode("ascii")


def _directory(entries: Sequence[ZipEntry]) -> bytes:
    records: list[bytes] = []
    offset = 0
    for entry in entries:
        # No comment, first disk, no text flag, an ordinary file that its owner may write and all may read.
        rest = struct.pack("<HHHII", 0, 0, 0, 0o100644 << 16, offset)
        made_by = b"PK\x01\x02" + struct.pack("<HH", _MADE_BY, _NEEDED)
        records.append(made_by + _shared(entry) + rest + entry.path.encode("ascii"))
        offset += _LOCAL_BYTES + len(entry.path) + len(entry.data)
    directory = b"".join(records)
    count = len(entries)
    end = struct.pack("<HHHHIIH", 0, 0, count, count, len(directory), offset, 0)
    return directory + b"PK\x05\x06" + end


def _shared(entry: ZipEntry) -> bytes:
    """From the flags to the length of the extra field: the same before the entry and in the directory."""
    size = len(entry.data)
    # Midnight on the first day that the format knows.
    return struct.pack("<HHHHIIIHH", 0, 0, 0, 0x21, zlib.crc32(entry.data), size, size, len(entry.path), 0)


_LOCAL = b"PK\x03\x04"
_LOCAL_BYTES = 30
_NEEDED = 10
_MADE_BY = 0x0300 + 10
_MAX_PATH = 160
#: One folder deep at most, no leading dot, no drive, no backslash.
_PATH = re.compile(r"(?:[a-z]+/)?[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[a-z0-9]+)?")
