import type { TypedFact } from '@veracite/verdicts/predicates/all'
import type { JudgedFact, Review, Verdict } from '@veracite/verdicts/verdict/verdict'
import type { EngineAccess, ExtractedAnswer, Source, TokenUsage } from './engines/engine-port.ts'
import type { StoredOpinion } from './evidence/stored-opinion.ts'
import type { StoredVerdict } from './evidence/stored-verdict.ts'
import type { Lease, NewJob } from './jobs.ts'
import type { AccountScope } from './ports.ts'
import type { NewReading, StandingReading, StoredReading } from './readers/stored-reading.ts'
import type {
  AccessKind,
  CaptureKind,
  CitationClass,
  Engine,
  KeyScope,
  NoAnswerReason,
  PromptIntent,
  RunStatus,
  ScanStatus,
} from './vocabulary.ts'

/**
 * What the domain asks of its memory, in domain verbs. Transactions belong to the stores: each verb is all or
 * nothing. Evidence has `append…` and finders, and nothing else. Identifiers that are not UUIDs find nothing.
 */

// ---- catalogue ----------------------------------------------------------------------------------------------

export interface Plan {
  id: string
  engines: Engine[]
  maxScansPerMonth: number
}

export interface Account {
  id: string
  name: string
  plan: string
  createdAt: Date
  archivedAt: Date | null
}

export interface Brand {
  id: string
  accountId: string
  name: string
  domain: string
  aliases: string[]
  createdAt: Date
  archivedAt: Date | null
}

export interface Prompt {
  id: string
  brandId: string
  text: string
  intent: PromptIntent
  locale: string
  createdAt: Date
  archivedAt: Date | null
}

export interface ApiKey {
  id: string
  accountId: string
  name: string
  hint: string
  scopes: KeyScope[]
  createdAt: Date
  revokedAt: Date | null
}

/** One page of a list, and where the next one starts. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

export interface CatalogStore {
  putPlan(plan: Plan, now: Date): Promise<Plan>
  findPlan(planId: string): Promise<Plan | null>
  listPlans(): Promise<Plan[]>

  addAccount(account: { id: string; name: string; plan: string }, now: Date): Promise<Account>
  findAccount(accountId: string): Promise<Account | null>
  listAccounts(page: { limit: number; cursor: string | null }): Promise<Page<Account>>
  changeAccount(accountId: string, change: { name?: string; plan?: string }): Promise<Account | null>

  addBrand(
    brand: { id: string; accountId: string; name: string; domain: string; aliases: string[] },
    now: Date,
  ): Promise<Brand>
  /** Archived brands are found too when `archived` says so: their evidence stays readable. */
  findBrand(brandId: string, scope: AccountScope, options?: { archived?: boolean }): Promise<Brand | null>
  listBrands(page: { accountId: string | null; limit: number; cursor: string | null }): Promise<Page<Brand>>
  changeBrand(
    brandId: string,
    change: { name?: string; domain?: string; aliases?: string[] },
  ): Promise<Brand | null>
  archiveBrand(brandId: string, now: Date): Promise<boolean>

  /** All or none: when one text is already active for the brand in that locale, nothing is added and it is named. */
  addPrompts(
    brandId: string,
    prompts: { id: string; text: string; intent: PromptIntent; locale: string }[],
    now: Date,
  ): Promise<{ kind: 'added'; prompts: Prompt[] } | { kind: 'duplicate'; indexes: number[] }>
  listPrompts(
    brandId: string,
    page: { limit: number; cursor: string | null },
  ): Promise<Page<Prompt> & { total: number }>
  hasPrompts(brandId: string): Promise<boolean>
  archivePrompt(promptId: string, now: Date): Promise<boolean>

  addKey(
    key: {
      id: string
      accountId: string
      name: string
      sha256: Uint8Array
      hint: string
      scopes: KeyScope[]
    },
    now: Date,
  ): Promise<ApiKey>
  listKeys(page: { accountId: string | null; limit: number; cursor: string | null }): Promise<Page<ApiKey>>
  revokeKey(keyId: string, now: Date): Promise<boolean>
  /** The key with this digest, unless it is revoked or its account archived. */
  findKeyByHash(sha256: Uint8Array): Promise<ApiKey | null>
}

// ---- idempotency --------------------------------------------------------------------------------------------

/** A request that may be repeated: the same key and request give the stored answer, and start nothing twice. */
export interface IdempotentRequest {
  tokenSha256: Uint8Array
  key: string
  operation: string
  requestSha256: Uint8Array
}

