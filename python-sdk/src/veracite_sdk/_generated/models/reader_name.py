# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.reader_kind import ReaderKind

T = TypeVar("T", bound="ReaderName")


@_attrs_define(repr=False)
class ReaderName(Model):
    """Who read an answer.

    Attributes:
        kind (ReaderKind): What kind of reader: `rules` is the plain reader, `confirmation` the second reading of what
            an answer is accused of.
        version (str): Version of the plain reader, `provider/model` of a model, the label of a person.
        digest (None | str): Digest of what the reader was made from; null when there is nothing to hash.
    """

    kind: ReaderKind
    version: str
    digest: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        version = self.version

        digest: None | str
        digest = self.digest

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "version": version,
                "digest": digest,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ReaderKind(d.pop("kind"))

        version = d.pop("version")

        def _parse_digest(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        digest = _parse_digest(d.pop("digest"))

        reader_name = cls(
            kind=kind,
            version=version,
            digest=digest,
        )

        reader_name.additional_properties = d
        return reader_name

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
