# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.check_verdict import CheckVerdict
from ..models.origin import Origin
from ..types import UNSET, Unset

T = TypeVar("T", bound="CheckResult")


@_attrs_define(repr=False)
class CheckResult(Model):
    """Verdict of a public check.

    Attributes:
        found (bool): Always true.
        match (bool): Whether the submitted content has the hash of the path.
        verdict (CheckVerdict): Whether the submitted content is what was captured.
        submitted_sha256 (str): SHA-256 of the submitted content, in UTF-8.
        captured_at (datetime.datetime): When a response with the hash of the path was captured.
        demo (bool | Unset): True of a demonstration: invented by this software, said by no engine, counted apart.
        origin (Origin | Unset): Who gives an answer: `engine`, the engine itself, asked over a programming interface or
            by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator
            chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added
            up.
    """

    found: bool
    match: bool
    verdict: CheckVerdict
    submitted_sha256: str
    captured_at: datetime.datetime
    demo: bool | Unset = UNSET
    origin: Origin | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        found = self.found

        match = self.match

        verdict = self.verdict.value

        submitted_sha256 = self.submitted_sha256

        captured_at = format_time(self.captured_at)

        demo = self.demo

        origin: str | Unset = UNSET
        if not isinstance(self.origin, Unset):
            origin = self.origin.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "found": found,
                "match": match,
                "verdict": verdict,
                "submitted_sha256": submitted_sha256,
                "captured_at": captured_at,
            }
        )
        if demo is not UNSET:
            field_dict["demo"] = demo
        if origin is not UNSET:
            field_dict["origin"] = origin

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        found = d.pop("found")

        match = d.pop("match")

        verdict = CheckVerdict(d.pop("verdict"))

        submitted_sha256 = d.pop("submitted_sha256")

        captured_at = parse_time(d.pop("captured_at"))

        demo = d.pop("demo", UNSET)

        _origin = d.pop("origin", UNSET)
        origin: Origin | Unset
        if isinstance(_origin, Unset):
            origin = UNSET
        else:
            origin = Origin(_origin)

        check_result = cls(
            found=found,
            match=match,
            verdict=verdict,
            submitted_sha256=submitted_sha256,
            captured_at=captured_at,
            demo=demo,
            origin=origin,
        )

        check_result.additional_properties = d
        return check_result

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
