import type { HousekeepingStore } from '@veracite/core/jobs/housekeeping'
import { oneServer } from '@veracite/testing/database'
import { insertCapture } from '@veracite/testing/insert-capture'
import { type OpenedDatabase, openAsAdmin, openTestDatabase } from '@veracite/testing/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { createOnDead } from '../on-dead.ts'
import { createHousekeepingStore } from './housekeeping-store.ts'

const now = new Date('2030-06-15T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const DAY_MS = 86_400_000

let database: OpenedDatabase
let store: HousekeepingStore

beforeAll(async () => {
  database = await openTestDatabase(oneServer(), { max: 10 })
  store = createHousekeepingStore(database)
})
afterAll(() => database?.close())

it('gives a turn to one of many that ask at once, and to the next one when it has ended', async () => {
  const owners = Array.from({ length: 20 }, (_, n) => `worker-${n}`)
  const taken = await Promise.all(owners.map((owner) => store.takeTurn('dead_jobs', owner, now, 60_000)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  const winner = owners[taken.indexOf(true)] ?? ''

  expect(await store.takeTurn('dead_jobs', 'other', later(59_999), 60_000)).toBe(false)
  await store.endTurn('dead_jobs', 'a stranger', { report: { wrong: 1 }, now, nextAt: now })
  expect(await store.lastReports()).toEqual({})
  await store.endTurn('dead_jobs', winner, {
    report: { 'run.ask': 3 },
    now: later(1_000),
    nextAt: later(120_000),
  })
  expect(await store.takeTurn('dead_jobs', 'other', later(119_999), 60_000)).toBe(false)
  expect(await store.takeTurn('dead_jobs', 'other', later(120_000), 60_000)).toBe(true)
  expect(await store.lastReports()).toEqual({ dead_jobs: { 'run.ask': 3 } })
})

it('passes on the turn of a process that died once its time has expired', async () => {
  expect(await store.takeTurn('partitions', 'dead', now, 60_000)).toBe(true)
  expect(await store.takeTurn('partitions', 'heir', later(60_000), 60_000)).toBe(true)
})

it('makes the partitions that are missing, as the role of the application', async () => {
  // The first call creates one if the month has changed since the template was made.
  await store.ensureCapturePartitions(12)
  expect(await store.ensureCapturePartitions(12)).toBe(0)
  expect(await store.ensureCapturePartitions(14)).toBe(2)
  expect(await store.ensureCapturePartitions(14)).toBe(0)
})

it('forgets jobs that ended long ago, a few at a time, and no other', async () => {
  const job = async (createdAt: Date, state: string, finishedAt: Date | null) => {
    const id = Bun.randomUUIDv7('hex', createdAt)
    await database.sql`
      insert into veracite.jobs (id, kind, lane, payload, state, run_at, created_at, finished_at)
      values (${id}, 'run.ask', 'CLAUDE', '{}', ${state}, ${createdAt.toISOString()}::timestamptz,
              ${createdAt.toISOString()}::timestamptz, ${finishedAt?.toISOString() ?? null}::timestamptz)`
    return id
  }
  const old = later(-40 * DAY_MS)
  const young = later(-29 * DAY_MS)
  await Promise.all([job(old, 'done', old), job(old, 'done', old), job(old, 'dead', old)])
  const kept = await Promise.all([
    job(old, 'queued', null),
    job(old, 'running', null),
    job(old, 'done', young),
    job(young, 'done', young),
  ])
  const before = later(-30 * DAY_MS)
  expect(await store.deleteFinishedJobs(before, 2)).toBe(2)
  expect(await store.deleteFinishedJobs(before, 2)).toBe(1)
  expect(await store.deleteFinishedJobs(before, 2)).toBe(0)
  const left = await database.sql<{ id: string }[]>`select id from veracite.jobs order by id`
  expect(left.map(({ id }) => id)).toEqual(kept.toSorted())
})

describe('deliveries', () => {
  const webhookId = Bun.randomUUIDv7()
  const deliver = async (createdAt: Date, state: string, finishedAt: Date | null) => {
    const id = Bun.randomUUIDv7('hex', createdAt)
    const at = createdAt.toISOString()
    await database.sql`
      insert into veracite.webhooks (id, url, kinds, digest, nonce, secret_sha256, created_at)
      values (${webhookId}, 'https://example.com/', '{}', 'none', ${'0'.repeat(32)}, sha256(''), now())
      on conflict do nothing`
    await database.sql`
      insert into veracite.deliveries (id, webhook_id, kind, state, created_at, finished_at)
      values (${id}, ${webhookId}, 'test', ${state}, ${at}::timestamptz,
              ${finishedAt?.toISOString() ?? null}::timestamptz)`
    await database.sql`
      insert into veracite.delivery_attempts (id, delivery_id, started_at, duration_ms)
      values (${id}, ${id}, ${at}::timestamptz, 1)`
    return id
  }
  const left = async () => {
    const rows = await database.sql<{ id: string }[]>`
      select d.id from veracite.deliveries d join veracite.delivery_attempts a on a.delivery_id = d.id order by d.id`
    return rows.map(({ id }) => id)
  }

  it('are forgotten with their attempts when they ended long ago, a few at a time', async () => {
    const [old, young] = [later(-40 * DAY_MS), later(-29 * DAY_MS)]
    await Promise.all([deliver(old, 'delivered', old), deliver(old, 'failed', old)])
    const kept = await Promise.all([
      deliver(old, 'pending', null),
      deliver(old, 'delivered', young),
      deliver(young, 'skipped', young),
    ])
    const before = later(-30 * DAY_MS)
    expect(await store.deleteEndedDeliveries(before, 1)).toBe(1)
    expect(await store.deleteEndedDeliveries(before, 5)).toBe(1)
    expect(await left()).toEqual(kept.toSorted())
  })

  it('resume in an hour when their job was given up, until their day has passed', async () => {
    const onDead = createOnDead({ next: () => Bun.randomUUIDv7(), random: () => 0, randomHex: () => '' })
    const [fresh, late] = [
      await deliver(later(-60_000), 'pending', null),
      await deliver(later(-DAY_MS), 'pending', null),
    ]
    for (const deliveryId of [fresh, late])
      await inTransaction(database, (tx) =>
        onDead(tx, { kind: 'webhook.deliver', payload: { deliveryId } }, 'It crashed.', now),
      )
    const rows = await database.sql<{ id: string; state: string; run_at: string | null }[]>`
      select d.id, d.state, j.run_at from veracite.deliveries d
      left join veracite.jobs j on j.dedup_key = d.id::text and j.state = 'queued'
      where d.id in ${database.sql([fresh, late])} order by d.id desc`
    expect(
      rows.map(({ state, run_at }) => [state, run_at === null ? null : new Date(run_at).getTime()]),
    ).toEqual([
      ['pending', later(3_600_000).getTime()],
      ['failed', null],
    ])
  })
})

it('counts jobs that were given up, by kind', async () => {
  for (const kind of ['run.ask', 'run.ask', 'scan.start']) {
    await database.sql`
      insert into veracite.jobs (id, kind, lane, payload, state, run_at, created_at)
      values (${Bun.randomUUIDv7()}, ${kind}, 'scan', '{}', 'dead', now(), now())`
  }
  expect(await store.countDeadJobs()).toEqual({ 'run.ask': 2, 'scan.start': 1 })
})

it('counts a confabulated run as stale until it is captured again', async () => {
  // Only the columns that are read matter here: foreign keys are switched off.
  const insert = (
    daysAgo: number,
    verifiedDaysAgo: number | null,
    citationClass = 'CONFABULATED',
    origin = 'engine',
  ) => {
    const runId = Bun.randomUUIDv7()
    const at = later(-daysAgo * DAY_MS)
    return asOwner(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`
        insert into veracite.runs (id, scan_id, account_id, brand_id, prompt_id, engine, intent, status, citation_class,
                                   capture_id, captured_at, classification_id, created_at, origin)
        values (${runId}, ${runId}, ${runId}, ${runId}, ${runId}, 'CLAUDE', 'BRANDED', 'CLASSIFIED', ${citationClass},
                ${runId}, ${at.toISOString()}::timestamptz, ${runId}, now(), ${origin})`
      await insertCapture(tx, { runId, at })
      if (verifiedDaysAgo !== null)
        await insertCapture(tx, { runId, kind: 'verification', at: later(-verifiedDaysAgo * DAY_MS) })
    })
  }
  const { sql, close } = await openAsAdmin(database.own.adminUrl)
  const asOwner = (work: (tx: Queryable) => Promise<void>) => sql.begin(work)
  const before = later(-30 * DAY_MS)
  await insert(31, null)
  await insert(31, 40)
  await insert(31, 1)
  await insert(29, null)
  await insert(31, null, 'STRONG')
  await insert(31, null, 'CONFABULATED', 'demo')
  await close()
  expect(await store.countStaleRuns(before, 100)).toEqual({ engine: 2, app: 0, stand_in: 0, demo: 1 })
  const { engine, stand_in, demo } = await store.countStaleRuns(before, 1)
  expect(engine + stand_in + demo).toBe(1)
})
