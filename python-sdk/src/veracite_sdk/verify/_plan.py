"""Step 9: the capture names its plan, the plan foresees this question, and the log has the plan first."""

from __future__ import annotations

from typing import Any, NamedTuple

from ._asked_before import AskedBefore, before_words, parse_history_line, require_sound
from ._bundle import SEALED
from ._format import FormatError, base64_decode, require, sha256_hex, utf8_encode
from ._logged import LoggedFindings, verify_logged
from ._merkle import root_from_inclusion_proof
from ._report import FilledSlot, Outcome, Sampling, not_present, passed
from ._sampling import line_hash, parse_plan_line, sampling_words
from ._slot import Slot, require_slot
from ._times import instant_ms
from ._trust import Trust


class VerifiedPlan(NamedTuple):
    """A plan that holds for this capture: what the outcomes are held against."""

    manifest: dict[str, Any]
    sha256: str
    place: int
    line: str
    #: Of a plan for people; None for the plan of a scan.
    slot: Slot | None
    sample: int
    #: None where plans were not numbered yet.
    before: AskedBefore | None

    def said(self) -> str:
        """Which sample or slot it is."""
        if self.slot is not None:
            return sampling_words("slot", slot=self.slot.number, slots=len(self.manifest["slots"]))
        return sampling_words("plan", sample=self.sample, **self.numbers())

    def without(self) -> str:
        """Said of a bundle without outcomes."""
        return sampling_words("no_outcomes" if self.slot is None else "not_over")

    def numbers(self) -> dict[str, int]:
        return {"samples": self.manifest["samples"], "runs": self.manifest["runs"]}

    def before_words(self) -> str:
        return "" if self.before is None else before_words(self.before, self.manifest["series"]["number"])

    def facts(self, accounted: bool) -> dict[str, Any]:
        if self.slot is not None:
            account = self.manifest["people"][self.slot.person - 1]["account"]
            filled = FilledSlot(self.slot.number, len(self.manifest["slots"]), account, accounted)
            return {"slot": filled}
        series = self.manifest["series"]
        plan = None if series is None else int(series["number"])
        sampling = Sampling(self.sample, **self.numbers(), accounted=accounted, plan=plan, before=self.before)
        return {"sampling": sampling}


def verify_plan(value: object, capture: LoggedFindings, trust: Trust) -> tuple[Outcome, VerifiedPlan | None]:
    asked = capture.members_of("capture")
    named = asked["plan"] if asked is not None else None
    if value is None:
        if named is not None:
            raise FormatError("the plan that the capture names is missing")
        return not_present("the capture names no plan"), None
    if asked is None or named is None:
        raise FormatError("the capture names no plan")

    sealed = SEALED(value, "plan")
    findings = verify_logged(sealed, trust)
    if is_pending(findings, capture):
        return not_present("the plan is not in the log yet"), None
    require_logged(findings, "plan")
    require(findings.manifest_sha256 == named["sha256"], "the capture names another plan")
    plan = _foreseen(findings, sealed, asked, named)
    _require_before(plan.manifest, findings, capture, asked)
    before = plan.before_words()
    return passed(f"{plan.said()}; {before}" if before else plan.said()), plan


def _foreseen(
    findings: LoggedFindings, sealed: dict[str, Any], asked: dict[str, Any], named: dict[str, Any]
) -> VerifiedPlan:
    people = findings.members_of("app-plan")
    if people is not None:
        slot = require_slot(people, sealed, asked, named)
        return VerifiedPlan(people, named["sha256"], named["place"], sealed["line"], slot, 1, None)
    manifest = findings.members_of("plan")
    if manifest is None:
        raise FormatError("the plan is a manifest of another kind")
    _require_foreseen(manifest, sealed, asked, named)
    before = _read_before(manifest, sealed, asked, named["place"])
    sample, place = named["sample"], named["place"]
    return VerifiedPlan(manifest, named["sha256"], place, sealed["line"], None, sample, before)


def is_pending(findings: LoggedFindings, capture: LoggedFindings) -> bool:
    """Neither is in the log: a bundle that was made too early, or where no log is kept."""
    return _is_missing(capture) and _is_missing(findings)


def require_logged(findings: LoggedFindings, what: str) -> None:
    """Signature, leaf, inclusion and checkpoint must be there and good; a newer checkpoint may be missing."""
    for outcome in findings.outcomes.values():
        missing = outcome.result == "not_present" and findings.checkpoint is None
        require(outcome.result != "fail" and not missing, f"{what}: {outcome.reason}")


class Cell(NamedTuple):
    """Which prompt, engine and sample belong in a place of a plan."""

    prompt: int
    engine: int
    sample: int


