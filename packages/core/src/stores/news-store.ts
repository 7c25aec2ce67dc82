import type { ClassCell, ClassChange } from '../events/class-changes.ts'
import type { Lease } from '../jobs.ts'

export interface NewsStore {
  /** The answers of a finished scan by prompt, engine and class; empty for one that is not there. */
  readCells(scanId: string): Promise<ClassCell[]>
  /** Up to `most` finished scans before this one, newest first, none from before the last change that was told. */
  listBaselines(brandId: string, scanId: string, most: number): Promise<string[]>
  /** Completes the job `brand.tell`: these changes, and every change of a finding that was not told yet. */
  tell(
    lease: Lease,
    news: { brandId: string; scanId: string | null; fromScanId: string | null; changes: ClassChange[] },
    now: Date,
  ): Promise<void>
}
