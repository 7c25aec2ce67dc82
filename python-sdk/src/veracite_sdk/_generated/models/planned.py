# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

T = TypeVar("T", bound="Planned")


@_attrs_define(repr=False)
class Planned(Model):
    """A planned route that is not available yet.

    Attributes:
        status (Literal['planned']):
        roadmap (str | Unset): Planned sprint.
        note (str | Unset): Dependency or context.
    """

    status: Literal["planned"]
    roadmap: str | Unset = UNSET
    note: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        roadmap = self.roadmap

        note = self.note

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
            }
        )
        if roadmap is not UNSET:
            field_dict["roadmap"] = roadmap
        if note is not UNSET:
            field_dict["note"] = note

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = cast(Literal["planned"], d.pop("status"))
        if status != "planned":
            raise ValueError(f"status must match const 'planned', got '{status}'")

        roadmap = d.pop("roadmap", UNSET)

        note = d.pop("note", UNSET)

        planned = cls(
            status=status,
            roadmap=roadmap,
            note=note,
        )

        planned.additional_properties = d
        return planned

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
