# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.capture_request import CaptureRequest
    from ..models.capture_source import CaptureSource
    from ..models.snapshot_headers import SnapshotHeaders
    from ..models.source import Source
    from ..models.token_usage import TokenUsage


T = TypeVar("T", bound="Snapshot")


@_attrs_define(repr=False)
class Snapshot(Model):
    """One reply of an engine, with the digests of its exact bytes.

    Attributes:
        capture_id (str): Identifier of the capture.
        kind (str): Which question it answers, one of original, verification.
        sha256 (str): SHA-256 of the exact bytes of the reply.
        answer_sha256 (None | str): SHA-256 of the answer text in UTF-8; null when there was no answer.
        bytes_ (int): Bytes of the reply.
        content_type (str): Media type of the reply.
        http_status (int): HTTP status of the reply.
        headers (SnapshotHeaders): Headers of the reply that are kept.
        captured_at (datetime.datetime): When it was captured and signed.
        asked_at (datetime.datetime): When the question was sent.
        answered_at (datetime.datetime): When the last byte of the reply arrived.
        source (CaptureSource): Who answered, and how the engine was reached.
        locale (str): Language, and country where it matters, for example `en-US`.
        request (CaptureRequest): The call as it was sent, without its secrets.
        cited (list[Source]): Pages that the answer cites.
        retrieved (list[Source]): Pages that the engine looked at.
        in_prose (list[str]): Addresses written in the text of the answer.
        queries (list[str]): What the engine searched for.
        usage (TokenUsage): What the provider counted; null if it does not say.
        cost_usd (None | str): Cost in US dollars as a decimal string; null when it is not known.
        cost_basis (str): Where the cost comes from: `reported`, `price_table`, `per_call_setting` or `unknown`.
        no_answer_reason (None | str): Why there is no answer, one of filtered, no_overview, empty, cut_off; null when
            there is one.
        answer (None | str | Unset): The answer text, where it is not given beside the snapshot; null when there is
            none.
    """

    capture_id: str
    kind: str
    sha256: str
    answer_sha256: None | str
    bytes_: int
    content_type: str
    http_status: int
    headers: SnapshotHeaders
    captured_at: datetime.datetime
    asked_at: datetime.datetime
    answered_at: datetime.datetime
    source: CaptureSource
    locale: str
    request: CaptureRequest
    cited: list[Source]
    retrieved: list[Source]
    in_prose: list[str]
    queries: list[str]
    usage: TokenUsage
    cost_usd: None | str
    cost_basis: str
    no_answer_reason: None | str
    answer: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        capture_id = self.capture_id

        kind = self.kind

        sha256 = self.sha256

        answer_sha256: None | str
        answer_sha256 = self.answer_sha256

        bytes_ = self.bytes_

        content_type = self.content_type

        http_status = self.http_status

        headers = self.headers.to_dict()

        captured_at = format_time(self.captured_at)

        asked_at = format_time(self.asked_at)

        answered_at = format_time(self.answered_at)

        source = self.source.to_dict()

        locale = self.locale

        request = self.request.to_dict()

        cited = []
        for cited_item_data in self.cited:
            cited_item = cited_item_data.to_dict()
            cited.append(cited_item)

        retrieved = []
        for retrieved_item_data in self.retrieved:
            retrieved_item = retrieved_item_data.to_dict()
            retrieved.append(retrieved_item)

        in_prose = self.in_prose

        queries = self.queries

        usage = self.usage.to_dict()

        cost_usd: None | str
        cost_usd = self.cost_usd

        cost_basis = self.cost_basis

        no_answer_reason: None | str
        no_answer_reason = self.no_answer_reason

        answer: None | str | Unset
        if isinstance(self.answer, Unset):
            answer = UNSET
        else:
            answer = self.answer

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "captureId": capture_id,
                "kind": kind,
                "sha256": sha256,
                "answerSha256": answer_sha256,
                "bytes": bytes_,
                "contentType": content_type,
                "httpStatus": http_status,
                "headers": headers,
                "capturedAt": captured_at,
                "askedAt": asked_at,
                "answeredAt": answered_at,
                "source": source,
                "locale": locale,
                "request": request,
                "cited": cited,
                "retrieved": retrieved,
                "inProse": in_prose,
                "queries": queries,
                "usage": usage,
                "costUsd": cost_usd,
                "costBasis": cost_basis,
                "noAnswerReason": no_answer_reason,
            }
        )
        if answer is not UNSET:
            field_dict["answer"] = answer

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.capture_request import CaptureRequest
        from ..models.capture_source import CaptureSource
        from ..models.snapshot_headers import SnapshotHeaders
        from ..models.source import Source
        from ..models.token_usage import TokenUsage

        d = dict(src_dict)
        capture_id = d.pop("captureId")

        kind = d.pop("kind")

        sha256 = d.pop("sha256")

        def _parse_answer_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        answer_sha256 = _parse_answer_sha256(d.pop("answerSha256"))

        bytes_ = d.pop("bytes")

        content_type = d.pop("contentType")

        http_status = d.pop("httpStatus")

        headers = SnapshotHeaders.from_dict(d.pop("headers"))

        captured_at = parse_time(d.pop("capturedAt"))

        asked_at = parse_time(d.pop("askedAt"))

        answered_at = parse_time(d.pop("answeredAt"))

        source = CaptureSource.from_dict(d.pop("source"))

        locale = d.pop("locale")

        request = CaptureRequest.from_dict(d.pop("request"))

        cited = []
        _cited = d.pop("cited")
        for cited_item_data in _cited:
            cited_item = Source.from_dict(cited_item_data)

            cited.append(cited_item)

        retrieved = []
        _retrieved = d.pop("retrieved")
        for retrieved_item_data in _retrieved:
            retrieved_item = Source.from_dict(retrieved_item_data)

            retrieved.append(retrieved_item)

        in_prose = cast(list[str], d.pop("inProse"))

        queries = cast(list[str], d.pop("queries"))

        usage = TokenUsage.from_dict(d.pop("usage"))

        def _parse_cost_usd(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        cost_usd = _parse_cost_usd(d.pop("costUsd"))

        cost_basis = d.pop("costBasis")

        def _parse_no_answer_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        no_answer_reason = _parse_no_answer_reason(d.pop("noAnswerReason"))

        def _parse_answer(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        answer = _parse_answer(d.pop("answer", UNSET))

        snapshot = cls(
            capture_id=capture_id,
            kind=kind,
            sha256=sha256,
            answer_sha256=answer_sha256,
            bytes_=bytes_,
            content_type=content_type,
            http_status=http_status,
            headers=headers,
            captured_at=captured_at,
            asked_at=asked_at,
            answered_at=answered_at,
            source=source,
            locale=locale,
            request=request,
            cited=cited,
            retrieved=retrieved,
            in_prose=in_prose,
            queries=queries,
            usage=usage,
            cost_usd=cost_usd,
            cost_basis=cost_basis,
            no_answer_reason=no_answer_reason,
            answer=answer,
        )

        snapshot.additional_properties = d
        return snapshot

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
