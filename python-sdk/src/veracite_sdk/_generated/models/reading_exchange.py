# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

T = TypeVar("T", bound="ReadingExchange")


@_attrs_define(repr=False)
class ReadingExchange(Model):
    """What a model was asked, and what it replied.

    Attributes:
        request (str): The request.
        request_sha256 (str): SHA-256 of the request.
        reply (str): The reply.
        reply_sha256 (str): SHA-256 of the reply.
        served_model (None | str): The model that the reply names.
        cost_usd (None | str): Cost in US dollars as a decimal string; null when it is not known.
        asked_at (datetime.datetime): When the request was sent.
        answered_at (datetime.datetime): When the reply arrived.
    """

    request: str
    request_sha256: str
    reply: str
    reply_sha256: str
    served_model: None | str
    cost_usd: None | str
    asked_at: datetime.datetime
    answered_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        request = self.request

        request_sha256 = self.request_sha256

        reply = self.reply

        reply_sha256 = self.reply_sha256

        served_model: None | str
        served_model = self.served_model

        cost_usd: None | str
        cost_usd = self.cost_usd

        asked_at = format_time(self.asked_at)

        answered_at = format_time(self.answered_at)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "request": request,
                "requestSha256": request_sha256,
                "reply": reply,
                "replySha256": reply_sha256,
                "servedModel": served_model,
                "costUsd": cost_usd,
                "askedAt": asked_at,
                "answeredAt": answered_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        request = d.pop("request")

        request_sha256 = d.pop("requestSha256")

        reply = d.pop("reply")

        reply_sha256 = d.pop("replySha256")

        def _parse_served_model(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        served_model = _parse_served_model(d.pop("servedModel"))

        def _parse_cost_usd(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        cost_usd = _parse_cost_usd(d.pop("costUsd"))

        asked_at = parse_time(d.pop("askedAt"))

        answered_at = parse_time(d.pop("answeredAt"))

        reading_exchange = cls(
            request=request,
            request_sha256=request_sha256,
            reply=reply,
            reply_sha256=reply_sha256,
            served_model=served_model,
            cost_usd=cost_usd,
            asked_at=asked_at,
            answered_at=answered_at,
        )

        reading_exchange.additional_properties = d
        return reading_exchange

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
