"""The files that every Veracite verifier is tested with. Only the whole repository has them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

VECTORS = Path(__file__).resolve().parents[2] / "vectors"
BUNDLES = VECTORS / "bundles"
needs_vectors = pytest.mark.skipif(
    not VECTORS.exists(), reason="the shared vectors are only in the whole repository"
)


def shared(name: str) -> Any:
    """A file of `vectors` as JSON; an empty object where there is none, so that tests can be collected."""
    path = VECTORS / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
