import type { StoredEvent } from '../events/event.ts'

/** Where to begin: after an id, or so many from the end. */
export type FeedStart = { after: number } | { last: number }

export interface EventStore {
  /**
   * In the order of their ids, which is the order they became true in: an event that is not there yet never appears
   * below one that was listed.
   */
  list(options: { start: FeedStart; brandId: string | null; limit: number }): Promise<StoredEvent[]>
  /** The newest id, or 0. */
  newestId(): Promise<number>
  /**
   * Tells `log.unwitnessed` when the oldest checkpoint that lacks the cosignatures was signed before `before`, once
   * until a checkpoint has them again. Returns whether it was told now.
   */
  tellUnwitnessed(options: {
    witnesses: readonly string[]
    quorum: number
    before: Date
    now: Date
  }): Promise<boolean>
}
