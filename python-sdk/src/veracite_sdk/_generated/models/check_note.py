# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="CheckNote")


@_attrs_define(repr=False)
class CheckNote(Model):
    """A statement of a model that was not taken as it was given.

    Attributes:
        index (int): Which statement of the reply, from 0.
        predicate (str): What the statement is about.
        outcome (str): `changed`, `unconfirmed` (the value is not in its quote) or `lost`.
        reason (str): Why.
    """

    index: int
    predicate: str
    outcome: str
    reason: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        index = self.index

        predicate = self.predicate

        outcome = self.outcome

        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "index": index,
                "predicate": predicate,
                "outcome": outcome,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        index = d.pop("index")

        predicate = d.pop("predicate")

        outcome = d.pop("outcome")

        reason = d.pop("reason")

        check_note = cls(
            index=index,
            predicate=predicate,
            outcome=outcome,
            reason=reason,
        )

        check_note.additional_properties = d
        return check_note

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
