"""Step 9: the capture names its plan, the plan foresees this question, and the log has the plan first."""

from __future__ import annotations

from typing import Any, NamedTuple

from ._bundle import SEALED
from ._format import FormatError, base64_decode, sha256_hex, utf8_encode
from ._logged import LoggedFindings, verify_logged
from ._merkle import root_from_inclusion_proof
from ._report import Outcome, not_present, passed
from ._sampling import line_hash, parse_plan_line, sampling_words
from ._times import instant_ms
from ._trust import CheckpointMemory, Trust


class VerifiedPlan(NamedTuple):
    """A plan that holds for this capture: what the outcomes are held against."""

    manifest: dict[str, Any]
    sha256: str
    place: int
    line: str
    sample: int

    def numbers(self) -> dict[str, int]:
        return {"sample": self.sample, "samples": self.manifest["samples"], "runs": self.manifest["runs"]}


def verify_plan(
    value: object, capture: LoggedFindings, trust: Trust, memory: CheckpointMemory
) -> tuple[Outcome, VerifiedPlan | None]:
    asked = None
    if capture.manifest is not None and capture.manifest.kind == "capture":
        asked = capture.manifest.members
    named = asked["plan"] if asked is not None else None
    if value is None:
        if named is not None:
            raise FormatError("the plan that the capture names is missing")
        return not_present("the capture names no plan"), None
    if asked is None or named is None:
        raise FormatError("the capture names no plan")

    sealed = SEALED(value, "plan")
    findings = verify_logged(sealed, trust, memory)
    if is_pending(findings, capture):
        return not_present("the plan is not in the log yet"), None
    require_logged(findings, "plan")
    if findings.manifest is None or findings.manifest.kind != "plan":
        raise FormatError("the plan is a manifest of another kind")
    if findings.manifest_sha256 != named["sha256"]:
        raise FormatError("the capture names another plan")
    manifest = findings.manifest.members
    _require_foreseen(manifest, sealed, asked, named)
    _require_before(manifest, findings, capture, asked)
    plan = VerifiedPlan(manifest, named["sha256"], named["place"], sealed["line"], named["sample"])
    return passed(sampling_words("plan", **plan.numbers())), plan


def is_pending(findings: LoggedFindings, capture: LoggedFindings) -> bool:
    """Neither is in the log: a bundle that was made too early, or where no log is kept."""
    return _is_missing(capture) and _is_missing(findings)


def require_logged(findings: LoggedFindings, what: str) -> None:
    """Signature, leaf, inclusion and checkpoint must be there and good; a newer checkpoint may be missing."""
    for outcome in findings.outcomes.values():
        missing = outcome.result == "not_present" and findings.checkpoint is None
        if outcome.result == "fail" or missing:
            raise FormatError(f"{what}: {outcome.reason}")


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
    if asked["kind"] != "original":
        raise FormatError("a re-verification is not part of a plan")
    if plan["runs"] != plan["prompts"]["count"] * len(plan["engines"]) * plan["samples"]:
        raise FormatError("the plan does not add up")
    run = parse_plan_line(sealed["line"])
    if run.run_id != asked["runId"]:
        raise FormatError("the plan has another run in this place")
    digest, listed = asked["question"]["promptSha256"], plan["prompts"]["sha256"]
    is_listed = not listed or (len(listed) == plan["prompts"]["count"] and digest in listed)
    is_own = digest == sha256_hex(utf8_encode(asked["question"]["prompt"]))
    if run.prompt_sha256 != digest or not is_own or not is_listed:
        raise FormatError("the plan has another prompt in this place")
    if run.sample != named["sample"] or run.sample > plan["samples"]:
        raise FormatError("the plan has another sample in this place")
    source = asked["source"]
    engine = next((one for one in plan["engines"] if one["engine"] == source["engine"]), None)
    if run.engine != source["engine"] or engine is None:
        raise FormatError("the plan has another engine in this place")
    if any(engine[name] != source[name] for name in ("access", "provider", "modelRequested")):
        raise FormatError("the plan foresees another access or model for this engine")
    require_line(sealed, named["place"], plan["runs"], plan["root"])


def _require_before(
    plan: dict[str, Any], findings: LoggedFindings, capture: LoggedFindings, asked: dict[str, Any]
) -> None:
    first, second = findings.leaf_index, capture.leaf_index
    if first is None or second is None or first >= second:
        raise FormatError("the plan was logged after the answer")
    planned, requested = instant_ms(plan["plannedAt"]), instant_ms(asked["times"]["requestedAt"])
    if planned is not None and requested is not None and planned > requested:
        raise FormatError("the plan was made after the question was asked")
