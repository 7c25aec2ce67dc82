# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="ManifestClock")


@_attrs_define(repr=False)
class ManifestClock(Model):
    """Where the time comes from.

    Attributes:
        source (str): Source of the time.
        offset_ms (int | None): Measured offset in milliseconds; null when not measured.
    """

    source: str
    offset_ms: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        source = self.source

        offset_ms: int | None
        offset_ms = self.offset_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "source": source,
                "offsetMs": offset_ms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        source = d.pop("source")

        def _parse_offset_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        offset_ms = _parse_offset_ms(d.pop("offsetMs"))

        manifest_clock = cls(
            source=source,
            offset_ms=offset_ms,
        )

        manifest_clock.additional_properties = d
        return manifest_clock

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
