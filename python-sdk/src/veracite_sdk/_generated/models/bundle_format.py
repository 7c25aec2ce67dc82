# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class BundleFormat(str, Enum):
    HTML = "html"
    JSON = "json"

    def __str__(self) -> str:
        return str(self.value)
