# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.certainty import Certainty
from ..models.claim_verdict import ClaimVerdict
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.span import Span


T = TypeVar("T", bound="Claim")


@_attrs_define(repr=False)
class Claim(Model):
    """A statement of the answer, and its outcome.

    Attributes:
        predicate (str): What the statement is about, for example `founded_year` or `price`.
        stated (str): What the answer says, in words.
        truth (None | str): What the fact says, in words; null when there was none to compare with.
        fact_id (None | str): The fact it was checked against; null when there was none to compare with.
        span (Span): A stretch of the answer text, in UTF-16 code units: `answer.slice(start, end) === quote`.
        certainty (Certainty | None): Null in records from versions that did not tell them apart.
        verdict (ClaimVerdict): The outcome of checking a statement against the facts.
        stance (None | str): How the answer puts it forward, one of asserted, denied, hedged, past, hearsay, corrected,
            conditional, asked; null in records from versions that did not keep it.
        label (str | Unset): What people call a declared predicate; left out for the common ones.
        reason (str | Unset): Why, where statement and fact did not simply agree or differ: one of on_offer, offer,
            variant, other_currency, other_country, card_above_list, instalments, fact_may_be_old, former_name,
            shares_first_word, owners_owner, other_role, not_the_seat, unknown_place, beside_range, accessory, one_right,
            other_unit, beside_value, worded_otherwise, not_all_named, many_alike. Left out where they did.
        read_by (str | Unset): Who read it: model, person, or the form and the rule of ownership by which rules did, as
            in "price:label, by subject". Left out in older records.
    """

    predicate: str
    stated: str
    truth: None | str
    fact_id: None | str
    span: Span
    certainty: Certainty | None
    verdict: ClaimVerdict
    stance: None | str
    label: str | Unset = UNSET
    reason: str | Unset = UNSET
    read_by: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        predicate = self.predicate

        stated = self.stated

        truth: None | str
        truth = self.truth

        fact_id: None | str
        fact_id = self.fact_id

        span = self.span.to_dict()

        certainty: None | str
        if isinstance(self.certainty, Certainty):
            certainty = self.certainty.value
        else:
            certainty = self.certainty

        verdict = self.verdict.value

        stance: None | str
        stance = self.stance

        label = self.label

        reason = self.reason

        read_by = self.read_by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "predicate": predicate,
                "stated": stated,
                "truth": truth,
                "factId": fact_id,
                "span": span,
                "certainty": certainty,
                "verdict": verdict,
                "stance": stance,
            }
        )
        if label is not UNSET:
            field_dict["label"] = label
        if reason is not UNSET:
            field_dict["reason"] = reason
        if read_by is not UNSET:
            field_dict["readBy"] = read_by

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.span import Span

        d = dict(src_dict)
        predicate = d.pop("predicate")

        stated = d.pop("stated")

        def _parse_truth(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        truth = _parse_truth(d.pop("truth"))

        def _parse_fact_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        fact_id = _parse_fact_id(d.pop("factId"))

        span = Span.from_dict(d.pop("span"))

        def _parse_certainty(data: object) -> Certainty | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                certainty_type_0 = Certainty(data)

                return certainty_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Certainty | None, data)

        certainty = _parse_certainty(d.pop("certainty"))

        verdict = ClaimVerdict(d.pop("verdict"))

        def _parse_stance(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        stance = _parse_stance(d.pop("stance"))

        label = d.pop("label", UNSET)

        reason = d.pop("reason", UNSET)

        read_by = d.pop("readBy", UNSET)

        claim = cls(
            predicate=predicate,
            stated=stated,
            truth=truth,
            fact_id=fact_id,
            span=span,
            certainty=certainty,
            verdict=verdict,
            stance=stance,
            label=label,
            reason=reason,
            read_by=read_by,
        )

        claim.additional_properties = d
        return claim

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