export type Replay = { kind: 'answer'; answer: Record<string, unknown> } | { kind: 'conflict' }

export interface IdempotencyStore {
  findReplay(request: IdempotentRequest): Promise<Replay | null>
  /** Forgets answers older than `before`, at most `limit` of them. */
  expire(before: Date, limit: number): Promise<number>
}

// ---- scans and runs -----------------------------------------------------------------------------------------

export interface ScanSummary {
  id: string
  brandId: string
  jobId: string
  status: ScanStatus
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  totalPrompts: number
  totalRuns: number
  /** Decimal string with six places, or null while no cost is known. */
  totalCostUsd: string | null
  byStatus: Partial<Record<RunStatus, number>>
  mentions: number
}

export interface StartScan {
  scanId: string
  jobId: string
  brandId: string
  accountId: string
  engines: Engine[]
  maxScans: number
  now: Date
  idempotency: IdempotentRequest | null
  /** The answer to store under the idempotency key, when there is one. */
  answer: Record<string, unknown>
}

export type StartScanOutcome =
  | { kind: 'started' }
  | { kind: 'no_prompts' }
  | { kind: 'cap_reached'; used: number }
  | { kind: 'replay'; replay: Replay }

export interface RunSummary {
  id: string
  scanId: string
  engine: Engine
  intent: PromptIntent
  prompt: string
  status: RunStatus
  citationClass: CitationClass | null
  sha256: string | null
  noAnswerReason: NoAnswerReason | null
  error: string | null
}

/** What a worker needs to ask one question. */
export interface RunToAsk {
  runId: string
  scanId: string
  brandId: string
  engine: Engine
  intent: PromptIntent
  prompt: string
  locale: string
  status: RunStatus
  citationClass: CitationClass | null
  /** How often this prompt was put to this engine before, in earlier scans and for this run. */
  timesAsked: number
  brand: { id: string; name: string; domain: string; aliases: string[] }
  /** The model that served the original answer, when the run has one. */
  originalModel: string | null
}

/** A capture ready to be stored: every byte, every digest, the signed manifest. */
export interface NewCapture {
  id: string
  runId: string
  kind: CaptureKind
  access: EngineAccess
  adapterVersion: string
  locale: string
  request: { method: string; url: string; body: string | null }
  httpStatus: number
  contentType: string
  headers: Record<string, string>
  bytes: Uint8Array
  sha256: Uint8Array
  answer: { bytes: Uint8Array; sha256: Uint8Array } | null
  earlier: { bytes: Uint8Array; sha256: Uint8Array; summary: Record<string, unknown> }[]
  noAnswerReason: NoAnswerReason | null
  extracted: Omit<ExtractedAnswer, 'text'>
  costUsd: string | null
  costBasis: string
  askedAt: Date
  answeredAt: Date
  capturedAt: Date
  manifest: SignedManifest
}

/** Canonical bytes, their signature, and the log leaf made of both. */
export interface SignedManifest {
  body: Uint8Array
  signature: Uint8Array
  keyId: string
  leaf: Uint8Array
}

/** A fact as verdicts see it, with what makes it provable. */
export type FactForVerdict = JudgedFact & {
  hash: string
  sourceUrl: string | null
  sourceSha256: string | null
}

export interface NewClassification {
  id: string
  runId: string
  captureId: string
  verdict: Verdict
  facts: FactForVerdict[]
  decidingFactIds: string[]
  excerpt: string
  createdAt: Date
  manifest: SignedManifest
  /** The readings it was decided from, and those among them that are stored with it. */
  standing: StandingReading[]
  readings: NewReading[]
}

export interface NewVerification {
  id: string
  runId: string
  jobId: string
  outcome: 'reproduced' | 'not_reproduced' | 'inconclusive'
  captureIds: string[]
  citationClass: CitationClass | null
  originalModel: string | null
  servedModel: string | null
  modelChanged: boolean
  createdAt: Date
  manifest: SignedManifest
}

/** A captured answer with everything a reader is shown. */
export interface CaptureToClassify {
  runId: string
  captureId: string
  captureSha256: string
  /** The run's class so far, and the classification it comes from; null when it never had one. */
  citationClass: CitationClass | null
  classificationId: string | null
  manifestSha256: string
  brand: Brand
  prompt: { text: string; intent: PromptIntent }
  answer: { text: string; citations: string[] }
  /** What was read in it so far, oldest first. */
  readings: StandingReading[]
}

