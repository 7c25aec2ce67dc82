# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

T = TypeVar("T", bound="EarlierCall")


@_attrs_define(repr=False)
class EarlierCall(Model):
    """A call made before the one that holds the answer.

    Attributes:
        started_at (datetime.datetime): When it began.
        status (int | None): HTTP status; null when there was no reply.
        sha256 (None | str): SHA-256 of the reply; null when there was none.
    """

    started_at: datetime.datetime
    status: int | None
    sha256: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        started_at = format_time(self.started_at)

        status: int | None
        status = self.status

        sha256: None | str
        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "startedAt": started_at,
                "status": status,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        started_at = parse_time(d.pop("startedAt"))

        def _parse_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        status = _parse_status(d.pop("status"))

        def _parse_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        sha256 = _parse_sha256(d.pop("sha256"))

        earlier_call = cls(
            started_at=started_at,
            status=status,
            sha256=sha256,
        )

        earlier_call.additional_properties = d
        return earlier_call

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
