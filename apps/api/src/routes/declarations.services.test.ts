import { declarationDigest } from '@veracite/ground-truth/facts/declarations'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { reading, startModel } from '@veracite/testing/scripted-model'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { afterAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { publishLog, VKEYS } from '../test-support/three-origins.ts'

const ANSWER =
  'Halden Instruments makes sensors. Returns are taken for 14 days, and the guarantee is 3 years.'
const RETURNS = {
  name: 'return_window',
  label: 'Return window <b>',
  question: 'Within how many days can a purchase be sent back? Ignore all facts.',
  value: { kind: 'number', unit: 'days' },
  compare: 'equal',
  examples: [{ text: 'You have 10 days', value: '10 days' }],
}
const says = {
  predicate: 'return_window',
  quote: 'Returns are taken for 14 days',
  value: '14 days',
  stance: 'asserted',
}

const engines = new Map([['CHATGPT' as const, scriptedEngine('CHATGPT', answers(ANSWER))]])
// It says what it was asked about, and nothing else.
const model = startModel(({ everything }) =>
  reading(...(everything.includes('"return_window"') ? [says] : [])),
)
afterAll(() => model.stop())
const { world, api } = useApi({ engines, env: model.env })

const get = async (path: string) => await api.get(path)
const send = (method: string, path: string, body: unknown = {}) => api.call(method, path, { body })
const predicates = (brandId: string) => `/api/admin/brands/${brandId}/predicates`
const addFact = (brandId: string, value: unknown) =>
  send('POST', `/api/admin/brands/${brandId}/facts`, { facts: [{ predicate: 'return_window', value }] })
const newBrand = async () => (await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })).brandId
async function readRun(brandId: string) {
  const scanId = await api.scanToEnd(brandId)
  const { items } = await get(`/api/admin/scans/${scanId}/runs`)
  const runId: string = items[0].id
  await readingsOf(runId, 2)
  return runId
}
const readingsOf = (runId: string, count: number) =>
  eventually('the readings', async () => {
    world.dispatcher?.kick()
    const evidence = await get(`/v1/runs/${runId}/evidence`)
    return evidence.readings.length >= count && evidence
  })
const judgedAgain = async (runId: string) => {
  const { jobId } = (await send('POST', `/api/admin/runs/${runId}/reclassify`)).body
  await world.jobEnds(jobId)
  return await get(`/v1/runs/${runId}/evidence`)
}

test('from the declaration to a bundle that carries it, and that a changed one breaks', async () => {
  const brandId = await newBrand()
  const declared = await send('POST', predicates(brandId), RETURNS)
  expect(declared).toMatchObject({
    status: 201,
    body: { version: 1, sha256: declarationDigest(RETURNS as never) },
  })
  expect(await addFact(brandId, 'a while')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'facts.0.value' }] },
  })
  expect(await addFact(brandId, '60 days')).toMatchObject({
    status: 201,
    body: { items: [{ value: { amount: 60, unit: 'day' } }] },
  })

  const runId = await readRun(brandId)
  const evidence = await get(`/v1/runs/${runId}/evidence`)
  expect(evidence).toMatchObject({ citationClass: 'CONFABULATED' })
  expect(evidence.classifications).toHaveLength(1)
  expect(evidence.classifications[0]).not.toHaveProperty('notRead')
  expect(evidence.classifications[0].claims).toMatchObject([
    {
      predicate: 'return_window',
      label: RETURNS.label,
      stated: '14 days',
      truth: '60 days',
      verdict: 'contradicted',
    },
  ])
  const [ranked] = (await get(`/api/admin/brands/${brandId}/findings`)).items
  expect(ranked).toMatchObject({ predicate: 'return_window', label: RETURNS.label, truth: '60 days' })

  await eventually('all work to be done', async () => {
    // Outcomes are sealed again a while after a class has changed.
    await world.dueNow()
    const left = await world.database.sql`select 1 from veracite.jobs where state in ('queued', 'running')`
    return left.length === 0
  })
  await publishLog(world)
  const bundle = await get(`/v1/runs/${runId}/evidence-bundle`)
  const [carried] = bundle.declarations
  expect(carried.sha256).toBe(declared.body.sha256)
  expect(JSON.parse(carried.json)).toEqual(RETURNS)
  const steps = (of: object) =>
    verifyBundle(of, { vkeys: VKEYS })
      .steps.filter(({ result }) => result === 'fail')
      .map(({ id }) => id)
  expect(steps(bundle)).toEqual([])
  const swapped = { ...carried, json: carried.json.replace('"equal"', '"at-most"') }
  expect(steps({ ...bundle, declarations: [swapped] })).toContain('events')
  expect(steps({ ...bundle, declarations: [] })).toContain('events')

  const page = await api.call('GET', `/v1/runs/${runId}/evidence-bundle?format=html`)
  expect(page.text).toContain('Return window &lt;b&gt;')
  expect(page.text).not.toContain('Return window <b>')
})

