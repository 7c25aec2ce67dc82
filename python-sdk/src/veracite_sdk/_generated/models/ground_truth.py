# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.brand_ref import BrandRef
    from ..models.fact import Fact


T = TypeVar("T", bound="GroundTruth")


@_attrs_define(repr=False)
class GroundTruth(Model):
    """The facts collected about a brand.

    Attributes:
        brand (BrandRef): A brand.
        total (int): Facts in the list.
        active (int): Of these, the ones that answers are judged against.
        facts (list[Fact]): Active ones first, then newest first.
    """

    brand: BrandRef
    total: int
    active: int
    facts: list[Fact]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        brand = self.brand.to_dict()

        total = self.total

        active = self.active

        facts = []
        for facts_item_data in self.facts:
            facts_item = facts_item_data.to_dict()
            facts.append(facts_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "brand": brand,
                "total": total,
                "active": active,
                "facts": facts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand_ref import BrandRef
        from ..models.fact import Fact

        d = dict(src_dict)
        brand = BrandRef.from_dict(d.pop("brand"))

        total = d.pop("total")

        active = d.pop("active")

        facts = []
        _facts = d.pop("facts")
        for facts_item_data in _facts:
            facts_item = Fact.from_dict(facts_item_data)

            facts.append(facts_item)

        ground_truth = cls(
            brand=brand,
            total=total,
            active=active,
            facts=facts,
        )

        ground_truth.additional_properties = d
        return ground_truth

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
