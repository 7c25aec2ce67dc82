import { planSchedules } from '@veracite/core/schedules/plan-schedules'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { afterEach, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const UNKNOWN = '00000000-0000-7000-8000-000000000000'
const HOUR_MS = 3_600_000

let aheadMs = 0
const { world, api } = useApi({
  engines: new Map([['GROK', scriptedEngine('GROK', answers())]]),
  ports: { clock: { now: () => new Date(Date.now() + aheadMs) } },
})
afterEach(async () => {
  aheadMs = 0
  for (const { id } of (await api.get(`${a}/schedules?limit=100`)).items)
    await api.ask('DELETE', `${a}/schedules/${id}`)
})

const a = '/api/admin'
const brand = async (maxScansPerMonth = 100) =>
  (await world.addBrand({ engines: ['GROK'], prompts: 1, maxScansPerMonth })).brandId
const add = async (brandId: string, change: object = {}) => {
  const body = { cron: '0 * * * *', ...change }
  const added = await api.call('POST', `${a}/brands/${brandId}/schedules`, { body })
  expect([added.status, added.text]).toEqual([201, expect.any(String)])
  return added.body as { id: string; nextTimes: string[] }
}
const times = async (scheduleId: string) => (await api.get(`${a}/schedules/${scheduleId}/times`)).items
/** Sets the service's clock and wakes waiting jobs. */
const setClock = async (iso: string | number) => {
  aheadMs = new Date(iso).getTime() - Date.now()
  await planSchedules(world.ports)()
  await world.database
    .sql`update veracite.jobs set run_at = now() where kind = 'schedule.run' and state = 'queued' and run_at <= ${new Date(Date.now() + aheadMs).toISOString()}::timestamptz`
  world.dispatcher?.kick()
}
const jobs = () => world.database.sql<{ state: string }[]>`
  select state from veracite.jobs where kind = 'schedule.run' and state in ('queued', 'running')
    and run_at <= now() + interval '1 s'`
const quiet = () => eventually('the jobs to be done', async () => (await jobs()).length === 0)
const scansOf = async (brandId: string) => (await api.call('GET', `${a}/brands/${brandId}/scans`)).body.items

test('each time has one scan, while the clock goes on, jumps ahead and comes back', async () => {
  const brandId = await brand()
  const { id, nextTimes } = await add(brandId)
  expect(nextTimes).toHaveLength(3)
  const [first = '', second = ''] = nextTimes
  await setClock(new Date(first).getTime() + 1000)
  await eventually('the first time', async () => (await times(id)).length === 1)
  await setClock(new Date(second).getTime() + 1000)
  await eventually('the second time', async () => (await times(id)).length === 2)
  await quiet()

  await setClock(new Date(second).getTime() + 30 * 24 * HOUR_MS)
  await eventually('the jump', async () => (await times(id)).length === 3)
  await quiet()
  // Back to where it was: past times do not run again, and the next one is not a month away.
  await setClock(new Date(second).getTime() + 2000)
  await quiet()
  await setClock(new Date(second).getTime() + 3000)
  await quiet()
  expect(await times(id)).toHaveLength(3)
  await setClock(new Date(second).getTime() + HOUR_MS + 1000)
  await eventually('the next time', async () => (await times(id)).length === 4)
  const settled = (await times(id)).filter(({ outcome }: { outcome: string }) => outcome === 'started')
  const scanIds = new Set(settled.map(({ scanId }: { scanId: string }) => scanId))
  expect(scanIds.size).toBe(settled.length)
  expect(await scansOf(brandId)).toHaveLength(scanIds.size)
})

test('ten workers that start the same time together start one scan, and use one of the month', async () => {
  const brandId = await brand(5)
  const { id } = await add(brandId)
  const plannedAt = new Date('2026-11-16T07:00:00Z')
  const scheduled = { scheduleId: id, plannedAt, missedBefore: 0 }
  const wish = { engines: null, samples: 2, spendCeilingUsd: null, scheduled }
  const started = await Promise.allSettled(
    Array.from({ length: 10 }, () => world.operator.startScan({ brandId, idempotency: null, wish })),
  )
  const scanIds = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.scanId] : []))
  expect(new Set(scanIds).size).toBe(1)
  expect(await scansOf(brandId)).toHaveLength(1)
  const [used] = await world.database.sql<{ used: number }[]>`
    select used from veracite.monthly_scans m join veracite.brands b using (account_id) where b.id = ${brandId}`
  expect(used).toEqual({ used: 1 })
})

