"""The command `python -m veracite_sdk.verify`, in this process: a new one imports for a second."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest import mock

from veracite_sdk.verify.__main__ import main


def verify(*arguments: str, data: str | None = None) -> subprocess.CompletedProcess[str]:
    """As if it had been run: its output, and the code it would exit with."""
    stdin = io.TextIOWrapper(io.BytesIO((data or "").encode()), encoding="utf-8")
    out, err = io.StringIO(), io.StringIO()
    with mock.patch.object(sys, "stdin", stdin), redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(arguments)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def verify_as_process(*arguments: str, data: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "veracite_sdk.verify", *arguments],
        input=data,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
