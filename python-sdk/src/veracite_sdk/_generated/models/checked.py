# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.check_note import CheckNote


T = TypeVar("T", bound="Checked")


@_attrs_define(repr=False)
class Checked(Model):
    """What became of the statements in a model's reply.

    Attributes:
        given (int): Statements in the reply.
        confirmed (int): Of these, the ones whose value was found in a quote of the answer.
        lost (int): Of these, the ones that were not taken.
        notes (list[CheckNote]): One for each statement that was changed, not confirmed or lost.
    """

    given: int
    confirmed: int
    lost: int
    notes: list[CheckNote]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        given = self.given

        confirmed = self.confirmed

        lost = self.lost

        notes = []
        for notes_item_data in self.notes:
            notes_item = notes_item_data.to_dict()
            notes.append(notes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "given": given,
                "confirmed": confirmed,
                "lost": lost,
                "notes": notes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.check_note import CheckNote

        d = dict(src_dict)
        given = d.pop("given")

        confirmed = d.pop("confirmed")

        lost = d.pop("lost")

        notes = []
        _notes = d.pop("notes")
        for notes_item_data in _notes:
            notes_item = CheckNote.from_dict(notes_item_data)

            notes.append(notes_item)

        checked = cls(
            given=given,
            confirmed=confirmed,
            lost=lost,
            notes=notes,
        )

        checked.additional_properties = d
        return checked

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
