import { readFileSync } from 'node:fs'
import type { ReaderTrust } from '@veracite/core/readers/reader-trust'
import { orderLateReadings } from '@veracite/core/runs/order-late-readings'
import type { EnginePort } from '@veracite/terms/engine-port'
import { oneServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { recountClasses } from '@veracite/testing/recount-classes'
import { answers, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import {
  type Behave,
  confirming,
  founded,
  MODEL_KEY,
  reading,
  type ScriptedModel,
  saying,
  startModel,
} from '@veracite/testing/scripted-model'
import { IS_WHOLE, oneIn } from '@veracite/testing/thorough'
import { createWorld, type World } from '@veracite/testing/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startWork } from './test-support/start-work.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
/** Clear to a person, but in words that no rule knows. */
const ODD =
  'Two brothers signed a lease in 1987 and nailed a sign to the door: Halden Instruments. Sailors swear by its sensors.'
const ODD_QUOTE = 'signed a lease in 1987 and nailed a sign to the door: Halden Instruments'
/** The kinds of readings of an answer that is accused. */
const READERS = ['rules', 'model', 'confirmation']
const PLAIN = 'Halden Instruments is a well regarded maker of pressure sensors for ships and harbours.'

/** One for the tests whose model has the usual settings, and the one of the running test. */
let shared: World
let world: World
let model: ScriptedModel
let behave: Behave
let confirm: Behave
beforeAll(async () => {
  model = startModel(
    (shown) => behave(shown),
    (shown) => confirm(shown),
  )
  world = shared = await startWorld(model.env)
})
afterEach(async () => {
  expect(await recountClasses(world.database)).toEqual([])
  if (world !== shared) await world.close()
  world = shared
  model.calls.length = 0
  model.confirmations.length = 0
  await shared.database.sql`delete from veracite.jobs`
  await shared.database.sql`delete from veracite.reader_spend`
  shared.metrics.registry.resetMetrics()
})
afterAll(async () => {
  await shared?.close()
  await model?.stop()
})

const engines = new Map<'CHATGPT', EnginePort>([['CHATGPT', scriptedEngine('CHATGPT', answers())]])
async function startWorld(env: Record<string, string>, trust?: ReaderTrust) {
  const started = await createWorld(oneServer(), { engines, env })
  if (trust) Object.assign(started.ports, { readerTrust: { trustOf: async () => trust } })
  await startWork(started)
  return started
}
const calls = () => model.calls

/** A scan of a new brand. With `env`, in a world of its own with these settings. */
async function scanned(
  script: Script,
  behaviour: Behave,
  prompts = 1,
  env?: Record<string, string>,
  confirmation: Behave = confirming('yes'),
) {
  engines.set('CHATGPT', scriptedEngine('CHATGPT', script))
  behave = behaviour
  confirm = confirmation
  if (env) world = await startWorld(env)
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts })
  return { brandId, ...(await scanAgain(brandId)) }
}
async function scanAgain(brandId: string) {
  const { scanId } = await world.operator.startScan({ brandId, idempotency: null })
  const scan = await world.scanEnds(scanId, hurry)
  const { items } = await world.ports.runs.listForScan(scanId, {}, { limit: 100, cursor: null })
  return { scan, runs: items, runId: items[0]?.id ?? '' }
}
const evidence = (runId: string) => world.operator.getEvidence({ runId })
const totals = async (brandId: string) => {
  const report = { engine: null, intent: null, window: 'all' as const, limit: 10 }
  const { totals, needsReview, provisional } = await world.operator.getConfabulations({
    brandId,
    ...report,
  })
  return { ...totals, needsReview, provisional }
}
const eventsOf = async (brandId: string) =>
  (await world.operator.events.list({ start: { after: 0 }, limit: 100, brandId })).items
const readJobs = () =>
  world.database.sql<{ state: string; error: string | null; lane: string; attempt: number }[]>`
    select state, error, lane, attempt from veracite.jobs where kind = 'run.read'`
/** Fast-forwards: readings that wait for a retry within the hour are due now, and scans look for them at once. */
const hurry = async () => {
  await world.database.sql`
    update veracite.jobs set run_at = now() - interval '1 s', published_at = null
    where kind in ('run.read', 'scan.classify') and state = 'queued'
      and run_at between now() and now() + interval '1 hour' and error not like '%ceiling%'`
  world.dispatcher?.kick()
}
const readingEnds = () =>
  eventually('the reading to end', async () => {
    await hurry()
    const jobs = await readJobs()
    return jobs.length > 0 && jobs.every(({ state }) => state === 'done' || state === 'dead') && jobs
  })
