import { migrate } from '@veracite/db/migrate'
import { openPostgres } from '@veracite/db/open-postgres'
import { oneServer, type TestDatabase } from '@veracite/testing/database'
import { recountClasses } from '@veracite/testing/recount-classes'
import { answers, type ScriptedEngine, scriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWorld, type TestApi } from '../../../apps/api/src/test-support/server.ts'
import { type Engine, ORIGINS, type Origin } from '../../../packages/terms/src/vocabulary.ts'
import { verifyBundle } from '../../../packages/verify/src/bundle/verify-bundle.ts'
import { verifyCase } from '../../../packages/verify/src/case/verify-case.ts'
import { sha256Hex } from '../../../packages/verify/src/sha256.ts'
import { createOldDatabase, type OldInstallation, readOldInstallation, untilRebuilt } from './old-database.ts'
import CASES from './who-answered.cases.json' with { type: 'json' }

/** Migrations 0057 and later on what an earlier version has written. */

const ORIGIN_OF: Record<string, Origin> = {
  official_api: 'engine',
  compatible_server: 'stand_in',
  demo: 'demo',
}

let old: OldInstallation
let database: TestDatabase
let world: World
let api: TestApi
const ask = async (path: string) => {
  const { status, body, text } = await api.call('GET', path)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return body
}

beforeAll(async () => {
  old = await readOldInstallation()
  database = await createOldDatabase(oneServer(), old)
  await migrate({ url: database.adminUrl })
  const engine = scriptedEngine('CHATGPT', answers(), {}, 'official_api')
  world = await createWorld(oneServer(), {
    testDatabase: database,
    engines: new Map<Engine, ScriptedEngine>([['CHATGPT', engine]]),
    env: { VERACITE_SIGNING_KEY: old.said.signingKey },
  })
  api = await serveWorld(world)
  await untilRebuilt(world)
})
afterAll(async () => {
  await api?.stop()
  await world?.close()
})

test('nothing that was signed or logged was touched', async () => {
  const admin = await openPostgres({ url: database.adminUrl, max: 1, applicationName: 'test', role: null })
  for (const table of [
    'manifests',
    'scan_manifests',
    'log_leaves',
    'log_checkpoints',
    'case_parts',
    'captures',
  ]) {
    const { columns = [], rows = [] } = old.rows[`evidence.${table}`] ?? {}
    const names = columns.map((name) => `"${name}"`).join(', ')
    const [kept] = await admin.sql.unsafe(
      `select count(*)::int as rows from (
         select ${names} from jsonb_populate_recordset(null::evidence.${table}, $1::text::jsonb)
       ) then_ join evidence.${table} now_ using (${names.includes('"subject_id"') ? 'subject_id' : columns[0]})
       where row_to_json(then_)::jsonb <@ row_to_json(now_)::jsonb`,
      [JSON.stringify(rows)],
    )
    expect(kept?.rows, table).toBeGreaterThanOrEqual(rows.length)
  }
  await admin.close()
})

test('every run has the origin of its answer, and one without an answer that of its plan', async () => {
  const runs = await world.database.sql<{ scan_id: string; origin: Origin; n: number }[]>`
    select scan_id, origin, count(*)::int as n from veracite.runs group by 1, 2`
  const expected = Object.values(old.said.brands).flatMap(({ scans, rates }) =>
    Object.entries<string>(scans).map(([access, scanId]) => ({
      scan_id: scanId,
      origin: ORIGIN_OF[access],
      n: rates[access].scan.planned,
    })),
  )
  expect([...runs].sort(byScan)).toEqual(expected.sort(byScan))
  expect(await recountClasses(world.database)).toEqual([])
})

test('calls and their cost are those of before, told apart', async () => {
  const { engines } = await ask('/api/admin/engines/spend')
  for (const { engine, day, calls, costUsd } of old.said.spend.engines) {
    const rows = engines.filter((row: Spend) => row.engine === engine && row.day === day)
    // Out of the window that is shown, once this file is a month old.
    if (rows.length === 0) continue
    const sum = (of: (row: Spend) => number) => rows.reduce((all: number, row: Spend) => all + of(row), 0)
    expect(sum((row) => row.calls)).toBe(calls)
    expect(sum((row) => Number(row.costUsd))).toBeCloseTo(Number(costUsd))
    expect(rows.map((row: Spend) => row.origin).sort()).toEqual(OLD_ORIGINS)
  }
})

test.each(['real', 'demo'] as const)(
  'findings and rates of a brand with one origin stay: %s',
  async (name) => {
    const { brandId, scans, findings, report, rates, trend } = old.said.brands[name]
    const origin = name === 'demo' ? 'demo' : 'engine'
    expect(await ask(`/api/admin/brands/${brandId}/findings`)).toMatchObject({ ...findings, origin })
    expect(await ask(`/v1/brands/${brandId}/confabulations?window=all`)).toMatchObject({
      ...report,
      origin,
    })
    expect(await ask(`/api/admin/brands/${brandId}/trend`)).toMatchObject(counted(trend))
    for (const [access, scanId] of Object.entries(scans))
      expect(await ask(`/api/admin/brands/${brandId}/rates?scan=${scanId}`)).toMatchObject(
        counted(rates[access]),
      )
  },
)

