"""The cases that every Veracite verifier must decide alike."""

from __future__ import annotations

import base64
import copy
import datetime
import json
from pathlib import Path
from typing import Any

import pytest
from shared_vectors import BUNDLES, needs_vectors, shared
from stub_api import whole_bundle
from verify_command import verify, verify_as_process

from veracite_sdk.models import EvidenceBundle
from veracite_sdk.verify import CaptureKey, NamedRelay, PublishedKey, VerificationReport, verify_bundle

CASES: list[dict[str, Any]] = shared("bundles/cases.json").get("cases", [])
pytestmark = needs_vectors


def bundle_of(name: str) -> Any:
    return shared(f"bundles/{name}")


def patched(case: dict[str, Any]) -> Any:
    bundle = bundle_of(case["bundle"])
    for patch in case["patch"]:
        *parents, last = patch["path"]
        target = bundle
        for part in parents:
            target = target[part]
        target[last] = copy.deepcopy(patch["value"])
    return bundle


def options_of(case: dict[str, Any]) -> dict[str, Any]:
    options = case["options"]
    result: dict[str, Any] = {name: options[name] for name in ("vkeys", "policy") if name in options}
    if "published" in options:
        result["published"] = [PublishedKey(one["from"], one["vkey"]) for one in options["published"]]
    if "relays" in options:
        result["relays"] = [
            NamedRelay(one["vkey"], one.get("runBy"), one.get("from")) for one in options["relays"]
        ]
    if "webRoots" in options:
        result["web_roots"] = options["webRoots"]
    if "tsaRoots" in options:
        result["tsa_roots"] = [base64.b64decode(root) for root in options["tsaRoots"]]
    if "captureKeys" in options:
        result["capture_keys"] = [
            CaptureKey(base64.b64decode(key["spki"]), time_of(key, "notBefore"), time_of(key, "notAfter"))
            for key in options["captureKeys"]
        ]
    return result


def time_of(key: dict[str, str], name: str) -> datetime.datetime | None:
    return datetime.datetime.fromisoformat(key[name].replace("Z", "+00:00")) if name in key else None


def verdict(report: VerificationReport, case: dict[str, Any]) -> dict[str, Any]:
    """What the case says about relays is compared word by word; most say nothing."""
    said = {
        "provider": report.steps[-1].reason,
        "relayWarnings": [warning for warning in report.warnings if "relay" in warning],
    }
    return {name: value for name, value in said.items() if name in case["expect"]} | {
        "status": report.status,
        "trust": {"kind": report.trust.kind, "from": list(report.trust.sources)},
        "sampling": report.sampling,
        "summary": None if report.status == "not_verified" else report.summary,
        "steps": {step.id: step.result for step in report.steps},
    }


def expected(case: dict[str, Any], report: VerificationReport) -> dict[str, Any]:
    """Where the case says nothing about plan and outcomes, whatever is said of them is right."""
    return {"sampling": report.sampling, **case["expect"]}


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_decides_the_shared_case_as_agreed(case: dict[str, Any]) -> None:
    report = verify_bundle(patched(case), **options_of(case))
    assert verdict(report, case) == expected(case, report)
    assert report.ok == (report.status == "verified")
    again = verify_bundle(json.dumps(patched(case)), **options_of(case))
    assert verdict(again, case) == expected(case, report)


def test_states_only_facts_from_signed_parts() -> None:
    case = CASES[0]
    facts = verify_bundle(patched(case), **options_of(case)).facts
    assert facts.origin == "veracite.example/log/1"
    assert facts.log_key == case["options"]["vkeys"][0]
    assert facts.engine is not None
    assert len(facts.timestamps) > 0
    assert len(facts.cosigners) > 0
    other_key = CASES[1] | {"options": {"vkeys": [stranger()]}}
    assert verify_bundle(patched(other_key), **options_of(other_key)).facts.origin is None


def stranger() -> str:
    untrusted = next(case for case in CASES if case["name"] == "a log key the caller does not trust")
    return str(untrusted["options"]["vkeys"][0])


def flipped(text: str, position: int) -> str:
    data = bytearray(base64.b64decode(text))
    data[position] ^= 1
    return base64.b64encode(bytes(data)).decode()


