# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="PendingManifest")


@_attrs_define(repr=False)
class PendingManifest(Model):
    """Signed, but not in a published checkpoint yet.

    Attributes:
        kind (str): Kind of the manifest.
        id (str): What it is about.
        manifest_sha256 (str): SHA-256 of the manifest.
    """

    kind: str
    id: str
    manifest_sha256: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        id = self.id

        manifest_sha256 = self.manifest_sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "id": id,
                "manifestSha256": manifest_sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = d.pop("kind")

        id = d.pop("id")

        manifest_sha256 = d.pop("manifestSha256")

        pending_manifest = cls(
            kind=kind,
            id=id,
            manifest_sha256=manifest_sha256,
        )

        pending_manifest.additional_properties = d
        return pending_manifest

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
