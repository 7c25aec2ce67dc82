import { migrate } from '@veracite/db/migrate'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { oneServer, type TestDatabase } from '@veracite/testing/database'
import { createWorld, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWorld, type TestApi } from '../../../apps/api/src/test-support/server.ts'
import { PREDICATES } from '../../../packages/verdicts/src/predicates/all.ts'
import {
  createOldDatabase,
  migrateBefore,
  type OldInstallation,
  readOldInstallation,
  untilRebuilt,
} from './old-database.ts'
import old from './statements-before-0067.json' with { type: 'json' }
import { leaveAnswer, leaveScan, type OldStatement } from './statements-before-0067.ts'

/**
 * Migration 0067: findings were kept by words, and are kept by values since. An answer of the old version said each of
 * these statements, and two of them were settled by a person.
 */
const STATEMENTS: readonly OldStatement[] = old.map(({ predicate, stated, was, is }) => ({
  predicate,
  stated,
  was: { about: was[0] ?? '', value: was[1] ?? '' },
  is: { about: is[0] ?? '', value: is[1] ?? '' },
}))
const SETTLED = ['no chief executive', 'Germany']
const keyOf = ({ about, value }: { about: string; value: string }) => `${about} / ${value}`

interface Row {
  id: string
  predicate: string
  about: string
  value: string
  occurrences: number
  state: string
  operator_note: string | null
}

let installation: OldInstallation
let database: TestDatabase
let world: World
let api: TestApi
let before: Row[]
let untouched: Row[]
const brandOf = (name: 'real' | 'demo'): string => installation.said.brands[name].brandId
const rowsOf = ({ sql }: Pick<Database, 'sql'>, brandId: string) => sql<Row[]>`
  select id, predicate, about, value, occurrences, state, operator_note from veracite.findings
  where brand_id = ${brandId}::uuid order by id`

beforeAll(async () => {
  installation = await readOldInstallation()
  database = await createOldDatabase(oneServer(), installation)
  await migrateBefore('0067', database)
  const admin = await openPostgres({ url: database.adminUrl, max: 1, applicationName: 'test', role: null })
  const brandId = brandOf('real')
  const scanId = await leaveScan(admin, brandId)
  for (const statement of STATEMENTS)
    await leaveAnswer(admin, { brandId, scanId }, statement, SETTLED.includes(statement.stated))
  before = await rowsOf(admin, brandOf('real'))
  untouched = await rowsOf(admin, brandOf('demo'))
  await admin.close()
  await migrate({ url: database.adminUrl })
  world = await createWorld(oneServer(), {
    testDatabase: database,
    env: { VERACITE_SIGNING_KEY: installation.said.signingKey },
  })
  api = await serveWorld(world)
  await untilRebuilt(world)
}, 240_000)
afterAll(async () => {
  await api?.stop()
  await world?.close()
})

test('every predicate is among them, with a value and with none', () => {
  for (const { name } of PREDICATES) {
    const values = STATEMENTS.filter(({ predicate }) => predicate === name).map(({ is }) => is.value)
    expect([name, values.includes('none'), values.some((value) => value !== 'none')]).toEqual([
      name,
      true,
      true,
    ])
  }
})

test('each statement is one finding under the key of its value, with all its answers', async () => {
  const now = await rowsOf(world.database, brandOf('real'))
  const expected = Map.groupBy(STATEMENTS, ({ predicate, is }) => `${predicate} ${keyOf(is)}`)
  const kept = now.filter(({ occurrences }) => occurrences > 0)
  // What the installation had found before these were left in it.
  const own = kept.filter(({ predicate, ...key }) => !expected.has(`${predicate} ${keyOf(key)}`))
  expect(own.map(({ predicate, value }) => [predicate, value])).toEqual([['founded_year', '1998']])
  for (const [key, statements] of expected) {
    const found = kept.filter(({ predicate, ...row }) => `${predicate} ${keyOf(row)}` === key)
    expect([key, found.map(({ occurrences }) => occurrences)]).toEqual([key, [statements.length]])
  }
  // Two that were told apart by their words only are one: of nothing else there are fewer.
  expect(expected.get('country_availability  / DE')?.map(({ stated }) => stated)).toEqual([
    'Germany',
    'Deutschland',
  ])
})

test('one whose key is what it was is the same finding, with the same id', async () => {
  const now = new Map((await rowsOf(world.database, brandOf('real'))).map((row) => [row.id, row]))
  const same = STATEMENTS.filter(({ was, is }) => keyOf(was) === keyOf(is))
  expect(same.length).toBeGreaterThan(20)
  for (const { predicate, was } of same) {
    const row = before.find((one) => one.predicate === predicate && keyOf(one) === keyOf(was))
    expect(now.get(row?.id ?? '')).toEqual(row)
  }
})

test('one under its old words is said by no answer any more, and is not shown as open', async () => {
  const now = await rowsOf(world.database, brandOf('real'))
  const changed = STATEMENTS.filter(({ was, is }) => keyOf(was) !== keyOf(is))
  for (const { predicate, was } of changed) {
    const row = now.find((one) => one.predicate === predicate && keyOf(one) === keyOf(was))
    expect(row).toMatchObject({ occurrences: 0, state: 'settled' })
  }
  const { body } = await api.call('GET', `/api/admin/brands/${brandOf('real')}/findings?limit=100`)
  const shown = body.items.filter(({ state }: { state: string }) => state === 'open').length
  const open = now.filter(({ state }) => state === 'open').length
  expect(shown).toBe(open)
})

test('a settled finding stays settled under its new key, with the note', async () => {
  const now = await rowsOf(world.database, brandOf('real'))
  const none = now.find(({ predicate, value }) => predicate === 'ceo' && value === 'none')
  expect(none).toMatchObject({ state: 'settled', operator_note: 'a person said so' })
  // "Deutschland" came after "Germany" had been settled: said again since.
  const germany = now.find(({ value }) => value === 'DE')
  expect(germany).toMatchObject({ state: 'returned', operator_note: 'a person said so' })
})

test('a brand without such findings is not touched', async () => {
  expect(await rowsOf(world.database, brandOf('demo'))).toEqual(untouched)
})
