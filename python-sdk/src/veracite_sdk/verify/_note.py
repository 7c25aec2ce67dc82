"""Signed notes (C2SP signed-note) and the keys that sign them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ._format import FormatError, base64_decode, base64_encode, require, sha256, utf8_encode
from ._signatures import is_usable_ed25519_key, verify_ed25519

#: Ed25519 over the note text; Ed25519 cosignature with a time (`cosignature/v1`).
ED25519_NOTE = 0x01
ED25519_COSIGNATURE = 0x04
#: The last second that can be written as a time.
_MAX_TIME_SECONDS = 8_640_000_000_000


class NoteVerifier(NamedTuple):
    name: str
    type: int
    public_key: bytes
    #: Four bytes in lower-case hexadecimal. Not unique by design: it only selects which key to try.
    key_id: str

    @property
    def vkey(self) -> str:
        return f"{self.name}+{self.key_id}+{base64_encode(bytes((self.type,)) + self.public_key)}"


class NoteSignature(NamedTuple):
    name: str
    key_id: str
    #: What follows the key ID: 64 bytes for Ed25519, time and signature (72 bytes) for a cosignature.
    payload: bytes

    @property
    def line(self) -> str:
        return f"— {self.name} {base64_encode(bytes.fromhex(self.key_id) + self.payload)}\n"


class Note(NamedTuple):
    text: str
    signatures: list[NoteSignature]


class VerifiedSignature(NamedTuple):
    verifier: NoteVerifier
    #: What a cosigning witness stated; None for other keys.
    time_seconds: int | None


def note_verifier(name: str, key_type: int, public_key: bytes) -> NoteVerifier:
    require(is_key_name(name), "key name is empty or holds white space or a plus sign")
    require(is_usable_ed25519_key(public_key), "public key is not a usable Ed25519 key")
    key_hash = sha256(utf8_encode(name), bytes((0x0A, key_type)), public_key)
    return NoteVerifier(name, key_type, public_key, key_hash[:4].hex())


def parse_vkey(vkey: str) -> NoteVerifier:
    """`name+keyid+base64(type || key)`. Base64 may hold further plus signs."""
    match = re.fullmatch(r"([^+]+)\+([0-9a-f]{8})\+(.+)", vkey, re.DOTALL)
    if match is None:
        raise FormatError("malformed verifier key")
    data = base64_decode(match[3])
    require(data[:1] in (b"\x01", b"\x04"), "unknown type of verifier key")
    require(len(data) == 33, "verifier key has the wrong length")
    verifier = note_verifier(match[1], data[0], data[1:])
    require(verifier.key_id == match[2], "key ID does not belong to the verifier key")
    return verifier


def is_key_name(name: str) -> bool:
    return name != "" and _NOT_IN_NAME.search(name) is None


def parse_note(note: str) -> Note:
    require(len(utf8_encode(note)) <= _MAX_NOTE_BYTES, "note is larger than 1 MB")
    require(not _CONTROL_CHARACTER.search(note), "note holds a control character")
    # The last empty line: the text itself may contain empty lines.
    split = note.rfind("\n\n")
    require(split >= 0, "note has no empty line before its signatures")
    text, block = note[: split + 1], note[split + 2 :]
    require(block.endswith("\n"), "note has no complete signature line")
    lines = block[:-1].split("\n")
    require(len(lines) <= _MAX_SIGNATURES, "note has more than 100 signatures")
    return Note(text, [_parse_signature_line(line) for line in lines])


def open_note(note: str, verifiers: Sequence[NoteVerifier]) -> tuple[str, list[VerifiedSignature]]:
    """The text, and who signed it.

    One line of a known key that fails makes the whole note invalid, and so does the absence of any good one.
    Lines of the same key count once.
    """
    text, signatures = parse_note(note)
    verified: list[VerifiedSignature] = []
    for signature in signatures:
        candidates = [v for v in verifiers if (v.name, v.key_id) == (signature.name, signature.key_id)]
        if not candidates:
            continue
        require(len(candidates) <= 1, f"two known keys share the name and key ID of {signature.name}")
        # As in Go, only the first line of a key is looked at: a hostile note cannot make us check a hundred.
        if any(earlier.verifier == candidates[0] for earlier in verified):
            continue
        checked = _check_signature(text, signature, candidates[0])
        if checked is None:
            raise FormatError(f"the signature of {signature.name} is not valid")
        verified.append(checked)
    require(verified, "no signature of a known key")
    return text, verified


def _parse_signature_line(line: str) -> NoteSignature:
    match = re.fullmatch(r"— ([^ ]+) ([^ ]+)", line)
    if match is None or not is_key_name(match[1]):
        raise FormatError("malformed signature line")
    data = base64_decode(match[2])
    require(len(data) >= 5, "signature line is too short")
    return NoteSignature(match[1], data[:4].hex(), data[4:])


def _check_signature(text: str, signature: NoteSignature, verifier: NoteVerifier) -> VerifiedSignature | None:
    payload, seconds = signature.payload, None
    message = text
    if verifier.type == ED25519_COSIGNATURE:
        require(len(payload) == 72, "not a timestamped cosignature")
        seconds = int.from_bytes(payload[:8], "big")
        require(seconds <= _MAX_TIME_SECONDS, "cosignature time is out of range")
        message, payload = f"cosignature/v1\ntime {seconds}\n{text}", payload[8:]
    is_good = verify_ed25519(payload, utf8_encode(message), verifier.public_key)
    return VerifiedSignature(verifier, seconds) if is_good else None


_MAX_NOTE_BYTES = 1_000_000
_MAX_SIGNATURES = 100
_CONTROL_CHARACTER = re.compile(r"[\x00-\x09\x0b-\x1f]")
# White space is Unicode's White_Space, spelled out: neither `\s` nor `isspace` is exactly that set.
_NOT_IN_NAME = re.compile(
    "[+\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ud800-\udfff]"
)