def cell_of(plan: dict[str, Any], place: int) -> Cell:
    """Every prompt goes to every engine before any is repeated."""
    engines, prompts = len(plan["engines"]), plan["prompts"]["count"]
    return Cell(place // engines % prompts, place % engines, 1 + place // (engines * prompts))


def require_line(sealed: dict[str, Any], place: int, size: int, root: str) -> None:
    """The line leads to the root that was signed."""
    proof = [base64_decode(item) for item in sealed["path"]]
    leaf = line_hash(sealed["line"])
    if root_from_inclusion_proof(index=place, size=size, leaf=leaf, proof=proof).hex() != root:
        raise FormatError("the line of this run is not under the root")


def _is_missing(findings: LoggedFindings) -> bool:
    return findings.outcomes["inclusion"].result == "not_present"


def _require_foreseen(
    plan: dict[str, Any], sealed: dict[str, Any], asked: dict[str, Any], named: dict[str, Any]
) -> None:
    if plan["scanId"] != asked["scanId"] or plan["brand"]["id"] != asked["brand"]["id"]:
        raise FormatError("the plan is of another scan")
    require(asked["kind"] == "original", "a re-verification is not part of a plan")
    is_empty = plan["prompts"]["count"] < 1 or not plan["engines"] or plan["samples"] < 1
    if is_empty or plan["runs"] != plan["prompts"]["count"] * len(plan["engines"]) * plan["samples"]:
        raise FormatError("the plan does not add up")
    run = parse_plan_line(sealed["line"])
    require(run.run_id == asked["runId"], "the plan has another run in this place")
    digest = asked["question"]["promptSha256"]
    is_own = digest == sha256_hex(utf8_encode(asked["question"]["prompt"]))
    require(run.prompt_sha256 == digest and is_own, "the plan has another prompt in this place")
    cell = cell_of(plan, named["place"])
    _require_prompt(plan["prompts"], sealed["promptPath"], digest, cell.prompt)
    if run.sample != named["sample"] or run.sample != cell.sample or run.sample > plan["samples"]:
        raise FormatError("the plan has another sample in this place")
    source = asked["source"]
    engine = next((one for one in plan["engines"] if one["engine"] == source["engine"]), None)
    if run.engine != source["engine"] or engine is None or plan["engines"][cell.engine] is not engine:
        raise FormatError("the plan has another engine in this place")
    if any(engine[name] != source[name] for name in ("access", "provider", "modelRequested")):
        raise FormatError("the plan foresees another access or model for this engine")
    require_line(sealed, named["place"], plan["runs"], plan["root"])


def _require_prompt(prompts: dict[str, Any], prompt_path: list[str] | None, digest: str, place: int) -> None:
    """Each prompt has one place: asked in two, it would get twice the chance to go wrong."""
    listed, count, root = prompts["sha256"], prompts["count"], prompts["root"]
    if not listed:
        if root is None or prompt_path is None:
            raise FormatError("the plan does not name its prompts")
        require_line({"line": digest, "path": prompt_path}, place, count, root)
        return
    if root is not None or prompt_path is not None or len(listed) != count:
        raise FormatError("the plan does not name its prompts")
    require(len(set(listed)) == count, "a prompt is in the plan twice")
    require(listed[place] == digest, "the plan has another prompt in this place")


def _read_before(
    plan: dict[str, Any], sealed: dict[str, Any], asked: dict[str, Any], place: int
) -> AskedBefore | None:
    """Plans of a brand are numbered, and each names the one before it and what had been asked until then."""
    series, history = plan["series"], sealed["history"]
    if series is None:
        if history is not None:
            raise FormatError("the plan says nothing about earlier plans")
        return None
    number = series["number"]
    if number < 1 or (number == 1) != (plan["prev"] is None):
        raise FormatError("the plan does not follow the one before it")
    if history is None:
        raise FormatError("what was asked before the plan is missing")
    cells = plan["prompts"]["count"] * len(plan["engines"])
    digest, engine, before = parse_history_line(history["line"])
    if digest != asked["question"]["promptSha256"] or engine != asked["source"]["engine"]:
        raise FormatError("what was asked before is about another prompt or engine")
    require_line(history, place % cells, cells, series["history"])
    require_sound(before, number)
    return before


def _require_before(
    plan: dict[str, Any], findings: LoggedFindings, capture: LoggedFindings, asked: dict[str, Any]
) -> None:
    first, second = findings.leaf_index, capture.leaf_index
    if first is None or second is None or first >= second:
        raise FormatError("the plan was logged after the answer")
    planned, requested = instant_ms(plan["plannedAt"]), instant_ms(asked["times"]["requestedAt"])
    if planned is not None and requested is not None and planned > requested:
        raise FormatError("the plan was made after the question was asked")
