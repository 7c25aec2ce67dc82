# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="Certification")


@_attrs_define(repr=False)
class Certification(Model):
    """A draft for a person to complete and sign.

    Attributes:
        title (str): Title of the draft.
        note (str): What it is for, and what it is not.
        paragraphs (list[str]): Its text.
        blanks (list[str]): What a person fills in.
    """

    title: str
    note: str
    paragraphs: list[str]
    blanks: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        note = self.note

        paragraphs = self.paragraphs

        blanks = self.blanks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "note": note,
                "paragraphs": paragraphs,
                "blanks": blanks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        title = d.pop("title")

        note = d.pop("note")

        paragraphs = cast(list[str], d.pop("paragraphs"))

        blanks = cast(list[str], d.pop("blanks"))

        certification = cls(
            title=title,
            note=note,
            paragraphs=paragraphs,
            blanks=blanks,
        )

        certification.additional_properties = d
        return certification

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
