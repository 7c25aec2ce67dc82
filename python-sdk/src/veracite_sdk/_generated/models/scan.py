# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.origin import Origin
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.of_origin import OfOrigin
    from ..models.scan_by_status import ScanByStatus
    from ..models.scan_progress import ScanProgress


T = TypeVar("T", bound="Scan")


@_attrs_define(repr=False)
class Scan(Model):
    """A scan and its progress.

    Attributes:
        id (str): Scan identifier.
        status (str): Scan state, one of QUEUED, RUNNING, CLASSIFYING, COMPLETED, PARTIAL, FAILED.
        started_at (datetime.datetime | None): When the first work began.
        finished_at (datetime.datetime | None): Set in every terminal state; null while the scan is still going.
        total_prompts (int): Prompts asked.
        total_runs (int): Prompts times engines times samples.
        total_cost_usd (float | None | str): Cost in US dollars as a decimal string; null until the first cost is known.
        by_status (ScanByStatus): Runs per run status.
        mentions (int): Classified runs that mention the brand, with answers of the origin named here.
        progress (ScanProgress | Unset): How far a scan is. Older servers do not send it.
        demo (bool | Unset): True of a demonstration: invented by this software, said by no engine, counted apart.
        origin (Origin | Unset): Who gives an answer: `engine`, the engine itself, asked over a programming interface or
            by a data seller; `app`, its app, from which a person brought the answer; `stand_in`, a server that the operator
            chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are never added
            up.
        provisional (int | Unset): Answers among them that are provisional: the configured model has not finished
            reading them, and their class may change.
        apart (list[OfOrigin] | Unset): Answers of other origin: they are in none of the other numbers.
    """

    id: str
    status: str
    started_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    total_prompts: int
    total_runs: int
    total_cost_usd: float | None | str
    by_status: ScanByStatus
    mentions: int
    progress: ScanProgress | Unset = UNSET
    demo: bool | Unset = UNSET
    origin: Origin | Unset = UNSET
    provisional: int | Unset = UNSET
    apart: list[OfOrigin] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        status = self.status

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = format_time(self.started_at)
        else:
            started_at = self.started_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = format_time(self.finished_at)
        else:
            finished_at = self.finished_at

        total_prompts = self.total_prompts

        total_runs = self.total_runs

        total_cost_usd: float | None | str
        total_cost_usd = self.total_cost_usd

        by_status = self.by_status.to_dict()

        mentions = self.mentions

        progress: dict[str, Any] | Unset = UNSET
        if not isinstance(self.progress, Unset):
            progress = self.progress.to_dict()

        demo = self.demo

        origin: str | Unset = UNSET
        if not isinstance(self.origin, Unset):
            origin = self.origin.value

        provisional = self.provisional

        apart: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.apart, Unset):
            apart = []
            for apart_item_data in self.apart:
                apart_item = apart_item_data.to_dict()
                apart.append(apart_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "startedAt": started_at,
                "finishedAt": finished_at,
                "totalPrompts": total_prompts,
                "totalRuns": total_runs,
                "totalCostUsd": total_cost_usd,
                "byStatus": by_status,
                "mentions": mentions,
            }
        )
        if progress is not UNSET:
            field_dict["progress"] = progress
        if demo is not UNSET:
            field_dict["demo"] = demo
        if origin is not UNSET:
            field_dict["origin"] = origin
        if provisional is not UNSET:
            field_dict["provisional"] = provisional
        if apart is not UNSET:
            field_dict["apart"] = apart

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.of_origin import OfOrigin
        from ..models.scan_by_status import ScanByStatus
        from ..models.scan_progress import ScanProgress

        d = dict(src_dict)
        id = d.pop("id")

        status = d.pop("status")

        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                started_at_type_0 = parse_time(data)

                return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("startedAt"))

        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = parse_time(data)

                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finishedAt"))

        total_prompts = d.pop("totalPrompts")

        total_runs = d.pop("totalRuns")

        def _parse_total_cost_usd(data: object) -> float | None | str:
            if data is None:
                return data
            return cast(float | None | str, data)

        total_cost_usd = _parse_total_cost_usd(d.pop("totalCostUsd"))

        by_status = ScanByStatus.from_dict(d.pop("byStatus"))

        mentions = d.pop("mentions")

        _progress = d.pop("progress", UNSET)
        progress: ScanProgress | Unset
        if isinstance(_progress, Unset):
            progress = UNSET
        else:
            progress = ScanProgress.from_dict(_progress)

        demo = d.pop("demo", UNSET)

        _origin = d.pop("origin", UNSET)
        origin: Origin | Unset
        if isinstance(_origin, Unset):
            origin = UNSET
        else:
            origin = Origin(_origin)

        provisional = d.pop("provisional", UNSET)

        _apart = d.pop("apart", UNSET)
        apart: list[OfOrigin] | Unset = UNSET
        if _apart is not UNSET:
            apart = []
            for apart_item_data in _apart:
                apart_item = OfOrigin.from_dict(apart_item_data)

                apart.append(apart_item)

        scan = cls(
            id=id,
            status=status,
            started_at=started_at,
            finished_at=finished_at,
            total_prompts=total_prompts,
            total_runs=total_runs,
            total_cost_usd=total_cost_usd,
            by_status=by_status,
            mentions=mentions,
            progress=progress,
            demo=demo,
            origin=origin,
            provisional=provisional,
            apart=apart,
        )

        scan.additional_properties = d
        return scan

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
