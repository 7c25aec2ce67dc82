# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class CitationClass(str, Enum):
    ABSENT = "ABSENT"
    CONFABULATED = "CONFABULATED"
    DESCRIPTIVE = "DESCRIPTIVE"
    ECHO = "ECHO"
    STRONG = "STRONG"

    def __str__(self) -> str:
        return str(self.value)
