# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class ConfabulationItemLeadingType2Type1(str, Enum):
    CONFIRM = "confirm"
    PRESUMES = "presumes"
    VALUE = "value"

    def __str__(self) -> str:
        return str(self.value)
