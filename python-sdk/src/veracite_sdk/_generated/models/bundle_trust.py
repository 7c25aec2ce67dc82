# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bundle_trust_trusted_root_type_0 import BundleTrustTrustedRootType0
    from ..models.timestamp_root import TimestampRoot


T = TypeVar("T", bound="BundleTrust")


@_attrs_define(repr=False)
class BundleTrust(Model):
    """What the bundle says about keys. It does not vouch for itself: a verifier takes the log key from elsewhere.

    Attributes:
        vkey (str): The log key in vkey form; empty when there is no log.
        tsa_roots (list[TimestampRoot]): Empty when nothing was stamped.
        trusted_root (BundleTrustTrustedRootType0 | None): Null without a log.
        policy (None | str | Unset): Log and witnesses, in the C2SP policy format.
    """

    vkey: str
    tsa_roots: list[TimestampRoot]
    trusted_root: BundleTrustTrustedRootType0 | None
    policy: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.bundle_trust_trusted_root_type_0 import BundleTrustTrustedRootType0

        vkey = self.vkey

        tsa_roots = []
        for tsa_roots_item_data in self.tsa_roots:
            tsa_roots_item = tsa_roots_item_data.to_dict()
            tsa_roots.append(tsa_roots_item)

        trusted_root: dict[str, Any] | None
        if isinstance(self.trusted_root, BundleTrustTrustedRootType0):
            trusted_root = self.trusted_root.to_dict()
        else:
            trusted_root = self.trusted_root

        policy: None | str | Unset
        if isinstance(self.policy, Unset):
            policy = UNSET
        else:
            policy = self.policy

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "vkey": vkey,
                "tsaRoots": tsa_roots,
                "trustedRoot": trusted_root,
            }
        )
        if policy is not UNSET:
            field_dict["policy"] = policy

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bundle_trust_trusted_root_type_0 import BundleTrustTrustedRootType0
        from ..models.timestamp_root import TimestampRoot

        d = dict(src_dict)
        vkey = d.pop("vkey")

        tsa_roots = []
        _tsa_roots = d.pop("tsaRoots")
        for tsa_roots_item_data in _tsa_roots:
            tsa_roots_item = TimestampRoot.from_dict(tsa_roots_item_data)

            tsa_roots.append(tsa_roots_item)

        def _parse_trusted_root(data: object) -> BundleTrustTrustedRootType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                trusted_root_type_0 = BundleTrustTrustedRootType0.from_dict(data)

                return trusted_root_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BundleTrustTrustedRootType0 | None, data)

        trusted_root = _parse_trusted_root(d.pop("trustedRoot"))

        def _parse_policy(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        policy = _parse_policy(d.pop("policy", UNSET))

        bundle_trust = cls(
            vkey=vkey,
            tsa_roots=tsa_roots,
            trusted_root=trusted_root,
            policy=policy,
        )

        bundle_trust.additional_properties = d
        return bundle_trust

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
