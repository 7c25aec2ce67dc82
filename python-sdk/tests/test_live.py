"""Against a running service: VERACITE_LIVE_URL, VERACITE_LIVE_TOKEN (the platform token) and
VERACITE_LIVE_BRAND.

VERACITE_LIVE_RATE_LIMIT=1 also runs into the limit of the public routes, which then holds for a minute.
VERACITE_LIVE_DOWN_URL is a second server, of the same token and database, whose queue cannot be reached.
"""

from __future__ import annotations

import asyncio
import base64
import datetime
import hashlib
import itertools
import json
import os
import time
import uuid
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from conftest import methods_of

from veracite_sdk import (
    ApiError,
    AsyncVeracite,
    AuthenticationError,
    BadRequestError,
    CheckResult,
    ConflictError,
    ConnectionFailedError,
    HashNotFound,
    NotFoundError,
    PayloadTooLargeError,
    PublicEvidence,
    RateLimitError,
    RequestTimeoutError,
    Scan,
    ScanCapError,
    UnavailableError,
    Veracite,
    WaitTimeoutError,
)
from veracite_sdk.models import ConfabulationReport
from veracite_sdk.verify import fetch_key, verify_bundle

URL = os.environ.get("VERACITE_LIVE_URL", "")
TOKEN = os.environ.get("VERACITE_LIVE_TOKEN", "")
BRAND = os.environ.get("VERACITE_LIVE_BRAND", "")
pytestmark = pytest.mark.skipif(
    not (URL and TOKEN and BRAND), reason="no running service (VERACITE_LIVE_URL is not set)"
)
ID_OF_NOTHING = "0199c0de-7000-7000-8000-ffffffffffff"


class Scanned(NamedTuple):
    scan: Scan
    progress: list[Scan]
    report: ConfabulationReport
    run_id: str


@pytest.fixture(scope="module")
def client() -> Iterator[Veracite]:
    with Veracite(URL, TOKEN, user_agent="live-test/1") as client:
        yield client


@pytest.fixture(scope="module")
def anyone() -> Iterator[Veracite]:
    with Veracite(URL) as client:
        yield client


@pytest.fixture(scope="module")
def scanned(client: Veracite) -> Scanned:
    created = client.scans.create(BRAND)
    assert created.status == "QUEUED"
    assert len(created.engines) > 0
    progress: list[Scan] = []
    scan = client.scans.wait(created.scan_id, on_progress=progress.append, poll=0.5, deadline=180)
    report = client.confabulations.list(BRAND, window="7d")
    assert report.confabulations.items, "the brand has no confabulation to look at"
    return Scanned(scan, progress, report, report.confabulations.items[0].run_id)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def add_brand(client: Veracite, engines: list[Any], max_scans: int) -> str:
    plan = f"python-live-{uuid.uuid4()}"
    operator = client.operator
    operator.plans.put(plan, engines, max_scans)
    account = operator.accounts.create(plan, plan)
    brand_id = operator.brands.create(account["id"], "Fjordlys", "fjordlys.example")["id"]
    operator.prompts.create(brand_id, [{"text": "What is Fjordlys?", "intent": "BRANDED"}])
    return brand_id


def test_a_scan_goes_to_its_end_and_its_progress_is_told(scanned: Scanned) -> None:
    scan, progress = scanned.scan, scanned.progress
    assert scan.finished_at is not None
    assert scan.status in ("COMPLETED", "PARTIAL")
    assert sum(scan.by_status.to_dict().values()) == scan.total_runs
    assert progress[-1] == scan
    assert all(one != other for one, other in itertools.pairwise(progress))


def test_the_report_adds_up_and_filters_narrow_it(client: Veracite, scanned: Scanned) -> None:
    report = scanned.report
    assert sum(report.totals.to_dict().values()) == report.classified_runs
    assert report.brand.id == BRAND
    item = report.confabulations.items[0]
    assert item.verification_status in ("active", "stale", "not_reproducible")
    for claim in item.claims:
        assert isinstance(claim.predicate, str)
    narrowed = client.confabulations.list(BRAND, engine=item.engine, intent=item.intent, window="all")
    assert {(row.engine, row.intent) for row in narrowed.matrix} == {(item.engine, item.intent)}


def test_the_evidence_holds_the_bytes_that_were_hashed(client: Veracite, scanned: Scanned) -> None:
    evidence = client.runs.evidence(scanned.run_id)
    snapshot, raw = evidence.snapshot, evidence.raw_response
    assert snapshot is not None
    assert raw is not None
    data = base64.b64decode(raw) if evidence.raw_response_encoding == "base64" else raw.encode()
    assert hashlib.sha256(data).hexdigest() == snapshot.sha256
    assert len(data) == snapshot.bytes_
    assert evidence.classifications[-1].class_ == "CONFABULATED"


