# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.origin import Origin
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.brand_ref import BrandRef
    from ..models.citation_counts import CitationCounts
    from ..models.confabulation_list import ConfabulationList
    from ..models.leading_answers import LeadingAnswers
    from ..models.matrix_row import MatrixRow
    from ..models.of_origin import OfOrigin


T = TypeVar("T", bound="ConfabulationReport")


@_attrs_define(repr=False)
class ConfabulationReport(Model):
    """How engines cite a brand, and what they make up about it.

    Attributes:
        brand (BrandRef): A brand.
        classified_runs (int): Runs that were classified, in the window.
        totals (CitationCounts): Runs per citation class.
        matrix (list[MatrixRow]): Engine x intent x class; only cells with runs.
        leading (LeadingAnswers | None): Answers to leading questions, by themselves; null if there are none.
        confabulations (ConfabulationList): Runs classified CONFABULATED.
        demo (bool | Unset): True of a demonstration: invented by this software, said by no engine, counted apart.
        origin (Origin | Unset): Who gives an answer: `engine`, the engine itself, asked over a programming interface or
            by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator
            chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added
            up.
        apart (list[OfOrigin] | Unset): Answers of other origin: they are in none of the other numbers.
        needs_review (int | Unset): Of the classified runs, those that wait for a person.
        provisional (int | Unset): Answers among them that are provisional: the configured model has not finished
            reading them, and their class may change.
    """

    brand: BrandRef
    classified_runs: int
    totals: CitationCounts
    matrix: list[MatrixRow]
    leading: LeadingAnswers | None
    confabulations: ConfabulationList
    demo: bool | Unset = UNSET
    origin: Origin | Unset = UNSET
    apart: list[OfOrigin] | Unset = UNSET
    needs_review: int | Unset = UNSET
    provisional: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.leading_answers import LeadingAnswers

        brand = self.brand.to_dict()

        classified_runs = self.classified_runs

        totals = self.totals.to_dict()

        matrix = []
        for matrix_item_data in self.matrix:
            matrix_item = matrix_item_data.to_dict()
            matrix.append(matrix_item)

        leading: dict[str, Any] | None
        if isinstance(self.leading, LeadingAnswers):
            leading = self.leading.to_dict()
        else:
            leading = self.leading

        confabulations = self.confabulations.to_dict()

        demo = self.demo

        origin: str | Unset = UNSET
        if not isinstance(self.origin, Unset):
            origin = self.origin.value

        apart: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.apart, Unset):
            apart = []
            for apart_item_data in self.apart:
                apart_item = apart_item_data.to_dict()
                apart.append(apart_item)

        needs_review = self.needs_review

        provisional = self.provisional

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "brand": brand,
                "classifiedRuns": classified_runs,
                "totals": totals,
                "matrix": matrix,
                "leading": leading,
                "confabulations": confabulations,
            }
        )
        if demo is not UNSET:
            field_dict["demo"] = demo
        if origin is not UNSET:
            field_dict["origin"] = origin
        if apart is not UNSET:
            field_dict["apart"] = apart
        if needs_review is not UNSET:
            field_dict["needsReview"] = needs_review
        if provisional is not UNSET:
            field_dict["provisional"] = provisional

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand_ref import BrandRef
        from ..models.citation_counts import CitationCounts
        from ..models.confabulation_list import ConfabulationList
        from ..models.leading_answers import LeadingAnswers
        from ..models.matrix_row import MatrixRow
        from ..models.of_origin import OfOrigin

        d = dict(src_dict)
        brand = BrandRef.from_dict(d.pop("brand"))

        classified_runs = d.pop("classifiedRuns")

        totals = CitationCounts.from_dict(d.pop("totals"))

        matrix = []
        _matrix = d.pop("matrix")
        for matrix_item_data in _matrix:
            matrix_item = MatrixRow.from_dict(matrix_item_data)

            matrix.append(matrix_item)

        def _parse_leading(data: object) -> LeadingAnswers | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                leading_type_0 = LeadingAnswers.from_dict(data)

                return leading_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LeadingAnswers | None, data)

        leading = _parse_leading(d.pop("leading"))

        confabulations = ConfabulationList.from_dict(d.pop("confabulations"))

        demo = d.pop("demo", UNSET)

        _origin = d.pop("origin", UNSET)
        origin: Origin | Unset
        if isinstance(_origin, Unset):
            origin = UNSET
        else:
            origin = Origin(_origin)

        _apart = d.pop("apart", UNSET)
        apart: list[OfOrigin] | Unset = UNSET
        if _apart is not UNSET:
            apart = []
            for apart_item_data in _apart:
                apart_item = OfOrigin.from_dict(apart_item_data)

                apart.append(apart_item)

        needs_review = d.pop("needsReview", UNSET)

        provisional = d.pop("provisional", UNSET)

        confabulation_report = cls(
            brand=brand,
            classified_runs=classified_runs,
            totals=totals,
            matrix=matrix,
            leading=leading,
            confabulations=confabulations,
            demo=demo,
            origin=origin,
            apart=apart,
            needs_review=needs_review,
            provisional=provisional,
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
