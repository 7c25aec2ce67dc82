# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.capture_request_earlier_item import CaptureRequestEarlierItem


T = TypeVar("T", bound="CaptureRequest")


@_attrs_define(repr=False)
class CaptureRequest(Model):
    """The call as it was sent, without its secrets.

    Attributes:
        method (str): HTTP method.
        url (str): Address that was asked.
        body (None | str): Body that was sent; null when there was none.
        earlier (list[CaptureRequestEarlierItem] | Unset): Calls made before the one that holds the answer.
    """

    method: str
    url: str
    body: None | str
    earlier: list[CaptureRequestEarlierItem] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        method = self.method

        url = self.url

        body: None | str
        body = self.body

        earlier: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.earlier, Unset):
            earlier = []
            for earlier_item_data in self.earlier:
                earlier_item = earlier_item_data.to_dict()
                earlier.append(earlier_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "method": method,
                "url": url,
                "body": body,
            }
        )
        if earlier is not UNSET:
            field_dict["earlier"] = earlier

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.capture_request_earlier_item import CaptureRequestEarlierItem

        d = dict(src_dict)
        method = d.pop("method")

        url = d.pop("url")

        def _parse_body(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        body = _parse_body(d.pop("body"))

        _earlier = d.pop("earlier", UNSET)
        earlier: list[CaptureRequestEarlierItem] | Unset = UNSET
        if _earlier is not UNSET:
            earlier = []
            for earlier_item_data in _earlier:
                earlier_item = CaptureRequestEarlierItem.from_dict(earlier_item_data)

                earlier.append(earlier_item)

        capture_request = cls(
            method=method,
            url=url,
            body=body,
            earlier=earlier,
        )

        capture_request.additional_properties = d
        return capture_request

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