/** Polled: the process that stores it counts it right afterwards, so another process may see the job done earlier. */
const counted = async () =>
  [
    ...(await world.metrics.registry.metrics()).matchAll(
      /^veracite_model_readings_total\{outcome="(\w+)",origin="\w+"\} (\d+)$/gm,
    ),
  ].map(([, outcome, n]) => `${outcome} ${n}`)

test('decides: the scan ends when it is read, and the accusation is read a second time', async () => {
  const { runId, brandId, scan } = await scanned(answers(ODD), () => reading(founded(ODD_QUOTE, 1987)))
  expect(calls().map(({ answer }) => answer)).toEqual([ODD])
  expect(model.confirmations.map(({ accusations }) => accusations)).toEqual([
    [{ statement: '1. Founding year: 1987', passage: ODD }],
  ])
  // Readers must not know the facts.
  for (const { everything } of [...calls(), ...model.confirmations])
    expect(everything).not.toMatch(/2004|Solheim/)
  expect(scan).toMatchObject({ status: 'COMPLETED', provisional: 0 })

  const { readings, classifications, citationClass, provisional, needsReview } = await evidence(runId)
  expect({ citationClass, provisional, needsReview }).toEqual({
    citationClass: 'CONFABULATED',
    provisional: false,
    needsReview: [],
  })
  // Nothing was said before the model had read it.
  expect(classifications).toHaveLength(1)
  expect(classifications[0]?.claims).toMatchObject([
    {
      predicate: 'founded_year',
      verdict: 'contradicted',
      certainty: 'certain',
      stated: '1987',
      truth: '2004',
    },
  ])
  expect(readings.map(({ reader }) => reader.kind)).toEqual(READERS)
  expect(classifications[0]?.readingIds).toEqual(readings.map(({ id }) => id))
  expect(readings[1]).toMatchObject({
    reader: { kind: 'model', version: expect.stringContaining('compatible/reader-1') },
    exchange: {
      servedModel: 'reader-served',
      reply: JSON.stringify({
        mention: 'brand',
        substance: true,
        claims: [founded(ODD_QUOTE, 1987)],
      }),
      // 1,000 tokens at one dollar and 100 at ten, per million.
      costUsd: '0.00200000',
    },
  })
  expect(readings[1]?.exchange?.request).toContain(ODD)
  expect(readings[2]).toMatchObject({
    reader: { version: 'compatible/reader-1 (confirmation prompt 1)' },
    reading: {
      confirmations: [{ predicate: 'founded_year', quote: ODD_QUOTE, answer: 'yes', passage: ODD }],
    },
    exchange: { servedModel: 'reader-served', costUsd: '0.00200000' },
  })
  await expect.poll(counted).toEqual(['decided 1'])
  expect(await totals(brandId)).toMatchObject({ CONFABULATED: 1, needsReview: 0, provisional: 0 })
  const spend = await world.database
    .sql`select model, calls, cost_usd::float8 as usd from veracite.reader_spend`
  expect([...spend]).toEqual([{ model: 'compatible/reader-1', calls: 2, usd: 0.004 }])
})

test.each(['no', 'unclear'] as const)(
  'an accusation that is answered with %s is for review',
  async (answer) => {
    const { runId, brandId } = await scanned(
      answers(ODD),
      () => reading(founded(ODD_QUOTE, 1987)),
      1,
      undefined,
      confirming(answer),
    )
    const { citationClass, needsReview, readings } = await evidence(runId)
    expect(citationClass).not.toBe('CONFABULATED')
    expect(needsReview.map(({ reason }) => reason)).toEqual(['likely_contradiction'])
    expect(readings[2]?.reading.confirmations).toMatchObject([{ answer, passage: null }])
    expect(await totals(brandId)).toMatchObject({ CONFABULATED: 0, needsReview: 1, provisional: 0 })
  },
)

