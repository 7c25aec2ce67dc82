import type { Scope } from '../access/scope.ts'
import { type EventBody, toEventBody } from './event.ts'
import type { EventStore, FeedStart } from './event-store.ts'

export const adminEvents = (deps: { events: Pick<EventStore, 'list' | 'newestId'>; scope: Scope }) => ({
  /** `nextAfter` says where to continue, even when there is nothing new. */
  async list(options: {
    start: FeedStart
    brandId: string | null
    limit: number
  }): Promise<{ items: EventBody[]; nextAfter: number }> {
    const { start, limit } = options
    // Read first: events written in the meantime have higher ids and come with the next call.
    const newest = isConfined(deps.scope) ? 0 : await deps.events.newestId()
    const items = await deps.events.list({ ...options, accounts: deps.scope.accounts })
    const last = items.at(-1)?.id ?? 0
    const mayGoOn = 'after' in start && items.length === limit
    const seen = Math.max(newest, last, 'after' in start ? start.after : 0)
    return { items: items.map(toEventBody), nextAfter: mayGoOn ? last : seen }
  },
})

/** The newest id of all would tell a member how much happens in other accounts. */
const isConfined = ({ accounts }: Scope): boolean => accounts !== null
