"""What a verification may claim follows from where the log key came from, and from nothing inside the bundle:
whoever makes up a bundle can make up a key and a whole log with it.

The words are those of every Veracite verifier; a test holds them against `vectors/bundles/words.json`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Status = Literal["verified", "unsealed", "self_consistent", "not_verified"]


class KeyTrust(NamedTuple):
    #: `pinned`: given by the reader. `fetched`: published at a place the reader named. `bundle`: its own.
    kind: Literal["pinned", "fetched", "bundle"]
    #: The places that were asked for the key and publish it.
    sources: tuple[str, ...] = ()


HEADLINES: dict[Status, str] = {
    "verified": "VERIFIED",
    "unsealed": "SIGNED PARTS ONLY",
    "self_consistent": "SELF-CONSISTENT ONLY",
    "not_verified": "NOT VERIFIED",
}
#: Said beside VERIFIED: evidence can be intact although what it records is false, and the other way round.
OF_WHAT = "Evidence intact: this is what was captured. Whether it is true is the finding’s matter."
#: A bundle that only agrees with itself, or whose readable parts nobody signed, is neither a success nor a
#: failed check.
EXIT_CODES: dict[Status, int] = {"verified": 0, "not_verified": 1, "self_consistent": 4, "unsealed": 5}
#: Of a step that holds only under a key or root from the bundle, no reader should think that it was proven.
STEP_WORDS = {"pass": "PASS", "agrees": "AGREES", "fail": "FAIL", "not_present": "NOT PRESENT"}
#: What an answer is called that the engine did not give, by how it was asked for.
SPEAKERS = {"compatible_server": "STAND-IN for {engine}", "demo": "DEMO of {engine}"}
#: What people call the classes of the contract.
CLASS_NAMES = {
    "STRONG": "Correct",
    "DESCRIPTIVE": "Mentioned",
    "ECHO": "Repeats the question",
    "CONFABULATED": "Wrong",
    "ABSENT": "Not mentioned",
}
SUMMARIES = {
    "pinned": "Verified with the log key that you gave. "
    "That is worth as much as the place you took the key from, "
    "and nothing if that was the bundle, its page or its sender.",
    "also_published": "The same key is published at {places}.",
    "fetched": "Verified with the log key that is published at {places}. "
    "That is worth as much as your trust in whoever controls that place.",
    "self_consistent": "Self-consistent only: "
    "its parts agree with each other under a key that it brings along. "
    "Whoever makes up a bundle can make up such a key and a whole log, "
    "so this says nothing about who made it. "
    "Take the log key from a place that you trust and check again with it.",
    "unsealed": "Signed parts only: the capture and its log entry hold under that key, "
    "and what is printed here was read from them. But nobody signed this bundle as a whole: "
    "it is from before bundles were sealed, was taken out of a case file, or its seal was removed. "
    "Do not rely on anything else that it says, such as its statement, facts or timeline. "
    "Export it again to get one with a seal.",
    "not_verified": "Not verified. Step {step}: {reason}.",
}


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


def step_word(result: str, *, anchored: bool) -> str:
    return STEP_WORDS["agrees" if result == "pass" and not anchored else result]


def class_name_beside(name: str) -> str:
    """`Wrong (CONFABULATED)`. A class that is newer than this program is shown unchanged."""
    return f"{CLASS_NAMES[name]} ({name})" if name in CLASS_NAMES else name
