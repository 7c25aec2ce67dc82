import type { EnginePort } from '@veracite/terms/engine-port'
import {
  answers,
  givesNoAnswer,
  isRateLimited,
  refuses,
  type Script,
  scriptedEngine,
} from '@veracite/testing/scripted-engine'
import { useWorld } from '@veracite/testing/use-world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startWork } from './test-support/start-work.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const OTHERWISE_WRONG = 'Halden Instruments is headquartered in Madrid, Spain.'
const RIGHT = 'Halden Instruments was founded in 2004 and makes sensors.'

/** Gives these answers in turn, then repeats the last one forever. */
const inTurn =
  (...scripts: Script[]): Script =>
  (question, asked, signal) => {
    const script = scripts[Math.min(asked, scripts.length) - 1] ?? answers()
    return script(question, asked, signal)
  }

const servedBy =
  (servedModel: string, text: string): Script =>
  async (question, asked, signal) => {
    const outcome = await answers(text)(question, asked, signal)
    return 'extracted' in outcome ? { ...outcome, extracted: { ...outcome.extracted, servedModel } } : outcome
  }

let aheadMs = 0
const engines = new Map<'CHATGPT', EnginePort>([['CHATGPT', scriptedEngine('CHATGPT', answers())]])
const clock = { now: () => new Date(Date.now() + aheadMs) }
const world = useWorld({ engines, ports: { clock } })
beforeAll(() => startWork(world))
beforeEach(() => {
  aheadMs = 0
})

/** One run of one engine and of an account of its own, classified; time can be moved. */
async function classifiedRun(script: Script) {
  const engine = scriptedEngine('CHATGPT', script)
  engines.set('CHATGPT', engine)
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const scanId = await world.scanToEnd(brandId)
  const { items } = await world.ports.runs.listForScan(scanId, {}, { limit: 1, cursor: null })
  const runId = items[0]?.id ?? ''
  return { engine, brandId, scanId, runId, inDays: (days: number) => (aheadMs = days * 86_400_000) }
}
const readScan = (scanId: string) => world.operator.getScan({ scanId })
const evidence = (runId: string) => world.operator.getEvidence({ runId })
const report = (brandId: string) =>
  world.operator.getConfabulations({
    brandId,
    engine: null,
    intent: null,
    window: 'all',
    limit: 100,
  })
const verify = async (runId: string, wanted: 'done' | 'dead' = 'done') => {
  const { jobId } = await world.operator.requestVerification({
    runId,
    idempotency: null,
  })
  return jobEnds(jobId, wanted)
}
const jobEnds = (jobId: string, wanted: 'done' | 'dead' = 'done') =>
  world.jobEnds(jobId, { wanted, hurry: world.dueNow })

/** Enters a fact; returns the job in which verdicts follow it. */
const entered = async (brandId: string, predicate: string, value: unknown) => {
  const { jobId } = await world.operator.facts.add(brandId, [{ predicate, value, note: null }])
  return jobId ?? ''
}
const followed = async (jobId: string) => (await jobEnds(jobId)).result

test('the first answer that says it again settles it: active, and nothing is asked any more', async () => {
  const { engine, runId } = await classifiedRun(inTurn(answers(WRONG), answers(RIGHT), answers(WRONG)))
  await verify(runId)
  const { verificationStatus, verifications, captures, citationClass } = await evidence(runId)
  expect(verificationStatus).toBe('active')
  expect(citationClass).toBe('CONFABULATED')
  expect(engine.questions).toHaveLength(3)
  expect(verifications).toMatchObject([
    { outcome: 'reproduced', class: 'CONFABULATED', modelChanged: false, servedModel: 'scripted-1' },
  ])
  expect(verifications[0]?.captureIds).toEqual(captures.map(({ captureId }) => captureId))
})

