import { eventually } from '@veracite/testing/eventually'
import { recountClasses } from '@veracite/testing/recount-classes'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { founded, reading, startModel } from '@veracite/testing/scripted-model'
import type { World } from '@veracite/testing/world'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { afterAll, expect, test } from 'vitest'
import { type TestApi, useApi } from '../test-support/server.ts'
import { publishLog, VKEYS } from '../test-support/three-origins.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const PLAIN = 'Halden Instruments is a well regarded maker of pressure sensors for ships and harbours.'

const REFUSED: [string, object, number, RegExp][] = [
  ['a class that does not follow', { class: 'CONFABULATED' }, 409, /does not follow.*Name the statement/],
  [
    'a quote that is not there',
    { class: 'CONFABULATED', claims: [founded('founded in 1900', 1900)] },
    400,
    /claims/,
  ],
  ['an unknown class', { class: 'WRONG' }, 400, /class/],
  ['a label with a NUL', { class: 'DESCRIPTIVE', by: 'a\u0000b' }, 400, /./],
  ['an empty note', { class: 'DESCRIPTIVE', note: ' ' }, 400, /note/],
]

let world: World
let api: TestApi
const model = startModel(() => reading())
const engines = new Map([['CHATGPT' as const, scriptedEngine('CHATGPT', answers())]])
afterAll(() => model.stop())
const places = {
  read: useApi({ engines, env: model.env }),
  unread: useApi({ engines }),
}

/** Runs of a new brand in which a model found nothing, so that what the rules found needs a person. */
async function scanned(text: string, { prompts = 1, unread = false } = {}) {
  ;({ world, api } = places[unread ? 'unread' : 'read'])
  engines.set('CHATGPT', scriptedEngine('CHATGPT', answers(text)))
  model.calls.length = 0
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts })
  const scanId = await api.scanToEnd(brandId)
  if (!unread)
    await eventually('every answer to be read', async () => {
      const rows = await world.database
        .sql`select count(*)::int as n from evidence.readings where reader_kind = 'model'
               and run_id in (select id from veracite.runs where brand_id = ${brandId})`
      return rows[0]?.n === prompts
    })
  const { items } = await api.get(`/api/admin/scans/${scanId}/runs`)
  return { brandId, runIds: items.map(({ id }: { id: string }) => id) as string[] }
}
const evidence = async (runId: string) => await api.get(`/v1/runs/${runId}/evidence`)
const waiting = async (brandId: string, query = '') =>
  await api.get(`/api/admin/brands/${brandId}/review${query}`)
const settle = (runId: string, body: object) => api.call('POST', `/api/admin/runs/${runId}/review`, { body })
const report = async (brandId: string) => await api.get(`/v1/brands/${brandId}/confabulations?window=all`)

test('a page at a time, newest first, with reasons', async () => {
  const { brandId, runIds } = await scanned(WRONG, { prompts: 3 })
  const first = await waiting(brandId, '?limit=2')
  expect(first).toMatchObject({ total: 3, items: [{}, {}], nextCursor: expect.any(String) })
  const second = await waiting(brandId, `?limit=2&cursor=${first.nextCursor}`)
  expect(second).toMatchObject({ total: 3, items: [{}], nextCursor: null })
  const listed = [...first.items, ...second.items].map(({ runId }) => runId)
  expect(listed).toEqual([...runIds].sort().reverse())
  expect(first.items[0]).toMatchObject({
    engine: 'CHATGPT',
    prompt: expect.stringContaining('Halden'),
    excerpt: expect.stringContaining('founded in 1987'),
    needsReview: [
      {
        reason: 'readers_disagree',
        message: expect.any(String),
        span: { quote: expect.stringContaining('1987') },
      },
    ],
    statements: [
      {
        predicate: 'founded_year',
        why: expect.stringContaining('has left it out'),
        sentence: { before: expect.any(String), words: '1987' },
      },
    ],
  })
  expect(first.items[0]).not.toHaveProperty('answer')
  expect(first.items[0].citationClass).not.toBe('CONFABULATED')
  expect((await report(brandId)).needsReview).toBe(3)
  expect(await api.statusOf('GET', '/metrics')).toBe(200)
})

