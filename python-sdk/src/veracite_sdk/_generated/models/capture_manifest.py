# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.capture_kind import CaptureKind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.brand_ref import BrandRef
    from ..models.manifest_answer import ManifestAnswer
    from ..models.manifest_citation import ManifestCitation
    from ..models.manifest_collector import ManifestCollector
    from ..models.manifest_plan import ManifestPlan
    from ..models.manifest_question import ManifestQuestion
    from ..models.manifest_recording import ManifestRecording
    from ..models.manifest_response import ManifestResponse
    from ..models.manifest_source import ManifestSource
    from ..models.manifest_times import ManifestTimes
    from ..models.manifest_transport import ManifestTransport


T = TypeVar("T", bound="CaptureManifest")


@_attrs_define(repr=False)
class CaptureManifest(Model):
    """The signed manifest of the capture, decoded.

    Attributes:
        schema (str): Names the version of the format.
        prev (None | str): SHA-256 of the manifest this one refers to; null for an original.
        capture_nonce (str): 128 random bits, so that the digest cannot be guessed.
        capture_id (str): Identifier of the capture.
        kind (CaptureKind): Which question it answers.
        run_id (str): Run identifier.
        scan_id (None | str): Scan identifier.
        brand (BrandRef): A brand.
        case_reference (None | str): The operator's own reference.
        source (ManifestSource): Who was asked, and how.
        question (ManifestQuestion): What was asked.
        response (ManifestResponse): The reply.
        answer (ManifestAnswer | None): Null when the reply holds no answer.
        citations (list[ManifestCitation]): As many as fit; the bytes have all of them.
        transport (ManifestTransport): How the reply travelled.
        collector (ManifestCollector): Who captured it, with what.
        times (ManifestTimes): All by the collector's clock.
        plan (ManifestPlan | None | Unset): Null for a re-verification, and for answers from apps that were brought for
            no plan.
        recording (ManifestRecording | None | Unset): Null unless a person recorded the answer in an app.
    """

    schema: str
    prev: None | str
    capture_nonce: str
    capture_id: str
    kind: CaptureKind
    run_id: str
    scan_id: None | str
    brand: BrandRef
    case_reference: None | str
    source: ManifestSource
    question: ManifestQuestion
    response: ManifestResponse
    answer: ManifestAnswer | None
    citations: list[ManifestCitation]
    transport: ManifestTransport
    collector: ManifestCollector
    times: ManifestTimes
    plan: ManifestPlan | None | Unset = UNSET
    recording: ManifestRecording | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.manifest_answer import ManifestAnswer
        from ..models.manifest_plan import ManifestPlan
        from ..models.manifest_recording import ManifestRecording

        schema = self.schema

        prev: None | str
        prev = self.prev

        capture_nonce = self.capture_nonce

        capture_id = self.capture_id

        kind = self.kind.value

        run_id = self.run_id

        scan_id: None | str
        scan_id = self.scan_id

        brand = self.brand.to_dict()

        case_reference: None | str
        case_reference = self.case_reference

        source = self.source.to_dict()

        question = self.question.to_dict()

        response = self.response.to_dict()

        answer: dict[str, Any] | None
        if isinstance(self.answer, ManifestAnswer):
            answer = self.answer.to_dict()
        else:
            answer = self.answer

        citations = []
        for citations_item_data in self.citations:
            citations_item = citations_item_data.to_dict()
            citations.append(citations_item)

        transport = self.transport.to_dict()

        collector = self.collector.to_dict()

        times = self.times.to_dict()

        plan: dict[str, Any] | None | Unset
        if isinstance(self.plan, Unset):
            plan = UNSET
        elif isinstance(self.plan, ManifestPlan):
            plan = self.plan.to_dict()
        else:
            plan = self.plan

        recording: dict[str, Any] | None | Unset
        if isinstance(self.recording, Unset):
            recording = UNSET
        elif isinstance(self.recording, ManifestRecording):
            recording = self.recording.to_dict()
        else:
            recording = self.recording

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "schema": schema,
                "prev": prev,
                "captureNonce": capture_nonce,
                "captureId": capture_id,
                "kind": kind,
                "runId": run_id,
                "scanId": scan_id,
                "brand": brand,
                "caseReference": case_reference,
                "source": source,
                "question": question,
                "response": response,
                "answer": answer,
                "citations": citations,
                "transport": transport,
                "collector": collector,
                "times": times,
            }
        )
        if plan is not UNSET:
            field_dict["plan"] = plan
        if recording is not UNSET:
            field_dict["recording"] = recording

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand_ref import BrandRef
        from ..models.manifest_answer import ManifestAnswer
        from ..models.manifest_citation import ManifestCitation
        from ..models.manifest_collector import ManifestCollector
        from ..models.manifest_plan import ManifestPlan
        from ..models.manifest_question import ManifestQuestion
        from ..models.manifest_recording import ManifestRecording
        from ..models.manifest_response import ManifestResponse
        from ..models.manifest_source import ManifestSource
        from ..models.manifest_times import ManifestTimes
        from ..models.manifest_transport import ManifestTransport

        d = dict(src_dict)
        schema = d.pop("schema")

        def _parse_prev(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        prev = _parse_prev(d.pop("prev"))

        capture_nonce = d.pop("captureNonce")

        capture_id = d.pop("captureId")

        kind = CaptureKind(d.pop("kind"))

        run_id = d.pop("runId")

        def _parse_scan_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        scan_id = _parse_scan_id(d.pop("scanId"))

        brand = BrandRef.from_dict(d.pop("brand"))

        def _parse_case_reference(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        case_reference = _parse_case_reference(d.pop("caseReference"))

        source = ManifestSource.from_dict(d.pop("source"))

        question = ManifestQuestion.from_dict(d.pop("question"))

        response = ManifestResponse.from_dict(d.pop("response"))

        def _parse_answer(data: object) -> ManifestAnswer | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                answer_type_0 = ManifestAnswer.from_dict(data)

                return answer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManifestAnswer | None, data)

        answer = _parse_answer(d.pop("answer"))

        citations = []
        _citations = d.pop("citations")
        for citations_item_data in _citations:
            citations_item = ManifestCitation.from_dict(citations_item_data)

            citations.append(citations_item)

        transport = ManifestTransport.from_dict(d.pop("transport"))

        collector = ManifestCollector.from_dict(d.pop("collector"))

        times = ManifestTimes.from_dict(d.pop("times"))

        def _parse_plan(data: object) -> ManifestPlan | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                plan_type_0 = ManifestPlan.from_dict(data)

                return plan_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManifestPlan | None | Unset, data)

        plan = _parse_plan(d.pop("plan", UNSET))

        def _parse_recording(data: object) -> ManifestRecording | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                recording_type_0 = ManifestRecording.from_dict(data)

                return recording_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManifestRecording | None | Unset, data)

        recording = _parse_recording(d.pop("recording", UNSET))

        capture_manifest = cls(
            schema=schema,
            prev=prev,
            capture_nonce=capture_nonce,
            capture_id=capture_id,
            kind=kind,
            run_id=run_id,
            scan_id=scan_id,
            brand=brand,
            case_reference=case_reference,
            source=source,
            question=question,
            response=response,
            answer=answer,
            citations=citations,
            transport=transport,
            collector=collector,
            times=times,
            plan=plan,
            recording=recording,
        )

        capture_manifest.additional_properties = d
        return capture_manifest

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
