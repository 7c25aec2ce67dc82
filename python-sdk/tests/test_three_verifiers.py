"""The command line, /check and this verifier judge the same files alike: every place of eleven bundles
changed, and 2,000 files on which readers of JSON, of times or of Unicode are known to differ."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from veracite_sdk.verify import verify_bundle

ROOT = Path(__file__).resolve().parent.parent.parent
BUN = ROOT / "node_modules" / ".bin" / "bun"
WRITE = ROOT / "tools" / "checks" / "verifiers" / "write-files.ts"
IS_ORDINARY = os.environ.get("VERACITE_TESTS") == "ordinary"
#: Every place in a thorough run, and one in so many in an ordinary run and in CI: all of them take minutes.
ONE_PLACE_IN, ONE_ODD_FILE_IN = {"thorough": ("1", "1"), "ordinary": ("48", "24")}.get(
    os.environ.get("VERACITE_TESTS", ""), ("24", "12")
)

pytestmark = pytest.mark.skipif(
    not (BUN.exists() and WRITE.exists()), reason="the other verifiers are only in the whole repository"
)


def files_of(folder: Path, *choice: str) -> list[dict[str, Any]]:
    subprocess.run([str(BUN), str(WRITE), str(folder), *choice], check=True, timeout=900)
    lines = (folder / "verdicts.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def judged(folder: Path, i: int) -> dict[str, Any]:
    report = verify_bundle((folder / str(i)).read_bytes(), vkeys=[(folder / "vkey").read_text()])
    return {"status": report.status, "steps": {step.id: step.result for step in report.steps}}


def test_no_change_of_one_place_goes_unnoticed(tmp_path: Path) -> None:
    files = files_of(tmp_path, "changed", "32", ONE_PLACE_IN)
    assert len(files) > 6_000 // int(ONE_PLACE_IN)
    differs, unnoticed = [], []
    for i, file in enumerate(files):
        own = judged(tmp_path, i)
        if own != {"status": file["status"], "steps": file["steps"]}:
            differs.append((file["what"], own, file))
        if "verified" in (own["status"], file["status"], file["check"]):
            unnoticed.append(file["what"])
    assert differs == []
    assert unnoticed == []


def test_2000_odd_files_get_one_verdict(tmp_path: Path) -> None:
    files = files_of(tmp_path, "odd", "32", ONE_ODD_FILE_IN)
    assert len(files) >= 2_000 // int(ONE_ODD_FILE_IN)
    assert differing(tmp_path, files) == []
    assert {file["status"] for file in files} == {"verified", "unsealed", "not_verified"}


@pytest.mark.skipif(IS_ORDINARY, reason="left to CI: VERACITE_TESTS=all")
def test_files_around_the_bounds_get_one_verdict(tmp_path: Path) -> None:
    files = files_of(tmp_path, "crowded", "32")
    assert len(files) == 10
    assert differing(tmp_path, files) == []
    assert {file["status"] for file in files} == {"unsealed", "not_verified"}


def differing(folder: Path, files: list[dict[str, Any]]) -> list[Any]:
    differs = []
    for i, file in enumerate(files):
        own = judged(folder, i)
        # What /check does not take for a bundle it looks up by its hash, and says nothing else about.
        check = file["check"] or "not_verified"
        if own != {"status": file["status"], "steps": file["steps"]} or check != own["status"]:
            differs.append((file["what"], own, file))
    return differs
