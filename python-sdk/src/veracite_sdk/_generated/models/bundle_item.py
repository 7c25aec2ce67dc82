# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="BundleItem")


@_attrs_define(repr=False)
class BundleItem(Model):
    """A product as the import has taken it.

    Attributes:
        json (str): The item as it was hashed: canonical JSON.
        index (int): Its place in the import's tree, from 0.
        path (list[str]): Sibling hashes from the item up to the root, base64.
    """

    json: str
    index: int
    path: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        json = self.json

        index = self.index

        path = self.path

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "json": json,
                "index": index,
                "path": path,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        json = d.pop("json")

        index = d.pop("index")

        path = cast(list[str], d.pop("path"))

        bundle_item = cls(
            json=json,
            index=index,
            path=path,
        )

        bundle_item.additional_properties = d
        return bundle_item

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
