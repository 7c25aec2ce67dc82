import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { openApi, serveWorld, useApi } from '../test-support/server.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
/** The right year stands beside the wrong one: a person has to say. */
const DOUBTFUL = 'Halden Instruments was founded in 2004. Halden Instruments was founded in 1987.'

const engines = new Map([['CHATGPT' as const, scriptedEngine('CHATGPT', answers())]])

const { world, api } = useApi({ engines })

const get = async (path: string) => await api.get(path)
const send = (method: string, path: string, body: unknown = {}) => api.call(method, path, { body })
async function scanned(text: string) {
  engines.set('CHATGPT', scriptedEngine('CHATGPT', answers(text)))
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const scanId = await api.scanToEnd(brandId)
  const { items } = await get(`/api/admin/scans/${scanId}/runs`)
  return { brandId, runId: items[0].id as string }
}
const factOf = async (brandId: string, value: unknown) =>
  (await get(`/v1/brands/${brandId}/ground-truth`)).facts.find(
    (fact: { value: unknown }) => fact.value === value,
  )
const judgedAgain = async (runId: string) => {
  const { jobId } = (await send('POST', `/api/admin/runs/${runId}/reclassify`)).body
  await world.jobEnds(jobId)
  return (await get(`/v1/runs/${runId}/evidence`)).citationClass
}

test('a mistaken fact is replaced: said before, judged by the new one, and the old one is never true', async () => {
  const { brandId, runId } = await scanned(WRONG)
  const { id: factId } = await factOf(brandId, 2004)
  const said = await send('POST', `/api/admin/brands/${brandId}/facts/preview`, {
    facts: [{ predicate: 'founded_year', value: 1987 }],
    withdraw: [factId],
  })
  expect(said.body).toMatchObject({
    apart: [],
    findings: 1,
    items: [{ runId, class: 'CONFABULATED', wouldBe: 'STRONG' }],
    changed: 1,
  })
  expect(await factOf(brandId, 1987), 'a preview writes nothing').toBeUndefined()
  const senseless = { facts: [{ predicate: 'founded_year', value: 'x' }] }
  expect((await send('POST', `/api/admin/brands/${brandId}/facts/preview`, senseless)).status).toBe(400)
  const refused = await send('PATCH', `/api/admin/facts/${factId}`, { value: 'long ago' })
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'value' }] } })
  const changed = await send('PATCH', `/api/admin/facts/${factId}`, { value: 1987, note: 'Register' })
  expect(changed).toMatchObject({ status: 200, body: { value: 1987, active: true, note: 'Register' } })
  expect(await factOf(brandId, 2004)).toMatchObject({
    active: false,
    supersededBy: changed.body.id,
    withdrawnAt: expect.any(String),
  })
  expect(await judgedAgain(runId)).toBe('STRONG')
  expect((await send('PATCH', `/api/admin/facts/${factId}`, { value: 1990 })).status).toBe(409)
})

test('a fact that has changed was true until now', async () => {
  const { brandId } = await scanned(WRONG)
  const { id: factId } = await factOf(brandId, 2004)
  await send('PATCH', `/api/admin/facts/${factId}`, { value: 2005, because: 'changed' })
  expect(await factOf(brandId, 2004)).toMatchObject({ active: false, withdrawnAt: null })
})

test('a preview shows the effects of withdrawing and restoring', async () => {
  const { brandId, runId } = await scanned(WRONG)
  const { id: factId } = await factOf(brandId, 2004)
  const preview = async (body: object) =>
    (await send('POST', `/api/admin/brands/${brandId}/facts/preview`, body)).body
  const wouldBe = { class: 'CONFABULATED', wouldBe: 'DESCRIPTIVE' }
  expect(await preview({ withdraw: [factId] })).toMatchObject({ findings: 1, items: [wouldBe] })
  await api.call('DELETE', `/api/admin/facts/${factId}`)
  expect(await judgedAgain(runId)).toBe('DESCRIPTIVE')
  const back = { class: 'DESCRIPTIVE', wouldBe: 'CONFABULATED' }
  expect(await preview({ restore: [factId] })).toMatchObject({ findings: 0, items: [back] })
  expect(await preview({})).toMatchObject({ changed: 0, items: [] })
})

