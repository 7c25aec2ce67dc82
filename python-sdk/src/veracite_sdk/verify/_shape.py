"""Checks that a parsed JSON value has a given shape."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ._format import MAX_SAFE_INTEGER, FormatError

#: Takes a value and its path; returns the value or raises.
Shape = Callable[[object, str], Any]

#: Stands for a member that is not there, which is not the same as null.
MISSING = object()


def text(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise FormatError(f"{path} is not a string")
    return value


def integer(value: object, path: str) -> int:
    if not is_safe_integer(value):
        raise FormatError(f"{path} is not an integer")
    return int(value)  # type: ignore[call-overload, no-any-return]


def boolean(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        raise FormatError(f"{path} is not true or false")
    return value


def anything(value: object, path: str) -> object:
    """Any value, or none: the verifier does not look into it."""
    return None if value is MISSING else value


def pattern(regexp: str, what: str) -> Shape:
    compiled = re.compile(regexp, re.ASCII)

    def check(value: object, path: str) -> str:
        if not isinstance(value, str) or not compiled.fullmatch(value):
            raise FormatError(f"{path} is not {what}")
        return value

    return check


def one_of(*allowed: str) -> Shape:
    def check(value: object, path: str) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise FormatError(f"{path} is not one of {', '.join(allowed)}")
        return value

    return check


def nullable(shape: Shape) -> Shape:
    return lambda value, path: None if value is None else shape(value, path)


def optional(shape: Shape) -> Shape:
    """Absent and null mean the same: not there."""
    return lambda value, path: None if value is None or value is MISSING else shape(value, path)


def list_of(shape: Shape, most: int) -> Shape:
    def check(value: object, path: str) -> list[Any]:
        if not isinstance(value, list):
            raise FormatError(f"{path} is not a list")
        if len(value) > most:
            raise FormatError(f"{path} has more than {most} items")
        return [shape(item, f"{path}[{i}]") for i, item in enumerate(value)]

    return check


def map_of(shape: Shape, most: int) -> Shape:
    def check(value: object, path: str) -> dict[str, Any]:
        members = _require_object(value, path)
        if len(members) > most:
            raise FormatError(f"{path} has more than {most} members")
        return {key: shape(item, f"{path}.{key}") for key, item in members.items()}

    return check


def object_of(members: dict[str, Shape]) -> Shape:
    """Members that the definition does not name are ignored: a newer writer may add some."""

    def check(value: object, path: str) -> dict[str, Any]:
        source = _require_object(value, path)
        return {key: shape(source.get(key, MISSING), f"{path}.{key}") for key, shape in members.items()}

    return check


def is_safe_integer(value: object) -> bool:
    """JSON has one kind of number: 1.0 is an integer too. In Python true is one as well, but not here."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return abs(value) <= MAX_SAFE_INTEGER and value == int(value)


def _require_object(value: object, path: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FormatError(f"{path} is not an object")
    return value
