# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class Engine(str, Enum):
    AMAZON_RUFUS = "AMAZON_RUFUS"
    CHATGPT = "CHATGPT"
    CLAUDE = "CLAUDE"
    COPILOT = "COPILOT"
    DEEPSEEK = "DEEPSEEK"
    GEMINI = "GEMINI"
    GOOGLE_AIO = "GOOGLE_AIO"
    GOOGLE_AI_MODE = "GOOGLE_AI_MODE"
    GROK = "GROK"
    META_AI = "META_AI"
    PERPLEXITY = "PERPLEXITY"

    def __str__(self) -> str:
        return str(self.value)
