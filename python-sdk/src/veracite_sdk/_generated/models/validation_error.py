# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.validation_error_fields_item import ValidationErrorFieldsItem


T = TypeVar("T", bound="ValidationError")


@_attrs_define(repr=False)
class ValidationError(Model):
    """An invalid body or query, with each offending field.

    Attributes:
        error (str): What went wrong, for a person.
        fields (list[ValidationErrorFieldsItem]): Every offending field.
    """

    error: str
    fields: list[ValidationErrorFieldsItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        error = self.error

        fields = []
        for fields_item_data in self.fields:
            fields_item = fields_item_data.to_dict()
            fields.append(fields_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "error": error,
                "fields": fields,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.validation_error_fields_item import ValidationErrorFieldsItem

        d = dict(src_dict)
        error = d.pop("error")

        fields = []
        _fields = d.pop("fields")
        for fields_item_data in _fields:
            fields_item = ValidationErrorFieldsItem.from_dict(fields_item_data)

            fields.append(fields_item)

        validation_error = cls(
            error=error,
            fields=fields,
        )

        validation_error.additional_properties = d
        return validation_error

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
