# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model
from ..models.engine import Engine

T = TypeVar("T", bound="ScanCreated")


@_attrs_define(repr=False)
class ScanCreated(Model):
    """The scan is queued.

    Attributes:
        scan_id (str): Identifier of the new scan.
        job_id (str): Identifier of the queued job.
        status (Literal['QUEUED']):
        engines (list[Engine]): Engines that will be asked.
        engines_not_runnable (list[Engine]): In the plan, but not configured on this server.
        engines_out_of_plan (list[Engine]): Not in the plan of the account.
    """

    scan_id: str
    job_id: str
    status: Literal["QUEUED"]
    engines: list[Engine]
    engines_not_runnable: list[Engine]
    engines_out_of_plan: list[Engine]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        scan_id = self.scan_id

        job_id = self.job_id

        status = self.status

        engines = []
        for engines_item_data in self.engines:
            engines_item = engines_item_data.value
            engines.append(engines_item)

        engines_not_runnable = []
        for engines_not_runnable_item_data in self.engines_not_runnable:
            engines_not_runnable_item = engines_not_runnable_item_data.value
            engines_not_runnable.append(engines_not_runnable_item)

        engines_out_of_plan = []
        for engines_out_of_plan_item_data in self.engines_out_of_plan:
            engines_out_of_plan_item = engines_out_of_plan_item_data.value
            engines_out_of_plan.append(engines_out_of_plan_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "scanId": scan_id,
                "jobId": job_id,
                "status": status,
                "engines": engines,
                "enginesNotRunnable": engines_not_runnable,
                "enginesOutOfPlan": engines_out_of_plan,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        scan_id = d.pop("scanId")

        job_id = d.pop("jobId")

        status = cast(Literal["QUEUED"], d.pop("status"))
        if status != "QUEUED":
            raise ValueError(f"status must match const 'QUEUED', got '{status}'")

        engines = []
        _engines = d.pop("engines")
        for engines_item_data in _engines:
            engines_item = Engine(engines_item_data)

            engines.append(engines_item)

        engines_not_runnable = []
        _engines_not_runnable = d.pop("enginesNotRunnable")
        for engines_not_runnable_item_data in _engines_not_runnable:
            engines_not_runnable_item = Engine(engines_not_runnable_item_data)

            engines_not_runnable.append(engines_not_runnable_item)

        engines_out_of_plan = []
        _engines_out_of_plan = d.pop("enginesOutOfPlan")
        for engines_out_of_plan_item_data in _engines_out_of_plan:
            engines_out_of_plan_item = Engine(engines_out_of_plan_item_data)

            engines_out_of_plan.append(engines_out_of_plan_item)

        scan_created = cls(
            scan_id=scan_id,
            job_id=job_id,
            status=status,
            engines=engines,
            engines_not_runnable=engines_not_runnable,
            engines_out_of_plan=engines_out_of_plan,
        )

        scan_created.additional_properties = d
        return scan_created

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
