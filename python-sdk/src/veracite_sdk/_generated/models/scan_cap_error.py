# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scan_cap_error_parameters import ScanCapErrorParameters


T = TypeVar("T", bound="ScanCapError")


@_attrs_define(repr=False)
class ScanCapError(Model):
    """The monthly scan cap of the plan is reached.

    Attributes:
        error (str): What went wrong, for a person.
        max_scans (int): Scans the plan allows in a calendar month (UTC).
        scans_this_month (int): Scans started this month.
        reason (str | Unset): The name of this refusal, such as `too_many_runs`. It stays the same; programs and other
            languages go by it.
        parameters (ScanCapErrorParameters | Unset): What the words of the refusal hold, by name: limits, names, counts.
    """

    error: str
    max_scans: int
    scans_this_month: int
    reason: str | Unset = UNSET
    parameters: ScanCapErrorParameters | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        error = self.error

        max_scans = self.max_scans

        scans_this_month = self.scans_this_month

        reason = self.reason

        parameters: dict[str, Any] | Unset = UNSET
        if not isinstance(self.parameters, Unset):
            parameters = self.parameters.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "error": error,
                "maxScans": max_scans,
                "scansThisMonth": scans_this_month,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason
        if parameters is not UNSET:
            field_dict["parameters"] = parameters

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scan_cap_error_parameters import ScanCapErrorParameters

        d = dict(src_dict)
        error = d.pop("error")

        max_scans = d.pop("maxScans")

        scans_this_month = d.pop("scansThisMonth")

        reason = d.pop("reason", UNSET)

        _parameters = d.pop("parameters", UNSET)
        parameters: ScanCapErrorParameters | Unset
        if isinstance(_parameters, Unset):
            parameters = UNSET
        else:
            parameters = ScanCapErrorParameters.from_dict(_parameters)

        scan_cap_error = cls(
            error=error,
            max_scans=max_scans,
            scans_this_month=scans_this_month,
            reason=reason,
            parameters=parameters,
        )

        scan_cap_error.additional_properties = d
        return scan_cap_error

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
