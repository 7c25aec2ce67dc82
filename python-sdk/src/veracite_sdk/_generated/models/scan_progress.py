# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="ScanProgress")


@_attrs_define(repr=False)
class ScanProgress(Model):
    """How far a scan is. Older servers do not send it.

    Attributes:
        percent (int): Share of the work that is done: each run is asked, and then judged. 100 once the scan has ended.
        remaining_seconds (int | None): An estimate of the seconds until the scan ends, from its pace so far. Null while
            nothing can be said: it has hardly begun, was stopped, or asks at set times.
    """

    percent: int
    remaining_seconds: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        percent = self.percent

        remaining_seconds: int | None
        remaining_seconds = self.remaining_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "percent": percent,
                "remainingSeconds": remaining_seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        percent = d.pop("percent")

        def _parse_remaining_seconds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        remaining_seconds = _parse_remaining_seconds(d.pop("remainingSeconds"))

        scan_progress = cls(
            percent=percent,
            remaining_seconds=remaining_seconds,
        )

        scan_progress.additional_properties = d
        return scan_progress

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
