# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

T = TypeVar("T", bound="StatedClaim")


@_attrs_define(repr=False)
class StatedClaim(Model):
    """One statement of the answer, in brief.

    Attributes:
        about (str): What it is about, in words.
        stated (str): What the answer says.
        quote (str): The words it uses.
        verdict (str): The outcome, in words.
        certainty (None | str): `certain` or `likely`; null in records from versions that did not tell them apart.
        truth (None | str): What is true, in words.
        source (None | str): The source for that.
        source_url (None | str): Address of the page.
        source_quote (None | str): The words of the page.
        source_sha256 (None | str): SHA-256 of the page as it was fetched.
        source_fetched_at (None | str): When the page was fetched.
    """

    about: str
    stated: str
    quote: str
    verdict: str
    certainty: None | str
    truth: None | str
    source: None | str
    source_url: None | str
    source_quote: None | str
    source_sha256: None | str
    source_fetched_at: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        about = self.about

        stated = self.stated

        quote = self.quote

        verdict = self.verdict

        certainty: None | str
        certainty = self.certainty

        truth: None | str
        truth = self.truth

        source: None | str
        source = self.source

        source_url: None | str
        source_url = self.source_url

        source_quote: None | str
        source_quote = self.source_quote

        source_sha256: None | str
        source_sha256 = self.source_sha256

        source_fetched_at: None | str
        source_fetched_at = self.source_fetched_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "about": about,
                "stated": stated,
                "quote": quote,
                "verdict": verdict,
                "certainty": certainty,
                "truth": truth,
                "source": source,
                "sourceUrl": source_url,
                "sourceQuote": source_quote,
                "sourceSha256": source_sha256,
                "sourceFetchedAt": source_fetched_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        about = d.pop("about")

        stated = d.pop("stated")

        quote = d.pop("quote")

        verdict = d.pop("verdict")

        def _parse_certainty(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        certainty = _parse_certainty(d.pop("certainty"))

        def _parse_truth(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        truth = _parse_truth(d.pop("truth"))

        def _parse_source(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        source = _parse_source(d.pop("source"))

        def _parse_source_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        source_url = _parse_source_url(d.pop("sourceUrl"))

        def _parse_source_quote(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        source_quote = _parse_source_quote(d.pop("sourceQuote"))

        def _parse_source_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        source_sha256 = _parse_source_sha256(d.pop("sourceSha256"))

        def _parse_source_fetched_at(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        source_fetched_at = _parse_source_fetched_at(d.pop("sourceFetchedAt"))

        stated_claim = cls(
            about=about,
            stated=stated,
            quote=quote,
            verdict=verdict,
            certainty=certainty,
            truth=truth,
            source=source,
            source_url=source_url,
            source_quote=source_quote,
            source_sha256=source_sha256,
            source_fetched_at=source_fetched_at,
        )

        stated_claim.additional_properties = d
        return stated_claim

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
