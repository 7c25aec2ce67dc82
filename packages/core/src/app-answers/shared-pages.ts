import type { FetchedBody, FetchOutcome } from '@veracite/ground-truth/crawl/fetcher-port'
import type { Witness } from '@veracite/terms/engine-port'

export type SharedPage = FetchedBody & {
  kind: 'page'
  startedAt: Date
  /** What a relay says of the connection, or why none carried it. */
  witness: Witness
}

/** Fetches pages that people shared in ChatGPT. */
export interface SharedPages {
  /**
   * Asks once, as a `Fetcher` does, and through a relay where one is set and available. `commitment` names the capture
   * that the connection is for.
   */
  get(
    url: string,
    commitment: string,
    signal: AbortSignal,
  ): Promise<SharedPage | Exclude<FetchOutcome, { kind: 'page' }>>
}
