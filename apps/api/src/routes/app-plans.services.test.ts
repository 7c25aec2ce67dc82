import { sha256Hex } from '@veracite/terms/digest'
import { eventually } from '@veracite/testing/eventually'
import { answers, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import { TEST_TOKEN } from '@veracite/testing/world'
import { DRAWING_RULE, drawSlots } from '@veracite/verify/bundle/draw-slots'
import { linesRoot } from '@veracite/verify/bundle/sampling-lines'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { hexEncode, utf8Decode } from '@veracite/verify/bytes'
import { verifyCase } from '@veracite/verify/case/verify-case'
import { readZip } from '@veracite/verify/case/zip'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { publishLog, VKEYS } from '../test-support/three-origins.ts'

const DAY_MS = 86_400_000
const WRONG = 'Halden Instruments was founded in 1998.'
const RIGHT = 'Halden Instruments was founded in 2004.'
let offsetMs = 0
const now = () => new Date(Date.now() + offsetMs)
const day = (n: number) => new Date(now().getTime() + n * DAY_MS).toISOString().slice(0, 10)

const { world, api } = useApi(async () => {
  // Over the interface, every question but the first is answered wrongly.
  const script: Script = (question, ...rest) =>
    answers(question.prompt.includes('(0)') ? RIGHT : WRONG)(question, ...rest)
  return {
    engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', script, {}, 'official_api')]]),
    ports: { clock: { now } },
  }
})
let brandId: string
let planId: string
const post = (path: string, body: unknown) =>
  api.call('POST', `/api/admin/brands/${brandId}/${path}`, { body })
const read = () => api.get(`/api/admin/app-plans/${planId}`)
const wish = () => ({
  name: 'November',
  people: [
    { name: 'Ada', account: 'fresh' },
    { name: 'Ben', account: 'used' },
  ],
  engines: ['CHATGPT'],
  questions: 4,
  firstDay: day(0),
  lastDay: day(1),
  by: 'Operator',
})

interface Slot {
  number: number
  person: number
  question: string
  state: string
  runId: string | null
}

beforeAll(async () => {
  ;({ brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 5, maxScansPerMonth: 100 }))
})

test.each([
  [{ firstDay: '2020-01-01' }, 'firstDay'],
  [{ lastDay: '2020-01-01' }, 'lastDay'],
  [{ lastDay: '2999-01-01' }, 'lastDay'],
  [{ questions: 6 }, 'questions'],
  [{ promptIds: ['00000000-0000-4000-8000-000000000000'] }, 'promptIds'],
  [{ engines: ['GROK'] }, 'engines'],
])('400 for %j names %s', async (change, path) => {
  const { status, body } = await post('app-plans', { ...wish(), ...change })
  expect([status, body.fields[0].path]).toEqual([400, path])
})

test('a plan is drawn by its seed, signed and in the log before its answers; a scan asks the same', async () => {
  const { status, body } = await post('app-plans', wish())
  expect(status).toBe(201)
  planId = body.id
  expect(body).toMatchObject({ done: 0, open: 4, missed: 0, measured: [], plannedBy: 'Operator' })
  const [{ text, sha256 }] = body.signed
  expect(sha256Hex(text)).toBe(sha256)
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({ rule: DRAWING_RULE, drawn: 4, paired: true, people: wish().people })
  const drawn = drawSlots(manifest.seed, {
    ...{ questions: manifest.questions, drawn: manifest.drawn, engines: manifest.engines },
    ...{ people: manifest.people.length, firstDay: wish().firstDay, lastDay: wish().lastDay },
  })
  expect(drawn.map((slot) => Object.values(slot).join(' '))).toEqual(manifest.slots)
  const asked = body.slots.map(({ question }: Slot) => sha256Hex(question))
  expect(asked).toEqual(drawn.map(({ question }) => manifest.questions[question - 1]))
  await eventually('the scan and the log', async () => {
    await publishLog(world)
    const plan = await read()
    if (plan.scanId === null || plan.signed[0].logIndex === null) return false
    const scan = await api.get(`/api/admin/scans/${plan.scanId}`)
    return scan.status === 'COMPLETED' && scan
  })
})

const bring = async ({ question, person }: Slot, answer: string) =>
  post('app-answers', {
    engine: 'CHATGPT',
    typed: { question, answer },
    fills: { appPlanId: planId, person },
  })

