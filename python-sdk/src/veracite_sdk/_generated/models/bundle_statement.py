# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.stated_claim import StatedClaim


T = TypeVar("T", bound="BundleStatement")


@_attrs_define(repr=False)
class BundleStatement(Model):
    """What the bundle says, in brief. Nothing here is signed; the manifests say the same and are signed.

    Attributes:
        title (str): Title of the bundle.
        warning (None | str): Shown first when the answer is a demonstration; null otherwise.
        asked (str): What was asked, of whom and when.
        answered (str): What came back.
        headline (str): The finding in a sentence or two.
        finding (str): The finding, and why.
        review (None | str): Why a person should still look; null when that is not needed.
        claims (list[StatedClaim]): What the answer states.
        checked_again (str): The outcome of asking again.
        sampling (None | str): Which sample or slot of which plan it is; null for older captures and where there was no
            plan.
        proof (str): What the proof covers.
    """

    title: str
    warning: None | str
    asked: str
    answered: str
    headline: str
    finding: str
    review: None | str
    claims: list[StatedClaim]
    checked_again: str
    sampling: None | str
    proof: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        warning: None | str
        warning = self.warning

        asked = self.asked

        answered = self.answered

        headline = self.headline

        finding = self.finding

        review: None | str
        review = self.review

        claims = []
        for claims_item_data in self.claims:
            claims_item = claims_item_data.to_dict()
            claims.append(claims_item)

        checked_again = self.checked_again

        sampling: None | str
        sampling = self.sampling

        proof = self.proof

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "warning": warning,
                "asked": asked,
                "answered": answered,
                "headline": headline,
                "finding": finding,
                "review": review,
                "claims": claims,
                "checkedAgain": checked_again,
                "sampling": sampling,
                "proof": proof,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.stated_claim import StatedClaim

        d = dict(src_dict)
        title = d.pop("title")

        def _parse_warning(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        warning = _parse_warning(d.pop("warning"))

        asked = d.pop("asked")

        answered = d.pop("answered")

        headline = d.pop("headline")

        finding = d.pop("finding")

        def _parse_review(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        review = _parse_review(d.pop("review"))

        claims = []
        _claims = d.pop("claims")
        for claims_item_data in _claims:
            claims_item = StatedClaim.from_dict(claims_item_data)

            claims.append(claims_item)

        checked_again = d.pop("checkedAgain")

        def _parse_sampling(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        sampling = _parse_sampling(d.pop("sampling"))

        proof = d.pop("proof")

        bundle_statement = cls(
            title=title,
            warning=warning,
            asked=asked,
            answered=answered,
            headline=headline,
            finding=finding,
            review=review,
            claims=claims,
            checked_again=checked_again,
            sampling=sampling,
            proof=proof,
        )

        bundle_statement.additional_properties = d
        return bundle_statement

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
