import type { Lease } from '../jobs.ts'
import type { AccountScope } from '../ports.ts'
import type { Engine, RunStatus, ScanStatus } from '../vocabulary.ts'
import type { Page } from './catalog-store.ts'
import type { IdempotentRequest, Replay } from './idempotency-store.ts'

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
  samples: number
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

export interface ScanStore {
  /** One transaction: cap, scan, runs (active prompts x engines x samples), the job, the idempotency answer. */
  start(scan: StartScan): Promise<StartScanOutcome>
  find(scanId: string, scope: AccountScope): Promise<ScanSummary | null>
  listForBrand(brandId: string, page: { limit: number; cursor: string | null }): Promise<Page<ScanSummary>>
  /** Completes the job `scan.start`: the scan is RUNNING and every run has its own job. */
  begin(lease: Lease, scanId: string, now: Date): Promise<{ runs: number }>
  /** Completes the job `scan.classify`: the scan reaches its terminal state. */
  finish(lease: Lease, scanId: string, now: Date): Promise<ScanStatus>
}
