"""Plans for people: the slot that an answer from an app fills, and what became of all of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from ._format import FormatError, require, sha256_hex, utf8_encode
from ._markdown import visible_text
from ._times import instant_ms, iso_time

_DAY_MS = 86_400_000


class Slot(NamedTuple):
    """One question to one app, by one person, until the end of one day (UTC). Numbers count from 1."""

    number: int
    engine: str
    person: int
    question: int
    day: str

    def line(self) -> str:
        """As the manifest lists it."""
        return " ".join(map(str, self))


def require_slot(
    plan: dict[str, Any], sealed: dict[str, Any], asked: dict[str, Any], named: dict[str, Any]
) -> Slot:
    """The slot that an answer fills: drawn by the seed, and of this app, question, account and day."""
    source, question = asked["source"], asked["question"]
    require(plan["brand"]["id"] == asked["brand"]["id"], "the plan is of another brand")
    if asked["kind"] != "original" or source["surface"] != "app":
        raise FormatError("a plan for people foresees answers from apps only")
    if sealed["path"] or sealed["history"] is not None or sealed["promptPath"] is not None:
        raise FormatError("there is more than the slot")
    slots, place = _slots_of(plan), named["place"]
    is_listed = 0 <= place < len(slots) and named["sample"] == 1 and sealed["line"] == slots[place].line()
    require(is_listed, "the plan has another slot in this place")
    slot: Slot = slots[place]
    require(slot.engine == source["engine"], "the slot is of the app of another engine")
    prompt = question["prompt"]
    is_as_signed = sha256_hex(utf8_encode(prompt)) == question["promptSha256"]
    # People copy and paste, so blanks and composed letters may differ. Nothing else may.
    digest = sha256_hex(utf8_encode(visible_text(prompt)))
    if not is_as_signed or digest != plan["questions"][slot.question - 1]:
        raise FormatError("the slot is of another question")
    account = plan["people"][slot.person - 1]["account"]
    require(source["accountType"] == account, "the slot is of another kind of account")
    if _ms_of(asked["times"]["capturedAt"]) >= _end_of(slot.day):
        raise FormatError("the answer was brought after the day of its slot")
    answered_at = source["parameters"].get("answeredAt", "")
    if _IN_UTC.fullmatch(answered_at) and answered_at < plan["plannedAt"]:
        raise FormatError("the file says that the answer is older than the plan")
    return slot


def require_outcome_of_plan(outcome: dict[str, Any], plan: dict[str, Any], plan_sha256: str) -> None:
    """After the last day, of every slot of this plan."""
    if outcome["prev"] != plan_sha256 or outcome["appPlanId"] != plan["appPlanId"]:
        raise FormatError("the outcomes are of another plan")
    if outcome["slots"] != len(plan["slots"]) or not 0 <= outcome["done"] <= outcome["slots"]:
        raise FormatError("there are not as many outcomes as slots")
    if _ms_of(outcome["closedAt"]) < _end_of(plan["lastDay"]):
        raise FormatError("the outcomes were sealed before the last day was over")


def require_filled(line: str, place: int, captured: dict[str, Any]) -> None:
    """What the outcome says of this answer: the line of its slot."""
    grade, digest = captured["source"]["grade"], captured["response"]["sha256"]
    own = f"{place + 1} done {grade} {captured['runId']} {digest} {captured['times']['capturedAt']}"
    require(line == own, "the outcome names another answer for this slot")


def recount_slots(lines: Sequence[str], outcome: dict[str, Any], plan: dict[str, Any]) -> None:
    """Every line again: one for each slot in order, no run twice, none after its day, the count as stated."""
    runs = []
    for place, line in enumerate(lines):
        match = _LINE.fullmatch(line)
        if match is None or match[1] != str(place + 1):
            raise FormatError("a line of the outcome cannot be read")
        if match[2] is not None:
            runs.append(match[2])
            day = plan["slots"][place].rpartition(" ")[2]
            require(_ms_of(match[3]) < _end_of(day), "a slot was filled after its day")
    require(len(runs) == outcome["done"], "the outcome counts its slots wrongly")
    require(len(set(runs)) == len(runs), "an answer fills two slots")


def _slots_of(plan: dict[str, Any]) -> list[Slot]:
    """Those that the plan lists are those that its seed draws."""
    questions, engines, drawn = plan["questions"], plan["engines"], plan["drawn"]
    days = (_end_of(plan["lastDay"]) - _end_of(plan["firstDay"])) // _DAY_MS + 1
    is_empty = drawn < 1 or not engines or not plan["people"] or days < 1
    repeats = len(set(questions)) < len(questions) or len(set(engines)) < len(engines)
    require(not is_empty and drawn <= len(questions) and not repeats, "the plan does not add up")
    slots = _draw(plan, days)
    listed = [slot.line() for slot in slots]
    require(listed == plan["slots"], "the slots of the plan are not those that its seed draws")
    return slots


def _draw(plan: dict[str, Any], days: int) -> list[Slot]:
    """Follows the rule that stands in the plan."""

    def key(*named: str) -> str:
        return sha256_hex(utf8_encode(" ".join([plan["seed"], *named])))

    questions = plan["questions"]
    drawn = sorted(questions, key=key)[: plan["drawn"]]
    pairs = [(engine, question) for engine in plan["engines"] for question in drawn]
    pairs.sort(key=lambda pair: key(*pair))
    start = _end_of(plan["firstDay"]) - _DAY_MS
    return [
        Slot(
            place + 1,
            engine,
            place % len(plan["people"]) + 1,
            questions.index(question) + 1,
            iso_time(start + place * days // len(pairs) * _DAY_MS)[:10],
        )
        for place, (engine, question) in enumerate(pairs)
    ]


def _ms_of(instant: str) -> int:
    at = instant_ms(instant) if _IN_UTC.fullmatch(instant) else None
    if at is None:
        raise FormatError("a time of the plan cannot be read")
    return at


def _end_of(day: str) -> int:
    return _ms_of(f"{day}T00:00:00.000Z") + _DAY_MS


_IN_UTC = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z")
_LINE = re.compile(r"([1-9][0-9]{0,2}) (?:missed|done [A-D] ([!-~]{1,64}) [0-9a-f]{64} ([!-~]{24}))")