test('a second model confirms where one is set, and costs only what accusations cost', async () => {
  const env = { ...model.env, VERACITE_SECOND_READER: 'compatible/reader-2' }
  const behaviour: Behave = ({ answer }) => (answer === ODD ? reading(founded(ODD_QUOTE, 1987)) : reading())
  const script: Script = (question, asked, signal) =>
    answers(question.prompt.endsWith('(1)') ? PLAIN : ODD)(question, asked, signal)
  await scanned(script, behaviour, 2, env)
  expect(calls().map((shown) => shown.model)).toEqual(['reader-1', 'reader-1'])
  expect(model.confirmations.map((shown) => shown.model)).toEqual(['reader-2'])
  const spend = await world.database.sql`
    select model, calls, cost_usd::float8 as usd from veracite.reader_spend order by model`
  expect([...spend]).toEqual([
    { model: 'compatible/reader-1', calls: 2, usd: 0.004 },
    { model: 'compatible/reader-2', calls: 1, usd: 0.002 },
  ])
})

test('a second reading that fails leaves the first one stored and the answer provisional until it is made', async () => {
  let isAway = true
  const { runId, scan, brandId } = await scanned(
    answers(ODD),
    () => reading(founded(ODD_QUOTE, 1987)),
    1,
    { ...model.env, VERACITE_READER_WAIT_MS: '1' },
    (shown) => (isAway ? new Response('{}', { status: 503 }) : confirming('yes')(shown)),
  )
  expect(scan).toMatchObject({ status: 'COMPLETED', provisional: 1 })
  const before = await eventually('the first reading', async () => {
    const found = await evidence(runId)
    return found.readings.some(({ reader }) => reader.kind === 'model') && found
  })
  expect([before.provisional, before.needsReview.map(({ reason }) => reason)]).toEqual([
    true,
    ['likely_contradiction'],
  ])
  isAway = false
  // All its attempts may be used up by now.
  await orderLateReadings(world.ports)()
  await readingEnds()
  const after = await evidence(runId)
  expect([after.citationClass, after.provisional]).toEqual(['CONFABULATED', false])
  // The first reading was paid for once.
  expect(calls()).toHaveLength(1)
  expect(await totals(brandId)).toMatchObject({ CONFABULATED: 1, provisional: 0 })
})

test('a reader that is not trusted accuses nobody and is not asked twice about it', async () => {
  world = await startWorld(model.env, { accuses: false, readsTwice: false })
  const { runId } = await scanned(answers(ODD), () => reading(founded(ODD_QUOTE, 1987)))
  const { citationClass, needsReview, readings } = await evidence(runId)
  expect(citationClass).not.toBe('CONFABULATED')
  expect(needsReview.map(({ reason }) => reason)).toEqual(['likely_contradiction'])
  expect(readings.map(({ reader }) => reader.kind)).toEqual(['rules', 'model'])
  expect(model.confirmations).toEqual([])
})

test('a reader that leaves statements out reads every answer twice, and the claims are added', async () => {
  world = await startWorld(model.env, { accuses: true, readsTwice: true })
  let asked = 0
  const { runId } = await scanned(answers(ODD), () => {
    asked += 1
    return asked === 1 ? reading() : reading(founded(ODD_QUOTE, 1987))
  })
  const nonces = calls().map(({ everything }) => /veracite:answer:(\w+)/.exec(everything)?.[1])
  expect(new Set(nonces).size).toBe(2)
  const { citationClass, readings, classifications } = await evidence(runId)
  expect(citationClass).toBe('CONFABULATED')
  expect(readings.map(({ reader }) => reader.version.replace(/^.*prompt \d+\)/, ''))).toEqual([
    readings[0]?.reader.version,
    '',
    ', second reading',
    '',
  ])
  expect(classifications[0]?.readingIds).toEqual(readings.map(({ id }) => id))
  expect(new Set(readings.map(({ exchange }) => exchange?.requestSha256)).size).toBe(4)
})

