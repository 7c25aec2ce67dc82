# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.citation_class import CitationClass
from ..models.verification_outcome import VerificationOutcome

T = TypeVar("T", bound="Verification")


@_attrs_define(repr=False)
class Verification(Model):
    """One re-verification of a run.

    Attributes:
        id (str): Identifier of the re-verification.
        outcome (VerificationOutcome): Whether the engine said it again.
        class_ (CitationClass | None): Class of the answers it got; null when they are inconclusive.
        capture_ids (list[str]): The captures of its answers.
        original_model (None | str): The model that answered the original question.
        served_model (None | str): The model that answered this time.
        model_changed (bool): Whether these are different models.
        verified_at (datetime.datetime): When it ended.
    """

    id: str
    outcome: VerificationOutcome
    class_: CitationClass | None
    capture_ids: list[str]
    original_model: None | str
    served_model: None | str
    model_changed: bool
    verified_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        outcome = self.outcome.value

        class_: None | str
        if isinstance(self.class_, CitationClass):
            class_ = self.class_.value
        else:
            class_ = self.class_

        capture_ids = self.capture_ids

        original_model: None | str
        original_model = self.original_model

        served_model: None | str
        served_model = self.served_model

        model_changed = self.model_changed

        verified_at = format_time(self.verified_at)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "outcome": outcome,
                "class": class_,
                "captureIds": capture_ids,
                "originalModel": original_model,
                "servedModel": served_model,
                "modelChanged": model_changed,
                "verifiedAt": verified_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        outcome = VerificationOutcome(d.pop("outcome"))

        def _parse_class_(data: object) -> CitationClass | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                class_type_0 = CitationClass(data)

                return class_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CitationClass | None, data)

        class_ = _parse_class_(d.pop("class"))

        capture_ids = cast(list[str], d.pop("captureIds"))

        def _parse_original_model(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        original_model = _parse_original_model(d.pop("originalModel"))

        def _parse_served_model(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        served_model = _parse_served_model(d.pop("servedModel"))

        model_changed = d.pop("modelChanged")

        verified_at = parse_time(d.pop("verifiedAt"))

        verification = cls(
            id=id,
            outcome=outcome,
            class_=class_,
            capture_ids=capture_ids,
            original_model=original_model,
            served_model=served_model,
            model_changed=model_changed,
            verified_at=verified_at,
        )

        verification.additional_properties = d
        return verification

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
