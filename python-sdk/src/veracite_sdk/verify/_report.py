"""What a verification found: one line per step, never a single green tick."""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, is_dataclass
from typing import Any, Literal, NamedTuple, TypeVar

from ._asked_before import AskedBefore
from ._format import CannotCheck, FormatError
from ._verdict import (
    HEADLINES,
    OF_WHAT,
    SPEAKERS,
    UNCHECKED,
    WORDS,
    KeyTrust,
    Status,
    class_name_beside,
    step_word,
)

T = TypeVar("T")
StepResult = Literal["pass", "fail", "not_present"]

STEPS = tuple((step["id"], step["title"]) for step in WORDS["steps"])
#: Why every step fails when the file is no bundle at all.
NOT_JSON = "the bundle is not a JSON object that can be read"
#: Without these there is no proof of anything.
REQUIRED = ("response", "signature", "leaf", "inclusion", "checkpoint")


class Outcome(NamedTuple):
    result: StepResult
    reason: str


class Step(NamedTuple):
    step: int
    id: str
    title: str
    result: StepResult
    reason: str
    #: It passed, and with a key or root that does not come from the bundle.
    anchored: bool

    @property
    def word(self) -> str:
        return step_word(self.result, anchored=self.anchored)


class Cosigner(NamedTuple):
    name: str
    at: str


class Stamp(NamedTuple):
    tsa: str
    over: str
    gen_time: str
    accuracy_ms: int | None
    root_sha256: str


class Witnessed(NamedTuple):
    """A connection that a relay carried, and on which the provider's own key signed."""

    #: The relay's name and key: one that the reader named.
    relay: str
    host: str
    address: str
    opened_at: str
    root_sha256: str
    #: Of the manifest of the capture.
    capture_manifest_sha256: str
    #: Witnesses that the reader knows and that cosigned the relay's log with this statement in it.
    cosigners: tuple[str, ...] = ()
    #: Whether the relay signed, before anything was sent, which capture the connection was for.
    is_bound: bool = False
    #: Whether the request was opened on this connection, all but the line with the key that pays.
    is_opened: bool = False
    #: Who runs the relay, as far as the reader said or the place that published the key.
    run_by: str = ""


class RecordedFacts(NamedTuple):
    """An answer that a person recorded in an app."""

    #: The answer that the provider sent, as plain text: our own rendering.
    text: str
    #: What the page added to it: nobody has shown that the provider sent that.
    added: list[dict[str, str]]
    #: What the question rests on: `conversation`, which the provider sent, or the recorder's `word`.
    question: str


class Brand(NamedTuple):
    name: str
    domain: str


class WrongClaim(NamedTuple):
    predicate: str
    stated: str
    truth: str | None


class Classification(NamedTuple):
    class_: str
    rule: str
    classified_at: str
    #: The program, or the person who settled it.
    by: str
    #: What the answer says that is not so, as far as the manifest has room for it.
    wrong: tuple[WrongClaim, ...]


class Sampling(NamedTuple):
    sample: int
    samples: int
    runs: int
    #: The outcomes passed too.
    accounted: bool
    #: The number of the plan among those of its brand, and what was asked before it; None for older plans.
    plan: int | None = None
    before: AskedBefore | None = None


class FilledSlot(NamedTuple):
    """Of a plan for people."""

    slot: int
    slots: int
    #: As the plan says: `fresh` or `used`.
    account: str
    #: The outcomes passed too.
    accounted: bool


@dataclass(frozen=True)
class Facts:
    """Taken only from signed parts that passed. None means: not established."""

    response_sha256: str | None = None
    manifest_sha256: str | None = None
    engine: str | None = None
    #: How it was reached, by the host in the manifest. Who names the engine must name a stand-in as such.
    access: str | None = None
    #: True for an invented answer; from the signed manifest, and None only where that could not be read.
    demo: bool | None = None
    question: str | None = None
    brand: Brand | None = None
    captured_at: str | None = None
    #: The newest classification of this answer that is in the log; None unless step 8 passed.
    classification: Classification | None = None
    capture_key_sha256: str | None = None
    origin: str | None = None
    log_key: str | None = None
    leaf_index: int | None = None
    tree_size: int | None = None
    newest_tree_size: int | None = None
    cosigners: list[Cosigner] = field(default_factory=list)
    #: None unless the plan passed.
    sampling: Sampling | None = None
    #: Of an answer that a person brought for a plan; None unless the plan passed.
    slot: FilledSlot | None = None
    timestamps: list[Stamp] = field(default_factory=list)
    #: Which replies a relay that the reader named carried; empty unless step 13 passed.
    witnessed: list[Witnessed] = field(default_factory=list)
    #: Of an answer that a person recorded in an app; None unless step 13 passed.
    recording: RecordedFacts | None = None


class Report:
    """What reports of bundles and of case files share."""

    status: Status
    trust: KeyTrust
    steps: list[Step]

    @property
    def ok(self) -> bool:
        return self.status == "verified"

    def to_dict(self) -> dict[str, Any]:
        """The same JSON as every other Veracite verifier gives."""
        trust = {"kind": self.trust.kind, "from": list(self.trust.sources)}
        return {"status": self.status, "ok": self.ok, **_members(vars(self)), "trust": trust}

    def step_lines(self) -> list[str]:
        width = max(len(step.title) for step in self.steps)
        return [
            f"{step.step:>2}  {step.word:<11}  {step.title:<{width}}  {step.reason}" for step in self.steps
        ]


