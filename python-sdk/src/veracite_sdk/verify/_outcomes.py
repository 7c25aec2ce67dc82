"""Step 10: a later manifest states what became of every run of the plan, of this one with this answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ._bundle import MANIFEST, MAX_LINES, SEALED
from ._format import FormatError, decode_field, require
from ._logged import LoggedFindings, verify_logged
from ._manifest import MAX_MANIFEST_BYTES, parse_manifest
from ._members import items
from ._outcome_lists import OutcomeLists
from ._plan import VerifiedPlan, cell_of, is_pending, require_line, require_logged
from ._report import Outcome, not_present, passed
from ._sampling import OutcomeLine, lines_root, parse_outcome_line, sampling_words
from ._shape import list_of, optional, text
from ._slot import recount_slots, require_filled, require_outcome_of_plan
from ._times import instant_ms
from ._trust import Trust


def verify_outcomes(
    bundle: Mapping[str, Any],
    plan: VerifiedPlan | None,
    capture: LoggedFindings,
    trust: Trust,
    lists: OutcomeLists,
) -> tuple[Outcome, str]:
    """The outcome of the step, and what ends the sentence about it.

    Answers of a scan are judged when all have come: if the bundle has a classification, the scan has ended.
    """
    value = bundle.get("outcomes")
    judged = items(bundle.get("classification"))
    if plan is None:
        if value is not None:
            raise FormatError("there is no plan to compare the outcomes with")
        return not_present("there is no plan whose outcomes could be counted"), ""
    if value is None and plan.slot is None and judged:
        raise FormatError("the scan has ended, and its outcomes are missing")
    if value is None:
        return not_present(plan.without()), plan.without()

    sealed = SEALED(value, "outcomes")
    findings = verify_logged(sealed, trust)
    if is_pending(findings, capture):
        return not_present("the outcomes are not in the log yet"), plan.without()
    require_logged(findings, "outcomes")
    captured = capture.members_of("capture")
    if captured is None:
        raise FormatError("the manifest could not be read")
    manifest = findings.members_of("outcome" if plan.slot is None else "app-outcome")
    if manifest is None:
        raise FormatError("the outcomes are a manifest of another kind")
    if plan.slot is None:
        size, sealed_at = manifest["runs"], manifest["sealedAt"]
        _require_of_plan(manifest, plan)
        _require_own(sealed, plan, captured)
        _require_class(sealed, judged, captured)
        said = sampling_words("accounted", runs=size)
    else:
        size, sealed_at = manifest["slots"], manifest["closedAt"]
        require_outcome_of_plan(manifest, plan.manifest, plan.sha256)
        require_filled(sealed["line"], plan.place, captured)
        said = sampling_words("filled", filled=manifest["done"], missed=size - manifest["done"])
    _require_later(sealed_at, findings, capture, captured)
    require_line(sealed, plan.place, size, manifest["root"])
    carried = optional(list_of(text, MAX_LINES))(sealed["lines"], "lines")
    lines = lists.find(manifest["root"]) if carried is None else carried
    if lines is None:
        require(size > MAX_LINES, _LIST_MISSING)
        said = sampling_words("sealed", runs=size)
    else:
        manifests = (findings.manifest_sha256, plan.sha256)
        if carried is not None or not lists.has_counted(manifests):
            require(len(lines) == size, "the list of outcomes is not complete")
            require(lines_root(lines) == manifest["root"], "the list of outcomes was changed")
            if plan.slot is None:
                _require_recount(lines, manifest, plan)
            else:
                recount_slots(lines, manifest, plan.manifest)
        if carried is None:
            lists.counted(manifests)
    return passed(said), said


#: A bundle of a case file leaves the list to the case.
_LIST_MISSING = "the list of outcomes is missing: a bundle out of a case file is checked with that file"


def _require_of_plan(manifest: dict[str, Any], plan: VerifiedPlan) -> None:
    if manifest["prev"] != plan.sha256 or manifest["scanId"] != plan.manifest["scanId"]:
        raise FormatError("the outcomes are of another plan")
    runs, counts = manifest["runs"], manifest["counts"].values()
    if runs != plan.manifest["runs"] or sum(counts) != runs or any(count < 0 for count in counts):
        raise FormatError("there are not as many outcomes as planned runs")


def _require_later(
    sealed_at: str, findings: LoggedFindings, capture: LoggedFindings, captured: dict[str, Any]
) -> None:
    first, second = capture.leaf_index, findings.leaf_index
    sealed, captured_at = instant_ms(sealed_at), instant_ms(captured["times"]["capturedAt"])
    is_dated_before = sealed is not None and captured_at is not None and sealed < captured_at
    if first is None or second is None or second <= first or is_dated_before:
        raise FormatError("the outcomes were sealed before this answer")


def _require_own(sealed: dict[str, Any], plan: VerifiedPlan, captured: dict[str, Any]) -> None:
    """This run's own outcome: the line of the plan, and the answer that is in the bundle."""
    own = parse_outcome_line(sealed["line"])
    require(own.planned == plan.line, "the outcomes have another run in this place")
    if own.capture_sha256 != captured["response"]["sha256"]:
        raise FormatError("the outcomes name another answer for this run")


