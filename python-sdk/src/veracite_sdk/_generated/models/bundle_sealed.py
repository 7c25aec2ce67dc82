# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.asked_before import AskedBefore
    from ..models.capture_signature import CaptureSignature
    from ..models.log_leaf import LogLeaf
    from ..models.log_proof import LogProof
    from ..models.signed_manifest import SignedManifest


T = TypeVar("T", bound="BundleSealed")


@_attrs_define(repr=False)
class BundleSealed(Model):
    """A signed manifest of the whole scan or plan for people (the plan or the outcomes), with the proof that this run's
    line is under the root it names.

        Attributes:
            manifest (SignedManifest): A manifest, exactly as signed.
            capture_signature (CaptureSignature): Who signed a manifest.
            leaf (LogLeaf | None): Null until it is in the log.
            proof (LogProof | None): Null until it is in the log.
            line (str): This run's line of the list.
            path (list[str]): Sibling hashes from the line up to the root, in base64.
            lines (list[str] | None): Every line of the list, for outcomes of up to 5,000 runs; null otherwise.
            history (AskedBefore | None | Unset): Null for plans from before they were numbered.
            prompt_path (list[str] | None | Unset): Of a plan with more prompts than it can list: sibling hashes from this
                prompt up to their root, in base64.
    """

    manifest: SignedManifest
    capture_signature: CaptureSignature
    leaf: LogLeaf | None
    proof: LogProof | None
    line: str
    path: list[str]
    lines: list[str] | None
    history: AskedBefore | None | Unset = UNSET
    prompt_path: list[str] | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.asked_before import AskedBefore
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

        line = self.line

        path = self.path

        lines: list[str] | None
        if isinstance(self.lines, list):
            lines = self.lines

        else:
            lines = self.lines

        history: dict[str, Any] | None | Unset
        if isinstance(self.history, Unset):
            history = UNSET
        elif isinstance(self.history, AskedBefore):
            history = self.history.to_dict()
        else:
            history = self.history

        prompt_path: list[str] | None | Unset
        if isinstance(self.prompt_path, Unset):
            prompt_path = UNSET
        elif isinstance(self.prompt_path, list):
            prompt_path = self.prompt_path

        else:
            prompt_path = self.prompt_path

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "manifest": manifest,
                "captureSignature": capture_signature,
                "leaf": leaf,
                "proof": proof,
                "line": line,
                "path": path,
                "lines": lines,
            }
        )
        if history is not UNSET:
            field_dict["history"] = history
        if prompt_path is not UNSET:
            field_dict["promptPath"] = prompt_path

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.asked_before import AskedBefore
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

        line = d.pop("line")

        path = cast(list[str], d.pop("path"))

        def _parse_lines(data: object) -> list[str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                lines_type_0 = cast(list[str], data)

                return lines_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None, data)

        lines = _parse_lines(d.pop("lines"))

        def _parse_history(data: object) -> AskedBefore | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                history_type_0 = AskedBefore.from_dict(data)

                return history_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AskedBefore | None | Unset, data)

        history = _parse_history(d.pop("history", UNSET))

        def _parse_prompt_path(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                prompt_path_type_0 = cast(list[str], data)

                return prompt_path_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        prompt_path = _parse_prompt_path(d.pop("promptPath", UNSET))

        bundle_sealed = cls(
            manifest=manifest,
            capture_signature=capture_signature,
            leaf=leaf,
            proof=proof,
            line=line,
            path=path,
            lines=lines,
            history=history,
            prompt_path=prompt_path,
        )

        bundle_sealed.additional_properties = d
        return bundle_sealed

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
