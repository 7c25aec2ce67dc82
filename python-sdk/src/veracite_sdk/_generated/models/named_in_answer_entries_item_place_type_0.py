# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="NamedInAnswerEntriesItemPlaceType0")


@_attrs_define(repr=False)
class NamedInAnswerEntriesItemPlaceType0(Model):
    """Computed from the form of the answer; null if it is in no list.

    Attributes:
        form (str): One of list, table, headings.
        list_ (int): Which of the lists and tables that name somebody, from 1.
        place (int): From 1.
        of (int): How many entries it has.
    """

    form: str
    list_: int
    place: int
    of: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        form = self.form

        list_ = self.list_

        place = self.place

        of = self.of

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "form": form,
                "list": list_,
                "place": place,
                "of": of,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        form = d.pop("form")

        list_ = d.pop("list")

        place = d.pop("place")

        of = d.pop("of")

        named_in_answer_entries_item_place_type_0 = cls(
            form=form,
            list_=list_,
            place=place,
            of=of,
        )

        named_in_answer_entries_item_place_type_0.additional_properties = d
        return named_in_answer_entries_item_place_type_0

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
