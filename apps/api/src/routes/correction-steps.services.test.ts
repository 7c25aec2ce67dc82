import { createHash } from 'node:crypto'
import { eventually } from '@veracite/testing/eventually'
import { cites, type ScriptedEngine, scriptedEngine } from '@veracite/testing/scripted-engine'
import { siteFetcher } from '@veracite/testing/site-fetcher'
import { startSite, type TestSite } from '@veracite/testing/test-sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const WRONG = 'Halden Instruments was founded in 1987.'
const RIGHT = 'Halden Instruments was founded in 2004.'
const DAY_MS = 86_400_000

/** A page and two engines whose histories the test knows, because it makes them. */

let site: TestSite
let brandId: string
let findingId: string
let engines: Record<'CHATGPT' | 'GEMINI', ScriptedEngine>
let offsetMs = 0
const says = { CHATGPT: WRONG, GEMINI: WRONG, page: WRONG }
const page = () => `http://pages.test:${site.port}/founded`

afterAll(() => site?.close())
const { world, api } = useApi(async () => {
  site = await startSite((request, response) => {
    const imprint = '<p>Redaktion: <a href="mailto:redaktion@pages.test">schreiben</a></p>'
    const body =
      request.url === '/impressum' ? imprint : `<p>${says.page}</p><a href="/impressum">Impressum</a>`
    response.writeHead(request.url === '/.well-known/security.txt' ? 404 : 200, {
      'content-type': 'text/html',
    })
    response.end(`<!doctype html><html lang="de"><h1>\u202EHalden</h1>${body}</html>`)
  })
  const engine = (name: 'CHATGPT' | 'GEMINI') =>
    scriptedEngine(
      name,
      (question, asked, signal) => cites(says[name], [page()])(question, asked, signal),
      {},
      'official_api',
    )
  engines = { CHATGPT: engine('CHATGPT'), GEMINI: engine('GEMINI') }
  return {
    env: { VERACITE_SOURCES_HOST_SECONDS: '0', VERACITE_PUBLIC_URL: 'https://proof.example' },
    engines: new Map(Object.entries(engines) as ['CHATGPT' | 'GEMINI', ScriptedEngine][]),
    ports: { fetcher: siteFetcher(site.port), clock: { now: () => new Date(Date.now() + offsetMs) } },
  }
})
beforeAll(async () => {
  brandId = (await world.addBrand({ engines: ['CHATGPT', 'GEMINI'], prompts: 3, maxScansPerMonth: 1_000 }))
    .brandId
  await api.scanToEnd(brandId)
  await eventually('trails', async () => {
    const [{ n } = { n: 0 }] = await world.database.sql`select count(*)::int as n from evidence.source_trails`
    return n === 6
  })
  const { body } = await api.call('GET', `/api/admin/brands/${brandId}/findings?engine=CHATGPT`)
  findingId = body.items[0].id
})

const post = (path: string, body: unknown) => api.call('POST', path, { body })
const read = async (id: string) => await api.get(`/api/admin/corrections/${id}`)
/** Jobs that were made for a later day have their turn. */
const nudge = () => world.dueNow()
let id: string

