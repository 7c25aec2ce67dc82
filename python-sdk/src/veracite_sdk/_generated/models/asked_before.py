# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="AskedBefore")


@_attrs_define(repr=False)
class AskedBefore(Model):
    """Of a plan: what had been asked before it with the same prompt of the same engine, under a root that the plan names.

    Attributes:
        line (str): Digest of the prompt, engine, earlier plans, their runs, their answers, further answers to verify
            them, and their classes.
        path (list[str]): Sibling hashes from the line up to the root, in base64.
    """

    line: str
    path: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        line = self.line

        path = self.path

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "line": line,
                "path": path,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        line = d.pop("line")

        path = cast(list[str], d.pop("path"))

        asked_before = cls(
            line=line,
            path=path,
        )

        asked_before.additional_properties = d
        return asked_before

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
