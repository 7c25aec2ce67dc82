"""The examples of the README and the example script run as they are written.

Against the server at VERACITE_LIVE_URL when that is set, otherwise against a stand-in.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from stub_api import BRAND, REPOSITORY, TOKEN, StubApi

ROOT = Path(__file__).resolve().parent.parent
pytestmark = [
    pytest.mark.skipif(
        not (REPOSITORY / "vectors" / "bundles").exists(), reason="needs the whole repository"
    ),
    pytest.mark.skipif(
        os.environ.get("VERACITE_TESTS") == "ordinary", reason="left to CI: VERACITE_TESTS=all"
    ),
]


@pytest.fixture
def environment(tmp_path: Path) -> Iterator[dict[str, str]]:
    inherited = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    live = os.environ.get("VERACITE_LIVE_URL")
    if live:
        named = {
            "URL": live,
            "TOKEN": os.environ["VERACITE_LIVE_TOKEN"],
            "BRAND": os.environ["VERACITE_LIVE_BRAND"],
        }
        yield {**inherited, **{f"VERACITE_{name}": value for name, value in named.items()}}
        return
    with StubApi() as stub:
        yield {**inherited, "VERACITE_URL": stub.url, "VERACITE_TOKEN": TOKEN, "VERACITE_BRAND": BRAND}


def run(command: list[str], environment: dict[str, str], folder: Path, code: int = 0) -> str:
    done = subprocess.run(
        command,
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_the_examples_of_the_readme_run(environment: dict[str, str], tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 6
    # One program, as in a notebook: later examples use what earlier ones made.
    program = tmp_path / "readme.py"
    program.write_text("\n".join([*blocks, "client.close()"]), encoding="utf-8")
    printed = run([sys.executable, "-W", "error", str(program)], environment, tmp_path)
    assert "answers mention the brand" in printed
    assert "The manifest was signed by the capture key" in printed
    assert "modified" in printed
    assert "Fjordlys is a brand of" in printed
    assert "as of event" in printed
    assert (tmp_path / "findings.csv").read_bytes().startswith(b"id")
    commands = re.findall(r"^(python -m veracite_sdk\.verify .*)$", text, re.MULTILINE)
    assert commands == ["python -m veracite_sdk.verify bundle.json"]
    checked = run([sys.executable, *commands[0].split()[1:]], environment, tmp_path, code=4)
    assert "Self-consistent only" in checked
    assert "VERIFIED\nEvidence intact: this is what was captured." in printed


def test_the_example_script_runs(environment: dict[str, str], tmp_path: Path) -> None:
    script = REPOSITORY / "examples" / "python" / "scan_a_brand.py"
    printed = run([sys.executable, "-W", "error", str(script), "kept"], environment, tmp_path)
    assert "answers mention the brand" in printed
    if "Nothing was made up" not in printed:
        assert "off line" in printed
        assert len(list((tmp_path / "kept").glob("*.json"))) >= 1
