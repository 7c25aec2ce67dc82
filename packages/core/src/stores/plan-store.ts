import type { Lease } from '../jobs.ts'
import type { AccessKind, Engine, RunStatus } from '../vocabulary.ts'
import type { SignedManifest } from './run-store.ts'

/** The two lists about a scan that are signed and logged: what is going to be asked, and what became of it. */
export type SealedKind = 'plan' | 'outcome'

/** Who is going to be asked, as the plan says it; `none` where no access is configured. */
export interface PlannedEngine {
  engine: Engine
  access: AccessKind | 'none'
  provider: string
  modelRequested: string | null
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
  /** Runs that exist and runs that have a job, each from place 0 on. */
  plannedRuns: number
  queuedRuns: number
  /** Null until the plan is signed and logged. */
  planSha256: string | null
}

export interface NewScanManifest {
  id: string
  scanId: string
  manifest: SignedManifest
  createdAt: Date
}

/** Which runs get their jobs next, and how far apart the samples of one prompt and engine lie. */
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
  listSpend(since: Date): Promise<{ engine: Engine; calls: number; costUsd: string }[]>
  find(scanId: string): Promise<ScanToPlan | null>
  /** The digests of the scan's prompts in order, at most `limit`. */
  listPromptDigests(scanId: string, limit: number): Promise<string[]>
  /** Makes the next runs, at most `most`, and their lines in the plan. Returns how many there are. Throws LeaseLost. */
  planPart(lease: Lease, scanId: string, most: number, now: Date): Promise<number>
  /**
   * One transaction: the signed plan is stored and on its way to the log, the scan is RUNNING, and the first runs have
   * their jobs. No run can be asked before this. Throws LeaseLost.
   */
  begin(
    lease: Lease,
    plan: NewScanManifest & { engines: PlannedEngine[] },
    queue: RunsToQueue,
  ): Promise<number>
  /** Gives the next runs of a scan that has begun their jobs; the last part completes the job. Throws LeaseLost. */
  queuePart(lease: Lease, scanId: string, queue: RunsToQueue, now: Date): Promise<number>
  /** Writes down what became of the next runs, at most `most`. Returns how many are. Throws LeaseLost. */
  sealPart(lease: Lease, scanId: string, most: number): Promise<number>
  listBlocks(scanId: string, kind: SealedKind): Promise<SealedBlocks>
  /** Appends the outcomes of a scan that has ended already. Completes the job. */
  appendOutcome(lease: Lease, outcome: NewScanManifest, now: Date): Promise<void>
}
