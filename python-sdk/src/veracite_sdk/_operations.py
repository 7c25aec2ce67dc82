# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
"""Every operation that can be called, as the document has it."""

from typing import NamedTuple


class Operation(NamedTuple):
    id: str
    method: str
    path: str
    bearer: bool = True
    #: Whether it takes an idempotency key.
    keyed: bool = False
    #: Seconds that the service may take for it, where that is long.
    deadline: float = 0


CLIENT_VERSION = "0.2.0"

LIST_CONFABULATIONS = Operation(
    "listConfabulations", "GET", "/v1/brands/{brandId}/confabulations", True, False
)
GET_GROUND_TRUTH = Operation(
    "getGroundTruth", "GET", "/v1/brands/{brandId}/ground-truth", True, False
)
REFRESH_GROUND_TRUTH = Operation(
    "refreshGroundTruth", "POST", "/v1/brands/{brandId}/ground-truth/refresh", True, True
)
GET_PUBLIC_EVIDENCE = Operation(
    "getPublicEvidence", "GET", "/v1/public/evidence/{hash}", False, False
)
CHECK_PUBLIC_EVIDENCE = Operation(
    "checkPublicEvidence", "POST", "/v1/public/evidence/{hash}/check", False, False
)
GET_RUN_EVIDENCE = Operation("getRunEvidence", "GET", "/v1/runs/{runId}/evidence", True, False)
GET_EVIDENCE_BUNDLE = Operation(
    "getEvidenceBundle", "GET", "/v1/runs/{runId}/evidence-bundle", True, False
)
VERIFY_RUN = Operation("verifyRun", "POST", "/v1/runs/{runId}/verify", True, True)
CREATE_SCAN = Operation("createScan", "POST", "/v1/scans", True, True)
GET_SCAN = Operation("getScan", "GET", "/v1/scans/{scanId}", True, False)

OPERATIONS = (
    LIST_CONFABULATIONS,
    GET_GROUND_TRUTH,
    REFRESH_GROUND_TRUTH,
    GET_PUBLIC_EVIDENCE,
    CHECK_PUBLIC_EVIDENCE,
    GET_RUN_EVIDENCE,
    GET_EVIDENCE_BUNDLE,
    VERIFY_RUN,
    CREATE_SCAN,
    GET_SCAN,
)
