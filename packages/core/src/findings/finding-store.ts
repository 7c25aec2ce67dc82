import type { FalseStatement } from '@veracite/evidence/trails/source-trail'
import type { Fact } from '@veracite/ground-truth/facts/fact'
import type { Counted } from '@veracite/statistics/interval'
import type { OfOrigin } from '@veracite/terms/origins'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { Grade } from '@veracite/terms/surfaces'
import type {
  CaptureKind,
  Engine,
  FindingState,
  Gravity,
  Origin,
  ScanStatus,
  SettledBy,
} from '@veracite/terms/vocabulary'
import type { Lease } from '../jobs/jobs.ts'

/** One false statement of one engine about one brand. */
export interface Finding extends FalseStatement {
  id: string
  brandId: string
  engine: Engine
  firstSaidAt: Date
  lastSaidAt: Date
  lastRunId: string
  /** Answers that state it. */
  occurrences: number
  state: FindingState
  stateSince: Date
  settledBy: SettledBy | null
  /** Answers to the same prompt since it was last said; none of them says it. */
  askedSince: number
  settlement: { at: Date; by: string; note: string } | null
  /** The origin; statements of demos and stand-ins are never counted with those of engines. */
  origin: Origin
}

export interface FindingOccurrence {
  runId: string
  captureId: string
  classificationId: string
  kind: CaptureKind
  /** The scan it belongs to; of a re-verification, the scan of the run that was verified. */
  scanId: string
  prompt: string
  stated: string
  saidAt: Date
  sha256: string
  /** Null for answers that are not from an app. */
  grade: Grade | null
}

/** The finding in one scan: answers to the prompts that ever produced it, and those that state it. */
export interface FindingScan extends Counted {
  scanId: string
  status: ScanStatus
  createdAt: Date
}

/** The same, and by prompt. */
export interface FindingScanByPrompt extends FindingScan {
  prompts: (Counted & { text: string })[]
}

export interface FindingEvent {
  id: string
  fromState: FindingState | null
  state: FindingState
  settledBy: SettledBy | null
  askedSince: number
  /** How often it had been said by then; null for events of earlier versions. */
  occurrences: number | null
  by: string | null
  note: string | null
  at: Date
}

export interface FindingDetail extends Finding {
  fact: Fact | null
  /** Newest first, all three, each up to a bound. */
  saidIn: FindingOccurrence[]
  scans: FindingScanByPrompt[]
  events: FindingEvent[]
}

export interface QuestionOfFinding {
  findingId: string
  promptId: string
  text: string
}

/** A prompt that ever led to a finding, and the answers to it that state it in one scan. */
export interface FindingInScan {
  findingId: string
  promptId: string
  captureIds: string[]
}

/** The newest answer that states a finding, with what was read in it. */
export interface WordedFinding {
  findingId: string
  answer: string
  /** The answer's claims, as stored with its classification. */
  claims: unknown
}

/** The newest captured page that says the same as a finding. */
export interface PageOfFinding {
  findingId: string
  url: string
  fetchedAt: Date
}

/** A gravity set by the operator; an empty `about` covers every subject of the predicate. */
export interface GravitySetting {
  predicate: string
  about: string
  gravity: Gravity
}

/** Findings are derived in the transactions that store classifications: no verb here adds one. */
export interface FindingStore {
  /** Newest finding first. */
  list(
    brandId: string,
    filter: { state?: FindingState; engine?: Engine; origin?: Origin },
    page: AskedPage,
  ): Promise<Page<Finding> & { totals: OfOrigin[] }>
  find(findingId: string): Promise<FindingDetail | null>
  /** Those in one of the states, the newest first, at most `limit`. */
  listInStates(
    brandId: string,
    filter: { states: readonly FindingState[]; engine?: Engine; origin: Origin },
    limit: number,
  ): Promise<Finding[]>
  /** How many there are in these states, by origin. */
  countInStates(
    brandId: string,
    filter: { states: readonly FindingState[]; engine?: Engine },
  ): Promise<OfOrigin[]>
  /** Counts of findings since then: new, returned, not seen in ten answers or more. */
  countSince(
    brandId: string,
    origin: Origin,
    since: Date,
  ): Promise<{ fresh: number; returned: number; notSeen: number }>
  /** Which answers of the scan state them, among the prompts given. */
  readInScan(
    findingIds: readonly string[],
    scan: { id: string; promptIds: readonly string[] },
  ): Promise<FindingInScan[]>
  /** Answers longer than `maxBytes` are left out. */
  readWords(findingIds: readonly string[], maxBytes: number): Promise<WordedFinding[]>
  readPages(findingIds: readonly string[]): Promise<PageOfFinding[]>
  /** The questions that ever led to these findings, a limited number of each. */
  readQuestions(findingIds: readonly string[]): Promise<QuestionOfFinding[]>
  /**
   * Findings of one brand: each in those of the brand's newest scans that asked about it, the newest first. Answers to the
   * questions of `without` are not counted.
   */
  readLines(
    findingIds: readonly string[],
    maxScans: number,
    without: readonly Omit<QuestionOfFinding, 'text'>[],
  ): Promise<Map<string, FindingScan[]>>
  readGravities(brandId: string): Promise<GravitySetting[]>
  /** Null takes the decision back. */
  setGravity(
    brandId: string,
    what: { predicate: string; about: string; gravity: Gravity | null },
    now: Date,
  ): Promise<void>
  /** Settles what was said until now, with an event; null when there is no such finding. */
  settle(
    findingId: string,
    settlement: { eventId: string; by: string; note: string; now: Date },
  ): Promise<Finding | null>
  /** Takes the operator's settlement back, with an event. `not_settled`: the operator has not settled it. */
  reopen(
    findingId: string,
    reopening: { by: string; note: string | null; now: Date },
  ): Promise<Finding | null | 'not_settled'>
  /** Findings that are not settled and rest on one of these facts, by who says it. */
  countRestingOn(factIds: readonly string[]): Promise<OfOrigin[]>
  /** Derives occurrences of the next `limit` judged runs; the cursor is null after the last. Throws LeaseLost. */
  rebuildPage(
    lease: Lease,
    brandId: string,
    page: AskedPage,
    now: Date,
  ): Promise<{ runs: number; nextCursor: string | null }>
  /** Recomputes counts and states of the brand's findings. Returns how many there are. Throws LeaseLost. */
  rebuildStates(lease: Lease, brandId: string, now: Date): Promise<number>
}
