import type { IdempotentRequest } from '@veracite/core/jobs/idempotency-store'
import { MAX_PER_RUN_AND_DAY } from '@veracite/core/runs/request-verification'
import type { EnginePort } from '@veracite/terms/engine-port'
import { DomainError } from '@veracite/terms/errors'
import { eventually } from '@veracite/testing/eventually'
import { answers, type ScriptedEngine, scriptedEngine } from '@veracite/testing/scripted-engine'
import { IS_WHOLE } from '@veracite/testing/thorough'
import { openWorld } from '@veracite/testing/use-world'
import type { World } from '@veracite/testing/world'
import { expect, test } from 'vitest'
import { startWork } from './test-support/start-work.ts'

const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const DAY_MS = 86_400_000

let world: World
let engine: ScriptedEngine

/** Classified runs of one account; the clock stands in the middle of a month until it is moved. */
async function classifiedRuns(
  options: { perScan?: number; prompts?: number; ceilingUsd?: string; script?: string } = {},
) {
  const { perScan = 25, prompts = 1, ceilingUsd = null, script } = options
  const [from, started] = [
    Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 15, 12),
    Date.now(),
  ]
  let aheadMs = 0
  const says = script === undefined ? answers(WRONG) : answers(script)
  engine = scriptedEngine(
    'CHATGPT',
    (question, asked, signal) => (asked <= prompts ? answers(WRONG) : says)(question, asked, signal),
    { dailySpendUsd: ceilingUsd },
  )
  world = await openWorld({
    env: { VERACITE_VERIFICATIONS_PER_SCAN: String(perScan) },
    engines: new Map<'CHATGPT', EnginePort>([['CHATGPT', engine]]),
    ports: { clock: { now: () => new Date(from + Date.now() - started + aheadMs) } },
  })
  const { brandId, accountId } = await world.addBrand({
    engines: ['CHATGPT'],
    prompts,
    maxScansPerMonth: 1,
  })
  const { scanId } = await world.operator.startScan({ brandId, idempotency: null })
  await startWork(world)
  // Jobs are claimed by the real clock, which is behind ours.
  await world.scanEnds(scanId, world.dueNow)
  const { items } = await world.ports.runs.listForScan(scanId, {}, { limit: 100, cursor: null })
  return { runIds: items.map(({ id }) => id), accountId, move: (ms: number) => (aheadMs += ms) }
}

const ask = (runId = '', idempotency: IdempotentRequest | null = null) =>
  world.operator.requestVerification({ runId, idempotency })
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (!(error instanceof DomainError)) throw new Error(`not refused: ${error}`)
  return { code: error.code, ...error.extra, seconds: error.retryAfterSeconds ?? 0 }
}
const askToEnd = async (runId = '') => {
  await world.jobEnds((await ask(runId)).jobId, { hurry: world.dueNow })
}
const counted = async () => {
  const [row] = await world.database.sql`
    select (select coalesce(sum(used), 0)::int from veracite.monthly_verifications) as month,
           (select coalesce(sum(used), 0)::int from veracite.run_verification_days) as days,
           (select count(*)::int from veracite.jobs where kind = 'run.verify') as jobs`
  return row
}

test.runIf(IS_WHOLE)(
  'one run: ten times a day, then 429 and no engine is asked; the next day again',
  async () => {
    const {
      runIds: [runId],
      move,
    } = await classifiedRuns()
    for (let n = 0; n < MAX_PER_RUN_AND_DAY; n += 1) await askToEnd(runId)
    const calls = engine.questions.length
    const refusal = await refusalOf(ask(runId))
    expect(refusal).toMatchObject({
      code: 'verification_cap_reached',
      maxVerificationsPerRunAndDay: 10,
      verificationsOfRunToday: 10,
    })
    // From noon to midnight.
    expect(refusal.seconds).toBeLessThanOrEqual(12 * 3600)
    expect(await counted()).toEqual({ month: 10, days: 10, jobs: 10 })
    expect(engine.questions).toHaveLength(calls)
    move(DAY_MS)
    await askToEnd(runId)
    expect(await counted()).toEqual({ month: 11, days: 1, jobs: 11 })
  },
)

test('one account: as many in a month as follow from its plan, over all runs; the next month again', async () => {
  const {
    runIds: [first, second, third],
    move,
  } = await classifiedRuns({ perScan: 2, prompts: 3 })
  await askToEnd(first)
  await askToEnd(second)
  const refusal = await refusalOf(ask(third))
  expect(refusal).toMatchObject({
    code: 'verification_cap_reached',
    maxVerifications: 2,
    verificationsThisMonth: 2,
    maxScans: 1,
    scansThisMonth: 1,
  })
  expect(refusal.seconds).toBeGreaterThan(13 * 24 * 3600)
  expect(await counted()).toEqual({ month: 2, days: 2, jobs: 2 })
  expect(await refusalOf(ask(first))).toMatchObject({ maxVerifications: 2 })
  move(20 * DAY_MS)
  await askToEnd(third)
  expect(await counted()).toEqual({ month: 3, days: 3, jobs: 3 })
})

