# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.app_file import AppFile


T = TypeVar("T", bound="AppClaims")


@_attrs_define(repr=False)
class AppClaims(Model):
    """What a person’s file says of itself. Nothing of it is proven.

    Attributes:
        format_ (str): Which reader read it, for example `chatgpt.export`.
        answered_at (None | str): When the answer was given, as the file says; null where it does not.
        file (AppFile | None): Null where it was not a file.
        notes (list[str]): What a reader should know, for example that custom instructions were on.
        stripped (list[str]): What was removed before storing, by name.
    """

    format_: str
    answered_at: None | str
    file: AppFile | None
    notes: list[str]
    stripped: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.app_file import AppFile

        format_ = self.format_

        answered_at: None | str
        answered_at = self.answered_at

        file: dict[str, Any] | None
        if isinstance(self.file, AppFile):
            file = self.file.to_dict()
        else:
            file = self.file

        notes = self.notes

        stripped = self.stripped

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "answeredAt": answered_at,
                "file": file,
                "notes": notes,
                "stripped": stripped,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.app_file import AppFile

        d = dict(src_dict)
        format_ = d.pop("format")

        def _parse_answered_at(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        answered_at = _parse_answered_at(d.pop("answeredAt"))

        def _parse_file(data: object) -> AppFile | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                file_type_0 = AppFile.from_dict(data)

                return file_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AppFile | None, data)

        file = _parse_file(d.pop("file"))

        notes = cast(list[str], d.pop("notes"))

        stripped = cast(list[str], d.pop("stripped"))

        app_claims = cls(
            format_=format_,
            answered_at=answered_at,
            file=file,
            notes=notes,
            stripped=stripped,
        )

        app_claims.additional_properties = d
        return app_claims

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