test('a finding that a person settled is opened again, with who and why; others say what to do instead', async () => {
  const { brandId } = await scanned(WRONG)
  const [{ id }] = (await get(`/api/admin/brands/${brandId}/findings`)).items
  const reopen = (body: object = {}) => send('POST', `/api/admin/findings/${id}/reopen`, body)
  expect((await reopen()).status).toBe(409)
  await send('POST', `/api/admin/findings/${id}/settle`, { note: 'Corrected by them.' })
  const reopened = await reopen({ note: 'Not corrected after all.', by: 'Ada' })
  expect(reopened).toMatchObject({ status: 200, body: { state: 'open', settlement: null } })
  const { events } = await get(`/api/admin/findings/${id}`)
  expect(events[0]).toMatchObject({ state: 'open', by: 'Ada', note: 'Not corrected after all.' })
  const fact = await factOf(brandId, 2004)
  await api.call('DELETE', `/api/admin/facts/${fact.id}`)
  expect((await reopen()).body.error).toContain('restore that fact')
})

test('a prompt is reworded: earlier answers keep their question; archived ones are listed and asked again', async () => {
  const { brandId, runId } = await scanned(WRONG)
  const list = (query = '') => get(`/api/admin/brands/${brandId}/prompts${query}`)
  const [before] = (await list()).items
  const changed = await send('PATCH', `/api/admin/prompts/${before.id}`, { text: 'Who makes sensors?' })
  expect(changed.body).toMatchObject({
    text: 'Who makes sensors?',
    intent: before.intent,
    archivedAt: null,
  })
  expect((await list()).items.map(({ text }: { text: string }) => text)).toEqual(['Who makes sensors?'])
  expect((await get(`/v1/runs/${runId}/evidence`)).prompt).toBe(before.text)
  expect((await list('?archived=true')).items).toMatchObject([{ id: before.id, text: before.text }])
  const restored = await send('POST', `/api/admin/prompts/${before.id}/restore`)
  expect(restored).toMatchObject({ status: 200, body: { archivedAt: null } })
  const twice = await send('PATCH', `/api/admin/prompts/${before.id}`, { text: 'Who makes sensors?' })
  expect(twice).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } })
  expect((await list()).total).toBe(2)
})

test('an archived brand pauses its schedules, is listed separately, and can be restored', async () => {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const { id } = (await send('POST', `/api/admin/brands/${brandId}/schedules`, { cron: '0 7 * * *' })).body
  await api.call('DELETE', `/api/admin/brands/${brandId}`)
  const ids = async (query = '') =>
    (await get(`/api/admin/brands?limit=1000${query}`)).items.map((brand: { id: string }) => brand.id)
  expect(await ids()).not.toContain(brandId)
  expect(await ids('&archived=true')).toContain(brandId)
  const paused = async () => (await get(`/api/admin/brands/${brandId}/schedules`)).items[0].paused
  expect(await paused()).toBe(true)
  const restored = await send('POST', `/api/admin/brands/${brandId}/restore`)
  expect(restored).toMatchObject({ status: 200, body: { id: brandId, archivedAt: null } })
  expect(await ids()).toContain(brandId)
  expect(await paused()).toBe(true)
  const changed = await send('PATCH', `/api/admin/schedules/${id}`, { cron: '30 6 * * *', paused: false })
  expect(changed.body).toMatchObject({ cron: '30 6 * * *', paused: false })
})

test('a changed schedule runs at its new times, later ones too; what is left out stays', async () => {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const { id } = (
    await send('POST', `/api/admin/brands/${brandId}/schedules`, { cron: '0 7 * * *', samples: 3 })
  ).body
  const change = (body: object) => send('PATCH', `/api/admin/schedules/${id}`, body)
  expect((await change({ cron: 'every day' })).status).toBe(400)
  expect((await change({ spendCeilingUsd: '0' })).status).toBe(400)
  const changed = (await change({ cron: '0 7 1 1 *', timeZone: 'UTC', samples: null })).body
  expect(changed).toMatchObject({ cron: '0 7 1 1 *', samples: null, overlap: 'skip' })
  const [job] = await world.database.sql`
      select run_at from veracite.jobs where kind = 'schedule.run' and dedup_key = ${id} and state = 'queued'`
  expect(new Date(job?.run_at).toISOString()).toBe(changed.nextTimes[0])
})

