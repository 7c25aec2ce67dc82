# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class Origin(str, Enum):
    APP = "app"
    DEMO = "demo"
    ENGINE = "engine"
    STAND_IN = "stand_in"

    def __str__(self) -> str:
        return str(self.value)
