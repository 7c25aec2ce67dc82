import { randomUUID } from 'node:crypto'
import { oneServer } from '@veracite/testing/database'
import { insertCapture } from '@veracite/testing/insert-capture'
import { type OpenedDatabase, openTestDatabase } from '@veracite/testing/open-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExportStore } from './export-store.ts'

let database: OpenedDatabase
beforeAll(async () => {
  database = await openTestDatabase(oneServer())
})
afterAll(() => database?.close())

const LONG_AGO = new Date(0)

const seen = async (cut: number): Promise<string[]> =>
  (await database.sql<{ id: string }[]>`select id from evidence.captures where after_cut < ${cut}`).map(
    ({ id }) => id,
  )

test('a cut waits for running writers and sees their commits; no later row ever enters it', async () => {
  const store = createExportStore(database)
  const [early, slow, late, gone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await insertCapture(database.sql, { id: early })
  const held = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const writing = database.sql.begin(async (tx) => {
    await insertCapture(tx, { id: slow })
    written.resolve()
    await held.promise
  })
  await written.promise
  let isMade = false
  const making = store.makeCut(new Date(), LONG_AGO).then((cut) => {
    isMade = true
    return cut
  })
  // Others go on writing meanwhile; one of them takes it back.
  const failing = database.sql.begin(async (tx) => {
    await insertCapture(tx, { id: gone })
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(isMade).toBe(false)
  held.resolve()
  await writing
  const cut = await making
  if (cut === null) throw new Error('no cut')
  expect((await seen(cut.number)).sort()).toEqual([early, slow].sort())
  await insertCapture(database.sql, { id: late })
  expect((await seen(cut.number)).sort()).toEqual([early, slow].sort())
  const next = await store.makeCut(new Date(), LONG_AGO)
  expect(await seen(next?.number ?? 0)).toContain(late)
  expect(await store.findCut(cut.number)).toEqual(cut)
})

test('many write while many cuts are made: each cut sees a beginning of what was committed', async () => {
  const store = createExportStore(database)
  const committed: string[] = []
  const cuts: { number: number; before: Set<string> }[] = []
  let goesOn = true
  const writer = async () => {
    while (goesOn) {
      const id = randomUUID()
      await insertCapture(database.sql, { id: id })
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
})

test('old cuts are forgotten when a new one is made', async () => {
  const store = createExportStore(database)
  const old = await store.makeCut(new Date('2020-01-01T00:00:00Z'), LONG_AGO)
  const fresh = await store.makeCut(new Date(), new Date('2021-01-01T00:00:00Z'))
  expect(await store.findCut(old?.number ?? 0)).toBeNull()
  expect(await store.findCut(fresh?.number ?? 0)).toEqual(fresh)
  expect(await store.listBrands(null, 'not an id')).toEqual([])
  expect(await store.findBrandOf('answers', 'not an id')).toBeNull()
})
