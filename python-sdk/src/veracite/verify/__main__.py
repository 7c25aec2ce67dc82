"""`python -m veracite.verify bundle.json`: exit code 0 verified, 1 not verified, 2 usage."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from . import verify_bundle
from ._format import FormatError
from ._note import parse_vkey
from ._policy import parse_policy
from ._x509 import certificate_from_pem, parse_certificate


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        data = sys.stdin.buffer.read() if options.bundle == "-" else Path(options.bundle).read_bytes()
        policy = None if options.policy is None else Path(options.policy).read_text(encoding="utf-8")
        roots = [certificate_from_pem(Path(path).read_text(encoding="utf-8")) for path in options.tsa_root]
        # What the caller hands over must be good: a typing error is not a verdict on the bundle.
        for key in options.key:
            parse_vkey(key)
        for root in roots:
            parse_certificate(root)
        if policy is not None:
            parse_policy(policy)
    except (OSError, UnicodeDecodeError, FormatError) as error:
        parser.error(str(error))
    report = verify_bundle(data, vkeys=options.key, policy=policy, tsa_roots=roots or None, now=time.time())
    print(json.dumps(report.to_dict(), indent=2, ensure_ascii=False) if options.json else report)
    return 0 if report.ok else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m veracite.verify",
        description="Checks an evidence bundle off line, in eight steps.",
        epilog="Exit code: 0 verified, 1 not verified, 2 usage. Without --key or --policy only the key "
        "inside the bundle is used, and the report says so.",
    )
    parser.add_argument("bundle", help="the bundle in JSON; - reads standard input")
    parser.add_argument("--key", action="append", default=[], metavar="VKEY", help="a log key you trust")
    parser.add_argument("--policy", metavar="FILE", help="a tlog-policy file: logs, witnesses, quorum")
    parser.add_argument(
        "--tsa-root", action="append", default=[], metavar="PEM", help="a root of a time-stamping authority"
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
