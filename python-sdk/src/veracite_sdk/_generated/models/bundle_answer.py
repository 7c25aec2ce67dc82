# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="BundleAnswer")


@_attrs_define(repr=False)
class BundleAnswer(Model):
    """The visible text, as extracted from the reply.

    Attributes:
        text (str): The answer.
        sha256 (str): SHA-256 of the answer in UTF-8.
        extractor (str): What extracted it from the reply.
    """

    text: str
    sha256: str
    extractor: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        sha256 = self.sha256

        extractor = self.extractor

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "text": text,
                "sha256": sha256,
                "extractor": extractor,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text")

        sha256 = d.pop("sha256")

        extractor = d.pop("extractor")

        bundle_answer = cls(
            text=text,
            sha256=sha256,
            extractor=extractor,
        )

        bundle_answer.additional_properties = d
        return bundle_answer

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
