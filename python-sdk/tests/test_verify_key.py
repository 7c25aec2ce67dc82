"""Where the log key comes from decides what is said; a bundle that was made up says nothing for itself."""

from __future__ import annotations

import datetime
import json
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from local_dns import LocalDns
from local_server import Answer, LocalServer, Seen
from shared_vectors import BUNDLES, needs_vectors, shared
from verify_command import verify

from veracite_sdk.verify import (
    CaptureKey,
    KeyPlaceError,
    KeyPlaceUnreachableError,
    PublishedKey,
    fetch_key,
    verify_bundle,
)
from veracite_sdk.verify import _verdict as words
from veracite_sdk.verify._format import FormatError, base64_decode, base64_encode
from veracite_sdk.verify._places import (
    capture_keys_in_document,
    capture_keys_in_records,
    key_in_document,
    key_in_records,
    parse_key_place,
    relays_in_document,
)

pytestmark = needs_vectors
PLACES = shared("bundles/key-places.json")
KEY = PLACES.get("key", "")
LINE = f"veracite-log-key={KEY}"
FORGED = str(BUNDLES / "forged.json")


def test_the_words_are_those_of_every_verifier() -> None:
    assert shared("bundles/words.json") == words.WORDS


def capture_keys(found: list[CaptureKey] | None) -> list[dict[str, Any]] | None:
    return [
        {"spki": base64_encode(key.spki), "notBefore": iso(key.not_before), "notAfter": iso(key.not_after)}
        for key in found or []
    ] or None


def iso(at: datetime.datetime | None) -> str | None:
    return None if at is None else at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def spki(found: list[CaptureKey] | None) -> list[str] | None:
    return [base64_encode(key.spki) for key in found or []] or None


def relays(body: str) -> list[dict[str, Any]]:
    return [{"vkey": relay.vkey, "runBy": relay.run_by} for relay in relays_in_document(body)]


#: Each list of the shared file: what is read, how, and the member that says what comes of it.
AGREED: dict[str, tuple[str, Callable[[Any], Any], str]] = {
    "places": ("typed", lambda typed: parse_key_place(typed).asks, "asks"),
    "documents": ("body", key_in_document, "key"),
    "records": ("strings", key_in_records, "key"),
    "relayPlaces": ("typed", lambda typed: parse_key_place(typed, "relay").asks, "asks"),
    "relayDocuments": ("body", relays, "relays"),
    "relayRecords": ("strings", lambda strings: key_in_records(strings, "relay"), "key"),
    "captureDocuments": ("body", lambda body: capture_keys(capture_keys_in_document(body)), "keys"),
    "captureRecords": ("strings", lambda strings: spki(capture_keys_in_records(strings)), "spki"),
}


@pytest.mark.parametrize(
    ("list_name", "case"),
    [(name, case) for name in AGREED for case in PLACES.get(name, [])],
    ids=lambda value: value if isinstance(value, str) else repr(value.get("name", value.get("typed")))[:40],
)
def test_reads_a_place_document_or_record_as_agreed(list_name: str, case: dict[str, Any]) -> None:
    given, read, member = AGREED[list_name]
    expected = case[member]
    # A document or record without capture keys is fine: it just names none.
    if expected == "refused" or (expected is None and not list_name.startswith("capture")):
        with pytest.raises(FormatError):
            read(case[given])
    else:
        assert read(case[given]) == expected


def test_a_key_that_the_place_does_not_publish_is_not_believed() -> None:
    bundle = shared("bundles/good.json")
    spki = base64_decode(bundle["captureSignature"]["spki"])

    def status(*places: list[CaptureKey] | None) -> str:
        published = [PublishedKey("here", KEY, keys) for keys in places]
        return verify_bundle(bundle, published=published).status

    assert status(None) == "unsealed"
    assert status([CaptureKey(spki)]) == "unsealed"
    assert status([CaptureKey(b"other")]) == "not_verified"
    assert status([CaptureKey(spki)], [CaptureKey(b"other")]) == "not_verified"


def test_a_made_up_bundle_does_not_vouch_for_itself() -> None:
    report = verify_bundle(shared("bundles/forged.json"))
    assert [step.result for step in report.steps] == ["pass"] * 8 + ["not_present"] * 5
    assert not any(step.anchored for step in report.steps)
    assert (report.status, report.ok, report.trust.kind) == ("self_consistent", False, "bundle")
    assert report.summary == words.SUMMARIES["self_consistent"]
    alone = verify(FORGED)
    assert alone.returncode == 4
    assert "VERIFIED" not in alone.stdout.upper()
    assert "PASS" not in alone.stdout
    assert json.loads(verify(FORGED, "--json").stdout)["status"] == "self_consistent"
    assert "verified" not in report._repr_html_().lower()


def test_a_made_up_bundle_is_refused_with_the_real_key_wherever_it_comes_from() -> None:
    with (
        LocalServer(lambda _: Answer(body=LINE.encode())) as server,
        LocalDns({"example.com": [LINE]}) as names,
    ):
        place = f"{server.url}/page"
        for source in (
            ("--key", KEY),
            ("--key-from", place),
            ("--key-from", "dns:example.com", "--resolver", names.address),
        ):
            refused = verify(FORGED, *source)
            assert refused.returncode == 1
            assert refused.stdout.startswith("NOT VERIFIED\nNot verified. Step 5: ")


