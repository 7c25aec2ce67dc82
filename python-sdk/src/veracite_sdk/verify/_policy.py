"""Whom to believe (C2SP tlog-policy): logs, witnesses, and how many of them must have cosigned."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ._format import FormatError, parse_decimal, require, utf8_encode
from ._note import ED25519_COSIGNATURE, ED25519_NOTE, NoteVerifier, parse_vkey
from ._relays import NamedRelay


@dataclass
class Policy:
    logs: list[NoteVerifier] = field(default_factory=list)
    witnesses: dict[str, NoteVerifier] = field(default_factory=dict)
    #: Our own addition: relays that carried connections.
    relays: list[NamedRelay] = field(default_factory=list)
    groups: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    #: A witness, a group, or `none`.
    quorum: str = ""

    def is_quorum_met(self, cosigners: Sequence[NoteVerifier]) -> bool:
        """Whether these witnesses, each with a valid cosignature on one checkpoint, are enough."""
        if self.quorum == "none":
            return True
        keys = {key.public_key for key in cosigners}
        satisfied = {name for name, verifier in self.witnesses.items() if verifier.public_key in keys}
        # Groups refer only to names defined before them, so one pass in order settles all of them.
        for name, (threshold, members) in self.groups.items():
            if sum(member in satisfied for member in members) >= threshold:
                satisfied.add(name)
        return self.quorum in satisfied


def parse_policy(text: str) -> Policy:
    require(len(utf8_encode(text)) <= 65_536, "policy is larger than 64 KB")
    require(not re.search(r"[\x00-\x08\x0b-\x1f\x7f]", text), "policy holds a control character")
    policy = Policy()
    used: set[str] = set()
    for line in text.split("\n"):
        words = [word for word in re.split(r"[ \t]+", line) if word != ""]
        if not words or words[0].startswith("#"):
            continue
        read = _READERS.get(words[0])
        if read is None:
            raise FormatError("policy line begins with an unknown word")
        read(policy, words[1:], used)
    require(policy.quorum != "", "policy has no quorum line")
    return policy


def _new_key(known: Sequence[NoteVerifier], vkey: str, whose: str, key_type: int) -> NoteVerifier:
    verifier = parse_vkey(vkey)
    require(verifier.type == key_type, f"policy {whose} key has the wrong type")
    if any(other.public_key == verifier.public_key for other in known):
        raise FormatError(f"policy lists a {whose} key twice")
    require(len(known) < _MAX_ITEMS, f"policy lists too many {whose} keys")
    return verifier


def _add_log(policy: Policy, words: list[str], used: set[str]) -> None:
    require(1 <= len(words) <= 2, "policy log line needs a key and at most a URL")
    policy.logs.append(_new_key(policy.logs, words[0], "log", ED25519_NOTE))


def _add_witness(policy: Policy, words: list[str], used: set[str]) -> None:
    require(2 <= len(words) <= 3, "policy witness line needs a name, a key and at most a URL")
    _require_new_name(policy, words[0])
    known = list(policy.witnesses.values())
    policy.witnesses[words[0]] = _new_key(known, words[1], "witness", ED25519_COSIGNATURE)


def _add_relay(policy: Policy, words: list[str], used: set[str]) -> None:
    require(words, "policy relay line needs a key, then who runs it")
    _new_key([parse_vkey(relay.vkey) for relay in policy.relays], words[0], "relay", ED25519_NOTE)
    policy.relays.append(NamedRelay(words[0], " ".join(words[1:]) or None))


def _add_group(policy: Policy, words: list[str], used: set[str]) -> None:
    require(len(words) >= 3, "policy group line needs a name, a threshold and members")
    name, rule, *members = words
    _require_new_name(policy, name)
    for member in members:
        require(_is_defined(policy, member), "policy group names an unknown member")
        # A member of two groups would let one witness count twice.
        require(member not in used, "policy name is a group member more than once")
        used.add(member)
    if rule == "any":
        threshold = 1
    else:
        threshold = len(members) if rule == "all" else parse_decimal(rule, "group threshold")
    require(1 <= threshold <= len(members), "policy group threshold is not reachable")
    require(len(policy.groups) < _MAX_ITEMS, "policy lists too many groups")
    policy.groups[name] = (threshold, members)


def _set_quorum(policy: Policy, words: list[str], used: set[str]) -> None:
    require(len(words) == 1, "policy quorum line needs one name")
    require(policy.quorum == "", "policy has two quorum lines")
    if words[0] != "none" and not _is_defined(policy, words[0]):
        raise FormatError("policy quorum names nothing defined before it")
    policy.quorum = words[0]


def _require_new_name(policy: Policy, name: str) -> None:
    require(name != "none" and not _is_defined(policy, name), "policy name is taken")


def _is_defined(policy: Policy, name: str) -> bool:
    return name in policy.witnesses or name in policy.groups


_MAX_ITEMS = 64
_READERS: dict[str, Callable[[Policy, list[str], set[str]], None]] = {
    "log": _add_log,
    "witness": _add_witness,
    "relay": _add_relay,
    "group": _add_group,
    "quorum": _set_quorum,
}
