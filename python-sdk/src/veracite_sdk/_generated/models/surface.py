# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class Surface(str, Enum):
    API = "api"
    APP = "app"
    SELLER = "seller"
    WEB = "web"

    def __str__(self) -> str:
        return str(self.value)
