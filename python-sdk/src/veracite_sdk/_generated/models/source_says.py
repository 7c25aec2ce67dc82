# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class SourceSays(str, Enum):
    NEITHER = "neither"
    SAME_ERROR = "same_error"
    TRUTH = "truth"
    UNREAD = "unread"

    def __str__(self) -> str:
        return str(self.value)
