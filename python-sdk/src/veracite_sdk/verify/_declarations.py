"""Step 8, third part: what an operator declared the predicates of facts to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ._bundle import DECLARATION, MAX_DECLARATIONS
from ._format import FormatError, require, sha256_hex, utf8_encode
from ._json import parse_json
from ._shape import list_of, optional


def verify_declarations(value: object, own: Sequence[dict[str, Any]], every: Sequence[dict[str, Any]]) -> int:
    """Each declaration in the bundle is, byte by byte, one that a fact in a signed classification names.

    It declares the predicate of that fact, and those of the newest classification are all there. Facts of one
    predicate in one classification name one declaration, or none of them does.
    """
    named: dict[str, str] = {}
    for members in every:
        _require_one_each(members["facts"])
        for fact in members["facts"]:
            digest = fact["declaration"]
            if digest is None:
                continue
            if named.get(digest, fact["predicate"]) != fact["predicate"]:
                raise FormatError("one declaration is named by facts of two predicates")
            named[digest] = fact["predicate"]
    carried = optional(list_of(DECLARATION, MAX_DECLARATIONS))(value, "declarations") or []
    seen: set[str] = set()
    for i, declaration in enumerate(carried):
        where = f"declaration {i + 1}"
        digest = sha256_hex(utf8_encode(declaration["json"]))
        if digest not in named or digest != declaration["sha256"]:
            raise FormatError(f"{where}: no fact of a classification here names it")
        if _name_in(declaration["json"]) != named[digest]:
            raise FormatError(f"{where}: it declares another predicate than that of the facts that name it")
        require(digest not in seen, f"{where}: it is here twice")
        seen.add(digest)
    newest = own[-1]["facts"] if own else []
    if any(fact["declaration"] is not None and fact["declaration"] not in seen for fact in newest):
        raise FormatError("a declaration that the newest classification names is not here")
    return len(carried)


def _require_one_each(facts: Sequence[dict[str, Any]]) -> None:
    """Facts that are compared with the same statements are compared by the same declaration."""
    by_predicate: dict[str, str | None] = {}
    for fact in facts:
        if by_predicate.setdefault(fact["predicate"], fact["declaration"]) != fact["declaration"]:
            raise FormatError("facts of one predicate name different declarations")


def _name_in(json: str) -> object:
    declared = parse_json(json)
    return declared.get("name") if isinstance(declared, dict) else None
