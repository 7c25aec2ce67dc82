# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
"""Contains all the data models used in inputs/outputs"""

from .answer_surface import AnswerSurface
from .app_claims import AppClaims
from .app_file import AppFile
from .asked_before import AskedBefore
from .brand_ref import BrandRef
from .bundle_answer import BundleAnswer
from .bundle_declaration import BundleDeclaration
from .bundle_event import BundleEvent
from .bundle_fact import BundleFact
from .bundle_format import BundleFormat
from .bundle_import import BundleImport
from .bundle_item import BundleItem
from .bundle_log import BundleLog
from .bundle_page import BundlePage
from .bundle_prompt import BundlePrompt
from .bundle_reading import BundleReading
from .bundle_recording import BundleRecording
from .bundle_response import BundleResponse
from .bundle_run import BundleRun
from .bundle_seal import BundleSeal
from .bundle_sealed import BundleSealed
from .bundle_statement import BundleStatement
from .bundle_status import BundleStatus
from .bundle_timestamp import BundleTimestamp
from .bundle_trail import BundleTrail
from .bundle_trust import BundleTrust
from .bundle_trust_trusted_root_type_0 import BundleTrustTrustedRootType0
from .bundle_witnessed import BundleWitnessed
from .capture_kind import CaptureKind
from .capture_manifest import CaptureManifest
from .capture_request import CaptureRequest
from .capture_request_earlier_item import CaptureRequestEarlierItem
from .capture_signature import CaptureSignature
from .capture_source import CaptureSource
from .catalogue_item_ref import CatalogueItemRef
from .catalogue_origin import CatalogueOrigin
from .certainty import Certainty
from .certification import Certification
from .check_note import CheckNote
from .check_request import CheckRequest
from .check_result import CheckResult
from .check_verdict import CheckVerdict
from .checked import Checked
from .checkpoint_moment import CheckpointMoment
from .citation_class import CitationClass
from .citation_counts import CitationCounts
from .claim import Claim
from .claim_verdict import ClaimVerdict
from .classification import Classification
from .classification_decided_by import ClassificationDecidedBy
from .confabulated_claim import ConfabulatedClaim
from .confabulation_item import ConfabulationItem
from .confabulation_item_leading_type_1 import ConfabulationItemLeadingType1
from .confabulation_item_leading_type_2_type_1 import ConfabulationItemLeadingType2Type1
from .confabulation_item_leading_type_3_type_1 import ConfabulationItemLeadingType3Type1
from .confabulation_list import ConfabulationList
from .confabulation_report import ConfabulationReport
from .confabulation_window import ConfabulationWindow
from .confirmation import Confirmation
from .create_scan_request import CreateScanRequest
from .doubt import Doubt
from .earlier_call import EarlierCall
from .engine import Engine
from .error import Error
from .error_parameters import ErrorParameters
from .evidence_bundle import EvidenceBundle
from .evidence_bundle_sigstore_bundle_type_0 import EvidenceBundleSigstoreBundleType0
from .evidence_bundle_software import EvidenceBundleSoftware
from .evidence_bundle_verify import EvidenceBundleVerify
from .fact import Fact
from .fact_source import FactSource
from .facts_coverage import FactsCoverage
from .failed_reply import FailedReply
from .failed_reply_connection import FailedReplyConnection
from .failed_reply_headers import FailedReplyHeaders
from .grade import Grade
from .ground_truth import GroundTruth
from .hash_not_found import HashNotFound
from .hash_subject import HashSubject
from .job_ack import JobAck
from .judge_opinion import JudgeOpinion
from .judge_opinion_asked_item import JudgeOpinionAskedItem
from .judge_opinion_claims_item import JudgeOpinionClaimsItem
from .language import Language
from .leading_answers import LeadingAnswers
from .log_absent import LogAbsent
from .log_integrated import LogIntegrated
from .log_leaf import LogLeaf
from .log_pending import LogPending
from .log_proof import LogProof
from .manifest_answer import ManifestAnswer
from .manifest_carried_over import ManifestCarriedOver
from .manifest_citation import ManifestCitation
from .manifest_clock import ManifestClock
from .manifest_collector import ManifestCollector
from .manifest_conversation import ManifestConversation
from .manifest_person import ManifestPerson
from .manifest_picture import ManifestPicture
from .manifest_picture_media_type import ManifestPictureMediaType
from .manifest_plan import ManifestPlan
from .manifest_question import ManifestQuestion
from .manifest_recording import ManifestRecording
from .manifest_recording_question import ManifestRecordingQuestion
from .manifest_response import ManifestResponse
from .manifest_response_headers import ManifestResponseHeaders
from .manifest_route import ManifestRoute
from .manifest_screen import ManifestScreen
from .manifest_source import ManifestSource
from .manifest_source_parameters import ManifestSourceParameters
from .manifest_times import ManifestTimes
from .manifest_transport import ManifestTransport
from .manifest_trigger import ManifestTrigger
from .matrix_row import MatrixRow
from .named_in_answer import NamedInAnswer
from .named_in_answer_entries_item import NamedInAnswerEntriesItem
from .named_in_answer_entries_item_place_type_0 import NamedInAnswerEntriesItemPlaceType0
from .named_in_answer_remarks_item import NamedInAnswerRemarksItem
from .of_origin import OfOrigin
from .origin import Origin
from .page_text import PageText
from .part_read import PartRead
from .pending_manifest import PendingManifest
from .planned import Planned
from .prompt_intent import PromptIntent
from .public_evidence import PublicEvidence
from .raw_response_encoding import RawResponseEncoding
from .read_claim import ReadClaim
from .reader_kind import ReaderKind
from .reader_name import ReaderName
from .reading_content import ReadingContent
from .reading_exchange import ReadingExchange
from .review import Review
from .run_evidence import RunEvidence
from .scan import Scan
from .scan_by_status import ScanByStatus
from .scan_cap_error import ScanCapError
from .scan_cap_error_parameters import ScanCapErrorParameters
from .scan_created import ScanCreated
from .scan_progress import ScanProgress
from .signed_manifest import SignedManifest
from .snapshot import Snapshot
from .snapshot_headers import SnapshotHeaders
from .source import Source
from .source_says import SourceSays
from .source_statement import SourceStatement
from .source_trail import SourceTrail
from .span import Span
from .stated_claim import StatedClaim
from .stored_reading import StoredReading
from .surface import Surface
from .timeline_entry import TimelineEntry
from .timestamp_root import TimestampRoot
from .timestamp_subject import TimestampSubject
from .token_usage import TokenUsage
from .trail_page import TrailPage
from .trail_statement import TrailStatement
from .unread_reason import UnreadReason
from .used_fact import UsedFact
from .validation_error import ValidationError
from .validation_error_fields_item import ValidationErrorFieldsItem
from .validation_error_fields_item_parameters import ValidationErrorFieldsItemParameters
from .validation_error_parameters import ValidationErrorParameters
from .verification import Verification
from .verification_cap_error import VerificationCapError
from .verification_cap_error_parameters import VerificationCapErrorParameters
from .verification_outcome import VerificationOutcome
from .verification_status import VerificationStatus

