# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class ManifestRoute(str, Enum):
    DIRECT = "direct"
    RELAY = "relay"

    def __str__(self) -> str:
        return str(self.value)
