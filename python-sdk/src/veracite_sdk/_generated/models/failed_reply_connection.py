# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="FailedReplyConnection")


@_attrs_define(repr=False)
class FailedReplyConnection(Model):
    """How the reply travelled.

    Attributes:
        address (None | str): Address that answered.
        tls_version (None | str): Version of TLS; null if nothing was encrypted.
        certificate_sha256 (list[str]): Digests of the certificates shown.
    """

    address: None | str
    tls_version: None | str
    certificate_sha256: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address: None | str
        address = self.address

        tls_version: None | str
        tls_version = self.tls_version

        certificate_sha256 = self.certificate_sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
                "tlsVersion": tls_version,
                "certificateSha256": certificate_sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_address(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        address = _parse_address(d.pop("address"))

        def _parse_tls_version(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tls_version = _parse_tls_version(d.pop("tlsVersion"))

        certificate_sha256 = cast(list[str], d.pop("certificateSha256"))

        failed_reply_connection = cls(
            address=address,
            tls_version=tls_version,
            certificate_sha256=certificate_sha256,
        )

        failed_reply_connection.additional_properties = d
        return failed_reply_connection

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
