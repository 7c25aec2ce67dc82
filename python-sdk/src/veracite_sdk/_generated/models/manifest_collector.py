# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.manifest_clock import ManifestClock
    from ..models.manifest_trigger import ManifestTrigger


T = TypeVar("T", bound="ManifestCollector")


@_attrs_define(repr=False)
class ManifestCollector(Model):
    """Who captured it, with what.

    Attributes:
        entity (str): Who runs the service.
        instance (str): The machine.
        software (str): Name of the software.
        version (str): Its version.
        commit (None | str): The commit it was built from.
        container (None | str): Digest of the image it runs in.
        os (str): Operating system.
        runtime (str): Runtime and its version.
        egress_ip (None | str): Address that two or more servers saw, of those that the operator named.
        clock (ManifestClock): Where the time comes from.
        trigger (ManifestTrigger): What caused the capture.
        capture_key (str): Name of the key that signed.
        egress_seen_by (None | str | Unset): Which servers saw it, and when; missing in older ones.
    """

    entity: str
    instance: str
    software: str
    version: str
    commit: None | str
    container: None | str
    os: str
    runtime: str
    egress_ip: None | str
    clock: ManifestClock
    trigger: ManifestTrigger
    capture_key: str
    egress_seen_by: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entity = self.entity

        instance = self.instance

        software = self.software

        version = self.version

        commit: None | str
        commit = self.commit

        container: None | str
        container = self.container

        os = self.os

        runtime = self.runtime

        egress_ip: None | str
        egress_ip = self.egress_ip

        clock = self.clock.to_dict()

        trigger = self.trigger.to_dict()

        capture_key = self.capture_key

        egress_seen_by: None | str | Unset
        if isinstance(self.egress_seen_by, Unset):
            egress_seen_by = UNSET
        else:
            egress_seen_by = self.egress_seen_by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entity": entity,
                "instance": instance,
                "software": software,
                "version": version,
                "commit": commit,
                "container": container,
                "os": os,
                "runtime": runtime,
                "egressIp": egress_ip,
                "clock": clock,
                "trigger": trigger,
                "captureKey": capture_key,
            }
        )
        if egress_seen_by is not UNSET:
            field_dict["egressSeenBy"] = egress_seen_by

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.manifest_clock import ManifestClock
        from ..models.manifest_trigger import ManifestTrigger

        d = dict(src_dict)
        entity = d.pop("entity")

        instance = d.pop("instance")

        software = d.pop("software")

        version = d.pop("version")

        def _parse_commit(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        commit = _parse_commit(d.pop("commit"))

        def _parse_container(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        container = _parse_container(d.pop("container"))

        os = d.pop("os")

        runtime = d.pop("runtime")

        def _parse_egress_ip(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        egress_ip = _parse_egress_ip(d.pop("egressIp"))

        clock = ManifestClock.from_dict(d.pop("clock"))

        trigger = ManifestTrigger.from_dict(d.pop("trigger"))

        capture_key = d.pop("captureKey")

        def _parse_egress_seen_by(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        egress_seen_by = _parse_egress_seen_by(d.pop("egressSeenBy", UNSET))

        manifest_collector = cls(
            entity=entity,
            instance=instance,
            software=software,
            version=version,
            commit=commit,
            container=container,
            os=os,
            runtime=runtime,
            egress_ip=egress_ip,
            clock=clock,
            trigger=trigger,
            capture_key=capture_key,
            egress_seen_by=egress_seen_by,
        )

        manifest_collector.additional_properties = d
        return manifest_collector

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