def test_a_good_bundle_is_verified_with_a_fetched_key_and_the_place_is_named() -> None:
    with LocalServer(lambda _: Answer(body={"log": {"vkey": KEY}})) as server:
        place = f"{server.url}/log/1/keys"
        done = verify(str(BUNDLES / "sealed.json"), "--key-from", place, "--json")
        assert done.returncode == 0, done.stderr
        report = json.loads(done.stdout)
        assert report["trust"] == {"kind": "fetched", "from": [place]}
        assert report["summary"] == words.SUMMARIES["fetched"].replace("{places}", place)
        with LocalDns({"example.com": ["v=spf1 -all", LINE]}) as names:
            done = verify(
                str(BUNDLES / "sealed.json"),
                *("--key-from", place, "--key-from", "dns:example.com", "--resolver", names.address),
            )
    assert done.returncode == 0, done.stderr
    assert f"published at {place} and dns:example.com." in done.stdout


def test_places_that_disagree_are_not_a_choice() -> None:
    other = PublishedKey("dns:example.com", next(iter(shared("bundles/forged.json")["trust"].values())))
    report = verify_bundle(
        shared("bundles/good.json"), published=[PublishedKey("https://a.example", KEY), other]
    )
    assert report.status == "not_verified"
    assert "dns:example.com is another one" in report.summary


def fetched(respond: Any, path: str = "/page", deadline: float = 5.0) -> PublishedKey:
    with LocalServer(respond) as server:
        return fetch_key(server.url + path, deadline=deadline)


def test_a_bare_host_is_asked_at_the_well_known_path() -> None:
    def respond(seen: Seen) -> Answer:
        return Answer(body=LINE.encode()) if seen.path == "/.well-known/veracite-log-key" else Answer(404)

    assert fetched(respond, "").vkey == KEY


def test_redirects_stay_on_the_host() -> None:
    def respond(seen: Seen) -> Answer:
        target = {"/page": "/moved", "/away": "http://127.0.0.1:9/x", "/loop": "/loop"}.get(seen.path)
        return Answer(body=LINE.encode()) if target is None else Answer(302, headers={"location": target})

    assert fetched(respond).vkey == KEY
    with pytest.raises(KeyPlaceError, match="which you did not name"):
        fetched(respond, "/away")
    with pytest.raises(KeyPlaceError, match="again and again"):
        fetched(respond, "/loop")


def test_large_slow_absent_and_ambiguous_places_are_refused() -> None:
    with pytest.raises(KeyPlaceError, match="larger than a page"):
        fetched(lambda _: Answer(body=LINE.encode() + b" " * 2_000_000))
    started = time.monotonic()
    with pytest.raises(KeyPlaceUnreachableError, match="in time"):
        fetched(lambda _: Answer(body=LINE.encode() * 100, drip=0.05), deadline=0.5)
    assert time.monotonic() - started < 10
    with pytest.raises(KeyPlaceError, match="answers 404"):
        fetched(lambda _: Answer(404))
    with pytest.raises(KeyPlaceUnreachableError, match="answers 503"):
        fetched(lambda _: Answer(503))
    with pytest.raises(KeyPlaceError, match="there is no line"):
        fetched(lambda _: Answer(body=b"<p>Welcome</p>"))
    with pytest.raises(KeyPlaceUnreachableError, match="does not answer"):
        fetch_key("http://127.0.0.1:9/x")
    for place in ("PLACE", "http://example.com/x", "dns:x"):
        with pytest.raises(ValueError, match=place):
            fetch_key(place)


def test_names_that_have_no_key_or_two_or_no_answer() -> None:
    two = [LINE, "veracite-log-key=" + next(iter(shared("bundles/forged.json")["trust"].values()))]
    with LocalDns({"example.com": [LINE], "two.example": two, "other.example": ["x"]}) as names:
        assert fetch_key("dns:example.com", resolver=names.address).vkey == KEY
        for domain, reason in (
            ("two", "2 different keys"),
            ("other", "no TXT record"),
            ("none", "no TXT record"),
        ):
            with pytest.raises(KeyPlaceError, match=reason):
                fetch_key(f"dns:{domain}.example", resolver=names.address)
        assert "_veracite-log.example.com" in names.asked
    with LocalDns({}, silent=True) as silent, pytest.raises(KeyPlaceUnreachableError):
        fetch_key("dns:example.com", resolver=silent.address, deadline=0.5)
    with pytest.raises(ValueError, match="resolver"):
        fetch_key("dns:example.com", resolver="ns.example.com")


def test_the_command_tells_a_place_that_is_silent_from_one_that_refuses_and_from_wrong_use() -> None:
    good = str(BUNDLES / "good.json")
    assert verify(good, "--key-from", "http://127.0.0.1:9/x").returncode == 3
    assert verify(good, "--key-from", "PLACE").returncode == 2
    with LocalServer(lambda _: Answer(404)) as server:
        assert verify(good, "--key-from", f"{server.url}/x").returncode == 1


def test_a_reader_who_stops_early_does_not_change_the_exit_code() -> None:
    command = [sys.executable, "-m", "veracite_sdk.verify", FORGED]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaints = process.stderr.read()
        assert (process.wait(60), complaints) == (4, b"")
