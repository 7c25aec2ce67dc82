# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.timestamp_subject import TimestampSubject
from ..types import UNSET, Unset

T = TypeVar("T", bound="BundleTimestamp")


@_attrs_define(repr=False)
class BundleTimestamp(Model):
    """A time stamp from an authority, by RFC 3161.

    Attributes:
        over (TimestampSubject): What was stamped.
        tsa (str): Name of the authority.
        gen_time (datetime.datetime): The time that it vouches for.
        tsr (str): The whole TimeStampResp, in base64.
        chain (list[str]): Certificates kept beside the token, DER in base64.
        request (None | str | Unset): The TimeStampReq that was sent, in base64.
    """

    over: TimestampSubject
    tsa: str
    gen_time: datetime.datetime
    tsr: str
    chain: list[str]
    request: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        over = self.over.value

        tsa = self.tsa

        gen_time = format_time(self.gen_time)

        tsr = self.tsr

        chain = self.chain

        request: None | str | Unset
        if isinstance(self.request, Unset):
            request = UNSET
        else:
            request = self.request

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "over": over,
                "tsa": tsa,
                "genTime": gen_time,
                "tsr": tsr,
                "chain": chain,
            }
        )
        if request is not UNSET:
            field_dict["request"] = request

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        over = TimestampSubject(d.pop("over"))

        tsa = d.pop("tsa")

        gen_time = parse_time(d.pop("genTime"))

        tsr = d.pop("tsr")

        chain = cast(list[str], d.pop("chain"))

        def _parse_request(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        request = _parse_request(d.pop("request", UNSET))

        bundle_timestamp = cls(
            over=over,
            tsa=tsa,
            gen_time=gen_time,
            tsr=tsr,
            chain=chain,
            request=request,
        )

        bundle_timestamp.additional_properties = d
        return bundle_timestamp

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
