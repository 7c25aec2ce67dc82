"""The hosts that an answer must have come from to be called the engine's; `_engine_hosts.json` lists them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ._format import packaged


def access_by_host(source: Mapping[str, Any]) -> str:
    """The access that the manifest claims if its host is in the table, otherwise that of a stand-in."""
    access: str = source["access"]
    if access in ("demo", "app"):
        return access
    host = tls_host_of(source["endpoint"]) or ""
    is_known = any(
        source["engine"] in engines and (host == known or host.endswith(f".{known}"))
        for known, engines in _HOSTS.get(access, {}).items()
    )
    return access if is_known else "compatible_server"


def tls_host_of(endpoint: str) -> str | None:
    """The host of an https address without a port, user name or escapes; None for anything else."""
    match = re.match(r"https://([a-z0-9.-]+)(?:/|\?|\Z)", endpoint)
    return match[1] if match else None


_HOSTS: dict[str, dict[str, list[str]]] = packaged("_engine_hosts.json")