test('201: from a finding, with a letter in the language of the page to the one it names', async () => {
  const opened = await post(`/api/admin/brands/${brandId}/corrections`, {
    findingId,
    note: 'It matters.',
    by: 'Ada',
  })
  expect(opened.status).toBe(201)
  id = opened.body.id
  expect(opened.body).toMatchObject({
    state: 'open',
    openedBy: 'Ada',
    truth: '2004',
    engines: ['CHATGPT'],
    kind: 'finding',
  })
  const [letter] = await eventually('who runs the page', async () => {
    const { steps } = await read(id)
    return steps[0].contacts.some(({ kind }: { kind: string }) => kind === 'mail') && steps
  })
  expect(letter).toMatchObject({ kind: 'page', url: page(), language: 'de', why: 'says_the_same' })
  expect(letter.contacts.map(({ address }: { address: string }) => address)).toContain('redaktion@pages.test')
  expect(letter.text).toContain(`„${WRONG}“`)
  expect(letter.text).toMatch(/https:\/\/proof\.example\/check#[0-9a-f]{64}/)
  const { steps } = await read(id)
  expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual(['page', 'own_page', 'engine'])
  // The proof of the letter is in the public look-up once the log has it; its digest is that of the captured page.
  const sha256 = /check#([0-9a-f]{64})/.exec(letter.text)?.[1]
  const markup = `<!doctype html><html lang="de"><h1>\u202EHalden</h1><p>${WRONG}</p><a href="/impressum">Impressum</a></html>`
  expect(sha256).toBe(createHash('sha256').update(markup).digest('hex'))
})

test('409: one open correction per finding; 400 and 404: a correction that cannot be opened', async () => {
  const again = await post(`/api/admin/brands/${brandId}/corrections`, { findingId })
  expect(again).toMatchObject({ status: 409, body: { correctionId: id } })
  const path = `/api/admin/brands/${brandId}/corrections`
  expect((await post(path, {})).status).toBe(400)
  expect((await post(path, { findingId: '0199c0de-7000-7000-8000-00000000000b' })).status).toBe(404)
  expect((await post(path, { findingId, deadline: 'tomorrow' })).status).toBe(400)
  expect(await api.statusOf('GET', '/api/admin/corrections/x')).toBe(404)
})

test('200: asked, noted, refused: every move is in a history that only grows', async () => {
  const { steps } = await read(id)
  const asked = await post(`/api/admin/corrections/${id}/moves`, {
    move: 'asked',
    step: steps[0].key,
    by: 'Ada',
  })
  expect(asked.body).toMatchObject({ state: 'asked', askedAt: expect.any(String) })
  expect(asked.body.steps[0].askedAt).toEqual(expect.any(String))
  expect((await post(`/api/admin/corrections/${id}/moves`, { move: 'reopened' })).status).toBe(409)
  expect((await post(`/api/admin/corrections/${id}/moves`, { move: 'noted' })).status).toBe(400)
  await post(`/api/admin/corrections/${id}/moves`, { move: 'noted', note: 'They called back.' })
  const { events } = await read(id)
  expect(events.map(({ move }: { move: string }) => move)).toEqual(['noted', 'asked', 'opened'])
  await expect(world.database.sql`update evidence.correction_events set note = 'x'`).rejects.toThrow()
  await expect(world.database.sql`delete from evidence.correction_events`).rejects.toThrow()
})

test('the estimate names the ceiling; the plan is in the log before the first question', async () => {
  const before = engines.CHATGPT.questions.length
  const choice = { atMost: 0.3, everyHours: 0, surveillanceLooks: 4 }
  const estimate = await post(`/api/admin/corrections/${id}/watch/estimate`, choice)
  const [of] = estimate.body.engines
  expect(of).toMatchObject({
    engine: 'CHATGPT',
    atMost: 0.3,
    questionsPerLook: 6,
    prompts: expect.any(Array),
  })
  expect(Number(of.mostUsd)).toBeCloseTo(Number(of.usdPerAnswer) * of.mostQuestions, 5)
  expect(engines.CHATGPT.questions.length).toBe(before)

  const started = await post(`/api/admin/corrections/${id}/watch`, { ...choice, by: 'Ada' })
  expect(started.status).toBe(201)
  const watch = await eventually('still said', async () => {
    const [one] = (await read(id)).watches
    return one.result === 'still_said' && one
  })
  // Every answer says it: one look suffices.
  expect(watch).toMatchObject({ phase: 'waiting', round: 1, questions: 6, asked: 6, seen: 6 })
  expect(watch.words).toContain('Still made')
  const [plan] = watch.manifests
  expect(plan.kind).toBe('watch_plan')
  expect(JSON.parse(plan.body)).toMatchObject({
    engine: 'CHATGPT',
    test: { atMost: '0.3', error: '0.05', engines: '1', firstRound: '0', continues: [] },
  })
  const [queued] = await world.database.sql`
      select (select min(queued_at) from veracite.log_queue where subject_id = m.id) <= s.planned_at as first
      from evidence.watch_manifests m, veracite.scans s where m.kind = 'watch_plan' and s.id = ${watch.looks[0].scanId}`
  expect(queued?.first).toBe(true)
  expect((await post(`/api/admin/corrections/${id}/watch`, {})).status).toBe(409)
  expect((await read(id)).state).toBe('asked')
})

test('the page is captured again the day after: the change as a difference of two signed captures', async () => {
  // The engine too: its next round begins as soon as the page has changed.
  says.page = RIGHT
  says.CHATGPT = RIGHT
  offsetMs = 1.1 * DAY_MS
  const changed = await eventually('page changed', async () => {
    await nudge()
    const found = await read(id)
    return found.pages[0].changedAt !== null && found
  })
  expect(changed.pages[0]).toMatchObject({ role: 'source', saysBefore: 'same_error', says: 'truth' })
  const { status, body } = await api.call(
    'GET',
    `/api/admin/corrections/${id}/difference?url=${encodeURIComponent(page())}`,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ added: 1, removed: 1, saysBefore: 'same_error', says: 'truth' })
  expect(body.parts.filter(({ kind }: { kind: string }) => kind !== 'same')).toEqual([
    { kind: 'removed', lines: [WRONG] },
    { kind: 'added', lines: [RIGHT] },
  ])
  const signed = await world.database.sql`
      select encode(manifest_sha256, 'hex') as sha256 from evidence.source_pages
      where id = any(${[body.before.id, body.after.id]}::uuid[]) order by captured_at`
  expect(signed.map(({ sha256 }) => sha256)).toEqual([body.before.manifestSha256, body.after.manifestSha256])
  expect(await api.statusOf('GET', `/api/admin/corrections/${id}/difference?url=http://x.test/`)).toBe(404)
})

