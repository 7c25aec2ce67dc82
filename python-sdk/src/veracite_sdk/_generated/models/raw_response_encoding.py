# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class RawResponseEncoding(str, Enum):
    BASE64 = "base64"
    UTF_8 = "utf-8"

    def __str__(self) -> str:
        return str(self.value)
