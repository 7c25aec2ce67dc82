# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="Confirmation")


@_attrs_define(repr=False)
class Confirmation(Model):
    """A statement that a fact contradicts, asked about a second time: does the text itself say this, of this company, as
    true now?

        Attributes:
            predicate (str): What the statement is about.
            start (int): Where it begins.
            quote (str): Its words, as the first reading quotes them.
            answer (str): `yes`, `no` or `unclear`. Only a yes accuses.
            passage (None | str): The words of the answer that were quoted for a yes.
    """

    predicate: str
    start: int
    quote: str
    answer: str
    passage: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        predicate = self.predicate

        start = self.start

        quote = self.quote

        answer = self.answer

        passage: None | str
        passage = self.passage

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "predicate": predicate,
                "start": start,
                "quote": quote,
                "answer": answer,
                "passage": passage,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        predicate = d.pop("predicate")

        start = d.pop("start")

        quote = d.pop("quote")

        answer = d.pop("answer")

        def _parse_passage(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        passage = _parse_passage(d.pop("passage"))

        confirmation = cls(
            predicate=predicate,
            start=start,
            quote=quote,
            answer=answer,
            passage=passage,
        )

        confirmation.additional_properties = d
        return confirmation

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