test('findings of mixed origins are split, and each answer counts with its origin', async () => {
  const { brandId, scans, findings, rates } = old.said.brands.mixed
  const [before] = findings.items
  const { items } = await ask(`/api/admin/brands/${brandId}/findings`)
  expect(items.map(({ origin }: { origin: string }) => origin).sort()).toEqual(OLD_ORIGINS)
  const said = await world.database.sql<{ origin: Origin; n: number }[]>`
    select case c.access_kind when 'demo' then 'demo' when 'compatible_server' then 'stand_in' else 'engine' end as origin,
      count(distinct c.id)::int as n
    from evidence.captures c
    join veracite.runs r on r.id = c.run_id and r.brand_id = ${brandId}::uuid
    join evidence.classifications k on k.capture_id = c.id and k.citation_class = 'CONFABULATED' group by 1`
  expect(said.reduce((sum, { n }) => sum + n, 0)).toBe(before.occurrences)
  for (const { origin, n } of said)
    expect(items.find((item: { origin: string }) => item.origin === origin)).toMatchObject({
      occurrences: n,
    })
  // A scan had one origin, so its rates are what they were.
  for (const [access, scanId] of Object.entries(scans))
    expect(await ask(`/api/admin/brands/${brandId}/rates?scan=${scanId}`)).toMatchObject(
      counted(rates[access]),
    )
})

// Verifiers go by the host, and the engine of that recording had none of a provider.
const byHost = (access: string) => (access === 'demo' ? 'demo' : 'compatible_server')

test('bundles that were handed out are what the guide says; exported again, they are sealed', async () => {
  const trusted = { vkeys: [old.said.vkey] }
  for (const [name, bundle] of Object.entries(old.said.bundles)) {
    const access = byHost(name.slice(name.indexOf('-') + 1))
    expect(verifyBundle(bundle, trusted), name).toMatchObject({ status: 'unsealed', facts: { access } })
    const runId = (bundle as { run: { id: string } }).run.id
    const { text } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
    expect(verifyBundle(text, trusted), name).toMatchObject({ status: 'verified', facts: { access } })
  }
})

test.each(['real', 'demo'] as const)('a case file is the one that was handed out: %s', async (name) => {
  const { case: caseId, caseSha256 } = old.said.brands[name]
  const authorization = `Bearer ${TEST_TOKEN}`
  const response = await fetch(`${api.url}/api/admin/cases/${caseId}/file`, { headers: { authorization } })
  const file = new Uint8Array(await response.arrayBuffer())
  expect(sha256Hex(file)).toBe(caseSha256)
  expect(verifyCase(file, { vkeys: [old.said.vkey] })).toMatchObject({
    status: 'verified',
    bundles: [{ access: byHost(name) }],
  })
})

test('no read of any old row fails', async () => {
  const paths = CASES.paths
  const failed: string[] = []
  const read = async (path: string) => {
    const { status } = await api.call('GET', path)
    if (status >= 500) failed.push(`${path}: ${status}`)
  }
  for (const path of paths) await read(`/api/admin/${path}`)
  for (const { brandId, scans } of Object.values(old.said.brands)) {
    for (const part of CASES.brandParts) await read(`/api/admin/brands/${brandId}${part}`)
    for (const scanId of Object.values(scans)) {
      await read(`/v1/scans/${scanId}`)
      await read(`/api/admin/scans/${scanId}`)
      const { items } = await ask(`/api/admin/scans/${scanId}/runs?limit=100`)
      // One of each engine: answered, not answered, failed.
      const some = new Map(items.map((run: { engine: string; id: string }) => [run.engine, run.id]))
      for (const id of some.values()) {
        await read(`/v1/runs/${id}/evidence`)
        await read(`/v1/runs/${id}/evidence-bundle`)
      }
    }
    for (const { id } of (await ask(`/api/admin/brands/${brandId}/findings`)).items)
      await read(`/api/admin/findings/${id}`)
  }
  expect(failed).toEqual([])
})

test('the next scan counts what the earlier version asked', async () => {
  const { brandId, scans } = old.said.brands.real
  const scanId = await api.scanToEnd(brandId)
  const { items } = await ask(`/api/admin/scans/${scanId}/runs?limit=100`)
  const run = items.find(({ engine }: { engine: string }) => engine === 'CHATGPT')
  const { plan } = await ask(`/v1/runs/${run.id}/evidence-bundle`)
  const [, , plans, runs, answered, again] = plan.history.line.split(' ').map(Number)
  // Earlier plans got their numbers afterwards. A prompt was asked twice, and perhaps once more to verify it.
  expect([plans, runs, answered]).toEqual([1, 2, 2])
  expect(again).toBeLessThanOrEqual(1)
  expect(Object.keys(scans)).toEqual(['official_api'])
})

/** What was counted. How a range is computed from it has changed since, on purpose. */
const counted = (body: object): object =>
  JSON.parse(
    JSON.stringify(body, (name, value) =>
      ['low', 'high', 'method', 'wide', 'words'].includes(name) ? undefined : value,
    ),
  )

/** Answers of apps came later. */
const OLD_ORIGINS = ORIGINS.filter((origin) => origin !== 'app').sort()

interface Spend {
  engine: string
  day: string
  origin: string
  calls: number
  costUsd: string
}

const byScan = (a: { scan_id: string }, b: { scan_id: string }): number => (a.scan_id < b.scan_id ? -1 : 1)
