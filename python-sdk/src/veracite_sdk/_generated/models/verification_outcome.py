# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class VerificationOutcome(str, Enum):
    INCONCLUSIVE = "inconclusive"
    NOT_REPRODUCED = "not_reproduced"
    REPRODUCED = "reproduced"

    def __str__(self) -> str:
        return str(self.value)
