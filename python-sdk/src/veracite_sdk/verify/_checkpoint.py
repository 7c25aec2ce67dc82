"""Checkpoints, and the proof files that end in one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ._format import FormatError, base64_decode, parse_decimal, require, sha256, utf8_encode, utf16_length
from ._note import ED25519_NOTE, NoteVerifier, VerifiedSignature, open_note, parse_note


class Checkpoint(NamedTuple):
    """A statement by the log: my tree has this size and this root (C2SP tlog-checkpoint)."""

    origin: str
    size: int
    root: bytes


class TlogProof(NamedTuple):
    """An inclusion proof with the checkpoint it leads to (`c2sp.org/tlog-proof@v1`)."""

    leaf_index: int
    hashes: list[bytes]
    #: The signed note, verbatim.
    checkpoint: str
    #: Unauthenticated bytes; the leaf is kept here.
    extra: bytes | None


class ConsistencyFile(NamedTuple):
    """`old <size>`, hashes, an empty line, the newer checkpoint."""

    old_size: int
    hashes: list[bytes]
    checkpoint: str


def parse_checkpoint_text(text: str) -> Checkpoint:
    """Exactly three lines. Extension lines are refused: not all cosignatures cover them."""
    lines = text.split("\n")
    if len(lines) != 4 or lines[0] == "" or lines[3] != "":
        raise FormatError("checkpoint does not have exactly three lines")
    root = base64_decode(lines[2])
    require(len(root) == 32, "checkpoint root hash is not 32 bytes long")
    return Checkpoint(lines[0], parse_decimal(lines[1], "checkpoint size"), root)


def open_checkpoint(
    note: str, log: NoteVerifier, witnesses: Sequence[NoteVerifier] = ()
) -> tuple[Checkpoint, list[VerifiedSignature]]:
    """The checkpoint and its known cosignatures, when the log signed it and no known line is bad."""
    text, verified = open_note(note, [log, *witnesses])
    checkpoint = parse_checkpoint_text(text)
    require(checkpoint.origin == log.name, "checkpoint is of another origin than the log key")
    if log.type != ED25519_NOTE or all(signature.verifier != log for signature in verified):
        raise FormatError("checkpoint is not signed by the log key")
    return checkpoint, [signature for signature in verified if signature.verifier != log]


def checkpoint_imprint(note: str, log: NoteVerifier) -> bytes:
    """What an authority stamps: the text, an empty line and the log's own line, without cosignatures."""
    text, signatures = parse_note(note)
    for signature in signatures:
        if (signature.name, signature.key_id) == (log.name, log.key_id):
            return sha256(utf8_encode(f"{text}\n{signature.line}"))
    raise FormatError("checkpoint has no line of the log key")


def parse_tlog_proof(text: str) -> TlogProof:
    head, note = _split_proof(text)
    header, lines = head[0], head[1:]
    require(header == "c2sp.org/tlog-proof@v1", "not a c2sp.org/tlog-proof@v1 file")
    extra = None
    if lines and lines[0].startswith("extra "):
        extra, lines = base64_decode(lines[0][len("extra ") :]), lines[1:]
    require(lines and lines[0].startswith("index "), "proof has no index line")
    index = parse_decimal(lines[0][len("index ") :], "proof index")
    return TlogProof(index, _parse_hash_lines(lines[1:]), note, extra)


def parse_consistency_file(text: str) -> ConsistencyFile:
    head, note = _split_proof(text)
    require(head[0].startswith("old "), "consistency proof has no line with the old size")
    require(len(head) <= 64, "consistency proof has more than 63 hashes")
    old_size = parse_decimal(head[0][len("old ") :], "old size")
    return ConsistencyFile(old_size, _parse_hash_lines(head[1:]), note)


def _split_proof(text: str) -> tuple[list[str], str]:
    """Splits a proof file at its first empty line: header lines above, a checkpoint note below."""
    split = text.find("\n\n")
    require(split >= 0, "proof has no empty line before its checkpoint")
    head = text[:split].split("\n")
    require(len(head) <= 70, "proof has too many lines")
    # The Go reader refuses longer lines; what we accept, it must accept.
    if utf16_length(text) > 2_000_000 or any(utf16_length(line) >= 65_536 for line in head):
        raise FormatError("proof is too large")
    return head, text[split + 2 :]


def _parse_hash_lines(lines: Sequence[str]) -> list[bytes]:
    hashes = [base64_decode(line) for line in lines]
    require(all(len(item) == 32 for item in hashes), "a proof hash is not 32 bytes long")
    return hashes
