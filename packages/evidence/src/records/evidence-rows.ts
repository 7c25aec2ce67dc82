import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import type { ExtractedAnswer } from '@veracite/terms/engine-port'
import type { AccountScope } from '@veracite/terms/ports'
import type { Grade } from '@veracite/terms/surfaces'
import type {
  AccessKind,
  CitationClass,
  Engine,
  NoAnswerReason,
  Origin,
  PromptIntent,
  RunStatus,
} from '@veracite/terms/vocabulary'
import type { Review } from '@veracite/verdicts/verdict/verdict'
import type { CapturedReply } from '../capture/new-capture.ts'
import type { StoredVerdict } from '../capture/stored-verdict.ts'
import type { StandingReading, StoredReading } from './stored-reading.ts'

/** Everything stored about a run, for the evidence, the bundle and the verification status. */
export interface RunEvidenceRows {
  run: {
    id: string
    scanId: string
    brandId: string
    accountId: string
    engine: Engine
    intent: PromptIntent
    /** Which of the samples of its prompt and engine it is, and its place in the plan; null without a plan. */
    sample: number
    place: number | null
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
  /** Readings of the captures, oldest first. */
  readings: StoredReading[]
  /** Replies of attempts that gave no answer, oldest first. */
  failedReplies?: StoredFailedReply[]
  /** Those deciding facts of any classification that are still active. */
  activeFactIds: string[]
}

export interface StoredCapture extends CapturedReply {
  engine: Engine
  accessKind: AccessKind
  /** Of an answer that a person brought from an app; null for others. */
  grade: Grade | null
  provider: string
  requestedModel: string | null
  servedModel: string | null
  wire: string
  searchUsed: boolean | null
  request: { method: string; url: string; body: string | null; earlier?: Record<string, unknown>[] }
  sha256: string
  byteLength: number
  answerSha256: string | null
  extracted: Pick<ExtractedAnswer, 'cited' | 'retrieved' | 'inProse' | 'queries' | 'usage' | 'app'> & {
    /** The access in one sentence, with what it is not. */
    description?: string
    requestId?: string | null
  } & Record<string, unknown>
  response: Uint8Array
  /**
   * Earlier replies to the same question, in the order of `request.earlier`. For the original capture only.
   */
  earlier: { sha256: string; bytes: Uint8Array }[]
  answer: string | null
}

/** A reply that an adapter could not use: an error page, half a stream, anything else. */
export interface FailedReplyParts {
  /** Its place among the replies to the same attempt. */
  place: number
  /** Why it is no answer, for example `retry:overloaded`. */
  outcome: string
  request: { method: string; url: string; body: string | null }
  httpStatus: number
  contentType: string
  headers: Record<string, string>
  connection: { address: string | null; tlsVersion: string | null; certificateSha256: string[] } | null
  /** False when it broke off, or is longer than what is kept of it. */
  isComplete: boolean
  bytes: Uint8Array
  askedAt: Date
  answeredAt: Date
}

export interface StoredFailedReply extends FailedReplyParts {
  callId: string
  accessKind: AccessKind
  sha256: string
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
  /** The readings it was decided from; none if it predates readings. */
  readingIds: string[]
  /** Decided before the configured model had finished reading the answer. */
  provisional: boolean
  createdAt: Date
}

export interface ClassifiedRun {
  runId: string
  engine: Engine
  origin: Origin
  intent: PromptIntent
  prompt: string
  citationClass: CitationClass
  capturedAt: Date
}

/** A run that waits for a person, as a list shows it. */
export interface RunForReview extends ClassifiedRun {
  scanId: string
  excerpt: string
  /** Null if it is longer than asked for. */
  answer: string | null
  needsReview: Review[]
  /** The statements that may be false, about which a person decides. */
  statements: StoredVerdict['claims']
}

/** A classified run with what was read in it: enough for a verdict, without the answer. */
export interface ClassifiedAnswer extends ClassifiedRun {
  readings: StandingReading[]
}

export interface StoredVerification {
  id: string
  outcome: 'reproduced' | 'not_reproduced' | 'inconclusive'
  captureIds: string[]
  /** Null if it predates the counting. */
  compared: number | null
  reproduced: number | null
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
  grade: Grade | null
  captureId: string
  /** Its log index and the first checkpoint that contains it; null until one is published. */
  logged: { index: number; size: number; note: string } | null
}

/** Where everything that is stored about a run is read. */
export interface StoredRuns {
  findEvidence(runId: string, scope: AccountScope): Promise<RunEvidenceRows | null>
}

/** The newest classification of the original capture is the run's finding. */
export const newestOfOriginal = (
  history: StoredClassification[],
  captureId: string | undefined,
): StoredClassification | undefined => history.filter((row) => row.captureId === captureId).at(-1)
