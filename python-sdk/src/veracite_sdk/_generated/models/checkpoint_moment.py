# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

T = TypeVar("T", bound="CheckpointMoment")


@_attrs_define(repr=False)
class CheckpointMoment(Model):
    """A published checkpoint of the log.

    Attributes:
        size (int): Entries it covers.
        signed_at (datetime.datetime): When it was signed.
    """

    size: int
    signed_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        size = self.size

        signed_at = format_time(self.signed_at)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "size": size,
                "signedAt": signed_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        size = d.pop("size")

        signed_at = parse_time(d.pop("signedAt"))

        checkpoint_moment = cls(
            size=size,
            signed_at=signed_at,
        )

        checkpoint_moment.additional_properties = d
        return checkpoint_moment

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