test('a plan of no re-verifications has none', async () => {
  const {
    runIds: [runId],
  } = await classifiedRuns({ perScan: 0 })
  expect(await refusalOf(ask(runId))).toMatchObject({ maxVerifications: 0, verificationsThisMonth: 0 })
  expect(await counted()).toEqual({ month: 0, days: 0, jobs: 0 })
})

test('sixty at once under a limit of seven: seven', async () => {
  const { runIds } = await classifiedRuns({ perScan: 7, prompts: 60 })
  expect(runIds).toHaveLength(60)
  const outcomes = await Promise.allSettled(runIds.map((runId) => ask(runId)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  expect(await counted()).toEqual({ month: 7, days: 7, jobs: 7 })
})

test('asking again while one is active, or repeating a request, returns its job and uses nothing up', async () => {
  const {
    runIds: [runId],
  } = await classifiedRuns({ perScan: 1 })
  const key = {
    tokenSha256: Buffer.alloc(32),
    key: 'k',
    operation: 'verifyRun',
    requestSha256: Buffer.alloc(32, 1),
  }
  const jobs = await Promise.all(Array.from({ length: 20 }, () => ask(runId)))
  const repeated = [await ask(runId, key), await ask(runId, key)]
  expect(new Set([...jobs, ...repeated].map(({ jobId }) => jobId)).size).toBe(1)
  expect(await counted()).toEqual({ month: 1, days: 1, jobs: 1 })
  await world.database
    .sql`update veracite.jobs set state = 'done', finished_at = now() where kind = 'run.verify'`
  expect(await ask(runId, key)).toEqual(jobs[0])
  const other = { ...key, key: 'other' }
  expect(await refusalOf(ask(runId, other))).toMatchObject({ code: 'verification_cap_reached' })
  // A refused request leaves its key free.
  await world.database.sql`update veracite.monthly_verifications set used = 0`
  expect((await ask(runId, other)).jobId).not.toBe(jobs[0]?.jobId)
})

test('the daily spend ceiling of the engine holds between the questions of one re-verification', async () => {
  const {
    runIds: [runId],
    move,
  } = await classifiedRuns({ ceilingUsd: '0.02', script: 'Halden Instruments makes sensors.' })
  // The scan cost 0.01; the first question makes it 0.02; the second has to wait until tomorrow.
  const { jobId } = await ask(runId)
  await world.dueNow()
  const job = await eventually('the job to be put off', async () => {
    world.dispatcher?.kick()
    const job = await world.operator.jobs.get(jobId)
    return (
      engine.questions.length === 2 &&
      job.state === 'queued' &&
      Date.parse(job.runAt) > world.ports.clock.now().getTime() &&
      job
    )
  })
  expect(new Date(job.runAt).toISOString()).toMatch(/-16T00:00:30/)
  expect((await ask(runId)).jobId).toBe(jobId)
  expect(engine.questions).toHaveLength(2)
  move(DAY_MS)
  await world.database.sql`update veracite.jobs set run_at = now() where id = ${jobId}`
  await eventually('it to go on, and to be put off again', async () => {
    world.dispatcher?.kick()
    return engine.questions.length === 4
  })
})

test('ten answers are asked for, all of them, and count as four in the month and one on the day', async () => {
  const { runIds, accountId } = await classifiedRuns({ perScan: 5 })
  const [runId = ''] = runIds
  const many = (times: number) => world.operator.requestVerification({ runId, idempotency: null, times })
  const asked = engine.questions.length
  const { jobId } = await many(10)
  await world.jobEnds(jobId, { hurry: world.dueNow })
  expect(engine.questions.length - asked).toBe(10)
  const { verifications } = await world.operator.getEvidence({ runId })
  expect(verifications).toMatchObject([
    { outcome: 'reproduced', compared: 10, reproduced: 10, words: '10 of 10 · 62–100 %' },
  ])
  const [month] = await world.database
    .sql`select used from veracite.monthly_verifications where account_id = ${accountId}`
  const [day] = await world.database
    .sql`select used from veracite.run_verification_days where run_id = ${runId}`
  expect([month?.used, day?.used]).toEqual([4, 1])
  expect(await refusalOf(many(10))).toMatchObject({
    code: 'verification_cap_reached',
    maxVerifications: 5,
    verificationsThisMonth: 4,
  })
  await ask(runId)
})
