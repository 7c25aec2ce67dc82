import { HOUSEKEEPING_MS, type HousekeepingStore } from '@veracite/core/jobs/housekeeping'
import { eventually } from '@veracite/testing/eventually'
import { useWorld } from '@veracite/testing/use-world'
import { expect, test } from 'vitest'
import { collectGauges } from '../health/readiness.ts'
import { startHousekeeping } from './housekeeping.ts'

const world = useWorld()
let logged: { level: string; message: string; about: Record<string, unknown> }[]

const removed: [string, number][] = []
const start = (owner: string, store: Partial<HousekeepingStore> = {}) => {
  const note = (level: string) => (about: unknown, message?: string) =>
    void logged.push({ level, message: message ?? '', about: about as Record<string, unknown> })
  return startHousekeeping({
    ...world.ports,
    store: { ...world.ports.housekeeping, ...store },
    logger: { info: note('info'), warn: note('warn') },
    owner,
    lookMs: 20,
    keepDays: { ...world.ports.keepDays, sessions: 3 },
    onRemoved: (task, rows) => void (rows > 0 && removed.push([task, rows])),
  })
}
const allReported = () =>
  eventually('every task to report', async () => {
    const reports = await world.ports.housekeeping.lastReports()
    return Object.keys(reports).length === Object.keys(HOUSEKEEPING_MS).length && reports
  })

test('three processes do each task once, and every one of them can show the counts', async () => {
  logged = []
  const { sql } = world.database
  for (const hours of [23, 25, 26]) {
    const at = new Date(Date.now() - hours * 3_600_000).toISOString()
    await sql`
      insert into veracite.idempotency_keys values
        (sha256('x'), ${`key-${hours}`}, 'op', sha256('x'), '{}', ${at}::timestamptz)`
  }
  await sql`
    insert into veracite.jobs (id, kind, lane, payload, state, run_at, created_at, finished_at)
    values (gen_random_uuid(), 'run.verify', 'CLAUDE', '{}', 'dead', now(), now(), now())`

  for (const days of [2, 4])
    await world.ports.sessions.begin({
      id: world.ports.ids.next(),
      sha256: new Uint8Array(32).fill(days),
      personId: null,
      tokenSha256: new Uint8Array(32),
      method: 'token',
      browser: '',
      address: '',
      createdAt: new Date(Date.now() - 5 * 86_400_000),
      expiresAt: new Date(Date.now() - days * 86_400_000),
    })
  const keepers = ['a', 'b', 'c'].map((owner) => start(owner))
  const reports = await allReported()
  expect(reports).toMatchObject({
    partitions: { made: 0 },
    idempotency_keys: { expired: 2 },
    stale_runs: { engine: 0, stand_in: 0, demo: 0 },
    dead_jobs: { 'run.verify': 1 },
    finished_jobs: { deleted: 0, folded: 0 },
    deliveries: { deleted: 0 },
    sessions: { deleted: 1 },
    log_witnessed: {},
  })
  await Promise.all(keepers.map((keeper) => keeper.stop()))
  expect(await sql`select key from veracite.idempotency_keys`).toMatchObject([{ key: 'key-23' }])
  expect(removed.sort()).toEqual([
    ['idempotency_keys', 2],
    ['sessions', 1],
  ])
  expect(logged).toMatchObject([{ level: 'warn', about: { dead: { 'run.verify': 1 } } }])

  const set = await collectGauges(world)
  set()
  const metrics = await world.metrics.registry.metrics()
  expect(metrics).toContain('veracite_dead_jobs 1')
  expect(metrics).toContain('veracite_stale_runs{origin="engine"} 0')
})

test('a task that fails is logged, does not keep the others from theirs, and is tried again', async () => {
  logged = []
  await world.database.sql`delete from veracite.settings where key like 'housekeeping.%'`
  let failures = 0
  const keeper = start('a', {
    ensureCapturePartitions: async () => {
      failures += 1
      throw new Error('no room')
    },
  })
  await eventually('the others', async () => {
    const reports = await world.ports.housekeeping.lastReports()
    return Object.keys(reports).length === Object.keys(HOUSEKEEPING_MS).length - 1
  })
  expect(logged).toContainEqual(
    expect.objectContaining({ about: expect.objectContaining({ task: 'partitions' }) }),
  )
  expect(failures).toBe(1)
  // Its turn was not ended, so it must expire.
  await world.database.sql`
    update veracite.settings set value = value || '{"until": 0}' where key = 'housekeeping.partitions'`
  await eventually('another try', async () => failures === 2)
  await keeper.stop()
})

test('a stop does not wait for a database that does not answer', async () => {
  logged = []
  const keeper = start('a', { takeTurn: () => new Promise(() => {}) })
  const begun = performance.now()
  await keeper.stop()
  expect(performance.now() - begun).toBeLessThan(15_000)
})
