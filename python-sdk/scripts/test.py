"""Everything that must hold for the Python client, in a virtual environment of its own.

Needs only Python 3.11 or newer; the pinned tools of `dependency-groups` are installed into .venv with
pip's configured index. The last line counts tests and checks: `python: N passed, N failed, N skipped`. Exit
code 77 means that no package index could be reached. Arguments go to pytest, which then is all that runs.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import tomllib  # type: ignore[import-not-found]  # Ours is 3.11; types are checked for the oldest one of the users.

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed"
#: An ordinary run of the whole repository leaves types and tables to CI: 25 s of a processor.
IS_ORDINARY = os.environ.get("VERACITE_TESTS") == "ordinary"
GROUPS = ["dev"] if IS_ORDINARY else ["dev", "tables"]
EXAMPLES = "../examples/python"
NOT_COVERED = 77
NO_INDEX = re.compile(
    r"from versions: none|Failed to establish|NewConnectionError|NameResolutionError|ConnectTimeout"
    r"|ProxyError|Network is unreachable|Connection refused|Read timed out"
)


def main(arguments: list[str]) -> int:
    try:
        install()
    except NoIndexError:
        print("python: not covered (no package index)")
        return NOT_COVERED
    checks = [
        ["-m", "ruff", "check", "--config", "pyproject.toml", ".", EXAMPLES],
        ["-m", "ruff", "format", "--check", "--config", "pyproject.toml", ".", EXAMPLES],
        ["scripts/generate.py", "--check"],
        *([] if IS_ORDINARY else [["-m", "mypy"]]),
    ]
    failed, chosen = 0, checks if not arguments else []
    for check in chosen:
        print(f"python: {' '.join(check)}", flush=True)
        if run(check) != 0:
            failed += 1
            # In the form of pytest's own summary, for whoever collects what failed.
            print(f"FAILED {' '.join(check)}", flush=True)
    print("python: pytest", flush=True)
    status, counts = run_pytest(arguments)
    passed = len(chosen) - failed + counts.get("passed", 0)
    failed += counts.get("failed", 0) + counts.get("error", 0) + counts.get("errors", 0)
    skipped = counts.get("skipped", 0)
    if status != 0 and failed == 0:
        failed = 1
    print(f"python: {passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 0 if failed == 0 else 1


class NoIndexError(Exception):
    """The package index could not be reached."""


def install() -> None:
    """Makes the environment, or brings it up to date when the pins changed."""
    enough = map(fingerprint, (GROUPS, ["dev", "tables"]))
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") in enough:
        return
    is_new = not PYTHON.exists()
    print("python: preparing .venv", flush=True)
    try:
        venv.EnvBuilder(symlinks=os.name != "nt").create(VENV)
        if not pip_from_outside():
            venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(VENV)
        # Not compiled: most of it is never imported, and the rest is compiled when it is.
        pip("--retries=2", "--no-compile", *pins())
        # The build backend is among the pins, so the package itself needs no index.
        pip("--no-build-isolation", "--editable", ".")
    except NoIndexError:
        if is_new:
            shutil.rmtree(VENV, ignore_errors=True)
            raise
        print("python: no package index, going on with the .venv that is there", flush=True)
        return
    STAMP.write_text(fingerprint(GROUPS), encoding="utf-8")


def pip_from_outside() -> list[str]:
    """The pip of the Python that runs this, at work on .venv: one inside takes seconds to unpack.

    Empty when there is none, or one that is too old.
    """
    command = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    asked = subprocess.run([*command, "--version"], capture_output=True, check=False)
    return command if asked.returncode == 0 else []


def pip(*arguments: str) -> None:
    base = pip_from_outside() or [str(PYTHON), "-m", "pip"]
    command = [*base, "--disable-pip-version-check", "--quiet", "install", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return
    # A pin that does not exist or does not install is our mistake and must not pass for a missing network.
    if NO_INDEX.search(done.stdout + done.stderr):
        raise NoIndexError
    raise SystemExit(f"{done.stdout}{done.stderr}\npython: 0 passed, 1 failed, 0 skipped")


def fingerprint(groups: list[str]) -> str:
    text = (ROOT / "pyproject.toml").read_bytes() + f"{sys.version}{ROOT}{groups}".encode()
    return hashlib.sha256(text).hexdigest()


def pins() -> list[str]:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    return [pin for group in GROUPS for pin in known[group]]


def run(arguments: list[str]) -> int:
    return subprocess.run([str(PYTHON), *arguments], cwd=ROOT, check=False).returncode


def run_pytest(arguments: list[str]) -> tuple[int, dict[str, int]]:
    """Shows the output while it comes and reads the counts of its last line."""
    command = [str(PYTHON), "-m", "pytest", "-q", "-rfEs", *arguments]
    last = ""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None  # noqa: S101 - it was asked for.
        for line in process.stdout:
            print(line, end="", flush=True)
            last = line if line.strip() else last
    counts = {word: int(number) for number, word in re.findall(r"(\d+) (\w+)", last)}
    return process.returncode, counts


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
