"""Veracite: how AI answer engines mention a brand, what they make up, and proof anyone can check."""

from . import models
from ._async import AsyncVeracite
from ._core import __version__
from ._sync import Veracite
from .errors import (
    ApiError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    ConnectionFailedError,
    DecodeError,
    InvalidInputError,
    MissingExtraError,
    MissingTokenError,
    NotFoundError,
    PayloadTooLargeError,
    PlannedError,
    RateLimitError,
    RequestTimeoutError,
    ScanCapError,
    ServerError,
    UnavailableError,
    VeraciteError,
    WaitTimeoutError,
)
from .models import CheckResult, EvidenceBundle, HashNotFound, PublicEvidence, Scan, ScanCreated

__all__ = [
    "ApiError",
    "AsyncVeracite",
    "AuthenticationError",
    "BadRequestError",
    "CheckResult",
    "ConflictError",
    "ConnectionFailedError",
    "DecodeError",
    "EvidenceBundle",
    "HashNotFound",
    "InvalidInputError",
    "MissingExtraError",
    "MissingTokenError",
    "NotFoundError",
    "PayloadTooLargeError",
    "PlannedError",
    "PublicEvidence",
    "RateLimitError",
    "RequestTimeoutError",
    "Scan",
    "ScanCapError",
    "ScanCreated",
    "ServerError",
    "UnavailableError",
    "Veracite",
    "VeraciteError",
    "WaitTimeoutError",
    "__version__",
    "models",
]
