# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.verification_cap_error_parameters import VerificationCapErrorParameters


T = TypeVar("T", bound="VerificationCapError")


@_attrs_define(repr=False)
class VerificationCapError(Model):
    """Re-verifications are used up: for the month (then with `maxVerifications`, `verificationsThisMonth`, `maxScans` and
    `scansThisMonth`) or for this run today (then with `maxVerificationsPerRunAndDay` and `verificationsOfRunToday`).

        Attributes:
            error (str): What went wrong, for a person.
            reason (str | Unset): The name of this refusal, such as `too_many_runs`. It stays the same; programs and other
                languages go by it.
            parameters (VerificationCapErrorParameters | Unset): What the words of the refusal hold, by name: limits, names,
                counts.
            max_verifications (int | Unset): Re-verifications the plan allows in a calendar month (UTC).
            verifications_this_month (int | Unset): Re-verifications asked for this month.
            max_verifications_per_run_and_day (int | Unset): Re-verifications of one run in a day (UTC).
            verifications_of_run_today (int | Unset): Re-verifications of this run today.
    """

    error: str
    reason: str | Unset = UNSET
    parameters: VerificationCapErrorParameters | Unset = UNSET
    max_verifications: int | Unset = UNSET
    verifications_this_month: int | Unset = UNSET
    max_verifications_per_run_and_day: int | Unset = UNSET
    verifications_of_run_today: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        error = self.error

        reason = self.reason

        parameters: dict[str, Any] | Unset = UNSET
        if not isinstance(self.parameters, Unset):
            parameters = self.parameters.to_dict()

        max_verifications = self.max_verifications

        verifications_this_month = self.verifications_this_month

        max_verifications_per_run_and_day = self.max_verifications_per_run_and_day

        verifications_of_run_today = self.verifications_of_run_today

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "error": error,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason
        if parameters is not UNSET:
            field_dict["parameters"] = parameters
        if max_verifications is not UNSET:
            field_dict["maxVerifications"] = max_verifications
        if verifications_this_month is not UNSET:
            field_dict["verificationsThisMonth"] = verifications_this_month
        if max_verifications_per_run_and_day is not UNSET:
            field_dict["maxVerificationsPerRunAndDay"] = max_verifications_per_run_and_day
        if verifications_of_run_today is not UNSET:
            field_dict["verificationsOfRunToday"] = verifications_of_run_today

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.verification_cap_error_parameters import VerificationCapErrorParameters

        d = dict(src_dict)
        error = d.pop("error")

        reason = d.pop("reason", UNSET)

        _parameters = d.pop("parameters", UNSET)
        parameters: VerificationCapErrorParameters | Unset
        if isinstance(_parameters, Unset):
            parameters = UNSET
        else:
            parameters = VerificationCapErrorParameters.from_dict(_parameters)

        max_verifications = d.pop("maxVerifications", UNSET)

        verifications_this_month = d.pop("verificationsThisMonth", UNSET)

        max_verifications_per_run_and_day = d.pop("maxVerificationsPerRunAndDay", UNSET)

        verifications_of_run_today = d.pop("verificationsOfRunToday", UNSET)

        verification_cap_error = cls(
            error=error,
            reason=reason,
            parameters=parameters,
            max_verifications=max_verifications,
            verifications_this_month=verifications_this_month,
            max_verifications_per_run_and_day=max_verifications_per_run_and_day,
            verifications_of_run_today=verifications_of_run_today,
        )

        verification_cap_error.additional_properties = d
        return verification_cap_error

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
