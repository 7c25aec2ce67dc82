# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class HashSubject(str, Enum):
    ANSWER = "answer"
    RESPONSE = "response"

    def __str__(self) -> str:
        return str(self.value)
