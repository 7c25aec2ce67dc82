"""Manifests: canonical JSON (RFC 8785) with digests and context, signed and logged as bytes."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from ._format import FormatError, packaged, require, utf8_decode
from ._json import parse_json
from ._shape import (
    Shape,
    anything,
    boolean,
    integer,
    is_safe_integer,
    list_of,
    map_of,
    nullable,
    object_of,
    one_of,
    optional,
    pattern,
    text,
)
from ._times import instant_ms

MAX_MANIFEST_BYTES = 32_768


class Manifest(NamedTuple):
    kind: str
    members: dict[str, Any]


def parse_manifest(data: bytes) -> Manifest:
    """Reads a manifest of any kind from its stored bytes, refusing non-canonical or incomplete ones."""
    require(len(data) <= MAX_MANIFEST_BYTES, "manifest is larger than 32 KB")
    value = parse_canonical_json(utf8_decode(data))
    kind = _kind_of(value)
    return Manifest(kind, SHAPES[kind](value, "manifest"))


def parse_canonical_json(source: str) -> object:
    """Writing it again and comparing refuses duplicate members and anything two readers could understand
    differently. No number but integers below 2^53."""
    try:
        value = parse_json(source)
    except RecursionError:
        raise FormatError("JSON is nested too deeply") from None
    except ValueError:
        raise FormatError("not JSON") from None
    require(_write_canonical(value, 0) == source, "JSON is not in canonical form (RFC 8785)")
    return value


def canonical_text(value: object) -> str:
    """The one spelling of a value that holds no number but integers."""
    return _write_canonical(value, 0)


def _write_canonical(value: object, depth: int) -> str:
    require(depth <= 32, "JSON is nested too deeply")
    if isinstance(value, str):
        return _write_string(value)
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, (int, float)):
        require(is_safe_integer(value), "JSON holds a number that is not an integer below 2^53")
        return str(int(value))
    if isinstance(value, list):
        return f"[{','.join(_write_canonical(item, depth + 1) for item in value)}]"
    assert isinstance(value, dict)  # noqa: S101 - JSON has no other values.
    # RFC 8785 sorts by UTF-16 code units, which is not the order of code points.
    members = sorted(value.items(), key=lambda item: item[0].encode("utf-16-be", "surrogatepass"))
    written = (f"{_write_string(key)}:{_write_canonical(item, depth + 1)}" for key, item in members)
    return "{" + ",".join(written) + "}"


def _write_string(value: str) -> str:
    require(not re.search("[\ud800-\udfff]", value), "JSON holds a lone surrogate")
    return json.dumps(value, ensure_ascii=False)


def _kind_of(value: object) -> str:
    schema = value.get("schema") if isinstance(value, dict) else None
    match = re.fullmatch(r"https://[^/]+/schema/([a-z-]+)/v1", schema) if isinstance(schema, str) else None
    if match is None or match[1] not in SHAPES:
        raise FormatError("manifest has no known schema")
    return match[1]


def _instant(written: Shape) -> Shape:
    """A day that no month has would be another day to one reader and none to the next."""

    def check(value: object, path: str) -> str:
        time = str(written(value, path))
        require(instant_ms(time) is not None, f"{path} is not a day that exists")
        return time

    return check


def _shape_of(accepts: dict[str, Any]) -> Shape:
    kind = accepts["is"]
    if kind == "object":
        return object_of({name: _shape_of(member) for name, member in accepts["members"].items()})
    if kind == "one_of":
        return one_of(*accepts["words"])
    if kind == "pattern":
        written = pattern(accepts["regexp"], accepts["what"])
        return _instant(written) if accepts["what"] == "a UTC time with milliseconds" else written
    if kind in ("list", "map"):
        return {"list": list_of, "map": map_of}[kind](_shape_of(accepts["of"]), accepts["most"])
    if kind in ("nullable", "optional"):
        return {"nullable": nullable, "optional": optional}[kind](_shape_of(accepts["of"]))
    return {"text": text, "integer": integer, "boolean": boolean, "anything": anything}[kind]


#: Manifests by kind, parts of bundles in capital letters. The TypeScript verifier defines them for both.
SHAPES = {name: _shape_of(accepts) for name, accepts in packaged("_shapes.json").items()}