export interface VerificationLimits {
  /** Re-verifications of an account in a month, for each scan its plan allows. */
  perScan: number
  perRunAndDay: number
}

export type VerificationRefusal =
  | { kind: 'run_used_up'; max: number; used: number }
  | { kind: 'month_used_up'; max: number; used: number; maxScans: number; scansThisMonth: number }

export interface ScanStore {
  /** One transaction: cap, scan, runs (active prompts x engines), the job, the idempotency answer. */
  start(scan: StartScan): Promise<StartScanOutcome>
  find(scanId: string, scope: AccountScope): Promise<ScanSummary | null>
  listForBrand(brandId: string, page: { limit: number; cursor: string | null }): Promise<Page<ScanSummary>>
  /** Completes the job `scan.start`: the scan is RUNNING and every run has its own job. */
  begin(lease: Lease, scanId: string, now: Date): Promise<{ runs: number }>
  /** Completes the job `scan.classify`: the scan reaches its terminal state. */
  finish(lease: Lease, scanId: string, now: Date): Promise<ScanStatus>
}

export interface RunStore {
  exists(runId: string, scope: AccountScope): Promise<boolean>
  findToAsk(runId: string): Promise<RunToAsk | null>
  /** The run is RUNNING, and the call about to be made is on record. Throws LeaseLost. */
  beginCall(
    lease: Lease,
    call: { id: string; runId: string; engine: Engine; provider: string; startedAt: Date },
  ): Promise<void>
  /** The call brought no answer that can be kept; what it may have cost is kept. */
  endCall(
    callId: string,
    end: { outcome: string; maybeBilled: boolean; costUsd: string | null; finishedAt: Date },
  ): Promise<void>
  /** What this engine has cost since UTC midnight, counted on attempts, as a decimal string. */
  spentToday(engine: Engine, now: Date): Promise<string>
  /**
   * One transaction, completion first: job done, call settled, capture, bytes, manifest, log leaf queued, run
   * CAPTURED or NO_ANSWER, scan counter, and the classification job when this was the last run. Throws LeaseLost.
   */
  appendCapture(lease: Lease, capture: NewCapture, callId: string): Promise<void>
  /** Up to `limit` captured runs of the scan that have no classification yet. */
  listToClassify(scanId: string, limit: number): Promise<CaptureToClassify[]>
  /** The original capture of a run that was judged or set aside, for judging it anew; null for any other. */
  findToReclassify(runId: string): Promise<CaptureToClassify | null>
  /** Ids of a brand's runs after `cursor` that were judged or set aside, in order. */
  listClassified(brandId: string, cursor: string | null, limit: number): Promise<string[]>
  /** One transaction: classifications, manifests, leaves, run classes, counters, jobs that follow. Throws LeaseLost. */
  appendClassifications(
    lease: Lease,
    classifications: NewClassification[],
    followUp?: readonly NewJob[],
  ): Promise<void>
  /** The answer of an original capture, for a model to read; null when there is none or its run has no class yet. */
  findToRead(captureId: string): Promise<CaptureToClassify | null>
  /**
   * Completes the job `run.read`, in one transaction with the reading and the classification that follows. False, and
   * nothing written, when the run got another classification than `capture` knows of meanwhile. Throws LeaseLost.
   */
  appendReading(lease: Lease, capture: CaptureToClassify, classification: NewClassification): Promise<boolean>
  /** The same without completing anything: one run classified anew, and the jobs that follow. Throws LeaseLost. */
  appendReclassification(
    lease: Lease,
    capture: CaptureToClassify,
    classification: NewClassification,
    followUp: readonly NewJob[],
  ): Promise<boolean>
  /** The same for a person's reading, which no job carries. */
  appendSettlement(capture: CaptureToClassify, classification: NewClassification): Promise<boolean>
  /** The runs of a brand that wait for a person, newest first. */
  listForReview(
    brandId: string,
    page: { limit: number; cursor: string | null },
  ): Promise<Page<RunForReview> & { total: number }>
  /** Classified runs of a brand with what was read in them, newest first, at most `limit`. */
  listClassifiedAnswers(brandId: string, limit: number): Promise<ClassifiedAnswer[]>
  /**
   * One transaction: these runs keep their captures and are SET_ASIDE, each with the reason. One that has a class
   * already keeps that instead. Throws LeaseLost.
   */
  setAside(lease: Lease, runs: readonly { runId: string; reason: string }[], now: Date): Promise<void>
  /** One transaction: a fresh capture of a known run and its classification; run and counters stay as they are. */
  appendVerificationAttempt(
    lease: Lease,
    capture: NewCapture,
    classification: NewClassification | null,
    callId: string,
  ): Promise<void>
  /** Completes the job `run.verify` with its conclusion. */
  appendVerification(lease: Lease, verification: NewVerification): Promise<void>
  /**
   * Makes the job and counts it, unless one is active for the run: that one is given, and nothing counts. Refuses in
   * the same transaction when the run is unclassified or a limit is reached.
   */
  requestVerification(request: {
    runId: string
    scope: AccountScope
    jobId: string
    now: Date
    limits: VerificationLimits
    idempotency: IdempotentRequest | null
  }): Promise<
    | { kind: 'queued'; jobId: string }
    | { kind: 'not_found' }
    | { kind: 'not_classified' }
    | VerificationRefusal
    | { kind: 'replay'; replay: Replay }
  >
  listForScan(
    scanId: string,
    filter: { engine?: Engine; status?: RunStatus; citationClass?: CitationClass },
    page: { limit: number; cursor: string | null },
  ): Promise<Page<RunSummary> & { total: number }>
  findEvidence(runId: string, scope: AccountScope): Promise<RunEvidenceRows | null>
  /**
   * Looked up by either digest, of responses before answers; the earliest capture wins. The raw column is not read, so
   * it cannot leak.
   */
  findByHash(sha256: Uint8Array): Promise<PublicCapture | null>
}

