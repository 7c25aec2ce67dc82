import type { Origin } from '@veracite/terms/vocabulary'
/** What reading by models costs, separate from the engines. Decimal strings in US dollars. */
export interface ReadingStore {
  /** What models have cost since UTC midnight, including calls that never ended. */
  spentToday(now: Date): Promise<string>
  /** Records a call before it is made: it counts with its estimate until `endRead` corrects it. */
  beginRead(model: string, startedAt: Date, estimate: string | null): Promise<void>
  endRead(model: string, startedAt: Date, cost: { estimate: string; spent: string }): Promise<void>
  /** Captures since then whose runs are provisional in a finished scan, and that nobody is going to read; oldest first. */
  listGivenUp(since: Date, limit: number): Promise<string[]>
  /** Classified runs that wait for a person, of all brands, counted up to `most`. */
  countForReview(most: number): Promise<Record<Origin, number>>
}
