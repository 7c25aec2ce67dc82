"""Step 8: classifications, re-verifications and custody, and whether they belong to this capture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ._bundle import EVENT, MAX_EVENTS, MAX_READINGS, MAX_RESPONSE_BYTES, READING
from ._catalogue import verify_catalogue
from ._declarations import verify_declarations
from ._format import FormatError, decode_field, require, sha256_hex, utf8_encode
from ._logged import LoggedFindings, verify_logged
from ._manifest import Manifest
from ._report import Outcome, not_present, passed, reason_of
from ._shape import anything, list_of, optional
from ._trust import Trust


@dataclass
class History:
    """What the events say, believed only when the step passed."""

    #: Of the answer in this bundle, oldest first.
    classifications: list[dict[str, Any]] = field(default_factory=list)
    #: Of the answers to the same question asked again.
    of_others: list[dict[str, Any]] = field(default_factory=list)
    #: What became of asking again, oldest first.
    verifications: list[dict[str, Any]] = field(default_factory=list)
    #: The place in the log of each classification, by its id.
    places: dict[str, int] = field(default_factory=dict)
    #: SHA-256 of every key that signed an event that is in the log.
    keys: set[str] = field(default_factory=set)
    #: False while the events could not all be read: then another step says so.
    is_read: bool = False

    def every(self) -> list[dict[str, Any]]:
        return [*self.classifications, *self.of_others]


class _Found(NamedTuple):
    """One event that was found signed and logged."""

    list: str
    where: str
    event: Manifest
    sha256: str
    place: int
    key_sha256: str


def verify_events(
    parts: Mapping[str, Any],
    capture: LoggedFindings,
    trust: Trust,
    history: History,
) -> Outcome:
    """Each later manifest is signed and logged, belongs to this capture, and comes in the order of the log.

    Readings are those that the classifications name.
    """
    carried = {
        name: optional(list_of(anything, MAX_EVENTS))(parts.get(name), name) or [] for name in _ALLOWED
    }
    if sum(len(events) for events in carried.values()) > MAX_EVENTS:
        raise FormatError(f"the bundle has more than {MAX_EVENTS} events")
    found = [one for name, events in carried.items() for one in _read_list(name, events, trust)]
    asked = capture.members_of("capture")
    if found:
        if asked is None or capture.manifest_sha256 is None or capture.leaf_index is None:
            raise FormatError("there is no logged capture that the events could belong to")
        _require_order(found, capture.manifest_sha256, capture.leaf_index)
        _require_belonging(found, asked, capture.manifest_sha256)
    for one in found:
        history.keys.add(one.key_sha256)
        if one.event.kind == "verification":
            history.verifications.append(one.event.members)
        if one.event.kind == "classification":
            history.places[one.event.members["classificationId"]] = one.place
            own = one.list == "classification"
            (history.classifications if own else history.of_others).append(one.event.members)
    history.is_read = True
    readings = _verify_readings(parts.get("readings"), history)
    declared = verify_declarations(parts.get("declarations"), history.classifications, history.every())
    items = verify_catalogue(parts, asked, history, trust)
    if not found:
        return not_present("no classification or custody event is included")
    named = "" if readings == 0 else f"; {readings} readings, each named by one of them"
    by = "" if declared == 0 else f"; {declared} declarations, each named by their facts"
    held = "" if items == 0 else f"; {items} facts of a catalogue, each with its item and import"
    return passed(
        f"{len(found)} further manifests, each signed, logged and linked to this capture{named}{by}{held}"
    )


def _read_list(name: str, events: list[Any], trust: Trust) -> list[_Found]:
    found: list[_Found] = []
    for i, event in enumerate(events):
        where = f"{name} {i + 1}"
        try:
            found.append(_Found(name, where, *_read_event(event, trust)))
        except Exception as error:
            raise FormatError(f"{where}: {reason_of(error)}") from error
    return found


def _read_event(value: object, trust: Trust) -> tuple[Manifest, str, int, str]:
    event = EVENT(value, "event")
    findings = verify_logged(event, trust)
    for result, reason in findings.outcomes.values():
        if result == "fail" or (result == "not_present" and findings.checkpoint is None):
            raise FormatError(reason)
    manifest, digest = findings.manifest, findings.manifest_sha256
    place, key = findings.leaf_index, findings.capture_key_sha256
    if manifest is None or digest is None or place is None or key is None:
        raise FormatError("the manifest could not be read")
    if event["response"] is not None:
        _require_response(event["response"], manifest)
    return manifest, digest, place, key


def _require_response(response: Mapping[str, Any], manifest: Manifest) -> None:
    data = decode_field(response["base64"], MAX_RESPONSE_BYTES, "response")
    digest = sha256_hex(data)
    is_named = (
        manifest.kind == "capture"
        and digest == manifest.members["response"]["sha256"] == response["sha256"]
        and response["bytes"] == len(data)
        and response["mediaType"] == manifest.members["response"]["mediaType"]
    )
    require(is_named, "the response is not the one in the manifest")


def _require_order(found: list[_Found], capture_sha256: str, capture_place: int) -> None:
    """Each list is in the order of the log, after the capture, and nothing is there twice."""
    seen = {capture_sha256}
    last: dict[str, int] = {}
    for one in found:
        require(one.sha256 not in seen, f"{one.where}: it is there twice")
        seen.add(one.sha256)
        if one.place <= last.get(one.list, capture_place):
            raise FormatError(f"{one.where}: it is not in the order of the log")
        last[one.list] = one.place


def _require_belonging(found: list[_Found], asked: Mapping[str, Any], capture_sha256: str) -> None:
    """An event of another run, or about another answer, is no event of this capture."""
    captures: dict[str, tuple[str, int]] = {}
    places = {one.sha256: one.place for one in found}
    for one in found:
        kind, members = one.event
        require(kind in _ALLOWED[one.list], f"{one.where}: a {kind} manifest does not belong here")
        if kind == "capture":
            _require_same_question(members, asked, capture_sha256, one.where)
            captures[one.sha256] = (members["captureId"], one.place)
        elif kind == "classification":
            _require_own_answer(one, asked, capture_sha256, captures)
        elif kind == "verification":
            if members["prev"] != capture_sha256 or members["runId"] != asked["runId"]:
                raise FormatError(f"{one.where}: it is about another capture")
            if any(attempt["captureManifestSha256"] not in captures for attempt in members["attempts"]):
                raise FormatError(f"{one.where}: an answer that it counts is not here")
        elif kind == "custody":
            require(members["subject"] in (None, capture_sha256), f"{one.where}: it is about another capture")
            prev = members["prev"]
            if prev != capture_sha256 and not places.get(prev, one.place) < one.place:
                raise FormatError(f"{one.where}: refers to a manifest that is not here")


def _require_same_question(
    again: Mapping[str, Any], asked: Mapping[str, Any], capture_sha256: str, where: str
) -> None:
    """The same question, put to the same engine again for the same run."""
    is_same = (
        again["kind"] == "verification"
        and again["prev"] == capture_sha256
        and again["captureId"] != asked["captureId"]
        and again["runId"] == asked["runId"]
        and again["brand"]["id"] == asked["brand"]["id"]
        and again["source"]["engine"] == asked["source"]["engine"]
        and again["question"]["prompt"] == asked["question"]["prompt"]
    )
    require(is_same, f"{where}: it is not the same question asked again")


def _require_own_answer(
    one: _Found, asked: Mapping[str, Any], capture_sha256: str, captures: Mapping[str, tuple[str, int]]
) -> None:
    members = one.event.members
    prev, capture_id = members["prev"], members["captureId"]
    if one.list == "classification":
        is_own = prev == capture_sha256 and capture_id == asked["captureId"]
    else:
        other = captures.get(prev or "")
        is_own = other is not None and capture_id == other[0] and one.place > other[1]
    require(is_own and members["runId"] == asked["runId"], f"{one.where}: it is the class of another answer")


def _verify_readings(value: object, history: History) -> int:
    """Each reading in the bundle is, byte by byte, one that a signed classification names.

    So is what a model was asked and replied; those of the newest classification are all there. Bundles from
    before readings were kept have none.
    """
    named = {one["sha256"]: one for members in history.every() for one in members["readings"] or []}
    readings = optional(list_of(READING, MAX_READINGS))(value, "readings") or []
    seen: set[str] = set()
    for i, reading in enumerate(readings):
        signed = named.get(sha256_hex(utf8_encode(reading["json"])))
        if signed is None or signed["sha256"] != reading["sha256"]:
            raise FormatError(f"reading {i + 1}: no classification here was decided from it")
        seen.add(reading["sha256"])
        exchange = reading["exchange"]
        if exchange is None:
            continue
        for part in ("request", "reply"):
            digest = signed[f"{part}Sha256"]
            if sha256_hex(utf8_encode(exchange[part])) != digest or exchange[f"{part}Sha256"] != digest:
                raise FormatError(f"reading {i + 1}: what the model was asked or replied was changed")
    newest = history.classifications[-1]["readings"] if history.classifications else None
    if any(one["sha256"] not in seen for one in newest or []):
        raise FormatError("a reading that the newest classification names is not here")
    return len(readings)


_ALLOWED = {
    "classification": ("classification",),
    "verification": ("verification", "capture", "classification"),
    "custody": ("custody",),
}
