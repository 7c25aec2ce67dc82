# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

if TYPE_CHECKING:
    from ..models.fact_source import FactSource


T = TypeVar("T", bound="Fact")


@_attrs_define(repr=False)
class Fact(Model):
    """A fact about a brand.

    Attributes:
        id (str): Identifier of the fact.
        predicate (str): What the fact is about, for example `founded_year` or `price`.
        value (Any): Its value; the form depends on the predicate: a year is a number, a name a text, a price an object.
            A company or a seat is a text, or an object with other names as well.
        source (FactSource): Where a fact comes from.
        hash_ (str): Digest of predicate, value and source.
        note (None | str): What the operator noted; null when nothing.
        active (bool): Whether answers are judged against it.
        first_seen_at (datetime.datetime): When it was first seen.
        last_seen_at (datetime.datetime): When it was last seen.
        superseded_by (None | str): The fact that replaced it; null while none has.
        withdrawn_at (datetime.datetime | None): When the operator withdrew it; null unless that happened.
    """

    id: str
    predicate: str
    value: Any
    source: FactSource
    hash_: str
    note: None | str
    active: bool
    first_seen_at: datetime.datetime
    last_seen_at: datetime.datetime
    superseded_by: None | str
    withdrawn_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        predicate = self.predicate

        value = self.value

        source = self.source.to_dict()

        hash_ = self.hash_

        note: None | str
        note = self.note

        active = self.active

        first_seen_at = format_time(self.first_seen_at)

        last_seen_at = format_time(self.last_seen_at)

        superseded_by: None | str
        superseded_by = self.superseded_by

        withdrawn_at: None | str
        if isinstance(self.withdrawn_at, datetime.datetime):
            withdrawn_at = format_time(self.withdrawn_at)
        else:
            withdrawn_at = self.withdrawn_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "predicate": predicate,
                "value": value,
                "source": source,
                "hash": hash_,
                "note": note,
                "active": active,
                "firstSeenAt": first_seen_at,
                "lastSeenAt": last_seen_at,
                "supersededBy": superseded_by,
                "withdrawnAt": withdrawn_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fact_source import FactSource

        d = dict(src_dict)
        id = d.pop("id")

        predicate = d.pop("predicate")

        value = d.pop("value")

        source = FactSource.from_dict(d.pop("source"))

        hash_ = d.pop("hash")

        def _parse_note(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        note = _parse_note(d.pop("note"))

        active = d.pop("active")

        first_seen_at = parse_time(d.pop("firstSeenAt"))

        last_seen_at = parse_time(d.pop("lastSeenAt"))

        def _parse_superseded_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        superseded_by = _parse_superseded_by(d.pop("supersededBy"))

        def _parse_withdrawn_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                withdrawn_at_type_0 = parse_time(data)

                return withdrawn_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        withdrawn_at = _parse_withdrawn_at(d.pop("withdrawnAt"))

        fact = cls(
            id=id,
            predicate=predicate,
            value=value,
            source=source,
            hash_=hash_,
            note=note,
            active=active,
            first_seen_at=first_seen_at,
            last_seen_at=last_seen_at,
            superseded_by=superseded_by,
            withdrawn_at=withdrawn_at,
        )

        fact.additional_properties = d
        return fact

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
