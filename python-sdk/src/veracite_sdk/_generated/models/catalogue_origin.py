# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

if TYPE_CHECKING:
    from ..models.catalogue_item_ref import CatalogueItemRef


T = TypeVar("T", bound="CatalogueOrigin")


@_attrs_define(repr=False)
class CatalogueOrigin(Model):
    """Where the catalogue of the brand says it; absent for other facts.

    Attributes:
        import_id (str): The import that proves it.
        import_ (str): SHA-256 of the signed manifest of that import.
        imported_at (datetime.datetime): When it ran.
        item (CatalogueItemRef | None): Null for the fact that the catalogue is complete.
    """

    import_id: str
    import_: str
    imported_at: datetime.datetime
    item: CatalogueItemRef | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.catalogue_item_ref import CatalogueItemRef

        import_id = self.import_id

        import_ = self.import_

        imported_at = format_time(self.imported_at)

        item: dict[str, Any] | None
        if isinstance(self.item, CatalogueItemRef):
            item = self.item.to_dict()
        else:
            item = self.item

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "importId": import_id,
                "import": import_,
                "importedAt": imported_at,
                "item": item,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.catalogue_item_ref import CatalogueItemRef

        d = dict(src_dict)
        import_id = d.pop("importId")

        import_ = d.pop("import")

        imported_at = parse_time(d.pop("importedAt"))

        def _parse_item(data: object) -> CatalogueItemRef | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                item_type_0 = CatalogueItemRef.from_dict(data)

                return item_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CatalogueItemRef | None, data)

        item = _parse_item(d.pop("item"))

        catalogue_origin = cls(
            import_id=import_id,
            import_=import_,
            imported_at=imported_at,
            item=item,
        )

        catalogue_origin.additional_properties = d
        return catalogue_origin

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
