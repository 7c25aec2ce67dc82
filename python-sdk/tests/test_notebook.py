"""The notebook runs from its first cell to its last, against a running service."""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "python" / "what_engines_say.ipynb"


def missing() -> str:
    if not NOTEBOOK.exists():
        return "needs the whole repository"
    if not os.environ.get("VERACITE_LIVE_URL"):
        return "no running service (VERACITE_LIVE_URL is not set)"
    names = [name for name in ("pandas", "polars") if importlib.util.find_spec(name) is None]
    return f"{' and '.join(names)} not installed" if names else ""


@pytest.mark.skipif(missing() != "", reason=missing() or "nothing is missing")
def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("VERACITE_URL", os.environ["VERACITE_LIVE_URL"])
    monkeypatch.setenv("VERACITE_TOKEN", os.environ["VERACITE_LIVE_TOKEN"])
    monkeypatch.setenv("VERACITE_BRAND", os.environ["VERACITE_LIVE_BRAND"])
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 5
    assert all(cell["outputs"] == [] for cell in cells), "clear the outputs before you commit it"
    # Cells share their names, as in a kernel; a kernel itself would only add a process.
    names: dict[str, Any] = {}
    for cell in cells:
        exec(compile("".join(cell["source"]), NOTEBOOK.name, "exec"), names)  # noqa: S102
    printed = capsys.readouterr().out
    assert "as of event" in printed
    assert "rates and answers agree: True" in printed


def test_the_notebook_is_one() -> None:
    if not NOTEBOOK.exists():
        pytest.skip("needs the whole repository")
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            compile("".join(cell["source"]), NOTEBOOK.name, "exec")
