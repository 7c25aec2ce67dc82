import type { Validators } from './feed-store.ts'

export type FeedFetch =
  | { kind: 'received'; validators: Validators }
  | { kind: 'not_modified' }
  /** Messages are for operators: they hold no address and no text of the server. */
  | { kind: 'refused'; message: string }

/** Fetches a feed as a stream: no private address, nothing that robots.txt forbids, within a deadline and a size. */
export interface FeedSource {
  get(
    url: string,
    options: {
      /** Of what was imported last: the server may say that it is unchanged. */
      validators: Validators
      mostBytes: number
      signal: AbortSignal
      receive: (bytes: AsyncIterable<Uint8Array>) => Promise<void>
    },
  ): Promise<FeedFetch>
}
