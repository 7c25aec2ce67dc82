# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.answer_surface import AnswerSurface
from ..models.engine import Engine
from ..models.grade import Grade
from ..models.hash_subject import HashSubject
from ..models.origin import Origin
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.log_absent import LogAbsent
    from ..models.log_integrated import LogIntegrated
    from ..models.log_pending import LogPending


T = TypeVar("T", bound="PublicEvidence")


@_attrs_define(repr=False)
class PublicEvidence(Model):
    """Minimal metadata, with the place in the transparency log and the proof of it. Never the response itself.

    Attributes:
        found (bool): Always true.
        sha256 (str): The hash.
        subject (HashSubject): Whether the hash is of the raw `response` or of the visible `answer`.
        captured_at (datetime.datetime): When it was captured.
        engine (Engine): An AI answer engine.
        access (str): How the engine was reached, one of official_api, data_provider, app, compatible_server, demo.
        log (LogAbsent | LogIntegrated | LogPending): Where it is in the transparency log; `status` says which of the
            three it is.
        surface (AnswerSurface | Unset): Where the answer was given: `api`, an interface for programs; `seller`, a data
            seller says what the app showed; `app`, a person got it in the app.
        grade (Grade | None | Unset): Only for answers from an app; null for others.
        demo (bool | Unset): True of a demonstration: invented by this software, said by no engine, counted apart.
        origin (Origin | Unset): Who gives an answer: `engine`, the engine itself, asked over a programming interface or
            by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator
            chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added
            up.
    """

    found: bool
    sha256: str
    subject: HashSubject
    captured_at: datetime.datetime
    engine: Engine
    access: str
    log: LogAbsent | LogIntegrated | LogPending
    surface: AnswerSurface | Unset = UNSET
    grade: Grade | None | Unset = UNSET
    demo: bool | Unset = UNSET
    origin: Origin | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.log_integrated import LogIntegrated
        from ..models.log_pending import LogPending

        found = self.found

        sha256 = self.sha256

        subject = self.subject.value

        captured_at = format_time(self.captured_at)

        engine = self.engine.value

        access = self.access

        log: dict[str, Any]
        if isinstance(self.log, LogIntegrated):
            log = self.log.to_dict()
        elif isinstance(self.log, LogPending):
            log = self.log.to_dict()
        else:
            log = self.log.to_dict()

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

        demo = self.demo

        origin: str | Unset = UNSET
        if not isinstance(self.origin, Unset):
            origin = self.origin.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "found": found,
                "sha256": sha256,
                "subject": subject,
                "captured_at": captured_at,
                "engine": engine,
                "access": access,
                "log": log,
            }
        )
        if surface is not UNSET:
            field_dict["surface"] = surface
        if grade is not UNSET:
            field_dict["grade"] = grade
        if demo is not UNSET:
            field_dict["demo"] = demo
        if origin is not UNSET:
            field_dict["origin"] = origin

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.log_absent import LogAbsent
        from ..models.log_integrated import LogIntegrated
        from ..models.log_pending import LogPending

        d = dict(src_dict)
        found = d.pop("found")

        sha256 = d.pop("sha256")

        subject = HashSubject(d.pop("subject"))

        captured_at = parse_time(d.pop("captured_at"))

        engine = Engine(d.pop("engine"))

        access = d.pop("access")

        def _parse_log(data: object) -> LogAbsent | LogIntegrated | LogPending:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_place_in_log_type_0 = LogIntegrated.from_dict(data)

                return componentsschemas_place_in_log_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_place_in_log_type_1 = LogPending.from_dict(data)

                return componentsschemas_place_in_log_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_place_in_log_type_2 = LogAbsent.from_dict(data)

            return componentsschemas_place_in_log_type_2

        log = _parse_log(d.pop("log"))

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

        demo = d.pop("demo", UNSET)

        _origin = d.pop("origin", UNSET)
        origin: Origin | Unset
        if isinstance(_origin, Unset):
            origin = UNSET
        else:
            origin = Origin(_origin)

        public_evidence = cls(
            found=found,
            sha256=sha256,
            subject=subject,
            captured_at=captured_at,
            engine=engine,
            access=access,
            log=log,
            surface=surface,
            grade=grade,
            demo=demo,
            origin=origin,
        )

        public_evidence.additional_properties = d
        return public_evidence

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