@dataclass(frozen=True)
class VerificationReport(Report):
    """`status` is `verified` when no step failed, response, signature, leaf, inclusion and checkpoint were
    all there and good, and the log key came from outside the bundle. `self_consistent` is the same with the
    bundle's own key, which proves nothing about who made it. `unsealed`: the signed parts hold, but nothing
    signs the rest of the bundle."""

    status: Status
    trust: KeyTrust
    summary: str
    #: Which sample or slot of which plan it is, and whether its outcomes are all there; None without a plan.
    sampling: str | None
    steps: list[Step]
    facts: Facts
    warnings: list[str]

    def __str__(self) -> str:
        headline = HEADLINES[self.status]
        # Of a file that is no bundle at all, eight lines would say eight times what the summary has said.
        lines = [] if self.steps[0].reason == NOT_JSON else self.step_lines()
        said = [*self._of_what(), self.summary, *([self.sampling] if self.sampling else [])]
        notes = [f"Note: {one}" for one in self.warnings]
        return "\n".join([headline, *said, "", *lines, *self._signed_lines(), *notes])

    def _of_what(self) -> list[str]:
        return [OF_WHAT] if self.status == "verified" else []

    def _signed_lines(self) -> list[str]:
        """What was verified, from signed parts alone."""
        facts, judged = self.facts, self.facts.classification
        said = [
            ("DEMO", "the answer was invented for demonstration" if facts.demo else None),
            ("Question", facts.question),
            ("Engine", facts.engine and speaker(facts.engine, facts.access)),
            ("Brand", facts.brand and f"{facts.brand.name} ({facts.brand.domain})"),
            ("Captured", facts.captured_at),
            (
                "Class",
                judged and f"{class_name_beside(judged.class_)}, on {judged.classified_at}, by {judged.by}",
            ),
            *(
                ("Finding", f"{claim.predicate}: the answer says “{claim.stated}”, {_truth(claim)}")
                for claim in (judged.wrong if judged else ())
            ),
        ]
        return [f"{name}: {plain(value)}" for name, value in said if value]

    def __repr__(self) -> str:
        failed = [step.id for step in self.steps if step.result == "fail"]
        return f"<VerificationReport status={self.status} key={self.trust.kind} failed={failed}>"

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        rows = "".join(
            f"<tr><td>{step.step}</td><td><b>{step.word}</b></td>"
            f"<td>{html.escape(step.title)}</td><td>{html.escape(step.reason)}</td></tr>"
            for step in self.steps
        )
        headline = HEADLINES[self.status]
        said = " ".join([*self._of_what(), self.summary, *([self.sampling] if self.sampling else [])])
        return f"<p><b>{headline}</b> {html.escape(said)}</p><table>{rows}</table>"


def _truth(claim: WrongClaim) -> str:
    return "which the facts contradict" if claim.truth is None else f"the facts say “{claim.truth}”"


def speaker(engine: str, access: str | None) -> str:
    """Who answered: only the engine itself has its name alone."""
    return SPEAKERS.get(access or "", "{engine}").replace("{engine}", engine)


def plain(value: str) -> str:
    """Nothing in a manifest may move the cursor or begin a line of its own."""
    return "".join(
        character if character.isprintable() else f"\\u{ord(character):04x}" for character in value
    )


def passed(reason: str) -> Outcome:
    return Outcome("pass", reason)


def failed(reason: str) -> Outcome:
    return Outcome("fail", reason)


def not_present(reason: str) -> Outcome:
    return Outcome("not_present", reason)


def attempt(check: Callable[[], Outcome]) -> Outcome:
    """Runs one check. Whatever goes wrong inside is a failed step with a reason, never an exception."""
    try:
        return check()
    except Exception as error:
        return _outcome_of(error)


def attempt_finding(check: Callable[[], tuple[Outcome, T]], nothing: T) -> tuple[Outcome, T]:
    """The same for a check that also finds something; `nothing` is what it found if it went wrong."""
    try:
        return check()
    except Exception as error:
        return _outcome_of(error), nothing


def _outcome_of(error: Exception) -> Outcome:
    """What could not be checked here is not wrong for that, and not right either."""
    return not_present(f"{UNCHECKED}{error}") if isinstance(error, CannotCheck) else failed(reason_of(error))


def reason_of(error: Exception) -> str:
    # Other messages come from the platform and could differ between machines or repeat hostile input.
    return str(error) if isinstance(error, FormatError) else "the data could not be read"


def _members(members: Mapping[str, Any]) -> dict[str, Any]:
    return {_camel(name): _plain_json(value) for name, value in members.items()}


def _plain_json(value: Any) -> Any:
    if hasattr(value, "_asdict"):
        return _members(value._asdict())
    if is_dataclass(value):
        return _members(vars(value))
    return [_plain_json(item) for item in value] if isinstance(value, (list, tuple)) else value


def _camel(name: str) -> str:
    first, *rest = name.rstrip("_").split("_")
    return first + "".join(part.capitalize() for part in rest)