test('a missed time follows the rule and gives an event; a refused one gives an event with its reason', async () => {
  const [skips, once, capped] = [await brand(), await brand(), await brand(0)]
  const skip = await add(skips, { missed: 'skip' })
  const makeUp = await add(once, { missed: 'once' })
  const refused = await add(capped, { missed: 'once' })
  // Hours later, at half past: no worker ran in between.
  await setClock(new Date(skip.nextTimes[2] ?? '').getTime() + HOUR_MS / 2)
  for (const { id } of [skip, makeUp, refused])
    await eventually('its turn', async () => (await times(id)).length === 1)
  const [missed] = await times(skip.id)
  expect(missed).toMatchObject({
    outcome: 'missed',
    scanId: null,
    plannedAt: skip.nextTimes[2],
    missedBefore: 2,
  })
  expect((await times(makeUp.id))[0]).toMatchObject({ outcome: 'started', missedBefore: 2 })
  expect((await times(refused.id))[0]).toMatchObject({ outcome: 'refused', reason: 'scan_cap_reached' })
  expect([(await scansOf(skips)).length, (await scansOf(once)).length]).toEqual([0, 1])
  const eventOf = async (brandId: string) =>
    (await api.call('GET', `${a}/events?brandId=${brandId}`)).body.items[0]
  expect(await eventOf(skips)).toMatchObject({
    kind: 'measurement.failed',
    data: { scheduleId: skip.id, plannedAt: skip.nextTimes[2], reason: 'missed', scanId: null },
  })
  expect(await eventOf(capped)).toMatchObject({
    data: { scheduleId: refused.id, reason: 'scan_cap_reached' },
  })
})

test('while its scan still runs, a schedule leaves its times out, unless it is told to overlap', async () => {
  const [alone, beside] = [await brand(), await brand()]
  const skips = await add(alone)
  const allows = await add(beside, { overlap: 'allow' })
  const outcomes = async (id: string) =>
    (await times(id)).map(({ outcome, reason }: Record<string, string>) => reason ?? outcome)
  for (const [turn, time] of skips.nextTimes.entries()) {
    // Its jobs are an hour ahead of the database, so that no scan ends by itself.
    if (turn === 2)
      await world.database.sql`update veracite.scans set finished_at = now() where brand_id = ${alone}::uuid`
    await setClock(new Date(time).getTime() + 1000)
    for (const { id } of [skips, allows])
      await eventually('its turn', async () => (await times(id)).length === turn + 1)
  }
  expect(await outcomes(skips.id)).toEqual(['started', 'still_running', 'started'])
  expect(await outcomes(allows.id)).toEqual(['started', 'started', 'started'])
})

test('once a scan has cost what it may, its other questions are not asked', async () => {
  const { brandId } = await world.addBrand({ engines: ['GROK'], prompts: 120 })
  const wish = { engines: null, samples: null, spendCeilingUsd: '0.05', scheduled: null }
  const { scanId } = await world.operator.startScan({
    brandId,
    idempotency: null,
    wish,
  })
  const scan = await world.scanEnds(scanId)
  expect(scan.status).toBe('PARTIAL')
  expect(scan.byStatus.FAILED).toBeGreaterThan(0)
  const { items } = (await api.call('GET', `${a}/scans/${scanId}/runs?status=FAILED`)).body
  expect(items[0].error).toBe('The spend ceiling of the scan (0.05 USD) is reached.')
})

test('a paused schedule does nothing, and owes nothing when it goes on', async () => {
  const brandId = await brand()
  const { id, nextTimes } = await add(brandId, { missed: 'once' })
  const change = (paused: boolean) => api.call('PATCH', `${a}/schedules/${id}`, { body: { paused } })
  expect((await change(true)).body).toMatchObject({ paused: true, nextTimes: [] })
  await setClock(new Date(nextTimes[1] ?? '').getTime() + 1000)
  await quiet()
  expect((await change(false)).body).toMatchObject({ paused: false, nextTimes: { length: 3 } })
  await setClock(new Date(nextTimes[1] ?? '').getTime() + 2000)
  await quiet()
  expect(await times(id)).toEqual([])
})

test('400, 404 and 409 say what is wrong', async () => {
  const brandId = await brand()
  for (const [body, path] of [
    [{ cron: '0 7 * *' }, 'cron'],
    [{ cron: '0 0 31 2 *' }, 'cron'],
    [{ cron: '0 7 * * 1', timeZone: 'Oslo' }, 'timeZone'],
    [{ cron: '0 7 * * 1', spendCeilingUsd: '0' }, 'spendCeilingUsd'],
    [{ cron: '0 7 * * 1', spendCeilingUsd: '1,5' }, 'spendCeilingUsd'],
    [{ cron: '0 7 * * 1', samples: 101 }, 'samples'],
  ] as const) {
    const { status, body: refusal } = await api.call('POST', `${a}/brands/${brandId}/schedules`, { body })
    expect([status, refusal.fields?.[0].path]).toEqual([400, expect.stringContaining(path)])
  }
  const unknown = { body: { cron: '0 7 * * 1' } }
  expect((await api.call('POST', `${a}/brands/${UNKNOWN}/schedules`, unknown)).status).toBe(404)
  expect((await api.call('DELETE', `${a}/schedules/${UNKNOWN}`)).status).toBe(404)
  expect((await api.call('GET', `${a}/schedules/nonsense/times`)).status).toBe(404)
  for (let at = 0; at < 20; at++) await add(brandId)
  expect((await api.call('POST', `${a}/brands/${brandId}/schedules`, unknown)).status).toBe(409)
})
