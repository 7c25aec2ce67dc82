"""The call of each operation. Both clients send exactly these."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

from . import _operations as operations
from ._core import Call, decode_html, decode_model, hash_not_found
from ._generated.api.confabulations import list_confabulations as _list_confabulations
from ._generated.api.evidence import get_evidence_bundle as _get_evidence_bundle
from ._generated.api.evidence import get_run_evidence as _get_run_evidence
from ._generated.api.evidence import verify_run as _verify_run
from ._generated.api.ground_truth import get_ground_truth as _get_ground_truth
from ._generated.api.ground_truth import refresh_ground_truth as _refresh_ground_truth
from ._generated.api.public_verification import check_public_evidence as _check_public_evidence
from ._generated.api.public_verification import get_public_evidence as _get_public_evidence
from ._generated.api.scans import create_scan as _create_scan
from ._generated.api.scans import get_scan as _get_scan
from ._generated.models import (
    BundleFormat,
    CheckRequest,
    CheckResult,
    ConfabulationReport,
    ConfabulationWindow,
    CreateScanRequest,
    Engine,
    GroundTruth,
    HashNotFound,
    JobAck,
    PromptIntent,
    PublicEvidence,
    RunEvidence,
    Scan,
    ScanCreated,
)
from ._generated.types import UNSET, Unset
from ._received import EvidenceBundle
from .errors import InvalidInputError

E = TypeVar("E", bound=Enum)


def create_scan(brand_id: str, idempotency_key: str | None) -> Call[ScanCreated]:
    request = _create_scan._get_kwargs(
        body=CreateScanRequest(brand_id=_id(brand_id, "brand_id")),
        idempotency_key=_key(idempotency_key),
    )
    return Call(operations.CREATE_SCAN, request, decode_model(ScanCreated))


def get_scan(scan_id: str) -> Call[Scan]:
    request = _get_scan._get_kwargs(_id(scan_id, "scan_id"))
    return Call(operations.GET_SCAN, request, decode_model(Scan))


def list_confabulations(
    brand_id: str,
    engine: Engine | str | None,
    intent: PromptIntent | str | None,
    window: ConfabulationWindow | str | None,
) -> Call[ConfabulationReport]:
    request = _list_confabulations._get_kwargs(
        _id(brand_id, "brand_id"),
        engine=_choice(Engine, engine, "engine"),
        intent=_choice(PromptIntent, intent, "intent"),
        window=_choice(ConfabulationWindow, window, "window"),
    )
    return Call(operations.LIST_CONFABULATIONS, request, decode_model(ConfabulationReport))


def get_run_evidence(run_id: str) -> Call[RunEvidence]:
    request = _get_run_evidence._get_kwargs(_id(run_id, "run_id"))
    return Call(operations.GET_RUN_EVIDENCE, request, decode_model(RunEvidence))


def verify_run(run_id: str, idempotency_key: str | None) -> Call[JobAck]:
    request = _verify_run._get_kwargs(_id(run_id, "run_id"), idempotency_key=_key(idempotency_key))
    return Call(operations.VERIFY_RUN, request, decode_model(JobAck))


def get_bundle(run_id: str) -> Call[EvidenceBundle]:
    request = _get_evidence_bundle._get_kwargs(_id(run_id, "run_id"), format_=BundleFormat.JSON)
    return Call(operations.GET_EVIDENCE_BUNDLE, request, decode_model(EvidenceBundle))


def get_bundle_html(run_id: str) -> Call[str]:
    request = _get_evidence_bundle._get_kwargs(_id(run_id, "run_id"), format_=BundleFormat.HTML)
    return Call(operations.GET_EVIDENCE_BUNDLE, request, decode_html, accept="text/html")


def get_ground_truth(brand_id: str) -> Call[GroundTruth]:
    request = _get_ground_truth._get_kwargs(_id(brand_id, "brand_id"))
    return Call(operations.GET_GROUND_TRUTH, request, decode_model(GroundTruth))


def refresh_ground_truth(brand_id: str, idempotency_key: str | None) -> Call[JobAck]:
    request = _refresh_ground_truth._get_kwargs(
        _id(brand_id, "brand_id"), idempotency_key=_key(idempotency_key)
    )
    return Call(operations.REFRESH_GROUND_TRUTH, request, decode_model(JobAck))


def lookup(hash: str) -> Call[PublicEvidence | HashNotFound]:
    request = _get_public_evidence._get_kwargs(_hash(hash))
    return Call(
        operations.GET_PUBLIC_EVIDENCE,
        request,
        decode_model(PublicEvidence),
        not_found=hash_not_found,
    )


def check(hash: str, content: str) -> Call[CheckResult | HashNotFound]:
    if not isinstance(content, str) or content == "":
        raise InvalidInputError("content must be a text of at least one character")
    try:
        content.encode("utf-8")
    except UnicodeEncodeError:
        raise InvalidInputError("content holds a lone surrogate, which UTF-8 lacks") from None
    request = _check_public_evidence._get_kwargs(_hash(hash), body=CheckRequest(content=content))
    return Call(
        operations.CHECK_PUBLIC_EVIDENCE,
        request,
        decode_model(CheckResult),
        not_found=hash_not_found,
    )


def _id(value: str, name: str) -> str:
    # Quoting leaves dots alone, and `/v1/scans/..` would be another route.
    if not isinstance(value, str) or value in ("", ".", ".."):
        raise InvalidInputError(f"{name} must be an identifier, not {value!r}")
    return value


def _hash(value: str) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[0-9a-fA-F]{64}", value):
        raise InvalidInputError("hash must be a SHA-256 in 64 hexadecimal characters")
    return value


def _key(value: str | None) -> str:
    """The caller's key, or a new one: the same on every attempt of this call."""
    if value is None:
        return str(uuid.uuid4())
    if not re.fullmatch(r"[!-~]{1,255}", value):
        raise InvalidInputError("idempotency_key must be 1 to 255 visible ASCII characters")
    return value


def _choice(enum: Callable[[Any], E], value: E | str | None, name: str) -> E | Unset:
    if value is None:
        return UNSET
    try:
        return enum(value)
    except ValueError:
        raise InvalidInputError(f"{name} cannot be {value!r}") from None
