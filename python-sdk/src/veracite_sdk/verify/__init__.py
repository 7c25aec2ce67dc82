"""Checks evidence bundles and case files off line, without trusting the service that made them.

    from veracite_sdk.verify import fetch_key, verify_bundle
    report = verify_bundle(open("bundle.json").read(), published=[fetch_key("https://example.com")])

or, in a shell: `python -m veracite_sdk.verify bundle.json --key-from https://example.com`. A case file,
`case.zip`, is checked the same way with `verify_case(open("case.zip", "rb").read(), ...)`.
"""

from ._case_report import CaseBundle, CaseFacts, CaseReport
from ._fetch import KeyPlaceError, KeyPlaceUnreachableError, fetch_key, fetch_relays
from ._http_reply import Request
from ._open_request import open_request
from ._relays import NamedRelay
from ._report import Cosigner, Facts, Sampling, Stamp, Step, VerificationReport
from ._trust import CaptureKey, PublishedKey
from ._verdict import KeyTrust
from ._verify import verify_bundle
from ._verify_case import verify_case

__all__ = [
    "CaptureKey",
    "CaseBundle",
    "CaseFacts",
    "CaseReport",
    "Cosigner",
    "Facts",
    "KeyPlaceError",
    "KeyPlaceUnreachableError",
    "KeyTrust",
    "NamedRelay",
    "PublishedKey",
    "Request",
    "Sampling",
    "Stamp",
    "Step",
    "VerificationReport",
    "fetch_key",
    "fetch_relays",
    "open_request",
    "verify_bundle",
    "verify_case",
]