test('settled as a confabulation: a reading, a class, counters, who and why; signed, logged, off the list', async () => {
  const { brandId, runIds } = await scanned(WRONG)
  const [runId = ''] = runIds
  const before = await evidence(runId)
  world.metrics.registry.resetMetrics()
  const settled = await settle(runId, {
    class: 'CONFABULATED',
    note: 'The year is plainly wrong.',
    by: 'Ada of the press office',
  })
  expect(settled).toMatchObject({
    status: 201,
    body: {
      runId,
      class: 'CONFABULATED',
      previousClass: before.citationClass,
      by: 'Ada of the press office',
    },
  })
  expect(await waiting(brandId)).toMatchObject({ total: 0, items: [] })
  const after = await evidence(runId)
  expect(after).toMatchObject({ citationClass: 'CONFABULATED', needsReview: [] })
  // Nothing existing is overwritten.
  expect(after.classifications.slice(0, -1)).toEqual(before.classifications)
  expect(after.readings.slice(0, -1)).toEqual(before.readings)
  expect(after.readings.at(-1)).toMatchObject({
    id: settled.body.readingId,
    sha256: settled.body.readingSha256,
    reader: { kind: 'person', version: 'Ada of the press office' },
    reading: { claims: [expect.objectContaining({ predicate: 'founded_year', group: 'person' })] },
  })
  expect(await report(brandId)).toMatchObject({
    needsReview: 0,
    totals: { CONFABULATED: 1 },
    confabulations: {
      items: [{ runId, claims: [{ stated: '1987', truth: '2004', certainty: 'certain' }] }],
    },
  })
  expect(await recountClasses(world.database)).toEqual([])
  expect((await api.call('GET', '/metrics')).text).toContain(
    'veracite_reviews_settled_total{origin="demo"} 1',
  )

  // The outcomes of the scan name the new class a moment later; a log that runs takes them up as they come.
  const bundle = await eventually('the outcomes to name the new class', async () => {
    await publishLog(world)
    const { body } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
    return body.status === 'integrated' && body
  })
  const verify = (changed: object) => verifyBundle({ ...bundle, ...changed }, { vkeys: VKEYS })
  expect(verify({})).toMatchObject({ ok: true, status: 'verified' })
  expect(bundle.readings.map(({ reader }: { reader: { kind: string } }) => reader.kind)).toEqual([
    'rules',
    'model',
    'person',
  ])
  const forged = bundle.readings.with(2, {
    ...bundle.readings[2],
    json: bundle.readings[2].json.replace('Ada', 'Eve'),
  })
  expect(verify({ readings: forged }).ok).toBe(false)
  const signed = bundle.classification
    .map(({ manifest }: { manifest: { base64: string } }) =>
      JSON.parse(Buffer.from(manifest.base64, 'base64').toString()),
    )
    .at(-1)
  expect(signed).toMatchObject({
    class: 'CONFABULATED',
    reviewer: 'Ada of the press office',
    note: 'The year is plainly wrong.',
    needsReview: [],
  })
  const { text: page } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle?format=html`)
  for (const words of [
    'Ada of the press office',
    'The year is plainly wrong.',
    'What was read in the answer',
  ])
    expect(page).toContain(words)
})

test('settled the other way: the class stays, and the review ends', async () => {
  const { brandId, runIds } = await scanned(WRONG)
  const [runId = ''] = runIds
  const { citationClass } = await evidence(runId)
  expect(await settle(runId, { class: citationClass })).toMatchObject({
    status: 201,
    body: { class: citationClass, by: 'operator', note: null },
  })
  expect(await evidence(runId)).toMatchObject({ citationClass, needsReview: [] })
  expect(await waiting(brandId)).toMatchObject({ total: 0 })
  expect(await recountClasses(world.database)).toEqual([])

  // When the run is judged again, the person's reading still counts.
  const { body: job } = await api.call('POST', `/api/admin/runs/${runId}/reclassify`)
  await world.jobEnds(job.jobId)
  expect(await evidence(runId)).toMatchObject({ citationClass, needsReview: [] })
  expect(model.calls).toHaveLength(1)
})

test('a statement entered by hand: a quote, its value and its stance', async () => {
  const { runIds } = await scanned(`${PLAIN} Old hands remember the year it all began, 1987.`, {
    unread: true,
  })
  const [runId = ''] = runIds
  const claim = founded('the year it all began, 1987', 1987)
  expect(await settle(runId, { class: 'CONFABULATED', claims: [claim] })).toMatchObject({
    status: 201,
    body: { class: 'CONFABULATED', rule: 'contradicted:founded_year' },
  })
})

test('a run that cannot be settled is refused, and nothing is written', async () => {
  const { runIds } = await scanned(PLAIN, { unread: true })
  const [runId = ''] = runIds
  const before = await evidence(runId)
  for (const [what, body, status, words] of REFUSED) {
    const refused = await settle(runId, body)
    expect([refused.status, refused.text], what).toEqual([status, expect.stringMatching(words)])
  }
  expect(await evidence(runId)).toEqual(before)
  const nobody = '0199c0de-7000-7000-8000-00000000dead'
  expect(await settle(nobody, { class: 'DESCRIPTIVE' })).toMatchObject({ status: 404 })
  expect(await api.call('GET', `/api/admin/brands/${nobody}/review`)).toMatchObject({ status: 404 })
})

test('two people at once: both are on record, and the counters hold', async () => {
  const { runIds } = await scanned(WRONG)
  const [runId = ''] = runIds
  const answersOf = await Promise.all([
    settle(runId, { class: 'CONFABULATED', by: 'Ada' }),
    settle(runId, { class: 'DESCRIPTIVE', by: 'Grace' }),
  ])
  expect(answersOf.map(({ status }) => status)).toEqual([201, 201])
  const { readings, classifications, citationClass } = await evidence(runId)
  expect(
    readings.filter(({ reader }: { reader: { kind: string } }) => reader.kind === 'person'),
  ).toHaveLength(2)
  expect(classifications.at(-1).class).toBe(citationClass)
  expect(await recountClasses(world.database)).toEqual([])
})
