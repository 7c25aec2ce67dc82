# Generated from the OpenAPI document by scripts/generate.py. Do not edit.
"""Bodies of the operator's API, as typed dictionaries with the names of the API."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, Union

from typing_extensions import NotRequired


class Account(TypedDict):
    id: str
    name: str
    plan: str
    createdAt: str


class AccountPage(TypedDict):
    items: list[Account]
    nextCursor: str | None


class Act(TypedDict):
    id: str
    at: str
    what: Literal[
        "sign_in", "sign_in_refused", "sign_out", "change", "review", "export", "key_use", "refused"
    ]
    who: ActBy
    accountId: str | None
    operation: str
    targetId: str | None
    target: ActTarget | None
    words: str
    detail: str | None
    address: str | None
    requestId: str


class ActBy(TypedDict):
    kind: Literal["operator", "person", "key", "nobody"]
    id: str | None
    name: str


class ActDay(TypedDict):
    day: str
    acts: int
    sha256: str
    logIndex: int | None
    closedAt: str


class ActDayPage(TypedDict):
    items: list[ActDay]
    nextCursor: str | None


class ActPage(TypedDict):
    items: list[Act]
    nextCursor: str | None


class ActTarget(TypedDict):
    kind: str
    id: str
    brandId: str | None


class AddAppAnswersFile(TypedDict):
    sha256: str
    bytes: int


class AddAppAnswersFills(TypedDict):
    appPlanId: str
    person: int


class AddAppAnswersTyped(TypedDict):
    question: str
    answer: str


class AddFactsFactsItem(TypedDict):
    predicate: str
    value: Any
    note: NotRequired[str]
    validFrom: NotRequired[str | None]
    validUntil: NotRequired[str | None]


class AddPromptsPromptsItem(TypedDict):
    text: str
    intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"]
    locale: NotRequired[str]
    origin: NotRequired[Literal["operator", "person", "suggestion"]]


class AddRecordingBody(TypedDict):
    base64: str
    mediaType: str
    status: int


class AddRecordingConversation(TypedDict):
    relay: str
    statement: str
    signature: str
    proof: str
    client: str
    server: str
    secrets: AddRecordingConversationSecrets
    sealed: AddRecordingConversationSealed | None
    endpoint: str


class AddRecordingConversationSealed(TypedDict):
    base64: str
    recipientSha256: str


class AddRecordingConversationSecrets(TypedDict):
    handshake: str
    application: str


class AddRecordingFills(TypedDict):
    appPlanId: str
    person: int


class AddRecordingPerson(TypedDict):
    key: str
    signature: str


class AddRecordingPicture(TypedDict):
    base64: str
    mediaType: Literal["image/png", "image/jpeg", "image/webp"]


class AddRecordingReply(TypedDict):
    relay: str
    statement: str
    signature: str
    proof: str
    client: str
    server: str
    secrets: AddRecordingReplySecrets
    sealed: AddRecordingReplySealed | None


class AddRecordingReplySealed(TypedDict):
    base64: str
    recipientSha256: str


class AddRecordingReplySecrets(TypedDict):
    handshake: str
    application: str


class AddScheduleAnswer(TypedDict):
    id: str
    brandId: str
    cron: str
    timeZone: str
    jitterSeconds: int
    samples: int | None
    engines: (
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
        | None
    )
    spendCeilingUsd: str | None
    missed: Literal["skip", "once"]
    overlap: Literal["skip", "allow"]
    paused: bool
    nextTimes: list[str]
    createdAt: str


class AddWebhookAnswer(TypedDict):
    id: str
    url: str
    brandId: str | None
    kinds: list[
        Literal[
            "measurement.completed",
            "measurement.read_later",
            "measurement.failed",
            "confabulation.new",
            "confabulation.returned",
            "confabulation.not_seen",
            "citation_class.changed",
            "fact.superseded",
            "log.unwitnessed",
            "report.ready",
            "webhook.switched_off",
            "correction.changed",
            "correction.due",
        ]
    ]
    digest: Literal["none", "daily", "weekly"]
    graveAtOnce: bool
    language: Language
    on: bool
    offSince: str | None
    offReason: Literal["gone", "failing", "operator", "unconfirmed", "unsubscribed", None]
    failingSince: str | None
    createdAt: str
    secret: str


class AddedPromptsFromCatalogue(TypedDict):
    drawId: str
    done: bool
    seed: str | None
    checkpoint: DrawCheckpoint | None
    products: int
    drawn: int
    questions: list[str]
    imports: list[DrawnImport]
    strata: list[DrawnStratum]
    added: int
    items: list[Prompt]


class AddedRecording(TypedDict):
    importId: str
    engine: Engine
    grade: Grade
    filled: list[int]
    known: int
    items: list[BroughtAnswer]


class AddedWord(TypedDict):
    word: str
    answers: int


class AnswerReviewStatementsItem(TypedDict):
    predicate: str
    start: int
    end: int


AnswerSurface = Literal["api", "seller", "app"]


class AppAnswer(TypedDict):
    runId: str
    importId: str
    engine: Engine
    question: str
    status: Literal[
        "QUEUED", "RUNNING", "CAPTURED", "CLASSIFIED", "SET_ASIDE", "NO_ANSWER", "FAILED"
    ]
    citationClass: CitationClass | None
    grade: Grade
    format: str
    answeredAt: str | None
    receivedAt: str


class AppAnswerPage(TypedDict):
    items: list[AppAnswer]
    nextCursor: str | None


class AppPlan(TypedDict):
    id: str
    brandId: str
    name: str
    people: list[AppPlanPeopleItem]
    engines: list[Engine]
    questions: int
    firstDay: str
    lastDay: str
    paired: bool
    scanId: str | None
    hindered: str | None
    plannedBy: str
    plannedAt: str
    closedAt: str | None
    done: int
    open: int
    missed: int


class AppPlanDetail(TypedDict):
    id: str
    brandId: str
    name: str
    people: list[AppPlanDetailPeopleItem]
    engines: list[Engine]
    questions: int
    firstDay: str
    lastDay: str
    paired: bool
    scanId: str | None
    hindered: str | None
    plannedBy: str
    plannedAt: str
    closedAt: str | None
    done: int
    open: int
    missed: int
    slots: list[AppSlot]
    measured: list[PairedMeasure]
    counted: str
    signed: list[AppPlanDetailSignedItem]


class AppPlanDetailPeopleItem(TypedDict):
    name: str
    account: Literal["fresh", "used"]


class AppPlanDetailSignedItem(TypedDict):
    kind: Literal["app_plan", "app_outcome"]
    text: str
    sha256: str
    logIndex: int | None
    lines: list[str]


class AppPlanPage(TypedDict):
    items: list[AppPlan]
    nextCursor: str | None


class AppPlanPeopleItem(TypedDict):
    name: str
    account: Literal["fresh", "used"]


class AppSlot(TypedDict):
    number: int
    engine: Engine
    person: int
    question: str
    dueAt: str
    state: Literal["open", "done", "missed"]
    runId: str | None
    grade: Literal["A", "B", "C", "D", None]


class ApprovedFacts(TypedDict):
    items: list[OwnFact]
    rivals: list[OwnFact]
    more: bool
    jobId: str | None


class Archived(TypedDict):
    archived: bool


class Attestation(TypedDict):
    payloadType: str
    payload: str
    signatures: list[AttestationSignaturesItem]


class AttestationSignaturesItem(TypedDict):
    keyid: str
    sig: str


class Brand(TypedDict):
    id: str
    accountId: str
    name: str
    domain: str
    aliases: list[str]
    samplesPerPrompt: int
    captureSources: Literal["none", "findings", "all"]
    pageFacts: Literal["active", "proposed"]
    engines: (
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
        | None
    )
    createdAt: str
    archivedAt: str | None


class BrandPage(TypedDict):
    items: list[Brand]
    nextCursor: str | None


class BrandSearches(TypedDict):
    brandId: str
    scanId: str
    createdAt: str
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    answers: int
    of: int
    searched: int
    showsPages: int
    rivalsKnown: int
    queries: list[CountedQuery]
    added: list[AddedWord]
    hosts: list[SearchedHost]
    hostsTotal: int
    sides: list[SearchedSide]


class BroughtAnswer(TypedDict):
    runId: str
    question: str


class BroughtAnswers(TypedDict):
    importId: str
    engine: Engine
    format: str
    grade: Grade
    stripped: list[str]
    notes: list[str]
    filled: list[int]
    known: int
    items: list[BroughtAnswer]


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


class CaseContents(TypedDict):
    demo: bool
    brand: CaseContentsBrand
    preparedBy: str | None
    preparedFor: str | None
    statements: list[CaseContentsStatementsItem]
    exhibits: list[CaseContentsExhibitsItem]
    sources: int
    profiles: NotRequired[list[CaseContentsProfilesItem]]
    files: list[CaseContentsFilesItem]


class CaseContentsBrand(TypedDict):
    id: str
    name: str
    domain: str


class CaseContentsExhibitsItem(TypedDict):
    place: int
    runId: str
    engine: str
    question: str
    capturedAt: str
    citationClass: str


class CaseContentsFilesItem(TypedDict):
    path: str
    kind: str
    bytes: int


class CaseContentsProfilesItem(TypedDict):
    id: str
    name: str
    says: str | None
    missing: list[str]


class CaseContentsStatementsItem(TypedDict):
    engine: str
    about: str
    stated: str
    truth: str | None
    occurrences: int
    exhibits: list[int]


class CasePreview(TypedDict):
    reference: str
    answers: int
    demo: bool
    statements: list[CasePreviewStatementsItem]


class CasePreviewStatementsItem(TypedDict):
    engine: str
    about: str
    stated: str
    truth: str | None
    answers: int


class CatalogueItem(TypedDict):
    id: str
    versionId: str
    feedId: str
    importId: str | None
    key: str
    item: dict[str, Any]
    leafSha256: str
    changedAt: str
    goneAt: str | None


class CatalogueToDraw(TypedDict):
    products: int
    drawn: int
    questions: list[str]
    imports: list[DrawnImport]
    strata: list[StratumToDraw]


Certainty = Literal["certain", "likely"]

Change = TypedDict(
    "Change",
    {
        "engine": str | None,
        "promptId": str | None,
        "prompt": str | None,
        "from": "ChangeFrom",
        "to": "ChangeTo",
        "difference": float,
        "low": float | None,
        "high": float | None,
        "p": float,
        "adjustedP": float,
        "standsOut": bool,
        "method": Literal["newcombe", "mcnemar"],
        "pairs": int,
        "modelChanged": bool,
        "words": str,
    },
)


class ChangeFrom(TypedDict):
    seen: int
    asked: int


class ChangeScheduleAnswer(TypedDict):
    id: str
    brandId: str
    cron: str
    timeZone: str
    jitterSeconds: int
    samples: int | None
    engines: (
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
        | None
    )
    spendCeilingUsd: str | None
    missed: Literal["skip", "once"]
    overlap: Literal["skip", "allow"]
    paused: bool
    nextTimes: list[str]
    createdAt: str


class ChangeTo(TypedDict):
    seen: int
    asked: int


class ChangeWebhookAnswer(TypedDict):
    id: str
    url: str
    brandId: str | None
    kinds: list[
        Literal[
            "measurement.completed",
            "measurement.read_later",
            "measurement.failed",
            "confabulation.new",
            "confabulation.returned",
            "confabulation.not_seen",
            "citation_class.changed",
            "fact.superseded",
            "log.unwitnessed",
            "report.ready",
            "webhook.switched_off",
            "correction.changed",
            "correction.due",
        ]
    ]
    digest: Literal["none", "daily", "weekly"]
    graveAtOnce: bool
    language: Language
    on: bool
    offSince: str | None
    offReason: Literal["gone", "failing", "operator", "unconfirmed", "unsubscribed", None]
    failingSince: str | None
    createdAt: str


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


Changes = TypedDict(
    "Changes",
    {
        "brandId": str,
        "measure": "Measure",
        "demo": NotRequired[bool],
        "origin": NotRequired["Origin"],
        "from": "ChangesFrom",
        "to": "ChangesTo",
        "falseDiscoveryRate": float,
        "note": str,
        "family": int,
        "breaks": list["ChangesBreaksItem"],
        "overall": Union["Change", None],
        "overalls": dict[str, Any],
        "engines": list["Change"],
        "cellsCompared": int,
        "cells": list["Change"],
        "cellsNotCompared": int,
        "notCompared": list["ChangesNotComparedItem"],
    },
)

ChangesBreaksItem = TypedDict(
    "ChangesBreaksItem",
    {
        "engine": Literal[
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
        ],
        "from": list[str | None],
        "to": list[str | None],
    },
)


class ChangesFrom(TypedDict):
    id: str
    status: Literal["QUEUED", "RUNNING", "CLASSIFYING", "COMPLETED", "PARTIAL", "FAILED"]
    createdAt: str
    finishedAt: str | None
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    apart: NotRequired[list[OfOrigin]]
    planned: int
    classified: int
    provisional: NotRequired[int]
    counted: NotRequired[str]
    note: str | None
    leading: LeadingQuestions | None


class ChangesNotComparedItem(TypedDict):
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
    promptId: str
    prompt: str
    reason: Literal["only_in_from", "only_in_to", "no_answer_in_from", "no_answer_in_to"]


class ChangesTo(TypedDict):
    id: str
    status: Literal["QUEUED", "RUNNING", "CLASSIFYING", "COMPLETED", "PARTIAL", "FAILED"]
    createdAt: str
    finishedAt: str | None
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    apart: NotRequired[list[OfOrigin]]
    planned: int
    classified: int
    provisional: NotRequired[int]
    counted: NotRequired[str]
    note: str | None
    leading: LeadingQuestions | None


class CheckedActDay(TypedDict):
    day: str
    acts: int
    sha256: str
    logIndex: int | None
    closedAt: str
    manifest: str
    unchanged: bool


class CheckpointState(TypedDict):
    size: int
    signedAt: str


CitationClass = Literal["STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"]


class CitationCounts(TypedDict):
    STRONG: int
    DESCRIPTIVE: int
    ECHO: int
    CONFABULATED: int
    ABSENT: int


class Claim(TypedDict):
    predicate: str
    label: NotRequired[str]
    stated: str
    truth: str | None
    factId: str | None
    span: Span
    reason: NotRequired[str]
    readBy: NotRequired[str]
    certainty: Certainty | None
    verdict: ClaimVerdict
    stance: str | None


ClaimVerdict = Literal["supported", "contradicted", "outdated", "unverifiable"]


class ComparedClocks(TypedDict):
    comparedAt: str
    source: str
    offsetMs: int | None
    readings: list[ComparedClocksReadingsItem]


class ComparedClocksReadingsItem(TypedDict):
    source: str
    offsetMs: int | None
    withinMs: int | None


class ConfabulatedClaim(TypedDict):
    predicate: str
    label: NotRequired[str]
    stated: str
    truth: str | None
    factId: str | None
    span: Span
    reason: NotRequired[str]
    readBy: NotRequired[str]
    certainty: Certainty | None


class ConfabulationItem(TypedDict):
    runId: str
    scanId: str
    engine: Engine
    intent: PromptIntent
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    access: str
    surface: NotRequired[AnswerSurface]
    grade: NotRequired[Grade | None]
    prompt: str
    leading: Literal["value", "confirm", "presumes", None]
    capturedAt: str
    sha256: str
    excerpt: str
    claims: list[ConfabulatedClaim]
    verificationStatus: VerificationStatus


class ConfabulationPage(TypedDict):
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    total: int
    apart: NotRequired[list[OfOrigin]]
    items: list[ConfabulationItem]
    nextCursor: str | None


ConfabulationWindow = Literal["7d", "30d", "all"]


class Correction(TypedDict):
    id: str
    brandId: str
    kind: Literal["finding", "fact"]
    factId: str | None
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    predicate: str
    label: str
    about: str | None
    truth: str | None
    state: CorrectionState
    stateSince: str
    openedAt: str
    openedBy: str
    askedAt: str | None
    closedAt: str | None
    deadline: str | None
    engines: list[Engine]
    findings: list[str]


class CorrectionCapture(TypedDict):
    id: str
    url: str
    finalUrl: str | None
    capturedAt: str
    status: int | None
    sha256: str | None
    manifestSha256: str
    logIndex: int | None


CorrectionContact = TypedDict(
    "CorrectionContact",
    {
        "kind": Literal["mail", "imprint", "contact", "corrections", "security_txt"],
        "address": str,
        "says": str,
        "from": str,
    },
)


class CorrectionDetail(TypedDict):
    id: str
    brandId: str
    kind: Literal["finding", "fact"]
    factId: str | None
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    predicate: str
    label: str
    about: str | None
    truth: str | None
    state: CorrectionState
    stateSince: str
    openedAt: str
    openedBy: str
    askedAt: str | None
    closedAt: str | None
    deadline: str | None
    engines: list[Engine]
    findings: list[str]
    said: list[CorrectionSaid]
    steps: list[CorrectionStep]
    pages: list[CorrectionPage]
    watches: list[CorrectionWatch]
    events: list[CorrectionEvent]


class CorrectionEvent(TypedDict):
    id: str
    move: Literal[
        "opened",
        "asked",
        "noted",
        "deadline_set",
        "reminded",
        "watch_started",
        "watch_stopped",
        "page_changed",
        "page_back",
        "still_said",
        "fewer",
        "back",
        "undecided",
        "closed",
        "reopened",
    ]
    fromState: CorrectionState | None
    state: CorrectionState
    who: str
    note: str | None
    words: str | None
    data: dict[str, Any]
    at: str


class CorrectionPage(TypedDict):
    url: str
    role: Literal["source", "own"]
    saysBefore: Literal["same_error", "truth", "neither", "unread", None]
    says: Literal["same_error", "truth", "neither", "unread", None]
    before: str | None
    newest: str | None
    changedAt: str | None
    nextAt: str | None


class CorrectionPatch(TypedDict):
    kind: Literal["json_ld", "llms_txt", "text"]
    place: str
    content: str


class CorrectionSaid(TypedDict):
    engine: Engine
    prompt: str
    sentence: str
    stated: str
    answers: int
    lastSaidAt: str
    sha256: str | None


CorrectionState = Literal["open", "asked", "page_changed", "engine_changed", "closed", "returned"]


class CorrectionStep(TypedDict):
    key: str
    kind: Literal["page", "wiki", "own_page", "engine"]
    engine: Engine | None
    url: str | None
    why: Literal["says_the_same", "own_page_wrong", "own_page_silent", "engine_says_it"]
    language: Language
    contacts: list[CorrectionContact]
    form: CorrectionStepForm | None
    subject: str
    text: str
    warning: str | None
    patches: list[CorrectionPatch]
    askedAt: str | None


class CorrectionStepForm(TypedDict):
    name: str
    url: str
    how: str


class CorrectionWatch(TypedDict):
    id: str
    engine: Engine
    phase: WatchPhase
    round: int
    result: Literal["fewer", "still_said", "back", "undecided", "stopped", None]
    resultAt: str | None
    words: str
    hindered: str | None
    nextAt: str | None
    startedAt: str
    startedBy: str
    endedAt: str | None
    asked: int
    seen: int
    low: float
    high: float
    questions: int
    costUsd: str | None
    plan: CorrectionWatchPlan
    looks: list[WatchLook]
    manifests: list[WatchManifest]
    mostQuestions: int


class CorrectionWatchPlan(TypedDict):
    atMost: float
    tolerated: float
    error: float
    engines: int
    firstRound: int
    samplesPerLook: int
    everyHours: int
    pauseDays: int
    surveillanceLooks: int
    surveillanceEveryDays: int
    mostQuestions: int
    spendCeilingUsd: str | None
    questionsPerLook: int
    roundsAhead: list[WatchRound]
    surveillanceQuestions: int
    surveillanceDays: int
    rounds: int
    prompts: int


class CorrectionWatches(TypedDict):
    items: list[CorrectionWatch]


class CountedQuery(TypedDict):
    text: str
    answers: int
    engines: list[
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
    added: list[str]


class DeadJob(TypedDict):
    id: str
    kind: str
    lane: str
    error: str | None
    attempt: int
    crashes: int
    createdAt: str
    finishedAt: str | None
    instead: str | None


class DeadJobPage(TypedDict):
    items: list[DeadJob]
    nextCursor: str | None


class Declaration(TypedDict):
    name: str
    label: str
    question: str
    value: DeclaredValue
    compare: Literal["equal", "at-least", "at-most", "within", "contains"]
    tolerance: DeclaredTolerance | None
    examples: list[DeclaredExample]
    version: int
    sha256: str
    declaredAt: str
    withdrawnAt: str | None
    hint: str
    inputs: list[FactInput]


class DeclarationPreview(TypedDict):
    declared: list[str]
    reader: str | None
    read: bool
    items: list[DeclarationPreviewItem]


DeclarationPreviewItem = TypedDict(
    "DeclarationPreviewItem",
    {
        "runId": str,
        "demo": NotRequired[bool],
        "origin": NotRequired["Origin"],
        "prompt": str,
        "capturedAt": str,
        "class": Union["CitationClass", None],
        "request": "PreviewRequest",
        "reading": Union["PreviewReading", None],
    },
)


class Declarations(TypedDict):
    items: list[Declaration]


class DeclaredChoice(TypedDict):
    label: str
    synonyms: list[str]


class DeclaredExample(TypedDict):
    text: str
    value: Any


class DeclaredRival(TypedDict):
    id: str
    name: str
    aliases: list[str]
    domain: str | None
    kind: RivalKind
    createdAt: str
    jobId: str


class DeclaredTolerance(TypedDict):
    amount: NotRequired[float]
    percent: NotRequired[float]


class DeclaredValue(TypedDict):
    kind: Literal["text", "number", "money", "date", "yes-no", "list", "one-of"]
    unit: NotRequired[str | None]
    currency: NotRequired[str | None]
    values: NotRequired[list[DeclaredChoice]]


class DifferencePart(TypedDict):
    kind: Literal["same", "added", "removed"]
    lines: list[str]
    skipped: NotRequired[int]


class DiscardJobAnswer(TypedDict):
    removed: bool


class Document(TypedDict):
    id: str
    name: str
    mediaType: str
    bytes: int
    sha256: str
    uploadedBy: str
    uploadedAt: str


class DocumentPage(TypedDict):
    items: list[Document]
    nextCursor: str | None


class DocumentPlace(TypedDict):
    document: str
    page: int | None
    heading: str | None
    paragraph: int
    start: int
    end: int


class DrawAppPlanPeopleItem(TypedDict):
    name: str
    account: Literal["fresh", "used"]


class DrawCheckpoint(TypedDict):
    size: int
    root: str


class DrawnImport(TypedDict):
    sha256: str
    root: str


class DrawnStratum(TypedDict):
    name: str
    products: int
    drawn: int


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


class EngineDay(TypedDict):
    engine: Engine
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    day: str
    calls: int
    failed: int
    costUsd: str


class EngineLimits(TypedDict):
    timeoutMs: int
    concurrency: int
    requestsPerMinute: float
    dailySpendUsd: str | None


class EngineState(TypedDict):
    engine: Engine
    runnable: bool
    access: NotRequired[str]
    provider: NotRequired[str]
    model: NotRequired[str | None]
    description: NotRequired[str]
    adapter: NotRequired[str]
    limits: NotRequired[EngineLimits]
    missing: NotRequired[list[list[str]]]


class Engines(TypedDict):
    reader: NotRequired[ReaderState]
    items: list[EngineState]


class EnteredFacts(TypedDict):
    items: list[OwnFact]
    jobId: str | None


class Error(TypedDict):
    error: str
    reason: NotRequired[str]
    parameters: NotRequired[dict[str, Any]]


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
        "surface": str,
        "grade": str | None,
        "provider": str,
        "requestedModel": str | None,
        "servedModel": str | None,
        "searchUsed": bool | None,
        "askedAt": str,
        "capturedAt": str,
        "answer": str | None,
        "noAnswerReason": str | None,
        "cited": list[str],
        "queries": list[str],
        "read": list[str],
        "promptOrigin": str,
        "promptFile": str | None,
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
        "grade": str | None,
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
        "leading": str | None,
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
    lastLeading: str | None
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


class ExportedRivalFigure(TypedDict):
    id: str
    scanId: str
    brandId: str
    startedAt: str
    finishedAt: str
    questions: str
    level: str
    engine: str | None
    intent: str | None
    origin: str
    demo: bool
    subjectId: str
    name: str
    kind: str
    measure: str
    seen: int
    asked: int
    universe: str
    rate: float
    low: float
    high: float
    method: str


class FactActor(TypedDict):
    kind: Literal["operator", "person", "key", "service"]
    id: str | None
    name: str


FactChange = TypedDict(
    "FactChange",
    {
        "runId": str,
        "engine": "Engine",
        "demo": NotRequired[bool],
        "origin": NotRequired["Origin"],
        "intent": "PromptIntent",
        "prompt": str,
        "citationClass": "CitationClass",
        "capturedAt": str,
        "class": "CitationClass",
        "wouldBe": "CitationClass",
        "rule": str,
        "needsReview": list["Review"],
        "claims": list["Claim"],
    },
)


class FactCounts(TypedDict):
    proposed: int
    active: int
    superseded: int
    expired: int
    withdrawn: int
    refused: int


class FactEvent(TypedDict):
    id: str
    what: Literal[
        "entered",
        "read",
        "proposed",
        "approved",
        "refused",
        "superseded",
        "withdrawn",
        "restored",
        "dated",
        "expired",
    ]
    at: str
    by: FactActor
    why: str | None
    byFact: str | None
    validFrom: str | None
    validUntil: str | None
    jobId: str | None


class FactInput(TypedDict):
    member: str | None
    kind: Literal["text", "texts", "whole", "number", "truth"]
    needed: bool
    least: float | None
    most: float | None


class FactPreview(TypedDict):
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    apart: NotRequired[list[PreviewApart]]
    runs: int
    unread: int
    changed: int
    truncated: bool
    items: list[FactChange]
    findings: int


class FactWithHistory(TypedDict):
    fact: OwnFact
    brandId: str
    history: list[FactEvent]
    truncated: bool


class Feed(TypedDict):
    id: str
    brandId: str
    name: str
    url: str | None
    format: Literal[
        "auto",
        "google-xml",
        "google-tsv",
        "openai-jsonl",
        "openai-tsv",
        "openai-csv",
        "json-ld",
        "csv",
    ]
    mapping: dict[str, Any]
    country: str | None
    currency: str | None
    complete: bool
    everyHours: float | None
    nextImportAt: str | None
    createdAt: str
    lastImport: NotRequired[FeedImport | None]


class FeedImport(TypedDict):
    id: str
    feedId: str
    jobId: str | None
    state: Literal["receiving", "queued", "running", "done", "not_modified", "failed"]
    address: str | None
    shape: str | None
    bytes: float | None
    sha256: str | None
    counts: FeedImportCounts | None
    report: FeedImportReport | None
    error: str | None
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    manifestSha256: str | None
    root: str | None


class FeedImportCounts(TypedDict):
    taken: int
    added: int
    changed: int
    unchanged: int
    gone: int
    refused: int


class FeedImportReport(TypedDict):
    numbers: Literal["lines", "items"]
    reasons: list[FeedImportReportReasonsItem]


class FeedImportReportReasonsItem(TypedDict):
    outcome: Literal["refused", "without"]
    reason: str
    field: str | None
    message: str
    count: int
    lines: list[FeedImportReportReasonsItemLinesItem]


class FeedImportReportReasonsItemLinesItem(TypedDict):
    line: int
    firstLine: NotRequired[int]


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
    notSeen: FindingNotSeen | None
    settlement: FindingSettlement | None


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
    notSeen: FindingDetailNotSeen | None
    settlement: FindingDetailSettlement | None
    gravity: Gravity
    setBy: Literal["operator", "default"]
    subject: Literal["contact", "price", "safety", None]
    sentence: MarkedSentence | None
    fact: FindingDetailFact | None
    scans: list[FindingDetailScansItem]
    questions: FindingQuestions
    saidIn: list[FindingDetailSaidInItem]
    sourceTrail: list[FindingSource]
    events: list[FindingDetailEventsItem]


class FindingDetailEventsItem(TypedDict):
    id: str
    fromState: FindingState | None
    state: FindingState
    settledBy: Literal["operator", "fact", "reading", None]
    notSeen: FindingDetailEventsItemNotSeen | None
    by: str | None
    note: str | None
    at: str


class FindingDetailEventsItemNotSeen(TypedDict):
    asked: int
    upTo: float
    words: str


class FindingDetailFact(TypedDict):
    id: str
    predicate: str
    value: Any
    source: FindingDetailFactSource
    hash: str
    note: str | None
    active: bool
    firstSeenAt: str
    lastSeenAt: str
    supersededBy: str | None


class FindingDetailFactSource(TypedDict):
    kind: str
    url: str | None
    quote: str | None
    fetchedAt: str | None
    sha256: str | None


class FindingDetailNotSeen(TypedDict):
    asked: int
    upTo: float
    words: str


class FindingDetailSaidInItem(TypedDict):
    runId: str
    captureId: str
    classificationId: str
    kind: Literal["original", "verification"]
    scanId: str
    prompt: str
    stated: str
    saidAt: str
    sha256: str
    grade: Grade | None
    bundle: str


class FindingDetailScansItem(TypedDict):
    scanId: str
    status: Literal["QUEUED", "RUNNING", "CLASSIFYING", "COMPLETED", "PARTIAL", "FAILED"]
    createdAt: str
    seen: int
    asked: int
    low: float | None
    high: float | None
    leading: FindingDetailScansItemLeading
    words: str


class FindingDetailScansItemLeading(TypedDict):
    seen: int
    asked: int


class FindingDetailSettlement(TypedDict):
    at: str
    by: str
    note: str


class FindingGroup(TypedDict):
    key: str
    gravity: Gravity
    setBy: Literal["operator", "default"]
    subject: Literal["contact", "price", "safety", None]
    said: SaidIn | None
    leading: FindingGroupLeading | None
    engines: list[
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
    isNew: bool
    findings: list[RankedFinding]


class FindingGroupLeading(TypedDict):
    seen: int
    asked: int


class FindingNotSeen(TypedDict):
    asked: int
    upTo: float
    words: str


class FindingQuestions(TypedDict):
    check: str
    neutral: QuestionCounts
    leading: QuestionCounts
    words: str


class FindingSettlement(TypedDict):
    at: str
    by: str
    note: str


class FindingSource(TypedDict):
    url: str
    pageId: str
    says: SourceSays
    quote: str | None
    reason: str | None
    answers: int
    fetchedAt: str


FindingState = Literal["open", "not_seen", "returned", "settled"]


class FindingsSince(TypedDict):
    fresh: int
    returned: int
    notSeen: int


class Fit(TypedDict):
    brandId: str
    scan: MeasuredScan
    leading: str | None
    measure: Measure
    width: float
    fit: bool
    words: str
    criteria: list[FitCriterion]
    industry: IndustryRates


class FitCriterion(TypedDict):
    criterion: Literal[
        "plan_logged",
        "enough_answers",
        "halves_agree",
        "same_prompts",
        "same_engines",
        "reader_measured",
    ]
    met: bool
    words: str


class GetCatalogueAnswer(TypedDict):
    current: int
    gone: int
    lines: list[GetCatalogueAnswerLinesItem]


class GetCatalogueAnswerLinesItem(TypedDict):
    line: str | None
    products: int


class GetCatalogueItemAnswer(TypedDict):
    product: CatalogueItem
    versions: list[GetCatalogueItemAnswerVersionsItem]


class GetCatalogueItemAnswerVersionsItem(TypedDict):
    versionId: str
    firstImportId: str
    item: dict[str, Any]
    leafSha256: str


class GetDeliveryAnswer(TypedDict):
    id: str
    webhookId: str
    kind: Literal["event", "digest", "test", "confirm"]
    state: Literal["pending", "delivered", "failed", "skipped"]
    attempts: int
    eventIds: list[int]
    createdAt: str
    finishedAt: str | None
    log: list[GetDeliveryAnswerLogItem]


class GetDeliveryAnswerLogItem(TypedDict):
    id: str
    startedAt: str
    durationMs: int
    status: int | None
    error: str | None
    reply: str


class GetWebhookAnswer(TypedDict):
    id: str
    url: str
    brandId: str | None
    kinds: list[
        Literal[
            "measurement.completed",
            "measurement.read_later",
            "measurement.failed",
            "confabulation.new",
            "confabulation.returned",
            "confabulation.not_seen",
            "citation_class.changed",
            "fact.superseded",
            "log.unwitnessed",
            "report.ready",
            "webhook.switched_off",
            "correction.changed",
            "correction.due",
        ]
    ]
    digest: Literal["none", "daily", "weekly"]
    graveAtOnce: bool
    language: Language
    on: bool
    offSince: str | None
    offReason: Literal["gone", "failing", "operator", "unconfirmed", "unsubscribed", None]
    failingSince: str | None
    createdAt: str


Grade = Literal["A", "B", "C", "D"]


class Gravities(TypedDict):
    items: list[GravitiesItemsItem]


class GravitiesItemsItem(TypedDict):
    predicate: str
    about: str | None
    gravity: Gravity


Gravity = Literal["grave", "usual", "minor"]


class ImportPreview(TypedDict):
    list: Literal[
        "prompts", "search_console", "bing_grounding", "suggestions", "related_questions", "tickets"
    ]
    words: str
    whose: str
    sha256: str
    isRefused: bool
    needsPeriod: bool
    total: int
    items: list[QuestionToImport]
    problems: list[LineProblem]


class IndustryRate(TypedDict):
    seen: int
    asked: int
    rate: float | None
    low: float | None
    high: float | None
    words: str


class IndustryRates(TypedDict):
    hallucination: IndustryRate
    inaccuracy: IndustryRate
    answers: int
    note: str


class Invitation(TypedDict):
    id: str
    accountId: str
    name: str
    email: str | None
    role: Literal["viewer", "reviewer", "editor", "owner"]
    memberId: str | None
    createdAt: str
    expiresAt: str
    usedAt: str | None
    revokedAt: str | None


class InvitationPage(TypedDict):
    items: list[Invitation]
    nextCursor: str | None


class InvitationRevoked(TypedDict):
    revoked: bool


class IssuedKey(TypedDict):
    id: str
    accountId: str
    name: str
    kind: Literal["customer", "service", "personal"]
    hint: str
    scopes: list[Literal["read", "scan", "verify"]]
    role: Literal["viewer", "reviewer", "editor", "owner", None]
    person: str | None
    signingKey: str | None
    createdAt: str
    expiresAt: str | None
    lastUsedAt: str | None
    revokedAt: str | None
    key: str


class Job(TypedDict):
    id: str
    kind: str
    state: Literal["queued", "running", "done", "dead"]
    lane: str
    attempt: int
    crashes: int
    error: str | None
    result: dict[str, Any] | None
    progress: dict[str, Any] | None
    createdAt: str
    startedAt: str | None
    finishedAt: str | None
    runAt: str


class JobAck(TypedDict):
    jobId: str


class Key(TypedDict):
    id: str
    accountId: str
    name: str
    kind: Literal["customer", "service", "personal"]
    hint: str
    scopes: list[Literal["read", "scan", "verify"]]
    role: Literal["viewer", "reviewer", "editor", "owner", None]
    person: str | None
    signingKey: str | None
    createdAt: str
    expiresAt: str | None
    lastUsedAt: str | None
    revokedAt: str | None


class KeyPage(TypedDict):
    items: list[Key]
    nextCursor: str | None


Language = Literal["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja"]


class LeadingQuestions(TypedDict):
    check: str
    prompts: int
    answers: int
    neutral: LeadingQuestionsNeutral
    words: str


class LeadingQuestionsNeutral(TypedDict):
    seen: int
    asked: int
    low: float | None
    high: float | None


class Letterhead(TypedDict):
    accountId: str
    name: str
    logo: LetterheadLogo | None


class LetterheadLogo(TypedDict):
    type: Literal["image/png", "image/jpeg"]
    base64: str


class LineProblem(TypedDict):
    line: int
    column: int | None
    message: str
    reason: NotRequired[str]
    parameters: NotRequired[dict[str, Any]]


class ListBrandSchedulesAnswer(TypedDict):
    items: list[ListBrandSchedulesAnswerItemsItem]
    nextCursor: str | None


class ListBrandSchedulesAnswerItemsItem(TypedDict):
    id: str
    brandId: str
    cron: str
    timeZone: str
    jitterSeconds: int
    samples: int | None
    engines: (
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
        | None
    )
    spendCeilingUsd: str | None
    missed: Literal["skip", "once"]
    overlap: Literal["skip", "allow"]
    paused: bool
    nextTimes: list[str]
    createdAt: str


class ListCasesAnswer(TypedDict):
    items: list[Case]
    nextCursor: str | None


class ListCatalogueItemsAnswer(TypedDict):
    items: list[CatalogueItem]
    nextCursor: str | None


class ListCorrectionsAnswer(TypedDict):
    items: list[Correction]
    nextCursor: str | None
    totals: dict[str, Any]


class ListDeliveriesAnswer(TypedDict):
    items: list[ListDeliveriesAnswerItemsItem]
    nextCursor: str | None


class ListDeliveriesAnswerItemsItem(TypedDict):
    id: str
    webhookId: str
    kind: Literal["event", "digest", "test", "confirm"]
    state: Literal["pending", "delivered", "failed", "skipped"]
    attempts: int
    eventIds: list[int]
    createdAt: str
    finishedAt: str | None


class ListEventsAnswer(TypedDict):
    items: list[ListEventsAnswerItemsItem]
    nextAfter: int


class ListEventsAnswerItemsItem(TypedDict):
    id: int
    kind: Literal[
        "measurement.completed",
        "measurement.read_later",
        "measurement.failed",
        "confabulation.new",
        "confabulation.returned",
        "confabulation.not_seen",
        "citation_class.changed",
        "fact.superseded",
        "log.unwitnessed",
        "report.ready",
        "webhook.switched_off",
        "correction.changed",
        "correction.due",
    ]
    brandId: str | None
    occurredAt: str
    data: dict[str, Any]
    links: dict[str, Any]


class ListFeedImportsAnswer(TypedDict):
    items: list[FeedImport]
    nextCursor: str | None


class ListFeedsAnswer(TypedDict):
    items: list[Feed]


class ListFindingsAnswer(TypedDict):
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    total: int
    apart: NotRequired[list[OfOrigin]]
    nextCursor: str | None
    items: list[Finding]


class ListScheduleTimesAnswer(TypedDict):
    items: list[ListScheduleTimesAnswerItemsItem]


class ListScheduleTimesAnswerItemsItem(TypedDict):
    plannedAt: str
    outcome: Literal["started", "refused", "missed"]
    scanId: str | None
    reason: str | None
    missedBefore: int
    handledAt: str


class ListSchedulesAnswer(TypedDict):
    items: list[ListSchedulesAnswerItemsItem]
    nextCursor: str | None


class ListSchedulesAnswerItemsItem(TypedDict):
    id: str
    brandId: str
    cron: str
    timeZone: str
    jitterSeconds: int
    samples: int | None
    engines: (
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
        | None
    )
    spendCeilingUsd: str | None
    missed: Literal["skip", "once"]
    overlap: Literal["skip", "allow"]
    paused: bool
    nextTimes: list[str]
    createdAt: str


class ListSourcesAnswer(TypedDict):
    items: list[WrongPage]
    nextCursor: str | None


class ListWebhooksAnswer(TypedDict):
    items: list[ListWebhooksAnswerItemsItem]
    nextCursor: str | None
    mail: bool


class ListWebhooksAnswerItemsItem(TypedDict):
    id: str
    url: str
    brandId: str | None
    kinds: list[
        Literal[
            "measurement.completed",
            "measurement.read_later",
            "measurement.failed",
            "confabulation.new",
            "confabulation.returned",
            "confabulation.not_seen",
            "citation_class.changed",
            "fact.superseded",
            "log.unwitnessed",
            "report.ready",
            "webhook.switched_off",
            "correction.changed",
            "correction.due",
        ]
    ]
    digest: Literal["none", "daily", "weekly"]
    graveAtOnce: bool
    language: Language
    on: bool
    offSince: str | None
    offReason: Literal["gone", "failing", "operator", "unconfirmed", "unsubscribed", None]
    failingSince: str | None
    createdAt: str


class ListedScan(TypedDict):
    id: str
    status: str
    startedAt: str | None
    finishedAt: str | None
    totalPrompts: int
    totalRuns: int
    totalCostUsd: float | str | None
    byStatus: dict[str, Any]
    progress: NotRequired[ScanProgress]
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    mentions: int
    provisional: NotRequired[int]
    apart: NotRequired[list[OfOrigin]]
    createdAt: str
    stoppedAt: str | None
    confirmsScanId: str | None


class LogState(TypedDict):
    off: bool
    origin: str | None
    size: int
    checkpoint: CheckpointState | None
    waiting: int
    waitingSince: str | None
    quorum: int
    witnesses: list[WitnessState]
    timestamps: list[StampState]
    keyPlaces: list[str]


class LostStatement(TypedDict):
    index: int
    predicate: str
    outcome: str
    reason: str


class MarkedSentence(TypedDict):
    before: str
    words: str
    after: str


class Me(TypedDict):
    kind: Literal["operator", "person", "key"]
    id: str | None
    name: str
    operator: bool
    accounts: list[MyAccount] | None


Measure = Literal["mentioned", "STRONG", "DESCRIPTIVE", "ECHO", "CONFABULATED", "ABSENT"]


class MeasuredReader(TypedDict):
    reader: str
    dailySpendUsd: str | None
    accuses: bool
    readsTwice: bool
    errorRate: str
    consequence: str
    isStale: bool
    check: ReaderCheck | None
    job: ReaderCheckJob | None


class MeasuredScan(TypedDict):
    id: str
    status: Literal["QUEUED", "RUNNING", "CLASSIFYING", "COMPLETED", "PARTIAL", "FAILED"]
    createdAt: str
    finishedAt: str | None
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    apart: NotRequired[list[OfOrigin]]
    planned: int
    classified: int
    provisional: NotRequired[int]
    counted: NotRequired[str]
    note: str | None


class Member(TypedDict):
    id: str
    accountId: str
    personId: str
    name: str
    email: str | None
    role: Literal["viewer", "reviewer", "editor", "owner"]
    addedAt: str
    lastSeenAt: str | None


class MemberPage(TypedDict):
    items: list[Member]
    nextCursor: str | None


class MemberRemoved(TypedDict):
    removed: bool


class MyAccount(TypedDict):
    accountId: str
    name: str
    role: Literal["viewer", "reviewer", "editor", "owner"]


class MyKeyPage(TypedDict):
    items: list[Key]
    nextCursor: str | None


class NamedFigure(TypedDict):
    seen: int
    asked: int
    rate: float
    low: float
    high: float
    method: Literal["clopper_pearson", "one_sided", "mentions_by_answer"]
    wide: bool
    words: str


NamedMeasure = Literal[
    "named",
    "named_first",
    "in_first_three",
    "voice_of_answers",
    "voice_of_mentions",
    "recommended",
    "recommended_instead",
    "named_together",
    "cited",
]


class NamedRow(TypedDict):
    id: str
    name: str
    kind: str
    figures: dict[str, Any]
    place: NamedRowPlace | None


NamedRowPlace = TypedDict(
    "NamedRowPlace",
    {
        "lists": int,
        "median": int,
        "from": int,
        "to": int,
    },
)


class NewInvitation(TypedDict):
    id: str
    accountId: str
    name: str
    email: str | None
    role: Literal["viewer", "reviewer", "editor", "owner"]
    memberId: str | None
    createdAt: str
    expiresAt: str
    usedAt: str | None
    revokedAt: str | None
    path: str


class NewShare(TypedDict):
    id: str
    accountId: str
    kind: Literal["finding", "run", "case", "report"]
    targetId: str
    title: str
    demo: bool
    madeBy: str
    createdAt: str
    expiresAt: str
    revokedAt: str | None
    views: int
    lastViewedAt: str | None
    path: str


class OfOrigin(TypedDict):
    origin: Origin
    count: int


class Order(TypedDict):
    id: str
    brandId: str
    kind: Literal["notice", "order"]
    addressee: str
    court: str | None
    fileNumber: str | None
    wording: str
    documentSha256: str | None
    sentAt: str | None
    receivedAt: str | None
    holdsFrom: str
    statements: list[OrderStatementsItem]
    plan: OrderPlan
    recordedBy: str
    recordedAt: str
    state: Literal["holds", "withdrawn", "superseded"]
    endedAt: str | None
    supersededBy: str | None
    withdrawal: OrderWithdrawal | None
    sha256: str
    logIndex: int | None
    looks: list[OrderLooksItem]
    nextAt: str | None
    hindered: str | None


class OrderDay(TypedDict):
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    day: str
    answers: int
    breaches: int
    leadingBreaches: int
    nearMisses: int


class OrderDetail(TypedDict):
    id: str
    brandId: str
    kind: Literal["notice", "order"]
    addressee: str
    court: str | None
    fileNumber: str | None
    wording: str
    documentSha256: str | None
    sentAt: str | None
    receivedAt: str | None
    holdsFrom: str
    statements: list[OrderDetailStatementsItem]
    plan: OrderDetailPlan
    recordedBy: str
    recordedAt: str
    state: Literal["holds", "withdrawn", "superseded"]
    endedAt: str | None
    supersededBy: str | None
    withdrawal: OrderDetailWithdrawal | None
    sha256: str
    logIndex: int | None
    looks: list[OrderDetailLooksItem]
    nextAt: str | None
    hindered: str | None
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    apart: NotRequired[list[OfOrigin]]
    breachCount: int
    leadingBreachCount: int
    breaches: list[OrderLine]
    nearMisses: list[OrderLine]
    calendar: list[OrderDay]
    truncated: bool


class OrderDetailLooksItem(TypedDict):
    number: int
    scanId: str
    startedAt: str


class OrderDetailPlan(TypedDict):
    engines: list[str]
    prompts: int
    samples: int
    everyHours: int
    looks: int


class OrderDetailStatementsItem(TypedDict):
    words: str
    predicate: str
    about: str
    value: str | None


class OrderDetailWithdrawal(TypedDict):
    reason: str
    by: str
    sha256: str
    logIndex: int | None


class OrderLine(TypedDict):
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    runId: str
    scanId: str
    engine: Engine
    capturedAt: str
    prompt: str
    statement: int
    stated: str
    quote: str
    readBy: Literal["rules", "model", "person"]
    leading: Literal["value", "confirm", "presumes", None]
    reason: str | None
    why: str | None


class OrderLooksItem(TypedDict):
    number: int
    scanId: str
    startedAt: str


class OrderPlan(TypedDict):
    engines: list[str]
    prompts: int
    samples: int
    everyHours: int
    looks: int


class OrderStatementsItem(TypedDict):
    words: str
    predicate: str
    about: str
    value: str | None


class OrderWithdrawal(TypedDict):
    reason: str
    by: str
    sha256: str
    logIndex: int | None


class Orders(TypedDict):
    items: list[Order]
    nextCursor: str | None


Origin = Literal["engine", "app", "stand_in", "demo"]


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


class OwnFactPage(TypedDict):
    counts: FactCounts
    items: list[OwnFact]
    nextCursor: str | None


class OwnFactSource(TypedDict):
    kind: str
    url: str | None
    quote: str | None
    fetchedAt: str | None
    sha256: str | None
    place: DocumentPlace | None


class PageDifference(TypedDict):
    url: str
    saysBefore: Literal["same_error", "truth", "neither", "unread", None]
    says: Literal["same_error", "truth", "neither", "unread", None]
    before: CorrectionCapture | None
    after: CorrectionCapture | None
    parts: list[DifferencePart] | None
    added: int
    removed: int
    leftOut: int


class PairedMeasure(TypedDict):
    engine: Engine
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    pairs: int
    grades: dict[str, Any]
    appGivenApi: SaidToo
    apiGivenApp: SaidToo


class Passkey(TypedDict):
    id: str
    name: str
    backedUp: bool
    createdAt: str
    lastUsedAt: str | None


class PasskeyRemoved(TypedDict):
    removed: bool


class Passkeys(TypedDict):
    items: list[Passkey]


class Plan(TypedDict):
    id: str
    engines: list[
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
    maxScansPerMonth: int


class Plans(TypedDict):
    items: list[Plan]


class Predicate(TypedDict):
    name: str
    label: str
    hint: str
    single: bool
    inputs: list[FactInput]


class Predicates(TypedDict):
    items: list[Predicate]


class PreviewApart(TypedDict):
    origin: Origin
    count: int
    changed: int


class PreviewFactsDaysItem(TypedDict):
    factId: str
    validFrom: NotRequired[str | None]
    validUntil: NotRequired[str | None]


class PreviewFactsFactsItem(TypedDict):
    predicate: str
    value: Any
    note: NotRequired[str]
    validFrom: NotRequired[str | None]
    validUntil: NotRequired[str | None]


class PreviewFeedAnswer(TypedDict):
    shape: str
    columns: list[str]
    fields: list[str]
    mapping: dict[str, Any]
    rows: list[PreviewFeedAnswerRowsItem]


class PreviewFeedAnswerRowsItem(TypedDict):
    line: int
    values: dict[str, Any]
    item: dict[str, Any] | None
    problems: list[PreviewFeedAnswerRowsItemProblemsItem]


class PreviewFeedAnswerRowsItemProblemsItem(TypedDict):
    reason: str
    field: str | None
    message: str


class PreviewReading(TypedDict):
    problem: str | None
    claims: list[Claim]
    lost: list[LostStatement]
    wouldBe: CitationClass | None
    rule: str | None
    costUsd: str | None


class PreviewRequest(TypedDict):
    instructions: str
    material: str
    schema: Any


class Program(TypedDict):
    id: str
    program: str
    person: str
    account: str | None
    scopes: list[str]
    createdAt: str
    lastUsedAt: str


class ProgramEnded(TypedDict):
    ended: bool


class Programs(TypedDict):
    items: list[Program]


class Prompt(TypedDict):
    id: str
    brandId: str
    text: str
    intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"]
    locale: str
    origin: PromptOrigin
    originWords: str
    leading: Literal["value", "confirm", "presumes", None]
    createdAt: str
    archivedAt: str | None


PromptIntent = Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"]


class PromptOrigin(TypedDict):
    kind: Literal["operator", "person", "import", "suggestion", "catalogue", "not_recorded"]
    list: Literal[
        "prompts",
        "search_console",
        "bing_grounding",
        "suggestions",
        "related_questions",
        "tickets",
        None,
    ]
    sha256: str | None
    row: int | None
    period: str | None


class PromptPage(TypedDict):
    total: int
    items: list[Prompt]
    nextCursor: str | None


class Prompts(TypedDict):
    items: list[Prompt]


class ProposedRival(TypedDict):
    name: str
    kind: Literal["company", "product", "shop", "marketplace", "media", "other"]
    answers: int
    of: int
    words: str
    lastSeenAt: str


class QuestionCounts(TypedDict):
    prompts: int
    seen: int
    asked: int
    low: float | None
    high: float | None
    words: str


class QuestionToImport(TypedDict):
    row: int
    text: str
    intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"]
    locale: str | None
    figures: dict[str, Any]
    active: bool
    leading: Literal["value", "confirm", "presumes", None]


class Queue(TypedDict):
    lane: str
    waiting: int
    active: int
    delayed: int
    retried: int
    dead: int
    oldestSeconds: float


class Queues(TypedDict):
    items: list[Queue]
    workers: int
    isCut: bool


class RankedFinding(TypedDict):
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
    notSeen: RankedFindingNotSeen | None
    settlement: RankedFindingSettlement | None
    gravity: Gravity
    setBy: Literal["operator", "default"]
    subject: Literal["contact", "price", "safety", None]
    isNew: bool
    said: SaidIn | None
    leading: RankedFindingLeading | None
    sentence: MarkedSentence | None
    page: RankedFindingPage | None
    line: list[RankedFindingLineItem]


class RankedFindingLeading(TypedDict):
    seen: int
    asked: int


class RankedFindingLineItem(TypedDict):
    at: str
    seen: int
    asked: int


class RankedFindingNotSeen(TypedDict):
    asked: int
    upTo: float
    words: str


class RankedFindingPage(TypedDict):
    url: str
    fetchedAt: str


class RankedFindingSettlement(TypedDict):
    at: str
    by: str
    note: str


class RankedFindings(TypedDict):
    brandId: str
    by: Literal["statement", "fact", "engine"]
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    apart: NotRequired[list[OfOrigin]]
    scan: RankedFindingsScan | None
    since: FindingsSince | None
    total: int
    groups: int
    mostSaid: RankedFinding | None
    items: list[FindingGroup]


class RankedFindingsScan(TypedDict):
    id: str
    createdAt: str


class Rate(TypedDict):
    seen: int
    asked: int
    rate: float
    low: float
    high: float
    method: Literal["clopper_pearson", "one_sided", "drawn_products"]
    wide: bool
    words: str
    likeThese: RateLikeThese | None


class RateLikeThese(TypedDict):
    rate: float
    low: float
    high: float
    prompts: int
    effective: float
    words: str


class RateRow(TypedDict):
    engine: str | None
    intent: str | None
    promptId: str | None
    prompt: str | None
    prompts: int
    planned: int
    classified: int
    rates: RateRowRates


class RateRowRates(TypedDict):
    mentioned: NotRequired[Rate | None]
    STRONG: NotRequired[Rate | None]
    DESCRIPTIVE: NotRequired[Rate | None]
    ECHO: NotRequired[Rate | None]
    CONFABULATED: NotRequired[Rate | None]
    ABSENT: NotRequired[Rate | None]


class Rates(TypedDict):
    brandId: str
    measure: Measure
    scan: MeasuredScan
    leading: LeadingQuestions | None
    overall: RateRow
    draws: list[RatesDrawsItem]
    engines: list[RateRow]
    intents: list[RateRow]
    matrix: list[RateRow]
    cellsTotal: int
    cells: list[RateRow]


class RatesDrawsItem(TypedDict):
    engine: str | None
    intent: str | None
    promptId: str | None
    prompt: str | None
    prompts: int
    planned: int
    classified: int
    rates: RatesDrawsItemRates
    sample: str


class RatesDrawsItemRates(TypedDict):
    mentioned: NotRequired[Rate | None]
    STRONG: NotRequired[Rate | None]
    DESCRIPTIVE: NotRequired[Rate | None]
    ECHO: NotRequired[Rate | None]
    CONFABULATED: NotRequired[Rate | None]
    ABSENT: NotRequired[Rate | None]


class ReadDocument(TypedDict):
    document: Document
    pages: int | None
    truncated: bool
    items: list[OwnFact]
    known: int
    waiting: int
    refused: int


class ReaderCheck(TypedDict):
    id: str
    measuredAt: str
    read: int
    of: int
    answersSha256: str
    costUsd: str | None
    classRight: ReaderFigure
    claimsRight: ReaderFigure
    accusationsRight: ReaderFigure
    found: ReaderFigure
    statementsRead: ReaderFigure


class ReaderCheckJob(TypedDict):
    id: str
    state: Literal["queued", "running", "done", "dead"]
    error: str | None
    measured: int


class ReaderDay(TypedDict):
    model: str
    day: str
    calls: int
    costUsd: str


class ReaderFigure(TypedDict):
    part: int
    of: int
    low: float | None
    high: float | None
    words: str


class ReaderState(TypedDict):
    model: str | None
    second: str | None
    words: str


class Readers(TypedDict):
    answers: int
    items: list[MeasuredReader]


class RecordOrderStatementsItem(TypedDict):
    words: str
    findingId: NotRequired[str]
    predicate: NotRequired[str]
    value: NotRequired[Any]
    product: NotRequired[str]


class RefusedFacts(TypedDict):
    items: list[OwnFact]
    more: bool


class Register(TypedDict):
    name: Literal["gleif", "companies-house", "edgar", "vies"]
    label: str
    idLabel: str
    idExample: str
    byName: bool
    licence: str
    terms: str


class RegisterAnswer(TypedDict):
    register: Register
    companies: list[RegisteredCompany]
    items: list[OwnFact]
    known: int
    waiting: int
    refused: int


class RegisterState(TypedDict):
    name: Literal["gleif", "companies-house", "edgar", "vies"]
    label: str
    idLabel: str
    idExample: str
    byName: bool
    licence: str
    terms: str
    on: bool
    setting: str


class RegisteredCompany(TypedDict):
    id: str
    name: str
    place: str | None
    status: str | None


class Registers(TypedDict):
    items: list[RegisterState]


class Remarks(TypedDict):
    brandId: str
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    scans: int
    answers: int
    universe: str
    topics: list[RemarksTopicsItem]


class RemarksTopicsItem(TypedDict):
    topic: str
    tone: Literal["praises", "advises_against", "warns"]
    answers: int
    words: str
    quotes: list[RemarksTopicsItemQuotesItem]


class RemarksTopicsItemQuotesItem(TypedDict):
    runId: str
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
    answeredAt: str
    quote: str


class RemoveFeedAnswer(TypedDict):
    removed: bool


class RemoveRivalAnswer(TypedDict):
    jobId: str


class RemoveScheduleAnswer(TypedDict):
    removed: bool


class RemoveWebhookAnswer(TypedDict):
    removed: bool


class RenewWebhookSecretAnswer(TypedDict):
    id: str
    secret: str


class ReplayDeliveryAnswer(TypedDict):
    deliveryId: str


Report = TypedDict(
    "Report",
    {
        "id": str,
        "brandId": str,
        "from": str,
        "to": str,
        "demo": bool,
        "madeBy": str,
        "createdAt": str,
        "hasLogo": bool,
        "figures": "ReportFigures",
        "document": "ReportDocument",
    },
)


class ReportBounceAnswer(TypedDict):
    webhookId: str
    status: str


class ReportCell(TypedDict):
    text: str
    before: NotRequired[str]
    wrong: NotRequired[str]
    after: NotRequired[str]
    note: NotRequired[str]
    href: NotRequired[str]


class ReportChange(TypedDict):
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
        None,
    ]
    difference: float
    low: float | None
    high: float | None
    standsOut: bool
    modelChanged: bool


class ReportDocument(TypedDict):
    language: NotRequired[Language]
    title: str
    under: str
    by: str
    warning: str | None
    sections: list[ReportDocumentSectionsItem]


class ReportDocumentSectionsItem(TypedDict):
    heading: str
    blocks: list[ReportDocumentSectionsItemBlocksItem]


class ReportDocumentSectionsItemBlocksItem(TypedDict):
    kind: Literal["text", "list", "table", "lead", "trend", "statements"]
    text: NotRequired[str]
    items: NotRequired[list[str]]
    heads: NotRequired[list[str]]
    rows: NotRequired[list[list[ReportCell]]]
    phrases: NotRequired[list[ReportDocumentSectionsItemBlocksItemPhrasesItem]]
    band: NotRequired[str]
    line: NotRequired[str]
    top: NotRequired[float]


class ReportDocumentSectionsItemBlocksItemPhrasesItem(TypedDict):
    text: str
    accused: NotRequired[bool]


class ReportFigures(TypedDict):
    brand: ReportFiguresBrand
    period: ReportFiguresPeriod
    madeAt: str
    demo: bool
    origin: Origin
    scans: list[ReportFiguresScansItem]
    scansOmitted: int
    measured: ReportMeasured | None
    trend: NotRequired[list[ReportFiguresTrendItem]]
    findings: ReportFiguresFindings
    corrections: list[ReportFiguresCorrectionsItem] | None
    costs: ReportFiguresCosts
    address: str | None


class ReportFiguresBrand(TypedDict):
    id: str
    name: str
    domain: str


class ReportFiguresCorrectionsItem(TypedDict):
    id: str
    about: str
    state: str
    openedAt: str
    closedAt: str | None


class ReportFiguresCosts(TypedDict):
    usd: str | None
    answers: int
    scans: int


class ReportFiguresFindings(TypedDict):
    open: int
    different: int
    grave: int
    fresh: int
    returned: int
    notSeen: NotRequired[int]
    settled: int
    worst: list[ReportFinding]
    more: NotRequired[int]


ReportFiguresPeriod = TypedDict(
    "ReportFiguresPeriod",
    {
        "from": str,
        "to": str,
        "timeZone": str,
    },
)


class ReportFiguresScansItem(TypedDict):
    id: str
    createdAt: str
    status: Literal["QUEUED", "RUNNING", "CLASSIFYING", "COMPLETED", "PARTIAL", "FAILED"]
    planned: int
    classified: int
    costUsd: str | None


class ReportFiguresTrendItem(TypedDict):
    scanId: str
    at: str
    wrong: ReportRate | None


class ReportFinding(TypedDict):
    id: str
    label: str
    about: str
    stated: str
    truth: str | None
    source: NotRequired[str | None]
    gravity: Literal["grave", "usual", "minor"]
    engines: list[
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
    isNew: bool
    firstSaidAt: str
    lastSaidAt: str
    said: ReportRate | None
    sentence: MarkedSentence | None
    page: str | None
    proof: ReportFindingProof | None


class ReportFindingProof(TypedDict):
    runId: str
    sha256: str


class ReportMeasured(TypedDict):
    scanId: str
    at: str
    wrong: ReportRate | None
    named: ReportRate | None
    engines: list[ReportMeasuredEnginesItem]
    compared: ReportMeasuredCompared | None


class ReportMeasuredCompared(TypedDict):
    scanId: str
    at: str
    wrong: ReportChange | None
    named: ReportChange | None
    engines: list[ReportChange]


class ReportMeasuredEnginesItem(TypedDict):
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
    wrong: ReportRate | None
    named: ReportRate | None


class ReportPage(TypedDict):
    items: list[ReportSummary]
    nextCursor: str | None
    plan: ReportPlan | None


class ReportPlan(TypedDict):
    brandId: str
    span: Literal["week", "month"]
    cron: str
    timeZone: str
    language: Language
    nextAt: str


class ReportPlanRemoved(TypedDict):
    removed: bool


class ReportRate(TypedDict):
    seen: int
    asked: int
    rate: float
    low: float
    high: float


ReportSummary = TypedDict(
    "ReportSummary",
    {
        "id": str,
        "brandId": str,
        "from": str,
        "to": str,
        "demo": bool,
        "madeBy": str,
        "createdAt": str,
    },
)


class RetriedJobs(TypedDict):
    retried: int
    left: int
    isCut: bool


class Review(TypedDict):
    reason: str
    message: str
    span: Span | None


ReviewOutcome = TypedDict(
    "ReviewOutcome",
    {
        "runId": str,
        "demo": NotRequired[bool],
        "origin": NotRequired["Origin"],
        "previousClass": Union["CitationClass", None],
        "class": Union["CitationClass", None],
        "by": str,
        "note": str | None,
    },
)


class ReviewPage(TypedDict):
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    total: int
    apart: NotRequired[list[OfOrigin]]
    items: list[RunForReview]
    nextCursor: str | None


class Revoked(TypedDict):
    revoked: bool


class Rival(TypedDict):
    id: str
    name: str
    aliases: list[str]
    domain: str | None
    kind: RivalKind
    createdAt: str


class RivalComparison(TypedDict):
    brandId: str
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    apart: NotRequired[list[OfOrigin]]
    questions: Literal["open", "naming"]
    scans: int
    scansToCount: int
    answers: int
    readByModel: int
    leading: int
    leadingNamed: int
    note: str | None
    measures: list[RivalComparisonMeasuresItem]
    brand: NamedRow
    rivals: list[RivalComparisonRivalsItem]
    others: list[NamedRow]
    measure: NamedMeasure
    points: list[RivalComparisonPointsItem]


class RivalComparisonMeasuresItem(TypedDict):
    name: NamedMeasure
    label: str
    universe: str


class RivalComparisonPointsItem(TypedDict):
    scanId: str
    finishedAt: str
    answers: int
    figures: list[RivalComparisonPointsItemFiguresItem]


class RivalComparisonPointsItemFiguresItem(TypedDict):
    id: str
    seen: int
    asked: int
    rate: float
    low: float
    high: float
    method: Literal["clopper_pearson", "one_sided", "mentions_by_answer"]
    wide: bool
    words: str


class RivalComparisonRivalsItem(TypedDict):
    id: str
    name: str
    kind: str
    figures: dict[str, Any]
    place: RivalComparisonRivalsItemPlace | None
    difference: NotRequired[RivalComparisonRivalsItemDifference]


class RivalComparisonRivalsItemDifference(TypedDict):
    onlyRival: int
    onlyBrand: int
    both: int
    p: float
    differs: bool


RivalComparisonRivalsItemPlace = TypedDict(
    "RivalComparisonRivalsItemPlace",
    {
        "lists": int,
        "median": int,
        "from": int,
        "to": int,
    },
)

RivalKind = Literal["rival", "shop", "marketplace", "media", "other"]


class Rivals(TypedDict):
    items: list[Rival]
    proposed: list[ProposedRival]
    scansToCount: int
    note: str


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
    surface: NotRequired[AnswerSurface]
    grade: NotRequired[Grade | None]


class RunForReview(TypedDict):
    runId: str
    scanId: str
    engine: Engine
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    intent: PromptIntent
    prompt: str
    citationClass: CitationClass
    capturedAt: str
    excerpt: str
    needsReview: list[Review]
    statements: list[StatementInDoubt]


class RunPage(TypedDict):
    total: int
    items: list[Run]
    nextCursor: str | None


class RunQuery(TypedDict):
    text: str
    added: list[str]


class RunSearches(TypedDict):
    runId: str
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    searchUsed: bool | None
    queries: list[RunQuery]
    pages: list[SearchedPage]


class SaidIn(TypedDict):
    seen: int
    asked: int
    low: float
    high: float
    words: str


class SaidToo(TypedDict):
    asked: int
    seen: int
    rate: float | None
    low: float | None
    high: float | None
    method: Literal["clopper_pearson", "one_sided", "drawn_products", None]
    words: str


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
    status: Literal["QUEUED"]
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
    progress: NotRequired[ScanProgress]
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
    demo: bool
    priceUsd: str | None
    confirmation: ScanEstimateConfirmation | None
    engines: list[ScanEstimateEnginesItem]
    reading: NotRequired[ScanEstimateReading | None]
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
    width: ScanEstimateWidth


class ScanEstimateConfirmation(TypedDict):
    runs: int
    mostUsd: str | None


class ScanEstimateEnginesItem(TypedDict):
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
    runs: int
    usdPerAnswer: str | None
    basis: Literal["measured", "list", None]
    priceUsd: str | None
    dailySpendUsd: str | None


class ScanEstimateReading(TypedDict):
    model: str
    second: str | None
    usdPerAnswer: str | None
    priceUsd: str | None
    dailySpendUsd: str | None


class ScanEstimateWidth(TypedDict):
    halfWidth: float
    words: str


class ScanPage(TypedDict):
    scansThisMonth: int
    maxScans: int
    items: list[ListedScan]
    nextCursor: str | None


class ScanProgress(TypedDict):
    percent: int
    remainingSeconds: int | None


class SearchHit(TypedDict):
    kind: Literal["brand", "scan", "run", "finding", "prompt", "fact", "page"]
    id: str
    title: str
    detail: str
    brandId: NotRequired[str]
    findingId: NotRequired[str]
    demo: NotRequired[bool]
    origin: NotRequired[Origin]


class SearchHits(TypedDict):
    items: list[SearchHit]


class SearchedHost(TypedDict):
    host: str
    side: Literal["ours", "rivals", "third_parties"]
    read: int
    cited: int
    readNotCited: int


class SearchedPage(TypedDict):
    url: str
    title: str | None
    host: str
    side: Literal["ours", "rivals", "third_parties"]
    read: bool
    cited: bool


class SearchedSide(TypedDict):
    side: Literal["ours", "rivals", "third_parties"]
    read: int
    cited: int
    readNotCited: int


class Session(TypedDict):
    id: str
    method: Literal["token", "code", "invitation", "passkey", "openid"]
    browser: str
    address: str
    createdAt: str
    seenAt: str
    expiresAt: str
    current: bool


class Sessions(TypedDict):
    items: list[Session]


class SessionsEnded(TypedDict):
    ended: int


class SettleReviewClaimsItem(TypedDict):
    predicate: str
    quote: str
    value: NotRequired[Any]
    stance: NotRequired[
        Literal[
            "asserted", "denied", "hedged", "past", "hearsay", "corrected", "conditional", "asked"
        ]
    ]


Settlement = TypedDict(
    "Settlement",
    {
        "runId": str,
        "demo": NotRequired[bool],
        "origin": NotRequired["Origin"],
        "classificationId": str,
        "readingId": str | None,
        "readingSha256": str | None,
        "previousClass": Union["CitationClass", None],
        "class": "CitationClass",
        "rule": str,
        "claims": list["Claim"],
        "by": str,
        "note": str | None,
    },
)


class Share(TypedDict):
    id: str
    accountId: str
    kind: Literal["finding", "run", "case", "report"]
    targetId: str
    title: str
    demo: bool
    madeBy: str
    createdAt: str
    expiresAt: str
    revokedAt: str | None
    views: int
    lastViewedAt: str | None


class SharePage(TypedDict):
    items: list[Share]
    nextCursor: str | None


class ShareRevoked(TypedDict):
    revoked: bool


SourceSays = Literal["same_error", "truth", "neither", "unread"]


class SourceSearchState(TypedDict):
    runId: str
    state: Literal["none", "under_way", "done", "failed"]
    failure: str | None
    orderedAt: str | None
    model: str | None
    questions: int
    priceUsd: str | None
    check: SourceSearchStateCheck | None
    results: list[SourceSearchStateResultsItem]
    pages: list[SourceSearchStatePagesItem]


class SourceSearchStateCheck(TypedDict):
    found: SourceSearchStateCheckFound
    notAccused: SourceSearchStateCheckNotAccused
    measuredAt: str


class SourceSearchStateCheckFound(TypedDict):
    part: int
    of: int


class SourceSearchStateCheckNotAccused(TypedDict):
    part: int
    of: int


class SourceSearchStatePagesItem(TypedDict):
    url: str
    onlyRead: bool
    gaps: list[str]
    found: list[SourceSearchStatePagesItemFoundItem]
    reason: str | None


class SourceSearchStatePagesItemFoundItem(TypedDict):
    found: Literal["says", "otherwise", "silent", "unread"]
    why: str | None
    quote: str | None


class SourceSearchStateResultsItem(TypedDict):
    predicate: str
    stated: str
    result: Literal["said", "in_none", "not_shown"]
    words: str


class Span(TypedDict):
    start: int
    end: int
    quote: str


class Spend(TypedDict):
    since: str
    today: str
    engines: list[EngineDay]
    readers: list[ReaderDay]


class StampState(TypedDict):
    tsa: str
    size: int
    genTime: str


class StatementInDoubt(TypedDict):
    predicate: str
    label: NotRequired[str]
    stated: str
    truth: str | None
    factId: str | None
    span: Span
    reason: NotRequired[str]
    readBy: NotRequired[str]
    certainty: Certainty | None
    verdict: ClaimVerdict
    stance: str | None
    why: str
    sentence: MarkedSentence | None


class StratumToDraw(TypedDict):
    name: str
    products: int


class SuggestedPrompt(TypedDict):
    text: str
    intent: Literal["CATEGORY", "BRANDED", "COMPARATIVE", "DEFENSIVE"]
    about: str | None
    active: bool


class SuggestedPrompts(TypedDict):
    items: list[SuggestedPrompt]


class TestWebhookAnswer(TypedDict):
    deliveryId: str


class TimeToCorrection(TypedDict):
    count: int
    corrected: int
    open: int
    medianDays: float | None
    lowDays: float | None
    highDays: float | None
    words: str


class TimeToCorrectionOf(TypedDict):
    of: str
    count: int
    corrected: int
    open: int
    medianDays: float | None
    lowDays: float | None
    highDays: float | None
    words: str


class TimeToCorrectionOfFact(TypedDict):
    of: str
    count: int
    corrected: int
    open: int
    medianDays: float | None
    lowDays: float | None
    highDays: float | None
    words: str
    label: str


class TimesToCorrection(TypedDict):
    overall: TimeToCorrection
    engines: list[TimeToCorrectionOf]
    sources: list[TimeToCorrectionOf]
    facts: list[TimeToCorrectionOfFact]
    pages: TimeToCorrection


class Trend(TypedDict):
    brandId: str
    measure: Measure
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    points: list[TrendPoint]


class TrendPoint(TypedDict):
    scan: MeasuredScan
    leading: LeadingQuestions | None
    overall: Rate | None
    engines: list[TrendPointEnginesItem]


class TrendPointEnginesItem(TypedDict):
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
    rate: Rate | None


class UnreadAnswers(TypedDict):
    model: str | None
    readsOthers: bool
    answers: int
    isAll: bool
    usdPerAnswer: str | None
    priceUsd: str | None


class ValidationError(TypedDict):
    error: str
    reason: NotRequired[str]
    parameters: NotRequired[dict[str, Any]]
    fields: list[ValidationErrorFieldsItem]


class ValidationErrorFieldsItem(TypedDict):
    path: str
    message: str
    reason: NotRequired[str]
    parameters: NotRequired[dict[str, Any]]


VerificationStatus = Literal["active", "stale", "not_reproducible"]


class WatchEstimate(TypedDict):
    engines: list[WatchEstimateOf]


class WatchEstimateOf(TypedDict):
    engine: Engine
    atMost: float
    tolerated: float
    error: float
    engines: int
    firstRound: int
    samplesPerLook: int
    everyHours: int
    pauseDays: int
    surveillanceLooks: int
    surveillanceEveryDays: int
    mostQuestions: int
    spendCeilingUsd: str | None
    questionsPerLook: int
    roundsAhead: list[WatchRound]
    surveillanceQuestions: int
    surveillanceDays: int
    rounds: int
    prompts: list[str]
    usdPerAnswer: str | None
    mostUsd: str | None


class WatchLook(TypedDict):
    number: int
    round: int
    phase: str
    scanId: str
    questions: int
    startedAt: str
    ended: bool
    asked: int
    seen: int


class WatchManifest(TypedDict):
    kind: Literal["watch_plan", "watch_outcome"]
    body: str
    sha256: str
    logIndex: int | None
    createdAt: str


WatchPhase = Literal["asking", "waiting", "surveillance", "ended"]


class WatchRound(TypedDict):
    error: float
    most: int
    ifFewer: int
    ifStillSaid: int


class WitnessState(TypedDict):
    name: str
    cosignedSize: int | None
    cosignedAt: str | None


class WrongPage(TypedDict):
    url: str
    demo: NotRequired[bool]
    origin: NotRequired[Origin]
    answers: int
    engines: list[
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
    lastSaidAt: str
    fetchedAt: str
    statements: list[WrongPageStatementsItem]


class WrongPageStatementsItem(TypedDict):
    findingId: str
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
    predicate: str
    stated: str
    truth: str | None
    quote: str | None
    answers: int


#: The columns of each kind of export.
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
        "surface",
        "grade",
        "provider",
        "requestedModel",
        "servedModel",
        "searchUsed",
        "askedAt",
        "capturedAt",
        "answer",
        "noAnswerReason",
        "cited",
        "queries",
        "read",
        "promptOrigin",
        "promptFile",
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
        "grade",
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
        "leading",
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
        "lastLeading",
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
    "measures": (
        "id",
        "scanId",
        "brandId",
        "startedAt",
        "finishedAt",
        "questions",
        "level",
        "engine",
        "intent",
        "origin",
        "demo",
        "subjectId",
        "name",
        "kind",
        "measure",
        "seen",
        "asked",
        "universe",
        "rate",
        "low",
        "high",
        "method",
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
#: Those of them that are times.
TIMES: dict[str, tuple[str, ...]] = {
    "answers": ("askedAt", "capturedAt", "classifiedAt"),
    "claims": ("capturedAt",),
    "corrections": ("stateSince", "openedAt", "askedAt", "closedAt", "deadline"),
    "findings": ("firstSaidAt", "lastSaidAt", "stateSince", "settledAt"),
    "measures": ("startedAt", "finishedAt"),
    "rates": ("startedAt", "finishedAt"),
}
