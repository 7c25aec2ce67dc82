# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

T = TypeVar("T", bound="LogProof")


@_attrs_define(repr=False)
class LogProof(Model):
    """The proof that an entry is in the log.

    Attributes:
        tlog_proof (str): Inclusion proof and checkpoint, in the C2SP tlog-proof format.
        consistency (None | str | Unset): Proof that a newer checkpoint extends that one; null when that one is the
            newest.
    """

    tlog_proof: str
    consistency: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tlog_proof = self.tlog_proof

        consistency: None | str | Unset
        if isinstance(self.consistency, Unset):
            consistency = UNSET
        else:
            consistency = self.consistency

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tlogProof": tlog_proof,
            }
        )
        if consistency is not UNSET:
            field_dict["consistency"] = consistency

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tlog_proof = d.pop("tlogProof")

        def _parse_consistency(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        consistency = _parse_consistency(d.pop("consistency", UNSET))

        log_proof = cls(
            tlog_proof=tlog_proof,
            consistency=consistency,
        )

        log_proof.additional_properties = d
        return log_proof

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
