"""What a verification may claim follows from where the log key came from, and from nothing inside the bundle:
whoever makes up a bundle can make up a key and a whole log with it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from ._format import packaged

Status = Literal["verified", "unsealed", "self_consistent", "not_verified"]


class KeyTrust(NamedTuple):
    #: `pinned`: given by the reader. `fetched`: published at a place the reader named. `bundle`: its own.
    kind: Literal["pinned", "fetched", "bundle"]
    #: The places that were asked for the key and publish it.
    sources: tuple[str, ...] = ()


#: The words of every Veracite verifier, from `vectors/bundles/words.json`.
WORDS: dict[str, Any] = packaged("_words.json")
HEADLINES: dict[Status, str] = WORDS["headlines"]
#: Said beside VERIFIED: evidence can be intact although what it records is false, and the other way round.
OF_WHAT: str = WORDS["ofWhat"]
#: A bundle that only agrees with itself, or whose readable parts nobody signed, is neither a success nor a
#: failed check.
EXIT_CODES: dict[Status, int] = WORDS["exitCodes"]
#: Of a step that holds only under a key or root from the bundle, no reader should think that it was proven.
STEP_WORDS: dict[str, str] = WORDS["stepWords"]
#: What an answer is called that the engine did not give, by how it was asked for.
SPEAKERS: dict[str, str] = WORDS["speakers"]
GRADES: dict[str, str] = WORDS["grades"]
GRADE_NOT_SHOWN: str = WORDS["gradeNotShown"]
GRADE_FETCHED: str = WORDS["gradeFetched"]
#: What people call the classes of the contract.
CLASS_NAMES: dict[str, str] = WORDS["classNames"]
SUMMARIES: dict[str, str] = WORDS["summaries"]


def status_of(has_problem: bool, trust: KeyTrust, is_sealed: bool = True) -> Status:
    if has_problem:
        return "not_verified"
    if trust.kind == "bundle":
        return "self_consistent"
    return "verified" if is_sealed else "unsealed"


def summary_of(problem: tuple[int, str] | None, trust: KeyTrust, is_sealed: bool = True) -> str:
    places = " and ".join(trust.sources)
    if problem is not None:
        step, reason = problem
        return SUMMARIES["not_verified"].format(step=step, reason=reason)
    if trust.kind == "bundle":
        return SUMMARIES["self_consistent"]
    if not is_sealed:
        return SUMMARIES["unsealed"]
    if trust.kind == "fetched":
        return SUMMARIES["fetched"].format(places=places)
    also = "" if not places else " " + SUMMARIES["also_published"].format(places=places)
    return SUMMARIES["pinned"] + also


def with_unchecked(verdict: str, unchecked: tuple[int, str] | None) -> str:
    """The verdict in one sentence with the step that could not be checked here."""
    if unchecked is None:
        return verdict
    step, reason = unchecked
    return SUMMARIES["unchecked"].format(step=step, reason=reason, verdict=verdict)


#: How the reason of a step begins that nothing here can check.
UNCHECKED = "not checked: "


def step_word(result: str, *, anchored: bool) -> str:
    return STEP_WORDS["agrees" if result == "pass" and not anchored else result]


def class_name_beside(name: str) -> str:
    """`Wrong (CONFABULATED)`. A class that is newer than this program is shown unchanged."""
    return f"{CLASS_NAMES[name]} ({name})" if name in CLASS_NAMES else name
