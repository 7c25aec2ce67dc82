import { formatLogKey, parseLogKey } from '@veracite/evidence/log/log-key'
import { integrateBatch, publishCheckpoint } from '@veracite/evidence/log/sequencer'
import { createTestDatabase, isFirst, type TestDatabase, testServers } from '@veracite/testing/database'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openPostgres } from '../../open-postgres.ts'
import CASES from './log-attacks.cases.json' with { type: 'json' }
import { createLogStore } from './log-store.ts'

/** What an attacker who can run any statement as the application's role can do to the log. */

const SIGNER = parseLogKey(formatLogKey('log.example/log/1', new Uint8Array(32).fill(7)), null)
const DEPS = { signer: SIGNER, keeper: null, clock: { now: () => new Date() } }

const { refused: REFUSED } = CASES

describe.each(testServers())("the application's role on $name", (server) => {
  let own: TestDatabase
  let app: Database
  beforeEach(async () => {
    own = await createTestDatabase(server)
    app = await openPostgres({ url: own.appUrl, max: 3, applicationName: 'attacks' })
    expect(app.role).toBe('veracite_app')
  })
  afterEach(async () => {
    await app.close()
    await own.drop()
  })

  const log = () => createLogStore(app)
  const queue = async () => (await queueSigned(app, 1))[0] ?? ''
  /** Integrates and signs waiting leaves, and returns the published size. */
  const proceed = async () => {
    await integrateBatch({ log: log(), ...DEPS })()
    return (await publishCheckpoint({ log: log(), ...DEPS })())?.size
  }
  const begin = async () => {
    const { name, keyId, publicKey } = SIGNER.verifier
    await log().registerKey({ role: 'log', keyId, name, publicKey, notBefore: new Date() })
    const ids = [await queue(), await queue(), await queue()]
    expect(await proceed()).toBe(3)
    return ids
  }

  test('is refused anything that would stop or fork the log, and the log goes on', async () => {
    await begin()
    const waiting = await queue()
    const admin = await openPostgres({ url: own.adminUrl, max: 1, applicationName: 'attacks', role: null })
    for (const attack of REFUSED) {
      // The statement is valid for a role with the right to run it: column names, for example, exist.
      if (!attack.startsWith('lock')) await admin.sql.unsafe(`explain ${attack}`)
      const attempt = app.sql.begin((tx) => tx.unsafe(attack))
      await expect(attempt, attack).rejects.toThrow(/permission denied|role of the log/)
    }
    await admin.close()
    expect(await proceed()).toBe(4)
    expect((await log().findLeaves([waiting]))[0]?.checkpoint?.size).toBe(4)
  })

  if (!isFirst(server)) return

  test('cannot stop it with what it may enter: a leaf once more, odd times, odd kinds', async () => {
    const [known = ''] = await begin()
    await app.sql`
      insert into veracite.log_queue (subject_id, kind, body, queued_at)
      values (${known}, 'capture', 'other', now()), (gen_random_uuid(), 'capture', 'early', '-infinity'),
             (gen_random_uuid(), 'capture', 'late', 'infinity')`
    const kind = 'x'.repeat(33)
    await expect(
      app.sql`insert into veracite.log_queue values (gen_random_uuid(), ${kind}, 'leaf', now())`,
    ).rejects.toThrow(/log_queue_kind/)
    const next = await queue()
    expect(await proceed(), 'none of those is a leaf').toBe(4)
    expect((await log().findLeaves([next]))[0]?.checkpoint?.size).toBe(4)
    expect(await app.sql`select distinct reason from veracite.log_refused`).toEqual([
      { reason: 'it is not a leaf' },
    ])
    expect((await log().pending(10)).leaves).toBe(0)
    expect(await proceed(), 'nothing is left').toBeUndefined()
  })

  test('cannot keep its lock', async () => {
    await begin()
    await app.sql.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(hashtextextended('veracite.log', 0))`
      await queue()
      expect(await proceed()).toBe(4)
    })
  })
})
