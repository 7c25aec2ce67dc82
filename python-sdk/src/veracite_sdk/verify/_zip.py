"""The narrowest ZIP there is: entries one after the other, as they are or deflated, the directory, the end.

Everything but how an entry is deflated has one spelling, and the reader accepts nothing else: two programs
can then never see different files in an archive, nothing can hide in it, and nothing unfolds into more than
its header says. An archive with deflated entries ends in the digest of all that stands before its end, so
that no byte changes unnoticed. The module `zipfile` is made to read much more than that, and so is not used.
"""

from __future__ import annotations

import hashlib
import re
import struct
import zlib
from collections.abc import Sequence
from typing import NamedTuple

from ._format import FormatError, require

MAX_ZIP_BYTES = 268_435_456
MAX_ZIP_ENTRIES = 4_096


class ZipEntry(NamedTuple):
    path: str
    data: bytes
    #: The same, deflated, if the archive has it so.
    packed: bytes | None = None


def read_zip(data: bytes) -> list[ZipEntry]:
    """The entries in their order. Raises on anything that a writer of case files would not have written."""
    require(len(data) <= MAX_ZIP_BYTES, "the archive is larger than 256 MB")
    entries: list[ZipEntry] = []
    names: set[str] = set()
    at = 0
    unpacked = 0
    while data[at : at + 4] == _LOCAL:
        require(len(entries) != MAX_ZIP_ENTRIES, "the archive has more than 4096 entries")
        entry = _read_entry(data, at, MAX_ZIP_BYTES - unpacked)
        unpacked += len(entry.data)
        # Some file systems take two spellings of a name for one file.
        require(entry.path.lower() not in names, f"the archive has two entries named {entry.path}")
        names.add(entry.path.lower())
        entries.append(entry)
        at += _entry_bytes(entry)
    require(entries, "the file is not a ZIP archive that begins with an entry")
    directory = _directory(entries)
    if data[at:] != directory + _end(entries, directory, data[:at]):
        raise FormatError("the last entry is followed by something other than the directory of these entries")
    return entries


def write_zip(entries: Sequence[ZipEntry]) -> bytes:
    body = b"".join([_header(entry) + _stored(entry) for entry in entries])
    directory = _directory(entries)
    return body + directory + _end(entries, directory, body)


def _read_entry(data: bytes, at: int, most: int) -> ZipEntry:
    header = data[at : at + _LOCAL_BYTES].ljust(_LOCAL_BYTES, b"\0")
    flags, method = struct.unpack_from("<HH", header, 6)
    stored, size, name_length = struct.unpack_from("<IIH", header, 18)
    body_at = at + _LOCAL_BYTES + name_length
    name = data[at + _LOCAL_BYTES : body_at]
    path = name.decode("latin-1") if len(name) <= _MAX_PATH else ""
    require(_PATH.fullmatch(path), "an entry has a name that a case file does not use")
    require(method in (_STORED, _DEFLATED), f"{path} is compressed in a way that a case file does not use")
    require(flags == 0, f"{path} is encrypted, or its size is given elsewhere")
    require(body_at + stored <= len(data), f"{path} is cut off")
    require(size <= most, "the archive unpacks to more than 256 MB")
    body = data[body_at : body_at + stored]
    # What gets no smaller is not deflated.
    if method == _DEFLATED and stored >= size:
        raise FormatError(f"{path} is compressed without need")
    entry = ZipEntry(path, body) if method == _STORED else ZipEntry(path, inflate(body, size), body)
    require(data[at:body_at] == _header(entry), f"the header of {path} does not match the entry")
    return entry


def inflate(packed: bytes, size: int) -> bytes:
    """Exactly `size` bytes out of exactly these; never more, whatever is given."""
    stream = zlib.decompressobj(-15)
    try:
        data = stream.decompress(packed, size + 1)
    except zlib.error as error:
        raise FormatError("a compressed entry is not what its header says") from error
    if len(data) != size or not stream.eof or stream.unused_data:
        raise FormatError("a compressed entry is not what its header says")
    return data


def _stored(entry: ZipEntry) -> bytes:
    return entry.data if entry.packed is None else entry.packed


def _entry_bytes(entry: ZipEntry) -> int:
    return _LOCAL_BYTES + len(entry.path) + len(_stored(entry))


def _needed(entry: ZipEntry) -> int:
    """The version of the format that is enough to read it: 1.0, or 2.0 for a deflated entry."""
    return 10 if entry.packed is None else 20


def _header(entry: ZipEntry) -> bytes:
    return _LOCAL + struct.pack("<H", _needed(entry)) + _shared(entry) + entry.path.encode("ascii")


def _directory(entries: Sequence[ZipEntry]) -> bytes:
    records: list[bytes] = []
    offset = 0
    for entry in entries:
        # No comment, first disk, no text flag, an ordinary file that its owner may write and all may read.
        rest = struct.pack("<HHHII", 0, 0, 0, 0o100644 << 16, offset)
        made_by = b"PK\x01\x02" + struct.pack("<HH", _MADE_BY + _needed(entry), _needed(entry))
        records.append(made_by + _shared(entry) + rest + entry.path.encode("ascii"))
        offset += _entry_bytes(entry)
    return b"".join(records)


def _end(entries: Sequence[ZipEntry], directory: bytes, body: bytes) -> bytes:
    """The last bytes, with the digest of all others where something is deflated."""
    seal = b""
    if any(entry.packed is not None for entry in entries):
        seal = b"sha256:" + hashlib.sha256(body + directory).hexdigest().encode("ascii")
    count = len(entries)
    end = struct.pack("<HHHHIIH", 0, 0, count, count, len(directory), len(body), len(seal))
    return b"PK\x05\x06" + end + seal


def _shared(entry: ZipEntry) -> bytes:
    """From the flags to the length of the extra field: the same before the entry and in the directory."""
    method = _STORED if entry.packed is None else _DEFLATED
    crc, stored, size = zlib.crc32(entry.data), len(_stored(entry)), len(entry.data)
    # Midnight on the first day that the format knows.
    return struct.pack("<HHHHIIIHH", 0, method, 0, 0x21, crc, stored, size, len(entry.path), 0)


_LOCAL = b"PK\x03\x04"
_LOCAL_BYTES = 30
_STORED = 0
_DEFLATED = 8
_MADE_BY = 0x0300
_MAX_PATH = 160
#: One folder deep at most, no leading dot, no drive, no backslash.
_PATH = re.compile(r"(?:[a-z]+/)?[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[a-z0-9]+)?")
