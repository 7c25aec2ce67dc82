# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.manifest_carried_over import ManifestCarriedOver
from ..models.manifest_route import ManifestRoute
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.earlier_call import EarlierCall


T = TypeVar("T", bound="ManifestTransport")


@_attrs_define(repr=False)
class ManifestTransport(Model):
    """How the reply travelled.

    Attributes:
        resolved_ip (None | str): Address that was connected to.
        tls_version (None | str): Version of TLS.
        certificate_sha256 (list[str]): Digests of the certificates shown.
        started_at (datetime.datetime): When the call began.
        first_byte_at (datetime.datetime | None): When the first byte arrived.
        finished_at (datetime.datetime): When the last byte arrived.
        earlier (list[EarlierCall]): In order.
        route (ManifestRoute | None | Unset): Missing in older ones, and where there was no connection.
        carried_over (ManifestCarriedOver | None | Unset): Missing in older ones, and where there was no connection.
    """

    resolved_ip: None | str
    tls_version: None | str
    certificate_sha256: list[str]
    started_at: datetime.datetime
    first_byte_at: datetime.datetime | None
    finished_at: datetime.datetime
    earlier: list[EarlierCall]
    route: ManifestRoute | None | Unset = UNSET
    carried_over: ManifestCarriedOver | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        resolved_ip: None | str
        resolved_ip = self.resolved_ip

        tls_version: None | str
        tls_version = self.tls_version

        certificate_sha256 = self.certificate_sha256

        started_at = format_time(self.started_at)

        first_byte_at: None | str
        if isinstance(self.first_byte_at, datetime.datetime):
            first_byte_at = format_time(self.first_byte_at)
        else:
            first_byte_at = self.first_byte_at

        finished_at = format_time(self.finished_at)

        earlier = []
        for earlier_item_data in self.earlier:
            earlier_item = earlier_item_data.to_dict()
            earlier.append(earlier_item)

        route: None | str | Unset
        if isinstance(self.route, Unset):
            route = UNSET
        elif isinstance(self.route, ManifestRoute):
            route = self.route.value
        else:
            route = self.route

        carried_over: None | str | Unset
        if isinstance(self.carried_over, Unset):
            carried_over = UNSET
        elif isinstance(self.carried_over, ManifestCarriedOver):
            carried_over = self.carried_over.value
        else:
            carried_over = self.carried_over

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "resolvedIp": resolved_ip,
                "tlsVersion": tls_version,
                "certificateSha256": certificate_sha256,
                "startedAt": started_at,
                "firstByteAt": first_byte_at,
                "finishedAt": finished_at,
                "earlier": earlier,
            }
        )
        if route is not UNSET:
            field_dict["route"] = route
        if carried_over is not UNSET:
            field_dict["carriedOver"] = carried_over

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.earlier_call import EarlierCall

        d = dict(src_dict)

        def _parse_resolved_ip(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        resolved_ip = _parse_resolved_ip(d.pop("resolvedIp"))

        def _parse_tls_version(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tls_version = _parse_tls_version(d.pop("tlsVersion"))

        certificate_sha256 = cast(list[str], d.pop("certificateSha256"))

        started_at = parse_time(d.pop("startedAt"))

        def _parse_first_byte_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                first_byte_at_type_0 = parse_time(data)

                return first_byte_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        first_byte_at = _parse_first_byte_at(d.pop("firstByteAt"))

        finished_at = parse_time(d.pop("finishedAt"))

        earlier = []
        _earlier = d.pop("earlier")
        for earlier_item_data in _earlier:
            earlier_item = EarlierCall.from_dict(earlier_item_data)

            earlier.append(earlier_item)

        def _parse_route(data: object) -> ManifestRoute | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                route_type_0 = ManifestRoute(data)

                return route_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManifestRoute | None | Unset, data)

        route = _parse_route(d.pop("route", UNSET))

        def _parse_carried_over(data: object) -> ManifestCarriedOver | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                carried_over_type_0 = ManifestCarriedOver(data)

                return carried_over_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManifestCarriedOver | None | Unset, data)

        carried_over = _parse_carried_over(d.pop("carriedOver", UNSET))

        manifest_transport = cls(
            resolved_ip=resolved_ip,
            tls_version=tls_version,
            certificate_sha256=certificate_sha256,
            started_at=started_at,
            first_byte_at=first_byte_at,
            finished_at=finished_at,
            earlier=earlier,
            route=route,
            carried_over=carried_over,
        )

        manifest_transport.additional_properties = d
        return manifest_transport

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
