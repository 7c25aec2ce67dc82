# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time

if TYPE_CHECKING:
    from ..models.reader_name import ReaderName
    from ..models.reading_content import ReadingContent
    from ..models.reading_exchange import ReadingExchange


T = TypeVar("T", bound="BundleReading")


@_attrs_define(repr=False)
class BundleReading(Model):
    """A reading with the exact text that was hashed.

    Attributes:
        id (str): Identifier of the reading.
        capture_id (str): The capture that was read.
        reader (ReaderName): Who read an answer.
        sha256 (str): SHA-256 of its canonical JSON, as the signed classification names it.
        read_at (datetime.datetime): When it was read.
        reading (ReadingContent): What a reader found in an answer.
        exchange (None | ReadingExchange): Only for a model; null for the plain reader and for people.
        json (str): The canonical JSON whose SHA-256 is given.
    """

    id: str
    capture_id: str
    reader: ReaderName
    sha256: str
    read_at: datetime.datetime
    reading: ReadingContent
    exchange: None | ReadingExchange
    json: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.reading_exchange import ReadingExchange

        id = self.id

        capture_id = self.capture_id

        reader = self.reader.to_dict()

        sha256 = self.sha256

        read_at = format_time(self.read_at)

        reading = self.reading.to_dict()

        exchange: dict[str, Any] | None
        if isinstance(self.exchange, ReadingExchange):
            exchange = self.exchange.to_dict()
        else:
            exchange = self.exchange

        json = self.json

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "captureId": capture_id,
                "reader": reader,
                "sha256": sha256,
                "readAt": read_at,
                "reading": reading,
                "exchange": exchange,
                "json": json,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.reader_name import ReaderName
        from ..models.reading_content import ReadingContent
        from ..models.reading_exchange import ReadingExchange

        d = dict(src_dict)
        id = d.pop("id")

        capture_id = d.pop("captureId")

        reader = ReaderName.from_dict(d.pop("reader"))

        sha256 = d.pop("sha256")

        read_at = parse_time(d.pop("readAt"))

        reading = ReadingContent.from_dict(d.pop("reading"))

        def _parse_exchange(data: object) -> None | ReadingExchange:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                exchange_type_0 = ReadingExchange.from_dict(data)

                return exchange_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ReadingExchange, data)

        exchange = _parse_exchange(d.pop("exchange"))

        json = d.pop("json")

        bundle_reading = cls(
            id=id,
            capture_id=capture_id,
            reader=reader,
            sha256=sha256,
            read_at=read_at,
            reading=reading,
            exchange=exchange,
            json=json,
        )

        bundle_reading.additional_properties = d
        return bundle_reading

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
