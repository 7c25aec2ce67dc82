"""Models: times on every Python, round trips, and what they look like."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from veracite_sdk._model import MalformedTimeError, format_time, parse_time
from veracite_sdk.models import (
    ConfabulationReport,
    EvidenceBundle,
    GroundTruth,
    LogIntegrated,
    LogPending,
    Model,
    PublicEvidence,
    RunEvidence,
    Scan,
    ScanCreated,
)

UTC = datetime.timezone.utc


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("2026-11-15T09:00:00Z", datetime.datetime(2026, 11, 15, 9, tzinfo=UTC)),
        ("2026-11-15T09:00:00.120Z", datetime.datetime(2026, 11, 15, 9, 0, 0, 120_000, UTC)),
        ("2026-11-15T09:00:00.1234567Z", datetime.datetime(2026, 11, 15, 9, 0, 0, 123_456, UTC)),
        ("2026-11-15T10:00:00.5+01:00", datetime.datetime(2026, 11, 15, 9, 0, 0, 500_000, UTC)),
    ],
)
def test_reads_every_rfc_3339_time(text: str, time: datetime.datetime) -> None:
    assert parse_time(text) == time


@pytest.mark.parametrize("text", ["", "now", "2026-11-15", "2026-11-15T09:00:00", "2026-02-30T00:00:00Z", 7])
def test_refuses_what_is_no_time(text: Any) -> None:
    with pytest.raises(MalformedTimeError):
        parse_time(text)


def test_writes_times_as_the_api_does() -> None:
    assert format_time(parse_time("2026-11-15T10:00:00.5+01:00")) == "2026-11-15T09:00:00.500Z"


SCAN = {
    "id": "s",
    "status": "RUNNING",
    "startedAt": "2026-11-15T09:00:00.120Z",
    "finishedAt": None,
    "totalPrompts": 1,
    "totalRuns": 2,
    "totalCostUsd": None,
    "byStatus": {"RUNNING": 2},
    "mentions": 0,
    "fieldOfLaterVersion": 7,
}


def test_a_model_round_trips_with_fields_it_does_not_know() -> None:
    scan = Scan.from_dict(SCAN)
    assert scan.to_dict() == SCAN
    assert scan["fieldOfLaterVersion"] == scan.get("fieldOfLaterVersion") == 7
    assert scan.get("nothing", "default") == "default"
    assert scan.started_at == datetime.datetime(2026, 11, 15, 9, 0, 0, 120_000, UTC)


def test_a_malformed_optional_time_is_not_kept_as_text() -> None:
    with pytest.raises(MalformedTimeError):
        Scan.from_dict({**SCAN, "finishedAt": "yesterday"})


def test_representations_are_short() -> None:
    assert repr(Scan.from_dict(SCAN)) == (
        "Scan(id='s', status='RUNNING', started_at='2026-11-15T09:00:00.120Z', finished_at=None, "
        "total_prompts=1, total_runs=2, total_cost_usd=None, by_status=ScanByStatus(RUNNING=2), mentions=0, "
        "fieldOfLaterVersion=7)"
    )
    created = ScanCreated.from_dict(
        {
            "scanId": "s",
            "jobId": "j",
            "status": "QUEUED",
            "engines": ["CHATGPT"],
            "enginesNotRunnable": [],
            "enginesOutOfPlan": [],
        }
    )
    assert "engines=['CHATGPT']" in repr(created)


def example(document: Any, path: str, name: str) -> Any:
    answer = document["paths"][path]["get"]["responses"]["200"]
    return answer["content"]["application/json"]["examples"][name]["value"]


BODIES = [
    (RunEvidence, "/v1/runs/{runId}/evidence", "evidence"),
    (EvidenceBundle, "/v1/runs/{runId}/evidence-bundle", "bundle"),
    (GroundTruth, "/v1/brands/{brandId}/ground-truth", "facts"),
    (ConfabulationReport, "/v1/brands/{brandId}/confabulations", "report"),
    (PublicEvidence, "/v1/public/evidence/{hash}", "found"),
]


@pytest.mark.parametrize(("model", "path", "name"), BODIES)
def test_every_field_is_an_attribute_and_comes_back_as_it_was(
    document: Any, model: Any, path: str, name: str
) -> None:
    body = example(document, path, name)
    read = model.from_dict(body)
    assert read.to_dict() == body
    assert unnamed(read) == []


def unnamed(value: Any) -> list[str]:
    """Fields that are only reachable under the API's own name, in objects that the document describes."""
    if isinstance(value, list):
        return [field for item in value for field in unnamed(item)]
    if not isinstance(value, Model):
        return []
    slots = [field.name for field in type(value).__attrs_attrs__ if field.name != "additional_properties"]  # type: ignore[attr-defined]
    if not slots:  # A dictionary: its keys are data.
        return []
    own = [f"{type(value).__name__}.{key}" for key in value.additional_properties]  # type: ignore[attr-defined]
    return own + [field for slot in slots for field in unnamed(getattr(value, slot))]


def test_a_bundle_is_shown_in_short(document: Any) -> None:
    body = example(document, "/v1/runs/{runId}/evidence-bundle", "bundle")
    body["response"]["base64"] = "A" * 100_000
    assert len(repr(EvidenceBundle.from_dict(body))) < 20_000


def test_a_place_in_the_log_is_told_by_its_status(document: Any) -> None:
    body = example(document, "/v1/public/evidence/{hash}", "found")
    assert isinstance(PublicEvidence.from_dict(body).log, LogIntegrated)
    waiting = PublicEvidence.from_dict({**body, "log": {"status": "pending"}})
    assert isinstance(waiting.log, LogPending)


def test_notebooks_get_tables_in_which_answers_are_inert(document: Any) -> None:
    examples = document["paths"]["/v1/brands/{brandId}/confabulations"]["get"]["responses"]["200"]
    body = examples["content"]["application/json"]["examples"]["report"]["value"]
    body["confabulations"]["items"][0]["excerpt"] = "<script>alert(1)</script>"
    page = ConfabulationReport.from_dict(body)._repr_html_()
    assert "<table>" in page
    assert "&lt;script&gt;" in page
    assert "<script>" not in page


def test_every_model_has_the_short_representation() -> None:
    import veracite_sdk._generated.models as generated

    classes = [getattr(generated, name) for name in generated.__all__]
    models = [item for item in classes if hasattr(item, "from_dict")]
    assert len(models) > 15
    assert all(issubclass(item, Model) for item in models)
