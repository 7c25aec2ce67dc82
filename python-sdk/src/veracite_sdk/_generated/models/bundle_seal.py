# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.capture_signature import CaptureSignature
    from ..models.signed_manifest import SignedManifest


T = TypeVar("T", bound="BundleSeal")


@_attrs_define(repr=False)
class BundleSeal(Model):
    """A signature over all other members as they are written, made when the bundle was handed out; always the last member.

    Attributes:
        manifest (SignedManifest): A manifest, exactly as signed.
        capture_signature (CaptureSignature): Who signed a manifest.
    """

    manifest: SignedManifest
    capture_signature: CaptureSignature
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        manifest = self.manifest.to_dict()

        capture_signature = self.capture_signature.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "manifest": manifest,
                "captureSignature": capture_signature,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.capture_signature import CaptureSignature
        from ..models.signed_manifest import SignedManifest

        d = dict(src_dict)
        manifest = SignedManifest.from_dict(d.pop("manifest"))

        capture_signature = CaptureSignature.from_dict(d.pop("captureSignature"))

        bundle_seal = cls(
            manifest=manifest,
            capture_signature=capture_signature,
        )

        bundle_seal.additional_properties = d
        return bundle_seal

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
