# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="ReadClaim")


@_attrs_define(repr=False)
class ReadClaim(Model):
    """A statement about the brand, verbatim from the answer.

    Attributes:
        predicate (str): What the statement is about.
        value (Any): What is stated; the form depends on the predicate.
        about (str): Whom it is about: `brand`, `other` or `nobody`.
        stance (str): How it is put forward, one of asserted, denied, hedged, past, hearsay, corrected, conditional,
            asked.
        group (str): The group of rules that read it.
        start (int): Where it begins.
        end (int): Where it ends, exclusive.
        quote (str): The words themselves.
    """

    predicate: str
    value: Any
    about: str
    stance: str
    group: str
    start: int
    end: int
    quote: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        predicate = self.predicate

        value = self.value

        about = self.about

        stance = self.stance

        group = self.group

        start = self.start

        end = self.end

        quote = self.quote

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "predicate": predicate,
                "value": value,
                "about": about,
                "stance": stance,
                "group": group,
                "start": start,
                "end": end,
                "quote": quote,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        predicate = d.pop("predicate")

        value = d.pop("value")

        about = d.pop("about")

        stance = d.pop("stance")

        group = d.pop("group")

        start = d.pop("start")

        end = d.pop("end")

        quote = d.pop("quote")

        read_claim = cls(
            predicate=predicate,
            value=value,
            about=about,
            stance=stance,
            group=group,
            start=start,
            end=end,
            quote=quote,
        )

        read_claim.additional_properties = d
        return read_claim

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
