import type { components } from './generated/schema.ts'

/**
 * The document leaves some bodies open: objects whose fields it describes in words, so that they can grow. These
 * types name the fields the service sends today. Further fields can be read too, as `unknown`.
 */

export type Schemas = components['schemas']

export type Engine = Schemas['Engine']
export type PromptIntent = Schemas['PromptIntent']
export type ConfabulationWindow = Schemas['ConfabulationWindow']
export type CitationCounts = Schemas['CitationCounts']
export type CitationClass = keyof CitationCounts
export type BrandRef = Schemas['BrandRef']
export type MatrixRow = Schemas['MatrixRow']
export type Scan = Schemas['Scan']
export type ScanCreated = Schemas['ScanCreated']
export type JobAck = Schemas['JobAck']
export type HashNotFound = Schemas['HashNotFound']

export type VerificationStatus = 'active' | 'stale' | 'not_reproducible'

interface Open {
  [field: string]: unknown
}

/** A stretch of the answer text: `text.slice(start, end) === quote`. */
export interface Span {
  start: number
  end: number
  quote: string
}

export interface ConfabulatedClaim extends Open {
  predicate: string
  /** What the engine said. */
  stated: string
  /** What the fact says. */
  truth: string | null
  factId: string | null
  span: Span
  /** Only a certain contradiction accuses; null where an earlier version made no difference. */
  certainty: 'certain' | 'likely' | null
}

export interface ConfabulationItem extends Open {
  runId: string
  scanId: string
  engine: Engine
  intent: PromptIntent
  /** How the engine was asked: its own API, a data provider, or a demo. */
  access: string
  prompt: string
  capturedAt: string
  sha256: string
  excerpt: string
  claims: ConfabulatedClaim[]
  verificationStatus: VerificationStatus
}

export interface ConfabulationReport extends Open {
  brand: BrandRef
  classifiedRuns: number
  /** Of the classified runs, those that wait for a person to look at. */
  needsReview: number
  totals: CitationCounts
  matrix: MatrixRow[]
  confabulations: Open & { total: number; truncated: boolean; items: ConfabulationItem[] }
}

export interface Snapshot extends Open {
  captureId: string
  /** Of the exact bytes of the response. */
  sha256: string
  /** Of the answer text in UTF-8, null when there was no answer. */
  answerSha256: string | null
  bytes: number
  contentType: string | null
  capturedAt: string
}

export interface Classification extends Open {
  id: string
  captureId: string
  class: CitationClass
  /** The rule that decided. */
  rule: string
  classifierVersion: string
  classifiedAt: string
  excerpt: string
  claims: (ConfabulatedClaim & { verdict: string })[]
  /** Why a person should look at it; empty when nobody has to. */
  needsReview: Review[]
  /** The readings it was decided from; none where it is older than readings. */
  readingIds: string[]
}

export interface Review extends Open {
  reason: string
  message: string
  span: Span | null
}

/** What rules, a language model or a person read in an answer. */
export interface Reading extends Open {
  id: string
  captureId: string
  reader: { kind: 'rules' | 'model' | 'person'; version: string; digest: string | null }
  /** Of its canonical JSON, as the signed classification names it. */
  sha256: string
  readAt: string
  reading: Open
  /** What a model was asked and what it replied. */
  exchange:
    | (Open & { request: string; reply: string; servedModel: string | null; costUsd: string | null })
    | null
}

export interface Verification extends Open {
  id: string
  outcome: 'reproduced' | 'not_reproduced' | 'inconclusive'
  class: CitationClass | null
  captureIds: string[]
  verifiedAt: string
}

export interface RunEvidence extends Open {
  runId: string
  scanId: string
  brand: BrandRef
  engine: Engine
  intent: PromptIntent
  prompt: string
  status: string
  citationClass: CitationClass | null
  /** Why a person should look at the newest classification; empty when nobody has to. */
  needsReview: Review[]
  /** Null while nothing was captured. */
  verificationStatus: VerificationStatus | null
  snapshot: Snapshot | null
  /** The bytes of the response: text, or base64 when they are not valid UTF-8. */
  rawResponse: string | null
  rawResponseEncoding: 'utf-8' | 'base64' | null
  /** The answer text that was read. */
  answer: string | null
  /** Oldest first. */
  classifications: Classification[]
  /** What the classifications were decided from, oldest first. */
  readings: Reading[]
  verifications: Verification[]
}

/** One signed manifest and its place in the log; `leaf` and `proof` are null until it was integrated. */
export interface LoggedManifest extends Open {
  manifest: { base64: string; sha256: string }
  captureSignature: { alg: string; keyName: string; spki: string; sig: string }
  leaf: { base64: string; index: number; hash: string } | null
  proof: { tlogProof: string; consistency: string | null } | null
}

export interface EvidenceBundle extends LoggedManifest {
  /** Names the version of the format. */
  bundle: string
  id: string
  exportedAt: string
  /** A summary for people; what is signed is in `manifest`. */
  statement: Record<string, unknown>
  response: { base64: string; sha256: string; bytes: number; mediaType: string }
  answer: { text: string; sha256: string; extractor: string } | null
  timestamps: Open[]
  classification: LoggedManifest[]
  verification: LoggedManifest[]
  custody: LoggedManifest[]
  trust: Open & { vkey: string }
  /** What this evidence does not prove. */
  limits: string[]
}

export interface Fact extends Open {
  id: string
  predicate: string
  value: unknown
  source: {
    kind: string
    url: string | null
    quote: string | null
    fetchedAt: string | null
    sha256: string | null
  }
  hash: string
  active: boolean
  firstSeenAt: string
  lastSeenAt: string
  supersededBy: string | null
}

export interface GroundTruth extends Open {
  total: number
  active: number
  facts: Fact[]
}

export interface PublicEvidence extends Open {
  found: true
  sha256: string
  /** Whether the hash is of the raw response or of the visible answer. */
  subject: 'response' | 'answer'
  captured_at: string
  engine: Engine
  access: string
}

export interface CheckResult extends Open {
  found: true
  match: boolean
  verdict: Schemas['CheckVerdict']
  submitted_sha256: string
  captured_at: string
}

/** What each operation answers. */
export interface AnswerOf {
  checkPublicEvidence: CheckResult | HashNotFound
  createScan: ScanCreated
  getEvidenceBundle: EvidenceBundle | string
  getGroundTruth: GroundTruth
  getPublicEvidence: PublicEvidence | HashNotFound
  getRunEvidence: RunEvidence
  getScan: Scan
  listConfabulations: ConfabulationReport
  refreshGroundTruth: JobAck
  verifyRun: JobAck
}
