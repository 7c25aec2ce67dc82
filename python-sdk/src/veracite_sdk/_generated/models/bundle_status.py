# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class BundleStatus(str, Enum):
    INTEGRATED = "integrated"
    NO_LOG = "no_log"
    PENDING = "pending"

    def __str__(self) -> str:
        return str(self.value)