def test_the_bundle_verifies_off_line_once_it_is_logged(client: Veracite, scanned: Scanned) -> None:
    end = time.monotonic() + 90
    while (bundle := client.runs.bundle(scanned.run_id)).status != "integrated":
        assert time.monotonic() < end, "the capture was not entered into the log"
        time.sleep(0.5)
    published = fetch_key(f"{URL}/log/1/keys")
    report = verify_bundle(bundle, published=[published], now=time.time())
    assert report.ok, str(report)
    assert report.trust.kind == "fetched"
    assert report.facts.response_sha256 == bundle.response.sha256

    forged = bundle.to_dict()
    data = bytearray(base64.b64decode(forged["response"]["base64"]))
    data[len(data) // 2] ^= 1
    forged["response"] = {**forged["response"], "base64": base64.b64encode(bytes(data)).decode()}
    refused = verify_bundle(forged)
    assert not refused.ok
    assert refused.steps[0].result == "fail"


def test_the_page_has_the_same_content(client: Veracite, scanned: Scanned) -> None:
    page = client.runs.bundle_html(scanned.run_id)
    assert "<!doctype html>" in page.lower()
    assert client.runs.bundle(scanned.run_id).response.sha256 in page


def test_a_run_is_verified_again_once_for_one_key(client: Veracite, scanned: Scanned) -> None:
    key = str(uuid.uuid4())
    first = client.runs.verify(scanned.run_id, idempotency_key=key)
    assert client.runs.verify(scanned.run_id, idempotency_key=key) == first
    end = time.monotonic() + 90
    while not client.runs.evidence(scanned.run_id).verifications:
        assert time.monotonic() < end, "the run was not verified again"
        time.sleep(0.5)


def test_ground_truth_is_listed_and_refreshed(client: Veracite) -> None:
    truth = client.ground_truth.list(BRAND)
    assert len(truth.facts) == truth.total
    assert sum(fact.active for fact in truth.facts) == truth.active
    assert client.ground_truth.refresh(BRAND).job_id


def test_anyone_can_look_up_and_check(client: Veracite, anyone: Veracite, scanned: Scanned) -> None:
    evidence = client.runs.evidence(scanned.run_id)
    assert evidence.snapshot is not None
    found = anyone.evidence.lookup(evidence.snapshot.sha256)
    assert isinstance(found, PublicEvidence)
    assert found.subject == "response"
    assert BRAND not in json.dumps(found.to_dict())
    digest, answer = evidence.snapshot.answer_sha256, evidence.answer
    assert digest is not None
    assert answer is not None
    same = anyone.evidence.check(digest, answer)
    assert isinstance(same, CheckResult)
    assert (same.match, same.verdict.value) == (True, "verified")
    other = anyone.evidence.check(digest.upper(), answer + " ")
    assert isinstance(other, CheckResult)
    assert (other.match, other.submitted_sha256) == (False, sha256(answer + " "))
    unknown = sha256(str(uuid.uuid4()))
    assert isinstance(anyone.evidence.lookup(unknown), HashNotFound)
    assert isinstance(anyone.evidence.check(unknown, "x"), HashNotFound)


def test_the_async_client_does_the_same(scanned: Scanned) -> None:
    async def run() -> None:
        async with AsyncVeracite(URL, TOKEN) as client:
            scan, report, truth = await asyncio.gather(
                client.scans.wait(scanned.scan.id),
                client.confabulations.list(BRAND),
                client.ground_truth.list(BRAND),
            )
            assert (scan.id, scan.finished_at) == (scanned.scan.id, scanned.scan.finished_at)
            assert report.brand.id == BRAND
            assert truth.total > 0
            assert "<html" in (await client.runs.bundle_html(scanned.run_id)).lower()
            with pytest.raises(NotFoundError):
                await client.runs.evidence(ID_OF_NOTHING)

    asyncio.run(run())


def test_400_names_the_field_and_has_a_request_id(client: Veracite) -> None:
    with pytest.raises(BadRequestError) as caught:
        client.scans.create("x" * 200)
    assert "brandId" in caught.value.fields[0]["path"]
    assert caught.value.request_id


def test_401_with_a_wrong_token(scanned: Scanned) -> None:
    with Veracite(URL, "not-the-token-not-the-token-not-the-token") as stranger:
        for call in (lambda: stranger.scans.create(BRAND), lambda: stranger.runs.bundle_html(scanned.run_id)):
            with pytest.raises(AuthenticationError):
                call()


CALLS_WITH_AN_ID: list[Callable[[Veracite], object]] = [
    lambda client: client.scans.create(ID_OF_NOTHING),
    lambda client: client.scans.get(ID_OF_NOTHING),
    lambda client: client.scans.wait("../../v1/openapi.json"),
    lambda client: client.confabulations.list(ID_OF_NOTHING),
    lambda client: client.runs.evidence(ID_OF_NOTHING),
    lambda client: client.runs.verify(ID_OF_NOTHING),
    lambda client: client.runs.bundle(ID_OF_NOTHING),
    lambda client: client.runs.bundle_html(ID_OF_NOTHING),
    lambda client: client.ground_truth.list(ID_OF_NOTHING),
    lambda client: client.ground_truth.refresh("not an id"),
]


@pytest.mark.parametrize("call", CALLS_WITH_AN_ID)
def test_404_for_what_does_not_exist(client: Veracite, call: Callable[[Veracite], object]) -> None:
    with pytest.raises(NotFoundError) as caught:
        call(client)
    assert isinstance(caught.value.body["error"], str)


def test_409_when_a_key_is_used_for_another_request(client: Veracite, scanned: Scanned) -> None:
    key = str(uuid.uuid4())
    client.runs.verify(scanned.run_id, idempotency_key=key)
    other = next(i for i in scanned.report.confabulations.items if i.run_id != scanned.run_id)
    with pytest.raises(ConflictError):
        client.runs.verify(other.run_id, idempotency_key=key)


def test_413_when_the_content_is_too_large(anyone: Veracite) -> None:
    # A server may also close the connection before it has read all of it.
    with pytest.raises((PayloadTooLargeError, ConnectionFailedError)):
        anyone.evidence.check(sha256("x"), "x" * 64 * 1024 * 1024)


def test_429_carries_the_cap_and_one_key_never_uses_two_scans(client: Veracite) -> None:
    capped = add_brand(client, ["CHATGPT"], 1)
    key = str(uuid.uuid4())
    first = client.scans.create(capped, idempotency_key=key)
    assert client.scans.create(capped, idempotency_key=key) == first
    began = time.monotonic()
    with pytest.raises(ScanCapError) as caught:
        client.scans.create(capped)
    assert (caught.value.max_scans, caught.value.scans_this_month) == (1, 1)
    assert time.monotonic() - began < 30


class LosesTheFirstAnswer(httpx.HTTPTransport):
    """The server does what it was asked, and the client does not hear of it."""

    def __init__(self) -> None:
        super().__init__()
        self.lost: dict[str, Any] | None = None

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = super().handle_request(request)
        if self.lost is not None:
            return response
        self.lost = json.loads(response.read())
        response.close()
        raise httpx.ReadError("connection reset by peer", request=request)


def test_a_lost_answer_does_not_start_a_second_scan(client: Veracite) -> None:
    capped = add_brand(client, ["CHATGPT"], 1)
    transport = LosesTheFirstAnswer()
    with Veracite(URL, TOKEN, transport=transport) as unlucky:
        created = unlucky.scans.create(capped)
    assert transport.lost is not None
    assert created.to_dict() == transport.lost


def test_503_when_no_engine_of_the_plan_can_be_asked(client: Veracite) -> None:
    silent = add_brand(client, [], 5)
    with Veracite(URL, TOKEN, max_retries=0) as once, pytest.raises(UnavailableError, match="engine"):
        once.scans.create(silent)


def test_timeouts_and_a_closed_door(client: Veracite, scanned: Scanned) -> None:
    with Veracite(URL, TOKEN, timeout=0.0005, max_retries=0) as hasty, pytest.raises(RequestTimeoutError):
        hasty.confabulations.list(BRAND)
    with Veracite("http://127.0.0.1:9", max_retries=0) as closed, pytest.raises(ConnectionFailedError):
        closed.evidence.lookup(sha256("x"))
    created = client.scans.create(BRAND)
    with pytest.raises(WaitTimeoutError, match=created.scan_id):
        client.scans.wait(created.scan_id, deadline=0.0005)


@pytest.mark.skipif(
    not os.environ.get("VERACITE_LIVE_DOWN_URL"), reason="no server without a queue (VERACITE_LIVE_DOWN_URL)"
)
def test_without_its_queue_the_service_reads_and_refuses_to_start_work(scanned: Scanned) -> None:
    with Veracite(os.environ["VERACITE_LIVE_DOWN_URL"], TOKEN, max_retries=0) as down:
        assert down.scans.get(scanned.scan.id).id == scanned.scan.id
        # Not any 503: without engines a scan is refused before the queue is asked.
        with pytest.raises(UnavailableError, match="queue"):
            down.scans.create(BRAND)
        with pytest.raises(UnavailableError, match="queue"):
            down.ground_truth.refresh(BRAND)


@pytest.mark.skipif(
    not os.environ.get("VERACITE_LIVE_RATE_LIMIT"), reason="would block the public routes for a minute"
)
def test_429_of_the_public_routes_says_for_how_long() -> None:
    async def run() -> list[Any]:
        async with AsyncVeracite(URL, max_retries=0) as client:
            calls = (client.evidence.lookup(sha256("x")) for _ in range(400))
            return await asyncio.gather(*calls, return_exceptions=True)

    limited = [item for item in asyncio.run(run()) if isinstance(item, ApiError)]
    assert limited
    for error in limited:
        assert type(error) is RateLimitError
        assert error.retry_after is not None
        assert error.retry_after > 0


def test_the_operator_creates_changes_and_archives(client: Veracite) -> None:
    operator = client.operator
    account = next(iter(operator.accounts.list()))
    brand = operator.brands.create(account["id"], "Fjordlys", "fjordlys.example")
    assert operator.brands.change(brand["id"], aliases=["Fjord"])["aliases"] == ["Fjord"]
    prompts = operator.prompts.create(brand["id"], [{"text": "What is Fjordlys?", "intent": "BRANDED"}])
    changed = operator.prompts.change(prompts["items"][0]["id"], text="Who is Fjordlys?")
    assert [prompt["id"] for prompt in operator.prompts.list(brand["id"])] == [changed["id"]]
    facts = operator.facts.create(brand["id"], [{"predicate": "founded_year", "value": 2004}])
    assert operator.facts.archive(facts["items"][0]["id"])["active"] is False
    assert operator.brands.archive(brand["id"])["archived"] is True


def test_every_read_that_needs_no_more_than_a_brand_is_answered(client: Veracite, scanned: Scanned) -> None:
    verbs = ("get", "list", "rank", "suggest", "export", "predicates")
    refused, answered = set(), set()
    for name, method in methods_of(client):
        needed = [one.name for one in signature(method).parameters.values() if one.default is one.empty]
        is_read = name.startswith("operator.") and name.split(".")[-1].startswith(verbs)
        if is_read and needed in ([], ["brand_id"]):
            try:
                result = method(*[BRAND for _ in needed])
                answered.add((name, result if isinstance(result, bytes) else len(list(result))))
            except ApiError:
                refused.add(name)
    # Changes are between two scans to be named, the platform token is no person, and no reports are planned.
    allowed = {"operator.brands.get_changes", "operator.report_plan.get"}
    assert {name for name in refused if ".me." not in name} <= allowed
    assert len(answered) > 30


def test_a_feed_is_uploaded_and_facts_are_downloaded(client: Veracite) -> None:
    operator = client.operator
    brand_id = add_brand(client, ["CHATGPT"], 1)
    operator.facts.create(brand_id, [{"predicate": "founded_year", "value": 2004}])
    feed = operator.feeds.create(brand_id, "shop", format="csv")
    rows = (b"id,title,price,link\n", b"1,Lamp,10.00 EUR,https://fjordlys.example/1\n")
    assert operator.feeds.start_import(brand_id, feed["id"], iter(rows))["id"]
    with operator.facts.stream_export(brand_id, format="csv") as file:
        assert b"founded_year" in b"".join(file.chunks)


def test_exports_are_the_same_rows_in_every_form(client: Veracite, scanned: Scanned, tmp_path: Path) -> None:
    operator = client.operator
    answers = operator.answers(brand_id=BRAND)
    rows = list(answers)
    assert answers.cut is not None
    assert {row["runId"] for row in rows} >= {scanned.run_id}
    assert all(row["demo"] for row in rows)
    written = operator.answers(brand_id=BRAND, cut=answers.cut).save(tmp_path / "answers.jsonl", "jsonl")
    lines = (tmp_path / "answers.jsonl").read_bytes()
    assert len(lines) == written
    assert [json.loads(line) for line in lines.split(b"\n")[:-1]] == rows
    for kind in ("answers", "claims", "findings", "rates"):
        export = getattr(operator, kind)
        listed: list[Any] = list(export(brand_id=BRAND, cut=answers.cut))
        # Another reader than the one that the server is tested with, written by others in another language.
        polars = pytest.importorskip("polars", reason="polars is not installed")
        table = export(brand_id=BRAND, cut=answers.cut).to_polars()
        assert table.columns == list(listed[0])
        for one, other in zip(table.to_dicts(), listed, strict=True):
            for name, value in other.items():
                read = one[name]
                if isinstance(read, datetime.datetime):
                    read = read.strftime("%Y-%m-%dT%H:%M:%S.") + f"{read.microsecond // 1000:03d}Z"
                if isinstance(value, list):
                    read = json.loads(read)
                assert read == value, (kind, name)
        assert polars.__version__
        pytest.importorskip("pandas", reason="pandas is not installed")
        frame = export(brand_id=BRAND, cut=answers.cut).to_pandas()
        assert list(frame["id"]) == [row["id"] for row in listed]
