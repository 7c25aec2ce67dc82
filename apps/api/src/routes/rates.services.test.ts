import { answers, refuses, scriptedEngine } from '@veracite/testing/scripted-engine'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const ELSE = 'Several makers are worth a look, and most of them offer a trial.'

let brandId: string
let scans: string[]

const first = scriptedEngine('CHATGPT', (question, asked, signal) =>
  answers(asked <= 12 ? WRONG : ELSE)(question, asked, signal),
)
// The second scan finds this one silent, so it is PARTIAL.
const second = scriptedEngine('CLAUDE', (question, asked, signal) =>
  (asked <= 12 ? answers(WRONG) : refuses())(question, asked, signal),
)
const { world, api } = useApi({
  engines: new Map([
    ['CHATGPT', first],
    ['CLAUDE', second],
  ]),
})
beforeAll(async () => {
  const brand = await world.addBrand({ engines: ['CHATGPT', 'CLAUDE'], prompts: 12 })
  brandId = brand.brandId
  scans = [await api.scanToEnd(brandId), await api.scanToEnd(brandId)]
})
const get = (path: string) => api.call('GET', `/api/admin/brands/${brandId}${path}`)

test('the rates of a scan, in the words in which they are shown', async () => {
  const { status, body } = await get(`/rates?scan=${scans[0]}&measure=CONFABULATED`)
  expect(status).toBe(200)
  expect(body.scan).toMatchObject({
    id: scans[0],
    status: 'COMPLETED',
    planned: 24,
    classified: 24,
    note: null,
  })
  expect(body.overall.rates.CONFABULATED).toMatchObject({
    seen: 24,
    asked: 24,
    rate: 1,
    method: 'one_sided',
    words: '24 of 24 · 88–100 %',
    likeThese: { prompts: 12, words: expect.stringMatching(/ for questions like these, from 12 prompts$/) },
  })
  expect(body.cells).toHaveLength(24)
  expect(body.cells[0].rates).toEqual({ CONFABULATED: expect.objectContaining({ words: '1 of 1' }) })
})

test('without a scan: the newest finished one, marked if PARTIAL', async () => {
  const { body } = await get('/rates')
  expect(body.scan).toMatchObject({ id: scans[1], status: 'PARTIAL' })
  expect(body.scan.note).toMatch(/^PARTIAL: 12 of 24 answers are counted/)
  expect(
    body.engines.map((row: { engine: string; classified: number }) => [row.engine, row.classified]),
  ).toEqual([
    ['CHATGPT', 12],
    ['CLAUDE', 0],
  ])
})

test('by engine and intent, and scan by scan: the same counts, oldest first', async () => {
  const { body: rates } = await get(`/rates?scan=${scans[0]}`)
  expect(rates.matrix).toHaveLength(2 * 4)
  for (const { classified, rates: of } of rates.matrix)
    expect([classified, of.CONFABULATED.seen, of.CONFABULATED.asked]).toEqual([3, 3, 3])
  const { body } = await get('/trend?measure=CONFABULATED&scans=5')
  expect(body.points.map(({ scan }: { scan: { id: string } }) => scan.id)).toEqual(scans)
  const [first, second] = body.points
  expect(first.overall).toMatchObject({ seen: 24, asked: 24 })
  expect(second.engines).toMatchObject([
    { engine: 'CHATGPT', rate: { seen: 0, asked: 12 } },
    { engine: 'CLAUDE', rate: null },
  ])
  expect((await get('/trend?scans=1')).body.points).toHaveLength(1)
  for (const query of ['scans=0', 'scans=31', 'measure=x'])
    expect([query, (await get(`/trend?${query}`)).status]).toEqual([query, 400])
})

test('a scan by engine and intent: no answers and failures are counted beside classified runs', async () => {
  const { body } = await api.call('GET', `/api/admin/scans/${scans[1]}`)
  expect(body).toMatchObject({ brandId, samples: 1, status: 'PARTIAL', totalRuns: 24 })
  expect(body.matrix).toHaveLength(2 * 4)
  for (const { engine, runs, byStatus, counts } of body.matrix)
    expect([engine, runs, byStatus, counts.ABSENT]).toEqual(
      engine === 'CHATGPT' ? [engine, 3, { CLASSIFIED: 3 }, 3] : [engine, 3, { FAILED: 3 }, 0],
    )
  const runs = `/api/admin/scans/${scans[1]}/runs`
  expect((await api.get(`${runs}?intent=BRANDED`)).total).toBe(6)
  expect(await api.statusOf('GET', `${runs}?intent=x`)).toBe(400)
  expect(await api.statusOf('GET', `/api/admin/scans/${brandId}`)).toBe(404)
  expect(await api.get(`/api/admin/brands/${brandId}`)).toMatchObject({ id: brandId })
  expect(await api.statusOf('GET', `/api/admin/brands/${scans[0]}`)).toBe(404)
})

test('a change over what both scans have; what the PARTIAL one lacks is not a change', async () => {
  const { status, body } = await get(`/changes?from=${scans[0]}&to=${scans[1]}`)
  expect(status).toBe(200)
  expect(body.engines).toMatchObject([
    { engine: 'CHATGPT', method: 'mcnemar', difference: -1, standsOut: true, words: '12 of 12 → 0 of 12' },
  ])
  expect([body.cellsCompared, body.cellsNotCompared]).toEqual([12, 12])
  expect(body).toMatchObject({ falseDiscoveryRate: 0.05, family: expect.any(Number) })
  expect(new Set(body.notCompared.map(({ reason }: { reason: string }) => reason))).toEqual(
    new Set(['no_answer_in_to']),
  )
  expect(body.breaks).toEqual([])
})

test('scans that cannot be compared are refused', async () => {
  const other = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  expect((await get(`/changes?from=${scans[0]}&to=${scans[0]}`)).status).toBe(400)
  expect((await get(`/changes?from=${scans[0]}`)).status).toBe(400)
  expect((await get(`/rates?scan=${brandId}`)).status).toBe(404)
  expect((await get('/rates?scan=x')).status).toBe(400)
  const path = `/api/admin/brands/${other.brandId}/rates`
  expect(await api.statusOf('GET', `${path}?scan=${scans[0]}`)).toBe(404)
  expect(await api.statusOf('GET', path)).toBe(404)
})
