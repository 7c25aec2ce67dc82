"""Makes the blocking client from the asynchronous one. Used by generate.py.

Words are replaced by rule and by the table below. The library `unasync` does the same with tokens and leaves
docstrings as they are; ours mention `async with`.
"""

from __future__ import annotations

import re

#: Names of others that do not follow the rules of `to_sync`.
NAMES = {
    "AbstractAsyncContextManager": "AbstractContextManager",
    "__aenter__": "__enter__",
    "__aexit__": "__exit__",
    "__aiter__": "__iter__",
    "__anext__": "__next__",
    "aclose": "close",
    "aiter_bytes": "iter_bytes",
    "aread": "read",
    "asynccontextmanager": "contextmanager",
}


def to_sync(text: str) -> str:
    text = re.sub(r"\b(async|await) ", "", text)
    text = re.sub(r"\b(Async(?=[A-Z])|async_)", "", text)
    text = re.sub(r"\b_async(?=\b|_)", "_sync", text)
    text = re.sub(rf"\b({'|'.join(NAMES)})\b", lambda found: NAMES[found[0]], text)
    left = re.search(r"\b(async|await|anyio)(\b|_)", text)
    if left:
        raise SystemExit(f"generate: `{left[0]}` is left in the blocking client")
    return text