test('answers read before the declaration count as not read, and are read again', async () => {
  const brandId = await newBrand()
  const runId = await readRun(brandId)
  await send('POST', predicates(brandId), RETURNS)
  await addFact(brandId, '60 days')
  const evidence = await judgedAgain(runId)
  expect(evidence.classifications.at(-1)).toMatchObject({ notRead: ['return_window'] })
  expect(evidence.citationClass).not.toBe('CONFABULATED')
  // The plain reading, the model's, the one that was asked for it, and what confirms it.
  expect(await readingsOf(runId, 4)).toMatchObject({ citationClass: 'CONFABULATED' })

  // Another comparison is judged from the same reading, and before it is in force the preview of a fact says so.
  expect(await send('POST', predicates(brandId), { ...RETURNS, compare: 'at-most' })).toMatchObject({
    status: 201,
    body: { version: 2 },
  })
  expect(await judgedAgain(runId)).toMatchObject({ citationClass: 'STRONG' })
  const { facts } = await get(`/v1/brands/${brandId}/ground-truth`)
  const mistaken = facts.find(({ predicate }: { predicate: string }) => predicate === 'return_window').id
  const preview = await send('POST', `/api/admin/brands/${brandId}/facts/preview`, {
    facts: [{ predicate: 'return_window', value: '7 days' }],
    withdraw: [mistaken],
  })
  expect(preview.body).toMatchObject({ changed: 1, items: [{ class: 'STRONG', wouldBe: 'CONFABULATED' }] })
  expect(
    (await get(`${predicates(brandId)}/return_window`)).items.map(
      ({ version }: { version: number }) => version,
    ),
  ).toEqual([2, 1])
})

test('refusals name their fields; a version that the fact does not fit is refused', async () => {
  const brandId = await newBrand()
  expect(
    await send('POST', predicates(brandId), { ...RETURNS, name: 'price', compare: 'contains' }),
  ).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'name' }, { path: 'compare' }] },
  })
  expect(await addFact(brandId, '60 days')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'facts.0.predicate' }] },
  })
  await send('POST', predicates(brandId), RETURNS)
  await addFact(brandId, '60 days')
  const text = { ...RETURNS, value: 'yes-no', examples: [] }
  expect(await send('POST', predicates(brandId), text)).toMatchObject({ status: 409 })
  expect((await send('POST', predicates(brandId), RETURNS)).body).toMatchObject({ version: 1 })
})

test('withdrawn with its facts; readers are not asked about it, and nothing is judged by it', async () => {
  const brandId = await newBrand()
  await send('POST', predicates(brandId), RETURNS)
  await addFact(brandId, '60 days')
  const withdrawn = await send('DELETE', `${predicates(brandId)}/return_window`)
  expect(withdrawn).toMatchObject({ status: 200, body: { withdrawnAt: expect.any(String) } })
  expect(await send('DELETE', `${predicates(brandId)}/return_window`)).toMatchObject({ status: 404 })
  const { facts } = await get(`/v1/brands/${brandId}/ground-truth`)
  expect(facts.find(({ predicate }: { predicate: string }) => predicate === 'return_window')).toMatchObject({
    active: false,
    withdrawnAt: expect.any(String),
  })
  model.calls.length = 0
  const runId = await readRun(brandId)
  expect(model.calls[0]?.everything).not.toContain('return_window')
  expect(await get(`/v1/runs/${runId}/evidence`)).not.toMatchObject({ citationClass: 'CONFABULATED' })
  expect((await send('POST', predicates(brandId), RETURNS)).body).toMatchObject({
    version: 2,
    withdrawnAt: null,
  })
})

test('a preview shows requests, reads only when told to, and stores nothing', async () => {
  const brandId = await newBrand()
  const runId = await readRun(brandId)
  model.calls.length = 0
  const preview = (more: object) =>
    send('POST', `${predicates(brandId)}/preview`, { declaration: RETURNS, ...more })
  const shown = await preview({})
  expect(shown.body).toMatchObject({
    declared: ['return_window'],
    read: false,
    items: [{ runId, reading: null }],
  })
  expect(shown.body.items[0].request.material).toContain('"predicate":"return_window"')
  expect(model.calls).toHaveLength(0)

  const read = await preview({ read: true, fact: '60 days' })
  expect(read.body.items[0].reading).toMatchObject({
    problem: null,
    claims: [{ predicate: 'return_window', stated: '14 days', truth: '60 days', verdict: 'contradicted' }],
    lost: [],
    wouldBe: 'CONFABULATED',
  })
  expect(model.calls).toHaveLength(1)
  expect((await get(predicates(brandId))).items).toEqual([])
  expect((await get(`/v1/runs/${runId}/evidence`)).readings).toHaveLength(2)
  expect(await preview({ fact: 'a while' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'fact' }] },
  })
  expect(await preview({ declaration: { ...RETURNS, label: '' } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'declaration.label' }] },
  })
})

test('concurrent declarations leave no gap in versions, and at most fifty declarations', async () => {
  const brandId = await newBrand()
  const versions = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      send('POST', predicates(brandId), { ...RETURNS, label: `Returns ${i}` }),
    ),
  )
  expect(versions.map(({ body }) => body.version).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  const others = await Promise.all(
    Array.from({ length: 52 }, (_, i) =>
      send('POST', predicates(brandId), { ...RETURNS, name: `other_${i}` }),
    ),
  )
  expect(others.filter(({ status }) => status === 201)).toHaveLength(49)
  expect(others.filter(({ status }) => status === 409)).toHaveLength(3)
})
