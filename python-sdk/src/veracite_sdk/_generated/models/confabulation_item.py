# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.answer_surface import AnswerSurface
from ..models.confabulation_item_leading_type_1 import ConfabulationItemLeadingType1
from ..models.confabulation_item_leading_type_2_type_1 import ConfabulationItemLeadingType2Type1
from ..models.confabulation_item_leading_type_3_type_1 import ConfabulationItemLeadingType3Type1
from ..models.engine import Engine
from ..models.grade import Grade
from ..models.origin import Origin
from ..models.prompt_intent import PromptIntent
from ..models.verification_status import VerificationStatus
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.confabulated_claim import ConfabulatedClaim


T = TypeVar("T", bound="ConfabulationItem")


@_attrs_define(repr=False)
class ConfabulationItem(Model):
    """A run classified CONFABULATED, with minimal evidence. The rest is in the evidence of the run.

    Attributes:
        run_id (str): Run identifier.
        scan_id (str): The scan it belongs to.
        engine (Engine): An AI answer engine.
        intent (PromptIntent): What a prompt asks about.
        access (str): How the engine was reached, one of official_api, data_provider, app, compatible_server, demo.
        prompt (str): The question that was asked.
        leading (ConfabulationItemLeadingType1 | ConfabulationItemLeadingType2Type1 | ConfabulationItemLeadingType3Type1
            | None): Why the question leads to one of these statements, by fixed criteria on its words alone (version 2);
            null for a neutral one.
        captured_at (datetime.datetime): When the answer was captured.
        sha256 (str): SHA-256 of the exact bytes of the reply.
        excerpt (str): The words of the answer that matter most.
        claims (list[ConfabulatedClaim]): Its statements that a fact contradicts; at most 20.
        verification_status (VerificationStatus): Whether what was found still holds: `active`, `stale` (too old, or a
            fact behind it changed) or `not_reproducible` (asked again, the answers did not say it; the bundle says in how
            many answers it may still be said).
        demo (bool | Unset): True of a demonstration: invented by this software, said by no engine, counted apart.
        origin (Origin | Unset): Who gives an answer: `engine`, the engine itself, asked over a programming interface or
            by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator
            chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added
            up.
        surface (AnswerSurface | Unset): Where the answer was given: `api`, an interface for programs; `seller`, a data
            seller says what the app showed; `app`, a person got it in the app.
        grade (Grade | None | Unset): Only for answers from an app; null for others.
    """

    run_id: str
    scan_id: str
    engine: Engine
    intent: PromptIntent
    access: str
    prompt: str
    leading: (
        ConfabulationItemLeadingType1
        | ConfabulationItemLeadingType2Type1
        | ConfabulationItemLeadingType3Type1
        | None
    )
    captured_at: datetime.datetime
    sha256: str
    excerpt: str
    claims: list[ConfabulatedClaim]
    verification_status: VerificationStatus
    demo: bool | Unset = UNSET
    origin: Origin | Unset = UNSET
    surface: AnswerSurface | Unset = UNSET
    grade: Grade | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        run_id = self.run_id

        scan_id = self.scan_id

        engine = self.engine.value

        intent = self.intent.value

        access = self.access

        prompt = self.prompt

        leading: None | str
        if isinstance(self.leading, ConfabulationItemLeadingType1):
            leading = self.leading.value
        elif isinstance(self.leading, ConfabulationItemLeadingType2Type1):
            leading = self.leading.value
        elif isinstance(self.leading, ConfabulationItemLeadingType3Type1):
            leading = self.leading.value
        else:
            leading = self.leading

        captured_at = format_time(self.captured_at)

        sha256 = self.sha256

        excerpt = self.excerpt

        claims = []
        for claims_item_data in self.claims:
            claims_item = claims_item_data.to_dict()
            claims.append(claims_item)

        verification_status = self.verification_status.value

        demo = self.demo

        origin: str | Unset = UNSET
        if not isinstance(self.origin, Unset):
            origin = self.origin.value

        surface: str | Unset = UNSET
        if not isinstance(self.surface, Unset):
            surface = self.surface.value

        grade: None | str | Unset
        if isinstance(self.grade, Unset):
            grade = UNSET
        elif isinstance(self.grade, Grade):
            grade = self.grade.value
        else:
            grade = self.grade

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "runId": run_id,
                "scanId": scan_id,
                "engine": engine,
                "intent": intent,
                "access": access,
                "prompt": prompt,
                "leading": leading,
                "capturedAt": captured_at,
                "sha256": sha256,
                "excerpt": excerpt,
                "claims": claims,
                "verificationStatus": verification_status,
            }
        )
        if demo is not UNSET:
            field_dict["demo"] = demo
        if origin is not UNSET:
            field_dict["origin"] = origin
        if surface is not UNSET:
            field_dict["surface"] = surface
        if grade is not UNSET:
            field_dict["grade"] = grade

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.confabulated_claim import ConfabulatedClaim

        d = dict(src_dict)
        run_id = d.pop("runId")

        scan_id = d.pop("scanId")

        engine = Engine(d.pop("engine"))

        intent = PromptIntent(d.pop("intent"))

        access = d.pop("access")

        prompt = d.pop("prompt")

        def _parse_leading(
            data: object,
        ) -> (
            ConfabulationItemLeadingType1
            | ConfabulationItemLeadingType2Type1
            | ConfabulationItemLeadingType3Type1
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                leading_type_1 = ConfabulationItemLeadingType1(data)

                return leading_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                leading_type_2_type_1 = ConfabulationItemLeadingType2Type1(data)

                return leading_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, str):
                    raise TypeError()
                leading_type_3_type_1 = ConfabulationItemLeadingType3Type1(data)

                return leading_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                ConfabulationItemLeadingType1
                | ConfabulationItemLeadingType2Type1
                | ConfabulationItemLeadingType3Type1
                | None,
                data,
            )

        leading = _parse_leading(d.pop("leading"))

        captured_at = parse_time(d.pop("capturedAt"))

        sha256 = d.pop("sha256")

        excerpt = d.pop("excerpt")

        claims = []
        _claims = d.pop("claims")
        for claims_item_data in _claims:
            claims_item = ConfabulatedClaim.from_dict(claims_item_data)

            claims.append(claims_item)

        verification_status = VerificationStatus(d.pop("verificationStatus"))

        demo = d.pop("demo", UNSET)

        _origin = d.pop("origin", UNSET)
        origin: Origin | Unset
        if isinstance(_origin, Unset):
            origin = UNSET
        else:
            origin = Origin(_origin)

        _surface = d.pop("surface", UNSET)
        surface: AnswerSurface | Unset
        if isinstance(_surface, Unset):
            surface = UNSET
        else:
            surface = AnswerSurface(_surface)

        def _parse_grade(data: object) -> Grade | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                grade_type_0 = Grade(data)

                return grade_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Grade | None | Unset, data)

        grade = _parse_grade(d.pop("grade", UNSET))

        confabulation_item = cls(
            run_id=run_id,
            scan_id=scan_id,
            engine=engine,
            intent=intent,
            access=access,
            prompt=prompt,
            leading=leading,
            captured_at=captured_at,
            sha256=sha256,
            excerpt=excerpt,
            claims=claims,
            verification_status=verification_status,
            demo=demo,
            origin=origin,
            surface=surface,
            grade=grade,
        )

        confabulation_item.additional_properties = d
        return confabulation_item

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