@pytest.mark.parametrize(
    ("path", "step"),
    [
        (("response", "base64"), "response"),
        (("manifest", "base64"), "signature"),
        (("captureSignature", "sig"), "signature"),
        (("captureSignature", "spki"), "signature"),
        (("leaf", "base64"), "leaf"),
    ],
)
def test_any_flipped_byte_of_a_signed_part_fails_its_step(path: tuple[str, str], step: str) -> None:
    original = bundle_of("lean.json")
    length = len(base64.b64decode(original[path[0]][path[1]]))
    for position in {*range(0, length, max(1, length // 40)), length - 1}:
        bundle = copy.deepcopy(original)
        bundle[path[0]][path[1]] = flipped(original[path[0]][path[1]], position)
        report = verify_bundle(bundle, **options_of(CASES[2]))
        assert report.status == "not_verified"
        assert next(s for s in report.steps if s.id == step).result == "fail"


def test_any_flipped_byte_of_a_time_stamp_fails_the_step() -> None:
    """Except in the certificates that are only carried: there the signatures of the chain notice."""
    original = bundle_of("good.json")
    options = options_of(CASES[0])
    survivors = []
    tsr = original["timestamps"][0]["tsr"]
    for position in range(0, len(base64.b64decode(tsr)), 7):
        bundle = copy.deepcopy(original)
        bundle["timestamps"][0]["tsr"] = flipped(tsr, position)
        if verify_bundle(bundle, **options).ok:
            survivors.append(position)
    assert survivors == []


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "7", "{}", "{", "[" * 100_000, '{"bundle": NaN}', "\ufeff{}", '{"bundle":"\\ud800"}'],
)
def test_never_raises_whatever_the_text(text: str) -> None:
    report = verify_bundle(text)
    assert report.status == "not_verified"
    assert all(step.result == "fail" for step in report.steps)


def test_a_file_that_is_no_json_is_said_to_be_none_once() -> None:
    assert str(verify_bundle("hello")).count("not a JSON object") == 1


@pytest.mark.parametrize("value", [None, 7, "x", [], {}, True, ["x"], {"base64": 7}, 1.5])
def test_never_raises_whatever_a_member_is(value: object) -> None:
    for name in bundle_of("good.json"):
        bundle = bundle_of("good.json") | {name: value}
        verify_bundle(bundle, **options_of(CASES[0]))


def test_takes_the_bundle_that_the_client_returns(document: Any) -> None:
    model = EvidenceBundle.from_dict(whole_bundle(document))
    assert verify_bundle(model, **options_of(CASES[0])).ok


def test_a_bundle_that_was_never_a_text_is_sealed_by_its_content() -> None:
    options = options_of(CASES[0])
    bundle = bundle_of("sealed.json")
    turned = dict(reversed(bundle.items()))
    assert verify_bundle(turned, **options).ok
    assert not verify_bundle(json.dumps(turned), **options).ok
    assert not verify_bundle(bundle | {"limits": []}, **options).ok


def test_warns_about_times_in_the_future_only_when_told_the_time() -> None:
    def warns(now: float | None) -> bool:
        report = verify_bundle(bundle_of("good.json"), now=now)
        return any("future" in warning for warning in report.warnings)

    assert not warns(None)
    assert warns(0.0)
    assert not warns(4_000_000_000.0)


def test_the_command_says_and_exits_the_same_as_a_process_of_its_own() -> None:
    for arguments, data in (((str(BUNDLES / "good.json"),), None), (("-", "--json"), "not json")):
        done, here = verify_as_process(*arguments, data=data), verify(*arguments, data=data)
        assert (done.returncode, done.stdout, done.stderr) == (here.returncode, here.stdout, here.stderr)
    assert verify_as_process().returncode == 2


def test_command_exits_0_verified_1_not_verified_2_usage_4_self_consistent_5_unsealed(
    tmp_path: Path,
) -> None:
    good = str(BUNDLES / "good.json")
    key = CASES[0]["options"]["vkeys"][0]
    policy = tmp_path / "policy.txt"
    policy.write_text(CASES[0]["options"]["policy"], encoding="utf-8")
    anchored = verify(str(BUNDLES / "sealed.json"), "--key", key, "--policy", str(policy))
    assert (anchored.returncode, anchored.stderr) == (0, "")
    assert anchored.stdout.startswith("VERIFIED\nEvidence intact: this is what was captured.")
    assert "\nVerified with the log key that you gave." in anchored.stdout
    assert "Question: Who founded Café Ångström?\n" in anchored.stdout
    assert (
        "Class: Wrong (CONFABULATED), on 2026-06-01T12:00:03.000Z, by veracite-rules 1.0.0\n"
        in anchored.stdout
    )
    unsealed = verify(good, "--key", key)
    assert unsealed.returncode == 5
    assert unsealed.stdout.startswith("SIGNED PARTS ONLY\n")
    assert "\nDEMO: " in verify(str(BUNDLES / "sealed-demo.json"), "--key", key).stdout
    alone = verify(good)
    assert alone.returncode == 4
    assert alone.stdout.startswith("SELF-CONSISTENT ONLY\nSelf-consistent only: ")
    refused = verify(good, "--key", stranger())
    assert refused.returncode == 1
    assert "Not verified. Step 5" in refused.stdout
    assert verify(str(tmp_path / "missing.json")).returncode == 2
    assert verify().returncode == 2
    assert verify(good, "--key", "nonsense").returncode == 2
    assert verify("-", data="not json").returncode == 1
    printed = json.loads(verify("-", "--json", data=Path(good).read_text(encoding="utf-8")).stdout)
    assert printed["steps"][0]["id"] == "response"
    assert printed["facts"]["responseSha256"] == bundle_of("good.json")["response"]["sha256"]