def _require_class(sealed: dict[str, Any], judged: list[Any], captured: dict[str, Any]) -> None:
    """The class in the outcomes is the newest of this answer: when it changes, they are sealed again."""
    own = parse_outcome_line(sealed["line"])
    # Which of them are signed and logged is another step; here only what they say is compared.
    classes = [name for entry in judged for name in _class_of(entry, captured["captureId"])]
    # Outcomes from before they named classes have none.
    if not classes or (own.status == "CLASSIFIED" and own.reason == ""):
        return
    if own.status != "CLASSIFIED" or own.reason != classes[-1]:
        raise FormatError("the outcomes name another class for this answer")


def _class_of(entry: object, capture_id: str) -> list[str]:
    if not isinstance(entry, dict) or "manifest" not in entry:
        return []
    base64 = MANIFEST(entry["manifest"], "manifest")["base64"]
    parsed = parse_manifest(decode_field(base64, MAX_MANIFEST_BYTES, "manifest"))
    if parsed.kind != "classification" or parsed.members["captureId"] != capture_id:
        return []
    return [parsed.members["class"]]


def _require_recount(lines: list[str], manifest: dict[str, Any], plan: VerifiedPlan) -> None:
    """Every line again: the root of the plan, the counts, and no run twice."""
    outcomes = [parse_outcome_line(line) for line in lines]
    if lines_root([outcome.planned for outcome in outcomes]) != plan.manifest["root"]:
        raise FormatError("the outcomes are not those of the planned runs")
    counts = Counter(outcome.status for outcome in outcomes)
    require(counts == Counter(manifest["counts"]), "the outcomes do not add up to the counts")
    require(len({outcome.run.run_id for outcome in outcomes}) == len(lines), "a run is in the plan twice")
    _require_every_sample(outcomes, plan)


def _require_every_sample(outcomes: list[OutcomeLine], plan: VerifiedPlan) -> None:
    """In every place is the engine, sample and prompt that belongs there, and no prompt has two places."""
    engines = [engine["engine"] for engine in plan.manifest["engines"]]
    samples, prompts = plan.manifest["samples"], plan.manifest["prompts"]
    named = [one.run.prompt_sha256 for one in outcomes[: prompts["count"] * len(engines) : len(engines)]]
    for place, outcome in enumerate(outcomes):
        cell = cell_of(plan.manifest, place)
        expected = (engines[cell.engine], cell.sample, named[cell.prompt])
        run = outcome.run
        if (run.engine, run.sample, run.prompt_sha256) != expected or run.sample > samples:
            raise FormatError("the list has a run that the plan does not foresee")
    require(len(set(engines)) == len(engines), "the list has a run that the plan does not foresee")
    require(len(set(named)) == prompts["count"], "a prompt is in the plan twice")
    root = prompts["root"]
    is_listed = named == prompts["sha256"] if root is None else lines_root(named) == root
    require(is_listed, "the list has a prompt that the plan does not name")
