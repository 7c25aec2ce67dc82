# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.catalogue_origin import CatalogueOrigin


T = TypeVar("T", bound="UsedFact")


@_attrs_define(repr=False)
class UsedFact(Model):
    """A fact as it was when a classification used it.

    Attributes:
        id (str): Identifier of the fact.
        predicate (str): What the fact is about.
        value (Any): Its value; the form depends on the predicate.
        active (bool): Whether it was active then.
        hash_ (str): Digest of predicate, value and source.
        source_url (None | str): Page that says so.
        source_sha256 (None | str): SHA-256 of that page as it was fetched; of a catalogue, the hash of its item.
        catalogue (CatalogueOrigin | Unset): Where the catalogue of the brand says it; absent for other facts.
    """

    id: str
    predicate: str
    value: Any
    active: bool
    hash_: str
    source_url: None | str
    source_sha256: None | str
    catalogue: CatalogueOrigin | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        predicate = self.predicate

        value = self.value

        active = self.active

        hash_ = self.hash_

        source_url: None | str
        source_url = self.source_url

        source_sha256: None | str
        source_sha256 = self.source_sha256

        catalogue: dict[str, Any] | Unset = UNSET
        if not isinstance(self.catalogue, Unset):
            catalogue = self.catalogue.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "predicate": predicate,
                "value": value,
                "active": active,
                "hash": hash_,
                "sourceUrl": source_url,
                "sourceSha256": source_sha256,
            }
        )
        if catalogue is not UNSET:
            field_dict["catalogue"] = catalogue

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.catalogue_origin import CatalogueOrigin

        d = dict(src_dict)
        id = d.pop("id")

        predicate = d.pop("predicate")

        value = d.pop("value")

        active = d.pop("active")

        hash_ = d.pop("hash")

        def _parse_source_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        source_url = _parse_source_url(d.pop("sourceUrl"))

        def _parse_source_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        source_sha256 = _parse_source_sha256(d.pop("sourceSha256"))

        _catalogue = d.pop("catalogue", UNSET)
        catalogue: CatalogueOrigin | Unset
        if isinstance(_catalogue, Unset):
            catalogue = UNSET
        else:
            catalogue = CatalogueOrigin.from_dict(_catalogue)

        used_fact = cls(
            id=id,
            predicate=predicate,
            value=value,
            active=active,
            hash_=hash_,
            source_url=source_url,
            source_sha256=source_sha256,
            catalogue=catalogue,
        )

        used_fact.additional_properties = d
        return used_fact

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
