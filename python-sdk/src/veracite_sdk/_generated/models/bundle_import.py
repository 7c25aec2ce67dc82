# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.bundle_item import BundleItem
    from ..models.capture_signature import CaptureSignature
    from ..models.log_leaf import LogLeaf
    from ..models.log_proof import LogProof
    from ..models.signed_manifest import SignedManifest


T = TypeVar("T", bound="BundleImport")


@_attrs_define(repr=False)
class BundleImport(Model):
    """An import of the brand's catalogue, signed and logged, with the items that facts come from.

    Attributes:
        manifest (SignedManifest): A manifest, exactly as signed.
        capture_signature (CaptureSignature): Who signed a manifest.
        leaf (LogLeaf | None): Null until it is in the log.
        proof (LogProof | None): Null until it is in the log.
        items (list[BundleItem]): Only those that a verdict rests on.
    """

    manifest: SignedManifest
    capture_signature: CaptureSignature
    leaf: LogLeaf | None
    proof: LogProof | None
    items: list[BundleItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.log_leaf import LogLeaf
        from ..models.log_proof import LogProof

        manifest = self.manifest.to_dict()

        capture_signature = self.capture_signature.to_dict()

        leaf: dict[str, Any] | None
        if isinstance(self.leaf, LogLeaf):
            leaf = self.leaf.to_dict()
        else:
            leaf = self.leaf

        proof: dict[str, Any] | None
        if isinstance(self.proof, LogProof):
            proof = self.proof.to_dict()
        else:
            proof = self.proof

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "manifest": manifest,
                "captureSignature": capture_signature,
                "leaf": leaf,
                "proof": proof,
                "items": items,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bundle_item import BundleItem
        from ..models.capture_signature import CaptureSignature
        from ..models.log_leaf import LogLeaf
        from ..models.log_proof import LogProof
        from ..models.signed_manifest import SignedManifest

        d = dict(src_dict)
        manifest = SignedManifest.from_dict(d.pop("manifest"))

        capture_signature = CaptureSignature.from_dict(d.pop("captureSignature"))

        def _parse_leaf(data: object) -> LogLeaf | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                leaf_type_0 = LogLeaf.from_dict(data)

                return leaf_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LogLeaf | None, data)

        leaf = _parse_leaf(d.pop("leaf"))

        def _parse_proof(data: object) -> LogProof | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                proof_type_0 = LogProof.from_dict(data)

                return proof_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LogProof | None, data)

        proof = _parse_proof(d.pop("proof"))

        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = BundleItem.from_dict(items_item_data)

            items.append(items_item)

        bundle_import = cls(
            manifest=manifest,
            capture_signature=capture_signature,
            leaf=leaf,
            proof=proof,
            items=items,
        )

        bundle_import.additional_properties = d
        return bundle_import

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
