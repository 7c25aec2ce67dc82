"""What had been asked before a plan: a line for each of its prompts and engines, under a root that it names.

It counts what this installation asked for this brand, and nothing beyond.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ._format import FormatError
from ._verdict import WORDS

BEFORE_WORDS: dict[str, str] = WORDS["before"]


@dataclass(frozen=True)
class AskedBefore:
    """Earlier plans of the brand that asked this engine this prompt, and what came of them."""

    plans: int
    runs: int
    answers: int
    #: Further answers that were asked for to verify earlier ones.
    again: int
    classes: dict[str, int] = field(default_factory=dict)


def parse_history_line(line: str) -> tuple[str, str, AskedBefore]:
    """The digest of the prompt, the engine, and what was asked."""
    match = _LINE.fullmatch(line)
    if match is None:
        raise FormatError("a line about earlier plans cannot be read")
    pairs = [text.split("=") for text in match[7].split()]
    classes = {name: int(count) for name, count in pairs}
    plans, runs, answers, again = (int(match[index]) for index in range(3, 7))
    # One spelling for each line: no number with zeros in front, no class twice, and all of them in order.
    named = "".join(f" {name}={classes[name]}" for name in sorted(classes))
    if f"{match[1]} {match[2]} {plans} {runs} {answers} {again}{named}" != line:
        raise FormatError("a line about earlier plans cannot be read")
    return match[1], match[2], AskedBefore(plans, runs, answers, again, classes)


def require_sound(before: AskedBefore, number: int) -> None:
    """Earlier plans can be no more than there were, and answers and classes no more than was asked."""
    plans, runs, answers = before.plans, before.runs, before.answers
    if plans >= number or plans > runs or answers > runs or sum(before.classes.values()) > answers:
        raise FormatError("what is said about earlier plans does not add up")


def before_words(before: AskedBefore, number: int) -> str:
    classes = ", ".join(f"{count:,} {name}" for name, count in before.classes.items())
    return BEFORE_WORDS["never" if before.runs == 0 else "before"].format(
        number=f"{number:,}",
        plans=f"{before.plans:,}",
        runs=f"{before.runs:,}",
        answers=f"{before.answers:,}",
        again=f"{before.again:,}",
        classes=classes or "no class",
    )


_LINE = re.compile(
    r"([0-9a-f]{64}) ([A-Z0-9_]{1,40}) ([0-9]{1,9}) ([0-9]{1,9}) ([0-9]{1,9}) ([0-9]{1,9})"
    r"((?: [A-Z_]{1,40}=[1-9][0-9]{0,8}){0,16})"
)
