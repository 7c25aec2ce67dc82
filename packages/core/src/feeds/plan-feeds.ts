import type { Clock, Ids } from '@veracite/terms/ports'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { FeedStore } from './feed-store.ts'
import { importJob } from './manage-feeds.ts'

const AT_ONCE = 50

/** Ends uploads that were left, and queues an import of every feed whose time has come. One whose last import still runs is left until its next time. */
export const planFeeds =
  (deps: {
    feeds: Pick<FeedStore, 'takeDue' | 'giveUpSilent' | 'openImport' | 'queueImport'>
    queue: Pick<JobQueue, 'kick'>
    clock: Clock
    ids: Ids
  }) =>
  async (): Promise<number> => {
    const { feeds, queue, clock, ids } = deps
    await feeds.giveUpSilent(clock.now())
    const due = await feeds.takeDue(clock.now(), AT_ONCE)
    let planned = 0
    for (const feed of due) {
      const opened = await feeds.openImport({ id: ids.next(), feed, now: clock.now() })
      if (opened === null) continue
      await feeds.queueImport(opened.id, importJob(ids.next(), opened), clock.now())
      planned += 1
    }
    if (planned > 0) queue.kick()
    return planned
  }
