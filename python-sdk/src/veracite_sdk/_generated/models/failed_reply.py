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
    from ..models.failed_reply_connection import FailedReplyConnection
    from ..models.failed_reply_headers import FailedReplyHeaders


T = TypeVar("T", bound="FailedReply")


@_attrs_define(repr=False)
class FailedReply(Model):
    """What an engine sent to an attempt that brought no answer: an error page, half a reply, anything that could not be
    used.

        Attributes:
            call_id (str): The attempt; one attempt may take several calls.
            outcome (str): Why it is no answer, for example `retry:overloaded` or `final:malformed`.
            request (CaptureRequest): The call as it was sent, without its secrets.
            http_status (int): HTTP status of the reply.
            content_type (str): Media type of the reply.
            headers (FailedReplyHeaders): Headers of the reply that are kept.
            connection (FailedReplyConnection | None): Null where there was no connection.
            is_complete (bool): False when the reply broke off, or is longer than what is kept of it.
            sha256 (str): SHA-256 of the bytes that are kept.
            bytes_ (int): Number of bytes that are kept.
            asked_at (datetime.datetime): When the call began.
            answered_at (datetime.datetime): When the last byte arrived.
            raw_response (str): The bytes: text, or base64 when they are not valid UTF-8.
            raw_response_encoding (str): How `rawResponse` holds the bytes, `utf-8` or `base64`.
            access (str | Unset): Who was asked, and how: one of official_api, data_provider, app, compatible_server, demo.
    """

    call_id: str
    outcome: str
    request: CaptureRequest
    http_status: int
    content_type: str
    headers: FailedReplyHeaders
    connection: FailedReplyConnection | None
    is_complete: bool
    sha256: str
    bytes_: int
    asked_at: datetime.datetime
    answered_at: datetime.datetime
    raw_response: str
    raw_response_encoding: str
    access: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.failed_reply_connection import FailedReplyConnection

        call_id = self.call_id

        outcome = self.outcome

        request = self.request.to_dict()

        http_status = self.http_status

        content_type = self.content_type

        headers = self.headers.to_dict()

        connection: dict[str, Any] | None
        if isinstance(self.connection, FailedReplyConnection):
            connection = self.connection.to_dict()
        else:
            connection = self.connection

        is_complete = self.is_complete

        sha256 = self.sha256

        bytes_ = self.bytes_

        asked_at = format_time(self.asked_at)

        answered_at = format_time(self.answered_at)

        raw_response = self.raw_response

        raw_response_encoding = self.raw_response_encoding

        access = self.access

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "callId": call_id,
                "outcome": outcome,
                "request": request,
                "httpStatus": http_status,
                "contentType": content_type,
                "headers": headers,
                "connection": connection,
                "isComplete": is_complete,
                "sha256": sha256,
                "bytes": bytes_,
                "askedAt": asked_at,
                "answeredAt": answered_at,
                "rawResponse": raw_response,
                "rawResponseEncoding": raw_response_encoding,
            }
        )
        if access is not UNSET:
            field_dict["access"] = access

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.capture_request import CaptureRequest
        from ..models.failed_reply_connection import FailedReplyConnection
        from ..models.failed_reply_headers import FailedReplyHeaders

        d = dict(src_dict)
        call_id = d.pop("callId")

        outcome = d.pop("outcome")

        request = CaptureRequest.from_dict(d.pop("request"))

        http_status = d.pop("httpStatus")

        content_type = d.pop("contentType")

        headers = FailedReplyHeaders.from_dict(d.pop("headers"))

        def _parse_connection(data: object) -> FailedReplyConnection | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                connection_type_0 = FailedReplyConnection.from_dict(data)

                return connection_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(FailedReplyConnection | None, data)

        connection = _parse_connection(d.pop("connection"))

        is_complete = d.pop("isComplete")

        sha256 = d.pop("sha256")

        bytes_ = d.pop("bytes")

        asked_at = parse_time(d.pop("askedAt"))

        answered_at = parse_time(d.pop("answeredAt"))

        raw_response = d.pop("rawResponse")

        raw_response_encoding = d.pop("rawResponseEncoding")

        access = d.pop("access", UNSET)

        failed_reply = cls(
            call_id=call_id,
            outcome=outcome,
            request=request,
            http_status=http_status,
            content_type=content_type,
            headers=headers,
            connection=connection,
            is_complete=is_complete,
            sha256=sha256,
            bytes_=bytes_,
            asked_at=asked_at,
            answered_at=answered_at,
            raw_response=raw_response,
            raw_response_encoding=raw_response_encoding,
            access=access,
        )

        failed_reply.additional_properties = d
        return failed_reply

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
