# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="NamedInAnswerRemarksItem")


@_attrs_define(repr=False)
class NamedInAnswerRemarksItem(Model):
    """
    Attributes:
        start (int): Where it begins.
        end (int): Where it ends, exclusive.
        quote (str): The words themselves.
        topic (str): What it is about.
        tone (str): One of praises, advises_against, warns. There is no score.
    """

    start: int
    end: int
    quote: str
    topic: str
    tone: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        start = self.start

        end = self.end

        quote = self.quote

        topic = self.topic

        tone = self.tone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "start": start,
                "end": end,
                "quote": quote,
                "topic": topic,
                "tone": tone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        start = d.pop("start")

        end = d.pop("end")

        quote = d.pop("quote")

        topic = d.pop("topic")

        tone = d.pop("tone")

        named_in_answer_remarks_item = cls(
            start=start,
            end=end,
            quote=quote,
            topic=topic,
            tone=tone,
        )

        named_in_answer_remarks_item.additional_properties = d
        return named_in_answer_remarks_item

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
