# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class VerificationStatus(str, Enum):
    ACTIVE = "active"
    NOT_REPRODUCIBLE = "not_reproducible"
    STALE = "stale"

    def __str__(self) -> str:
        return str(self.value)
