# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="ManifestPlan")


@_attrs_define(repr=False)
class ManifestPlan(Model):
    """The place of the run in the logged plan of its scan, or among the slots of a plan for people.

    Attributes:
        sha256 (str): SHA-256 of the manifest of the plan.
        place (int): Place in the plan, from 0.
        sample (int): Number of the sample of its prompt and engine, from 1.
    """

    sha256: str
    place: int
    sample: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sha256 = self.sha256

        place = self.place

        sample = self.sample

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "sha256": sha256,
                "place": place,
                "sample": sample,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        sha256 = d.pop("sha256")

        place = d.pop("place")

        sample = d.pop("sample")

        manifest_plan = cls(
            sha256=sha256,
            place=place,
            sample=sample,
        )

        manifest_plan.additional_properties = d
        return manifest_plan

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
