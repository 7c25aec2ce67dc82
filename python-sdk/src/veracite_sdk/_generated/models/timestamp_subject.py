# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class TimestampSubject(str, Enum):
    CAPTURE = "capture"
    CHECKPOINT = "checkpoint"
    NEWEST_CHECKPOINT = "newest_checkpoint"

    def __str__(self) -> str:
        return str(self.value)
