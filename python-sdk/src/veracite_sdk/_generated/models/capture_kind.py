# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class CaptureKind(str, Enum):
    ORIGINAL = "original"
    VERIFICATION = "verification"

    def __str__(self) -> str:
        return str(self.value)
