# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="ManifestQuestion")


@_attrs_define(repr=False)
class ManifestQuestion(Model):
    """What was asked.

    Attributes:
        prompt (str): The question.
        prompt_sha256 (str): SHA-256 of the question in UTF-8.
        intent (str): What the question asks about.
        request_sha256 (None | str): SHA-256 of the request body; null when there was none.
        conversation (str): What came before the question.
        system_prompt (str): Further instructions to the engine.
    """

    prompt: str
    prompt_sha256: str
    intent: str
    request_sha256: None | str
    conversation: str
    system_prompt: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        prompt = self.prompt

        prompt_sha256 = self.prompt_sha256

        intent = self.intent

        request_sha256: None | str
        request_sha256 = self.request_sha256

        conversation = self.conversation

        system_prompt = self.system_prompt

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "prompt": prompt,
                "promptSha256": prompt_sha256,
                "intent": intent,
                "requestSha256": request_sha256,
                "conversation": conversation,
                "systemPrompt": system_prompt,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        prompt = d.pop("prompt")

        prompt_sha256 = d.pop("promptSha256")

        intent = d.pop("intent")

        def _parse_request_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        request_sha256 = _parse_request_sha256(d.pop("requestSha256"))

        conversation = d.pop("conversation")

        system_prompt = d.pop("systemPrompt")

        manifest_question = cls(
            prompt=prompt,
            prompt_sha256=prompt_sha256,
            intent=intent,
            request_sha256=request_sha256,
            conversation=conversation,
            system_prompt=system_prompt,
        )

        manifest_question.additional_properties = d
        return manifest_question

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