test('the page has changed, so the next round begins at once; the engine is corrected, and it is made in fewer answers than planned', async () => {
  const fewer = await eventually('fewer', async () => {
    await nudge()
    const found = await read(id)
    return found.state === 'engine_changed' && found
  })
  const [watch] = fewer.watches
  expect(watch).toMatchObject({
    phase: 'surveillance',
    result: 'fewer',
    round: 2,
    seen: expect.any(Number),
  })
  expect(watch.words).toContain('Made in fewer than 30 % of answers to these prompts')
  expect(watch.high).toBeLessThan(0.3)
  const [said] = fewer.events.filter(({ move }: { move: string }) => move === 'fewer')
  expect(said.words).toMatch(/^CHATGPT: made in fewer than 30 % of answers \(\d+ of \d+ · \d+–\d+ %\)\.$/)
  expect(watch.manifests.map(({ kind }: { kind: string }) => kind)).toEqual([
    'watch_plan',
    'watch_outcome',
    'watch_outcome',
  ])
  expect(JSON.parse(watch.manifests[2].body)).toMatchObject({
    prev: watch.manifests[0].sha256,
    result: 'fewer',
    error: '0.0125',
    high: expect.stringMatching(/^0\.\d+$/),
  })
})

test('time to correction: what is corrected, and what is still open', async () => {
  const { body: others } = await api.call('GET', `/api/admin/brands/${brandId}/findings?engine=GEMINI`)
  await post(`/api/admin/brands/${brandId}/corrections`, { findingId: others.items[0].id })
  const { body } = await api.call('GET', `/api/admin/brands/${brandId}/corrections/times`)
  expect(body.overall).toMatchObject({ count: 2, corrected: 1, open: 1 })
  expect(body.engines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ of: 'CHATGPT', corrected: 1, open: 0, medianDays: expect.any(Number) }),
      expect.objectContaining({ of: 'GEMINI', corrected: 0, open: 1, medianDays: null }),
    ]),
  )
  expect(body.sources[0]).toMatchObject({ of: `pages.test:${site.port}`, count: 2 })
  expect(body.facts).toMatchObject([{ of: 'founded_year', label: 'Founding year', count: 2 }])
  const list = await api.call('GET', `/api/admin/brands/${brandId}/corrections?state=engine_changed`)
  expect(list.body).toMatchObject({ items: [{ id }], totals: { engine_changed: 1, open: 1 } })
  const of = await api.call('GET', `/api/admin/brands/${brandId}/corrections?findingId=${findingId}`)
  expect(of.body.items.map((one: { id: string }) => one.id)).toEqual([id])
})

