"""Times as milliseconds since 1970, and back."""

from __future__ import annotations

import datetime
import re

from ._der import DER, DerNode
from ._format import FormatError, utf8_decode

_EPOCH = datetime.datetime(1970, 1, 1)
_DAY_MS = 86_400_000
_MAX_MS = 8_640_000_000_000_000


def der_time_ms(node: DerNode) -> int:
    """A UTCTime or GeneralizedTime. A fraction may have any length, with trailing zeros cut."""
    text = utf8_decode(node.content)
    if node.tag == DER.GENERALIZED_TIME:
        match = re.fullmatch(r"([0-9]{14})(?:\.([0-9]{0,30}[1-9]))?Z", text)
        if match is None:
            raise FormatError("malformed GeneralizedTime")
        return _time_of(match[1]) + int((match[2] or "0")[:3].ljust(3, "0"))
    match = re.fullmatch(r"([0-9]{2})([0-9]{10})Z", text) if node.tag == DER.UTC_TIME else None
    if match is None:
        raise FormatError("malformed UTCTime")
    # RFC 5280: 50 to 99 belong to the last century.
    return _time_of(("19" if int(match[1]) >= 50 else "20") + match[1] + match[2])


def instant_ms(instant: str) -> int | None:
    """An instant of a manifest; None for a day that no month has."""
    try:
        time = datetime.datetime.strptime(instant[:19], "%Y-%m-%dT%H:%M:%S")
    except ValueError:
        return None
    return _since_epoch(time) + int(instant[20:23])


def iso_time(ms: int) -> str:
    """As ECMAScript writes a time: UTC with milliseconds, and six digits for far-away years."""
    if abs(ms) > _MAX_MS:
        raise ValueError("time is out of range")
    days, rest = divmod(ms, _DAY_MS)
    # The calendar repeats every 400 years, which brings any year within what datetime can hold.
    cycles, day = divmod(days, 146_097)
    time = _EPOCH + datetime.timedelta(days=day, milliseconds=rest)
    year = time.year + 400 * cycles
    head = f"{year:04d}" if 0 <= year <= 9999 else f"{'-' if year < 0 else '+'}{abs(year):06d}"
    return f"{head}-{time:%m-%dT%H:%M:%S}.{rest % 1000:03d}Z"


def _time_of(digits: str) -> int:
    year = int(digits[:4])
    parts = [int(digits[i : i + 2]) for i in range(4, 14, 2)]
    try:
        if year < 100:
            raise ValueError
        time = datetime.datetime(year, parts[0], parts[1], parts[2], parts[3], parts[4])
    except ValueError:
        raise FormatError("time does not exist") from None
    return _since_epoch(time)


def _since_epoch(time: datetime.datetime) -> int:
    return round((time - _EPOCH) / datetime.timedelta(milliseconds=1))
