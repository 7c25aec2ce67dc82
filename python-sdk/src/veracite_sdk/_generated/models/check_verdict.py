# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class CheckVerdict(str, Enum):
    MODIFIED = "modified"
    VERIFIED = "verified"

    def __str__(self) -> str:
        return str(self.value)
