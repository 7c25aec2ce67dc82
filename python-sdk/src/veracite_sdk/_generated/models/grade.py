# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class Grade(str, Enum):
    A = "A"
    B = "B"
    C = "C"
    D = "D"

    def __str__(self) -> str:
        return str(self.value)
