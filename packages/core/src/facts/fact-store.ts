import type { Fact, FactChanges, FactsForVerdict } from '@veracite/ground-truth/facts/fact'
import type { Lease } from '../jobs/jobs.ts'

export interface FactStore extends FactsForVerdict {
  /** All facts of the brand, active ones first, newest first; at most `limit`. */
  listForBrand(brandId: string, limit: number): Promise<Fact[]>
  /** Entered by the operator: appended, active, superseding what they replace. */
  addOperatorFacts(brandId: string, changes: FactChanges, now: Date): Promise<Fact[]>
  find(factId: string): Promise<(Fact & { brandId: string }) | null>
  /** Nothing is judged by it any more; findings that rest on it are settled. Null for an unknown fact. */
  withdraw(factId: string, now: Date): Promise<Fact | null>
  /** Takes the withdrawal back. Refused if a fact with the same place, one of `rivals`, is active. */
  restore(factId: string, rivals: readonly string[], now: Date): Promise<Fact | null | 'replaced'>
  /** Completes the job `ground-truth.refresh`: pages, new facts, states, all in one transaction. */
  appendRefresh(
    lease: Lease,
    brandId: string,
    changes: FactChanges,
    now: Date,
    result: Record<string, unknown>,
  ): Promise<void>
}
