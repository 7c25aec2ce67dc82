import { adminOperations } from '@veracite/contract/document/admin-operations'
import { operations } from '@veracite/contract/operations'
import { type Engine, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { eventually } from '@veracite/testing/eventually'
import { fillTemplate } from '@veracite/testing/fill-template'
import { readPdf } from '@veracite/testing/read-pdf'
import type { ScriptedEngine } from '@veracite/testing/scripted-engine'
import { IS_WHOLE } from '@veracite/testing/thorough'
import { TEST_TOKEN } from '@veracite/testing/world'
import { readZip } from '@veracite/verify/case/zip'
import { beforeAll, expect, test } from 'vitest'
import { type TestApi, useApi } from '../test-support/server.ts'
import {
  engineOf,
  misnamed,
  namesOf,
  publishLog,
  SAMPLES,
  sumsIn,
  useThreeOrigins,
} from '../test-support/three-origins.ts'
import CASES from './origins.cases.json' with { type: 'json' }

const TOKEN = `Bearer ${TEST_TOKEN}`

/**
 * Operations that show no answer, no finding and no number of either, with what they show instead; those that read, with
 * an address; those tested one by one below, because they write or need two scans. Last, members whose numbers are no
 * numbers of answers: bytes, places in the log, tokens, what an account has left.
 */
const { withoutAnswers, read, oneByOne, otherNumbers: OTHER_NUMBERS } = CASES

test('every operation of both documents is in one of the lists', () => {
  const all = [...operations, ...adminOperations].map(({ id }) => id).sort()
  expect([...Object.keys(withoutAnswers), ...Object.keys(read), ...oneByOne].sort()).toEqual(all)
})

const engines = new Map<Engine, ScriptedEngine>([engineOf('demo')])
const { world, api } = useApi({ engines })
const ask: TestApi['ask'] = (...request) => api.ask(...request)
const three = useThreeOrigins(() => world, engines)
beforeAll(() => publishLog(world))

test.each(Object.entries(read))(
  '%s names the origin of answers and never adds origins up',
  async (id, path) => {
    for (const origin of ORIGINS) {
      const body = await ask('GET', fillTemplate(path, namesOf(three, origin)))
      // Of a bundle, the signed manifest says it, and every verifier shows it.
      if (id !== 'getEvidenceBundle') expect(misnamed(body, three)).toEqual([])
      expect(sumsIn(body, OTHER_NUMBERS)).toEqual([])
    }
  },
)

test('the lists hold all three, so that there was something to tell apart', async () => {
  const { brandId } = three
  const report = await ask('GET', `/v1/brands/${brandId}/confabulations?window=all`)
  expect(report).toMatchObject({
    ...{ demo: false, origin: 'engine', classifiedRuns: 2 * SAMPLES.engine },
    apart: [
      { origin: 'app', count: 2 * SAMPLES.app },
      { origin: 'stand_in', count: 2 * SAMPLES.stand_in },
      { origin: 'demo', count: 2 * SAMPLES.demo },
    ],
  })
  const findings = await ask('GET', `/api/admin/brands/${brandId}/findings`)
  expect(findings).toMatchObject({ total: 1, origin: 'engine' })
  expect(findings.apart).toHaveLength(3)
  expect(findings.items.map(({ occurrences }: { occurrences: number }) => occurrences)).toEqual([
    SAMPLES.engine,
    SAMPLES.app,
    SAMPLES.stand_in,
    SAMPLES.demo,
  ])
  const review = await ask('GET', `/api/admin/brands/${brandId}/review?limit=100`)
  expect(review).toMatchObject({ total: SAMPLES.engine, origin: 'engine' })
  expect(new Set(review.items.map(({ origin }: { origin: string }) => origin))).toEqual(new Set(ORIGINS))
  const { items } = await ask('GET', '/api/admin/events?last=1000')
  const told = items.filter(({ kind }: { kind: string }) => kind === 'confabulation.new')
  expect(told.map(({ data }: { data: { origin: string } }) => data.origin)).toEqual([
    'demo',
    'stand_in',
    'app',
    'engine',
  ])
  expect(items.some(({ kind }: { kind: string }) => kind === 'citation_class.changed')).toBe(false)
  const { engines: days } = await ask('GET', '/api/admin/engines/spend')
  expect(
    new Set(days.map(({ origin, calls }: { origin: Origin; calls: number }) => [origin, calls].join())),
  ).toEqual(new Set(ORIGINS.map((origin) => [origin, 2 * SAMPLES[origin]].join())))
})

test('the plan of a scan counts what was asked of the same before it, and no demonstration', async () => {
  const plan = async (origin: Origin) => {
    const { plan: sealed } = await ask('GET', `/v1/runs/${three.of[origin].runId}/evidence-bundle`)
    return sealed.history.line.split(' ').slice(2)
  }
  expect((await plan('demo')).slice(0, 3)).toEqual(['0', '0', '0'])
  expect((await plan('stand_in')).slice(0, 3)).toEqual(['0', '0', '0'])
  const before = `${SAMPLES.stand_in}`
  expect((await plan('engine')).slice(0, 3)).toEqual(['1', before, before])
})

test.each(ORIGINS)('bundles and pages of %s say it in words', async (origin) => {
  const { runId } = three.of[origin]
  const bundle = await ask('GET', `/v1/runs/${runId}/evidence-bundle`)
  const { text } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle?format=html`)
  const said = {
    app: 'a person brought from the ChatGPT app',
    demo: 'DEMONSTRATION ONLY',
    stand_in: 'tand-in for ChatGPT',
    engine: 'ChatGPT',
  }[origin]
  expect(JSON.stringify(bundle.statement)).toContain(said)
  expect(text).toContain(said)
  expect(bundle.certification === null).toBe(origin === 'demo')
})

test('answers of different origin are neither compared nor asked again by another', async () => {
  const { brandId, of } = three
  const changes = (from: Origin, to: Origin) =>
    api.call('GET', `/api/admin/brands/${brandId}/changes?from=${of[from].scanId}&to=${of[to].scanId}`)
  for (const [from, to] of [
    ['demo', 'engine'],
    ['stand_in', 'engine'],
    ['engine', 'demo'],
  ] as const)
    expect((await changes(from, to)).status).toBe(409)
  const { jobId } = await ask('POST', `/v1/runs/${of.demo.runId}/verify`)
  expect((await world.jobEnds(jobId, { wanted: 'dead' })).error).toContain('demonstration')
})

test('corrections of each origin stay apart, whatever is done with them', async () => {
  for (const origin of ORIGINS) {
    const { correctionId, findingId } = three.of[origin]
    const of = `/api/admin/corrections/${correctionId}`
    expect(await ask('GET', of)).toMatchObject({ origin, findings: [findingId] })
    const moved = await ask('POST', `${of}/moves`, { move: 'asked' })
    const set = await ask('PUT', `${of}/deadline`, { deadline: '2099-01-01T00:00:00Z' })
    expect([moved.origin, set.origin]).toEqual([origin, origin])
    expect([...misnamed(moved, three), ...misnamed(set, three)]).toEqual([])
    const times = await ask('GET', `/api/admin/brands/${three.brandId}/corrections/times?origin=${origin}`)
    expect(times.overall.count, 'its own alone').toBe(1)
  }
  const { items } = await ask('GET', `/api/admin/brands/${three.brandId}/corrections`)
  expect(items.map(({ origin }: { origin: Origin }) => origin)).toEqual(['demo', 'stand_in', 'app', 'engine'])
})

test.each(['answers', 'claims', 'findings', 'rates', 'corrections'])(
  'every row of exported %s names it',
  async (kind) => {
    const query = `format=jsonl&brandId=${three.brandId}`
    const { status, text } = await api.call('GET', `/api/admin/exports/${kind}?${query}`)
    expect(status).toBe(200)
    const rows = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(new Set(rows.map(({ origin }) => origin))).toEqual(new Set(ORIGINS))
    expect(misnamed(rows, three)).toEqual([])
    expect(sumsIn(rows, OTHER_NUMBERS)).toEqual([])
  },
)

const makeReport = () => {
  const day = new Date().toISOString().slice(0, 10)
  return ask('POST', `/api/admin/brands/${three.brandId}/reports`, { from: day, to: day })
}
test('a report is of one origin, and says of which', async () => {
  const made = await makeReport()
  const read = await ask('GET', `/api/admin/reports/${made.id}`)
  for (const report of [made, read]) {
    const { measured, findings, ...figures } = report.figures
    expect(report).toMatchObject({ demo: false, figures: { demo: false, origin: 'engine' } })
    expect(findings.worst).not.toEqual([])
    const shown = { demo: figures.demo, origin: figures.origin, measured, findings }
    expect([...misnamed(shown, three), ...sumsIn(shown, OTHER_NUMBERS)]).toEqual([])
  }
  const { items } = await ask('GET', `/api/admin/brands/${three.brandId}/reports`)
  expect(items).toMatchObject([{ id: made.id, demo: false }])
})

test('a report shows nothing of other origins as its own', async () => {
  const { figures } = await makeReport()
  expect(misnamed(figures, three)).toEqual([])
  expect(sumsIn(figures, OTHER_NUMBERS)).toEqual([])
})

test('answers that a declared predicate is tried on name it', async () => {
  const declaration = {
    ...{ name: 'return_window', label: 'Return window', value: { kind: 'number', unit: 'days' } },
    question: 'Within how many days can a purchase be sent back?',
  }
  const wish = { declaration, limit: 20 }
  const preview = await ask('POST', `/api/admin/brands/${three.brandId}/predicates/preview`, wish)
  expect(preview.items.length).toBeGreaterThan(0)
  expect(misnamed(preview, three)).toEqual([])
})

test('single items that are read or settled name their origin too', async () => {
  const { brandId, of } = three
  for (const origin of ORIGINS) {
    const { answer } = await ask('GET', `/v1/runs/${of[origin].runId}/evidence`)
    const check = await ask('POST', `/v1/public/evidence/${of[origin].sha256}/check`, { content: answer })
    expect(check).toMatchObject({ found: true, origin, demo: origin === 'demo' })
  }
  const facts = [{ predicate: 'founded_year', value: 1998 }]
  const preview = await ask('POST', `/api/admin/brands/${brandId}/facts/preview`, { facts })
  expect(misnamed(preview, three)).toEqual([])
  expect(sumsIn(preview, OTHER_NUMBERS)).toEqual([])
  expect(preview).toMatchObject({ origin: 'engine', runs: 2 * SAMPLES.engine })
  const estimate = await ask('POST', `/api/admin/brands/${brandId}/scans/estimate`, {})
  expect(estimate.engines[0].usdPerAnswer, 'by what the engine itself cost').toBe('0.010000')
  const { items } = await ask('GET', `/api/admin/brands/${brandId}/review?limit=100`)
  for (const origin of ORIGINS) {
    const { findingId } = of[origin]
    const settled = await ask('POST', `/api/admin/findings/${findingId}/settle`, { note: 'seen' })
    expect(misnamed(settled, three)).toEqual([])
    const reopened = await ask('POST', `/api/admin/findings/${findingId}/reopen`, {})
    expect([reopened.origin, misnamed(reopened, three)]).toEqual([origin, []])
    await ask('POST', `/api/admin/findings/${findingId}/settle`, { note: 'seen' })
    const { runId } = items.find((run: { origin: string }) => run.origin === origin)
    for (const answer of ['wrong', 'cannot_tell']) {
      const answered = await ask('POST', `/api/admin/runs/${runId}/review/answer`, { answer })
      const undone = await ask('DELETE', `/api/admin/runs/${runId}/review`)
      expect([answered.origin, undone.origin]).toEqual([origin, origin])
    }
    const wish = { class: 'DESCRIPTIVE', claims: [] }
    const answer = await api.call('POST', `/api/admin/runs/${runId}/review`, { body: wish })
    if (answer.status < 300) expect(misnamed(answer.body, three)).toEqual([])
  }
})

// cases.services.test.ts makes one of engines, so an ordinary run makes one of the demonstration only.
test.each(ORIGINS.filter((origin) => IS_WHOLE || origin === 'demo'))('a case file of %s', async (origin) => {
  const { findingId } = three.of[origin]
  // Outcomes are sealed again where a test above changed a class, a moment later.
  const publishing = setInterval(() => void publishLog(world), 500)
  const wanted = { brandId: three.brandId, findings: [findingId] }
  const made = await ask('POST', '/api/admin/cases', wanted).finally(() => clearInterval(publishing))
  await publishLog(world)
  const preview = await ask('POST', '/api/admin/cases/preview', wanted)
  expect(preview).toMatchObject({ demo: origin === 'demo', reference: made.reference, answers: made.runs })
  expect(preview.statements).toHaveLength(1)
  const stored = await ask('GET', `/api/admin/cases/${made.id}`)
  expect([made.demo, stored.demo]).toEqual([origin === 'demo', origin === 'demo'])
  const contents = await ask('GET', `/api/admin/cases/${made.id}/contents`)
  expect([contents.demo, contents.exhibits.length]).toEqual([origin === 'demo', SAMPLES[origin]])
  expect(sumsIn(contents, [...OTHER_NUMBERS, 'files', 'exhibits'])).toEqual([])
  // A busy server may ask callers to come back.
  const file = await eventually('the file', async () => {
    const response = await fetch(`${api.url}${made.file}`, { headers: { authorization: TOKEN } })
    return response.ok && new Uint8Array(await response.arrayBuffer())
  })
  const parts = readZip(file)
  const text = (name: string) =>
    new TextDecoder().decode(parts.find(({ path }) => path === name)?.bytes ?? new Uint8Array())
  const summary = JSON.parse(text('index.json'))
  expect(summary.demonstration).toBe(origin === 'demo')
  const name = {
    app: 'ChatGPT app',
    demo: 'Demonstration of ChatGPT',
    stand_in: 'Stand-in for ChatGPT',
    engine: 'ChatGPT',
  }
  expect(made.reference).toBe(`Halden Instruments: founding year, said by ${name[origin]}`)
  expect(summary.findings[0]).toMatchObject({ engine: name[origin], occurrences: SAMPLES[origin] })
  expect(text('index.html').includes('class="demo"')).toBe(origin === 'demo')
  expect(sumsIn(summary, [...OTHER_NUMBERS, 'answers'])).toEqual([])
  const title = {
    app: 'What people got from AI apps about',
    demo: 'Demonstration: invented answers about',
    stand_in: 'What stand-ins for AI answer engines say about',
    engine: 'What AI answer engines say about',
  }[origin]
  expect(text('index.html')).toContain(`<title>${title} Halden Instruments</title>`)
  expect(text('index.html').includes('STAND-IN. All exhibits are answers')).toBe(origin === 'stand_in')
  const { title: printed, sheets } = await readPdf(
    parts.find(({ path }) => path === 'case.pdf')?.bytes ?? new Uint8Array(),
  )
  expect(printed).toBe(`${title} Halden Instruments`)
  const marked = sheets.filter(({ text: sheet }) => / Exhibit \d+, STAND-IN/.test(sheet))
  expect(marked.length > 0).toBe(origin === 'stand_in')
})
