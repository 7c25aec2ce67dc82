import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWorld, type TestApi } from '../../apps/api/src/test-support/server.ts'
import { adminOperations } from '../../packages/contract/src/document/admin-operations.ts'
import { operations } from '../../packages/contract/src/operations.ts'
import { getShared, openShared } from '../../packages/contract/src/shares/public.ts'
import { openPostgres, type Sql } from '../../packages/db/src/open-postgres.ts'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../../packages/evidence/src/log/log-key.ts'
import { useWorld } from '../../packages/testing/src/use-world.ts'
import { seedScale } from '../commands/seed-scale.ts'
import { askEverything } from './query-plans/ask-everything.ts'
import { explain, type Statement, watchStatements } from './query-plans/explain.ts'
import { pretendMillions } from './query-plans/pretend-millions.ts'

/**
 * Every statement that the routes and the worker send, planned as if there were a million runs: none may read
 * a whole growing table. Plans do not depend on who runs the server, so one server is enough.
 */
const world = useWorld()
let api: TestApi
let admin: Sql
let closeAdmin: () => Promise<void>
let statements: Map<string, Statement>
let asked: Set<string>

beforeAll(async () => {
  const { adminUrl: url } = world.testDatabase
  const database = await openPostgres({ url, max: 1, applicationName: 'plans', role: null })
  admin = database.sql
  closeAdmin = database.close
  const log = parseLogKey(formatLogKey(LOCAL_ORIGIN, randomBytes(32)), null)
  const { brandIds } = await seedScale(world.testDatabase.adminUrl, {
    runs: [600, 60],
    promptsPerBrand: 20,
    log,
  })
  await pretendMillions(admin)
  api = await serveWorld(world)
  const watched = watchStatements(world.database.sql, world.database.shared)
  asked = await askEverything(api, world, brandIds[0] ?? '')
  statements = watched
  await pretendMillions(admin)
}, 600_000)

afterAll(async () => {
  await closeAdmin?.()
  await api?.stop()
})

test('every route was asked', () => {
  const all = [...operations, ...adminOperations, openShared, getShared]
    .filter(({ path }) => path !== '/v1/webhooks')
    .map(({ method, path }) => `${method} ${path}`)
  expect([...asked].toSorted()).toEqual([...new Set(all)].toSorted())
})

test('no statement reads a table that grows from one end to the other', async () => {
  expect(statements.size).toBeGreaterThan(60)
  const found: string[] = []
  for (const statement of statements.values()) {
    for (const problem of await explain(admin, statement)) found.push(`${problem}\n  ${statement.text}`)
  }
  expect(found.join('\n\n')).toBe('')
}, 300_000)

test('a missing index is seen', async () => {
  const found: string[] = []
  const undone = admin.begin(async (tx) => {
    await tx`drop index veracite.runs_by_scan, veracite.runs_by_scan_status`
    for (const statement of statements.values()) found.push(...(await explain(tx, statement)))
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(found).toContain('Sequential scan on runs')
}, 300_000)
