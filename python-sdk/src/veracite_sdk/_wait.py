"""How often `wait` looks."""

from __future__ import annotations

from .errors import InvalidInputError


def check_seconds(name: str, value: float) -> float:
    if not value >= 0:
        raise InvalidInputError(f"{name} must be 0 or more seconds")
    return value


def poll_delay(looks: int, longest: float) -> float:
    """Quickly at first, since small scans take a second or two, then every `longest` seconds."""
    return float(min(longest, 0.25 * 1.5 ** min(looks, 40)))
