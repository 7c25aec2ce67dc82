# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.answer_surface import AnswerSurface
from ..models.grade import Grade
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.app_claims import AppClaims


T = TypeVar("T", bound="CaptureSource")


@_attrs_define(repr=False)
class CaptureSource(Model):
    """Who answered, and how the engine was reached.

    Attributes:
        access (str): How the engine was reached, one of official_api, data_provider, app, compatible_server, demo.
        provider (str): Who served it, for example `openai` or `dataforseo`.
        description (None | str): What was asked, and what that is not, in one sentence; null if none was kept.
        requested_model (None | str): The model asked for; null when it cannot be chosen.
        served_model (None | str): The model that the reply names.
        search_used (bool | None): Whether the engine searched; null when the reply does not say.
        wire (str): Format of the reply.
        adapter (str): Version of what read the reply.
        request_id (None | str): The provider's own identifier of the call; null where it gives none.
        surface (AnswerSurface | Unset): Where the answer was given: `api`, an interface for programs; `seller`, a data
            seller says what the app showed; `app`, a person got it in the app.
        grade (Grade | None | Unset): Only for answers from an app; null for others.
        app (AppClaims | Unset): What a person’s file says of itself. Nothing of it is proven.
    """

    access: str
    provider: str
    description: None | str
    requested_model: None | str
    served_model: None | str
    search_used: bool | None
    wire: str
    adapter: str
    request_id: None | str
    surface: AnswerSurface | Unset = UNSET
    grade: Grade | None | Unset = UNSET
    app: AppClaims | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        access = self.access

        provider = self.provider

        description: None | str
        description = self.description

        requested_model: None | str
        requested_model = self.requested_model

        served_model: None | str
        served_model = self.served_model

        search_used: bool | None
        search_used = self.search_used

        wire = self.wire

        adapter = self.adapter

        request_id: None | str
        request_id = self.request_id

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

        app: dict[str, Any] | Unset = UNSET
        if not isinstance(self.app, Unset):
            app = self.app.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "access": access,
                "provider": provider,
                "description": description,
                "requestedModel": requested_model,
                "servedModel": served_model,
                "searchUsed": search_used,
                "wire": wire,
                "adapter": adapter,
                "requestId": request_id,
            }
        )
        if surface is not UNSET:
            field_dict["surface"] = surface
        if grade is not UNSET:
            field_dict["grade"] = grade
        if app is not UNSET:
            field_dict["app"] = app

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.app_claims import AppClaims

        d = dict(src_dict)
        access = d.pop("access")

        provider = d.pop("provider")

        def _parse_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        description = _parse_description(d.pop("description"))

        def _parse_requested_model(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        requested_model = _parse_requested_model(d.pop("requestedModel"))

        def _parse_served_model(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        served_model = _parse_served_model(d.pop("servedModel"))

        def _parse_search_used(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        search_used = _parse_search_used(d.pop("searchUsed"))

        wire = d.pop("wire")

        adapter = d.pop("adapter")

        def _parse_request_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        request_id = _parse_request_id(d.pop("requestId"))

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

        _app = d.pop("app", UNSET)
        app: AppClaims | Unset
        if isinstance(_app, Unset):
            app = UNSET
        else:
            app = AppClaims.from_dict(_app)

        capture_source = cls(
            access=access,
            provider=provider,
            description=description,
            requested_model=requested_model,
            served_model=served_model,
            search_used=search_used,
            wire=wire,
            adapter=adapter,
            request_id=request_id,
            surface=surface,
            grade=grade,
            app=app,
        )

        capture_source.additional_properties = d
        return capture_source

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