test('three answers that do not say it make it not reproducible; each is captured, classified and linked', async () => {
  const { engine, runId } = await classifiedRun(
    inTurn(answers(WRONG), answers(RIGHT), answers(OTHERWISE_WRONG), answers('Nothing to say.')),
  )
  const job = await verify(runId)
  expect(job.result).toEqual({
    demo: true,
    origin: 'demo',
    outcome: 'not_reproduced',
    captures: 3,
    compared: 3,
    reproduced: 0,
  })
  expect((await evidence(runId)).verifications).toMatchObject([
    { words: '0 of 3: made in fewer than 75 % of answers' },
  ])
  const { verificationStatus, captures, classifications, snapshot } = await evidence(runId)
  expect(verificationStatus).toBe('not_reproducible')
  expect(captures.map(({ kind }) => kind)).toEqual(['verification', 'verification', 'verification'])
  // A different contradiction does not reproduce this one.
  const classOf = (captureId: string | undefined) =>
    classifications.filter((row) => row.captureId === captureId).map((row) => row.class)
  expect(classOf(snapshot?.captureId)).toEqual(['CONFABULATED'])
  expect(captures.map(({ captureId }) => classOf(captureId))).toEqual([
    ['STRONG'],
    ['CONFABULATED'],
    ['ABSENT'],
  ])
  expect(engine.questions.map(({ prompt }) => prompt)).toEqual(Array(4).fill(engine.questions[0]?.prompt))
  expect(engine.questions.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4])
  const signed = await world.database.sql`
    select kind, count(*) from evidence.manifests where run_id = ${runId} group by kind order by kind`
  expect(signed).toEqual([
    { kind: 'capture', count: 4 },
    { kind: 'classification', count: 4 },
    { kind: 'verification', count: 1 },
  ])
})

test('a later re-verification that finds it again makes it active again', async () => {
  const { runId } = await classifiedRun(
    inTurn(answers(WRONG), answers(RIGHT), answers(RIGHT), answers(RIGHT), answers(WRONG)),
  )
  await verify(runId)
  expect(await evidence(runId)).toMatchObject({ verificationStatus: 'not_reproducible' })
  await verify(runId)
  const { verificationStatus, verifications } = await evidence(runId)
  expect(verificationStatus).toBe('active')
  expect(verifications.map(({ outcome }) => outcome)).toEqual(['not_reproduced', 'reproduced'])
})

test('a finding other than a confabulation is reproduced by its class', async () => {
  const { engine, runId } = await classifiedRun(
    inTurn(answers(RIGHT), answers('Halden Instruments is led by Ingrid Solheim.')),
  )
  await verify(runId)
  expect(engine.questions).toHaveLength(2)
  expect(await evidence(runId)).toMatchObject({ citationClass: 'STRONG', verificationStatus: 'active' })
})

test('a changed model is named in the evidence and in the signed manifest', async () => {
  const { runId } = await classifiedRun(inTurn(servedBy('model-1', WRONG), servedBy('model-2', WRONG)))
  await verify(runId)
  const { verifications, captures } = await evidence(runId)
  expect(verifications).toMatchObject([
    { originalModel: 'model-1', servedModel: 'model-2', modelChanged: true, outcome: 'reproduced' },
  ])
  expect(captures[0]?.source.servedModel).toBe('model-2')
  const [signed] = await world.database.sql<{ body: Uint8Array }[]>`
    select body from evidence.manifests where run_id = ${runId} and kind = 'verification'`
  expect(JSON.parse(new TextDecoder().decode(signed?.body)).reason).toBe(
    'Asked 1 time again: reproduced. 1 of 1. The model that answered changed from model-1 to model-2.',
  )
})

test('no answer at all is inconclusive: it neither repeats nor takes back, and no status moves', async () => {
  const { runId, brandId, inDays } = await classifiedRun(
    inTurn(
      answers(WRONG),
      ...[givesNoAnswer(), givesNoAnswer(), givesNoAnswer()],
      ...[answers(RIGHT), answers(RIGHT), answers(RIGHT)],
      givesNoAnswer(),
    ),
  )
  const statuses = async () => [
    (await evidence(runId)).verificationStatus,
    (await report(brandId)).confabulations.items[0]?.verificationStatus,
  ]
  await verify(runId)
  expect((await evidence(runId)).verifications).toMatchObject([{ outcome: 'inconclusive', class: null }])
  expect((await evidence(runId)).captures.map(({ noAnswerReason }) => noAnswerReason)).toEqual([
    'filtered',
    'filtered',
    'filtered',
  ])
  expect(await statuses()).toEqual(['active', 'active'])
  await verify(runId)
  expect(await statuses()).toEqual(['not_reproducible', 'not_reproducible'])
  await verify(runId)
  expect(await statuses()).toEqual(['not_reproducible', 'not_reproducible'])
  inDays(40)
  expect(await statuses()).toEqual(['not_reproducible', 'not_reproducible'])
})

