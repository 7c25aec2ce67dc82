"""Whom a verification believes, and whether that came from the caller or from the bundle itself."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ._bundle import TRUST
from ._checkpoint import Checkpoint, open_checkpoint
from ._format import FormatError, require, sha256_hex
from ._note import NoteVerifier, VerifiedSignature, parse_note, parse_vkey
from ._policy import Policy, parse_policy
from ._relays import KnownRelay, NamedRelay, known_relay
from ._report import reason_of
from ._shape import optional
from ._verdict import KeyTrust
from ._x509 import certificates_from_pem


@dataclass(frozen=True)
class CaptureKey:
    """A capture key that the caller knows (SubjectPublicKeyInfo, DER), and when it was in use.

    The times must have a zone.
    """

    spki: bytes
    not_before: datetime.datetime | None = None
    not_after: datetime.datetime | None = None

    def within(self, other: CaptureKey) -> CaptureKey:
        """The time in which both say that it was in use."""
        begins = [at for at in (self.not_before, other.not_before) if at is not None]
        ends = [at for at in (self.not_after, other.not_after) if at is not None]
        return CaptureKey(self.spki, max(begins, default=None), min(ends, default=None))

    def was_in_use(self, at_ms: int) -> bool:
        at = _EPOCH + datetime.timedelta(milliseconds=at_ms)
        return (self.not_before is None or self.not_before <= at) and (
            self.not_after is None or at <= self.not_after
        )


class PublishedKey(NamedTuple):
    """A log key fetched from a place that the reader named."""

    #: Where it was found, as the report names it.
    source: str
    vkey: str
    #: The capture keys that the place publishes too; None if it names none.
    capture_keys: Sequence[CaptureKey] | None = None


@dataclass(frozen=True)
class Options:
    vkeys: Sequence[str] = ()
    published: Sequence[PublishedKey] = ()
    policy: str | None = None
    tsa_roots: Sequence[bytes] | None = None
    capture_keys: Sequence[CaptureKey] | None = None
    now_ms: int | None = None
    #: SHA-256 of public roots; None for those that are known here.
    web_roots: frozenset[str] | None = None
    #: Relays that the reader named.
    relays: Sequence[NamedRelay] = ()


@dataclass
class Trust:
    log_keys: list[NoteVerifier] = field(default_factory=list)
    key_trust: KeyTrust = field(default_factory=lambda: KeyTrust("bundle"))
    published: list[tuple[str, NoteVerifier]] = field(default_factory=list)
    policy: Policy | None = None
    policy_anchored: bool = False
    tsa_roots: list[bytes] = field(default_factory=list)
    tsa_anchored: bool = False
    capture_keys: Sequence[CaptureKey] | None = None
    web_roots: frozenset[str] | None = None
    #: Named by the reader; those in a policy of the bundle are not among them.
    relays: list[KnownRelay] = field(default_factory=list)
    #: Why a part of the above could not be read.
    relays_problem: str | None = None
    log_problem: str | None = None
    tsa_problem: str | None = None
    #: By their notes: events often share a checkpoint, and its signatures are checked once.
    opened: dict[str, TrustedCheckpoint] = field(default_factory=dict)


class TrustedCheckpoint(NamedTuple):
    checkpoint: Checkpoint
    cosignatures: list[VerifiedSignature]
    log_key: NoteVerifier
    quorum_met: bool


def resolve_trust(own: object, options: Options) -> Trust:
    trust = Trust(
        key_trust=_key_trust_of(options),
        policy_anchored=options.policy is not None,
        tsa_anchored=options.tsa_roots is not None,
        capture_keys=options.capture_keys,
        web_roots=options.web_roots,
    )
    if trust.capture_keys is None:
        trust.capture_keys = _agreed_capture_keys([place.capture_keys for place in options.published])
    try:
        embedded = optional(TRUST)(own, "trust")
        policy_text = options.policy
        if policy_text is None and embedded is not None:
            policy_text = embedded["policy"]
        trust.policy = None if policy_text is None else parse_policy(policy_text)
        policy_logs = [] if trust.policy is None else trust.policy.logs
        pinned = [parse_vkey(vkey) for vkey in options.vkeys]
        if trust.policy_anchored:
            pinned += policy_logs
        trust.published = [(place.source, parse_vkey(place.vkey)) for place in options.published]
        if pinned:
            trust.key_trust = trust.key_trust._replace(kind="pinned")
        own_keys = [] if embedded is None else [parse_vkey(embedded["vkey"])]
        candidates = {
            "pinned": pinned,
            "fetched": [key for _, key in trust.published],
            "bundle": [*own_keys, *policy_logs],
        }
        # The same key may come from the list and from the policy; two equal candidates would be ambiguous.
        trust.log_keys = list(dict.fromkeys(candidates[trust.key_trust.kind]))
    except Exception as error:
        trust.log_problem = reason_of(error)
    try:
        if options.tsa_roots is not None:
            trust.tsa_roots = list(options.tsa_roots)
        else:
            embedded = optional(TRUST)(own, "trust")
            trust.tsa_roots = [] if embedded is None else [_root_of(**root) for root in embedded["tsaRoots"]]
    except Exception as error:
        trust.tsa_problem = reason_of(error)
    try:
        in_policy = [] if options.policy is None else parse_policy(options.policy).relays
        trust.relays = [known_relay(relay) for relay in (*options.relays, *in_policy)]
    except Exception as error:
        trust.relays_problem = reason_of(error)
    return trust


def _agreed_capture_keys(places: Sequence[Sequence[CaptureKey] | None]) -> list[CaptureKey] | None:
    """A key counts if every place that names capture keys names it, and within the times of all of them."""
    named = [keys for keys in places if keys is not None]
    if not named:
        return None
    agreed = list(named[0])
    for keys in named[1:]:
        others = {key.spki: key for key in keys}
        agreed = [key.within(others[key.spki]) for key in agreed if key.spki in others]
    return agreed


def _key_trust_of(options: Options) -> KeyTrust:
    """Before any key is read: one that cannot be read was still the reader's, and not the bundle's."""
    sources = tuple(place.source for place in options.published)
    return KeyTrust("pinned" if options.vkeys else "fetched" if sources else "bundle", sources)


def open_trusted_checkpoint(note: str, trust: Trust) -> TrustedCheckpoint:
    """Opens a checkpoint with whichever trusted log key signed it, and checks every known witness's line."""
    if note not in trust.opened:
        trust.opened[note] = _open_with_trusted_key(note, trust)
    return trust.opened[note]


def _open_with_trusted_key(note: str, trust: Trust) -> TrustedCheckpoint:
    if trust.log_problem is not None:
        raise FormatError(f"the trusted keys could not be read: {trust.log_problem}")
    lines = {(signature.name, signature.key_id) for signature in parse_note(note).signatures}
    log_key = next((key for key in trust.log_keys if (key.name, key.key_id) in lines), None)
    if log_key is None:
        raise FormatError("the checkpoint is not signed by a trusted log key")
    other = next((source for source, key in trust.published if key != log_key), None)
    if other is not None:
        raise FormatError(f"the key published at {other} is another one")
    witnesses = [] if trust.policy is None else list(trust.policy.witnesses.values())
    checkpoint, cosignatures = open_checkpoint(note, log_key, witnesses)
    cosigners = [signature.verifier for signature in cosignatures]
    quorum_met = trust.policy is None or trust.policy.is_quorum_met(cosigners)
    return TrustedCheckpoint(checkpoint, cosignatures, log_key, quorum_met)


def _root_of(sha256: str, pem: str) -> bytes:
    der, *_ = certificates_from_pem(pem)
    require(sha256_hex(der) == sha256, "a time-stamping root does not have the fingerprint beside it")
    return der


_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
