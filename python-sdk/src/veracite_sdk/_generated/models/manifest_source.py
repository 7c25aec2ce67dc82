# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.grade import Grade
from ..models.surface import Surface
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.manifest_source_parameters import ManifestSourceParameters


T = TypeVar("T", bound="ManifestSource")


@_attrs_define(repr=False)
class ManifestSource(Model):
    """Who was asked, and how.

    Attributes:
        engine (str): The answer engine.
        surface (Surface): An interface for programs, a data seller (`web` in older manifests), or an app from which a
            person brought the answer.
        access (str): How the engine was reached.
        provider (str): Who served it.
        endpoint (str): Address that was asked.
        model_requested (None | str): The model asked for.
        model_reported (None | str): The model that the reply names.
        request_id (None | str): The provider's own identifier of the call.
        system_fingerprint (None | str): The provider's own fingerprint of its system.
        parameters (ManifestSourceParameters): Settings that were sent.
        search (bool | None): Whether the engine searched; null when the reply does not say.
        locale (str): Language of the question.
        region (None | str): Region that was asked for.
        account_type (None | str): Kind of account that asked.
        description (str): What was asked, and what that is not, in one sentence.
        grade (Grade | None | Unset): Only for answers from an app; null for others.
    """

    engine: str
    surface: Surface
    access: str
    provider: str
    endpoint: str
    model_requested: None | str
    model_reported: None | str
    request_id: None | str
    system_fingerprint: None | str
    parameters: ManifestSourceParameters
    search: bool | None
    locale: str
    region: None | str
    account_type: None | str
    description: str
    grade: Grade | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        engine = self.engine

        surface = self.surface.value

        access = self.access

        provider = self.provider

        endpoint = self.endpoint

        model_requested: None | str
        model_requested = self.model_requested

        model_reported: None | str
        model_reported = self.model_reported

        request_id: None | str
        request_id = self.request_id

        system_fingerprint: None | str
        system_fingerprint = self.system_fingerprint

        parameters = self.parameters.to_dict()

        search: bool | None
        search = self.search

        locale = self.locale

        region: None | str
        region = self.region

        account_type: None | str
        account_type = self.account_type

        description = self.description

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
                "engine": engine,
                "surface": surface,
                "access": access,
                "provider": provider,
                "endpoint": endpoint,
                "modelRequested": model_requested,
                "modelReported": model_reported,
                "requestId": request_id,
                "systemFingerprint": system_fingerprint,
                "parameters": parameters,
                "search": search,
                "locale": locale,
                "region": region,
                "accountType": account_type,
                "description": description,
            }
        )
        if grade is not UNSET:
            field_dict["grade"] = grade

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.manifest_source_parameters import ManifestSourceParameters

        d = dict(src_dict)
        engine = d.pop("engine")

        surface = Surface(d.pop("surface"))

        access = d.pop("access")

        provider = d.pop("provider")

        endpoint = d.pop("endpoint")

        def _parse_model_requested(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        model_requested = _parse_model_requested(d.pop("modelRequested"))

        def _parse_model_reported(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        model_reported = _parse_model_reported(d.pop("modelReported"))

        def _parse_request_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        request_id = _parse_request_id(d.pop("requestId"))

        def _parse_system_fingerprint(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        system_fingerprint = _parse_system_fingerprint(d.pop("systemFingerprint"))

        parameters = ManifestSourceParameters.from_dict(d.pop("parameters"))

        def _parse_search(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        search = _parse_search(d.pop("search"))

        locale = d.pop("locale")

        def _parse_region(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        region = _parse_region(d.pop("region"))

        def _parse_account_type(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        account_type = _parse_account_type(d.pop("accountType"))

        description = d.pop("description")

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

        manifest_source = cls(
            engine=engine,
            surface=surface,
            access=access,
            provider=provider,
            endpoint=endpoint,
            model_requested=model_requested,
            model_reported=model_reported,
            request_id=request_id,
            system_fingerprint=system_fingerprint,
            parameters=parameters,
            search=search,
            locale=locale,
            region=region,
            account_type=account_type,
            description=description,
            grade=grade,
        )

        manifest_source.additional_properties = d
        return manifest_source

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