test('a stopped scan asks nothing more, keeps what it has and ends; it cannot be stopped twice', async () => {
  // More than the lane asks at once.
  const ASKED = 20
  const asked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const slow = scriptedEngine(
    'CHATGPT',
    async (...question) => {
      asked.resolve()
      await goOn.promise
      return answers(WRONG)(...question)
    },
    { concurrency: 1 },
  )
  engines.set('CHATGPT', slow)
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: ASKED })
  const { scanId } = (await send('POST', `/api/admin/brands/${brandId}/scans`)).body
  await asked.promise
  const stopped = await api.call('POST', `/api/admin/scans/${scanId}/stop`)
  expect(stopped).toMatchObject({ status: 200, body: { stoppedAt: expect.any(String) } })
  goOn.resolve()
  const scan = await world.scanEnds(scanId)
  expect(scan.status).toBe('PARTIAL')
  expect(scan.byStatus.CLASSIFIED).toBe(slow.questions.length)
  expect(scan.byStatus.FAILED).toBe(ASKED - slow.questions.length)
  expect(slow.questions.length).toBeLessThan(ASKED)
  const { items } = await get(`/api/admin/scans/${scanId}/runs?status=FAILED`)
  expect(items[0].error).toContain('The operator stopped the scan')
  expect((await get(`/api/admin/brands/${brandId}/scans`)).items[0].stoppedAt).not.toBeNull()
  expect(await api.statusOf('POST', `/api/admin/scans/${scanId}/stop`)).toBe(409)
  const [{ n } = { n: -1 }] = await world.database.sql`
      select count(*)::int as n from veracite.jobs where payload ->> 'scanId' = ${scanId} and state in ('queued', 'running')`
  expect(n).toBe(0)
})

test('a scan that is stopped before its plan is made fails, with every run on record', async () => {
  const { world: quiet, api: idle } = await openApi({ engines, worker: false })

  const { brandId } = await quiet.addBrand({ engines: ['CHATGPT'], prompts: 3 })
  const { scanId } = (await idle.call('POST', `/api/admin/brands/${brandId}/scans`, { body: {} })).body
  expect((await idle.call('POST', `/api/admin/scans/${scanId}/stop`)).status).toBe(200)
  const working = await serveWorld(quiet)
  expect(await quiet.scanEnds(scanId)).toMatchObject({ status: 'FAILED', byStatus: { FAILED: 3 } })
  await working.stop()
})

const waiting = async (brandId: string) => (await get(`/api/admin/brands/${brandId}/review`)).items
const answer = (runId: string, body: object) => send('POST', `/api/admin/runs/${runId}/review/answer`, body)
const undo = (runId: string) => api.call('DELETE', `/api/admin/runs/${runId}/review`)

test('a review is answered in plain words, and every answer is taken back', async () => {
  const { brandId, runId } = await scanned(DOUBTFUL)
  const [item] = await waiting(brandId)
  expect(item).toMatchObject({
    citationClass: 'STRONG',
    statements: [{ predicate: 'founded_year', stated: '1987', truth: '2004', certainty: 'likely' }],
  })
  for (const [said, becomes] of [
    ['wrong', 'CONFABULATED'],
    ['right', 'STRONG'],
    ['not_ours', 'ABSENT'],
  ] as const) {
    const answered = await answer(runId, { answer: said, note: 'Looked it up.', by: 'Ada' })
    expect([said, answered.status, answered.body.class]).toEqual([said, 201, becomes])
    expect(await waiting(brandId)).toEqual([])
    expect((await undo(runId)).body).toMatchObject({ previousClass: becomes, class: 'STRONG' })
    expect(await waiting(brandId)).toHaveLength(1)
  }
  const evidence = await get(`/v1/runs/${runId}/evidence`)
  expect(evidence.citationClass).toBe('STRONG')
  expect((await undo(runId)).status).toBe(409)
})

test('a named statement is the one that is wrong; one that is not in doubt is refused', async () => {
  const { brandId, runId } = await scanned(DOUBTFUL)
  const [{ statements }] = await waiting(brandId)
  const [{ predicate, span }] = statements
  const place = { predicate, start: span.start, end: span.end }
  const other = await answer(runId, { answer: 'wrong', statements: [{ ...place, start: 0 }] })
  expect(other).toMatchObject({ status: 400, body: { fields: [{ path: 'statements' }] } })
  expect((await answer(runId, { answer: 'wrong', statements: [place] })).body.class).toBe('CONFABULATED')
})

test('"cannot tell" changes nothing, and the run returns once the answer is judged again', async () => {
  const { brandId, runId } = await scanned(DOUBTFUL)
  expect((await answer(runId, { answer: 'cannot_tell' })).body).toMatchObject({ class: 'STRONG' })
  expect(await waiting(brandId)).toEqual([])
  expect((await undo(runId)).status).toBe(200)
  expect(await waiting(brandId)).toHaveLength(1)
  await answer(runId, { answer: 'cannot_tell' })
  await judgedAgain(runId)
  expect(await waiting(brandId)).toHaveLength(1)
})
