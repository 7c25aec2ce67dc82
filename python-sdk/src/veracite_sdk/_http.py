"""What both clients need of the HTTP library. Only this module and the two clients import it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import httpx

from .errors import ConnectionFailedError, RequestTimeoutError


class Deadline(dict[str, float]):
    """The time left for one attempt, in the place where the HTTP library looks for its timeouts.

    The library's own timeouts are per step (connect, write, each read), so a server that sends one byte at a
    time could hold a call for hours. Here each step gets what is left of the whole, and at most `step`.
    """

    def __init__(
        self, seconds: float, step: float = float("inf"), clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._clock = clock
        self._step = step
        self._end = clock() + seconds

    def left(self) -> float:
        return self._end - self._clock()

    def is_over(self) -> bool:
        return self.left() <= 0

    def get(self, key: str, default: object = None) -> float:
        return max(0.001, min(self._step, self.left()))

    def __getitem__(self, key: str) -> float:
        return self.get(key)


@contextmanager
def own_errors(operation: str, address: str, timeout: float) -> Iterator[None]:
    """Turns what sending and reading can raise into our errors; anything else is a mistake in the code."""
    try:
        yield
    except (httpx.TimeoutException, TimeoutError) as error:
        raise RequestTimeoutError(
            f"{operation}: no complete answer within {timeout:g} s from {address}"
        ) from error
    except (httpx.TransportError, httpx.DecodingError) as error:
        reason = str(error) or type(error).__name__
        raise ConnectionFailedError(f"{operation}: {reason} ({address})") from error
