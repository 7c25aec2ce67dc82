import { readFileSync } from 'node:fs'
import type { EnginePort } from '@veracite/terms/engine-port'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { oneTestServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { recountClasses } from '@veracite/testing/recount-classes'
import { answers, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import {
  founded,
  MODEL_KEY,
  reading,
  type ScriptedModel,
  saying,
  startModel,
} from '@veracite/testing/scripted-model'
import { oneIn } from '@veracite/testing/thorough'
import { createWorld, type World } from '@veracite/testing/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startWorker } from './start-worker.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
/** Clear to a person, but in words that no rule knows. */
const ODD =
  'Two brothers signed a lease in 1987 and nailed a sign to the door: Halden Instruments. Sailors swear by its sensors.'
const ODD_QUOTE = 'signed a lease in 1987 and nailed a sign to the door: Halden Instruments'
const PLAIN = 'Halden Instruments is a well regarded maker of pressure sensors for ships and harbours.'

describe.each(oneTestServer())('readings by a model on $name', (server) => {
  type Behaviour = Parameters<typeof startModel>[0]
  /** One for the tests whose model has the usual settings, and the one of the running test. */
  let shared: World
  let world: World
  let model: ScriptedModel
  let behave: Behaviour
  beforeAll(async () => {
    model = startModel((shown) => behave(shown))
    world = shared = await startWorld(model.env)
  })
  afterEach(async () => {
    if (world !== shared) await world.close()
    world = shared
    model.calls.length = 0
    await shared.database.sql`delete from veracite.jobs`
    await shared.database.sql`delete from veracite.reader_spend`
    shared.metrics.registry.resetMetrics()
  })
  afterAll(async () => {
    await shared?.close()
    await model?.stop()
  })

  const engines = new Map<'CHATGPT', EnginePort>([['CHATGPT', scriptedEngine('CHATGPT', answers())]])
  async function startWorld(env: Record<string, string>) {
    const started = await createWorld(server, { engines, env })
    if (started.dispatcher === null) throw new Error('no queue')
    await startWorker(started.ports, started.dispatcher, started.logger)
    return started
  }
  const calls = () => model.calls

  /** A scan of a new brand. With `env`, in a world of its own with these settings. */
  async function scanned(script: Script, behaviour: Behaviour, prompts = 1, env?: Record<string, string>) {
    engines.set('CHATGPT', scriptedEngine('CHATGPT', script))
    behave = behaviour
    if (env) world = await startWorld(env)
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts })
    return { brandId, ...(await scanAgain(brandId)) }
  }
  async function scanAgain(brandId: string) {
    const { scanId } = await world.services.startScan({ brandId, scope: EVERY_ACCOUNT, idempotency: null })
    const scan = await eventually('the scan to end', async () => {
      const now = await world.services.getScan({ scanId, scope: EVERY_ACCOUNT })
      return now.finishedAt !== null && now
    })
    const { items } = await world.ports.runs.listForScan(scanId, {}, { limit: 100, cursor: null })
    return { scan, runs: items, runId: items[0]?.id ?? '' }
  }
  const evidence = (runId: string) => world.services.getEvidence({ runId, scope: EVERY_ACCOUNT })
  const totals = async (brandId: string) => {
    const report = { engine: null, intent: null, window: 'all' as const, limit: 10 }
    const { totals, needsReview } = await world.services.getConfabulations({
      brandId,
      scope: EVERY_ACCOUNT,
      ...report,
    })
    return { ...totals, needsReview }
  }
  const readJobs = () =>
    world.database.sql<{ state: string; error: string | null; lane: string; attempt: number }[]>`
      select state, error, lane, attempt from veracite.jobs where kind = 'run.read'`
  /** Fast-forwards: jobs that wait for a retry are due now. */
  const readingEnds = () =>
    eventually('the reading to end', async () => {
      await world.database
        .sql`update veracite.jobs set run_at = now() - interval '1 s' where state = 'queued' and run_at > now()`
      world.dispatcher?.kick()
      const jobs = await readJobs()
      return jobs.length > 0 && jobs.every(({ state }) => state === 'done' || state === 'dead') && jobs
    })
  const done = (id: string | null) =>
    eventually('the job', async () => {
      const job = await world.services.admin.jobs.get(id ?? '')
      return job.state === 'done' && job
    })
  /**
   * The process that stores it counts it right afterwards, so another process may see the job done earlier.
   */
  const SOON = { timeout: 10_000 }
  const counted = async () =>
    [
      ...(await world.metrics.registry.metrics()).matchAll(
        /^veracite_model_readings_total\{outcome="(\w+)",origin="\w+"\} (\d+)$/gm,
      ),
    ].map(([, outcome, n]) => `${outcome} ${n}`)

  test('one that finds what rules do not read: appended, with a class that follows; counters move', async () => {
    const { runId, brandId } = await scanned(answers(ODD), () => reading(founded(ODD_QUOTE, 1987)))
    await readingEnds()
    expect(calls().map(({ answer }) => answer)).toEqual([ODD])
    // Readers must not know the facts.
    expect(calls()[0]?.everything).not.toMatch(/2004|Solheim/)

    const { readings, classifications, citationClass, needsReview } = await evidence(runId)
    expect({ citationClass, needsReview }).toEqual({ citationClass: 'CONFABULATED', needsReview: [] })
    expect(classifications).toHaveLength(2)
    expect(classifications[0]?.class).not.toBe('CONFABULATED')
    expect(classifications[1]?.claims).toMatchObject([
      {
        predicate: 'founded_year',
        verdict: 'contradicted',
        certainty: 'certain',
        stated: '1987',
        truth: '2004',
      },
    ])
    expect(readings.map(({ reader }) => reader.kind)).toEqual(['rules', 'model'])
    expect(classifications.map(({ readingIds }) => readingIds.length)).toEqual([1, 2])
    expect(classifications[1]?.readingIds).toEqual(readings.map(({ id }) => id))
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
    await expect.poll(counted, SOON).toEqual(['other_class 1'])
    expect(await totals(brandId)).toMatchObject({ CONFABULATED: 1, needsReview: 0 })
    expect(await recountClasses(world.database)).toEqual([])
    const spend = await world.database
      .sql`select model, calls, cost_usd::float8 as usd from veracite.reader_spend`
    expect([...spend]).toEqual([{ model: 'compatible/reader-1', calls: 1, usd: 0.002 }])
  })

  test('is named in what is signed and logged, and cannot be changed', async () => {
    const { runId } = await scanned(answers(WRONG), () => reading(founded('founded in 1987', 1987)))
    await readingEnds()
    const { readings } = await evidence(runId)
    const signed = await world.database.sql<{ body: Uint8Array }[]>`
      select body from evidence.manifests where run_id = ${runId} and kind = 'classification' order by created_at, subject_id`
    const manifests = signed.map(({ body }) => JSON.parse(new TextDecoder().decode(body)))
    expect(
      manifests.map((manifest) => manifest.readings.map(({ sha256 }: { sha256: string }) => sha256)),
    ).toEqual([[readings[0]?.sha256], readings.map(({ sha256 }) => sha256)])
    expect(manifests[1].readings[1]).toMatchObject({
      kind: 'model',
      requestSha256: readings[1]?.exchange?.requestSha256,
      replySha256: readings[1]?.exchange?.replySha256,
    })
    expect(manifests[1]).toMatchObject({
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
    expect(needsReview.map(({ reason }) => reason)).toEqual(['likely_contradiction'])
    const list = await world.services.admin.review.list(brandId, { limit: 10, cursor: null }, EVERY_ACCOUNT)
    expect(list).toMatchObject({ total: 1, nextCursor: null, items: [{ runId, needsReview }] })
    expect(await totals(brandId)).toMatchObject({ CONFABULATED: 0, needsReview: 1 })
    expect(await recountClasses(world.database)).toEqual([])
  })

  test('a reply without form leaves the class and asks a person; the reply is kept', async () => {
    const { runId } = await scanned(answers(WRONG), () => saying('It looks fine to me.'))
    await readingEnds()
    const { citationClass, needsReview, readings } = await evidence(runId)
    expect(citationClass).toBe('CONFABULATED')
    expect(needsReview.map(({ reason }) => reason)).toEqual(['unreadable'])
    expect(readings[1]?.exchange?.reply).toBe('It looks fine to me.')
    await expect.poll(counted, SOON).toEqual(['unreadable 1'])
  })

  test('quotes that are not in the answer are dropped', async () => {
    const { runId } = await scanned(answers(PLAIN), () => reading(founded('founded in 1900', 1900)))
    await readingEnds()
    const { readings, classifications, citationClass } = await evidence(runId)
    expect(citationClass).toBe('DESCRIPTIVE')
    expect(readings[1]?.reading.claims).toEqual([])
    expect(JSON.stringify(classifications)).not.toContain('1900')
  })

  test('a model that is broken is tried a few times and given up; scans do not notice', async () => {
    const { scan, runId } = await scanned(
      answers(WRONG),
      () => new Response(`no key ${MODEL_KEY}`, { status: 500 }),
    )
    expect(scan.status).toBe('COMPLETED')
    expect(await readingEnds()).toEqual([
      { state: 'dead', error: 'The model failed (HTTP 500).', lane: 'read', attempt: 5 },
    ])
    expect(calls()).toHaveLength(5)
    const { citationClass, readings } = await evidence(runId)
    expect([citationClass, readings.length]).toEqual(['CONFABULATED', 1])
  })

  test('a model that never answers delays no scan and no classification', async () => {
    const { brandId, scan } = await scanned(answers(WRONG), () => new Promise(() => undefined), 6, model.env)
    expect(scan.status).toBe('COMPLETED')
    await eventually('the model to be busy', async () => calls().length > 0)
    expect((await scanAgain(brandId)).scan).toMatchObject({
      status: 'COMPLETED',
      byStatus: { CLASSIFIED: 6 },
    })
    expect((await readJobs()).filter(({ state }) => state === 'done')).toEqual([])
  })

  test('a model that does not accept the key is not asked twice, and the key is nowhere', async () => {
    const { runId } = await scanned(answers(WRONG), () => reading(), 1, {
      ...model.env,
      OPENAI_COMPATIBLE_API_KEY: 'wrong-canary-987654321',
    })
    expect(await readingEnds()).toMatchObject([
      { state: 'dead', error: 'The model does not accept the key.', attempt: 1 },
    ])
    const stored = await world.database.sql`
      select (select jsonb_agg(to_jsonb(j)) from veracite.jobs j)::text as jobs,
             (select jsonb_agg(to_jsonb(o)) from evidence.readings o)::text as readings`
    expect(JSON.stringify([stored, await evidence(runId)])).not.toMatch(/canary/)
  })

  test('without a model, and without a mention, nobody is asked', async () => {
    await scanned(answers('There are many makers of sensors.'), () => reading())
    expect(await readJobs()).toEqual([])
    await scanned(answers(WRONG), () => reading(), 1, {})
    expect(await readJobs()).toEqual([])
    expect(calls()).toEqual([])
  })

  test('when the money of the day is spent, the rest waits for the next day', async () => {
    const { brandId, runs } = await scanned(answers(WRONG), () => reading(), 1, {
      ...model.env,
      VERACITE_READER_DAILY_SPEND_USD: '0.01',
    })
    await readingEnds()
    await world.database.sql`update veracite.reader_spend set cost_usd = 0.0101`
    await scanAgain(brandId)
    const [waiting] = await eventually('the job to be postponed', async () => {
      const rows = await world.database.sql<{ error: string; midnight: boolean }[]>`
        select error, run_at >= date_trunc('day', now() at time zone 'UTC') + interval '1 day' as midnight
        from veracite.jobs where kind = 'run.read' and state = 'queued' and attempt = 0 and error is not null`
      return rows.length > 0 && rows
    })
    expect(waiting).toMatchObject({ error: expect.stringContaining('0.01 USD'), midnight: true })
    expect([calls().length, runs.length]).toEqual([1, 1])
  })

  test('changed facts are held against what was read: nobody is asked and nothing is read again', async () => {
    const { runId, brandId } = await scanned(answers(ODD), () => reading(founded(ODD_QUOTE, 1987)))
    await readingEnds()
    const facts = [{ predicate: 'founded_year', value: 1987, note: null }]
    const before = await world.database.sql`select count(*)::int as n from evidence.facts`
    const preview = await world.services.admin.facts.preview(brandId, facts, {}, AbortSignal.timeout(60_000))
    expect(preview).toMatchObject({
      runs: 1,
      unread: 0,
      changed: 1,
      truncated: false,
      items: [{ runId, class: 'CONFABULATED', wouldBe: 'STRONG', rule: 'supported:founded_year' }],
    })
    expect(await world.database.sql`select count(*)::int as n from evidence.facts`).toEqual(before)
    expect((await evidence(runId)).classifications).toHaveLength(2)

    // The verdict follows by itself, as the preview said.
    const { jobId } = await world.services.admin.facts.add(brandId, facts)
    expect((await done(jobId)).result).toEqual({
      examined: 1,
      unread: 0,
      rejudged: 1,
      changed: 1,
      moved: [{ runId, from: 'CONFABULATED', to: 'STRONG', needsReview: false }],
    })
    const { readings, classifications, citationClass } = await evidence(runId)
    expect([citationClass, classifications.length, readings.length]).toEqual(['STRONG', 3, 2])
    expect(classifications[2]?.readingIds).toEqual(readings.map(({ id }) => id))

    // Who asks for it nevertheless gets the same verdict, from the same readings.
    const again = await world.services.admin.requestReclassification({ runId })
    expect((await done(again.jobId)).result).toEqual({ changed: false })
    const after = await evidence(runId)
    expect([after.citationClass, after.readings]).toEqual(['STRONG', readings])
    expect(after.classifications.at(-1)?.claims).toEqual(classifications[2]?.claims)
    expect(await readJobs()).toHaveLength(1)
    expect(calls()).toHaveLength(1)
    expect(await recountClasses(world.database)).toEqual([])
  })

  test('a renamed brand is read again', async () => {
    const { runId, brandId } = await scanned(answers(WRONG), () => reading(founded('founded in 1987', 1987)))
    await readingEnds()
    await world.services.admin.brands.change(brandId, { aliases: ['Halden', 'HI'] })
    await done((await world.services.admin.requestReclassification({ runId })).jobId)
    await readingEnds()
    const { readings } = await evidence(runId)
    expect(readings.map(({ reader }) => reader.kind)).toEqual(['rules', 'model', 'rules', 'model'])
    expect(calls()).toHaveLength(2)
  })

  test('asking the engine again reads with the model too, where the finding rests on it', async () => {
    const { runId } = await scanned(answers(ODD), () => reading(founded(ODD_QUOTE, 1987)))
    await readingEnds()
    const { jobId } = await world.services.requestVerification({
      runId,
      scope: EVERY_ACCOUNT,
      idempotency: null,
    })
    await done(jobId)
    const { verifications, verificationStatus, readings } = await evidence(runId)
    expect([verificationStatus, verifications]).toMatchObject(['active', [{ outcome: 'reproduced' }]])
    expect(readings.map(({ reader }) => reader.kind)).toEqual(['rules', 'model', 'rules', 'model'])
  })

  test('answers that talk to the model, and a model that obeys: no class moves unseen', async () => {
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
    const behaviour: Behaviour = (shown) => {
      // What the model is shown is the answer without the removed marks.
      const plain = (text: string) => text.replace(/[<>‹›:·]|[\u{e0000}-\u{e007f}]/gu, '')
      const line = lines.find(({ answer }) => plain(answer) === plain(shown.answer))
      if (line) obeyed += 1
      return saying(line?.obeyed ?? {})
    }
    const indexOf = (prompt: string) => Number(/\((\d+)\)$/.exec(prompt)?.[1])
    const { runs } = await scanned(
      (question, asked, signal) => answers(lines[indexOf(question.prompt)]?.answer)(question, asked, signal),
      behaviour,
      lines.length,
    )
    await readingEnds()
    expect(obeyed).toBe(lines.length)
    expect(runs).toHaveLength(lines.length)
    let seenByRules = 0
    for (const { id: runId, prompt } of runs) {
      const line = lines[indexOf(prompt)]
      const { classifications, needsReview } = await evidence(runId)
      const [byRules, byBoth] = classifications
      if (byRules?.class === line?.class || byRules?.needsReview.length !== 0) seenByRules += 1
      // A model that was manipulated can cause a review. It cannot accuse, and it cannot acquit silently.
      if (byBoth?.class !== byRules?.class)
        expect([line?.id, needsReview.length > 0]).toEqual([line?.id, true])
      if (line?.class !== 'CONFABULATED') expect([line?.id, byBoth?.class]).toEqual([line?.id, line?.class])
      for (const { span } of byBoth?.claims ?? []) expect(line?.answer).toContain(span.quote)
    }
    // The answers behind the attacks are plain, and the attacks hardly change how rules read them.
    expect(seenByRules).toBeGreaterThanOrEqual(0.9 * lines.length)
    expect(await recountClasses(world.database)).toEqual([])
  }, 120_000)
})
