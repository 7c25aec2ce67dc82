# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="TimelineEntry")


@_attrs_define(repr=False)
class TimelineEntry(Model):
    """One step of the chain of custody.

    Attributes:
        at (str): When, in UTC.
        event (str): What happened.
        by (str): Who did it.
        detail (str): More about it.
        manifest_sha256 (None | str): The signed manifest that says so; null for steps without one.
        log_index (int | None): Entry of the log; null while it waits, or for steps without one.
    """

    at: str
    event: str
    by: str
    detail: str
    manifest_sha256: None | str
    log_index: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at

        event = self.event

        by = self.by

        detail = self.detail

        manifest_sha256: None | str
        manifest_sha256 = self.manifest_sha256

        log_index: int | None
        log_index = self.log_index

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "event": event,
                "by": by,
                "detail": detail,
                "manifestSha256": manifest_sha256,
                "logIndex": log_index,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        at = d.pop("at")

        event = d.pop("event")

        by = d.pop("by")

        detail = d.pop("detail")

        def _parse_manifest_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        manifest_sha256 = _parse_manifest_sha256(d.pop("manifestSha256"))

        def _parse_log_index(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        log_index = _parse_log_index(d.pop("logIndex"))

        timeline_entry = cls(
            at=at,
            event=event,
            by=by,
            detail=detail,
            manifest_sha256=manifest_sha256,
            log_index=log_index,
        )

        timeline_entry.additional_properties = d
        return timeline_entry

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