test('facts that change make what rested on them stale until the verdict follows by itself; engines are not asked', async () => {
  const { engine, runId, brandId } = await classifiedRun(answers(WRONG))
  const before = await evidence(runId)
  // A fact that decided nothing may change without effect.
  expect(await followed(await entered(brandId, 'ceo', 'Kari Berg'))).toMatchObject({ rejudged: 0 })
  expect(await evidence(runId)).toMatchObject({
    verificationStatus: 'active',
    classifications: before.classifications,
  })
  // While the run is locked, nobody can store a verdict on it.
  const jobId = await world.database.sql.begin(async (tx) => {
    await tx`select from veracite.runs where id = ${runId} for update`
    const following = await entered(brandId, 'founded_year', 2005)
    expect((await evidence(runId)).verificationStatus).toBe('stale')
    expect((await report(brandId)).confabulations.items).toMatchObject([{ verificationStatus: 'stale' }])
    return following
  })
  expect(await followed(jobId)).toMatchObject({ rejudged: 1, changed: 0, moved: [] })
  const after = await evidence(runId)
  expect(after).toMatchObject({ verificationStatus: 'active', citationClass: 'CONFABULATED' })
  // Appended, not replaced; judged by the new fact, from the same bytes and the same reading.
  expect(after.classifications).toHaveLength(2)
  expect(after.classifications[0]).toEqual(before.classifications[0])
  expect(after.classifications[1]?.claims[0]).toMatchObject({ verdict: 'contradicted', truth: '2005' })
  expect(after.snapshot).toEqual(before.snapshot)
  expect(after.readings).toEqual(before.readings)

  // The facts turn out to agree with the answer: the class changes, and so do the counters.
  expect(await followed(await entered(brandId, 'founded_year', 1987))).toMatchObject({
    rejudged: 1,
    changed: 1,
    moved: [{ runId, from: 'CONFABULATED', to: 'STRONG', needsReview: false }],
  })
  const agrees = async () => {
    expect(await evidence(runId)).toMatchObject({ citationClass: 'STRONG', verificationStatus: 'active' })
    expect((await report(brandId)).totals).toMatchObject({ CONFABULATED: 0, STRONG: 1 })
  }
  await agrees()
  const again = await world.operator.requestReclassification({ runId })
  expect((await jobEnds(again.jobId)).result).toEqual({ changed: false })
  await agrees()
  expect((await evidence(runId)).readings).toEqual(before.readings)
  expect(engine.questions).toHaveLength(1)
})

test('the same words against a corrected fact are the same finding', async () => {
  const { engine, runId, brandId } = await classifiedRun(answers(WRONG))
  await world.operator.facts.add(brandId, [{ predicate: 'founded_year', value: 2005, note: null }])
  await verify(runId)
  expect(engine.questions).toHaveLength(2)
  expect((await evidence(runId)).verifications).toMatchObject([{ outcome: 'reproduced' }])
})

test('a corrected fact judges re-verifications too, and the finding follows', async () => {
  const { engine, runId, brandId } = await classifiedRun(answers(WRONG))
  await verify(runId)
  const findings = async () => {
    const found = await world.operator.findings.list(brandId, {}, { limit: 10, cursor: null })
    return found.items.map(({ truth, state, settledBy, occurrences }) =>
      [truth, settledBy ?? state, occurrences].join(),
    )
  }
  const reclassified = async () => {
    const { jobId } = await world.operator.requestReclassification({ runId })
    return (await jobEnds(jobId)).result
  }
  // Two answers: the first one and the one that repeated it.
  for (const [year, changed, found] of [
    [2005, 0, '2005,open,2'],
    [1987, 1, '2005,reading,0'],
  ] as const) {
    const result = await followed(await entered(brandId, 'founded_year', year))
    expect(result).toMatchObject({ examined: 1, rejudged: 2, changed })
    expect(await findings()).toEqual([found])
    expect(await reclassified()).toEqual({ changed: false, verified: 1 })
    expect(await findings()).toEqual([found])
  }
  expect(engine.questions).toHaveLength(2)
  // What the re-verification found at the time was signed then.
  expect((await evidence(runId)).verifications).toMatchObject([{ outcome: 'reproduced' }])
})

test('an old finding is stale until it is asked again', async () => {
  const { runId, brandId, inDays } = await classifiedRun(answers(WRONG))
  inDays(31)
  expect((await evidence(runId)).verificationStatus).toBe('stale')
  expect((await report(brandId)).confabulations.items).toMatchObject([{ verificationStatus: 'stale' }])
  await verify(runId)
  expect((await evidence(runId)).verificationStatus).toBe('active')
})

