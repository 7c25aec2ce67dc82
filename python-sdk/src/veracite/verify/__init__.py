"""Checks evidence bundles off line, without trusting the service that made them.

    from veracite.verify import verify_bundle
    report = verify_bundle(open("bundle.json").read(), vkeys=["<log key from another source>"])

or, in a shell: `python -m veracite.verify bundle.json --key <log key>`.
"""

from ._report import Cosigner, Facts, Stamp, Step, VerificationReport
from ._trust import CaptureKey
from ._verify import verify_bundle

__all__ = [
    "CaptureKey",
    "Cosigner",
    "Facts",
    "Stamp",
    "Step",
    "VerificationReport",
    "verify_bundle",
]
