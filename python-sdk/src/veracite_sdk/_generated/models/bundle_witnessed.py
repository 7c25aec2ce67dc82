# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.capture_signature import CaptureSignature
    from ..models.log_leaf import LogLeaf
    from ..models.log_proof import LogProof
    from ..models.signed_manifest import SignedManifest


T = TypeVar("T", bound="BundleWitnessed")


@_attrs_define(repr=False)
class BundleWitnessed(Model):
    """What a relay that somebody else runs says of a reply, signed and logged, with the connection as it passed; or why
    there is no such thing.

        Attributes:
            manifest (SignedManifest): A manifest, exactly as signed.
            capture_signature (CaptureSignature): Who signed a manifest.
            leaf (LogLeaf | None): Null until it is in the log.
            proof (LogProof | None): Null until it is in the log.
            client (None | str): What was sent, encrypted, in base64; null where it is not witnessed.
            server (None | str): What came back, encrypted, in base64; null where it is not witnessed.
            root (None | str): The public root that the certificate leads to, DER in base64.
            relay_proof (None | str): That the log of the relay holds its statement (C2SP tlog-proof).
            sealed (None | str): The secrets of the request, encrypted (age) to a key that the operator keeps apart, in
                base64; null where there is none.
    """

    manifest: SignedManifest
    capture_signature: CaptureSignature
    leaf: LogLeaf | None
    proof: LogProof | None
    client: None | str
    server: None | str
    root: None | str
    relay_proof: None | str
    sealed: None | str
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

        client: None | str
        client = self.client

        server: None | str
        server = self.server

        root: None | str
        root = self.root

        relay_proof: None | str
        relay_proof = self.relay_proof

        sealed: None | str
        sealed = self.sealed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "manifest": manifest,
                "captureSignature": capture_signature,
                "leaf": leaf,
                "proof": proof,
                "client": client,
                "server": server,
                "root": root,
                "relayProof": relay_proof,
                "sealed": sealed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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

        def _parse_client(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        client = _parse_client(d.pop("client"))

        def _parse_server(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        server = _parse_server(d.pop("server"))

        def _parse_root(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        root = _parse_root(d.pop("root"))

        def _parse_relay_proof(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        relay_proof = _parse_relay_proof(d.pop("relayProof"))

        def _parse_sealed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        sealed = _parse_sealed(d.pop("sealed"))

        bundle_witnessed = cls(
            manifest=manifest,
            capture_signature=capture_signature,
            leaf=leaf,
            proof=proof,
            client=client,
            server=server,
            root=root,
            relay_proof=relay_proof,
            sealed=sealed,
        )

        bundle_witnessed.additional_properties = d
        return bundle_witnessed

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