__all__ = (
    "AnswerSurface",
    "AppClaims",
    "AppFile",
    "AskedBefore",
    "BrandRef",
    "BundleAnswer",
    "BundleDeclaration",
    "BundleEvent",
    "BundleFact",
    "BundleFormat",
    "BundleImport",
    "BundleItem",
    "BundleLog",
    "BundlePage",
    "BundlePrompt",
    "BundleReading",
    "BundleRecording",
    "BundleResponse",
    "BundleRun",
    "BundleSeal",
    "BundleSealed",
    "BundleStatement",
    "BundleStatus",
    "BundleTimestamp",
    "BundleTrail",
    "BundleTrust",
    "BundleTrustTrustedRootType0",
    "BundleWitnessed",
    "CaptureKind",
    "CaptureManifest",
    "CaptureRequest",
    "CaptureRequestEarlierItem",
    "CaptureSignature",
    "CaptureSource",
    "CatalogueItemRef",
    "CatalogueOrigin",
    "Certainty",
    "Certification",
    "Checked",
    "CheckNote",
    "CheckpointMoment",
    "CheckRequest",
    "CheckResult",
    "CheckVerdict",
    "CitationClass",
    "CitationCounts",
    "Claim",
    "ClaimVerdict",
    "Classification",
    "ClassificationDecidedBy",
    "ConfabulatedClaim",
    "ConfabulationItem",
    "ConfabulationItemLeadingType1",
    "ConfabulationItemLeadingType2Type1",
    "ConfabulationItemLeadingType3Type1",
    "ConfabulationList",
    "ConfabulationReport",
    "ConfabulationWindow",
    "Confirmation",
    "CreateScanRequest",
    "Doubt",
    "EarlierCall",
    "Engine",
    "Error",
    "ErrorParameters",
    "EvidenceBundle",
    "EvidenceBundleSigstoreBundleType0",
    "EvidenceBundleSoftware",
    "EvidenceBundleVerify",
    "Fact",
    "FactsCoverage",
    "FactSource",
    "FailedReply",
    "FailedReplyConnection",
    "FailedReplyHeaders",
    "Grade",
    "GroundTruth",
    "HashNotFound",
    "HashSubject",
    "JobAck",
    "JudgeOpinion",
    "JudgeOpinionAskedItem",
    "JudgeOpinionClaimsItem",
    "Language",
    "LeadingAnswers",
    "LogAbsent",
    "LogIntegrated",
    "LogLeaf",
    "LogPending",
    "LogProof",
    "ManifestAnswer",
    "ManifestCarriedOver",
    "ManifestCitation",
    "ManifestClock",
    "ManifestCollector",
    "ManifestConversation",
    "ManifestPerson",
    "ManifestPicture",
    "ManifestPictureMediaType",
    "ManifestPlan",
    "ManifestQuestion",
    "ManifestRecording",
    "ManifestRecordingQuestion",
    "ManifestResponse",
    "ManifestResponseHeaders",
    "ManifestRoute",
    "ManifestScreen",
    "ManifestSource",
    "ManifestSourceParameters",
    "ManifestTimes",
    "ManifestTransport",
    "ManifestTrigger",
    "MatrixRow",
    "NamedInAnswer",
    "NamedInAnswerEntriesItem",
    "NamedInAnswerEntriesItemPlaceType0",
    "NamedInAnswerRemarksItem",
    "OfOrigin",
    "Origin",
    "PageText",
    "PartRead",
    "PendingManifest",
    "Planned",
    "PromptIntent",
    "PublicEvidence",
    "RawResponseEncoding",
    "ReadClaim",
    "ReaderKind",
    "ReaderName",
    "ReadingContent",
    "ReadingExchange",
    "Review",
    "RunEvidence",
    "Scan",
    "ScanByStatus",
    "ScanCapError",
    "ScanCapErrorParameters",
    "ScanCreated",
    "ScanProgress",
    "SignedManifest",
    "Snapshot",
    "SnapshotHeaders",
    "Source",
    "SourceSays",
    "SourceStatement",
    "SourceTrail",
    "Span",
    "StatedClaim",
    "StoredReading",
    "Surface",
    "TimelineEntry",
    "TimestampRoot",
    "TimestampSubject",
    "TokenUsage",
    "TrailPage",
    "TrailStatement",
    "UnreadReason",
    "UsedFact",
    "ValidationError",
    "ValidationErrorFieldsItem",
    "ValidationErrorFieldsItemParameters",
    "ValidationErrorParameters",
    "Verification",
    "VerificationCapError",
    "VerificationCapErrorParameters",
    "VerificationOutcome",
    "VerificationStatus",
)
