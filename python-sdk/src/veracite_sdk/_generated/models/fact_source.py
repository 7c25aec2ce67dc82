# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

T = TypeVar("T", bound="FactSource")


@_attrs_define(repr=False)
class FactSource(Model):
    """Where a fact comes from.

    Attributes:
        kind (str): How it was found, for example `json-ld`, `wikidata` or `operator`.
        url (None | str): Page that says so; null when it was entered, or read from a document.
        quote (None | str): The words of the page.
        fetched_at (datetime.datetime | None): When the page was fetched, or the fact entered.
        sha256 (None | str): SHA-256 of the page or document as it was read; null when the operator entered it.
    """

    kind: str
    url: None | str
    quote: None | str
    fetched_at: datetime.datetime | None
    sha256: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        url: None | str
        url = self.url

        quote: None | str
        quote = self.quote

        fetched_at: None | str
        if isinstance(self.fetched_at, datetime.datetime):
            fetched_at = format_time(self.fetched_at)
        else:
            fetched_at = self.fetched_at

        sha256: None | str
        sha256 = self.sha256

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "url": url,
                "quote": quote,
                "fetchedAt": fetched_at,
                "sha256": sha256,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = d.pop("kind")

        def _parse_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        url = _parse_url(d.pop("url"))

        def _parse_quote(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        quote = _parse_quote(d.pop("quote"))

        def _parse_fetched_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fetched_at_type_0 = parse_time(data)

                return fetched_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        fetched_at = _parse_fetched_at(d.pop("fetchedAt"))

        def _parse_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        sha256 = _parse_sha256(d.pop("sha256"))

        fact_source = cls(
            kind=kind,
            url=url,
            quote=quote,
            fetched_at=fetched_at,
            sha256=sha256,
        )

        fact_source.additional_properties = d
        return fact_source

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
