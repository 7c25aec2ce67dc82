import { randomBytes } from 'node:crypto'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { archiveMonths } from '@veracite/db/stores/bytes/archive-months'
import { createBundleStore } from '@veracite/db/stores/evidence/bundle-store'
import { createRunStore } from '@veracite/db/stores/runs/run-store'
import { createTestDatabase, oneServer, type TestDatabase } from '@veracite/testing/database'
import { openAsAdmin } from '@veracite/testing/open-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../../packages/evidence/src/log/log-key.ts'
import { type ObjectStore, ObjectStoreFailure } from '../../packages/terms/src/objects.ts'
import { EVERY_ACCOUNT } from '../../packages/terms/src/ports.ts'
import { seedScale } from '../commands/seed-scale.ts'

const objects = new Map<string, Uint8Array>()
let isAway = false
let onPut = async (bytes: Uint8Array): Promise<Uint8Array> => bytes
let gets = 0
const storage: ObjectStore = {
  place: 'the test',
  async put(name, bytes) {
    if (isAway) throw new ObjectStoreFailure('away', 'away')
    objects.set(name, await onPut(bytes))
  },
  async get(name) {
    gets += 1
    if (isAway) throw new ObjectStoreFailure('away', 'away')
    return objects.get(name) ?? null
  },
  delete: async (name) => void objects.delete(name),
  list: async () => [],
}

let own: TestDatabase
let admin: Database
let app: Database
let old: { id: string; capture: string }[]
beforeAll(async () => {
  own = await createTestDatabase(oneServer())
  admin = await openAsAdmin(own.adminUrl, 4)
  const log = parseLogKey(formatLogKey(LOCAL_ORIGIN, randomBytes(32)), null)
  await seedScale(own.adminUrl, { runs: [300], days: 90, log })
  app = await openPostgres({
    ...{ url: own.appUrl, max: 4, applicationName: 'test' },
    storage: { objects: storage, onKeptInRows: () => {} },
  })
  old = await admin.sql`select id, capture_id as capture from veracite.runs order by id limit 20`
})
afterAll(async () => {
  await app?.close()
  await admin?.close()
  await own?.drop()
})

const archive = (keep = 0) => archiveMonths({ sql: admin.sql, objects: storage, keep })
const idOf = (nth: number) => old[nth]?.id ?? ''
const evidenceOf = async (runId: string) => ({
  rows: await createRunStore(app).findEvidence(runId, EVERY_ACCOUNT),
  manifests: await createBundleStore(app).listManifests(runId, 100),
})
const storedOf = async (runId: string) => {
  const [row] = await admin.sql<
    { n: number }[]
  >`select count(*) as n from evidence.manifests where run_id = ${runId}`
  return row?.n
}
const addManifest = (subject: string, runId: string) => app.sql`
  insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
  values (${subject}, 'custody', ${runId}, '{}', 's', 'k', now())`
const rowsIn = async (pattern: string) =>
  (
    await admin.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'evidence'::regnamespace and relkind = 'r' and relname like ${pattern}`
  ).map(({ name }) => name)

test('an id is unique over all months, and another run cannot take it', async () => {
  const [newest] = await admin.sql<{ id: string }[]>`select max(id::text)::uuid as id from veracite.runs`
  await expect(addManifest(old[0]?.capture ?? '', newest?.id ?? '')).rejects.toThrow('used for another run')
  await expect(addManifest(old[0]?.capture ?? '', idOf(0))).rejects.toThrow('duplicate key')
})

test('a month stays where it is while storage is away or writes other bytes, and the application detaches nothing', async () => {
  isAway = true
  await expect(archive()).rejects.toThrow('away')
  isAway = false
  onPut = async (bytes) => bytes.with(20, (bytes[20] ?? 0) ^ 1)
  await expect(archive()).rejects.toThrow('other bytes')
  onPut = async (bytes) => bytes
  expect((await archive(100)).months).toEqual([])
  await expect(app.sql`select evidence_guard.detach_month('before', '{}', '[]')`).rejects.toThrow(
    'permission denied',
  )
  await expect(admin.sql`select evidence_guard.detach_month('before', '{}', '[]')`).rejects.toThrow(
    'the archive',
  )
  const [{ open } = { open: '' }] = await admin.sql<
    { open: string }[]
  >`select to_char(now() at time zone 'UTC', 'YYYY_MM') as open`
  await expect(admin.sql`select evidence_guard.detach_month(${open}, '{}', '[]')`).rejects.toThrow(
    'no closed month',
  )
  expect(await storedOf(idOf(0))).toBe(2)
})

test('a closed month is detached with what arrives meanwhile, once; a run in it reads as before', async () => {
  const before = await evidenceOf(idOf(0))
  expect(before.manifests).toHaveLength(2)
  let late = false
  onPut = async (bytes) => {
    if (!late) await addManifest(crypto.randomUUID(), idOf(1))
    late = true
    return bytes
  }
  expect((await archive()).months).toEqual(['before'])
  expect(await rowsIn('%\\_before')).toEqual(['capture_bytes_before'])
  expect(await storedOf(idOf(0))).toBe(0)
  expect((await archive()).months).toEqual([])
  await expect(admin.sql`select evidence_guard.detach_month('before', '{}', '[]')`).rejects.toThrow(
    'no closed month',
  )

  expect(await evidenceOf(idOf(0))).toEqual(before)
  gets = 0
  expect(await evidenceOf(idOf(0))).toEqual(before)
  expect(gets).toBe(0)
  expect((await evidenceOf(idOf(1))).manifests).toHaveLength(3)
})

test('a row that comes later stands beside the archived ones; damaged or missing archives are refused, and nothing is made up', async () => {
  await addManifest(crypto.randomUUID(), idOf(2))
  expect((await evidenceOf(idOf(2))).manifests).toHaveLength(3)

  const kept = new Map(objects)
  for (const [name, bytes] of kept) objects.set(name, bytes.with(30, (bytes[30] ?? 0) ^ 1))
  await expect(evidenceOf(idOf(3))).rejects.toThrow('other bytes')
  objects.clear()
  await expect(evidenceOf(idOf(3))).rejects.toThrow('is missing')
  isAway = true
  await expect(evidenceOf(idOf(3))).rejects.toMatchObject({ code: 'storage_unavailable' })
  isAway = false
  expect(await storedOf(idOf(3))).toBe(0)
  for (const [name, bytes] of kept) objects.set(name, bytes)
  const both = await Promise.all([evidenceOf(idOf(3)), evidenceOf(idOf(3))])
  expect(both[0].manifests).toHaveLength(2)
  expect(both[0]).toEqual(both[1])
  expect(await storedOf(idOf(3))).toBe(2)
})
