"""The case files that every Veracite verifier must decide alike."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest
from shared_vectors import VECTORS, needs_vectors, shared
from verify_command import verify

from veracite_sdk.verify import NamedRelay, verify_case
from veracite_sdk.verify._case import read_lines, read_part_list
from veracite_sdk.verify._format import FormatError
from veracite_sdk.verify._zip import read_zip, write_zip

GOOD_FILE = VECTORS / "cases" / "good.zip"
CASES: list[dict[str, Any]] = shared("cases/cases.json").get("cases", [])
GOOD = GOOD_FILE.read_bytes() if GOOD_FILE.exists() else b""
FIRST: dict[str, Any] = next((case for case in CASES if case["name"].startswith("a good case")), {})
pytestmark = needs_vectors


def file_of(case: dict[str, Any]) -> bytes:
    return b"".join(
        base64.b64decode(piece) if isinstance(piece, str) else GOOD[piece[0] : piece[1]]
        for piece in case["pieces"]
    )


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_decides_the_shared_case_as_agreed(case: dict[str, Any]) -> None:
    options = dict(case["options"])
    roots = options.pop("webRoots", None)
    relays = [NamedRelay(one["vkey"]) for one in options.pop("relays", [])]
    report = verify_case(file_of(case), web_roots=roots, relays=relays, **options)
    fails = [step.id for step in report.steps if step.result != "pass"]
    expected = dict(case["expect"])
    speakers = expected.pop("speakers", None)
    assert {"status": report.status, "fails": fails} == expected
    if speakers is not None:
        # Each in the line below its path: never the engine's bare name for another.
        said = [line.strip().split("  ")[0] for line in str(report).splitlines() if line.startswith("    ")]
        assert said == speakers
    assert report.ok == (report.status == "verified")
    # Whatever was wrong has a reason of its own.
    assert "the data could not be read" not in report.summary


def test_no_byte_can_change() -> None:
    options = FIRST["options"]
    for position in range(0, len(GOOD), max(1, len(GOOD) // 300)):
        changed = bytearray(GOOD)
        changed[position] ^= 1 << position % 8
        assert verify_case(bytes(changed), **options).status == "not_verified", position
    for i, entry in enumerate(read_zip(GOOD)[:3]):
        for position in range(0, len(entry.data), max(1, len(entry.data) // 25)):
            entries = read_zip(GOOD)
            data = bytearray(entry.data)
            data[position] ^= 1 << position % 7
            entries[i] = entry._replace(data=bytes(data))
            assert verify_case(write_zip(entries), **options).status == "not_verified", (entry.path, position)


def test_lists_of_nothing_but_newlines_are_not_taken_apart() -> None:
    for read in (read_part_list, read_lines):
        with pytest.raises(FormatError, match="more than"):
            read(b"\n" * 50_000_000)


def test_states_only_facts_from_signed_parts() -> None:
    report = verify_case(GOOD, **FIRST["options"])
    assert (report.facts.runs, report.facts.parts, report.facts.leaf_index) == (3, 9, 11)
    assert report.to_dict()["bundles"][0]["runId"] == "run_1"
    assert verify_case(b"hello").facts.case_sha256 is None


def test_the_command_line_takes_a_case_file(tmp_path: Path) -> None:
    key = FIRST["options"]["vkeys"][0]
    good = verify(str(GOOD_FILE), "--key", key)
    assert (good.returncode, good.stdout.splitlines()[0]) == (0, "VERIFIED")
    assert verify(str(GOOD_FILE)).returncode == 4
    changed = tmp_path / "case.zip"
    changed.write_bytes(b"#!/bin/sh\n" + GOOD)
    assert verify(str(changed), "--key", key).returncode == 1
