# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.citation_counts import CitationCounts


T = TypeVar("T", bound="MatrixRow")


@_attrs_define(repr=False)
class MatrixRow(Model):
    """Runs of one engine and intent, per citation class.

    Attributes:
        engine (str): The engine.
        intent (str): What the prompts ask about.
        counts (CitationCounts): Runs per citation class.
        total (int): Runs in this row.
    """

    engine: str
    intent: str
    counts: CitationCounts
    total: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        engine = self.engine

        intent = self.intent

        counts = self.counts.to_dict()

        total = self.total

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "engine": engine,
                "intent": intent,
                "counts": counts,
                "total": total,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_counts import CitationCounts

        d = dict(src_dict)
        engine = d.pop("engine")

        intent = d.pop("intent")

        counts = CitationCounts.from_dict(d.pop("counts"))

        total = d.pop("total")

        matrix_row = cls(
            engine=engine,
            intent=intent,
            counts=counts,
            total=total,
        )

        matrix_row.additional_properties = d
        return matrix_row

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