test('answers fill the slots of their person; another person, question or plan is refused', async () => {
  const { slots } = (await read()) as { slots: Slot[] }
  const ofAda = slots.filter(({ person }) => person === 1)
  const [first, second] = ofAda as [Slot, Slot]
  const filled = await bring(first, WRONG)
  expect(filled.body).toMatchObject({ filled: [first.number], grade: 'D' })
  expect((await bring({ ...second, person: 2 }, WRONG)).body.fields[0].path).toBe('body.fills')
  expect((await bring({ ...second, question: 'Another?' }, WRONG)).status).toBe(400)
  // The slot has its answer: a better one does not take its place.
  expect((await bring(first, RIGHT)).status).toBe(400)
  expect((await bring(second, RIGHT)).body.filled).toEqual([second.number])
  expect((await bring(first, RIGHT)).status).toBe(409)
  const plan = await eventually('both pairs', async () => {
    const one = await read()
    return one.measured[0]?.pairs === 2 && one
  })
  expect(plan).toMatchObject({ done: 2, open: 2 })
  const [measured] = plan.measured
  const apiWrong = ofAda.filter(({ question }) => !question.includes('(0)')).length
  expect(measured).toMatchObject({ engine: 'CHATGPT', origin: 'engine', grades: { D: 2 } })
  expect(measured.appGivenApi.asked).toBe(apiWrong)
  expect(measured.apiGivenApp).toMatchObject({ asked: 1, seen: first.question.includes('(0)') ? 0 : 1 })
  expect(measured.apiGivenApp.high).toBeGreaterThan(measured.apiGivenApp.low)
})

const bundleOf = async (runId: string) => {
  await publishLog(world)
  const { text } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
  return { bundle: JSON.parse(text), report: verifyBundle(text, { vkeys: VKEYS }) }
}
const firstFilled = async (): Promise<Slot & { runId: string }> =>
  (await read()).slots.find(({ runId }: Slot) => runId !== null)

test('the bundle of an answer carries the plan; without the outcome it says that the plan is not over', async () => {
  const { number, runId } = await firstFilled()
  const { bundle, report } = await bundleOf(runId)
  expect(report.status).toBe('verified')
  expect(report.facts.slot).toEqual({ slot: number, slots: 4, account: 'fresh', accounted: false })
  expect(report.sampling).toContain(
    `Slot ${number} of 4 of a plan for people, logged before this answer; what`,
  )
  expect(bundle.statement.sampling).toContain(`slot ${number} of 4 of a plan for people`)
  expect(bundle.outcomes).toBeNull()
})

test('after the last day what nobody brought is missed, and the signed outcome says so', async () => {
  const { slots } = (await read()) as { slots: Slot[] }
  const open = slots.find(({ state }) => state === 'open') as Slot
  offsetMs += 2 * DAY_MS
  expect((await bring(open, WRONG)).status).toBe(409)
  const plan = await eventually('the outcome', async () => {
    await world.dueNow()
    const one = await read()
    return one.closedAt !== null && one
  })
  expect(plan).toMatchObject({ done: 2, open: 0, missed: 2 })
  const [drawn, outcome] = plan.signed
  const manifest = JSON.parse(outcome.text)
  expect(manifest).toMatchObject({ prev: drawn.sha256, slots: 4, done: 2, scanId: plan.scanId })
  expect(hexEncode(linesRoot(outcome.lines))).toBe(manifest.root)
  expect(outcome.lines.filter((line: string) => line.endsWith(' missed'))).toHaveLength(2)
  expect((await api.get(`/api/admin/brands/${brandId}/app-plans`)).items).toMatchObject([{ missed: 2 }])
})

test('then bundles and case files carry the outcome, and every verifier counts it again', async () => {
  const { number, runId } = await firstFilled()
  const { bundle, report } = await bundleOf(runId)
  const words = `Slot ${number} of 4 of a plan for people, logged before this answer; 2 filled, 2 missed.`
  expect(report).toMatchObject({ status: 'verified', sampling: words })
  expect(bundle.statement.sampling).toContain('2 slots were filled and 2 missed')
  const { slots } = (await read()) as { slots: Slot[] }
  const runIds = slots.flatMap((slot) => slot.runId ?? [])
  const made = await api.call('POST', '/api/admin/cases', { body: { brandId, runs: runIds } })
  expect(made.status).toBe(201)
  await publishLog(world)
  const file = await fetch(`${api.url}/api/admin/cases/${made.body.id}/file`, {
    headers: { authorization: `Bearer ${TEST_TOKEN}` },
  })
  const bytes = await file.bytes()
  const ofCase = verifyCase(bytes, { vkeys: VKEYS })
  expect(ofCase.status).toBe('verified')
  expect(ofCase.bundles.map((one) => one.status)).toEqual(runIds.map(() => 'verified'))
  const entries = readZip(bytes)
  const named = (path: RegExp) =>
    utf8Decode(entries.find((entry) => path.test(entry.path))?.bytes ?? new Uint8Array())
  expect(JSON.parse(named(/^index\.json$/)).record.completeness.plans).toMatchObject([
    { forPeople: true, planned: 4, included: 2, classes: { FILLED: 2 }, without: { MISSED: 2 } },
  ])
  expect(named(/^index\.html$/)).toContain('Plan for people')
})