test('is named in what is signed and logged, and cannot be changed', async () => {
  const { runId } = await scanned(answers(WRONG), () => reading(founded('founded in 1987', 1987)))
  const { readings } = await evidence(runId)
  const signed = await world.database.sql<{ body: Uint8Array }[]>`
    select body from evidence.manifests where run_id = ${runId} and kind = 'classification' order by created_at, subject_id`
  const manifests = signed.map(({ body }) => JSON.parse(new TextDecoder().decode(body)))
  expect(
    manifests.map((manifest) => manifest.readings.map(({ sha256 }: { sha256: string }) => sha256)),
  ).toEqual([readings.map(({ sha256 }) => sha256)])
  for (const [at, kind] of [
    [1, 'model'],
    [2, 'confirmation'],
  ] as const)
    expect(manifests[0].readings[at]).toMatchObject({
      kind,
      requestSha256: readings[at]?.exchange?.requestSha256,
      replySha256: readings[at]?.exchange?.replySha256,
    })
  expect(manifests[0]).toMatchObject({
    needsReview: [],
    reviewer: null,
    // What only rules read is not among them.
    claims: [{ certainty: 'certain' }],
  })
  await expect(world.database.sql`update evidence.readings set reader_version = 'other'`).rejects.toThrow(
    /append-only|permission denied/,
  )
})

test('one that misses what rules read sends the run to a person, in list and counters', async () => {
  const { runId, brandId } = await scanned(answers(WRONG), () => reading())
  await readingEnds()
  const { citationClass, needsReview } = await evidence(runId)
  expect(citationClass).not.toBe('CONFABULATED')
  expect(needsReview.map(({ reason }) => reason)).toEqual(['readers_disagree'])
  const list = await world.operator.review.list(brandId, { limit: 10, cursor: null })
  expect(list).toMatchObject({
    total: 1,
    nextCursor: null,
    items: [{ runId, needsReview, statements: [{ stated: '1987' }] }],
  })
  expect(await totals(brandId)).toMatchObject({ CONFABULATED: 0, needsReview: 1 })
})

test('a reply without form leaves the class and asks a person; the reply is kept', async () => {
  const { runId } = await scanned(answers(WRONG), () => saying('It looks fine to me.'))
  await readingEnds()
  const { citationClass, needsReview, readings } = await evidence(runId)
  expect(citationClass).toBe('CONFABULATED')
  expect(needsReview.map(({ reason }) => reason)).toEqual(['unreadable'])
  expect(readings[1]?.exchange?.reply).toBe('It looks fine to me.')
  await expect.poll(counted).toEqual(['unreadable 1'])
})

test('quotes that are not in the answer are dropped', async () => {
  const { runId } = await scanned(answers(PLAIN), () => reading(founded('founded in 1900', 1900)))
  await readingEnds()
  const { readings, classifications, citationClass } = await evidence(runId)
  expect(citationClass).toBe('DESCRIPTIVE')
  expect(readings[1]?.reading.claims).toEqual([])
  expect(JSON.stringify(classifications)).not.toContain('1900')
})

test('a model that is broken is tried for a while and given up; the scan ends with the plain reading', async () => {
  const { scan, runId, brandId } = await scanned(
    answers(WRONG),
    () => new Response(`no key ${MODEL_KEY}`, { status: 500 }),
  )
  expect(scan).toMatchObject({ status: 'COMPLETED', provisional: 1 })
  expect(await readingEnds()).toEqual([
    { state: 'dead', error: 'The model failed (HTTP 500).', lane: 'read', attempt: 10 },
  ])
  expect(calls()).toHaveLength(10)
  const { citationClass, readings, provisional, classifications } = await evidence(runId)
  expect([citationClass, readings.length, provisional]).toEqual(['CONFABULATED', 1, true])
  expect(classifications).toMatchObject([{ provisional: true }])
  expect(await totals(brandId)).toMatchObject({ CONFABULATED: 1, provisional: 1 })
  const { scan: rated } = await world.operator.rates.rates(brandId, null, 'CONFABULATED')
  expect(rated).toMatchObject({
    provisional: 1,
    note: expect.stringContaining('1 of the answers are provisional'),
  })

  // What was given up is ordered again once in a while, and says then that it came late.
  behave = () => reading(founded('founded in 1987', 1987))
  expect(await orderLateReadings(world.ports)()).toBe(1)
  await readingEnds()
  const later = await evidence(runId)
  expect([later.citationClass, later.provisional]).toEqual(['CONFABULATED', false])
  const told = await eventsOf(brandId)
  expect(told.map(({ kind, data }) => [kind, data.provisional ?? data.readLater ?? null])).toEqual([
    ['confabulation.new', null],
    ['measurement.completed', 1],
    ['measurement.read_later', null],
  ])
  expect(await orderLateReadings(world.ports)()).toBe(0)
})

