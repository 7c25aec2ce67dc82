import type { NewCapture, RunToAsk } from '@veracite/evidence/capture/new-capture'
import type { StoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type {
  ClassifiedAnswer,
  FailedReplyParts,
  PublicCapture,
  RunEvidenceRows,
  RunForReview,
  StoredRuns,
} from '@veracite/evidence/records/evidence-rows'
import type { NewClassification, NewVerification } from '@veracite/evidence/records/new-classification'
import type { StandingReading } from '@veracite/evidence/records/stored-reading'
import type { OfOrigin } from '@veracite/terms/origins'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { AccountScope } from '@veracite/terms/ports'
import type { Grade } from '@veracite/terms/surfaces'
import type {
  AccessKind,
  CitationClass,
  Engine,
  Origin,
  PromptIntent,
  RunStatus,
} from '@veracite/terms/vocabulary'
import type { IdempotentRequest, Replay } from '../jobs/idempotency-store.ts'
import type { Lease, NewJob, Places } from '../jobs/jobs.ts'
import type { Brand } from '../tenants/tenant-store.ts'

export interface RunSummary
  extends Omit<RunEvidenceRows['run'], 'brandId' | 'accountId' | 'place' | 'createdAt'> {
  prompt: string
  sha256: string | null
  /** The origin of its answer, planned or given. */
  origin: Origin
  /** Null while it has no answer, as is the grade of answers that are not from an app. */
  accessKind: AccessKind | null
  grade: Grade | null
  /** The configured model has not finished reading it. */
  provisional: boolean
}

/** A captured answer with everything a reader is shown. */
export interface CaptureToClassify {
  runId: string
  origin: Origin
  captureId: string
  captureSha256: string
  capturedAt: Date
  /** The run's class so far, and the classification it comes from; null when it never had one. */
  citationClass: CitationClass | null
  classificationId: string | null
  manifestSha256: string
  brand: Brand
  prompt: { text: string; intent: PromptIntent }
  answer: { text: string; citations: string[] }
  /** Names beside the brand's are declared: a model reads the answer even if it does not name the brand. */
  readsOthers?: boolean
  /** Its readings so far, oldest first. */
  readings: StandingReading[]
}

/** An answer of a re-verification: its own newest class, and the job that asked for it. */
export interface VerifiedToReclassify extends CaptureToClassify {
  lookId: string
}

export interface VerificationLimits {
  /** Monthly re-verifications of an account, per scan that its plan allows. */
  perScan: number
  perRunAndDay: number
}

export type VerificationRefusal =
  | { kind: 'run_used_up'; max: number; used: number }
  | { kind: 'month_used_up'; max: number; used: number; maxScans: number; scansThisMonth: number }

/** A reply without an answer, as it is kept with the attempt that it was given to. */
export interface NewFailedReply extends FailedReplyParts {
  runId: string
  engine: Engine
  accessKind: AccessKind
  sha256: Uint8Array
}

/** Verdicts to store, by what they come from. */
export type NewVerdicts =
  /** First classifications of a scan's answers; `later`: those that wait for a reading. A run that has a class keeps it. */
  | {
      kind: 'scan'
      lease: Lease
      classifications: NewClassification[]
      later: readonly NewClassification[]
      /** Readings to order; not those of runs that have a class. */
      followUp: readonly NewJob[]
      now: Date
    }
  /** A model has read the answer: completes `run.read`. If the scan has ended without it, the events say so. */
  | ({ kind: 'reading' | 'reclassification'; lease: Lease; followUp: readonly NewJob[] } & JudgedAgain)
  /** An answer of a re-verification, judged again: run, counters and the signed conclusion stay as they are. */
  | { kind: 'verified_again'; lease: Lease; capture: VerifiedToReclassify; classification: NewClassification }
  /** A person's reading, which has no job. `withdrawn`: a reading that the person took back. */
  | ({ kind: 'settlement'; withdrawn?: { readingId: string; by: string } } & JudgedAgain)
  /** A fresh capture of a known run; without a class if it has no answer. Run and counters stay as they are. */
  | {
      kind: 'verification'
      lease: Lease
      capture: NewCapture
      callId: string
      classification: NewClassification | null
    }

interface JudgedAgain {
  capture: CaptureToClassify
  classification: NewClassification
}

/** Selects the runs of a scan that match every member. */
export interface RunFilter {
  engine?: Engine
  intent?: PromptIntent
  status?: RunStatus
  citationClass?: CitationClass
}

/** How a call ended, and what it may have cost. */
export interface Settlement {
  outcome: string
  maybeBilled: boolean
  costUsd: string | null
  finishedAt: Date
}

export interface RunStore extends StoredRuns {
  exists(runId: string, scope: AccountScope): Promise<boolean>
  findToAsk(runId: string): Promise<RunToAsk | null>
  /** Sets the run to RUNNING and records the call about to be made. Throws LeaseLost. */
  beginCall(
    lease: Lease,
    call: { id: string; runId: string; engine: Engine; provider: string; origin: Origin; startedAt: Date },
  ): Promise<void>
  /** The call gave no usable answer; its possible cost is recorded, and whatever came back is kept. */
  endCall(callId: string, end: Settlement & { replies: readonly NewFailedReply[] }): Promise<void>
  /** What this engine has cost since UTC midnight, counted on attempts, as a decimal string. */
  spentToday(engine: Engine, now: Date): Promise<string>
  /** The known cost of a scan's answers so far; may lag by a moment. */
  spentOnScan(scanId: string): Promise<string>
  /**
   * One transaction, completion first: job done, call settled, capture, bytes, manifest, log leaf queued, run
   * CAPTURED or NO_ANSWER, scan counter, and the classification job when this was the last run. Throws LeaseLost.
   */
  appendCapture(lease: Lease, capture: NewCapture, callId: string): Promise<void>
  /** Captured runs at these positions of the scan that have no class; unless `all`, not those that were ordered from a model. */
  listToClassify(scanId: string, places: Places, all: boolean): Promise<CaptureToClassify[]>
  /** The original capture of a run that was judged, set aside or brought from an app; null for other runs. */
  findToReclassify(runId: string): Promise<CaptureToClassify | null>
  /** The original captures of these runs that have a verdict. */
  listToFollow(runIds: readonly string[]): Promise<CaptureToClassify[]>
  /** Verdicts as they are stored, by the id of their classification. */
  verdictsOf(classificationIds: readonly string[]): Promise<ReadonlyMap<string, StoredVerdict>>
  /** Classified answers of a run's re-verifications after `cursor`, in order, to judge them again. */
  listVerifiedToReclassify(
    runId: string,
    cursor: string | null,
    limit: number,
  ): Promise<VerifiedToReclassify[]>
  /** Ids of a brand's runs after `cursor` that were judged or set aside, in order. */
  listClassified(brandId: string, cursor: string | null, limit: number): Promise<string[]>
  /** The answer of an original capture, for a model to read; null when there is none or its run was set aside. */
  findToRead(captureId: string): Promise<CaptureToClassify | null>
  /**
   * One transaction: classifications, manifests, leaves, run classes, counters, findings, their events and follow-up
   * jobs. Writes nothing and returns false if the run was reclassified since its capture was read. Throws LeaseLost.
   */
  appendVerdicts(verdicts: NewVerdicts): Promise<boolean>
  /** The run waits no longer for a person. False if it was judged meanwhile; null takes such an answer back. */
  putUndecided(
    run: Pick<CaptureToClassify, 'runId' | 'classificationId'>,
    answer: { by: string; note: string | null; now: Date } | null,
  ): Promise<boolean>
  /** The runs of a brand that wait for a person, newest first, with their answers up to that length. */
  listForReview(
    brandId: string,
    page: AskedPage & { maxBytes: number },
  ): Promise<Page<RunForReview> & { totals: OfOrigin[] }>
  /** Classified runs of a brand with what was read in them, newest first, at most `limit`. */
  listClassifiedAnswers(brandId: string, limit: number): Promise<ClassifiedAnswer[]>
  /** One transaction: these runs become SET_ASIDE with the reason, unless they have a class. Throws LeaseLost. */
  setAside(lease: Lease, runs: readonly { runId: string; reason: string }[], now: Date): Promise<void>
  /** Completes the job `run.verify` with its conclusion. */
  appendVerification(lease: Lease, verification: NewVerification): Promise<void>
  /** Creates and counts the job, or returns the active one. Refuses unclassified runs and reached limits. */
  requestVerification(request: {
    runId: string
    scope: AccountScope
    jobId: string
    now: Date
    limits: VerificationLimits
    times?: number
    /** How many it counts as in the account's month; per run and day, each counts once. */
    weight: number
    idempotency: IdempotentRequest | null
  }): Promise<
    | { kind: 'queued'; jobId: string }
    | { kind: 'not_found' }
    | { kind: 'not_classified' }
    /** A person brought it from an app, which this service cannot ask. */
    | { kind: 'brought' }
    | VerificationRefusal
    | { kind: 'replay'; replay: Replay }
  >
  listForScan(
    scanId: string,
    filter: RunFilter,
    page: AskedPage,
  ): Promise<Page<RunSummary> & { total: number }>
  /** Finds the earliest capture by either digest, responses first. Does not read the raw column. */
  findByHash(sha256: Uint8Array): Promise<PublicCapture | null>
}
