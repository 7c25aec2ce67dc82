import { expireFacts } from '@veracite/core/facts/expire-facts'
import { factHash } from '@veracite/ground-truth/facts/fact-body'
import { THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const DAY_MS = 86_400_000
const day = (after: number) => new Date(Date.now() + after * DAY_MS).toISOString().slice(0, 10)

const engines = new Map([['CHATGPT' as const, scriptedEngine('CHATGPT', answers(WRONG))]])

const { world, api } = useApi({ engines })

const get = async (path: string) => await api.get(path)
const send = (method: string, path: string, body: unknown = {}) => api.call(method, path, { body })
const followed = async (jobId: string) => (await world.jobEnds(jobId)).result ?? {}
async function scanned() {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 2 })
  const scanId = await api.scanToEnd(brandId)
  const { items } = await get(`/api/admin/scans/${scanId}/runs`)
  const runIds: string[] = items.map(({ id }: { id: string }) => id)
  return { brandId, runIds, runId: runIds[0] ?? '' }
}
const listed = (brandId: string, query = '') => get(`/api/admin/brands/${brandId}/facts${query}`)
const factOf = async (brandId: string, value: unknown) =>
  (await listed(brandId)).items.find((fact: { value: unknown }) => fact.value === value)
const classOf = async (runId: string) => (await get(`/v1/runs/${runId}/evidence`)).citationClass
async function propose(brandId: string, ...facts: Parameters<typeof factHash>[0][]) {
  const append = facts.map((fact) => ({
    ...fact,
    id: world.ports.ids.next(),
    source: { kind: 'gleif', url: 'https://register.example/x', quote: 'x', fetchedAt: null, sha256: null },
    hash: factHash(fact, { sourceUrl: 'https://register.example/x', sourceSha256: null }),
    note: null,
    active: false,
  }))
  const act = { by: THE_SERVICE, why: null, now: new Date(), jobId: world.ports.ids.next() }
  await world.ports.facts.addFacts(brandId, { pages: [], append, seenFactIds: [], supersede: [] }, act)
  return append.map(({ id }) => id)
}
/** What was said before, and what came of it, about the same runs. */
const expectAsSaid = (said: { items: { runId: string; wouldBe: string }[]; changed: number }, done: object) =>
  expect(done).toMatchObject({
    changed: said.changed,
    moved: expect.arrayContaining(
      said.items.map(({ runId, wouldBe }) => expect.objectContaining({ runId, to: wouldBe })),
    ),
  })

test('a correction moves verdicts as the preview said, and the earlier bundle stays', async () => {
  const { brandId, runIds, runId } = await scanned()
  const { id: factId } = await factOf(brandId, 2004)
  const judged = async () =>
    (await world.ports.runs.findEvidence(runId, EVERY_ACCOUNT))?.classifications ?? []
  const before = await judged()
  const facts = [{ predicate: 'founded_year', value: 1987 }]
  const said = (
    await send('POST', `/api/admin/brands/${brandId}/facts/preview`, { facts, withdraw: [factId] })
  ).body
  expect(said.changed).toBe(runIds.length)
  const { jobId } = (await send('PATCH', `/api/admin/facts/${factId}`, { value: 1987 })).body
  const done = await followed(jobId)
  expectAsSaid(said, done)
  expect(done).toMatchObject({ examined: 2, rejudged: 2, unread: 0 })
  for (const id of runIds) expect(await classOf(id)).toBe('STRONG')
  // The earlier verdict is evidence, with the facts of its time; the new one stands beside it.
  expect(await judged()).toMatchObject([...before, { citationClass: 'STRONG' }])
  expect(before).toMatchObject([{ citationClass: 'CONFABULATED' }])
  const { items } = await get(`/api/admin/brands/${brandId}/findings`)
  expect(items).toMatchObject([{ state: 'settled' }])
  // Judged once more, nothing follows, and nothing is written.
  const again = await send('PATCH', `/api/admin/facts/${(await factOf(brandId, 1987)).id}`, { value: 1987 })
  expect(await followed(again.body.jobId)).toMatchObject({ changed: 0 })
})

test('nothing is judged by a proposed fact; approved, verdicts follow; who and why is kept', async () => {
  const { brandId, runId } = await scanned()
  const [right = '', rival = ''] = await propose(
    brandId,
    { predicate: 'founded_year', value: 1987 },
    { predicate: 'founded_year', value: 1990 },
    { predicate: 'legal_name', value: 'Halden Instruments AS' },
  )
  expect(await classOf(runId)).toBe('CONFABULATED')
  const truth = await get(`/v1/brands/${brandId}/ground-truth`)
  expect(truth.facts.map(({ id }: { id: string }) => id)).not.toContain(right)
  expect(await listed(brandId, '?state=proposed&limit=1')).toMatchObject({
    counts: { proposed: 3, active: 4 },
    items: [{ state: 'proposed' }],
    nextCursor: expect.any(String),
  })
  const preview = { approve: [right] }
  const said = (await send('POST', `/api/admin/brands/${brandId}/facts/preview`, preview)).body
  expect(said).toMatchObject({ changed: 2 })
  const approve = (body: object) => send('POST', `/api/admin/brands/${brandId}/facts/approve`, body)
  // Of two that exclude each other neither is taken; the rest is.
  expect((await approve({})).body).toMatchObject({
    items: [{ predicate: 'legal_name', state: 'active', approvedBy: 'operator' }],
    rivals: [{ state: 'proposed' }, { state: 'proposed' }],
  })
  const approved = await approve({ factIds: [right], reason: 'Register' })
  expectAsSaid(said, await followed(approved.body.jobId))
  expect(await classOf(runId)).toBe('STRONG')
  const refuse = (body: object) => send('POST', `/api/admin/brands/${brandId}/facts/refuse`, body)
  expect((await refuse({ factIds: [rival] })).status).toBe(400)
  expect((await refuse({ factIds: [rival], reason: 'Another Halden' })).body).toMatchObject({
    items: [{ id: rival, state: 'refused', active: false }],
  })
  expect((await approve({ factIds: [rival] })).body.items).toEqual([])
  expect((await get(`/api/admin/facts/${rival}`)).history).toMatchObject([
    { what: 'refused', why: 'Another Halden', by: { kind: 'operator' } },
    { what: 'proposed', by: { kind: 'service', name: 'veracite' } },
  ])
  expect((await get(`/api/admin/facts/${right}`)).history).toMatchObject([
    { what: 'approved', why: 'Register', jobId: approved.body.jobId },
    { what: 'proposed' },
  ])
})

