import { readerTrust } from '@veracite/core/reader-checks/reader-trust-source'
import { modelVersion } from '@veracite/core/readers/model-reader'
import { eventually } from '@veracite/testing/eventually'
import { storeCheck } from '@veracite/testing/measured-reader'
import { idOf, type PerfectReply, perfectReply } from '@veracite/testing/perfect-reader'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { founded, reading, type ScriptedModel, saying, startModel } from '@veracite/testing/scripted-model'
import { IS_WHOLE } from '@veracite/testing/thorough'
import type { World } from '@veracite/testing/world'
import { readZip } from '@veracite/verify/case/zip'
import { afterEach, expect, test } from 'vitest'
import { openApi, type TestApi } from '../test-support/server.ts'
import { publishLog } from '../test-support/three-origins.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const DAY_MS = 86_400_000

type Behaviour = (reply: PerfectReply, answerId: string) => Response | Promise<Response>
const perfect: Behaviour = (reply) => saying(reply)
const never: Behaviour = () => new Promise(() => {})

let world: World
let api: TestApi
let model: ScriptedModel | null = null

async function start(behave: Behaviour, { env = {}, measured = false } = {}) {
  model = startModel(({ answer }) => {
    const id = idOf(answer)
    return id === '' ? reading(founded('founded in 1987', 1987)) : behave(perfectReply(answer), id)
  })
  const engine = scriptedEngine('CHATGPT', answers(WRONG), {}, 'official_api')
  ;({ world, api } = await openApi({
    engines: new Map([['CHATGPT', engine]]),
    env: { ...model.env, ...env },
    readerIsMeasured: measured,
  }))
}
afterEach(async () => {
  await model?.stop()
  model = null
})

const readers = async () => await api.get('/api/admin/readers')
const check = () => api.call('POST', '/api/admin/readers/check')
const ended = (states = ['done', 'dead']) =>
  eventually('the check to end', async () => {
    // A busy machine may refuse a request now and then.
    const [reader] = (await readers()).items ?? []
    const job = reader?.job
    if (job?.state === 'queued' && !states.includes('queued')) await world.dueNow()
    return states.includes(job?.state) && reader
  })
const calls = () => model?.calls ?? []

test.runIf(IS_WHOLE)(
  'a reader is measured at its first use, before the readings of the scan; the result is signed, logged and in case files',
  async () => {
    await start(perfect)
    const { items, answers: shipped } = await readers()
    expect([shipped, items]).toMatchObject([
      120,
      [{ accuses: false, check: null, errorRate: 'not measured yet', job: null }],
    ])
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    await api.scanToEnd(brandId)
    const measured = await ended()
    expect(measured).toMatchObject({
      accuses: true,
      readsTwice: false,
      isStale: false,
      job: { state: 'done' },
    })
    expect(measured.check).toMatchObject({
      read: 120,
      of: 120,
      found: { of: 45 },
      statementsRead: { low: expect.any(Number), high: 1 },
      // 1,000 tokens at one dollar and 100 at ten, per million, for each answer.
      costUsd: '0.24000000',
    })
    expect(measured.errorRate).toMatch(/^accusations wrong 0 of 4\d \(95 % at most 0\.0\d\), check of \d{4}-/)

    const [run] = (await world.database.sql`select id from veracite.runs`) as [{ id: string }]
    const { readings } = await api.get(`/v1/runs/${run.id}/evidence`)
    const kinds = readings.map(({ reader }: { reader: { kind: string } }) => reader.kind)
    expect(kinds).toEqual(['rules', 'model', 'confirmation'])
    expect(
      calls().findIndex(({ answer }) => answer === WRONG),
      'read after the check',
    ).toBe(120)
    const manifests = await world.database.sql<{ body: Uint8Array }[]>`
      select body from evidence.manifests where kind = 'classification' order by created_at, subject_id`
    expect(manifests.map(({ body }) => JSON.parse(new TextDecoder().decode(body)).knownErrorRate)).toEqual([
      measured.errorRate,
    ])

    await publishLog(world)
    const leaves = await world.database.sql`
      select l.kind from evidence.log_leaves l join evidence.reader_checks c on c.id = l.subject_id and c.leaf = l.body`
    expect([...leaves]).toEqual([{ kind: 'readercheck' }])
    const made = await api.call('POST', '/api/admin/cases', { body: { brandId, runs: [run.id] } })
    await publishLog(world)
    const file = await fetch(`${api.url}/api/admin/cases/${made.body.id}/file`, {
      headers: { authorization: `Bearer ${world.secrets.platformToken}` },
    })
    const index = readZip(await file.bytes()).find(({ path }) => path === 'index.html')
    expect(new TextDecoder().decode(index?.bytes)).toContain(
      `compatible/reader-1 (prompt 3): ${measured.errorRate}`,
    )

    const [spent] = await world.database.sql`select calls, cost_usd::float8 as usd from veracite.reader_spend`
    expect(spent).toEqual({ calls: 122, usd: 0.244 })
  },
)

