# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
from enum import Enum


class ManifestPictureMediaType(str, Enum):
    IMAGEJPEG = "image/jpeg"
    IMAGEPNG = "image/png"
    IMAGEWEBP = "image/webp"

    def __str__(self) -> str:
        return str(self.value)
