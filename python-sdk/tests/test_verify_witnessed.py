"""Connections that a relay carried: every verifier accepts and refuses the same ones."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

import pytest
from local_dns import LocalDns
from local_server import Answer, LocalServer
from shared_vectors import BUNDLES, needs_vectors, shared
from verify_command import verify

from veracite_sdk.verify import NamedRelay, _witnessed, open_request, verify_bundle
from veracite_sdk.verify._connection import Connection, verify_connection, verify_relay_proof
from veracite_sdk.verify._content_coding import _decompressor
from veracite_sdk.verify._format import FormatError, sha256_hex
from veracite_sdk.verify._note import parse_vkey
from veracite_sdk.verify._open_request import DisclosedRequest, open_disclosed_request
from veracite_sdk.verify._policy import parse_policy
from veracite_sdk.verify._tls import RecordKey
from veracite_sdk.verify._witnessed import known_web_roots

FILE = shared("witnessed/connections.json")
CASES: list[dict[str, Any]] = FILE.get("connections", [])
PROOFS = shared("witnessed/relay-proofs.json")
pytestmark = needs_vectors


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_a_connection(case: dict[str, Any]) -> None:
    expected = {**FILE["expected"], **case.get("expected", {})}
    connection = Connection(
        statement=case["statement"].encode(),
        signature=base64.b64decode(case["signature"]),
        client=base64.b64decode(case["client"]),
        server=base64.b64decode(case["server"]),
        handshake_secret=bytes.fromhex(case["secrets"]["handshake"]),
        application_secret=bytes.fromhex(case["secrets"]["application"]),
    )

    def check() -> str:
        statement, _ = verify_connection(
            connection,
            host=expected["host"],
            body=base64.b64decode(expected["body"]),
            status=expected["status"],
            roots=[base64.b64decode(root) for root in expected["roots"]],
        )
        return str(statement["host"])

    # Decoders that are not installed leave it unjudged.
    is_missing = any(_decompressor(coding) is None for coding in case.get("decoders", []))
    refused = "cannot be unpacked here" if is_missing else case["refused"]
    if refused is None:
        assert check() == expected["host"]
    else:
        with pytest.raises(FormatError) as refusal:
            check()
        assert refused in str(refusal.value)


@pytest.mark.parametrize("case", PROOFS.get("proofs", []), ids=lambda case: case["name"])
def test_the_log_of_the_relay(case: dict[str, Any]) -> None:
    witnesses = [parse_vkey(vkey) for vkey in PROOFS["witnesses"]]
    statement, relay = PROOFS["statement"].encode(), PROOFS["relay"]
    if case["cosigners"] is None:
        with pytest.raises(FormatError):
            verify_relay_proof(case["proof"], statement, relay, witnesses)
    else:
        assert verify_relay_proof(case["proof"], statement, relay, witnesses) == case["cosigners"]
        assert verify_relay_proof(case["proof"], statement, relay) == []


@pytest.mark.parametrize("case", shared("witnessed/policies.json") or [], ids=lambda case: case["name"])
def test_a_policy_names_each_key_once(case: dict[str, Any]) -> None:
    if case["isRefused"]:
        with pytest.raises(FormatError):
            parse_policy(case["policy"])
    else:
        assert parse_policy(case["policy"]).quorum == "w"


@pytest.mark.parametrize("case", shared("witnessed/requests.json") or [], ids=lambda case: case["name"])
def test_a_request_opens_only_if_nothing_is_beside_it(case: dict[str, Any]) -> None:
    def check() -> str:
        return open_request(
            base64.b64decode(case["client"]),
            base64.b64decode(case["server"]),
            server_handshake_secret=bytes.fromhex(case["secrets"]["handshake"]),
            client_handshake_secret=bytes.fromhex(case["clientSecrets"]["handshake"]),
            client_application_secret=bytes.fromhex(case["clientSecrets"]["application"]),
        ).body.decode()

    if case["refused"] is None:
        assert check() == case["body"]
    else:
        with pytest.raises(FormatError) as refusal:
            check()
        assert case["refused"] in str(refusal.value)


@pytest.mark.parametrize("case", shared("witnessed/disclosed.json") or [], ids=lambda case: case["name"])
def test_a_request_opens_but_for_its_sealed_line(case: dict[str, Any]) -> None:
    said = case["disclosed"]
    first, third = (
        RecordKey(bytes.fromhex(one["key"]), bytes.fromhex(one["iv"]))
        for one in (said["first"], said["third"])
    )
    disclosed = DisclosedRequest(bytes.fromhex(said["handshake"]), first, third, said["sealedRecords"])

    def check() -> str:
        client, server = base64.b64decode(case["client"]), base64.b64decode(case["server"])
        secret = bytes.fromhex(case["secrets"]["handshake"])
        return open_disclosed_request(client, server, secret, disclosed).body.decode()

    if case["refused"] is None:
        assert check() == case["body"]
    else:
        with pytest.raises(FormatError) as refusal:
            check()
        assert case["refused"] in str(refusal.value)


def test_the_step_says_whether_the_relay_was_told_the_capture(monkeypatch: pytest.MonkeyPatch) -> None:
    root = hashlib.sha256(base64.b64decode(FILE["expected"]["roots"][0])).hexdigest()
    for name, is_bound in (("witnessed.json", False), ("witnessed-bound.json", True)):
        source = (BUNDLES / name).read_text(encoding="utf-8")
        relays = [NamedRelay(PROOFS["relay"])]
        report = verify_bundle(source, web_roots=[root], relays=relays)
        step = report.steps[-1]
        assert step.result == "pass"
        assert ("The relay did not bind this connection to one capture." in step.reason) is not is_bound
        assert [one.is_bound for one in report.facts.witnessed] == [is_bound]
        # An empty list of roots means that none is trusted, not those that are known here.
        monkeypatch.setattr("veracite_sdk.verify._witnessed.known_web_roots", lambda: frozenset([root]))
        assert verify_bundle(source, relays=relays).steps[-1].result == "pass"
        assert verify_bundle(source, web_roots=[], relays=relays).steps[-1].result == "fail"


def test_public_roots_are_known() -> None:
    assert len(known_web_roots()) > 100


def provider(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, dict[str, Any]]:
    """Exit code and step 13 of the command. The sample's certificate is of a test authority."""
    root = base64.b64decode(FILE["expected"]["roots"][0])
    monkeypatch.setattr(_witnessed, "known_web_roots", lambda: {sha256_hex(root)})
    key = shared("bundles/key-places.json")["key"]
    done = verify(str(BUNDLES / "witnessed.json"), "--key", key, "--json", *arguments)
    return done.returncode, json.loads(done.stdout)["steps"][-1] if done.stdout else {"reason": done.stderr}


