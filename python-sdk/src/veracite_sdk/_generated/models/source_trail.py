# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.trail_page import TrailPage
    from ..models.trail_statement import TrailStatement


T = TypeVar("T", bound="SourceTrail")


@_attrs_define(repr=False)
class SourceTrail(Model):
    """What the pages that an answer cites say about what it gets wrong.

    Attributes:
        run_id (str): The run.
        capture_id (str): The answer.
        classification_id (str): The verdict that names the false statements.
        reader (str): What read the pages.
        statements (list[TrailStatement]): What was looked for.
        pages (list[TrailPage]): In the order in which the answer cites them.
        left_out (int): Sources that were not looked at: beyond the bound, no page that can be asked for, or too many
            for the record.
    """

    run_id: str
    capture_id: str
    classification_id: str
    reader: str
    statements: list[TrailStatement]
    pages: list[TrailPage]
    left_out: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        run_id = self.run_id

        capture_id = self.capture_id

        classification_id = self.classification_id

        reader = self.reader

        statements = []
        for statements_item_data in self.statements:
            statements_item = statements_item_data.to_dict()
            statements.append(statements_item)

        pages = []
        for pages_item_data in self.pages:
            pages_item = pages_item_data.to_dict()
            pages.append(pages_item)

        left_out = self.left_out

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "runId": run_id,
                "captureId": capture_id,
                "classificationId": classification_id,
                "reader": reader,
                "statements": statements,
                "pages": pages,
                "leftOut": left_out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.trail_page import TrailPage
        from ..models.trail_statement import TrailStatement

        d = dict(src_dict)
        run_id = d.pop("runId")

        capture_id = d.pop("captureId")

        classification_id = d.pop("classificationId")

        reader = d.pop("reader")

        statements = []
        _statements = d.pop("statements")
        for statements_item_data in _statements:
            statements_item = TrailStatement.from_dict(statements_item_data)

            statements.append(statements_item)

        pages = []
        _pages = d.pop("pages")
        for pages_item_data in _pages:
            pages_item = TrailPage.from_dict(pages_item_data)

            pages.append(pages_item)

        left_out = d.pop("leftOut")

        source_trail = cls(
            run_id=run_id,
            capture_id=capture_id,
            classification_id=classification_id,
            reader=reader,
            statements=statements,
            pages=pages,
            left_out=left_out,
        )

        source_trail.additional_properties = d
        return source_trail

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