test('asking again changes nothing about the original: class, bytes, counters, cost of run and scan', async () => {
  const spent = async () => {
    const [all] = await world.database.sql<{ usd: number | null }[]>`
      select sum(cost_usd)::float8 as usd from veracite.engine_spend where engine = 'CHATGPT'`
    return all?.usd ?? 0
  }
  const spentBefore = await spent()
  const { runId, brandId, scanId, engine } = await classifiedRun(
    inTurn(answers(WRONG, '0.10'), givesNoAnswer('0.20'), answers(RIGHT, '0.40'), answers(WRONG, '0.80')),
  )
  const [scan, run, numbers] = [await readScan(scanId), await evidence(runId), await report(brandId)]
  expect(scan.totalCostUsd).toBe('0.100000')
  await verify(runId)
  expect(engine.questions).toHaveLength(4)
  expect(await readScan(scanId)).toEqual(scan)
  const after = await evidence(runId)
  expect(after).toMatchObject({
    snapshot: run.snapshot,
    answer: run.answer,
    rawResponse: run.rawResponse,
    status: 'CLASSIFIED',
    citationClass: 'CONFABULATED',
  })
  expect(after.classifications.filter((row) => row.captureId === run.snapshot?.captureId)).toEqual(
    run.classifications,
  )
  const { totals, matrix } = await report(brandId)
  expect({ totals, matrix }).toEqual({ totals: numbers.totals, matrix: numbers.matrix })
  // Its cost still counts, towards the engine's day and with the captures it paid for.
  expect((await spent()) - spentBefore).toBeCloseTo(1.5, 6)
  expect(after.captures.map(({ costUsd }) => Number(costUsd))).toEqual([0.2, 0.4, 0.8])
  const [open] = await world.database.sql`
    select count(*) filter (where finished_at is null) as open, count(*) filter (where cost_usd is null) as unknown
    from veracite.engine_calls where run_id = ${runId}`
  expect(open).toEqual({ open: 0, unknown: 0 })
})

test('an interruption loses no attempt and asks for none twice', async () => {
  const { engine, runId } = await classifiedRun(
    inTurn(
      answers(WRONG),
      answers(RIGHT),
      isRateLimited(null),
      answers(RIGHT),
      isRateLimited(null),
      answers(RIGHT),
    ),
  )
  await verify(runId)
  expect(engine.questions).toHaveLength(6)
  const { verifications, captures, verificationStatus } = await evidence(runId)
  expect(verificationStatus).toBe('not_reproducible')
  expect(captures).toHaveLength(3)
  expect(verifications[0]?.captureIds).toEqual(captures.map(({ captureId }) => captureId))
})

test('a re-verification that cannot be made leaves everything as it was', async () => {
  const { runId } = await classifiedRun(inTurn(answers(WRONG), refuses()))
  const before = await evidence(runId)
  const job = await verify(runId, 'dead')
  expect(job.error).toBe('The engine does not accept the key.')
  expect(await evidence(runId)).toEqual(before)
})

test('of very many captures the original and the newest are read', async () => {
  const { runId } = await classifiedRun(answers(WRONG))
  await verify(runId)
  const before = await evidence(runId)
  // Copies of one re-verification, a second apart: only their number matters here.
  await world.database.sql`
    with copies as (
      insert into evidence.captures
      select (jsonb_populate_record(c, jsonb_build_object(
        'id', veracite.uuidv7(), 'captured_at', c.captured_at + n * interval '1 s'))).*
      from evidence.captures c, generate_series(1, 230) n where c.run_id = ${runId} and c.kind = 'verification'
      returning id, captured_at)
    insert into evidence.capture_bytes (capture_id, captured_at, part, sha256, bytes)
    select copies.id, copies.captured_at, b.part, b.sha256, b.bytes
    from copies, evidence.capture_bytes b
    where b.part = 'response' and b.capture_id = ${before.captures[0]?.captureId ?? ''}`
  // The copies have no manifests, which kept answers notice; a changed run they notice as well.
  await world.database.sql`update veracite.runs set status = status where id = ${runId}`
  const after = await evidence(runId)
  expect(after.snapshot).toEqual(before.snapshot)
  expect(after.captures).toHaveLength(199)
  const times = after.captures.map(({ capturedAt }) => Date.parse(capturedAt))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect((times.at(-1) ?? 0) - Date.parse(before.captures[0]?.capturedAt ?? '')).toBe(230_000)
})

test('two requests at a time are one job', async () => {
  const bothAsked = Promise.withResolvers<void>()
  const { engine, runId } = await classifiedRun(
    inTurn(answers(WRONG), async (question, asked, signal) => {
      await bothAsked.promise
      return await answers(WRONG)(question, asked, signal)
    }),
  )
  const request = { runId, idempotency: null }
  const jobs = await Promise.all([
    world.operator.requestVerification(request),
    world.operator.requestVerification(request),
  ])
  bothAsked.resolve()
  expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(1)
  await jobEnds(jobs[0]?.jobId ?? '')
  expect(engine.questions).toHaveLength(2)
  expect((await evidence(runId)).verifications).toHaveLength(1)
})
