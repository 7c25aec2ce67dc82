import type { Engine } from '@veracite/terms/vocabulary'
import type { Lease } from '../jobs/jobs.ts'
import type { ClassCell } from '../rates/rate-store.ts'
import type { ClassChange } from './class-changes.ts'

/** Changes of classes that a scan brought. */
export interface ClassNews {
  fromScanId: string
  toScanId: string
  confirmedByScanId: string | null
  changes: readonly ClassChange[]
  /** Engines that answered with a different model than before. */
  brokenEngines: ReadonlySet<Engine>
}

export interface EndedScan {
  samples: number
  totalRuns: number
  confirmsScanId: string | null
  /** What is left of its spending limit in US dollars, at least zero; null if it has no limit. */
  spendLeftUsd: string | null
}

export interface NewsStore {
  findScan(scanId: string): Promise<EndedScan | null>
  /** The answers of a finished scan by prompt, engine and class; empty if there is no such scan. */
  readCells(scanId: string): Promise<ClassCell[]>
  /** Up to `most` earlier scans with the same answerers, newest first, back to the last reported change. */
  listBaselines(brandId: string, scanId: string, most: number): Promise<string[]>
  /** Completes the job `brand.report`: these changes, and changes of findings too many for their own transaction. */
  report(lease: Lease, news: { brandId: string; classes: ClassNews | null }, now: Date): Promise<void>
}
