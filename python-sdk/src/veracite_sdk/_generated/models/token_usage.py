# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="TokenUsage")


@_attrs_define(repr=False)
class TokenUsage(Model):
    """What the provider counted; null if it does not say.

    Attributes:
        input_ (int | None): All input tokens.
        cached_input (int | None): Of these, read from a cache.
        cache_write (int | None): Of these, written to a cache.
        output (int | None): All output tokens.
        reasoning (int | None): Of these, spent on reasoning.
        searches (int | None): Web searches.
    """

    input_: int | None
    cached_input: int | None
    cache_write: int | None
    output: int | None
    reasoning: int | None
    searches: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        input_: int | None
        input_ = self.input_

        cached_input: int | None
        cached_input = self.cached_input

        cache_write: int | None
        cache_write = self.cache_write

        output: int | None
        output = self.output

        reasoning: int | None
        reasoning = self.reasoning

        searches: int | None
        searches = self.searches

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "input": input_,
                "cachedInput": cached_input,
                "cacheWrite": cache_write,
                "output": output,
                "reasoning": reasoning,
                "searches": searches,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_input_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        input_ = _parse_input_(d.pop("input"))

        def _parse_cached_input(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        cached_input = _parse_cached_input(d.pop("cachedInput"))

        def _parse_cache_write(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        cache_write = _parse_cache_write(d.pop("cacheWrite"))

        def _parse_output(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        output = _parse_output(d.pop("output"))

        def _parse_reasoning(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        reasoning = _parse_reasoning(d.pop("reasoning"))

        def _parse_searches(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        searches = _parse_searches(d.pop("searches"))

        token_usage = cls(
            input_=input_,
            cached_input=cached_input,
            cache_write=cache_write,
            output=output,
            reasoning=reasoning,
            searches=searches,
        )

        token_usage.additional_properties = d
        return token_usage

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
