# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class ClassificationDecidedBy(str, Enum):
    MODEL = "model"
    PERSON = "person"
    RULES = "rules"

    def __str__(self) -> str:
        return str(self.value)
