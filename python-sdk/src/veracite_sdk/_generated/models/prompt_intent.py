# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class PromptIntent(str, Enum):
    BRANDED = "BRANDED"
    CATEGORY = "CATEGORY"
    COMPARATIVE = "COMPARATIVE"
    DEFENSIVE = "DEFENSIVE"

    def __str__(self) -> str:
        return str(self.value)
