# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="CitationCounts")


@_attrs_define(repr=False)
class CitationCounts(Model):
    """Runs per citation class.

    Attributes:
        strong (int):
        descriptive (int):
        echo (int):
        confabulated (int):
        absent (int):
    """

    strong: int
    descriptive: int
    echo: int
    confabulated: int
    absent: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        strong = self.strong

        descriptive = self.descriptive

        echo = self.echo

        confabulated = self.confabulated

        absent = self.absent

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "STRONG": strong,
                "DESCRIPTIVE": descriptive,
                "ECHO": echo,
                "CONFABULATED": confabulated,
                "ABSENT": absent,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        strong = d.pop("STRONG")

        descriptive = d.pop("DESCRIPTIVE")

        echo = d.pop("ECHO")

        confabulated = d.pop("CONFABULATED")

        absent = d.pop("ABSENT")

        citation_counts = cls(
            strong=strong,
            descriptive=descriptive,
            echo=echo,
            confabulated=confabulated,
            absent=absent,
        )

        citation_counts.additional_properties = d
        return citation_counts

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
