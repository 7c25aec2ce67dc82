import { type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { answers, type ScriptedEngine, scriptedEngine } from '@veracite/testing/scripted-engine'
import { TEST_TOKEN } from '@veracite/testing/world'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { verifyCase } from '@veracite/verify/case/verify-case'
import { readZip } from '@veracite/verify/case/zip'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { engineOf, publishLog, VKEYS } from '../test-support/three-origins.ts'

/** Each engine answers as often: only the names of the origins tell which numbers belong together. */
const SAMPLES = 7
const EACH = 2 * SAMPLES
const ENGINE_OF: Record<Origin, Engine> = {
  engine: 'CHATGPT',
  app: 'GROK',
  stand_in: 'CLAUDE',
  demo: 'GEMINI',
}
const BESIDE = [
  { origin: 'app', count: EACH },
  { origin: 'stand_in', count: EACH },
  { origin: 'demo', count: EACH },
]
const beside = (origin: Origin) =>
  ORIGINS.filter((one) => one !== origin).map((one) => ({ origin: one, count: EACH }))

const engines = new Map<Engine, ScriptedEngine>(ORIGINS.map((origin) => engineOf(origin, ENGINE_OF[origin])))
let brandId: string
let scanId: string
const ofBrand = (path: string) => api.ask('GET', `/api/admin/brands/${brandId}/${path}`)

const { world, api } = useApi({ engines })
beforeAll(async () => {
  brandId = (await world.addBrand({ engines: Object.values(ENGINE_OF), prompts: 2 })).brandId
  scanId = await world.scanToEnd(brandId, { samples: SAMPLES, spreadMinutes: 0 })
  await publishLog(world)
})

test('the scan counts each origin separately, and every cell names its origin', async () => {
  const scan = await api.ask('GET', `/api/admin/scans/${scanId}`)
  expect(scan).toMatchObject({ status: 'COMPLETED', origin: 'engine', mentions: EACH })
  expect(scan.apart).toMatchObject(BESIDE)
  const cells = scan.matrix.map(({ engine, origin }: { engine: string; origin: string }) => [origin, engine])
  expect(new Set(cells.map(String))).toEqual(new Set(Object.entries(ENGINE_OF).map(String)))
  const { items } = await api.ask('GET', `/api/admin/scans/${scanId}/runs?limit=100`)
  expect(items).toHaveLength(ORIGINS.length * EACH)
  for (const { engine, origin } of items) expect(engine).toBe(ENGINE_OF[origin as Origin])
})

test('the report and the trend are of one of them', async () => {
  const report = await api.ask('GET', `/v1/brands/${brandId}/confabulations?window=all`)
  expect(report).toMatchObject({ origin: 'engine', classifiedRuns: EACH, apart: BESIDE })
  expect(report.confabulations.total).toBe(SAMPLES)
  for (const origin of ORIGINS) {
    const { items } = await ofBrand(`confabulations?origin=${origin}`)
    expect(items.map(({ engine }: { engine: string }) => engine)).toEqual(
      Array(SAMPLES).fill(ENGINE_OF[origin]),
    )
    expect(JSON.stringify(await ofBrand(`trend?origin=${origin}`))).not.toMatch(
      new RegExp(`"(asked|classified)":(${2 * EACH}|${3 * EACH})\\b`),
    )
  }
})

test.each(ORIGINS)('rates of %s are over its own answers', async (origin) => {
  const { scan, overall, engines: rows } = await ofBrand(`rates?scan=${scanId}&origin=${origin}`)
  expect(scan).toMatchObject({ origin, classified: EACH, apart: beside(origin) })
  expect(overall).toMatchObject({ planned: EACH, classified: EACH })
  expect(overall.rates.CONFABULATED).toMatchObject({ seen: SAMPLES, asked: EACH })
  expect(rows.map(({ engine }: { engine: string }) => engine)).toEqual([ENGINE_OF[origin]])
})

test('the metrics name the origin of every number of answers', async () => {
  const { text } = await api.call('GET', '/metrics')
  for (const origin of ORIGINS)
    expect(text).toContain(`veracite_runs_for_review{origin="${origin}"} ${SAMPLES}`)
})

test('a bundle of each says who answered, and a case file of all titles each exhibit with it', async () => {
  const { items } = await ofBrand('findings')
  const access: Record<Origin, string> = {
    engine: 'official_api',
    app: 'app',
    stand_in: 'compatible_server',
    demo: 'demo',
  }
  for (const { origin, lastRunId } of items) {
    const { text } = await api.call('GET', `/v1/runs/${lastRunId}/evidence-bundle`)
    const { status, facts } = verifyBundle(text, { vkeys: VKEYS })
    expect({ status, ...facts }).toMatchObject({
      status: 'verified',
      engine: ENGINE_OF[origin as Origin],
      access: access[origin as Origin],
    })
  }
  const runs = items.map(({ lastRunId }: { lastRunId: string }) => lastRunId)
  const made = await api.ask('POST', '/api/admin/cases', { brandId, runs })
  await publishLog(world)
  await api.ask('GET', `/api/admin/cases/${made.id}`)
  const authorization = `Bearer ${TEST_TOKEN}`
  const response = await fetch(`${api.url}${made.file}`, { headers: { authorization } })
  const file = new Uint8Array(await response.arrayBuffer())
  const report = verifyCase(file, { vkeys: VKEYS })
  expect(report.status).toBe('verified')
  expect(new Set(report.bundles.map((one) => String([one.engine, one.access])))).toEqual(
    new Set(ORIGINS.map((origin) => String([ENGINE_OF[origin], access[origin]]))),
  )
  const part = (name: string) =>
    new TextDecoder().decode(readZip(file).find(({ path }) => path === name)?.bytes)
  const summary = JSON.parse(part('index.json'))
  expect(summary.answers.map(({ engine }: { engine: string }) => engine).toSorted()).toEqual([
    'ChatGPT',
    'Demonstration of Gemini',
    'Grok app',
    'Stand-in for Claude',
  ])
  expect(part('index.html')).toMatch(/STAND-IN\. 1 exhibit \(\d\) of 4 is an answer/)
})

test('an engine that is silent says nothing about what a demonstration has said', async () => {
  const { brandId: other } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  engines.set(...engineOf('demo', 'CHATGPT'))
  await world.scanToEnd(other)
  const silent = answers('Nothing is known about it.')
  engines.set('CHATGPT', scriptedEngine('CHATGPT', silent, {}, 'official_api'))
  await world.scanToEnd(other, { samples: 10, spreadMinutes: 0 })
  const [finding] = (await api.get(`/api/admin/brands/${other}/findings`)).items
  expect(finding).toMatchObject({ demo: true, state: 'open', occurrences: 1, notSeen: null })
})