def test_only_a_relay_that_the_reader_names_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    relay = PROOFS["relay"]
    other = shared("bundles/key-places.json")["key"]
    for arguments in ([], ["--relay", other]):
        code, step = provider(monkeypatch, *arguments)
        assert (code, step["result"]) == (5, "not_present")
        assert step["reason"].startswith(f"carried by a relay you have not named: {relay}")
    code, step = provider(monkeypatch, "--relay", f"{relay} Example & Partners")
    assert (code, step["result"]) == (5, "pass")
    assert (
        "provided that the relay relay.example.org/log/1, run by Example & Partners, did not"
        in step["reason"]
    )
    code, step = provider(monkeypatch, "--relay", "nonsense")
    assert code == 2
    assert "--relay: malformed verifier key" in step["reason"]


def test_a_place_of_whoever_runs_the_relay_gives_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    relay = PROOFS["relay"]
    listed = {"relays": [{"vkey": relay, "runBy": "a university"}]}
    with LocalServer(lambda _: Answer(body=listed)) as server:
        _, step = provider(monkeypatch, "--relay-from", server.url)
        assert server.seen[-1].path == "/.well-known/veracite-relay-key"
        assert f"run by “a university” (as {server.url} says), did not collude" in step["reason"]
    with LocalServer(lambda _: Answer(body={"relays": []})) as server:
        code, step = provider(monkeypatch, "--relay-from", server.url)
        assert code == 1
        assert "gives no key of a relay" in step["reason"]
    with LocalDns({"example.org": [f"veracite-relay-key={relay}"]}, label="_veracite-relay") as names:
        _, step = provider(monkeypatch, "--relay-from", "dns:example.org", "--resolver", names.address)
        assert "run by whoever publishes its key at dns:example.org, did not collude" in step["reason"]