/** All that is stored about a run, for the evidence, the bundle and the verification status. */
export interface RunEvidenceRows {
  run: {
    id: string
    scanId: string
    brandId: string
    accountId: string
    engine: Engine
    intent: PromptIntent
    status: RunStatus
    citationClass: CitationClass | null
    noAnswerReason: NoAnswerReason | null
    error: string | null
    createdAt: Date
  }
  brand: { id: string; name: string; domain: string; aliases: string[] }
  prompt: { id: string; text: string; locale: string }
  captures: StoredCapture[]
  classifications: StoredClassification[]
  verifications: StoredVerification[]
  /** What was read in the captures, oldest first. */
  readings: StoredReading[]
  /** Second opinions of a language model from before models were readers, oldest first. */
  opinions: StoredOpinion[]
  /** Of the facts that decided any of the classifications: which are active today. */
  activeFactIds: string[]
}

export interface StoredCapture {
  id: string
  kind: CaptureKind
  engine: Engine
  accessKind: AccessKind
  provider: string
  requestedModel: string | null
  servedModel: string | null
  wire: string
  adapterVersion: string
  searchUsed: boolean | null
  locale: string
  request: { method: string; url: string; body: string | null; earlier?: Record<string, unknown>[] }
  httpStatus: number
  contentType: string
  headers: Record<string, string>
  sha256: string
  byteLength: number
  answerSha256: string | null
  noAnswerReason: NoAnswerReason | null
  extracted: {
    cited: Source[]
    retrieved: Source[]
    inProse: string[]
    queries: string[]
    usage: TokenUsage
  } & Record<string, unknown>
  costUsd: string | null
  costBasis: string
  askedAt: Date
  answeredAt: Date
  capturedAt: Date
  response: Uint8Array
  answer: string | null
}

export interface StoredClassification {
  id: string
  captureId: string
  citationClass: CitationClass
  rule: string
  classifierVersion: string
  verdict: StoredVerdict
  facts: FactForVerdict[]
  decidingFactIds: string[]
  excerpt: string
  /** The readings it was decided from; none where it is older than readings. */
  readingIds: string[]
  createdAt: Date
}

/** A run that waits for a person, as a list shows it. */
export interface RunForReview {
  runId: string
  scanId: string
  engine: Engine
  intent: PromptIntent
  prompt: string
  citationClass: CitationClass
  capturedAt: Date
  excerpt: string
  needsReview: Review[]
}

/** A classified run with what was read in it: enough for a verdict, without the answer. */
export interface ClassifiedAnswer {
  runId: string
  engine: Engine
  intent: PromptIntent
  prompt: string
  citationClass: CitationClass
  capturedAt: Date
  readings: StandingReading[]
}

