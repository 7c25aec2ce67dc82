"""What the two clients wait with: names with `async_` are for event loops, the same without it for threads.

`scripts/to_sync.py` replaces the first by the second.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from time import sleep
from typing import Any, TypeVar

from anyio import fail_after
from anyio import open_file as async_open_file
from anyio import sleep as async_sleep

__all__ = [
    "async_notify",
    "async_open_file",
    "async_sleep",
    "async_time_limit",
    "notify",
    "open_file",
    "sleep",
    "time_limit",
]
T = TypeVar("T")

#: A step that runs out of time is then reported by the HTTP library, which knows what was sent.
GRACE = 0.1


def async_time_limit(seconds: float) -> AbstractContextManager[Any]:
    return fail_after(seconds + GRACE)


def time_limit(seconds: float) -> AbstractContextManager[Any]:
    """A thread cannot be interrupted: `Deadline` ends each of its steps."""
    return nullcontext()


async def async_notify(callback: Callable[[T], object], value: T) -> None:
    answer = callback(value)
    if inspect.isawaitable(answer):
        await answer


def notify(callback: Callable[[T], object], value: T) -> None:
    callback(value)


def open_file(path: str | Path, mode: str) -> Any:
    return Path(path).open(mode)
