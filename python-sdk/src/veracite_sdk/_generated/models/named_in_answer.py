# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.named_in_answer_entries_item import NamedInAnswerEntriesItem
    from ..models.named_in_answer_remarks_item import NamedInAnswerRemarksItem


T = TypeVar("T", bound="NamedInAnswer")


@_attrs_define(repr=False)
class NamedInAnswer(Model):
    """Who is named in an answer, and sentences about the brand to read.

    Attributes:
        version (int): 1.
        entries (list[NamedInAnswerEntriesItem]): In the order of the text; the quote is the name.
        remarks (list[NamedInAnswerRemarksItem]): Sentences that praise the brand, advise against it or warn.
        lost (int): Names and quotes of the reply that do not stand in the answer.
    """

    version: int
    entries: list[NamedInAnswerEntriesItem]
    remarks: list[NamedInAnswerRemarksItem]
    lost: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        remarks = []
        for remarks_item_data in self.remarks:
            remarks_item = remarks_item_data.to_dict()
            remarks.append(remarks_item)

        lost = self.lost

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "entries": entries,
                "remarks": remarks,
                "lost": lost,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.named_in_answer_entries_item import NamedInAnswerEntriesItem
        from ..models.named_in_answer_remarks_item import NamedInAnswerRemarksItem

        d = dict(src_dict)
        version = d.pop("version")

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = NamedInAnswerEntriesItem.from_dict(entries_item_data)

            entries.append(entries_item)

        remarks = []
        _remarks = d.pop("remarks")
        for remarks_item_data in _remarks:
            remarks_item = NamedInAnswerRemarksItem.from_dict(remarks_item_data)

            remarks.append(remarks_item)

        lost = d.pop("lost")

        named_in_answer = cls(
            version=version,
            entries=entries,
            remarks=remarks,
            lost=lost,
        )

        named_in_answer.additional_properties = d
        return named_in_answer

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
