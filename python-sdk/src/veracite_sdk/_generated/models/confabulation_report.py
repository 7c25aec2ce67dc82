# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.brand_ref import BrandRef
    from ..models.citation_counts import CitationCounts
    from ..models.confabulation_list import ConfabulationList
    from ..models.matrix_row import MatrixRow


T = TypeVar("T", bound="ConfabulationReport")


@_attrs_define(repr=False)
class ConfabulationReport(Model):
    """How engines cite a brand, and what they make up about it.

    Attributes:
        brand (BrandRef): A brand.
        classified_runs (int): Runs that were classified, in the window.
        totals (CitationCounts): Runs per citation class.
        matrix (list[MatrixRow]): Engine x intent x class; only cells with runs.
        confabulations (ConfabulationList): Runs classified CONFABULATED.
        demo (bool | Unset): True when every number and every entry is a demonstration, invented by this software,
            because no engine has answered yet. Demonstrations and answers are never counted together.
        needs_review (int | Unset): Of the classified runs, those that wait for a person.
    """

    brand: BrandRef
    classified_runs: int
    totals: CitationCounts
    matrix: list[MatrixRow]
    confabulations: ConfabulationList
    demo: bool | Unset = UNSET
    needs_review: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        brand = self.brand.to_dict()

        classified_runs = self.classified_runs

        totals = self.totals.to_dict()

        matrix = []
        for matrix_item_data in self.matrix:
            matrix_item = matrix_item_data.to_dict()
            matrix.append(matrix_item)

        confabulations = self.confabulations.to_dict()

        demo = self.demo

        needs_review = self.needs_review

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "brand": brand,
                "classifiedRuns": classified_runs,
                "totals": totals,
                "matrix": matrix,
                "confabulations": confabulations,
            }
        )
        if demo is not UNSET:
            field_dict["demo"] = demo
        if needs_review is not UNSET:
            field_dict["needsReview"] = needs_review

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand_ref import BrandRef
        from ..models.citation_counts import CitationCounts
        from ..models.confabulation_list import ConfabulationList
        from ..models.matrix_row import MatrixRow

        d = dict(src_dict)
        brand = BrandRef.from_dict(d.pop("brand"))

        classified_runs = d.pop("classifiedRuns")

        totals = CitationCounts.from_dict(d.pop("totals"))

        matrix = []
        _matrix = d.pop("matrix")
        for matrix_item_data in _matrix:
            matrix_item = MatrixRow.from_dict(matrix_item_data)

            matrix.append(matrix_item)

        confabulations = ConfabulationList.from_dict(d.pop("confabulations"))

        demo = d.pop("demo", UNSET)

        needs_review = d.pop("needsReview", UNSET)

        confabulation_report = cls(
            brand=brand,
            classified_runs=classified_runs,
            totals=totals,
            matrix=matrix,
            confabulations=confabulations,
            demo=demo,
            needs_review=needs_review,
        )

        confabulation_report.additional_properties = d
        return confabulation_report

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
