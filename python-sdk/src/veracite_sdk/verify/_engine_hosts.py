"""The hosts that an answer must have come from to be called the engine's; `_engine_hosts.json` lists them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any


def access_by_host(source: Mapping[str, Any]) -> str:
    """The access that the manifest claims if its host is in the table, otherwise that of a stand-in."""
    access: str = source["access"]
    if access == "demo":
        return access
    host = tls_host_of(source["endpoint"]) or ""
    is_known = any(
        source["engine"] in engines and (host == known or host.endswith(f".{known}"))
        for known, engines in _engine_hosts().get(access, {}).items()
    )
    return access if is_known else "compatible_server"


def tls_host_of(endpoint: str) -> str | None:
    """The host of an https address without a port, user name or escapes; None for anything else."""
    match = re.match(r"https://([a-z0-9.-]+)(?:/|\?|\Z)", endpoint)
    return match[1] if match else None


@cache
def _engine_hosts() -> dict[str, dict[str, list[str]]]:
    path = files(__package__).joinpath("_engine_hosts.json")
    hosts: dict[str, dict[str, list[str]]] = json.loads(path.read_text(encoding="utf-8"))
    return hosts
