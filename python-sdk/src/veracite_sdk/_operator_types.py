# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
"""What the operator's API takes and gives, as typed dictionaries, and the columns of exports."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from typing_extensions import NotRequired


class Account(TypedDict):
    id: str
    name: str
    plan: str
    createdAt: str


class Archived(TypedDict):
    archived: bool


class Attestation(TypedDict):
    payloadType: str
    payload: str
    signatures: list[dict[str, Any]]


class Brand(TypedDict):
    id: str
    accountId: str
    name: str
    domain: str
    aliases: list[str]
    samplesPerPrompt: int
    captureSources: Literal["none", "findings", "all"]
    pageFacts: Literal["active", "proposed"]
    createdAt: str
    archivedAt: str | None


class Case(TypedDict):
    id: str
    brandId: str
    reference: str | None
    purpose: str | None
    sha256: str
    status: Literal["pending", "integrated"]
    demo: NotRequired[bool]
    runs: int
    parts: int
    bytes: int
    createdAt: str
    file: str


class ChangedFact(TypedDict):
    id: str
    predicate: str
    value: Any
    source: OwnFactSource
    hash: str
    note: str | None
    active: bool
    firstSeenAt: str
    lastSeenAt: str
    supersededBy: str | None
    withdrawnAt: str | None
    state: Literal["proposed", "active", "superseded", "expired", "withdrawn", "refused"]
    validFrom: str | None
    validUntil: str | None
    enteredBy: str | None
    approvedBy: str | None
    approvedAt: str | None
    jobId: str | None


CitationClass = Literal["STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"]


class CitationCounts(TypedDict):
    STRONG: int
    DESCRIPTIVE: int
    ECHO: int
    CONFABULATED: int
    ABSENT: int


class DocumentPlace(TypedDict):
    document: str
    page: int | None
    heading: str | None
    paragraph: int
    start: int
    end: int


Engine = Literal[
    "CHATGPT",
    "PERPLEXITY",
    "GEMINI",
    "CLAUDE",
    "COPILOT",
    "GROK",
    "GOOGLE_AIO",
    "GOOGLE_AI_MODE",
    "DEEPSEEK",
    "META_AI",
    "AMAZON_RUFUS",
]


class EnteredFacts(TypedDict):
    items: list[OwnFact]
    jobId: str | None


class ExportColumn(TypedDict):
    name: str
    type: Literal["text", "integer", "number", "boolean", "time", "json"]
    nullable: bool
    description: str


class ExportKind(TypedDict):
    name: str
    summary: str
    period: str
    path: str
    filters: list[
        Literal[
            "scan",
            "engine",
            "intent",
            "origin",
            "class",
            "asked",
            "predicate",
            "verdict",
            "state",
            "level",
            "measure",
            "from",
            "to",
        ]
    ]
    columns: list[ExportColumn]


class ExportKinds(TypedDict):
    formats: list[Literal["csv", "jsonl", "parquet"]]
    kinds: list[ExportKind]


ExportedAnswer = TypedDict(
    "ExportedAnswer",
    {
        "id": str,
        "runId": str,
        "scanId": str,
        "brandId": str,
        "promptId": str,
        "prompt": str,
        "intent": str,
        "locale": str,
        "engine": str,
        "origin": str,
        "demo": bool,
        "sample": int,
        "asked": str,
        "access": str,
        "provider": str,
        "requestedModel": str | None,
        "servedModel": str | None,
        "searchUsed": bool | None,
        "askedAt": str,
        "capturedAt": str,
        "answer": str | None,
        "noAnswerReason": str | None,
        "cited": list[str],
        "sha256": str,
        "answerSha256": str | None,
        "costUsd": str | None,
        "class": str | None,
        "rule": str | None,
        "classificationId": str | None,
        "classifierVersion": str | None,
        "classifiedAt": str | None,
        "needsReview": list[str],
        "mentioned": bool | None,
    },
)

ExportedClaim = TypedDict(
    "ExportedClaim",
    {
        "id": str,
        "captureId": str,
        "place": int,
        "classificationId": str,
        "runId": str,
        "scanId": str,
        "brandId": str,
        "promptId": str,
        "intent": str,
        "engine": str,
        "origin": str,
        "demo": bool,
        "asked": str,
        "capturedAt": str,
        "class": str,
        "predicate": str,
        "stated": str,
        "stance": str | None,
        "verdict": str,
        "certainty": str | None,
        "factId": str | None,
        "truth": str | None,
        "reason": str | None,
        "quote": str | None,
        "start": int | None,
        "end": int | None,
    },
)


class ExportedCorrection(TypedDict):
    id: str
    brandId: str
    origin: str
    demo: bool
    kind: str
    predicate: str
    about: str | None
    truth: str | None
    factId: str | None
    state: str
    stateSince: str
    openedAt: str
    openedBy: str
    askedAt: str | None
    closedAt: str | None
    deadline: str | None


class ExportedFinding(TypedDict):
    id: str
    brandId: str
    engine: str
    origin: str
    demo: bool
    predicate: str
    about: str | None
    stated: str
    truth: str | None
    factId: str | None
    firstSaidAt: str
    lastSaidAt: str
    lastPromptId: str
    lastRunId: str
    occurrences: int
    state: str
    stateSince: str
    askedSince: int
    upTo: float | None
    settledBy: str | None
    settledAt: str | None
    settlementBy: str | None
    settlementNote: str | None


class ExportedRate(TypedDict):
    id: str
    scanId: str
    brandId: str
    startedAt: str
    finishedAt: str
    level: str
    engine: str | None
    intent: str | None
    promptId: str | None
    origin: str
    demo: bool
    measure: str
    planned: int
    seen: int
    answers: int
    rate: float | None
    low: float | None
    high: float | None
    method: str | None


class FactInput(TypedDict):
    member: str | None
    kind: Literal["text", "texts", "whole", "number", "truth"]
    needed: bool
    least: float | None
    most: float | None


class Finding(TypedDict):
    id: str
    brandId: str
    engine: Literal[
        "CHATGPT",
        "PERPLEXITY",
        "GEMINI",
        "CLAUDE",
        "COPILOT",
        "GROK",
        "GOOGLE_AIO",
        "GOOGLE_AI_MODE",
        "DEEPSEEK",
        "META_AI",
        "AMAZON_RUFUS",
    ]
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    predicate: str
    label: NotRequired[str]
    about: str | None
    stated: str
    truth: str | None
    factId: str | None
    firstSaidAt: str
    lastSaidAt: str
    lastRunId: str
    occurrences: int
    state: FindingState
    stateSince: str
    settledBy: Literal["operator", "fact", "reading", None]
    notSeen: dict[str, Any] | None
    settlement: dict[str, Any] | None


class FindingDetail(TypedDict):
    id: str
    brandId: str
    engine: Literal[
        "CHATGPT",
        "PERPLEXITY",
        "GEMINI",
        "CLAUDE",
        "COPILOT",
        "GROK",
        "GOOGLE_AIO",
        "GOOGLE_AI_MODE",
        "DEEPSEEK",
        "META_AI",
        "AMAZON_RUFUS",
    ]
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    predicate: str
    label: str
    about: str | None
    stated: str
    truth: str | None
    factId: str | None
    firstSaidAt: str
    lastSaidAt: str
    lastRunId: str
    occurrences: int
    state: FindingState
    stateSince: str
    settledBy: Literal["operator", "fact", "reading", None]
    notSeen: dict[str, Any] | None
    settlement: dict[str, Any] | None
    gravity: Gravity
    setBy: Literal["operator", "default"]
    subject: Literal["contact", "price", "safety", None]
    sentence: MarkedSentence | None
    fact: dict[str, Any] | None
    scans: list[dict[str, Any]]
    saidIn: list[dict[str, Any]]
    sourceTrail: list[FindingSource]
    events: list[dict[str, Any]]


class FindingSource(TypedDict):
    url: str
    pageId: str
    says: SourceSays
    quote: str | None
    reason: str | None
    answers: int
    fetchedAt: str


FindingState = Literal["open", "not_seen", "returned", "settled"]

Gravity = Literal["grave", "usual", "minor"]


class JobAck(TypedDict):
    jobId: str


class ListedScan(TypedDict):
    id: str
    status: str
    startedAt: str | None
    finishedAt: str | None
    totalPrompts: int
    totalRuns: int
    totalCostUsd: float | str | None
    byStatus: dict[str, Any]
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    mentions: int
    provisional: NotRequired[int]
    apart: NotRequired[list[OfOrigin]]
    createdAt: str
    stoppedAt: str | None
    confirmsScanId: str | None


class MarkedSentence(TypedDict):
    before: str
    words: str
    after: str


class OfOrigin(TypedDict):
    origin: Origin
    count: int


Origin = Literal["engine", "stand_in", "demo"]


class OwnFact(TypedDict):
    id: str
    predicate: str
    value: Any
    source: OwnFactSource
    hash: str
    note: str | None
    active: bool
    firstSeenAt: str
    lastSeenAt: str
    supersededBy: str | None
    withdrawnAt: str | None
    state: Literal["proposed", "active", "superseded", "expired", "withdrawn", "refused"]
    validFrom: str | None
    validUntil: str | None
    enteredBy: str | None
    approvedBy: str | None
    approvedAt: str | None


class OwnFactSource(TypedDict):
    kind: str
    url: str | None
    quote: str | None
    fetchedAt: str | None
    sha256: str | None
    place: DocumentPlace | None


class Predicate(TypedDict):
    name: str
    label: str
    hint: str
    single: bool
    inputs: list[FactInput]


class Predicates(TypedDict):
    items: list[Predicate]


class Prompt(TypedDict):
    id: str
    brandId: str
    text: str
    intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"]
    locale: str
    createdAt: str
    archivedAt: str | None


PromptIntent = Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"]


class Prompts(TypedDict):
    items: list[Prompt]


class Run(TypedDict):
    id: str
    scanId: str
    engine: Engine
    intent: PromptIntent
    prompt: str
    sample: int
    status: Literal[
        "QUEUED", "RUNNING", "CAPTURED", "CLASSIFIED", "SET_ASIDE", "NO_ANSWER", "FAILED"
    ]
    provisional: NotRequired[bool]
    citationClass: CitationClass | None
    sha256: str | None
    noAnswerReason: str | None
    error: str | None
    demo: NotRequired[bool]
    origin: NotRequired[Origin]


class ScanCell(TypedDict):
    engine: Engine
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    intent: PromptIntent
    runs: int
    byStatus: dict[str, Any]
    counts: CitationCounts


class ScanChoice(TypedDict):
    samples: NotRequired[int]
    engines: NotRequired[
        list[
            Literal[
                "CHATGPT",
                "PERPLEXITY",
                "GEMINI",
                "CLAUDE",
                "COPILOT",
                "GROK",
                "GOOGLE_AIO",
                "GOOGLE_AI_MODE",
                "DEEPSEEK",
                "META_AI",
                "AMAZON_RUFUS",
            ]
        ]
    ]
    promptIds: NotRequired[list[str]]
    spreadMinutes: NotRequired[int]


class ScanCreated(TypedDict):
    scanId: str
    jobId: str
    status: str
    engines: list[Engine]
    enginesNotRunnable: list[Engine]
    enginesOutOfPlan: list[Engine]


class ScanDetail(TypedDict):
    id: str
    status: str
    startedAt: str | None
    finishedAt: str | None
    totalPrompts: int
    totalRuns: int
    totalCostUsd: float | str | None
    byStatus: dict[str, Any]
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    mentions: int
    provisional: NotRequired[int]
    apart: NotRequired[list[OfOrigin]]
    brandId: str
    samples: int
    createdAt: str
    stoppedAt: str | None
    matrix: list[ScanCell]


class ScanEstimate(TypedDict):
    prompts: int
    samples: int
    runs: int
    priceUsd: str | None
    confirmation: dict[str, Any] | None
    engines: list[dict[str, Any]]
    reading: NotRequired[dict[str, Any] | None]
    unpriced: list[
        Literal[
            "CHATGPT",
            "PERPLEXITY",
            "GEMINI",
            "CLAUDE",
            "COPILOT",
            "GROK",
            "GOOGLE_AIO",
            "GOOGLE_AI_MODE",
            "DEEPSEEK",
            "META_AI",
            "AMAZON_RUFUS",
        ]
    ]
    spreadSeconds: int
    width: dict[str, Any]


SourceSays = Literal["same_error", "truth", "neither", "unread"]


class SuggestedPrompt(TypedDict):
    text: str
    intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"]
    about: str | None
    active: bool


class SuggestedPrompts(TypedDict):
    items: list[SuggestedPrompt]


#: The columns of each kind of export, and which of them are times.
COLUMNS: dict[str, tuple[str, ...]] = {
    "answers": (
        "id",
        "runId",
        "scanId",
        "brandId",
        "promptId",
        "prompt",
        "intent",
        "locale",
        "engine",
        "origin",
        "demo",
        "sample",
        "asked",
        "access",
        "provider",
        "requestedModel",
        "servedModel",
        "searchUsed",
        "askedAt",
        "capturedAt",
        "answer",
        "noAnswerReason",
        "cited",
        "sha256",
        "answerSha256",
        "costUsd",
        "class",
        "rule",
        "classificationId",
        "classifierVersion",
        "classifiedAt",
        "needsReview",
        "mentioned",
    ),
    "claims": (
        "id",
        "captureId",
        "place",
        "classificationId",
        "runId",
        "scanId",
        "brandId",
        "promptId",
        "intent",
        "engine",
        "origin",
        "demo",
        "asked",
        "capturedAt",
        "class",
        "predicate",
        "stated",
        "stance",
        "verdict",
        "certainty",
        "factId",
        "truth",
        "reason",
        "quote",
        "start",
        "end",
    ),
    "corrections": (
        "id",
        "brandId",
        "origin",
        "demo",
        "kind",
        "predicate",
        "about",
        "truth",
        "factId",
        "state",
        "stateSince",
        "openedAt",
        "openedBy",
        "askedAt",
        "closedAt",
        "deadline",
    ),
    "findings": (
        "id",
        "brandId",
        "engine",
        "origin",
        "demo",
        "predicate",
        "about",
        "stated",
        "truth",
        "factId",
        "firstSaidAt",
        "lastSaidAt",
        "lastPromptId",
        "lastRunId",
        "occurrences",
        "state",
        "stateSince",
        "askedSince",
        "upTo",
        "settledBy",
        "settledAt",
        "settlementBy",
        "settlementNote",
    ),
    "rates": (
        "id",
        "scanId",
        "brandId",
        "startedAt",
        "finishedAt",
        "level",
        "engine",
        "intent",
        "promptId",
        "origin",
        "demo",
        "measure",
        "planned",
        "seen",
        "answers",
        "rate",
        "low",
        "high",
        "method",
    ),
}
TIMES: dict[str, tuple[str, ...]] = {
    "answers": ("askedAt", "capturedAt", "classifiedAt"),
    "claims": ("capturedAt",),
    "corrections": ("stateSince", "openedAt", "askedAt", "closedAt", "deadline"),
    "findings": ("firstSaidAt", "lastSaidAt", "stateSince", "settledAt"),
    "rates": ("startedAt", "finishedAt"),
}
