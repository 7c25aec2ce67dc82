# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
"""Contains all the data models used in inputs/outputs"""

from .brand_ref import BrandRef
from .bundle_format import BundleFormat
from .check_request import CheckRequest
from .check_result import CheckResult
from .check_verdict import CheckVerdict
from .citation_counts import CitationCounts
from .confabulation_item import ConfabulationItem
from .confabulation_list import ConfabulationList
from .confabulation_report import ConfabulationReport
from .confabulation_window import ConfabulationWindow
from .create_scan_request import CreateScanRequest
from .engine import Engine
from .error import Error
from .evidence_bundle import EvidenceBundle
from .ground_truth import GroundTruth
from .hash_not_found import HashNotFound
from .job_ack import JobAck
from .matrix_row import MatrixRow
from .planned import Planned
from .prompt_intent import PromptIntent
from .public_evidence import PublicEvidence
from .run_evidence import RunEvidence
from .scan import Scan
from .scan_by_status import ScanByStatus
from .scan_cap_error import ScanCapError
from .scan_created import ScanCreated
from .validation_error import ValidationError
from .validation_error_fields_item import ValidationErrorFieldsItem
from .verification_cap_error import VerificationCapError

__all__ = (
    "BrandRef",
    "BundleFormat",
    "CheckRequest",
    "CheckResult",
    "CheckVerdict",
    "CitationCounts",
    "ConfabulationItem",
    "ConfabulationList",
    "ConfabulationReport",
    "ConfabulationWindow",
    "CreateScanRequest",
    "Engine",
    "Error",
    "EvidenceBundle",
    "GroundTruth",
    "HashNotFound",
    "JobAck",
    "MatrixRow",
    "Planned",
    "PromptIntent",
    "PublicEvidence",
    "RunEvidence",
    "Scan",
    "ScanByStatus",
    "ScanCapError",
    "ScanCreated",
    "ValidationError",
    "ValidationErrorFieldsItem",
    "VerificationCapError",
)
