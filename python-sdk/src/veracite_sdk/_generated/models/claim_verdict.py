# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class ClaimVerdict(str, Enum):
    CONTRADICTED = "contradicted"
    OUTDATED = "outdated"
    SUPPORTED = "supported"
    UNVERIFIABLE = "unverifiable"

    def __str__(self) -> str:
        return str(self.value)
