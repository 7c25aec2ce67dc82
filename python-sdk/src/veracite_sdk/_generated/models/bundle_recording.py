# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="BundleRecording")


@_attrs_define(repr=False)
class BundleRecording(Model):
    """What else was recorded of an answer in an app; each part is named in the manifest of the capture.

    Attributes:
        screen (str): The visible text of the page, as canonical JSON.
        picture (None | str): The picture of the screen in base64: an illustration. Null where it is left out.
        conversation (None | str): The conversation as the provider sent it, in base64; null where it is left out.
        text (str): The answer that the provider sent, as plain text: our own rendering.
    """

    screen: str
    picture: None | str
    conversation: None | str
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        screen = self.screen

        picture: None | str
        picture = self.picture

        conversation: None | str
        conversation = self.conversation

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "screen": screen,
                "picture": picture,
                "conversation": conversation,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        screen = d.pop("screen")

        def _parse_picture(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        picture = _parse_picture(d.pop("picture"))

        def _parse_conversation(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        conversation = _parse_conversation(d.pop("conversation"))

        text = d.pop("text")

        bundle_recording = cls(
            screen=screen,
            picture=picture,
            conversation=conversation,
            text=text,
        )

        bundle_recording.additional_properties = d
        return bundle_recording

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
