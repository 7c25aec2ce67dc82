"""When to try again, and after how long. Decisions only: chance is an argument."""

from __future__ import annotations

from .errors import ApiError, ConnectionFailedError, ScanCapError

FIRST_DELAY = 0.5
LONGEST_DELAY = 8.0
#: A server that asks for more is not waited for: the caller knows better what to do with that time.
LONGEST_RETRY_AFTER = 60.0


def delay_before_retry(
    error: ApiError | ConnectionFailedError, attempt: int, *, chance: float
) -> float | None:
    """Seconds to wait before the next attempt, or None when the error is to be raised.

    Every call may be repeated: it reads, or stores nothing, or carries an idempotency key.
    `attempt` counts from 0, `chance` lies in [0, 1).
    """
    if not _is_worth_repeating(error):
        return None
    asked = error.retry_after if isinstance(error, ApiError) else None
    if asked is not None:
        return asked if asked <= LONGEST_RETRY_AFTER else None
    # Part of the delay is left to chance, so that many clients do not come back at the same moment.
    return float(min(LONGEST_DELAY, FIRST_DELAY * 2.0 ** min(attempt, 10)) * (1 - 0.25 * chance))


def _is_worth_repeating(error: ApiError | ConnectionFailedError) -> bool:
    if isinstance(error, ConnectionFailedError):
        return True
    if isinstance(error, ScanCapError):
        return False
    if error.status == 429:
        # One that does not say for how long is not worth guessing at.
        return error.retry_after is not None
    return error.status in (408, 500, 502, 503, 504)
