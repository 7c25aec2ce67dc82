# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class AnswerSurface(str, Enum):
    API = "api"
    APP = "app"
    SELLER = "seller"

    def __str__(self) -> str:
        return str(self.value)
