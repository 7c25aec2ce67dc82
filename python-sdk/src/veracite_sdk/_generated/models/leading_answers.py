# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.citation_counts import CitationCounts


T = TypeVar("T", bound="LeadingAnswers")


@_attrs_define(repr=False)
class LeadingAnswers(Model):
    """
    Attributes:
        check (str): Version of the fixed criteria.
        classified_runs (int): Answers to questions that ask to confirm something, or why or since when; the figures
            above count these too.
        totals (CitationCounts): Runs per citation class.
    """

    check: str
    classified_runs: int
    totals: CitationCounts
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        check = self.check

        classified_runs = self.classified_runs

        totals = self.totals.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "check": check,
                "classifiedRuns": classified_runs,
                "totals": totals,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.citation_counts import CitationCounts

        d = dict(src_dict)
        check = d.pop("check")

        classified_runs = d.pop("classifiedRuns")

        totals = CitationCounts.from_dict(d.pop("totals"))

        leading_answers = cls(
            check=check,
            classified_runs=classified_runs,
            totals=totals,
        )

        leading_answers.additional_properties = d
        return leading_answers

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
