import { checkLeaves } from '@veracite/evidence/log/check-leaves'
import { formatLogKey, parseLogKey } from '@veracite/evidence/log/log-key'
import type { CheckpointKeeper, LogStore } from '@veracite/evidence/log/log-port'
import {
  GROWER,
  integrateBatch,
  LogContradiction,
  publishCheckpoint,
  requireNothingLost,
  type SequencerDeps,
} from '@veracite/evidence/log/sequencer'
import { signReceipt } from '@veracite/evidence/receipts/sign-receipt'
import { isFirst, testServers } from '@veracite/testing/database'
import { asAdmin, type OpenedDatabase, openTestDatabase } from '@veracite/testing/open-database'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { parseCheckpointText } from '@veracite/verify/log/checkpoint'
import { leafHash, treeRoot } from '@veracite/verify/log/merkle'
import { parseNote } from '@veracite/verify/log/note'
import { partialTiles, treeShape } from '@veracite/verify/log/tiles'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openPostgres } from '../../open-postgres.ts'
import { createLogStore } from './log-store.ts'

const NOW = new Date('2026-06-01T12:00:00.000Z')
const SIGNER = parseLogKey(formatLogKey('log.example/log/1', new Uint8Array(32).fill(7)), null)

describe.each(testServers())('the log on $name', (server) => {
  let database: OpenedDatabase
  let log: LogStore

  beforeEach(async () => {
    database = await openTestDatabase(server)
    log = createLogStore(database)
  })
  afterEach(() => database.close())

  const deps = (keeper: CheckpointKeeper | null = null): SequencerDeps => ({
    log,
    signer: SIGNER,
    keeper,
    clock: { now: () => NOW },
  })

  test('leaves get consecutive indexes, and tiles and roots are those of the leaves', async () => {
    const bodies: Uint8Array[] = []
    for (const count of [1, 3, 252, 1, 700]) {
      await queueSigned(database, count)
      expect(await integrateBatch(deps())()).toBe(count)
      const { size } = (await publishCheckpoint(deps())()) ?? { size: 0 }
      bodies.splice(0, bodies.length, ...(await allBodies(database)))
      expect(size).toBe(bodies.length)
      const head = await log.newestHead()
      expect(head?.root).toEqual(Buffer.from(treeRoot(bodies.map(leafHash))))
    }
    const hashes = bodies.map(leafHash)
    for (const { level, full, partial } of treeShape(bodies.length)) {
      for (let n = 0; n < full + (partial > 0 ? 1 : 0); n++) {
        const width = n < full ? 256 : partial
        const tile = await log.publishedTile({ level, n, width })
        const expected = Array.from({ length: width }, (_, i) => {
          const span = 256 ** level
          const start = (n * 256 + i) * span
          return Buffer.from(treeRoot(hashes.slice(start, start + span)))
        })
        expect(tile).toEqual(Buffer.concat(expected))
      }
    }
    expect(
      await log.publishedTile({ level: 0, n: 0, width: 4 }),
      'a partial tile of an older checkpoint',
    ).toHaveLength(128)
    expect(await log.publishedTile({ level: 0, n: 3, width: 256 }), 'a tile that is not full yet').toBeNull()
    expect(await log.publishedEntries({ n: 3, width: bodies.length - 768 })).toEqual(bodies.slice(768))
    expect(await log.publishedEntries({ n: 3, width: 256 })).toBeNull()
  })

  test('a plan goes before everything else that waits, even if it is dated later', async () => {
    await queueSigned(database, 1_030)
    expect(await integrateBatch(deps())()).toBe(1_024)
    const [subject = ''] = await queueSigned(database, 1, {
      kind: 'plan',
      queuedAt: new Date(Date.now() + 3_600_000),
    })
    expect(await integrateBatch(deps())()).toBe(7)
    const [leaf] = await database.sql`select idx from evidence.log_leaves where subject_id = ${subject}`
    expect(leaf).toEqual({ idx: 1_024 })
  })

  test('three sequencers at once enter each leaf once and leave no gap', async () => {
    await queueSigned(database, 2_500)
    const others = await Promise.all(
      [1, 2, 3].map(() => openPostgres({ url: database.own.appUrl, max: 2, applicationName: 'test' })),
    )
    const held: string[] = []
    await Promise.all(
      others.map(async (other) => {
        const own = { ...deps(), log: createLogStore(other) }
        for (let empty = 0; empty < 3; ) {
          const added = await integrateBatch(own)()
          const published = await publishCheckpoint(own)()
          if (published) held.push(published.note)
          if (added === 0) empty++
        }
      }),
    )
    await Promise.all(others.map((other) => other.close()))
    const bodies = await allBodies(database)
    expect(bodies).toHaveLength(2_500)
    expect(new Set(held.map(sizeOf)).size, 'no size is signed twice').toBe(held.length)
    for (const note of held) {
      const { size, root } = parseCheckpointText(parseNote(note).text)
      expect(Buffer.from(root)).toEqual(Buffer.from(treeRoot(bodies.slice(0, size).map(leafHash))))
    }
    await requireNothingLost(deps())()
  })

  test('tiles or heads altered by a superuser are noticed before anything is signed on top of them', async () => {
    await queueSigned(database, 300)
    await integrateBatch(deps())()
    await publishCheckpoint(deps())()
    await asAdmin(database.own.adminUrl, async (sql) => {
      await sql`alter table evidence.log_tiles disable trigger all`
      // Inverted, not set: one hash in 256 already has any given byte there.
      await sql`update evidence.log_tiles set hashes = set_byte(hashes, 4, get_byte(hashes, 4) # 255) where level = 0 and width = 44`
    })
    await queueSigned(database, 5)
    await expect(integrateBatch(deps())()).rejects.toThrow(/altered/)
    await expect(requireNothingLost(deps())()).rejects.toThrow(/another history/)
    expect((await log.pending(100)).leaves, 'the leaves still wait').toBe(5)
  })

  test('the log keeps the key it was begun with', async () => {
    const key = {
      role: 'log' as const,
      keyId: 'a',
      name: 'a/log/1',
      publicKey: new Uint8Array(32),
      notBefore: NOW,
    }
    expect(await log.registerKey(key)).toMatchObject({ keyId: 'a', notBefore: NOW })
    expect(await log.registerKey({ ...key, keyId: 'b', name: 'b/log/1' })).toMatchObject({
      keyId: 'a',
      name: 'a/log/1',
    })
    await log.registerKey({ ...key, role: 'capture', keyId: 'c1' })
    await log.registerKey({ ...key, role: 'capture', keyId: 'c2' })
    expect((await log.listKeys()).map(({ keyId }) => keyId)).toEqual(['a', 'c1', 'c2'])
  })

  test('a retirement is recorded once, beside the key, and stands', async () => {
    const key = { role: 'capture' as const, name: 'c', publicKey: new Uint8Array(91), notBefore: NOW }
    await log.registerKey({ ...key, keyId: 'c1' })
    await log.registerKey({ ...key, keyId: 'c2' })
    const end = new Date(NOW.getTime() + 60_000)
    expect(await log.retireKey('c1', end, NOW)).toMatchObject({ keyId: 'c1', notAfter: end })
    expect(await log.retireKey('c1', NOW, NOW), 'the first one stands').toMatchObject({ notAfter: end })
    expect(await log.retireKey('unknown', end, NOW)).toBeNull()
    expect((await log.listKeys()).map(({ keyId, notAfter }) => [keyId, notAfter])).toEqual([
      ['c1', end],
      ['c2', null],
    ])
  })

  if (!isFirst(server)) return

  test('nothing is served before a checkpoint covers it', async () => {
    await queueSigned(database, 5)
    await integrateBatch(deps())()
    expect(await log.publishedTile({ level: 0, n: 0, width: 5 })).toBeNull()
    expect(await log.publishedEntries({ n: 0, width: 5 })).toBeNull()
    expect((await log.findLeaves(await subjects(database)))[0]?.checkpoint).toBeNull()
    await publishCheckpoint(deps())()
    expect(await log.publishedTile({ level: 0, n: 0, width: 5 })).toHaveLength(160)
    expect((await log.findLeaves(await subjects(database)))[0]?.checkpoint?.size).toBe(5)
  })

  test('a root is signed for receipts once, and a leaf gets the first that covers it', async () => {
    const grow = async () => {
      await queueSigned(database, 2)
      await integrateBatch(deps())()
      await publishCheckpoint(deps())()
    }
    const sign = signReceipt({ log, signer: SIGNER, clock: { now: () => NOW } })
    await grow()
    // As after an upgrade: a checkpoint from before there were receipts is covered by the next.
    await grow()
    expect([await sign(), await sign()]).toEqual([4, null])
    await grow()
    expect(await log.findReceipt(4)).toBeNull()
    expect(await sign()).toBe(6)
    const sizeFor = async (index: number, atMost?: number) => (await log.findReceipt(index, atMost))?.size
    expect([await sizeFor(0), await sizeFor(3), await sizeFor(4), await sizeFor(6)]).toEqual([
      4,
      4,
      6,
      undefined,
    ])
    expect([await sizeFor(0, 4), await sizeFor(0, 3), await sizeFor(4, 5)]).toEqual([4, undefined, undefined])
  })

  test('a leaf that commits late, behind leaves already taken, does not wait for the end of a backlog', async () => {
    await queueSigned(database, 40)
    expect(await log.integrate(1, NOW, GROWER, checkLeaves)).toMatchObject({ added: 1 })
    const [late = ''] = await queueSigned(database, 1, { queuedAt: new Date(Date.now() - 60_000) })
    for (let n = 0; n < 20; n++)
      expect(await log.integrate(1, NOW, GROWER, checkLeaves)).toMatchObject({ added: 1 })
    expect(await subjects(database)).toContain(late)
    await log.integrate(100, NOW, GROWER, checkLeaves)
    expect(await log.pending(10)).toMatchObject({ leaves: 0 })
  })

  test('the next publication repairs a crash between integrating and signing', async () => {
    const keeper = memoryKeeper()
    await queueSigned(database, 10)
    await integrateBatch(deps(keeper))()
    await queueSigned(database, 10)
    await integrateBatch(deps(keeper))()
    expect((await publishCheckpoint(deps(keeper))())?.size).toBe(20)
    expect(await publishCheckpoint(deps(keeper))(), 'nothing new').toBeNull()
  })

  test('a crash between the outside copy and the database leaves a log that starts again', async () => {
    const keeper = memoryKeeper()
    await queueSigned(database, 4)
    await integrateBatch(deps(keeper))()
    const broken: SequencerDeps = {
      ...deps(keeper),
      log: {
        ...log,
        publish: async (now, sign) => {
          const head = await log.newestHead()
          if (head) await sign(head, null)
          throw new Error(`killed at ${now.toISOString()}`)
        },
      },
    }
    await expect(publishCheckpoint(broken)()).rejects.toThrow('killed')
    expect(sizeOf(keeper.held ?? '')).toBe(4)
    await requireNothingLost(deps(keeper))()
    expect((await publishCheckpoint(deps(keeper))())?.size).toBe(4)
  })

  test('a failed outside copy keeps the checkpoint from being published', async () => {
    await queueSigned(database, 4)
    await integrateBatch(deps())()
    const full: CheckpointKeeper = { ...memoryKeeper(), write: () => Promise.reject(new Error('disk full')) }
    await expect(publishCheckpoint(deps(full))()).rejects.toThrow('disk full')
    expect(await log.newestCheckpoint()).toBeNull()
  })

  test('a database restored from an old backup is refused in clear words', async () => {
    const keeper = memoryKeeper()
    await queueSigned(database, 30)
    await integrateBatch(deps(keeper))()
    await publishCheckpoint(deps(keeper))()
    const older = await openTestDatabase(server, { max: 2 })
    try {
      const lost = { ...deps(keeper), log: createLogStore(older) }
      await expect(requireNothingLost(lost)()).rejects.toThrow(
        /behind its own log: it holds 0 entries.*30 were published/,
      )
      await queueSigned(older, 20)
      await integrateBatch(lost)()
      await expect(requireNothingLost(lost)()).rejects.toThrow(/holds 20 entries.*30 were published/)
      await expect(publishCheckpoint(lost)()).rejects.toThrow(/behind its own log/)
      await queueSigned(older, 20)
      await integrateBatch(lost)()
      await expect(requireNothingLost(lost)(), 'as long, but another history').rejects.toThrow(
        /another history/,
      )
      await expect(publishCheckpoint(lost)(), 'and it signs nothing').rejects.toThrow(LogContradiction)
      expect(await lost.log.newestCheckpoint()).toBeNull()
    } finally {
      await older.close()
    }
  })
})

test('growing reads only the partial tiles', () => {
  expect(GROWER.reads(70_000)).toEqual(partialTiles(70_000))
})

async function allBodies({ sql }: Database): Promise<Uint8Array[]> {
  const rows = await sql<
    { idx: number; body: Uint8Array }[]
  >`select idx, body from evidence.log_leaves order by idx`
  expect(rows.map((row) => row.idx)).toEqual(rows.map((_, i) => i))
  return rows.map((row) => row.body)
}

async function subjects({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select subject_id as id from evidence.log_leaves`
  return rows.map((row) => row.id)
}

function memoryKeeper(): CheckpointKeeper & { held: string | null } {
  return {
    place: 'the test’s memory',
    held: null,
    async read() {
      return this.held
    },
    async write(note) {
      this.held = note
    },
  }
}

const sizeOf = (note: string): number => parseCheckpointText(parseNote(note).text).size
