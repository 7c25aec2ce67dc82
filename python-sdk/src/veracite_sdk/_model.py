"""What every generated model shares: a short representation, and times."""

from __future__ import annotations

import datetime
import html
from typing import Any


class MalformedTimeError(Exception):
    """Not a ValueError: the generated readers of optional times would swallow one and keep the text."""


class Model:
    """A body of the API. Fields that the document does not name are read like those of a dict."""

    __slots__ = ()

    def get(self, key: str, default: Any = None) -> Any:
        """A field that the document does not name, under the name that the API uses."""
        return getattr(self, "additional_properties", {}).get(key, default)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={_short(value)}" for name, value in _fields(self))
        return f"{type(self).__name__}({fields})"

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return f"<b>{type(self).__name__}</b>{_table(_fields(self))}"


def parse_time(text: str) -> datetime.datetime:
    """An RFC 3339 time. `fromisoformat` of Python 3.10 knows neither `Z` nor fractions of any length."""
    try:
        whole, dot, rest = text.partition(".")
        digits = rest[: len(rest) - len(rest.lstrip("0123456789"))]
        zone = rest[len(digits) :] if dot else ""
        if not dot and whole[-1:] in "Zz":
            whole, zone = whole[:-1], "Z"
        if zone in ("Z", "z"):
            zone = "+00:00"
        fraction = f".{digits[:6].ljust(6, '0')}" if digits else ""
        time = datetime.datetime.fromisoformat(f"{whole}{fraction}{zone}")
    except (ValueError, TypeError, AttributeError):
        raise MalformedTimeError(f"not a time: {str(text)[:40]!r}") from None
    if time.tzinfo is None:
        raise MalformedTimeError(f"a time without a zone: {text[:40]!r}")
    return time


def format_time(time: datetime.datetime) -> str:
    """As the API writes times: UTC, milliseconds, `Z`."""
    utc = time.astimezone(datetime.timezone.utc)
    return utc.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _fields(model: Model) -> list[tuple[str, Any]]:
    names = [name for name in _slots(model) if name != "additional_properties"]
    # What the server did not send is not shown. Known by its class: the generated package imports this one.
    named = [(name, value) for name in names if type(value := getattr(model, name)).__name__ != "Unset"]
    return named + list(getattr(model, "additional_properties", {}).items())


def _slots(model: Model) -> list[str]:
    return [field.name for field in getattr(type(model), "__attrs_attrs__", ())]


def _short(value: object) -> str:
    if isinstance(value, str) and not hasattr(value, "value"):
        return repr(value if len(value) <= _MAX_TEXT else f"{value[:_MAX_TEXT]}…")
    if isinstance(value, datetime.datetime):
        return f"'{format_time(value)}'"
    if isinstance(value, (list, tuple)):
        return f"[{len(value)} items]" if len(value) > _MAX_ITEMS else _short_list(list(value))
    if isinstance(value, dict):
        if len(value) > _MAX_ITEMS:
            return f"{{{len(value)} members}}"
        return "{" + ", ".join(f"{key!r}: {_short(item)}" for key, item in value.items()) + "}"
    if hasattr(value, "value"):
        return repr(value.value)
    return repr(value)


def _short_list(items: list[object]) -> str:
    text = ", ".join(_short(item) for item in items)
    return f"[{len(items)} items]" if len(text) > _MAX_LIST else f"[{text}]"


def _table(rows: list[tuple[str, Any]]) -> str:
    cells = "".join(
        f"<tr><th style='text-align:left'>{html.escape(str(name))}</th>"
        f"<td style='text-align:left'>{_cell(value)}</td></tr>"
        for name, value in rows
    )
    return f"<table>{cells}</table>"


def _cell(value: object) -> str:
    if isinstance(value, Model):
        return _table(_fields(value))
    if isinstance(value, list) and value and all(isinstance(item, Model) for item in value):
        shown = "".join(_table(_fields(item)) for item in value[:_MAX_ROWS])
        more = len(value) - _MAX_ROWS
        return shown + (f"<i>and {more} more</i>" if more > 0 else "")
    # Whatever an engine answered is hostile input to a page.
    return html.escape(_short(value))


_MAX_TEXT = 80
_MAX_ITEMS = 8
_MAX_LIST = 400
_MAX_ROWS = 20
