# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..._model import Model, format_time, parse_time
from ..models.engine import Engine
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
        access (str): How the engine was reached, one of official_api, data_provider, compatible_server, demo.
        prompt (str): The question that was asked.
        captured_at (datetime.datetime): When the answer was captured.
        sha256 (str): SHA-256 of the exact bytes of the reply.
        excerpt (str): The words of the answer that matter most.
        claims (list[ConfabulatedClaim]): Its statements that a fact contradicts; at most 20.
        verification_status (VerificationStatus): Whether what was found still holds: `active`, `stale` (too old, or a
            fact behind it changed) or `not_reproducible` (asked again, the answers did not say it; the bundle says in how
            many answers it may still be said).
        demo (bool | Unset): True of a demonstration: invented by this software, said by no engine, counted apart.
        origin (Origin | Unset): Who gives an answer: `engine`, the engine itself; `stand_in`, a server that the
            operator chose to stand in for it; `demo`, nobody: this software invented it. Answers of different origin are
            never added up.
    """

    run_id: str
    scan_id: str
    engine: Engine
    intent: PromptIntent
    access: str
    prompt: str
    captured_at: datetime.datetime
    sha256: str
    excerpt: str
    claims: list[ConfabulatedClaim]
    verification_status: VerificationStatus
    demo: bool | Unset = UNSET
    origin: Origin | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        run_id = self.run_id

        scan_id = self.scan_id

        engine = self.engine.value

        intent = self.intent.value

        access = self.access

        prompt = self.prompt

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

        confabulation_item = cls(
            run_id=run_id,
            scan_id=scan_id,
            engine=engine,
            intent=intent,
            access=access,
            prompt=prompt,
            captured_at=captured_at,
            sha256=sha256,
            excerpt=excerpt,
            claims=claims,
            verification_status=verification_status,
            demo=demo,
            origin=origin,
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
