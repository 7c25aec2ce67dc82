import type { PlannedEngine } from '@veracite/evidence/capture/new-capture'
import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { SealedKind } from '@veracite/evidence/log/sealed-list'
import type { Engine, Origin, RunStatus } from '@veracite/terms/vocabulary'
import type { PlanManifest } from '@veracite/verify/bundle/manifest'
import type { Lease, Places } from '../jobs/jobs.ts'

/** Beside them, what had been asked before the plan. */
export type LinesKind = SealedKind | 'history'

/** Where a plan stands among those of its brand. */
export interface PlanSeries {
  /** From 1 on. */
  number: number
  /** The digest of the plan before it; null for the first. */
  prev: string | null
  /** The root over what had been asked before. */
  history: Uint8Array
}

/** A scan as its plan states it. */
export interface ScanToPlan {
  scanId: string
  brand: { id: string; name: string; domain: string }
  engines: Engine[]
  samples: number
  spreadSeconds: number | null
  totalPrompts: number
  totalRuns: number
  /** How many runs exist, and below how many have a job, each counted from position 0. */
  plannedRuns: number
  queuedRuns: number
  /** Null until the plan is signed and logged. */
  planSha256: string | null
}

/** How products that prompts of a scan are about were drawn from a catalogue. */
export type DrawnForScan = NonNullable<PlanManifest['drawn']>[number]

/** Prompts of a scan that come from the same place. */
export type OriginInPlan = NonNullable<PlanManifest['origins']>[number]

export interface NewScanManifest {
  id: string
  scanId: string
  manifest: SignedManifest
  createdAt: Date
  /** Of the outcomes; 1 for a plan. */
  version: number
}

/** Which runs get their jobs next, and the gap between samples of one prompt and engine. */
export interface RunsToQueue {
  most: number
  sampleGapMs: number
}

/** A list that is complete: the hash of each of its blocks, and for outcomes the runs by status. */
export interface SealedBlocks {
  roots: Uint8Array[]
  counts: Partial<Record<RunStatus, number>>
}

export interface PlanStore {
  /** What each engine cost since that day, and for how many calls. */
  listSpend(since: Date): Promise<{ engine: Engine; origin: Origin; calls: number; costUsd: string }[]>
  find(scanId: string): Promise<ScanToPlan | null>
  /** The samples that prompts of the scan came of, oldest first; at most `limit`. */
  listDrawn(scanId: string, limit: number): Promise<DrawnForScan[]>
  /** Where the scan's prompts come from, the most frequent first; places only of those before `listed`. */
  listOrigins(scanId: string, listed: number): Promise<OriginInPlan[]>
  /** The digests of the scan's prompts in order, at most `limit`. */
  listPromptDigests(scanId: string, limit: number): Promise<string[]>
  /** Creates up to `most` more runs and their plan lines. Returns how many runs there are. Throws LeaseLost. */
  planPart(lease: Lease, scanId: string, most: number, now: Date): Promise<number>
  /**
   * One transaction: numbers the plan, signs it with what had been asked before, stores it and queues it for
   * the log, sets the scan to RUNNING, and queues the first runs' jobs. No run can be asked before this, and no
   * other plan of the brand gets a number meanwhile. Throws LeaseLost.
   */
  begin(
    lease: Lease,
    scan: ScanToPlan & { asked: PlannedEngine[] },
    sign: (series: PlanSeries) => NewScanManifest,
    queue: RunsToQueue,
  ): Promise<number>
  /** Queues jobs for the next runs of a started scan; the last part completes the job. Throws LeaseLost. */
  queuePart(lease: Lease, scanId: string, queue: RunsToQueue, now: Date): Promise<number>
  /** The root over the digests of all prompts of the scan, in order. */
  promptsRoot(scanId: string): Promise<Uint8Array>
  /** The version of the outcomes that is sealed next: 1, or more when a class has changed since. */
  nextVersion(scanId: string): Promise<number>
  /** Records the outcomes of these positions, unless they are recorded; `from` begins a block. Throws LeaseLost. */
  sealPart(lease: Lease, scanId: string, version: number, places: Places): Promise<void>
  listBlocks(scanId: string, kind: SealedKind, version?: number): Promise<SealedBlocks>
  /** Appends the outcomes of a scan that has already ended. Completes the job. */
  appendOutcome(lease: Lease, outcome: NewScanManifest, now: Date): Promise<void>
}