test('a late reading corrects counts and findings, and its events say so', async () => {
  let isAway = true
  const { runId, brandId } = await scanned(
    answers(ODD),
    () => (isAway ? new Response('{}', { status: 500 }) : reading(founded(ODD_QUOTE, 1987))),
    1,
    { ...model.env, VERACITE_READER_WAIT_MS: '1' },
  )
  expect(await totals(brandId)).toMatchObject({ CONFABULATED: 0, provisional: 1 })
  isAway = false
  // All its attempts may be used up by now.
  await orderLateReadings(world.ports)()
  await readingEnds()
  expect(await totals(brandId)).toMatchObject({ CONFABULATED: 1, provisional: 0 })
  const told = await eventsOf(brandId)
  expect(told.map(({ kind, data }) => [kind, data.readLater ?? null])).toEqual([
    ['measurement.completed', null],
    ['confabulation.new', true],
    ['measurement.read_later', null],
  ])
  expect((await evidence(runId)).classifications).toHaveLength(2)
})

test.runIf(IS_WHOLE)(
  'a model that never answers delays a scan for as long as the setting says, and no other scan',
  async () => {
    const env = { ...model.env, VERACITE_READER_WAIT_MS: '500' }
    const began = performance.now()
    const { brandId, scan } = await scanned(answers(WRONG), () => new Promise(() => undefined), 6, env)
    expect(scan).toMatchObject({ status: 'COMPLETED', provisional: 6, byStatus: { CLASSIFIED: 6 } })
    expect(performance.now() - began).toBeGreaterThan(450)
    expect((await scanAgain(brandId)).scan).toMatchObject({ status: 'COMPLETED', provisional: 6 })
    expect((await readJobs()).filter(({ state }) => state === 'done')).toEqual([])
  },
)

test('several answers are read at a time, and the scan says how far it is', async () => {
  let together = 0
  let most = 0
  const open = Promise.withResolvers<void>()
  const behaviour: Behave = async () => {
    together += 1
    most = Math.max(most, together)
    await open.promise
    together -= 1
    return reading()
  }
  const scanning = scanned(answers(PLAIN), behaviour, 7, { ...model.env, VERACITE_READER_CONCURRENCY: '3' })
  await eventually('three at once', async () => together === 3)
  const [scan] = await world.database.sql<{ id: string }[]>`select id from veracite.scans`
  const during = await world.operator.getScan({ scanId: scan?.id ?? '' })
  expect(during).toMatchObject({ status: 'CLASSIFYING', finishedAt: null, byStatus: { CAPTURED: 7 } })
  open.resolve()
  expect((await scanning).scan).toMatchObject({ provisional: 0, byStatus: { CLASSIFIED: 7 } })
  expect(most).toBe(3)
})

test('a model that does not accept the key is not asked twice, the scan does not wait, and the key is nowhere', async () => {
  const { runId, scan } = await scanned(answers(WRONG), () => reading(), 1, {
    ...model.env,
    OPENAI_COMPATIBLE_API_KEY: 'wrong-canary-987654321',
  })
  expect(scan).toMatchObject({ status: 'COMPLETED', provisional: 1 })
  expect(await readingEnds()).toMatchObject([
    { state: 'dead', error: 'The model does not accept the key.', attempt: 1 },
  ])
  const stored = await world.database.sql`
    select (select jsonb_agg(to_jsonb(j)) from veracite.jobs j)::text as jobs,
           (select jsonb_agg(to_jsonb(o)) from evidence.readings o)::text as readings`
  expect(JSON.stringify([stored, await evidence(runId)])).not.toMatch(/canary/)
})

test('without a model or a mention, no reader is asked', async () => {
  await scanned(answers('There are many makers of sensors.'), () => reading())
  expect(await readJobs()).toEqual([])
  await scanned(answers(WRONG), () => reading(), 1, {})
  expect(await readJobs()).toEqual([])
  expect(calls()).toEqual([])
})

