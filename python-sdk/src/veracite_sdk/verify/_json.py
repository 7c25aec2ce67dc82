"""JSON texts that every reader understands in the same way, and one spelling of their content."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from ._format import FormatError

_MAX_DEPTH = 64
#: As much as evidence has, many times over: the longest bundle has some ten thousand strings, numbers, words
#: and signs. Without a bound, tens of megabytes of brackets take a reader minutes, or all memory.
MAX_TOKENS = 1_000_000


class StrictJson(NamedTuple):
    value: object
    #: The same text without white space, strings and numbers as ECMAScript writes them, members in the order
    #: of the text. None for a value that was never a text.
    compact: str | None
    #: The members of the outermost object, and where in `compact` the name of each begins.
    members: list[tuple[str, int]]


def parse_json(source: str) -> object:
    """JSON as every reader knows it: no NaN, numbers too long to be integers are not, and no more of it than
    evidence has."""
    count_tokens(source)
    return _loads(source)


def count_tokens(source: str) -> int:
    """Strings, numbers, words and signs in a text; raises at the bound."""
    depth = count = 0
    for count, piece in enumerate(_tokens(source), start=1):  # noqa: B007
        if piece in "{[":
            depth += 1
            if depth > _MAX_DEPTH:
                raise FormatError("JSON is nested too deeply")
        elif piece in "}]":
            depth -= 1
    return count


def _loads(source: str) -> object:
    return json.loads(source, parse_constant=_refuse_constant, parse_int=_read_integer)


def read_strict_json(source: str) -> StrictJson:
    """Refuses what readers of JSON treat differently: a member that is there twice, text that is not valid
    Unicode, and nesting so deep, or so many values, that some give up."""
    _require_unicode(source)
    compact, members = _walk(source)
    # What was walked need not be JSON: only this says so.
    return StrictJson(_loads(source), compact, members)


def content_text(value: object) -> str:
    """One spelling of a JSON value: no white space, members sorted by UTF-16 code units, numbers as
    ECMAScript writes them (RFC 8785). Unlike the canonical form of manifests it takes any number."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, (int, float)):
        return _number_text(float(value))
    if isinstance(value, (list, tuple)):
        return f"[{','.join(content_text(item) for item in value)}]"
    if not isinstance(value, dict):
        raise FormatError("the value is not JSON")
    members = sorted(value.items(), key=lambda item: item[0].encode("utf-16-be", "surrogatepass"))
    written = (f"{json.dumps(name, ensure_ascii=False)}:{content_text(item)}" for name, item in members)
    return "{" + ",".join(written) + "}"


def _walk(source: str) -> tuple[str, list[tuple[str, int]]]:
    """Goes over the tokens of a text. Of a text that is not JSON it makes something, and nobody reads it."""
    pieces: list[str] = []
    members: list[tuple[str, int]] = []
    # For each open object the names so far; None for an open list.
    opened: list[set[str] | None] = []
    length = 0
    last = ""
    for piece in _tokens(source):
        written = piece
        if piece[0] == '"':
            said, written = _string(piece)
            names = opened[-1] if opened else None
            if last in ("{", ",") and names is not None:
                if said in names:
                    raise FormatError("JSON has a member twice")
                names.add(said)
                if len(opened) == 1:
                    members.append((said, length))
        elif piece in "{[":
            opened.append(set() if piece == "{" else None)
            if len(opened) > _MAX_DEPTH:
                raise FormatError("JSON is nested too deeply")
        elif piece in "}]" and opened:
            opened.pop()
        elif piece[0] in "-0123456789":
            written = _shortest(piece)
        pieces.append(written)
        length += len(written)
        last = written
    return "".join(pieces), members


def _tokens(source: str) -> Iterator[str]:
    count = 0
    position = _end(_SPACE, source, 0)
    while position < len(source):
        count += 1
        if count > MAX_TOKENS:
            raise FormatError("JSON has more parts than any evidence has")
        start = position
        is_string = source[start] == '"'
        position = _end_of_string(source, start) if is_string else _end(_SIGN_OR_WORD, source, start)
        yield source[start:position]
        position = _end(_SPACE, source, position)


def _end_of_string(source: str, start: int) -> int:
    """Goes over it once, however many quotes are in it."""
    quote = source.find('"', start + 1)
    if quote < 0:
        raise FormatError("not JSON")
    if source[quote - 1] != "\\":
        return quote + 1
    match = _STRING_END.search(source, start + 1)
    if match is None:
        raise FormatError("not JSON")
    return match.end()


def _end(pattern: re.Pattern[str], source: str, position: int) -> int:
    match = pattern.match(source, position)
    return position if match is None else match.end()


def _string(piece: str) -> tuple[str, str]:
    if "\\" not in piece:
        return piece[1:-1], piece
    said = str(json.loads(piece))
    _require_unicode(said)
    return said, json.dumps(said, ensure_ascii=False)


def _require_unicode(text: str) -> None:
    if not text.isascii() and _SURROGATE.search(text):
        raise FormatError("JSON holds a lone surrogate")


def _shortest(number: str) -> str:
    """Programs that only rewrite a file spell 0.0000001 in several ways."""
    if len(number) < 16 and _WHOLE.fullmatch(number):
        return number
    try:
        value = float(number)
    except ValueError:
        return number
    return _number_text(value) if math.isfinite(value) else number


def _number_text(number: float) -> str:
    """As ECMAScript writes it."""
    if math.isnan(number) or math.isinf(number):
        return "null"
    if number == 0:
        return "0"
    sign = "-" if number < 0 else ""
    mantissa, _, exponent = f"{abs(number)!r}".partition("e")
    whole, _, fraction = mantissa.partition(".")
    fraction = "" if fraction == "0" else fraction
    digits = (whole + fraction).lstrip("0")
    # The decimal point stands after so many of the digits.
    point = len(whole.lstrip("0")) + int(exponent or 0)
    if not whole.strip("0"):
        point -= len(fraction) - len(fraction.lstrip("0"))
    digits = digits.rstrip("0")
    if 0 < point <= 21:
        padded = digits.ljust(point, "0")
        rest = padded[point:]
        return f"{sign}{padded[:point]}{'.' + rest if rest else ''}"
    if -6 < point <= 0:
        return f"{sign}0.{'0' * -point}{digits}"
    power = point - 1
    rest = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{sign}{digits[0]}{rest}e{'+' if power > 0 else '-'}{abs(power)}"


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _read_integer(digits: str) -> int | float:
    return int(digits) if len(digits) <= 17 else float(digits)


_SURROGATE = re.compile("[\ud800-\udfff]")
_WHOLE = re.compile("0|[1-9][0-9]*")
_SPACE = re.compile(r"[ \t\n\r]*")
_SIGN_OR_WORD = re.compile(r'[{}\[\],:]|[^ \t\n\r{}\[\],:"]+')
#: The end of a string: a quote behind an even number of backslashes.
_STRING_END = re.compile(r'(?<!\\)(?:\\\\)*"')
