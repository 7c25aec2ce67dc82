# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class ConfabulationWindow(str, Enum):
    ALL = "all"
    VALUE_0 = "7d"
    VALUE_1 = "30d"

    def __str__(self) -> str:
        return str(self.value)
