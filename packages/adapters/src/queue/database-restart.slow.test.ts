import { inTransaction } from '@veracite/db/connection'
import { startEmbeddedPostgres } from '@veracite/db/embedded-postgres'
import { migrate } from '@veracite/db/migrate'
import { openPostgres } from '@veracite/db/open-postgres'
import { insertJobs } from '@veracite/db/stores/jobs/job-rows'
import { createJobStore } from '@veracite/db/stores/jobs/job-store'
import { openFolder } from '@veracite/testing/temporary-folder'
import { expect, it } from 'vitest'
import { createInProcessDispatcher } from './in-process-dispatcher.ts'
import { newJob, recordRuns, until } from './test-support/dispatcher-tools.ts'
import { sleep } from './within.ts'

/** How long it takes if new work is not announced. */
const POLL_MS = 15_000

it('goes on by itself after the database was away for seconds, and hears of new work again', async () => {
  const dataDir = openFolder()
  let server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
  await migrate({ url: server.adminUrl })
  const database = await openPostgres({ url: server.appUrl, max: 8, applicationName: 'veracite-test' })
  const clock = { now: () => new Date() }
  const store = createJobStore(database, { clock, random: () => 0, onDead: async () => {} })
  const errors: string[] = []
  const dispatcher = createInProcessDispatcher({
    store,
    worker: 'test',
    onError: (where) => void errors.push(where),
    leaseMs: 2_000,
    pollMs: POLL_MS,
  })
  const seen = recordRuns()
  const insert = (count: number) =>
    inTransaction(database, (tx) =>
      insertJobs(
        tx,
        Array.from({ length: count }, () => newJob()),
        new Date(),
      ),
    )
  const done = async (count: number) => {
    const [row] = await database.sql`select count(*) as done from veracite.jobs where state = 'done'`.catch(
      () => [],
    )
    return row?.done === count
  }
  try {
    await dispatcher.work(new Map([['scan', { concurrency: 2 }]]), async (context) => {
      await sleep(100)
      return await seen.handler(context)
    })
    await insert(30)
    await until(async () => seen.ids().length >= 5)
    await server.stop()
    await sleep(3_000)
    server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
    await until(() => done(30))
    expect(new Set(seen.ids()).size).toBe(30)
    expect(errors.length).toBeGreaterThan(0)

    // Once idle, a new job is heard of at once, not at the next poll.
    await sleep(500)
    const begun = performance.now()
    await insert(1)
    await until(async () => new Set(seen.ids()).size === 31)
    expect(performance.now() - begun).toBeLessThan(POLL_MS * 0.6)
  } finally {
    await dispatcher.close(0)
    await database.close()
    await server.stop()
  }
})