test.each([
  ['is wrong', { accusationsRight: { part: 30, of: 40 } }, { accuses: false }, 'for review'],
  ['leaves out statements', { statementsRead: { part: 270, of: 300 } }, { readsTwice: true }, 'twice'],
])('a reader that %s: what follows is said', async (_, figures, trust, words) => {
  await start(perfect)
  await storeCheck(world.ports, { figures })
  const [reader] = (await readers()).items
  expect(reader).toMatchObject({ ...trust, consequence: expect.stringContaining(words) })
})

test('a reader that does not answer in time is not measured, and is left alone for an hour', async () => {
  await start(never, { env: { VERACITE_READER_TIMEOUT_MS: '100' } })
  const { jobId } = (await check()).body
  const { accuses, check: result, job } = await ended()
  expect([accuses, result]).toEqual([false, null])
  expect(job).toMatchObject({
    state: 'dead',
    error: 'Measured 0 of 120. The model did not answer within 100 ms.',
  })
  // Three attempts, each given up after a dozen failures.
  expect(calls().length).toBeLessThanOrEqual(3 * 16)
  await readerTrust(world.ports).trustOf(modelVersion({ name: 'compatible/reader-1' }))
  expect((await readers()).items[0].job.id).toBe(jobId)
})

// It waits for several deadlines, so only CI runs it.
test.runIf(IS_WHOLE)('answers that a reader never reads in time count as wrong', async () => {
  const late = new Set(['rc-en-01', 'rc-ja-13'])
  await start((reply, id) => (late.has(id) ? never(reply, id) : perfect(reply, id)), {
    env: { VERACITE_READER_TIMEOUT_MS: '1500' },
  })
  await check()
  const { check: result } = await ended()
  expect(result).toMatchObject({ read: 118, of: 120, found: { of: 45 }, classRight: { of: 120 } })
})

test.runIf(IS_WHOLE)(
  'a measurement stops at the spend ceiling, says how far it came, and asks nothing twice when it goes on',
  async () => {
    await start(perfect, { env: { VERACITE_READER_DAILY_SPEND_USD: '0.1' } })
    await check()
    await eventually('the ceiling', async () => (await readers()).items[0].job.error !== null)
    const { job } = (await readers()).items[0]
    expect(job.state).toBe('queued')
    expect(job.error).toMatch(
      /^Measured \d+ of 120\. The daily spend ceiling of reading \(0\.1 USD\) is reached/,
    )
    expect(job.measured).toBeGreaterThan(0)
    expect(job.measured).toBeLessThan(120)
    const { check: result } = await eventually('the rest', async () => {
      await world.database.sql`update veracite.reader_spend set cost_usd = 0`
      await world.dueNow()
      const [reader] = (await readers()).items
      return reader.job.state === 'done' && reader
    })
    expect(result.read).toBe(120)
    expect(new Set(calls().map(({ answer }) => answer)).size).toBe(120)
    expect(calls().length).toBe(120)
  },
)

test('one check at a time; again after a week, while the old one counts; anew for another model or prompt', async () => {
  await start(perfect, { measured: true })
  const version = modelVersion({ name: 'compatible/reader-1' })
  const at = (days: number) => ({ now: () => new Date(Date.now() + days * DAY_MS) })
  const jobs = async () =>
    (await world.database.sql`select payload from veracite.jobs where kind = 'reader.check'`).length
  const ports = world.ports
  await world.dispatcher?.close(100)

  const good = { accuses: true, readsTwice: false }
  expect(await readerTrust({ ...ports, clock: at(6.9) }).trustOf(version)).toEqual(good)
  expect(await jobs()).toBe(0)
  expect(await readerTrust({ ...ports, clock: at(7.1) }).trustOf(version)).toEqual(good)
  expect(await readerTrust({ ...ports, clock: at(7.1) }).trustOf(version)).toEqual(good)
  expect(await jobs()).toBe(1)
  expect((await check()).body.jobId).toBe((await check()).body.jobId)
  expect(await jobs()).toBe(1)

  const none = { accuses: false, readsTwice: false }
  const other = { name: 'compatible/reader-2' }
  expect(await readerTrust({ ...ports, model: other }).trustOf(modelVersion(other))).toEqual(none)
  expect(await jobs()).toBe(2)
  expect(await readerTrust(ports).trustOf('compatible/reader-1 (prompt 1)')).toEqual(none)
  expect(await jobs(), 'a prompt that is no longer used is not measured').toBe(2)

  const bad = { accusationsRight: { part: 30, of: 40 } }
  await storeCheck(ports, { figures: bad, measuredAt: new Date(Date.now() + 1_000) })
  expect(await readerTrust(ports).trustOf(version)).toEqual(none)
})

test('without a model there is nothing to measure', async () => {
  ;({ world, api } = await openApi({ env: { VERACITE_READER: 'off' } }))
  expect((await readers()).items).toEqual([])
  expect((await check()).status).toBe(409)
})
