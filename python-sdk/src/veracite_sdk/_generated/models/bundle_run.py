# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.engine import Engine
from ..models.prompt_intent import PromptIntent

T = TypeVar("T", bound="BundleRun")


@_attrs_define(repr=False)
class BundleRun(Model):
    """The run that the bundle is about.

    Attributes:
        id (str): Run identifier.
        scan_id (str): The scan it belongs to.
        engine (Engine): An AI answer engine.
        intent (PromptIntent): What a prompt asks about.
        sample (int): Number of this sample among those of its prompt and engine.
    """

    id: str
    scan_id: str
    engine: Engine
    intent: PromptIntent
    sample: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        scan_id = self.scan_id

        engine = self.engine.value

        intent = self.intent.value

        sample = self.sample

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "scanId": scan_id,
                "engine": engine,
                "intent": intent,
                "sample": sample,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        scan_id = d.pop("scanId")

        engine = Engine(d.pop("engine"))

        intent = PromptIntent(d.pop("intent"))

        sample = d.pop("sample")

        bundle_run = cls(
            id=id,
            scan_id=scan_id,
            engine=engine,
            intent=intent,
            sample=sample,
        )

        bundle_run.additional_properties = d
        return bundle_run

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