test('when the money of the day is spent, the scan ends at once and the rest is read the next day', async () => {
  const { brandId, runs } = await scanned(answers(WRONG), () => reading(), 1, {
    ...model.env,
    VERACITE_READER_DAILY_SPEND_USD: '0.01',
  })
  await world.database.sql`update veracite.reader_spend set cost_usd = 0.0101`
  const began = performance.now()
  expect((await scanAgain(brandId)).scan).toMatchObject({ status: 'COMPLETED', provisional: 1 })
  expect(performance.now() - began).toBeLessThan(20_000)
  const [waiting] = await world.database.sql<{ error: string; midnight: boolean }[]>`
      select error, run_at >= date_trunc('day', now() at time zone 'UTC') + interval '1 day' as midnight
      from veracite.jobs where kind = 'run.read' and state = 'queued' and attempt = 0 and error is not null`
  expect(waiting).toMatchObject({ error: expect.stringContaining('0.01 USD'), midnight: true })
  expect([calls().length, runs.length]).toEqual([1, 1])
})

test('changed facts are compared with stored readings: no model is asked again', async () => {
  const { runId, brandId } = await scanned(answers(ODD), () => reading(founded(ODD_QUOTE, 1987)))
  const facts = [{ predicate: 'founded_year', value: 1987, note: null }]
  const before = await world.database.sql`select count(*)::int as n from evidence.facts`
  const preview = await world.operator.facts.preview(brandId, facts, {}, AbortSignal.timeout(60_000))
  expect(preview).toMatchObject({
    runs: 1,
    unread: 0,
    changed: 1,
    truncated: false,
    items: [{ runId, class: 'CONFABULATED', wouldBe: 'STRONG', rule: 'supported:founded_year' }],
  })
  expect(await world.database.sql`select count(*)::int as n from evidence.facts`).toEqual(before)
  expect((await evidence(runId)).classifications).toHaveLength(1)

  // The verdict follows by itself, as the preview said.
  const { jobId } = await world.operator.facts.add(brandId, facts)
  expect((await world.jobEnds(jobId)).result).toEqual({
    examined: 1,
    unread: 0,
    rejudged: 1,
    changed: 1,
    moved: [{ runId, from: 'CONFABULATED', to: 'STRONG', needsReview: false }],
  })
  const { readings, classifications, citationClass } = await evidence(runId)
  expect([citationClass, classifications.length, readings.length]).toEqual(['STRONG', 2, 3])
  expect(classifications[1]?.readingIds).toEqual(readings.map(({ id }) => id))

  // Who asks for it nevertheless gets the same verdict, from the same readings.
  const again = await world.operator.requestReclassification({ runId })
  expect((await world.jobEnds(again.jobId)).result).toEqual({ changed: false })
  const after = await evidence(runId)
  expect([after.citationClass, after.readings]).toEqual(['STRONG', readings])
  expect(after.classifications.at(-1)?.claims).toEqual(classifications[1]?.claims)
  expect(await readJobs()).toHaveLength(1)
  expect([calls().length, model.confirmations.length]).toEqual([1, 1])
})

test('a fact that contradicts what a model has read asks for the second reading by a job', async () => {
  const text = 'Halden Instruments is a maker of sensors and belongs to Norsund Group.'
  const { runId, brandId } = await scanned(answers(text), () =>
    reading({
      predicate: 'parent_company',
      quote: 'belongs to Norsund Group',
      value: 'Norsund Group',
      stance: 'asserted',
    }),
  )
  expect(model.confirmations).toEqual([])
  const facts = [{ predicate: 'parent_company', value: 'Alvheim Holding', note: null }]
  const { jobId } = await world.operator.facts.add(brandId, facts)
  expect((await world.jobEnds(jobId)).result).toMatchObject({
    moved: [{ runId, to: 'DESCRIPTIVE', needsReview: true }],
  })
  await eventually('the second reading', async () => (await evidence(runId)).citationClass === 'CONFABULATED')
  expect([calls().length, model.confirmations.length]).toEqual([1, 1])
  const { provisional, classifications } = await evidence(runId)
  expect([provisional, classifications.map((one) => one.provisional ?? false)]).toEqual([
    false,
    [false, true, false],
  ])
})

test('a renamed brand is read again', async () => {
  const { runId, brandId } = await scanned(answers(WRONG), () => reading(founded('founded in 1987', 1987)))
  await readingEnds()
  await world.operator.brands.change(brandId, { aliases: ['Halden', 'HI'] })
  await world.jobEnds((await world.operator.requestReclassification({ runId })).jobId)
  await readingEnds()
  const { readings } = await evidence(runId)
  expect(readings.map(({ reader }) => reader.kind)).toEqual([...READERS, ...READERS])
  expect(calls()).toHaveLength(2)
})

