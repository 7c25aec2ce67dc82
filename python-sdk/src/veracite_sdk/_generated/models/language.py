# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class Language(str, Enum):
    DE = "de"
    EN = "en"
    ES = "es"
    FR = "fr"
    IT = "it"
    JA = "ja"
    NL = "nl"
    PL = "pl"
    PT = "pt"

    def __str__(self) -> str:
        return str(self.value)
