# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.validation_error_fields_item import ValidationErrorFieldsItem
    from ..models.validation_error_parameters import ValidationErrorParameters


T = TypeVar("T", bound="ValidationError")


@_attrs_define(repr=False)
class ValidationError(Model):
    """An invalid body or query, with each offending field.

    Attributes:
        error (str): What went wrong, for a person.
        fields (list[ValidationErrorFieldsItem]): Every offending field.
        reason (str | Unset): The name of this refusal, such as `too_many_runs`. It stays the same; programs and other
            languages go by it.
        parameters (ValidationErrorParameters | Unset): What the words of the refusal hold, by name: limits, names,
            counts.
    """

    error: str
    fields: list[ValidationErrorFieldsItem]
    reason: str | Unset = UNSET
    parameters: ValidationErrorParameters | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        error = self.error

        fields = []
        for fields_item_data in self.fields:
            fields_item = fields_item_data.to_dict()
            fields.append(fields_item)

        reason = self.reason

        parameters: dict[str, Any] | Unset = UNSET
        if not isinstance(self.parameters, Unset):
            parameters = self.parameters.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "error": error,
                "fields": fields,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason
        if parameters is not UNSET:
            field_dict["parameters"] = parameters

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.validation_error_fields_item import ValidationErrorFieldsItem
        from ..models.validation_error_parameters import ValidationErrorParameters

        d = dict(src_dict)
        error = d.pop("error")

        fields = []
        _fields = d.pop("fields")
        for fields_item_data in _fields:
            fields_item = ValidationErrorFieldsItem.from_dict(fields_item_data)

            fields.append(fields_item)

        reason = d.pop("reason", UNSET)

        _parameters = d.pop("parameters", UNSET)
        parameters: ValidationErrorParameters | Unset
        if isinstance(_parameters, Unset):
            parameters = UNSET
        else:
            parameters = ValidationErrorParameters.from_dict(_parameters)

        validation_error = cls(
            error=error,
            fields=fields,
            reason=reason,
            parameters=parameters,
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
