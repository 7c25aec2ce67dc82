# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="BundleResponse")


@_attrs_define(repr=False)
class BundleResponse(Model):
    """The exact bytes of a reply.

    Attributes:
        base64 (str): The bytes, in base64.
        sha256 (str): Their SHA-256.
        bytes_ (int): Number of bytes.
        media_type (str): Media type of the reply.
    """

    base64: str
    sha256: str
    bytes_: int
    media_type: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        base64 = self.base64

        sha256 = self.sha256

        bytes_ = self.bytes_

        media_type = self.media_type

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "base64": base64,
                "sha256": sha256,
                "bytes": bytes_,
                "mediaType": media_type,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        base64 = d.pop("base64")

        sha256 = d.pop("sha256")

        bytes_ = d.pop("bytes")

        media_type = d.pop("mediaType")

        bundle_response = cls(
            base64=base64,
            sha256=sha256,
            bytes_=bytes_,
            media_type=media_type,
        )

        bundle_response.additional_properties = d
        return bundle_response

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
