import { randomBytes, randomUUID } from 'node:crypto'
import { createTestDatabase, oneTestServer, type TestDatabase } from '@veracite/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPostgres } from '../../open-postgres.ts'
import { createExportStore } from './export-store.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  const [server] = oneTestServer()
  if (!server) throw new Error('no database')
  testDatabase = await createTestDatabase(server)
  database = await openPostgres({ url: testDatabase.appUrl, max: 6, applicationName: 'exports' })
})
afterAll(async () => {
  await database?.close()
  await testDatabase?.drop()
})

const LONG_AGO = new Date(0)

function insertCapture(sql: Pick<Database, 'sql'>['sql'], id: string) {
  return sql`
    insert into evidence.captures (id, run_id, kind, engine, access_kind, provider, wire, adapter_version, locale, request,
      http_status, content_type, headers, sha256, byte_length, extracted, cost_basis, asked_at, answered_at, captured_at)
    values (${id}::uuid, ${randomUUID()}::uuid, 'original', 'CHATGPT', 'official_api', 'test', 'test', '1', 'en', '{}', 200,
      'text/plain', '{}', ${randomBytes(32)}, 1, '{}', 'none', now(), now(), now())`
}

const seen = async (cut: number): Promise<string[]> =>
  (await database.sql<{ id: string }[]>`select id from evidence.captures where after_cut < ${cut}`).map(
    ({ id }) => id,
  )

test('a cut waits for running writers and sees their commits; no later row ever enters it', async () => {
  const store = createExportStore(database)
  const [early, slow, late, gone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await insertCapture(database.sql, early)
  let commit = () => {}
  const held = new Promise<void>((resolve) => {
    commit = resolve
  })
  let isWritten = () => {}
  const written = new Promise<void>((resolve) => {
    isWritten = resolve
  })
  const writing = database.sql.begin(async (tx) => {
    await insertCapture(tx as unknown as Database['sql'], slow)
    isWritten()
    await held
  })
  await written
  let isMade = false
  const making = store.makeCut(new Date(), LONG_AGO).then((cut) => {
    isMade = true
    return cut
  })
  // Others go on writing meanwhile; one of them takes it back.
  const failing = database.sql.begin(async (tx) => {
    await insertCapture(tx as unknown as Database['sql'], gone)
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(isMade).toBe(false)
  commit()
  await writing
  const cut = await making
  if (cut === null) throw new Error('no cut')
  expect((await seen(cut.number)).sort()).toEqual([early, slow].sort())
  await insertCapture(database.sql, late)
  expect((await seen(cut.number)).sort()).toEqual([early, slow].sort())
  const next = await store.makeCut(new Date(), LONG_AGO)
  expect(await seen(next?.number ?? 0)).toContain(late)
  expect(await store.findCut(cut.number)).toEqual(cut)
}, 60_000)

test('many write while many cuts are made: each cut sees a beginning of what was committed', async () => {
  const store = createExportStore(database)
  const committed: string[] = []
  const cuts: { number: number; before: Set<string> }[] = []
  let goesOn = true
  const writer = async () => {
    while (goesOn) {
      const id = randomUUID()
      await insertCapture(database.sql, id)
      committed.push(id)
    }
  }
  const writers = [writer(), writer(), writer()]
  for (let nth = 0; nth < 10; nth++) {
    const before = new Set(committed)
    const cut = await store.makeCut(new Date(), LONG_AGO)
    if (cut) cuts.push({ number: cut.number, before })
  }
  goesOn = false
  await Promise.all(writers)
  expect(cuts.length).toBeGreaterThan(0)
  for (const { number, before } of cuts) {
    const sees = new Set(await seen(number))
    for (const id of before) expect(sees.has(id)).toBe(true)
  }
  const counts = await Promise.all(cuts.map(async ({ number }) => (await seen(number)).length))
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
}, 60_000)

test('old cuts are forgotten when a new one is made', async () => {
  const store = createExportStore(database)
  const old = await store.makeCut(new Date('2020-01-01T00:00:00Z'), LONG_AGO)
  const fresh = await store.makeCut(new Date(), new Date('2021-01-01T00:00:00Z'))
  expect(await store.findCut(old?.number ?? 0)).toBeNull()
  expect(await store.findCut(fresh?.number ?? 0)).toEqual(fresh)
  expect(await store.listBrands(null, 'not an id')).toEqual([])
  expect(await store.findBrandOf('answers', 'not an id')).toBeNull()
})