test('after its last day a fact accuses nobody, and is shown as expired; answers of its days are judged by it', async () => {
  const { brandId, runId } = await scanned()
  const { id: factId } = await factOf(brandId, 2004)
  const put = (validUntil: string | null) =>
    send('PUT', `/api/admin/facts/${factId}/validity`, { validFrom: null, validUntil, reason: 'Moved' })
  const days = [{ factId, validFrom: null, validUntil: day(-1) }]
  const said = (await send('POST', `/api/admin/brands/${brandId}/facts/preview`, { days })).body
  expect(said).toMatchObject({ changed: 2, findings: 1 })
  const ended = await put(day(-1))
  expect(ended.body).toMatchObject({ state: 'expired', active: false, validUntil: day(-1) })
  expectAsSaid(said, await followed(ended.body.jobId))
  expect(await classOf(runId)).toBe('DESCRIPTIVE')
  expect((await put(day(-1000))).status).toBe(200)
  expect((await put('2026-02-30')).body).toMatchObject({ fields: [{ path: 'validUntil' }] })
  const back = await put(day(0))
  expect(back.body).toMatchObject({ state: 'active', active: true })
  await followed(back.body.jobId)
  expect(await classOf(runId)).toBe('CONFABULATED')
  // Two days later: in force no longer, but this answer was given on one of its days.
  const later = { now: () => new Date(Date.now() + 2 * DAY_MS) }
  expect(await expireFacts({ ...world.ports, clock: later })()).toBeGreaterThanOrEqual(1)
  expect(await expireFacts({ ...world.ports, clock: later })()).toBe(0)
  const { fact, history } = await get(`/api/admin/facts/${factId}`)
  expect(fact.state).toBe('expired')
  expect(history[0]).toMatchObject({ what: 'expired', jobId: expect.any(String) })
  await followed((await send('POST', `/api/admin/brands/${brandId}/reclassify`)).body.jobId)
  expect(await classOf(runId)).toBe('CONFABULATED')
  expect((await get(`/api/admin/brands/${brandId}/findings`)).items).toMatchObject([{ state: 'settled' }])
})

test('a fact of tomorrow judges nothing today', async () => {
  const { brandId, runId } = await scanned()
  const { id: factId } = await factOf(brandId, 2004)
  const body = { validFrom: day(1), validUntil: null }
  const { jobId } = (await send('PUT', `/api/admin/facts/${factId}/validity`, body)).body
  await followed(jobId)
  expect(await classOf(runId)).toBe('DESCRIPTIVE')
})

test('facts are filtered, searched, and exported whole', async () => {
  const { brandId } = await world.addBrand({ prompts: 0 })
  const facts = [
    ...Array.from({ length: 300 }, (_, at) => ({ predicate: 'award', value: `Award ${at}` })),
    { predicate: 'award', value: '=HYPERLINK("http://x")' },
    { predicate: 'award', value: '100 % pure, "really"', note: 'Fair' },
  ]
  await send('POST', `/api/admin/brands/${brandId}/facts`, { facts })
  const found = async (query: string) => (await listed(brandId, query)).items.length
  expect(await found('?predicate=award&limit=1000')).toBe(302)
  expect(await found('?text=100%20%25')).toBe(1)
  expect(await found('?text=award%201_')).toBe(0)
  expect(await found('?source=json-ld')).toBe(0)
  expect(await found('?state=withdrawn')).toBe(0)
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await listed(brandId, `?limit=100${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.items.map(({ id }: { id: string }) => id))
    cursor = page.nextCursor
  }
  expect(new Set(seen).size).toBe(306)
  const csv = await api.call('GET', `/api/admin/brands/${brandId}/facts/export?format=csv`)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(307)
  expect(csv.text).toContain(`"'=HYPERLINK(""http://x"")"`)
  const lines = (await api.call('GET', `/api/admin/brands/${brandId}/facts/export`)).text.trimEnd()
  const exported = lines.split('\n').map((line) => JSON.parse(line).id)
  expect(exported).toEqual(seen)
  expect((await api.call('GET', `/api/admin/brands/${brandId}/facts/export?state=proposed`)).text).toBe('')
})
