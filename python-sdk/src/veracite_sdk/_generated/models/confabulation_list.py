# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.confabulation_item import ConfabulationItem


T = TypeVar("T", bound="ConfabulationList")


@_attrs_define(repr=False)
class ConfabulationList(Model):
    """Runs classified CONFABULATED.

    Attributes:
        total (int): Confabulated runs in the window.
        truncated (bool): Whether the list was cut at 100 items.
        items (list[ConfabulationItem]): Newest first.
    """

    total: int
    truncated: bool
    items: list[ConfabulationItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        total = self.total

        truncated = self.truncated

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "total": total,
                "truncated": truncated,
                "items": items,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.confabulation_item import ConfabulationItem

        d = dict(src_dict)
        total = d.pop("total")

        truncated = d.pop("truncated")

        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = ConfabulationItem.from_dict(items_item_data)

            items.append(items_item)

        confabulation_list = cls(
            total=total,
            truncated=truncated,
            items=items,
        )

        confabulation_list.additional_properties = d
        return confabulation_list

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
