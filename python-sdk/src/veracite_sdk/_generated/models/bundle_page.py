# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.bundle_response import BundleResponse
    from ..models.capture_signature import CaptureSignature
    from ..models.log_leaf import LogLeaf
    from ..models.log_proof import LogProof
    from ..models.page_text import PageText
    from ..models.signed_manifest import SignedManifest


T = TypeVar("T", bound="BundlePage")


@_attrs_define(repr=False)
class BundlePage(Model):
    """The capture of a page that the answer cites, or why there is none.

    Attributes:
        manifest (SignedManifest): A manifest, exactly as signed.
        capture_signature (CaptureSignature): Who signed a manifest.
        leaf (LogLeaf | None): Null until it is in the log.
        proof (LogProof | None): Null until it is in the log.
        body (BundleResponse | None): Its bytes; null when it was not fetched, or once all pages together exceed 4 MiB.
        text (None | PageText): Null when there is none.
    """

    manifest: SignedManifest
    capture_signature: CaptureSignature
    leaf: LogLeaf | None
    proof: LogProof | None
    body: BundleResponse | None
    text: None | PageText
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.bundle_response import BundleResponse
        from ..models.log_leaf import LogLeaf
        from ..models.log_proof import LogProof
        from ..models.page_text import PageText

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

        body: dict[str, Any] | None
        if isinstance(self.body, BundleResponse):
            body = self.body.to_dict()
        else:
            body = self.body

        text: dict[str, Any] | None
        if isinstance(self.text, PageText):
            text = self.text.to_dict()
        else:
            text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "manifest": manifest,
                "captureSignature": capture_signature,
                "leaf": leaf,
                "proof": proof,
                "body": body,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bundle_response import BundleResponse
        from ..models.capture_signature import CaptureSignature
        from ..models.log_leaf import LogLeaf
        from ..models.log_proof import LogProof
        from ..models.page_text import PageText
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

        def _parse_body(data: object) -> BundleResponse | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                body_type_0 = BundleResponse.from_dict(data)

                return body_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BundleResponse | None, data)

        body = _parse_body(d.pop("body"))

        def _parse_text(data: object) -> None | PageText:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                text_type_0 = PageText.from_dict(data)

                return text_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PageText, data)

        text = _parse_text(d.pop("text"))

        bundle_page = cls(
            manifest=manifest,
            capture_signature=capture_signature,
            leaf=leaf,
            proof=proof,
            body=body,
            text=text,
        )

        bundle_page.additional_properties = d
        return bundle_page

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
