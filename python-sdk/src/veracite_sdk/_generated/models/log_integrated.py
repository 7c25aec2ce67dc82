# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="LogIntegrated")


@_attrs_define(repr=False)
class LogIntegrated(Model):
    """It is in the log: the entry, and the proof that it is there.

    Attributes:
        status (Literal['integrated']):
        origin (str): Name of the log.
        index (int): Number of the entry, from 0.
        size (int): Entries in the log when the checkpoint was signed.
        inclusion_proof (list[str]): Hashes from the entry up to the root, in base64; the sibling of the entry comes
            first.
        checkpoint (str): The signed checkpoint that the proof leads to, as a note in the C2SP format.
    """

    status: Literal["integrated"]
    origin: str
    index: int
    size: int
    inclusion_proof: list[str]
    checkpoint: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        origin = self.origin

        index = self.index

        size = self.size

        inclusion_proof = self.inclusion_proof

        checkpoint = self.checkpoint

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "origin": origin,
                "index": index,
                "size": size,
                "inclusion_proof": inclusion_proof,
                "checkpoint": checkpoint,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = cast(Literal["integrated"], d.pop("status"))
        if status != "integrated":
            raise ValueError(f"status must match const 'integrated', got '{status}'")

        origin = d.pop("origin")

        index = d.pop("index")

        size = d.pop("size")

        inclusion_proof = cast(list[str], d.pop("inclusion_proof"))

        checkpoint = d.pop("checkpoint")

        log_integrated = cls(
            status=status,
            origin=origin,
            index=index,
            size=size,
            inclusion_proof=inclusion_proof,
            checkpoint=checkpoint,
        )

        log_integrated.additional_properties = d
        return log_integrated

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
