"""Where the key of a log or of a relay may be published: a page or file (https), or a TXT record (dns).

A place holds exactly one key.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from ._format import FormatError, base64_decode, require
from ._note import ED25519_NOTE, parse_vkey
from ._relays import NamedRelay, known_relay
from ._trust import CaptureKey

#: Whose key a place publishes.
Owner = Literal["log", "relay"]
#: A page may say more than the key.
MAX_DOCUMENT_BYTES = 1_048_576


class KeyPlace(NamedTuple):
    kind: Literal["https", "dns"]
    #: As the reader typed it.
    typed: str
    #: The address that is fetched, or the name whose TXT records are asked for.
    asks: str


def parse_key_place(text: str, owner: Owner = "log") -> KeyPlace:
    if text.startswith("dns:"):
        domain = text[4:]
        if _DOMAIN.fullmatch(domain) is None or len(domain) > 230:
            raise FormatError("after dns: there must be a domain, like dns:example.com")
        return KeyPlace("dns", text, f"_veracite-{owner}.{domain}")
    match = _ADDRESS.fullmatch(text)
    if match is None:
        raise FormatError("a place is https://… or dns:…, like https://example.com or dns:example.com")
    scheme, host, path, query = match.groups()
    if scheme == "http" and _LOOPBACK.fullmatch(host) is None:
        raise FormatError("a key must not travel over plain http: anybody on the way could change it")
    is_bare = path in (None, "/") and query is None
    well_known = f"{scheme}://{host}/.well-known/veracite-{owner}-key"
    return KeyPlace("https", text, well_known if is_bare else text)


def key_in_document(body: str, owner: Owner = "log") -> str:
    """The one key: for a log in JSON as `/log/1/keys` has it, alone, or in a line of any text or page."""
    text = body.removeprefix("\ufeff").strip()
    if text.startswith("{"):
        return _key(_vkey_in_json(text), owner)
    if re.fullmatch(r"[^\s<>]+", text) and not text.startswith(f"veracite-{owner}-key"):
        return _key(text, owner)
    found = re.findall(rf"veracite-{owner}-key[=:][ \t]*([^\s\"'<>]+)", text)
    return _the_one(found, f"no line veracite-{owner}-key=…", owner)


def key_in_records(strings: Sequence[str], owner: Owner = "log") -> str:
    """The one key in the TXT records of a name, each a string of its own."""
    start = f"veracite-{owner}-key="
    found = [text.strip().removeprefix(start) for text in strings if text.strip().startswith(start)]
    return _the_one(found, f"no TXT record {start}…", owner)


def relays_in_document(body: str) -> list[NamedRelay]:
    """The relays: in JSON with a list `relays`, or as one key on its own or in a line of any text or page."""
    text = body.removeprefix("\ufeff").strip()
    if not text.startswith("{"):
        return [NamedRelay(key_in_document(text, "relay"))]
    relays = _object(text).get("relays")
    if not isinstance(relays, list) or not relays:
        raise FormatError("the JSON has no list of relays, or it is empty")
    require(len(relays) <= 64, "the JSON lists more than 64 relays")
    return [_relay_in_json(value) for value in relays]


def _relay_in_json(value: object) -> NamedRelay:
    members = value if isinstance(value, dict) else {}
    vkey, run_by = members.get("vkey"), members.get("runBy")
    if not isinstance(vkey, str) or not (run_by is None or isinstance(run_by, str)):
        raise FormatError("a relay in the JSON has no vkey, or a runBy that is not text")
    relay = NamedRelay(vkey, run_by)
    known_relay(relay)
    return relay


def capture_keys_in_document(body: str) -> list[CaptureKey] | None:
    """The capture keys that a document names beside the log key; None if it names none."""
    text = body.removeprefix("\ufeff").strip()
    if not text.startswith("{"):
        return _capture_keys(re.findall(r"veracite-capture-key[=:][ \t]*([^\s\"'<>]+)", text))
    named = _object(text).get("capture")
    if named is None:
        return None
    if not isinstance(named, list):
        raise FormatError("a capture key cannot be read")
    return [_capture_key(key) for key in named] or None


def capture_keys_in_records(strings: Sequence[str]) -> list[CaptureKey] | None:
    matches = (re.fullmatch(r"veracite-capture-key=(.*)", text.strip(), re.DOTALL) for text in strings)
    return _capture_keys([match[1] for match in matches if match])


def _capture_keys(found: Iterable[str]) -> list[CaptureKey] | None:
    return [CaptureKey(_spki(key)) for key in dict.fromkeys(found)] or None


def _capture_key(value: object) -> CaptureKey:
    spki = value.get("spki") if isinstance(value, dict) else None
    if not isinstance(value, dict) or not isinstance(spki, str):
        raise FormatError("a capture key cannot be read")
    return CaptureKey(_spki(spki), _time(value.get("notBefore")), _time(value.get("notAfter")))


def _spki(text: str) -> bytes:
    require(len(text) <= 512, "a capture key cannot be read")
    return base64_decode(text)


def _time(value: object) -> datetime.datetime | None:
    if value is None:
        return None
    if not isinstance(value, str) or _TIME.fullmatch(value) is None:
        raise FormatError("a capture key cannot be read")
    try:
        return datetime.datetime.fromisoformat(value.removesuffix("Z") + "+00:00")
    except ValueError:
        raise FormatError("a capture key cannot be read") from None


def _the_one(found: Iterable[str], nothing: str, owner: Owner) -> str:
    keys = list(dict.fromkeys(found))
    require(keys, f"there is {nothing}")
    # Which of two is meant would be a guess, and an attacker who can add a line would win it.
    if len(keys) > 1:
        raise FormatError(f"there are {len(keys)} different keys instead of one")
    return _key(keys[0], owner)


def _key(vkey: str, owner: Owner) -> str:
    require(parse_vkey(vkey).type == ED25519_NOTE, f"the key is not that of a {owner}")
    return vkey


def _vkey_in_json(text: str) -> str:
    log = _object(text).get("log")
    vkey = log.get("vkey") if isinstance(log, dict) else None
    if not isinstance(vkey, str):
        raise FormatError("the JSON has no log.vkey")
    return vkey


def _object(text: str) -> dict[str, object]:
    try:
        document: dict[str, object] = json.loads(text)
    except (ValueError, RecursionError):
        raise FormatError("it begins like JSON, but is not valid JSON") from None
    return document


_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")
_ADDRESS = re.compile(r"(https?)://([^/?#@\s]+)(/[^?#\s]*)?(\?[^#\s]*)?")
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_DOMAIN = re.compile(rf"(?:[a-z0-9_](?:[a-z0-9_-]{{0,61}}[a-z0-9])?\.)+{_LABEL}", re.IGNORECASE | re.ASCII)
_LOOPBACK = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?")