test('closed, and said again: the surveillance opens it, and events tell', async () => {
  await post(`/api/admin/corrections/${id}/moves`, { move: 'closed', by: 'Ada' })
  says.CHATGPT = WRONG
  const returned = await eventually('returned', async () => {
    offsetMs += 7.1 * DAY_MS
    await nudge()
    const found = await read(id)
    return found.state === 'returned' && found
  })
  expect(returned.watches[0]).toMatchObject({ phase: 'ended', result: 'back' })
  const { body } = await api.call('GET', `/api/admin/events?brandId=${brandId}&limit=1000`)
  const told = body.items.filter(({ kind }: { kind: string }) => kind === 'correction.changed')
  expect(told.map(({ data }: { data: { status: string } }) => data.status)).toEqual(
    expect.arrayContaining(['open', 'asked', 'page_changed', 'engine_changed', 'closed', 'returned']),
  )
  expect(told.every(({ links }: { links: object }) => 'correction' in links)).toBe(true)
})

test('a stop is a signed outcome, and the next watch continues its count, in another correction too', async () => {
  const choice = { atMost: 0.05, everyHours: 24, surveillanceLooks: 0 }
  says.CHATGPT = RIGHT
  const watching = `/api/admin/corrections/${id}/watch`
  expect((await post(watching, { ...choice, by: 'Ada' })).status).toBe(201)
  const asked = await eventually('a look', async () => {
    await nudge()
    const [one] = (await read(id)).watches
    return one.asked >= 6 && one.looks.at(-1).ended && one
  })
  // Two rounds had their verdict before.
  expect(asked.plan).toMatchObject({ firstRound: 2, error: 0.05, engines: 1 })
  expect(asked.result).toBeNull()
  const stopped = await api.call('DELETE', watching)
  const [watch] = stopped.body.items
  expect(watch).toMatchObject({
    phase: 'ended',
    result: 'stopped',
    words: expect.stringContaining('Stopped'),
  })
  const outcome = JSON.parse(watch.manifests.at(-1).body)
  expect(outcome).toMatchObject({
    result: 'stopped',
    asked: asked.asked,
    seen: 0,
    stopped: { why: 'stopped by a person' },
    prev: watch.manifests[0].sha256,
    scans: asked.looks.map(({ scanId }: { scanId: string }) => scanId),
  })
  await expect(world.database.sql`update evidence.watch_manifests set kind = 'x'`).rejects.toThrow()
  await post(`/api/admin/corrections/${id}/moves`, { move: 'closed' })
  const { body: other } = await post(`/api/admin/brands/${brandId}/corrections`, { findingId })
  const restarted = await post(`/api/admin/corrections/${other.id}/watch`, choice)
  expect(restarted.body.items[0]).toMatchObject({ asked: asked.asked, plan: { firstRound: 2 } })
  await api.call('DELETE', `/api/admin/corrections/${other.id}/watch`)
  await post(`/api/admin/corrections/${other.id}/moves`, { move: 'closed' })
  await post(`/api/admin/corrections/${id}/moves`, { move: 'reopened' })
})

test('a deadline reminds once before and once after, as events that deliveries carry', async () => {
  const deadline = new Date(Date.now() + offsetMs + 2 * DAY_MS).toISOString()
  await api.call('PUT', `/api/admin/corrections/${id}/deadline`, { body: { deadline } })
  const due = async () => {
    await nudge()
    const { body } = await api.call('GET', `/api/admin/events?brandId=${brandId}&limit=1000`)
    return body.items.filter(({ kind }: { kind: string }) => kind === 'correction.due')
  }
  await eventually('soon', async () => (await due()).length === 1)
  offsetMs += 3 * DAY_MS
  const both = await eventually('passed', async () => (await due()).length === 2 && (await due()))
  expect(both.map(({ data }: { data: { reason: string } }) => data.reason)).toEqual(['soon', 'passed'])
  await nudge()
  expect((await read(id)).events.filter(({ move }: { move: string }) => move === 'reminded')).toHaveLength(2)
})
