# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.source_says import SourceSays

T = TypeVar("T", bound="SourceStatement")


@_attrs_define(repr=False)
class SourceStatement(Model):
    """What a page says about one of the statements, verbatim.

    Attributes:
        statement (int): Which one, from 0.
        says (SourceSays): What a cited page says: `same_error` as the answer, the `truth` instead, `neither`, or it
            could not be read (`unread`).
        start (int): Where it stands in the page's text, in UTF-16 code units.
        end (int): Where it ends.
        quote (str): The words.
    """

    statement: int
    says: SourceSays
    start: int
    end: int
    quote: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        statement = self.statement

        says = self.says.value

        start = self.start

        end = self.end

        quote = self.quote

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "statement": statement,
                "says": says,
                "start": start,
                "end": end,
                "quote": quote,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        statement = d.pop("statement")

        says = SourceSays(d.pop("says"))

        start = d.pop("start")

        end = d.pop("end")

        quote = d.pop("quote")

        source_statement = cls(
            statement=statement,
            says=says,
            start=start,
            end=end,
            quote=quote,
        )

        source_statement.additional_properties = d
        return source_statement

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
