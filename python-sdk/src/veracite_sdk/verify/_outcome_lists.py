"""Lists of outcomes that several bundles share, found by the root that their manifests sign."""

from __future__ import annotations

from collections.abc import Iterable

from ._sampling import lines_root


class OutcomeLists:
    def __init__(self, lists: Iterable[list[str]] = ()) -> None:
        self._lists = {lines_root(lines): lines for lines in lists}
        self._counted: set[tuple[str | None, str]] = set()
        self._used: set[str] = set()

    def find(self, root: str) -> list[str] | None:
        self._used.add(root)
        return self._lists.get(root)

    def has_counted(self, manifests: tuple[str | None, str]) -> bool:
        """Whether the list was counted under these two manifests, and held."""
        return manifests in self._counted

    def counted(self, manifests: tuple[str | None, str]) -> None:
        self._counted.add(manifests)

    def has_idle(self) -> bool:
        """A list that no bundle asked for belongs to nothing."""
        return any(root not in self._used for root in self._lists)
