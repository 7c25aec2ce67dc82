# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class Certainty(str, Enum):
    CERTAIN = "certain"
    LIKELY = "likely"

    def __str__(self) -> str:
        return str(self.value)
