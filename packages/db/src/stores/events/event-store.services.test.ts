import type { NewEvent } from '@veracite/core/events/event'
import { openAsAdmin } from '@veracite/testing/open-database'
import { useWorld } from '@veracite/testing/use-world'
import { expect, test } from 'vitest'
import { inTransaction } from '../../connection.ts'
import { appendEvents } from './event-rows.ts'

const BRAND = '01a1dd29-4dac-7151-9b3e-1037b37caf02'
const NOW = new Date('2026-11-15T12:00:00Z')

const world = useWorld()

const happened = (scanId: string, onceKey?: string): NewEvent => ({
  kind: 'measurement.completed',
  accountId: null,
  brandId: BRAND,
  data: { scanId, status: 'COMPLETED', provisional: 0, demo: false, origin: 'engine' },
  ...(onceKey !== undefined && { onceKey }),
})
const write = (scanId: string, { holdMs = 0, fails = false, onceKey = '' } = {}) =>
  inTransaction(world.database, async (tx) => {
    await appendEvents(tx, [happened(scanId, onceKey || undefined)], NOW)
    if (holdMs > 0) await Bun.sleep(holdMs)
    if (fails) throw new Error('rolled back')
  }).catch((error: Error) => {
    if (error.message !== 'rolled back') throw error
  })
const read = (after: number, limit = 1000) =>
  world.ports.events.list({ start: { after }, brandId: null, accounts: null, limit })

test('a follower sees every event once and in order, while many write and some roll back', async () => {
  const begun = await world.ports.events.newestId()
  let isOver = false
  const followed: number[] = []
  const follower = (async () => {
    for (let after = begun; ; ) {
      const wasOver = isOver
      const page = await read(after, 7)
      for (const { id } of page) followed.push(id)
      after = page.at(-1)?.id ?? after
      if (page.length === 0 && wasOver) return
    }
  })()
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => write(`scan-${at}`, { holdMs: (at * 7) % 5, fails: at % 6 === 0 })),
  )
  isOver = true
  await follower
  expect(followed).toEqual(Array.from({ length: 50 }, (_, at) => begun + 1 + at))
})

test('a once-only event is written once, even by many at the same time', async () => {
  const before = await world.ports.events.newestId()
  await Promise.all(Array.from({ length: 8 }, () => write('scan-once', { onceKey: 'measurement:once' })))
  await write('scan-after')
  expect((await read(before)).map(({ data }) => data.scanId)).toEqual(['scan-once', 'scan-after'])
  expect(await world.ports.events.newestId()).toBe(before + 2)
})

test('a number of events from the end, in order, and of one brand', async () => {
  await write('scan-last')
  const list = (brandId: string) =>
    world.ports.events.list({ start: { last: 2 }, brandId, accounts: null, limit: 1000 })
  const newest = await world.ports.events.newestId()
  expect((await list(BRAND)).map(({ id }) => id)).toEqual([newest - 1, newest])
  expect(await list('00000000-0000-7000-8000-000000000000')).toEqual([])
  expect(await list('no id')).toEqual([])
})

test('missing cosignatures are reported once, and again only after they were there', async () => {
  const { sql, close } = await openAsLog()
  const before = await world.ports.events.newestId()
  const tell = (minutes: number) => {
    const now = new Date(NOW.getTime() + minutes * 60_000)
    const late = new Date(now.getTime() - 15 * 60_000)
    return world.ports.events.tellUnwitnessed({ witnesses: ['w+1', 'w+2'], quorum: 2, before: late, now })
  }
  const sign = (size: number) =>
    sql`insert into evidence.log_checkpoints (size, note, signed_at) values (${size}, 'note', ${NOW.toISOString()}::timestamptz)`
  const cosign = (size: number, witness: string) =>
    sql`insert into evidence.log_cosignatures (size, witness, line, cosigned_at) values (${size}, ${witness}, 'line', now())`
  expect(await tell(60)).toBe(false)
  await sign(1)
  expect([await tell(14), await tell(16), await tell(17)]).toEqual([false, true, false])
  await cosign(1, 'w+1')
  expect(await tell(18)).toBe(false)
  await cosign(1, 'w+2')
  expect(await tell(19)).toBe(false)
  await sign(2)
  expect(await tell(20)).toBe(true)
  const told = await read(before)
  expect(told.map(({ kind, data }) => [kind, data.size, data.cosignedSize])).toEqual([
    ['log.unwitnessed', 1, 0],
    ['log.unwitnessed', 2, 1],
  ])
  await close()
})

/**
 * Fictitious checkpoints must be inserted as the owner, without the constraint that ties them to real
 * leaves.
 */
async function openAsLog() {
  const database = await openAsAdmin(world.testDatabase.adminUrl)
  await database.sql`alter table evidence.log_checkpoints drop constraint log_checkpoints_size_fkey`
  return database
}
