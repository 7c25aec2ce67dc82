import type { ClassCell, ClassChange } from '../events/class-changes.ts'
import type { Lease } from '../jobs.ts'
import type { Engine } from '../vocabulary.ts'

/** Changes of classes that a scan brought. */
export interface ClassNews {
  fromScanId: string
  toScanId: string
  confirmedByScanId: string | null
  changes: readonly ClassChange[]
  /** Engines that answered with another model than before. */
  brokenEngines: ReadonlySet<Engine>
}

export interface EndedScan {
  samples: number
  totalRuns: number
  confirmsScanId: string | null
  /** Of its ceiling, in US dollars, not below zero; null when it has none. */
  spendLeftUsd: string | null
}

export interface NewsStore {
  findScan(scanId: string): Promise<EndedScan | null>
  /** The answers of a finished scan by prompt, engine and class; empty for one that is not there. */
  readCells(scanId: string): Promise<ClassCell[]>
  /** Up to `most` finished scans before this one, newest first, none from before the last change that was told. */
  listBaselines(brandId: string, scanId: string, most: number): Promise<string[]>
  /** Completes the job `brand.tell`: these changes, and every change of a finding that was too much for its transaction. */
  tell(lease: Lease, news: { brandId: string; classes: ClassNews | null }, now: Date): Promise<void>
}
