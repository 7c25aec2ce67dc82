# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class ManifestCarriedOver(str, Enum):
    NOTHING = "nothing"

    def __str__(self) -> str:
        return str(self.value)
