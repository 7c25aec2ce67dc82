# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="CaptureSignature")


@_attrs_define(repr=False)
class CaptureSignature(Model):
    """Who signed a manifest.

    Attributes:
        alg (str): Always `ecdsa-p256-sha256`.
        key_name (str): Name of the capture key.
        spki (str): The public key, DER in base64.
        sig (str): The signature, DER in base64.
    """

    alg: str
    key_name: str
    spki: str
    sig: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        alg = self.alg

        key_name = self.key_name

        spki = self.spki

        sig = self.sig

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "alg": alg,
                "keyName": key_name,
                "spki": spki,
                "sig": sig,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        alg = d.pop("alg")

        key_name = d.pop("keyName")

        spki = d.pop("spki")

        sig = d.pop("sig")

        capture_signature = cls(
            alg=alg,
            key_name=key_name,
            spki=spki,
            sig=sig,
        )

        capture_signature.additional_properties = d
        return capture_signature

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
