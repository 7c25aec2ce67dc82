# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="TrailStatement")


@_attrs_define(repr=False)
class TrailStatement(Model):
    """A false statement that was looked for.

    Attributes:
        predicate (str): What it is about.
        about (str): What the statement is about, for example a product; empty for the brand itself.
        value (str): What is said, in a normalised spelling.
        stated (str): As the answer words it.
        truth (None | str): What the fact says.
        fact_id (None | str): The fact that it contradicts.
    """

    predicate: str
    about: str
    value: str
    stated: str
    truth: None | str
    fact_id: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        predicate = self.predicate

        about = self.about

        value = self.value

        stated = self.stated

        truth: None | str
        truth = self.truth

        fact_id: None | str
        fact_id = self.fact_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "predicate": predicate,
                "about": about,
                "value": value,
                "stated": stated,
                "truth": truth,
                "factId": fact_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        predicate = d.pop("predicate")

        about = d.pop("about")

        value = d.pop("value")

        stated = d.pop("stated")

        def _parse_truth(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        truth = _parse_truth(d.pop("truth"))

        def _parse_fact_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        fact_id = _parse_fact_id(d.pop("factId"))

        trail_statement = cls(
            predicate=predicate,
            about=about,
            value=value,
            stated=stated,
            truth=truth,
            fact_id=fact_id,
        )

        trail_statement.additional_properties = d
        return trail_statement

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
