# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.named_in_answer_entries_item_place_type_0 import (
        NamedInAnswerEntriesItemPlaceType0,
    )
    from ..models.span import Span


T = TypeVar("T", bound="NamedInAnswerEntriesItem")


@_attrs_define(repr=False)
class NamedInAnswerEntriesItem(Model):
    """
    Attributes:
        start (int): Where it begins.
        end (int): Where it ends, exclusive.
        quote (str): The words themselves.
        kind (str): One of company, product, shop, marketplace, media, other.
        place (NamedInAnswerEntriesItemPlaceType0 | None): Computed from the form of the answer; null if it is in no
            list.
        recommended (None | Span): The words that recommend it outright; null if none do.
    """

    start: int
    end: int
    quote: str
    kind: str
    place: NamedInAnswerEntriesItemPlaceType0 | None
    recommended: None | Span
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.named_in_answer_entries_item_place_type_0 import (
            NamedInAnswerEntriesItemPlaceType0,
        )
        from ..models.span import Span

        start = self.start

        end = self.end

        quote = self.quote

        kind = self.kind

        place: dict[str, Any] | None
        if isinstance(self.place, NamedInAnswerEntriesItemPlaceType0):
            place = self.place.to_dict()
        else:
            place = self.place

        recommended: dict[str, Any] | None
        if isinstance(self.recommended, Span):
            recommended = self.recommended.to_dict()
        else:
            recommended = self.recommended

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "start": start,
                "end": end,
                "quote": quote,
                "kind": kind,
                "place": place,
                "recommended": recommended,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.named_in_answer_entries_item_place_type_0 import (
            NamedInAnswerEntriesItemPlaceType0,
        )
        from ..models.span import Span

        d = dict(src_dict)
        start = d.pop("start")

        end = d.pop("end")

        quote = d.pop("quote")

        kind = d.pop("kind")

        def _parse_place(data: object) -> NamedInAnswerEntriesItemPlaceType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                place_type_0 = NamedInAnswerEntriesItemPlaceType0.from_dict(data)

                return place_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NamedInAnswerEntriesItemPlaceType0 | None, data)

        place = _parse_place(d.pop("place"))

        def _parse_recommended(data: object) -> None | Span:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                recommended_type_0 = Span.from_dict(data)

                return recommended_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Span, data)

        recommended = _parse_recommended(d.pop("recommended"))

        named_in_answer_entries_item = cls(
            start=start,
            end=end,
            quote=quote,
            kind=kind,
            place=place,
            recommended=recommended,
        )

        named_in_answer_entries_item.additional_properties = d
        return named_in_answer_entries_item

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
