import type { Fact } from '@veracite/ground-truth/facts/fact'
import type { Counted } from '@veracite/statistics/interval'
import type { OfOrigin } from '@veracite/terms/origins'
import type { Page } from '@veracite/terms/page'
import type {
  CaptureKind,
  Engine,
  FindingState,
  Origin,
  ScanStatus,
  SettledBy,
} from '@veracite/terms/vocabulary'
import type { Lease } from '../jobs/jobs.ts'

/** One false statement of one engine about one brand. */
export interface Finding {
  id: string
  brandId: string
  engine: Engine
  predicate: string
  /** What it is said about, normalised; empty for the brand itself. */
  about: string
  value: string
  /** As the newest answer words it. */
  stated: string
  truth: string | null
  factId: string | null
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
  /** Who says it; what is invented or said by a stand-in is never counted with what engines say. */
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
}

/** The finding in one scan: answers to the prompts that ever produced it, by prompt. */
export interface FindingScan {
  scanId: string
  status: ScanStatus
  createdAt: Date
  prompts: Counted[]
}

export interface FindingEvent {
  id: string
  fromState: FindingState | null
  state: FindingState
  settledBy: SettledBy | null
  askedSince: number
  by: string | null
  note: string | null
  at: Date
}

export interface FindingDetail extends Finding {
  fact: Fact | null
  /** Newest first, all three, each up to a bound. */
  saidIn: FindingOccurrence[]
  scans: FindingScan[]
  events: FindingEvent[]
}

/** Findings are derived in the transactions that store classifications: no verb here adds one. */
export interface FindingStore {
  /** Newest finding first. */
  list(
    brandId: string,
    filter: { state?: FindingState; engine?: Engine; origin?: Origin },
    page: { limit: number; cursor: string | null },
  ): Promise<Page<Finding> & { totals: OfOrigin[] }>
  find(findingId: string): Promise<FindingDetail | null>
  /** Settles what was said until now, with an event; null when there is no such finding. */
  settle(
    findingId: string,
    settlement: { eventId: string; by: string; note: string; now: Date },
  ): Promise<Finding | null>
  /**
   * Takes the operator's settlement back, with an event: the state is again what the answers say. Null when there is no
   * such finding, `not_settled` when the operator has not settled it.
   */
  reopen(
    findingId: string,
    reopening: { by: string; note: string | null; now: Date },
  ): Promise<Finding | null | 'not_settled'>
  /** Findings that are not settled and rest on one of these facts, by who says it. */
  countRestingOn(factIds: readonly string[]): Promise<OfOrigin[]>
  /**
   * Derives the occurrences of the brand's next `limit` judged runs from their newest classifications; the
   * cursor is null after the last. Throws LeaseLost.
   */
  rebuildPage(
    lease: Lease,
    brandId: string,
    page: { limit: number; cursor: string | null },
    now: Date,
  ): Promise<{ runs: number; nextCursor: string | null }>
  /**
   * Recomputes counts and states of the brand's findings from their occurrences. Returns how many there are.
   * Throws LeaseLost.
   */
  rebuildStates(lease: Lease, brandId: string, now: Date): Promise<number>
}
