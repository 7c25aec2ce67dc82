# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.origin import Origin

T = TypeVar("T", bound="OfOrigin")


@_attrs_define(repr=False)
class OfOrigin(Model):
    """How many there are of another origin.

    Attributes:
        origin (Origin): Who gives an answer: `engine`, the engine itself, asked over a programming interface or by a
            data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator
            chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added
            up.
        count (int): How many.
    """

    origin: Origin
    count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        origin = self.origin.value

        count = self.count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "origin": origin,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        origin = Origin(d.pop("origin"))

        count = d.pop("count")

        of_origin = cls(
            origin=origin,
            count=count,
        )

        of_origin.additional_properties = d
        return of_origin

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
