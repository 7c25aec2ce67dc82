import type { Validators } from './feed-store.ts'

export type FeedFetch =
  | { kind: 'received'; validators: Validators }
  | { kind: 'not_modified' }
  /** Messages are for operators: they hold no address and no text of the server. */
  | { kind: 'refused'; message: string }

/**
 * Fetches a feed under the rules for pages: never from a private address, never what robots.txt forbids, within a deadline
 * and a number of bytes. What arrives is passed on as it arrives.
 */
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
