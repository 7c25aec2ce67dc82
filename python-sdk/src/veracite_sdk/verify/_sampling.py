"""The lists behind the two manifests of a scan, one line for each run in the order of the plan, and what a
verification says about them.

An outcome's line is its line of the plan and what became of the run, so whoever holds the outcomes holds the
plan as well. The manifests carry the root of the tree (RFC 6962) whose leaves are the lines in UTF-8.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ._format import FormatError, utf8_encode
from ._merkle import leaf_hash, tree_root
from ._verdict import WORDS

SAMPLING_WORDS: dict[str, str] = WORDS["sampling"]


class PlannedRun(NamedTuple):
    run_id: str
    prompt_sha256: str
    engine: str
    sample: int


class OutcomeLine(NamedTuple):
    planned: str
    run: PlannedRun
    status: str
    #: None where nothing was captured.
    capture_sha256: str | None
    #: The class of a classified answer, or why there is no answer or no class.
    reason: str


def parse_plan_line(line: str) -> PlannedRun:
    match = _PLANNED.fullmatch(line)
    if match is None:
        raise FormatError("a line of the plan cannot be read")
    return PlannedRun(match[1], match[2], match[3], int(match[4]))


def parse_outcome_line(line: str) -> OutcomeLine:
    match = _OUTCOME.fullmatch(line)
    if match is None:
        raise FormatError("a line of the outcomes cannot be read")
    digest = None if match[3] == "-" else match[3]
    return OutcomeLine(match[1], parse_plan_line(match[1]), match[2], digest, match[4] or "")


def line_hash(line: str) -> bytes:
    return leaf_hash(utf8_encode(line))


def lines_root(lines: Sequence[str]) -> str:
    return tree_root([line_hash(line) for line in lines]).hex()


def sampling_words(key: str, **numbers: int) -> str:
    return SAMPLING_WORDS[key].format(**{name: f"{number:,}" for name, number in numbers.items()})


_PLANNED = re.compile(r"([!-~]{1,64}) ([0-9a-f]{64}) ([A-Z0-9_]{1,40}) ([1-9][0-9]{0,2})")
_OUTCOME = re.compile(r"([!-~]+ [!-~]+ [!-~]+ [!-~]+) ([A-Z_]{1,40}) ([0-9a-f]{64}|-)(?: ([^\n]{1,400}))?")
