# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.citation_class import CitationClass
from ..models.engine import Engine
from ..models.origin import Origin
from ..models.prompt_intent import PromptIntent
from ..models.raw_response_encoding import RawResponseEncoding
from ..models.verification_status import VerificationStatus
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.brand_ref import BrandRef
    from ..models.classification import Classification
    from ..models.failed_reply import FailedReply
    from ..models.judge_opinion import JudgeOpinion
    from ..models.log_absent import LogAbsent
    from ..models.log_integrated import LogIntegrated
    from ..models.log_pending import LogPending
    from ..models.review import Review
    from ..models.snapshot import Snapshot
    from ..models.source_trail import SourceTrail
    from ..models.stored_reading import StoredReading
    from ..models.verification import Verification


T = TypeVar("T", bound="RunEvidence")


@_attrs_define(repr=False)
class RunEvidence(Model):
    """Everything that is kept about one run: the raw response, its snapshot, its status and its history.

    Attributes:
        run_id (str): Run identifier.
        scan_id (str): The scan it belongs to.
        brand (BrandRef): A brand.
        engine (Engine): An AI answer engine.
        intent (PromptIntent): What a prompt asks about.
        prompt (str): The question that was asked.
        locale (str): Language of the question, for example `en` or `en-US`.
        status (str): State of the run, one of QUEUED, RUNNING, CAPTURED, CLASSIFIED, SET_ASIDE, NO_ANSWER, FAILED.
        citation_class (CitationClass | None): Null until the run is classified.
        needs_review (list[Review]): Why a person should look at the newest classification; empty when that is not
            needed.
        no_answer_reason (None | str): Why there is no answer, one of filtered, no_overview, empty, cut_off; null
            otherwise.
        error (None | str): Why the run failed or was set aside; null otherwise.
        verification_status (None | VerificationStatus): Null while nothing is classified.
        snapshot (None | Snapshot): The reply of the engine; null while there is none.
        raw_response (None | str): The exact bytes of the reply: text, or base64 when they are not valid UTF-8; null
            while there is none.
        raw_response_encoding (None | RawResponseEncoding): Null while there is no reply.
        answer (None | str): The answer text that was read; null when there is none.
        classifications (list[Classification]): Oldest first.
        verifications (list[Verification]): Oldest first.
        readings (list[StoredReading]): What the classifications were decided from, oldest first.
        judge_opinions (list[JudgeOpinion]): From versions before readings existed; usually none.
        source_trail (None | SourceTrail): What the pages that the answer cites say about what it gets wrong; null until
            they are captured, or if they never are.
        log (LogAbsent | LogIntegrated | LogPending | None): Null while there is no reply.
        captures (list[Snapshot]): The replies to re-verifications.
        demo (bool | Unset): True of a demonstration: invented by this software, said by no engine, counted apart.
        origin (Origin | Unset): Who gives an answer: `engine`, the engine itself, asked over a programming interface or
            by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator
            chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added
            up.
        provisional (bool | Unset): True: the configured model has not finished reading the answer; the class may
            change.
        failed_replies (list[FailedReply] | Unset): What came back of attempts that brought no answer, oldest first.
    """

    run_id: str
    scan_id: str
    brand: BrandRef
    engine: Engine
    intent: PromptIntent
    prompt: str
    locale: str
    status: str
    citation_class: CitationClass | None
    needs_review: list[Review]
    no_answer_reason: None | str
    error: None | str
    verification_status: None | VerificationStatus
    snapshot: None | Snapshot
    raw_response: None | str
    raw_response_encoding: None | RawResponseEncoding
    answer: None | str
    classifications: list[Classification]
    verifications: list[Verification]
    readings: list[StoredReading]
    judge_opinions: list[JudgeOpinion]
    source_trail: None | SourceTrail
    log: LogAbsent | LogIntegrated | LogPending | None
    captures: list[Snapshot]
    demo: bool | Unset = UNSET
    origin: Origin | Unset = UNSET
    provisional: bool | Unset = UNSET
    failed_replies: list[FailedReply] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.log_absent import LogAbsent
        from ..models.log_integrated import LogIntegrated
        from ..models.log_pending import LogPending
        from ..models.snapshot import Snapshot
        from ..models.source_trail import SourceTrail

        run_id = self.run_id

        scan_id = self.scan_id

        brand = self.brand.to_dict()

        engine = self.engine.value

        intent = self.intent.value

        prompt = self.prompt

        locale = self.locale

        status = self.status

        citation_class: None | str
        if isinstance(self.citation_class, CitationClass):
            citation_class = self.citation_class.value
        else:
            citation_class = self.citation_class

        needs_review = []
        for needs_review_item_data in self.needs_review:
            needs_review_item = needs_review_item_data.to_dict()
            needs_review.append(needs_review_item)

        no_answer_reason: None | str
        no_answer_reason = self.no_answer_reason

        error: None | str
        error = self.error

        verification_status: None | str
        if isinstance(self.verification_status, VerificationStatus):
            verification_status = self.verification_status.value
        else:
            verification_status = self.verification_status

        snapshot: dict[str, Any] | None
        if isinstance(self.snapshot, Snapshot):
            snapshot = self.snapshot.to_dict()
        else:
            snapshot = self.snapshot

        raw_response: None | str
        raw_response = self.raw_response

        raw_response_encoding: None | str
        if isinstance(self.raw_response_encoding, RawResponseEncoding):
            raw_response_encoding = self.raw_response_encoding.value
        else:
            raw_response_encoding = self.raw_response_encoding

        answer: None | str
        answer = self.answer

        classifications = []
        for classifications_item_data in self.classifications:
            classifications_item = classifications_item_data.to_dict()
            classifications.append(classifications_item)

        verifications = []
        for verifications_item_data in self.verifications:
            verifications_item = verifications_item_data.to_dict()
            verifications.append(verifications_item)

        readings = []
        for readings_item_data in self.readings:
            readings_item = readings_item_data.to_dict()
            readings.append(readings_item)

        judge_opinions = []
        for judge_opinions_item_data in self.judge_opinions:
            judge_opinions_item = judge_opinions_item_data.to_dict()
            judge_opinions.append(judge_opinions_item)

        source_trail: dict[str, Any] | None
        if isinstance(self.source_trail, SourceTrail):
            source_trail = self.source_trail.to_dict()
        else:
            source_trail = self.source_trail

        log: dict[str, Any] | None
        if isinstance(self.log, LogIntegrated):
            log = self.log.to_dict()
        elif isinstance(self.log, LogPending):
            log = self.log.to_dict()
        elif isinstance(self.log, LogAbsent):
            log = self.log.to_dict()
        else:
            log = self.log

        captures = []
        for captures_item_data in self.captures:
            captures_item = captures_item_data.to_dict()
            captures.append(captures_item)

        demo = self.demo

        origin: str | Unset = UNSET
        if not isinstance(self.origin, Unset):
            origin = self.origin.value

        provisional = self.provisional

        failed_replies: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.failed_replies, Unset):
            failed_replies = []
            for failed_replies_item_data in self.failed_replies:
                failed_replies_item = failed_replies_item_data.to_dict()
                failed_replies.append(failed_replies_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "runId": run_id,
                "scanId": scan_id,
                "brand": brand,
                "engine": engine,
                "intent": intent,
                "prompt": prompt,
                "locale": locale,
                "status": status,
                "citationClass": citation_class,
                "needsReview": needs_review,
                "noAnswerReason": no_answer_reason,
                "error": error,
                "verificationStatus": verification_status,
                "snapshot": snapshot,
                "rawResponse": raw_response,
                "rawResponseEncoding": raw_response_encoding,
                "answer": answer,
                "classifications": classifications,
                "verifications": verifications,
                "readings": readings,
                "judgeOpinions": judge_opinions,
                "sourceTrail": source_trail,
                "log": log,
                "captures": captures,
            }
        )
        if demo is not UNSET:
            field_dict["demo"] = demo
        if origin is not UNSET:
            field_dict["origin"] = origin
        if provisional is not UNSET:
            field_dict["provisional"] = provisional
        if failed_replies is not UNSET:
            field_dict["failedReplies"] = failed_replies

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand_ref import BrandRef
        from ..models.classification import Classification
        from ..models.failed_reply import FailedReply
        from ..models.judge_opinion import JudgeOpinion
        from ..models.log_absent import LogAbsent
        from ..models.log_integrated import LogIntegrated
        from ..models.log_pending import LogPending
        from ..models.review import Review
        from ..models.snapshot import Snapshot
        from ..models.source_trail import SourceTrail
        from ..models.stored_reading import StoredReading
        from ..models.verification import Verification

        d = dict(src_dict)
        run_id = d.pop("runId")

        scan_id = d.pop("scanId")

        brand = BrandRef.from_dict(d.pop("brand"))

        engine = Engine(d.pop("engine"))

        intent = PromptIntent(d.pop("intent"))

        prompt = d.pop("prompt")

        locale = d.pop("locale")

        status = d.pop("status")

        def _parse_citation_class(data: object) -> CitationClass | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                citation_class_type_0 = CitationClass(data)

                return citation_class_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CitationClass | None, data)

        citation_class = _parse_citation_class(d.pop("citationClass"))

        needs_review = []
        _needs_review = d.pop("needsReview")
        for needs_review_item_data in _needs_review:
            needs_review_item = Review.from_dict(needs_review_item_data)

            needs_review.append(needs_review_item)

        def _parse_no_answer_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        no_answer_reason = _parse_no_answer_reason(d.pop("noAnswerReason"))

        def _parse_error(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        error = _parse_error(d.pop("error"))

        def _parse_verification_status(data: object) -> None | VerificationStatus:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                verification_status_type_0 = VerificationStatus(data)

                return verification_status_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | VerificationStatus, data)

        verification_status = _parse_verification_status(d.pop("verificationStatus"))

        def _parse_snapshot(data: object) -> None | Snapshot:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                snapshot_type_0 = Snapshot.from_dict(data)

                return snapshot_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Snapshot, data)

        snapshot = _parse_snapshot(d.pop("snapshot"))

        def _parse_raw_response(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        raw_response = _parse_raw_response(d.pop("rawResponse"))

        def _parse_raw_response_encoding(data: object) -> None | RawResponseEncoding:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                raw_response_encoding_type_0 = RawResponseEncoding(data)

                return raw_response_encoding_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | RawResponseEncoding, data)

        raw_response_encoding = _parse_raw_response_encoding(d.pop("rawResponseEncoding"))

        def _parse_answer(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        answer = _parse_answer(d.pop("answer"))

        classifications = []
        _classifications = d.pop("classifications")
        for classifications_item_data in _classifications:
            classifications_item = Classification.from_dict(classifications_item_data)

            classifications.append(classifications_item)

        verifications = []
        _verifications = d.pop("verifications")
        for verifications_item_data in _verifications:
            verifications_item = Verification.from_dict(verifications_item_data)

            verifications.append(verifications_item)

        readings = []
        _readings = d.pop("readings")
        for readings_item_data in _readings:
            readings_item = StoredReading.from_dict(readings_item_data)

            readings.append(readings_item)

        judge_opinions = []
        _judge_opinions = d.pop("judgeOpinions")
        for judge_opinions_item_data in _judge_opinions:
            judge_opinions_item = JudgeOpinion.from_dict(judge_opinions_item_data)

            judge_opinions.append(judge_opinions_item)

        def _parse_source_trail(data: object) -> None | SourceTrail:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                source_trail_type_0 = SourceTrail.from_dict(data)

                return source_trail_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SourceTrail, data)

        source_trail = _parse_source_trail(d.pop("sourceTrail"))

        def _parse_log(data: object) -> LogAbsent | LogIntegrated | LogPending | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_place_in_log_type_0 = LogIntegrated.from_dict(data)

                return componentsschemas_place_in_log_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_place_in_log_type_1 = LogPending.from_dict(data)

                return componentsschemas_place_in_log_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_place_in_log_type_2 = LogAbsent.from_dict(data)

                return componentsschemas_place_in_log_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LogAbsent | LogIntegrated | LogPending | None, data)

        log = _parse_log(d.pop("log"))

        captures = []
        _captures = d.pop("captures")
        for captures_item_data in _captures:
            captures_item = Snapshot.from_dict(captures_item_data)

            captures.append(captures_item)

        demo = d.pop("demo", UNSET)

        _origin = d.pop("origin", UNSET)
        origin: Origin | Unset
        if isinstance(_origin, Unset):
            origin = UNSET
        else:
            origin = Origin(_origin)

        provisional = d.pop("provisional", UNSET)

        _failed_replies = d.pop("failedReplies", UNSET)
        failed_replies: list[FailedReply] | Unset = UNSET
        if _failed_replies is not UNSET:
            failed_replies = []
            for failed_replies_item_data in _failed_replies:
                failed_replies_item = FailedReply.from_dict(failed_replies_item_data)

                failed_replies.append(failed_replies_item)

        run_evidence = cls(
            run_id=run_id,
            scan_id=scan_id,
            brand=brand,
            engine=engine,
            intent=intent,
            prompt=prompt,
            locale=locale,
            status=status,
            citation_class=citation_class,
            needs_review=needs_review,
            no_answer_reason=no_answer_reason,
            error=error,
            verification_status=verification_status,
            snapshot=snapshot,
            raw_response=raw_response,
            raw_response_encoding=raw_response_encoding,
            answer=answer,
            classifications=classifications,
            verifications=verifications,
            readings=readings,
            judge_opinions=judge_opinions,
            source_trail=source_trail,
            log=log,
            captures=captures,
            demo=demo,
            origin=origin,
            provisional=provisional,
            failed_replies=failed_replies,
        )

        run_evidence.additional_properties = d
        return run_evidence

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
