"""Scans a brand, shows what the engines made up about it, saves the proof, and checks one off line.

    export VERACITE_URL=http://127.0.0.1:3000 VERACITE_TOKEN=... VERACITE_BRAND=...
    python examples/python/scan_a_brand.py [folder for the bundles]

`npm start` prints all three values. Needs `pip install ./python-sdk`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from pathlib import Path

from veracite_sdk import EvidenceBundle, Scan, ScanCapError, Veracite, VeraciteError
from veracite_sdk.models import ConfabulationReport
from veracite_sdk.verify import fetch_key, verify_bundle

CLASSES = ("STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT")
MOST_BUNDLES = 3
MOST_SHOWN = 5


def main(arguments: list[str]) -> int:
    url, token, brand_id = (os.environ.get(f"VERACITE_{name}", "") for name in ("URL", "TOKEN", "BRAND"))
    if not (url and token and brand_id):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return scan_and_check(url, token, brand_id, Path(arguments[0] if arguments else "bundles"))
    except ScanCapError as error:
        print(f"No scan: all {error.max_scans} scans of this month are used.", file=sys.stderr)
    except VeraciteError as error:
        print(error, file=sys.stderr)
    return 1


def scan_and_check(url: str, token: str, brand_id: str, folder: Path) -> int:
    with Veracite(url, token, user_agent="scan-a-brand/1") as client:
        created = client.scans.create(brand_id)
        print(f"Scanning on {', '.join(engine.value for engine in created.engines)}")
        scan = client.scans.wait(created.scan_id, on_progress=show_progress)
        # Not of all runs: an engine may have had no answer.
        answers = scan.by_status.to_dict().get("CLASSIFIED", 0)
        print(f"\n{scan.status}: {scan.mentions} of {answers} answers mention the brand.\n")

        report = client.confabulations.list(brand_id, window="7d")
        show_matrix(report)
        items = report.confabulations.items
        if report.classified_runs == 0:
            print("\nNothing was measured: no answer was classified.")
            return 1
        if not items:
            print("\nNothing was made up.")
            return 0
        show_confabulations(report)
        bundles = save_bundles(client, [item.run_id for item in items[:MOST_BUNDLES]], folder)

    # The key must not come from the bundle. Here the server is asked; better is a place that it does not
    # control, like fetch_key("dns:example.com"). From then on nothing needs the server.
    log_key = fetch_key(f"{url.rstrip('/')}/log/1/keys")
    print(f"\nChecking {bundles[0].name} off line:\n")
    verdict = verify_bundle(bundles[0].read_text(encoding="utf-8"), published=[log_key])
    print(verdict)
    return 0 if verdict.ok else 1


def show_progress(scan: Scan) -> None:
    runs = scan.by_status.to_dict()
    done = sum(count for status, count in runs.items() if status in ("CLASSIFIED", "NO_ANSWER", "FAILED"))
    filled = 30 * done // max(1, scan.total_runs)
    bar = "█" * filled + "·" * (30 - filled)
    end = "" if sys.stdout.isatty() else "\n"
    print(f"\r  {bar} {done}/{scan.total_runs} {scan.status:<12}", end=end, flush=True)


def show_matrix(report: ConfabulationReport) -> None:
    """One line per engine, whatever the intent of the prompts was."""
    sums: dict[str, Counter[str]] = {}
    for row in report.matrix:
        sums.setdefault(row.engine, Counter()).update(row.counts.to_dict())
    print(f"{report.brand.name}, last 7 days, {report.classified_runs} answers\n")
    print(f"  {'':<14}" + "".join(f"{name.capitalize():>14}" for name in CLASSES))
    for engine, counts in sums.items():
        print(f"  {engine:<14}" + "".join(f"{counts[name] or '·':>14}" for name in CLASSES))


def show_confabulations(report: ConfabulationReport) -> None:
    print(f"\nMade up, {report.confabulations.total} answers:\n")
    for item in report.confabulations.items[:MOST_SHOWN]:
        print(f"  {item.engine}, asked “{item.prompt}”")
        for claim in item.claims:
            print(f"    {claim.predicate}: said {claim.stated}, true is {claim.truth or 'unknown'}")
        print(f"    “{' '.join(item.excerpt.split())}”\n")
    if report.confabulations.total > MOST_SHOWN:
        print(f"  … and {report.confabulations.total - MOST_SHOWN} more")


def save_bundles(client: Veracite, run_ids: list[str], folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    print("\nProof:")
    for run_id in run_ids:
        path = folder / f"{run_id}.json"
        path.write_text(json.dumps(logged_bundle(client, run_id).to_dict()), encoding="utf-8")
        path.with_suffix(".html").write_text(client.runs.bundle_html(run_id), encoding="utf-8")
        print(f"  {path}  (and .html, to read and print)")
        paths.append(path)
    return paths


def logged_bundle(client: Veracite, run_id: str) -> EvidenceBundle:
    """A new capture enters the public log within seconds; only then there is something to prove."""
    for _ in range(60):
        bundle = client.runs.bundle(run_id)
        if bundle.leaf is not None:
            break
        time.sleep(0.5)
    return bundle


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
