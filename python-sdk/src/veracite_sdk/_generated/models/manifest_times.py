# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

T = TypeVar("T", bound="ManifestTimes")


@_attrs_define(repr=False)
class ManifestTimes(Model):
    """All by the collector's clock.

    Attributes:
        requested_at (datetime.datetime): When the question was sent.
        received_at (datetime.datetime): When the last byte arrived.
        captured_at (datetime.datetime): When it was captured and signed.
    """

    requested_at: datetime.datetime
    received_at: datetime.datetime
    captured_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        requested_at = format_time(self.requested_at)

        received_at = format_time(self.received_at)

        captured_at = format_time(self.captured_at)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "requestedAt": requested_at,
                "receivedAt": received_at,
                "capturedAt": captured_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        requested_at = parse_time(d.pop("requestedAt"))

        received_at = parse_time(d.pop("receivedAt"))

        captured_at = parse_time(d.pop("capturedAt"))

        manifest_times = cls(
            requested_at=requested_at,
            received_at=received_at,
            captured_at=captured_at,
        )

        manifest_times.additional_properties = d
        return manifest_times

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
