import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { formatLogKey, parseLogKey } from '@veracite/evidence/log/log-key'
import { readLog } from '@veracite/evidence/log/read-log'
import { integrateBatch, publishCheckpoint } from '@veracite/evidence/log/sequencer'
import { NO_WITNESSES } from '@veracite/evidence/log/witness-policy'
import { createTestDatabase, oneServer, type TestDatabase } from '@veracite/testing/database'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { type Checkpoint, openCheckpoint, signCheckpoint } from '@veracite/verify/log/checkpoint'
import { encodeLeaf } from '@veracite/verify/log/leaf'
import { leafHash, treeRoot } from '@veracite/verify/log/merkle'
import { appendLeaves, tileReader } from '@veracite/verify/log/tile-tree'
import { sha256 } from '@veracite/verify/sha256'
import { p256SpkiOf, signP256 } from '@veracite/verify/test-support/sign-p256'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refused } from '../failures.ts'
import { auditLog } from './audit-log.ts'
import CASES from './audit-superuser.cases.json' with { type: 'json' }
import type { LogSource } from './log-source.ts'

/** A log in a real database, audited through what it publishes, after a superuser changed rows. */

const SIGNER = parseLogKey(formatLogKey('log.example/log/1', new Uint8Array(32).fill(7)), null)
const SECRET = new Uint8Array(32).fill(7)
const SIGNED = signP256(new TextEncoder().encode('manifest'), SECRET)
const OTHER = encodeLeaf({
  digest: sha256(new TextEncoder().encode('another')),
  signature: SIGNED,
  spki: p256SpkiOf(SECRET),
})
const TABLES = ['log_leaves', 'log_tiles', 'log_tree_heads', 'log_checkpoints']

let own: TestDatabase
let database: Database
let admin: Database
let source: LogSource
const clock = { now: () => new Date() }

const enter = async (count: number) => {
  await queueSigned(database, count)
  const log = createLogStore(database)
  await integrateBatch({ log, clock })()
  await publishCheckpoint({ log, signer: SIGNER, keeper: null, clock })()
}
const audit = async (earlier: Checkpoint | null = null) => {
  const opened = openCheckpoint(await source.text('checkpoint'), SIGNER.verifier)
  return auditLog(source, opened, { earlier, signatures: false, onProgress: () => {} })
}
const sql = (statement: string) => admin.sql.unsafe(statement)

beforeAll(async () => {
  own = await createTestDatabase(oneServer())
  database = await openPostgres({ url: own.appUrl, max: 2, applicationName: 'veracite-test' })
  admin = await openPostgres({
    url: own.adminUrl,
    max: 1,
    applicationName: 'veracite-test',
    role: null,
  })
  await enter(40)
  await enter(300)
  const published = readLog({ log: createLogStore(database), witnessing: NO_WITNESSES, keyPlaces: [] })
  source = {
    url: 'the database',
    async bytes(path) {
      const found = await published.resource(path)
      if (found === null) throw new Refused(`nothing at ${path}`)
      return found
    },
    text: async () => (await published.checkpoint()) ?? '',
  }
  for (const table of TABLES) {
    await sql(`create table public.kept_${table} as select * from evidence.${table}`)
    await sql(`alter table evidence.${table} disable trigger all`)
  }
})
afterAll(async () => {
  await database?.close()
  await admin?.close()
  await own?.drop()
})

const putBack = async () => {
  for (const table of TABLES.toReversed()) await sql(`delete from evidence.${table}`)
  const columns: Record<string, string> = { log_leaves: 'idx, kind, subject_id, body, integrated_at' }
  for (const table of TABLES) {
    const names = columns[table] ?? '*'
    const into = columns[table] ? `(${columns[table]})` : ''
    await sql(`insert into evidence.${table} ${into} select ${names} from public.kept_${table}`)
  }
}

test.each(CASES as [string, string][])('%s: the audit refuses', async (_, statement) => {
  expect(await audit()).toMatchObject({ entries: 340 })
  const { count } = await sql(statement)
  expect(count, 'something was changed').toBeGreaterThan(0)
  await expect(audit()).rejects.toThrow()
  await putBack()
  expect(await audit()).toMatchObject({ entries: 340 })
})

test('a history made anew, with the log’s own key: the audit that remembers refuses', async () => {
  const earlier: Checkpoint = openCheckpoint(await source.text('checkpoint'), SIGNER.verifier)
  const entries = await admin.sql<{ body: Uint8Array }[]>`select body from evidence.log_leaves order by idx`
  const bodies = entries.map(({ body }, i) => (i === 12 ? OTHER : body))
  const hashes = bodies.map(leafHash)
  const { tiles } = appendLeaves(0, hashes, tileReader([]))
  const root = treeRoot(hashes)
  const note = signCheckpoint({ origin: SIGNER.verifier.name, size: 340, root }, SIGNER)
  await admin.sql`update evidence.log_leaves set body = ${OTHER} where idx = 12`
  for (const { level, n, width, hashes: content } of tiles)
    await admin.sql`
      update evidence.log_tiles set hashes = ${content} where level = ${level} and n = ${n} and width = ${width}`
  await admin.sql`update evidence.log_tree_heads set root = ${root} where size = 340`
  await admin.sql`update evidence.log_checkpoints set note = ${note} where size = 340`
  expect(await audit(), 'it agrees with itself').toMatchObject({ entries: 340 })
  await expect(audit(earlier)).rejects.toThrow(/rewritten/)
  await putBack()
  expect(await audit(earlier)).toMatchObject({ earlierSize: 340 })
})
