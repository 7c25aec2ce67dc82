import { formatLogKey, parseLogKey } from '@veracite/evidence/log/log-key'
import { integrateBatch, publishCheckpoint } from '@veracite/evidence/log/sequencer'
import { isFirst, testServers } from '@veracite/testing/database'
import { type OpenedDatabase, openAsAdmin, openTestDatabase } from '@veracite/testing/open-database'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import CASES from './log-attacks.cases.json' with { type: 'json' }
import { createLogStore } from './log-store.ts'

/** What an attacker who can run any statement as the application's role can do to the log. */

const SIGNER = parseLogKey(formatLogKey('log.example/log/1', new Uint8Array(32).fill(7)), null)
const DEPS = { signer: SIGNER, keeper: null, clock: { now: () => new Date() } }

const { refused: REFUSED } = CASES

describe.each(testServers())("the application's role on $name", (server) => {
  let app: OpenedDatabase
  beforeAll(async () => {
    app = await openTestDatabase(server, { max: 3 })
    expect(app.role).toBe('veracite_app')
  })
  afterAll(() => app?.close())

  const log = () => createLogStore(app)
  const queue = async () => (await queueSigned(app, 1))[0] ?? ''
  /** Integrates and signs waiting leaves, and returns the published size. */
  const proceed = async () => {
    await integrateBatch({ log: log(), ...DEPS })()
    return (await publishCheckpoint({ log: log(), ...DEPS })())?.size
  }
  /** Three leaves in the log: their subjects, and the size of the log then. */
  const begin = async () => {
    const { name, keyId, publicKey } = SIGNER.verifier
    await log().registerKey({ role: 'log', keyId, name, publicKey, notBefore: new Date() })
    const before = (await log().newestHead())?.size ?? 0
    const ids = [await queue(), await queue(), await queue()]
    expect(await proceed()).toBe(before + 3)
    return { ids, size: before + 3 }
  }

  test('is refused anything that would stop or fork the log, and the log goes on', async () => {
    const { size } = await begin()
    const waiting = await queue()
    const admin = await openAsAdmin(app.own.adminUrl)
    for (const attack of REFUSED) {
      // The statement is valid for a role with the right to run it: column names, for example, exist.
      if (!attack.startsWith('lock')) await admin.sql.unsafe(`explain ${attack}`)
      const attempt = app.sql.begin((tx) => tx.unsafe(attack))
      await expect(attempt, attack).rejects.toThrow(/permission denied|role of the log/)
    }
    await admin.close()
    expect(await proceed()).toBe(size + 1)
    expect((await log().findLeaves([waiting]))[0]?.checkpoint?.size).toBe(size + 1)
  })

  if (!isFirst(server)) return

  test('cannot stop it with what it may enter: a leaf once more, odd times, odd kinds', async () => {
    const { ids, size } = await begin()
    const [known = ''] = ids
    await app.sql`
      insert into veracite.log_queue (subject_id, kind, body, queued_at)
      values (${known}, 'capture', 'other', now()), (gen_random_uuid(), 'capture', 'early', '-infinity'),
             (gen_random_uuid(), 'capture', 'late', 'infinity')`
    const kind = 'x'.repeat(33)
    await expect(
      app.sql`insert into veracite.log_queue values (gen_random_uuid(), ${kind}, 'leaf', now())`,
    ).rejects.toThrow(/log_queue_kind/)
    const next = await queue()
    expect(await proceed(), 'none of those is a leaf').toBe(size + 1)
    expect((await log().findLeaves([next]))[0]?.checkpoint?.size).toBe(size + 1)
    expect(await app.sql`select distinct reason from veracite.log_refused`).toEqual([
      { reason: 'it is not a leaf' },
    ])
    expect((await log().pending(10)).leaves).toBe(0)
    expect(await proceed(), 'nothing is left').toBeUndefined()
  })

  test('cannot keep its lock', async () => {
    const { size } = await begin()
    await app.sql.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(hashtextextended('veracite.log', 0))`
      await queue()
      expect(await proceed()).toBe(size + 1)
    })
  })
})
