import { inTransaction } from '@veracite/db/connection'
import { openPostgres } from '@veracite/db/open-postgres'
import { insertJobs } from '@veracite/db/stores/jobs/job-rows'
import { isFirst, redisUrl, testServers } from '@veracite/testing/database'
import { describe, expect, it } from 'vitest'
import { dispatcherContract } from './dispatcher.contract.ts'
import { leasesContract } from './dispatcher-leases.contract.ts'
import { noQueue } from './no-queue.ts'
import { newJob, recordRuns, until } from './test-support/dispatcher-tools.ts'
import { openBullWorld, openInProcessWorld } from './test-support/dispatcher-world.ts'

const redis = redisUrl()
for (const server of testServers()) {
  describe(`on the job table of ${server.name} PostgreSQL`, () => {
    // What it sends to the job table is tested on every server with the table itself.
    if (isFirst(server)) {
      dispatcherContract(() => openInProcessWorld(server))
      leasesContract(() => openInProcessWorld(server))
    }

    it.concurrent('takes over at once what its own crash left, when it is alone', async () => {
      const world = await openInProcessWorld(server, { alone: true })
      const job = newJob()
      await inTransaction(world.database, (tx) => insertJobs(tx, [job], new Date()))
      await world.store.claim(new Map([['scan', 1]]), 'before the crash', 3_600_000)
      const dispatcher = world.createDispatcher()
      await dispatcher.work(new Map([['scan', { concurrency: 1 }]]), async () => ({ kind: 'done' }))
      await until(async () => (await world.store.find(job.id))?.state === 'done')
      expect(await world.store.find(job.id)).toMatchObject({ attempt: 2, crashes: 1 })
      await dispatcher.close(0)
      await world.close()
    })

    it.concurrent('hears of work that another process committed, long before it would poll', async () => {
      const world = await openInProcessWorld(server, { pollMs: 120_000 })
      const admin = await openPostgres({
        url: world.adminUrl,
        max: 1,
        applicationName: 'veracite-test',
        role: null,
      })
      const seen = recordRuns()
      const dispatcher = world.createDispatcher()
      await dispatcher.work(new Map([['scan', { concurrency: 1 }]]), seen.handler)
      // The second round follows the loss of the listening connection.
      for (const round of [1, 2]) {
        await until(async () => {
          const [row] = await admin.sql`
            select count(*) as listeners from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`
          return row?.listeners === 1
        })
        const job = newJob()
        await inTransaction(world.database, (tx) => insertJobs(tx, [job], new Date()))
        await until(async () => seen.ids().length === round)
        await admin.sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`
      }
      await dispatcher.close(0)
      await admin.close()
      await world.close()
    })
  })
}

describe.skipIf(redis === null)('through BullMQ beside PostgreSQL', () => {
  dispatcherContract(() => openBullWorld(redis ?? ''))
  leasesContract(() => openBullWorld(redis ?? ''))
})

describe('without a queue', () => {
  it('is never ready', async () => {
    expect(await noQueue.ready(100)).toBe(false)
    expect(() => noQueue.kick()).not.toThrow()
  })
})
