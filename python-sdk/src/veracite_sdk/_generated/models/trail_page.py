# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.source_says import SourceSays

if TYPE_CHECKING:
    from ..models.source_statement import SourceStatement
    from ..models.unread_reason import UnreadReason


T = TypeVar("T", bound="TrailPage")


@_attrs_define(repr=False)
class TrailPage(Model):
    """A page that the answer cites.

    Attributes:
        url (str): The address that is cited, without its fragment.
        page (str): SHA-256 of the signed manifest of its capture.
        final_url (None | str): The final address, after redirects; null when none answered.
        fetched_at (datetime.datetime): When it was fetched, or found to be unreachable.
        status (int | None): HTTP status; null when there was no reply.
        sha256 (None | str): SHA-256 of its bytes; null when there are none.
        says (None | SourceSays): The worst it says; null when the answer states nothing false.
        reason (None | UnreadReason): Why it was not read; null when it was.
        statements (list[SourceStatement]): Empty when it says neither.
    """

    url: str
    page: str
    final_url: None | str
    fetched_at: datetime.datetime
    status: int | None
    sha256: None | str
    says: None | SourceSays
    reason: None | UnreadReason
    statements: list[SourceStatement]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.unread_reason import UnreadReason

        url = self.url

        page = self.page

        final_url: None | str
        final_url = self.final_url

        fetched_at = format_time(self.fetched_at)

        status: int | None
        status = self.status

        sha256: None | str
        sha256 = self.sha256

        says: None | str
        if isinstance(self.says, SourceSays):
            says = self.says.value
        else:
            says = self.says

        reason: dict[str, Any] | None
        if isinstance(self.reason, UnreadReason):
            reason = self.reason.to_dict()
        else:
            reason = self.reason

        statements = []
        for statements_item_data in self.statements:
            statements_item = statements_item_data.to_dict()
            statements.append(statements_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "url": url,
                "page": page,
                "finalUrl": final_url,
                "fetchedAt": fetched_at,
                "status": status,
                "sha256": sha256,
                "says": says,
                "reason": reason,
                "statements": statements,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.source_statement import SourceStatement
        from ..models.unread_reason import UnreadReason

        d = dict(src_dict)
        url = d.pop("url")

        page = d.pop("page")

        def _parse_final_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        final_url = _parse_final_url(d.pop("finalUrl"))

        fetched_at = parse_time(d.pop("fetchedAt"))

        def _parse_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        status = _parse_status(d.pop("status"))

        def _parse_sha256(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        sha256 = _parse_sha256(d.pop("sha256"))

        def _parse_says(data: object) -> None | SourceSays:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                says_type_0 = SourceSays(data)

                return says_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SourceSays, data)

        says = _parse_says(d.pop("says"))

        def _parse_reason(data: object) -> None | UnreadReason:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                reason_type_0 = UnreadReason.from_dict(data)

                return reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UnreadReason, data)

        reason = _parse_reason(d.pop("reason"))

        statements = []
        _statements = d.pop("statements")
        for statements_item_data in _statements:
            statements_item = SourceStatement.from_dict(statements_item_data)

            statements.append(statements_item)

        trail_page = cls(
            url=url,
            page=page,
            final_url=final_url,
            fetched_at=fetched_at,
            status=status,
            sha256=sha256,
            says=says,
            reason=reason,
            statements=statements,
        )

        trail_page.additional_properties = d
        return trail_page

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
