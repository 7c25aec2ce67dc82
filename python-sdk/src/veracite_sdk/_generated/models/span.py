# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="Span")


@_attrs_define(repr=False)
class Span(Model):
    """A stretch of the answer text, in UTF-16 code units: `answer.slice(start, end) === quote`.

    Attributes:
        start (int): Where it begins.
        end (int): Where it ends, exclusive.
        quote (str): The words themselves.
    """

    start: int
    end: int
    quote: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        start = self.start

        end = self.end

        quote = self.quote

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "start": start,
                "end": end,
                "quote": quote,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        start = d.pop("start")

        end = d.pop("end")

        quote = d.pop("quote")

        span = cls(
            start=start,
            end=end,
            quote=quote,
        )

        span.additional_properties = d
        return span

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