export interface StoredVerification {
  id: string
  outcome: 'reproduced' | 'not_reproduced' | 'inconclusive'
  captureIds: string[]
  citationClass: CitationClass | null
  originalModel: string | null
  servedModel: string | null
  modelChanged: boolean
  createdAt: Date
}

export interface PublicCapture {
  sha256: string
  subject: 'response' | 'answer'
  capturedAt: Date
  engine: Engine
  accessKind: AccessKind
  captureId: string
  /** Where the log has it, and the first checkpoint that contains it; null until one is published. */
  logged: { index: number; size: number; note: string } | null
}

/** What reading by a model costs, kept apart from the engines. Decimal strings in US dollars. */
export interface ReadingStore {
  /** What models have cost since UTC midnight, calls that nobody saw the end of included. */
  spentToday(now: Date): Promise<string>
  /** A call is about to be made: it is counted, and its estimate is spent until `endRead` says better. */
  beginRead(model: string, startedAt: Date, estimate: string | null): Promise<void>
  endRead(model: string, startedAt: Date, cost: { estimate: string; spent: string }): Promise<void>
  /** Classified runs that wait for a person, of all brands, counted up to `most`. */
  countForReview(most: number): Promise<number>
}

// ---- reports ------------------------------------------------------------------------------------------------

export interface ReportFilter {
  engine: Engine | null
  intent: PromptIntent | null
  /** First UTC day of the window, `YYYY-MM-DD`; null for all of time. */
  sinceDay: string | null
}

export interface ClassCount {
  engine: Engine
  intent: PromptIntent
  citationClass: CitationClass
  runs: number
  /** Of these, the ones that wait for a person. */
  forReview: number
}

export interface ConfabulatedRun {
  runId: string
  scanId: string
  engine: Engine
  intent: PromptIntent
  prompt: string
  capturedAt: Date
  sha256: string
  accessKind: AccessKind
  classification: StoredClassification
  newestCaptureAt: Date
  /** The newest that settled something: an inconclusive one leaves the status as it was. */
  newestVerification: StoredVerification | null
  activeFactIds: string[]
}

export interface ReportStore {
  /** Counts and list from one snapshot, so that the numbers of one answer always agree. */
  read(
    brandId: string,
    filter: ReportFilter,
    limit: number,
  ): Promise<{ counts: ClassCount[]; confabulated: ConfabulatedRun[] }>
}

// ---- ground truth -------------------------------------------------------------------------------------------

export interface FactSource {
  kind: string
  url: string | null
  quote: string | null
  fetchedAt: Date | null
  sha256: string | null
}

export type Fact = TypedFact & {
  id: string
  source: FactSource
  hash: string
  note: string | null
  active: boolean
  firstSeenAt: Date
  lastSeenAt: Date
  supersededBy: string | null
}

export type NewFact = TypedFact & {
  id: string
  source: FactSource
  hash: Uint8Array
  note: string | null
  active: boolean
}

export interface NewPage {
  id: string
  url: string
  finalUrl: string
  status: number
  contentType: string
  headers: Record<string, string>
  bytes: Uint8Array
  sha256: Uint8Array
  fetchedAt: Date
}

export interface FactChanges {
  pages: NewPage[]
  append: NewFact[]
  seenFactIds: string[]
  supersede: { factId: string; by: string | null }[]
}

export interface FactStore {
  /** All facts of the brand, active ones first, newest first; at most `limit`. */
  listForBrand(brandId: string, limit: number): Promise<Fact[]>
  /** For the classifier: active facts, and superseded ones so that `outdated` can be told. */
  listForVerdict(brandId: string): Promise<FactForVerdict[]>
  /** Entered by the operator: appended, active, superseding what they replace. */
  addOperatorFacts(brandId: string, changes: FactChanges, now: Date): Promise<Fact[]>
  /** Completes the job `ground-truth.refresh`: pages, new facts, states, all in one transaction. */
  appendRefresh(
    lease: Lease,
    brandId: string,
    changes: FactChanges,
    now: Date,
    result: Record<string, unknown>,
  ): Promise<void>
}

// ---- requests that only enqueue ------------------------------------------------------------------------------

export interface EnqueueStore {
  /** Makes the job unless one with its dedup key is active; answers with the id of the one that is. */
  enqueue(
    job: NewJob,
    options: { now: Date; idempotency: IdempotentRequest | null },
  ): Promise<{ kind: 'queued'; jobId: string; created: boolean } | { kind: 'replay'; replay: Replay }>
}
