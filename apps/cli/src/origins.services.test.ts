import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveWorld, type TestApi } from '@veracite/api/test-support/server'
import {
  engineOf,
  misnamed,
  publishLog,
  scanThreeOrigins,
  sumsIn,
  sumsInText,
  type ThreeOrigins,
} from '@veracite/api/test-support/three-origins'
import { type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { oneTestServer } from '@veracite/testing/database'
import type { ScriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IN_INSTALLATION } from './commands/in-installation.ts'
import { systemIo } from './context.ts'
import { createProgram } from './program.ts'
import { runHere } from './test-support/cli.ts'

/** Commands that show no answer, no finding and no number of either. */
const WITHOUT_ANSWERS = [
  ...['accounts', 'brands', 'prompts', 'plans', 'keys', 'webhooks', 'schedules', 'engines', 'doctor', 'init'],
  ...['migrate', 'log', 'witness', 'completion', 'reclassify', 'classify', 'help'],
  ...['people', 'record', 'feeds', 'readers'],
  // Marks what shows a demonstration, and shows nothing of it.
  'share',
  // It only queues work.
  'reverify',
  // Writes a file whose rows name it: see apps/api/src/routes/origins.services.test.ts.
  'export',
]

type OfOne = ThreeOrigins['of'][Origin] & { correctionId: string }
type Words = (of: OfOne, brandId: string, folder: string) => string[]
const COMMANDS: Record<string, Words> = {
  scan: ({ scanId }) => ['scan', '--follow', scanId],
  scans: (_, brandId) => ['scans', brandId],
  runs: ({ scanId }) => ['runs', scanId],
  confabulations: (_, brandId) => ['confabulations', brandId, '--window', 'all'],
  findings: (_, brandId) => ['findings', brandId],
  'findings show': ({ findingId }) => ['findings', 'show', findingId],
  sources: (_, brandId) => ['sources', brandId],
  rates: ({ scanId }, brandId) => ['rates', brandId, '--scan', scanId],
  changes: ({ scanId }, brandId) => ['changes', brandId, '--from', scanId, '--to', scanId],
  review: (_, brandId) => ['review', brandId],
  evidence: ({ runId }) => ['evidence', runId],
  facts: (_, brandId) => ['facts', 'add', brandId, 'founded_year', '1998', '--preview'],
  events: () => ['events', '--last', '1000'],
  check: ({ sha256 }, _, folder) => ['check', sha256, join(folder, 'answer.txt')],
  bundle: ({ runId }, _, folder) => ['bundle', runId, '-o', join(folder, `${runId}.json`)],
  verify: ({ runId }, _, folder) => ['verify', join(folder, `${runId}.json`)],
  case: (_, brandId) => ['case', 'list', brandId],
  corrections: (_, brandId) => ['corrections', brandId],
  'corrections show': ({ correctionId }) => ['corrections', 'show', correctionId],
  // What a report says is tested in apps/api/src/routes/origins.services.test.ts.
  reports: (_, brandId) => ['reports', 'list', brandId],
  predicates: (_, brandId) => ['predicates', 'list', brandId],
}
const DECLARED = [
  ...['return_window', '--label', 'Return window', '--value', 'number', '--unit', 'days'],
  ...['--question', 'Within how many days can a purchase be sent back?'],
]
const NAMED: Record<Origin, RegExp> = { demo: /DEMO/, stand_in: /stand-in/i, engine: /./ }
const OTHER_NUMBERS = [
  'bytes',
  'usage',
  'log',
  'start',
  'end',
  'sample',
  'fileBytes',
  'facts',
  'steps',
  'parts',
]

test('every command is in one of the lists', () => {
  const { program } = createProgram(systemIo(), IN_INSTALLATION)
  const names = program.commands.map((command) => command.name())
  const known = new Set([...WITHOUT_ANSWERS, ...Object.keys(COMMANDS).map((name) => name.split(' ')[0])])
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

describe.each(oneTestServer())('the command line on answers of three origins, on $name', (server) => {
  const engines = new Map<Engine, ScriptedEngine>([engineOf('demo')])
  const folder = mkdtempSync(join(tmpdir(), 'veracite-origins-'))
  let world: World
  let api: TestApi
  let three: ThreeOrigins & { of: Record<Origin, OfOne> }
  let env: Record<string, string>

  beforeAll(async () => {
    writeFileSync(join(folder, 'answer.txt'), 'something else')
    world = await createWorld(server, { engines })
    api = await serveWorld(world)
    env = { VERACITE_URL: api.url, VERACITE_TOKEN: TEST_TOKEN }
    const ask = async (method: string, path: string, body?: unknown) =>
      (await api.call(method, path, body === undefined ? {} : { body })).body
    const { brandId, of } = await scanThreeOrigins(world, engines, ask)
    const corrected = async (origin: Origin): Promise<OfOne> => {
      const { findingId, ids } = of[origin]
      const { id } = await ask('POST', `/api/admin/brands/${brandId}/corrections`, { findingId })
      return { ...of[origin], correctionId: id, ids: new Set([...ids, id]) }
    }
    three = {
      brandId,
      of: {
        engine: await corrected('engine'),
        stand_in: await corrected('stand_in'),
        demo: await corrected('demo'),
      },
    }
    await publishLog(world)
    for (const origin of ['demo', 'engine'] as const)
      await api.call('POST', '/api/admin/cases', {
        body: { brandId: three.brandId, runs: [three.of[origin].runId] },
      })
    const day = new Date().toISOString().slice(0, 10)
    await ask('POST', `/api/admin/brands/${brandId}/reports`, { from: day, to: day })
  }, 180_000)
  afterAll(async () => {
    await api?.stop()
    await world?.close()
  })

  test.each(Object.keys(COMMANDS))('%s', async (name) => {
    for (const origin of ORIGINS) {
      const words = COMMANDS[name]?.(three.of[origin], three.brandId, folder) ?? []
      const { stdout } = await runHere(words, { env })
      const shows = ORIGINS.filter((one) => [...three.of[one].ids].some((id) => stdout.includes(id)))
      for (const shown of shows) expect(stdout).toMatch(NAMED[shown])
      // The steps of a verification have numbers of their own.
      if (name !== 'verify') expect(sumsInText(stdout)).toEqual([])
      const { stdout: json } = await runHere([...words, '--json'], { env })
      for (const body of bodiesOf(json)) {
        if (name !== 'verify' && name !== 'bundle') expect(misnamed(body, three)).toEqual([])
        expect(sumsIn(body, OTHER_NUMBERS)).toEqual([])
      }
    }
  })

  test.each([
    'rates',
    'runs',
    'findings show',
    'evidence',
    'scan',
    'check',
    'bundle',
    'verify',
    'corrections show',
  ])('%s says it, whether or not it shows an id', async (name) => {
    for (const origin of ['demo', 'stand_in'] as const) {
      const words = COMMANDS[name]?.(three.of[origin], three.brandId, folder) ?? []
      expect((await runHere(words, { env })).stdout).toMatch(NAMED[origin])
    }
  })

  test('predicates preview names whose answers it shows', async () => {
    const words = ['predicates', 'preview', three.brandId, ...DECLARED, '--limit', '20']
    const { stdout } = await runHere(words, { env })
    const shows = ORIGINS.filter((one) => [...three.of[one].ids].some((id) => stdout.includes(id)))
    for (const shown of shows) expect(stdout).toMatch(NAMED[shown])
  })

  test('predicates preview names them as JSON', async () => {
    const words = ['predicates', 'preview', three.brandId, ...DECLARED, '--limit', '20', '--json']
    const [preview] = bodiesOf((await runHere(words, { env })).stdout)
    expect(preview).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ origin: 'stand_in' })]),
    })
    expect(misnamed(preview, three)).toEqual([])
  })

  test('the case with invented answers is marked, and no other', async () => {
    const { stdout } = await runHere(['case', 'list', three.brandId], { env })
    expect(stdout.match(/DEMO/g)).toHaveLength(1)
  })
})

/** One document, or one to a line. */
function bodiesOf(json: string): unknown[] {
  try {
    return json.trim() === '' ? [] : [JSON.parse(json)]
  } catch {
    return json
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
}
