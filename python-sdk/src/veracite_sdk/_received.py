"""A bundle as the service sent it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._generated.models import EvidenceBundle as GeneratedBundle


class EvidenceBundle(GeneratedBundle):
    """Its seal is over the text that was sent, so `to_dict` gives the members back in that order."""

    _sent: Mapping[str, Any]

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> EvidenceBundle:
        bundle = super().from_dict(src_dict)
        bundle._sent = src_dict
        return bundle

    def to_dict(self) -> dict[str, Any]:
        ordered = _ordered(super().to_dict(), self._sent)
        assert isinstance(ordered, dict)  # noqa: S101 - it was one before.
        return ordered


def _ordered(value: object, sent: object) -> object:
    if isinstance(value, dict) and isinstance(sent, Mapping):
        names = [*(name for name in sent if name in value), *(name for name in value if name not in sent)]
        return {name: _ordered(value[name], sent.get(name)) for name in names}
    if isinstance(value, list) and isinstance(sent, list) and len(value) == len(sent):
        return [_ordered(item, other) for item, other in zip(value, sent, strict=True)]
    return value
