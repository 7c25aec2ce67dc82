"""`python -m veracite_sdk.verify bundle.json --key-from https://example.com`, or `case.zip` in its place.

Exit code: 0 verified, 1 not verified, 2 usage, 3 a place does not answer, 4 self-consistent only,
5 signed parts only.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from . import (
    KeyPlaceError,
    KeyPlaceUnreachableError,
    fetch_key,
    fetch_relays,
    verify_bundle,
    verify_case,
)
from ._format import FormatError
from ._note import parse_vkey
from ._policy import parse_policy
from ._relays import parse_named_relay
from ._verdict import EXIT_CODES
from ._x509 import certificates_from_pem, parse_certificate

T = TypeVar("T")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        data = sys.stdin.buffer.read() if options.bundle == "-" else Path(options.bundle).read_bytes()
        policy = None if options.policy is None else Path(options.policy).read_text(encoding="utf-8")
        roots = [
            root
            for path in options.tsa_root
            for root in certificates_from_pem(Path(path).read_text(encoding="utf-8"))
        ]
        # What the caller hands over must be good: a typing error is not a verdict on the bundle.
        for key in options.key:
            _typed("--key", parse_vkey, key)
        for root in roots:
            parse_certificate(root)
        if policy is not None:
            parse_policy(policy)
        relays = [_typed("--relay", parse_named_relay, relay) for relay in options.relay]
        published = [fetch_key(place, resolver=options.resolver) for place in options.key_from]
        for place in options.relay_from:
            relays += fetch_relays(place, resolver=options.resolver)
    except (OSError, ValueError, FormatError) as error:
        parser.error(str(error))
    except KeyPlaceError as error:
        print(error, file=sys.stderr)
        return 3 if isinstance(error, KeyPlaceUnreachableError) else 1
    is_case = options.bundle.lower().endswith(".zip") or data.startswith(b"PK")
    report = (verify_case if is_case else verify_bundle)(
        data,
        vkeys=options.key,
        published=published,
        policy=policy,
        relays=relays,
        tsa_roots=roots or None,
        now=time.time(),
    )
    text = json.dumps(report.to_dict(), indent=2, ensure_ascii=False) if options.json else str(report)
    try:
        print(text, flush=True)
    except BrokenPipeError:
        # Whoever read it had enough. The verdict is the exit code, and no error of ours may take its place.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return EXIT_CODES[report.status]


def _typed(option: str, read: Callable[[str], T], text: str) -> T:
    try:
        return read(text)
    except FormatError as error:
        raise FormatError(f"{option}: {error}") from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m veracite_sdk.verify",
        description="Checks an evidence bundle in thirteen steps, also inside its page, or a case file in "
        "nine and each bundle in it in thirteen. A bundle brings its own key along, and with "
        "that alone it can only agree with itself: give the log key from another source. Without a place to "
        "fetch it from, no network is used. When several sources are named, all must have that key.",
        epilog="Exit code: 0 verified, 1 not verified, 2 usage, 3 a place does not answer, "
        "4 self-consistent only, 5 signed parts only.",
    )
    bundle = "the bundle in JSON or as a page, or a case.zip; - reads standard input"
    parser.add_argument("bundle", help=bundle)
    for name, metavar, explained in _REPEATED:
        parser.add_argument(name, action="append", default=[], metavar=metavar, help=explained)
    server = "name server for dns: places (default: the one of the system)"
    parser.add_argument("--resolver", metavar="ADDRESS", help=server)
    policy = "a tlog-policy file: logs, witnesses, quorum, relays"
    parser.add_argument("--policy", metavar="FILE", help=policy)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    return parser


#: Options that may be given several times.
_REPEATED = (
    ("--key", "VKEY", "a log key you know"),
    ("--key-from", "PLACE", "fetch the log key from https://… or dns:…, a place you trust"),
    ("--relay", "KEY", "the key of a relay you trust; who runs it may follow, as 'KEY Example & Partners'"),
    ("--relay-from", "PLACE", "fetch the key of a relay from https://… or dns:…, published by its operator"),
    ("--tsa-root", "PEM", "a file of roots of time-stamping authorities"),
)

if __name__ == "__main__":
    raise SystemExit(main())
