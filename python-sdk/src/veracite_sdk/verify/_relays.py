"""The relays that a reader names.

Anybody can make a key and call it a relay, so a statement counts only if the reader knows who holds the key
that signed it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ._format import FormatError, require, utf16_length
from ._note import ED25519_NOTE, NoteVerifier, parse_vkey

NOT_NAMED = "carried by a relay you have not named"


class NamedRelay(NamedTuple):
    """A relay that the reader names, with its name and key in one line."""

    vkey: str
    #: Who runs it, in words.
    run_by: str | None = None
    #: The place that published the key; None where the reader knew it already.
    source: str | None = None


class KnownRelay(NamedTuple):
    verifier: NoteVerifier
    #: Who runs it, and who says so: the rest of a sentence that ends in "run by".
    run_by: str
    source: str | None


def known_relay(relay: NamedRelay) -> KnownRelay:
    verifier = parse_vkey(relay.vkey)
    require(verifier.type == ED25519_NOTE, "the key is not that of a relay")
    if relay.run_by is not None and not _is_operator_name(relay.run_by):
        raise FormatError("who runs the relay must be one line of at most 200 characters, without “ and ”")
    return KnownRelay(verifier, _operator_words(relay.run_by, relay.source), relay.source)


def parse_named_relay(text: str) -> NamedRelay:
    """`KEY` or `KEY who runs it`: what `--relay` takes, and what follows the word `relay` in a policy."""
    match = re.fullmatch(r"\s*(\S+)(?:[ \t]+(\S.*?))?\s*", text)
    relay = NamedRelay(match[1], match[2]) if match else NamedRelay("")
    known_relay(relay)
    return relay


def find_named(vkey: str, named: Sequence[KnownRelay], log_keys: Iterable[NoteVerifier]) -> KnownRelay | None:
    """The named relay with this key. A relay that borrows the name of a named one is refused, and so is one
    that has the key of the collector's log: the collector would be its own relay."""
    key = parse_vkey(vkey)
    found = next((relay for relay in named if relay.verifier == key), None)
    if found is not None and any(log.public_key == key.public_key for log in log_keys):
        raise FormatError("the relay has the key of the log itself, and one’s own relay proves nothing")
    if found is None and any(relay.verifier.name == key.name for relay in named):
        raise FormatError(f"{NOT_NAMED}: it has the name of one that you named, {key.name}, but another key")
    return found


def was_carried(*, result: str, reason: str) -> bool:
    """Whether a relay carried it, so that step 13 has something to say beside each exhibit of a case."""
    return result == "pass" or reason.startswith(NOT_NAMED)


def not_named_reason(vkeys: Iterable[str]) -> str:
    """Why nothing is shown about who sent it."""
    return (
        f"{NOT_NAMED}: {' and '.join(dict.fromkeys(vkeys))}. Anybody can make such a key, so who sent it "
        "rests on the collector’s word until you name the relay, knowing who runs it"
    )


def condition(relays: Iterable[KnownRelay]) -> str:
    """ "provided that the relay R, run by …, did not collude with the collector" """
    return f"provided that {seen_by(relays)}, did not collude with the collector"


def seen_by(relays: Iterable[KnownRelay]) -> str:
    """ "the relay R, run by …" """
    each = dict.fromkeys(f"the relay {relay.verifier.name}, run by {relay.run_by}" for relay in relays)
    return ", and ".join(each)


def is_from_same_place(relay: KnownRelay, places: Iterable[str]) -> bool:
    """Whether one host gave both keys: its owner could have made up the relay together with the log."""
    host = _host_of_place(relay.source or "")
    return host != "" and any(_host_of_place(place) == host for place in places)


def _host_of_place(place: str) -> str:
    match = re.match(r"(?:https?://|dns:)?([^/?]*)", place)
    return match[1] if match else ""


def _operator_words(run_by: str | None, source: str | None) -> str:
    if source is None:
        return run_by or "whoever holds the key that you named"
    return f"whoever publishes its key at {source}" if run_by is None else f"“{run_by}” (as {source} says)"


def _is_operator_name(text: str) -> bool:
    """Printed inside a sentence, sometimes in quotation marks, so it must not end either."""
    if not 0 < utf16_length(text) <= 200 or text.strip() != text:
        return False
    return not any(
        character in "“”" or unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
        for character in text
    )
