"""Steps 2 to 6 for one signed and logged manifest: the capture itself, or any later event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ._bundle import LEAF, MANIFEST, PROOF, SIGNATURE
from ._checkpoint import TlogProof, parse_checkpoint_text, parse_consistency_file, parse_tlog_proof
from ._format import FormatError, decode_field, require, sha256, sha256_hex
from ._leaf import MAX_ENTRY_BYTES, parse_leaf
from ._manifest import MAX_MANIFEST_BYTES, Manifest, parse_manifest
from ._merkle import leaf_hash, root_from_inclusion_proof, verify_consistency
from ._note import parse_note
from ._report import Outcome, attempt, failed, not_present, passed, reason_of
from ._shape import optional
from ._signatures import verify_p256
from ._times import instant_ms
from ._trust import Trust, TrustedCheckpoint, open_trusted_checkpoint


class Opened(NamedTuple):
    """A checkpoint and the note it came from."""

    trusted: TrustedCheckpoint
    note: str


@dataclass
class LoggedFindings:
    outcomes: dict[str, Outcome] = field(
        default_factory=lambda: {
            "signature": failed("the manifest could not be read"),
            "leaf": failed("the manifest could not be read"),
            "inclusion": failed("the leaf could not be read"),
            "checkpoint": failed("the proof could not be read"),
            "consistency": failed("the proof could not be read"),
        }
    )
    #: As read; believe it only when the signature passed.
    manifest: Manifest | None = None
    manifest_sha256: str | None = None
    signature: bytes | None = None
    capture_key_sha256: str | None = None
    leaf_index: int | None = None
    #: The checkpoint of the inclusion proof, and the newest one.
    checkpoint: Opened | None = None
    newest: Opened | None = None

    def members_of(self, kind: str) -> dict[str, Any] | None:
        """The members of the manifest; None if it could not be read or is of another kind."""
        return self.manifest.members if self.manifest is not None and self.manifest.kind == kind else None


class _Signed(NamedTuple):
    data: bytes
    signature: bytes
    spki: bytes
    key_name: str


class _Logged(NamedTuple):
    leaf: bytes
    leaf_index: int
    hash: str
    proof: TlogProof
    consistency: str | None


def verify_logged(parts: Mapping[str, Any], trust: Trust) -> LoggedFindings:
    findings = LoggedFindings()
    outcomes = findings.outcomes
    signed: _Signed | None = None
    try:
        signed = _read_signed(parts)
    except Exception as error:
        outcomes["signature"] = outcomes["leaf"] = failed(reason_of(error))
    if signed is not None:
        readable = signed
        outcomes["signature"] = attempt(lambda: _check_signature(readable, trust, findings))
    try:
        logged = _read_logged(parts)
    except Exception as error:
        _set_all(outcomes, failed(reason_of(error)))
        return findings
    if logged is None:
        _set_all(outcomes, not_present("not entered into the log yet"))
        return findings
    if signed is not None:
        readable = signed
        outcomes["leaf"] = attempt(lambda: _check_leaf(logged, readable))
    outcomes["inclusion"] = attempt(lambda: _check_inclusion(logged, findings))
    outcomes["checkpoint"] = attempt(lambda: _check_checkpoint(logged, trust, findings))
    outcomes["consistency"] = attempt(lambda: _check_consistency(logged, trust, findings))
    first, newest = findings.checkpoint, findings.newest
    # A quorum is asked of the newest checkpoint too: witnesses cosign after the first publication.
    if outcomes["checkpoint"].result == "pass" and first is not None and not first.trusted.quorum_met:
        later = newest is not None and newest.trusted.quorum_met
        if outcomes["consistency"].result != "pass" or not later:
            outcomes["checkpoint"] = failed("the quorum of witnesses has not cosigned")
    return findings


def _set_all(outcomes: dict[str, Outcome], outcome: Outcome) -> None:
    for step in ("leaf", "inclusion", "checkpoint", "consistency"):
        outcomes[step] = outcome


def _read_signed(parts: Mapping[str, Any]) -> _Signed:
    manifest = MANIFEST(parts.get("manifest"), "manifest")
    signature = SIGNATURE(parts.get("captureSignature"), "captureSignature")
    data = decode_field(manifest["base64"], MAX_MANIFEST_BYTES, "manifest")
    require(sha256_hex(data) == manifest["sha256"], "the manifest does not have the digest beside it")
    sig = decode_field(signature["sig"], 256, "signature")
    spki = decode_field(signature["spki"], 256, "capture key")
    return _Signed(data, sig, spki, signature["keyName"])


def _read_logged(parts: Mapping[str, Any]) -> _Logged | None:
    leaf = optional(LEAF)(parts.get("leaf"), "leaf")
    proof = optional(PROOF)(parts.get("proof"), "proof")
    if leaf is None and proof is None:
        return None
    if leaf is None or proof is None:
        raise FormatError("the leaf or its proof is missing")
    return _Logged(
        decode_field(leaf["base64"], MAX_ENTRY_BYTES, "leaf"),
        leaf["index"],
        leaf["hash"],
        parse_tlog_proof(proof["tlogProof"]),
        proof["consistency"],
    )


def _check_signature(signed: _Signed, trust: Trust, findings: LoggedFindings) -> Outcome:
    findings.manifest_sha256 = sha256_hex(signed.data)
    findings.signature = signed.signature
    findings.capture_key_sha256 = sha256_hex(signed.spki)
    findings.manifest = manifest = parse_manifest(signed.data)
    if not verify_p256(signed.signature, signed.data, signed.spki):
        return failed("the signature over the manifest is not valid")
    is_capture = manifest.kind == "capture"
    named = manifest.members.get("collector" if is_capture else "recorder")
    if named is not None and named["captureKey"] != signed.key_name:
        return failed("the manifest names another capture key")
    if trust.capture_keys is None:
        return passed(f"signed by {signed.key_name}; the key comes from the bundle and is not checked")
    key = next((key for key in trust.capture_keys if key.spki == signed.spki), None)
    if key is None:
        return failed("the capture key is not one of the trusted keys")
    at = instant_ms(manifest.members["times"]["capturedAt"]) if is_capture else None
    if at is not None and not key.was_in_use(at):
        return failed("the capture key was not in use at the time of the capture")
    return passed(f"signed by {signed.key_name}, a trusted key")


def _check_leaf(logged: _Logged, signed: _Signed) -> Outcome:
    leaf = parse_leaf(logged.leaf)
    if leaf.digest != sha256(signed.data):
        return failed("the leaf is about another manifest")
    if leaf.signature != signed.signature or leaf.spki != signed.spki:
        return failed("the leaf holds another signature or key")
    if leaf_hash(logged.leaf).hex() != logged.hash:
        return failed("the leaf does not have the hash beside it")
    if logged.proof.extra is not None and logged.proof.extra != logged.leaf:
        return failed("the proof carries another leaf")
    return passed("digest, signature and key are those of the manifest")


def _check_inclusion(logged: _Logged, findings: LoggedFindings) -> Outcome:
    proof, index = logged.proof, logged.leaf_index
    if proof.leaf_index != index:
        return failed("leaf and proof name different places in the log")
    # Size and root are those of the note, whose signature is step 5, never other fields of the bundle.
    _, size, root = parse_checkpoint_text(parse_note(proof.checkpoint).text)
    leaf = leaf_hash(logged.leaf)
    if root_from_inclusion_proof(index=index, size=size, leaf=leaf, proof=proof.hashes) != root:
        return failed("the proof does not lead to the root of the checkpoint")
    findings.leaf_index = index
    return passed(f"entry {index} of {size}")


def _check_checkpoint(logged: _Logged, trust: Trust, findings: LoggedFindings) -> Outcome:
    note = logged.proof.checkpoint
    trusted = open_trusted_checkpoint(note, trust)
    findings.checkpoint = Opened(trusted, note)
    source = _SOURCE_WORDS[trust.key_trust.kind]
    origin, size, _ = trusted.checkpoint
    known = len(trusted.cosignatures)
    return passed(f"signed by {origin} with {source}, size {size}, {known} known cosignatures")


def _check_consistency(logged: _Logged, trust: Trust, findings: LoggedFindings) -> Outcome:
    if logged.consistency is None:
        return not_present("no newer checkpoint is included")
    if findings.checkpoint is None:
        return failed("there is no signed checkpoint to start from")
    old = findings.checkpoint.trusted
    file = parse_consistency_file(logged.consistency)
    newest = open_trusted_checkpoint(file.checkpoint, trust)
    if newest.log_key != old.log_key:
        return failed("the newer checkpoint is of another log")
    _, old_size, old_root = old.checkpoint
    _, new_size, new_root = newest.checkpoint
    if file.old_size != old_size:
        return failed("the consistency proof starts at another size")
    if not verify_consistency(
        old_size=old_size, new_size=new_size, old_root=old_root, new_root=new_root, proof=file.hashes
    ):
        return failed("the newer tree does not contain the older one")
    findings.newest = Opened(newest, file.checkpoint)
    return passed(f"the tree of size {old_size} is a prefix of the tree of size {new_size}")


_SOURCE_WORDS = {
    "pinned": "the key that you gave",
    "fetched": "the key that was fetched",
    "bundle": "the key that the bundle itself carries",
}
