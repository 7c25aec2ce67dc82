# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

if TYPE_CHECKING:
    from ..models.judge_opinion_asked_item import JudgeOpinionAskedItem
    from ..models.judge_opinion_claims_item import JudgeOpinionClaimsItem


T = TypeVar("T", bound="JudgeOpinion")


@_attrs_define(repr=False)
class JudgeOpinion(Model):
    """A second opinion of a model, from before models were readers: kept as history, not part of any finding.

    Attributes:
        id (str): Identifier of the opinion.
        classification_id (str): The classification it is about.
        kind (Literal['opinion']):
        model (str): The model that was asked.
        prompt_sha256 (str): SHA-256 of what it was asked.
        opinion (str): The class it would have given, or `needs_review`.
        agrees (bool): Whether it agrees with the classification.
        reasons (list[str]): Its reasons.
        claims (list[JudgeOpinionClaimsItem]): What it says was stated.
        asked (list[JudgeOpinionAskedItem]): Each time it was asked.
        judged_at (datetime.datetime): When it was given.
    """

    id: str
    classification_id: str
    kind: Literal["opinion"]
    model: str
    prompt_sha256: str
    opinion: str
    agrees: bool
    reasons: list[str]
    claims: list[JudgeOpinionClaimsItem]
    asked: list[JudgeOpinionAskedItem]
    judged_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        classification_id = self.classification_id

        kind = self.kind

        model = self.model

        prompt_sha256 = self.prompt_sha256

        opinion = self.opinion

        agrees = self.agrees

        reasons = self.reasons

        claims = []
        for claims_item_data in self.claims:
            claims_item = claims_item_data.to_dict()
            claims.append(claims_item)

        asked = []
        for asked_item_data in self.asked:
            asked_item = asked_item_data.to_dict()
            asked.append(asked_item)

        judged_at = format_time(self.judged_at)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "classificationId": classification_id,
                "kind": kind,
                "model": model,
                "promptSha256": prompt_sha256,
                "opinion": opinion,
                "agrees": agrees,
                "reasons": reasons,
                "claims": claims,
                "asked": asked,
                "judgedAt": judged_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.judge_opinion_asked_item import JudgeOpinionAskedItem
        from ..models.judge_opinion_claims_item import JudgeOpinionClaimsItem

        d = dict(src_dict)
        id = d.pop("id")

        classification_id = d.pop("classificationId")

        kind = cast(Literal["opinion"], d.pop("kind"))
        if kind != "opinion":
            raise ValueError(f"kind must match const 'opinion', got '{kind}'")

        model = d.pop("model")

        prompt_sha256 = d.pop("promptSha256")

        opinion = d.pop("opinion")

        agrees = d.pop("agrees")

        reasons = cast(list[str], d.pop("reasons"))

        claims = []
        _claims = d.pop("claims")
        for claims_item_data in _claims:
            claims_item = JudgeOpinionClaimsItem.from_dict(claims_item_data)

            claims.append(claims_item)

        asked = []
        _asked = d.pop("asked")
        for asked_item_data in _asked:
            asked_item = JudgeOpinionAskedItem.from_dict(asked_item_data)

            asked.append(asked_item)

        judged_at = parse_time(d.pop("judgedAt"))

        judge_opinion = cls(
            id=id,
            classification_id=classification_id,
            kind=kind,
            model=model,
            prompt_sha256=prompt_sha256,
            opinion=opinion,
            agrees=agrees,
            reasons=reasons,
            claims=claims,
            asked=asked,
            judged_at=judged_at,
        )

        judge_opinion.additional_properties = d
        return judge_opinion

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
