import type { VisibleAccounts } from '@veracite/terms/ports'
import type { StoredEvent } from './event.ts'

/** Where to begin: after an id, or this many from the end. */
export type FeedStart = { after: number } | { last: number }

export interface EventStore {
  /** In the order of their ids, which is that of their commits: no event appears below one already listed. */
  list(options: {
    start: FeedStart
    brandId: string | null
    /** Only events of these accounts. */
    accounts: VisibleAccounts
    limit: number
  }): Promise<StoredEvent[]>
  /** The newest id, or 0. */
  newestId(): Promise<number>
  /**
   * Emits `log.unwitnessed` if the oldest checkpoint without enough cosignatures was signed before `before`;
   * once, until a checkpoint has them again. Returns whether it was emitted now.
   */
  tellUnwitnessed(options: {
    witnesses: readonly string[]
    quorum: number
    before: Date
    now: Date
  }): Promise<boolean>
}
