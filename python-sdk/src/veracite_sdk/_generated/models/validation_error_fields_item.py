# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.validation_error_fields_item_parameters import ValidationErrorFieldsItemParameters


T = TypeVar("T", bound="ValidationErrorFieldsItem")


@_attrs_define(repr=False)
class ValidationErrorFieldsItem(Model):
    """
    Attributes:
        path (str): The offending field, for example `brandId` or `query.window`.
        message (str): What it must be.
        reason (str | Unset): The name of this refusal, such as `too_many_runs`. It stays the same; programs and other
            languages go by it.
        parameters (ValidationErrorFieldsItemParameters | Unset): What the words of the refusal hold, by name: limits,
            names, counts.
    """

    path: str
    message: str
    reason: str | Unset = UNSET
    parameters: ValidationErrorFieldsItemParameters | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        path = self.path

        message = self.message

        reason = self.reason

        parameters: dict[str, Any] | Unset = UNSET
        if not isinstance(self.parameters, Unset):
            parameters = self.parameters.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "path": path,
                "message": message,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason
        if parameters is not UNSET:
            field_dict["parameters"] = parameters

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.validation_error_fields_item_parameters import (
            ValidationErrorFieldsItemParameters,
        )

        d = dict(src_dict)
        path = d.pop("path")

        message = d.pop("message")

        reason = d.pop("reason", UNSET)

        _parameters = d.pop("parameters", UNSET)
        parameters: ValidationErrorFieldsItemParameters | Unset
        if isinstance(_parameters, Unset):
            parameters = UNSET
        else:
            parameters = ValidationErrorFieldsItemParameters.from_dict(_parameters)

        validation_error_fields_item = cls(
            path=path,
            message=message,
            reason=reason,
            parameters=parameters,
        )

        validation_error_fields_item.additional_properties = d
        return validation_error_fields_item

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
