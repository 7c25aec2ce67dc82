/** What reading by a model costs, kept apart from the engines. Decimal strings in US dollars. */
export interface ReadingStore {
  /** What models have cost since UTC midnight, calls that nobody saw the end of included. */
  spentToday(now: Date): Promise<string>
  /** A call is about to be made: it is counted, and its estimate is spent until `endRead` says better. */
  beginRead(model: string, startedAt: Date, estimate: string | null): Promise<void>
  endRead(model: string, startedAt: Date, cost: { estimate: string; spent: string }): Promise<void>
  /** Classified runs that wait for a person, of all brands, counted up to `most`. */
  countForReview(most: number): Promise<number>
}
