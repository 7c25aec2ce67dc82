"""Members of parts of a bundle that no shape describes: anything may stand there, or nothing."""

from __future__ import annotations

from typing import Any

from ._format import sha256_hex, utf8_encode
from ._json import content_text

#: Stands for a member that is not there.
NOTHING = object()


def at(holder: object, path: str) -> object:
    """A member of a member."""
    value = holder
    for name in path.split("."):
        if not isinstance(value, dict) or name not in value:
            return NOTHING
        value = value[name]
    return value


def null(value: object) -> object:
    return None if value is NOTHING else value


def items(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def fact_hash(fact: object) -> str:
    paths = {
        "predicate": "predicate",
        "value": "value",
        "sourceUrl": "source.url",
        "sourceSha256": "source.sha256",
    }
    hashed = {name: null(at(fact, path)) for name, path in paths.items()}
    return sha256_hex(utf8_encode(content_text(hashed)))
