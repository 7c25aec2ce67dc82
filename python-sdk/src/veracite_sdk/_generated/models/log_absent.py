# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="LogAbsent")


@_attrs_define(repr=False)
class LogAbsent(Model):
    """The operator of this service keeps no log.

    Attributes:
        status (Literal['no_log']):
        reason (str): What that means for the evidence.
    """

    status: Literal["no_log"]
    reason: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        reason = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = cast(Literal["no_log"], d.pop("status"))
        if status != "no_log":
            raise ValueError(f"status must match const 'no_log', got '{status}'")

        reason = d.pop("reason")

        log_absent = cls(
            status=status,
            reason=reason,
        )

        log_absent.additional_properties = d
        return log_absent

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
