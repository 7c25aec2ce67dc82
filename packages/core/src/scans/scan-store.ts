import type { OfOrigin } from '@veracite/terms/origins'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { AccountScope } from '@veracite/terms/ports'
import type {
  CitationClass,
  Engine,
  Origin,
  PromptIntent,
  RunStatus,
  ScanStatus,
} from '@veracite/terms/vocabulary'
import type { IdempotentRequest, Replay } from '../jobs/idempotency-store.ts'
import type { JobPayloads, Lease } from '../jobs/jobs.ts'
import type { NewScanManifest } from './plan-store.ts'
import type { ScanStep } from './scan-steps.ts'

export interface ScanSummary {
  id: string
  brandId: string
  jobId: string
  status: ScanStatus
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  /** How often each prompt is asked of each engine. */
  samples: number
  /** Over how long the operator wants samples spread; null: as the engines allow. */
  spreadSeconds: number | null
  /** The scan that this one confirms; usually null. */
  confirmsScanId: string | null
  /** It asks again, for a correction or an order, what led to a statement: a sample of nothing else. */
  isLook: boolean
  /** When the operator stopped it. */
  stoppedAt: Date | null
  totalPrompts: number
  totalRuns: number
  /** Decimal string with six places, or null while no cost is known. */
  totalCostUsd: string | null
  byStatus: Partial<Record<RunStatus, number>>
  /** The origin of its answers, if it has one; answers of other origins are listed separately. */
  origin: Origin
  /** Its classified answers of that origin, and those among them that mention the brand. */
  classified: number
  mentions: number
  /** Classified answers that the configured model has not finished reading. */
  provisional: number
  apart: (OfOrigin & { mentions: number })[]
}

/** How far the readings of a scan are. */
export interface ScanReading {
  /** Answers without their deciding reading. */
  left: number
  /** Those among them that are worth waiting for. */
  coming: number
}

/** A step of a scan without parts that are left, and what it has left to the next ones. */
export interface EndedStep {
  step: ScanStep
  captured: number
  unordered: number
  isPlanned: boolean
  total: number
}

export type ScanPart = JobPayloads['scan.part']

export interface StartScan {
  scanId: string
  jobId: string
  brandId: string
  accountId: string
  engines: Engine[]
  samples: number
  spreadSeconds: number | null
  /** Only these prompts of the brand; null for all that are active. */
  promptIds: string[] | null
  maxScans: number
  /** Decimal, in US dollars: no question is asked once the answers have cost this much. */
  spendCeilingUsd?: string | null
  /** The scheduled time it belongs to: each has at most one scan. */
  scheduled?: ScheduledTime | null
  /** The scan whose outcome it confirms: each has at most one such scan. */
  confirmsScanId?: string | null
  /** Larger scans are refused. */
  mostRuns: number
  now: Date
  idempotency: IdempotentRequest | null
  /** The answer to store under the idempotency key, when there is one. */
  answer: Record<string, unknown>
}

export interface ScheduledTime {
  scheduleId: string
  plannedAt: Date
  /** Earlier times that had no turn. */
  missedBefore: number
}

export type StartScanOutcome =
  | { kind: 'started' }
  | { kind: 'no_prompts' }
  /** Named prompts that are not active prompts of the brand. */
  | { kind: 'unknown_prompts'; promptIds: string[] }
  /** The scheduled time, or the scan to confirm, already has its scan. */
  | { kind: 'already_started'; scanId: string }
  | { kind: 'too_many_runs'; runs: number }
  | { kind: 'cap_reached'; used: number }
  | { kind: 'replay'; replay: Replay }

export interface ScanStore {
  /**
   * One transaction: cap, scan, its prompts, the job, the idempotency answer. The job creates the runs
   * (prompts x engines x samples) in parts, so the request takes as long for one as for a hundred thousand.
   */
  start(scan: StartScan): Promise<StartScanOutcome>
  find(scanId: string, scope: AccountScope): Promise<ScanSummary | null>
  listForBrand(brandId: string, page: AskedPage & { looks?: 'left_out' }): Promise<Page<ScanSummary>>
  /** Scans that count against the cap of the account in the month (UTC) of `now`. */
  countOfMonth(accountId: string, now: Date): Promise<number>
  /** Runs not asked yet fail with `reason`. False when nothing is left to stop, null for an unknown scan. */
  stop(scanId: string, stop: { jobId: string; reason: string; now: Date }): Promise<boolean | null>
  /**
   * Null if parts of the current step are left: they are queued, `scan.classify` is complete, and the last part to end
   * queues it again. Throws LeaseLost.
   */
  continueStep(lease: Lease, scanId: string, now: Date): Promise<EndedStep | null>
  /** Queues the first parts of the step and completes `scan.classify`; `read` only begins to wait. Throws LeaseLost. */
  beginStep(lease: Lease, scanId: string, step: ScanStep, now: Date): Promise<void>
  /** Completes the part, counts it once, and queues what follows: further parts, or `scan.classify`. Throws LeaseLost. */
  endPart(lease: Lease, part: ScanPart, now: Date): Promise<void>
  lookAtReading(scanId: string, terms: { now: Date; waitMs: number }): Promise<ScanReading>
  /** Completes `scan.classify`: the scan reaches its final state, and its outcomes are queued for the log. */
  finish(lease: Lease, scanId: string, outcome: NewScanManifest | null, now: Date): Promise<ScanStatus>
}

/** Runs of one engine and intent in one state; `citationClass` is null unless they are classified. */
export interface ScanProgress {
  engine: Engine
  origin: Origin
  intent: PromptIntent
  status: RunStatus
  citationClass: CitationClass | null
  runs: number
}

/** Where the progress of a scan is read. */
export interface ScanProgressReads {
  /** A scan's progress, by engine and intent. The cost grows with the scan. */
  readProgress(scanId: string): Promise<ScanProgress[]>
}
