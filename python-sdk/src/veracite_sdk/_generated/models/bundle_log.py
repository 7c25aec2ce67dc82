# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model

if TYPE_CHECKING:
    from ..models.checkpoint_moment import CheckpointMoment


T = TypeVar("T", bound="BundleLog")


@_attrs_define(repr=False)
class BundleLog(Model):
    """Where the capture is in the log.

    Attributes:
        origin (None | str): Name of the log; null when there is none.
        index (int | None): Number of the entry; null until it is in the log.
        first_checkpoint (CheckpointMoment | None): The first checkpoint that covers it.
        newest_checkpoint (CheckpointMoment | None): The newest checkpoint when the bundle was made.
    """

    origin: None | str
    index: int | None
    first_checkpoint: CheckpointMoment | None
    newest_checkpoint: CheckpointMoment | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.checkpoint_moment import CheckpointMoment

        origin: None | str
        origin = self.origin

        index: int | None
        index = self.index

        first_checkpoint: dict[str, Any] | None
        if isinstance(self.first_checkpoint, CheckpointMoment):
            first_checkpoint = self.first_checkpoint.to_dict()
        else:
            first_checkpoint = self.first_checkpoint

        newest_checkpoint: dict[str, Any] | None
        if isinstance(self.newest_checkpoint, CheckpointMoment):
            newest_checkpoint = self.newest_checkpoint.to_dict()
        else:
            newest_checkpoint = self.newest_checkpoint

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "origin": origin,
                "index": index,
                "firstCheckpoint": first_checkpoint,
                "newestCheckpoint": newest_checkpoint,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.checkpoint_moment import CheckpointMoment

        d = dict(src_dict)

        def _parse_origin(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        origin = _parse_origin(d.pop("origin"))

        def _parse_index(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        index = _parse_index(d.pop("index"))

        def _parse_first_checkpoint(data: object) -> CheckpointMoment | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                first_checkpoint_type_0 = CheckpointMoment.from_dict(data)

                return first_checkpoint_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CheckpointMoment | None, data)

        first_checkpoint = _parse_first_checkpoint(d.pop("firstCheckpoint"))

        def _parse_newest_checkpoint(data: object) -> CheckpointMoment | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                newest_checkpoint_type_0 = CheckpointMoment.from_dict(data)

                return newest_checkpoint_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CheckpointMoment | None, data)

        newest_checkpoint = _parse_newest_checkpoint(d.pop("newestCheckpoint"))

        bundle_log = cls(
            origin=origin,
            index=index,
            first_checkpoint=first_checkpoint,
            newest_checkpoint=newest_checkpoint,
        )

        bundle_log.additional_properties = d
        return bundle_log

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
