# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class ManifestRecordingQuestion(str, Enum):
    CONVERSATION = "conversation"
    WORD = "word"

    def __str__(self) -> str:
        return str(self.value)
