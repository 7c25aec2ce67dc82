# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.span import Span


T = TypeVar("T", bound="Review")


@_attrs_define(repr=False)
class Review(Model):
    """One reason why a person should look.

    Attributes:
        reason (str): One of likely_contradiction, readers_disagree, unclear_name, unknown_language, answer_too_long,
            unreadable, unreliable, many_false_statements.
        message (str): The reason in words.
        span (None | Span): The words in question; null when it is about the whole answer.
    """

    reason: str
    message: str
    span: None | Span
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.span import Span

        reason = self.reason

        message = self.message

        span: dict[str, Any] | None
        if isinstance(self.span, Span):
            span = self.span.to_dict()
        else:
            span = self.span

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "message": message,
                "span": span,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.span import Span

        d = dict(src_dict)
        reason = d.pop("reason")

        message = d.pop("message")

        def _parse_span(data: object) -> None | Span:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                span_type_0 = Span.from_dict(data)

                return span_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Span, data)

        span = _parse_span(d.pop("span"))

        review = cls(
            reason=reason,
            message=message,
            span=span,
        )

        review.additional_properties = d
        return review

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