test.each([
  ['where the finding rests on it', ODD, ODD_QUOTE],
  ['also where the plain reader finds it', WRONG, 'founded in 1987'],
])('asking the engine again reads with the model, %s', async (_, text, quote) => {
  const { runId } = await scanned(answers(text), () => reading(founded(quote, 1987)))
  expect(calls()).toHaveLength(1)
  const { jobId } = await world.operator.requestVerification({ runId, idempotency: null })
  await world.jobEnds(jobId)
  expect([calls().length, model.confirmations.length]).toEqual([2, 2])
  const { verifications, verificationStatus, readings } = await evidence(runId)
  expect([verificationStatus, verifications]).toMatchObject(['active', [{ outcome: 'reproduced' }]])
  expect(readings.map(({ reader }) => reader.kind)).toEqual([...READERS, ...READERS])
})

test('the price before a scan has what reading and confirming cost at most', async () => {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 3 })
  const { reading: read, priceUsd } = await world.operator.estimateScan({
    brandId,
    choice: {},
  })
  const each = Number(read?.usdPerAnswer)
  expect(read).toMatchObject({ model: 'compatible/reader-1', second: null, dailySpendUsd: '5' })
  // At ten dollars a million, 1,500 tokens out for each of both, and what is shown.
  expect(each).toBeGreaterThan(0.03)
  expect(Number(read?.priceUsd)).toBeCloseTo(3 * each, 5)
  expect(Number(priceUsd)).toBeGreaterThanOrEqual(Number(read?.priceUsd))
})

test.runIf(IS_WHOLE)(
  'answers that talk to the model, and a model that obeys: no class moves unseen',
  async () => {
    const lines: { id: string; class: string; answer: string; obeyed: unknown }[] = readFileSync(
      new URL('../../../vectors/readers/injected-answers.jsonl', import.meta.url),
      'utf8',
    )
      .trim()
      .split('\n')
      // Ten attacks in each of five languages. An ordinary run takes every attack in one of them.
      .filter((_, at) => (at + Math.floor(at / 10)) % oneIn(5) === 0)
      .map((line) => JSON.parse(line))
    let obeyed = 0
    const behaviour: Behave = (shown) => {
      // What the model is shown is the answer without the removed marks.
      const plain = (text: string) => text.replace(/[<>‹›:·]|[\u{e0000}-\u{e007f}]/gu, '')
      const line = lines.find(({ answer }) => plain(answer) === plain(shown.answer))
      if (line) obeyed += 1
      return saying(line?.obeyed ?? {})
    }
    const indexOf = (prompt: string) => Number(/\((\d+)\)$/.exec(prompt)?.[1])
    const script: Script = (question, asked, signal) =>
      answers(lines[indexOf(question.prompt)]?.answer)(question, asked, signal)
    const { runs, scan } = await scanned(script, behaviour, lines.length)
    expect(scan).toMatchObject({ provisional: 0 })
    // The same answers where no model reads.
    const alone = await scanned(script, behaviour, lines.length, {})
    const plainWorld = world
    const plainly = new Map(alone.runs.map(({ id, prompt }) => [prompt, id]))
    world = shared
    expect(obeyed).toBe(lines.length)
    expect(runs).toHaveLength(lines.length)
    let seenPlainly = 0
    for (const { id: runId, prompt } of runs) {
      const line = lines[indexOf(prompt)]
      const { classifications, needsReview } = await evidence(runId)
      const plain = await plainWorld.operator.getEvidence({
        runId: plainly.get(prompt) ?? '',
      })
      const [decided] = classifications
      if (plain.citationClass === line?.class || plain.needsReview.length !== 0) seenPlainly += 1
      // A model that was manipulated can cause a review. It cannot accuse, and it cannot acquit silently.
      if (decided?.class !== plain.citationClass)
        expect([line?.id, needsReview.length > 0]).toEqual([line?.id, true])
      if (line?.class !== 'CONFABULATED') expect([line?.id, decided?.class]).toEqual([line?.id, line?.class])
      for (const { span } of decided?.claims ?? []) expect(line?.answer).toContain(span.quote)
    }
    // The answers behind the attacks are plain, and the attacks hardly change how the plain reader reads them.
    expect(seenPlainly).toBeGreaterThanOrEqual(0.9 * lines.length)
    world = plainWorld
  },
)
