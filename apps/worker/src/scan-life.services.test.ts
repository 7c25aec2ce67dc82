import type { ScanBody } from '@veracite/core/scans/get-scan'
import type { EnginePort } from '@veracite/terms/engine-port'
import { DomainError } from '@veracite/terms/errors'
import type { Engine } from '@veracite/terms/vocabulary'
import { beginScan } from '@veracite/testing/begin-scan'
import { eventually } from '@veracite/testing/eventually'
import {
  answers,
  givesNoAnswer,
  hangs,
  isRateLimited,
  refuses,
  type ScriptedEngine,
  scriptedEngine,
  throws,
} from '@veracite/testing/scripted-engine'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { openWorld } from '@veracite/testing/use-world'
import type { World } from '@veracite/testing/world'
import { expect, test } from 'vitest'
import type { WorkerOptions } from './start-worker.ts'
import { startWork } from './test-support/start-work.ts'

let world: World

/** A test world with just these engines, a brand that may use them, and a started scan. */
async function scan(
  engines: EnginePort[],
  options: { prompts?: number; now?: () => Date; worker?: boolean } = {},
) {
  world = await openWorld({
    engines: new Map(engines.map((engine) => [engine.access.engine, engine])),
    ...(options.now && { ports: { clock: { now: options.now } } }),
  })
  const scanId = await scanOf(
    engines.map((engine) => engine.access.engine),
    options.prompts,
  )
  if (options.worker !== false) await work()
  return scanId
}
/** A started scan of one more brand, by these of the world's engines. */
async function scanOf(engines: Engine[], prompts = 1) {
  const { brandId } = await world.addBrand({ engines, prompts })
  return (await world.operator.startScan({ brandId, idempotency: null })).scanId
}
const work = (options?: WorkerOptions) => startWork(world, options)
const read = (scanId: string) => world.operator.getScan({ scanId })
const ended = (scanId: string) => world.scanEnds(scanId, world.dueNow)
const jobsOf = (engine: Engine) =>
  world.database.sql<{ state: string; attempt: number; error: string | null; waits: number }[]>`
    select state, attempt, error, extract(epoch from run_at - now())::float8 as waits
    from veracite.jobs where kind = 'run.ask' and lane = ${engine} order by run_at`
const errorsOf = async (scanId: string) => {
  const { items } = await world.ports.runs.listForScan(scanId, {}, { limit: 100, cursor: null })
  return Object.fromEntries(items.map((run) => [run.engine, [run.status, run.error]]))
}

test('the log of the worker tells when a scan was planned and how it ended, in ids and counts', async () => {
  const scanId = await scan([scriptedEngine('CHATGPT', answers()), scriptedEngine('GROK', refuses())], {
    prompts: 2,
    worker: false,
  })
  const lines: Record<string, unknown>[] = []
  const info = (line: Record<string, unknown>, msg: string) => void lines.push({ ...line, msg })
  await startWork({ ...world, logger: { ...world.logger, info } as unknown as typeof world.logger })
  await ended(scanId)
  const ofScan = await eventually('both lines', async () => {
    const found = lines.filter((line) => line.scanId === scanId)
    return found.length >= 2 && found
  })
  expect(ofScan).toMatchObject([
    { runs: 4, msg: 'scan planned, its questions are queued' },
    { runs: 4, status: 'PARTIAL', byStatus: { CLASSIFIED: 2, FAILED: 2 }, msg: 'scan finished' },
  ])
  expect(JSON.stringify(ofScan)).not.toMatch(/prompt|answer/i)
})

test('it ends whatever its engines do, and says what each of them did', async () => {
  const throwing = scriptedEngine('GROK', throws())
  const scanId = await scan([
    scriptedEngine('CHATGPT', answers()),
    scriptedEngine('PERPLEXITY', givesNoAnswer()),
    scriptedEngine('GEMINI', refuses()),
    scriptedEngine('CLAUDE', isRateLimited(null)),
    // At its last two attempts, so that one follows on another: each costs two seconds.
    scriptedEngine(
      'COPILOT',
      (question, asked, signal) => (question.attempt >= 4 ? hangs() : throws())(question, asked, signal),
      { timeoutMs: 100 },
    ),
    throwing,
    scriptedEngine('DEEPSEEK', (question, asked, signal) =>
      asked < 3 ? throws()(question, asked, signal) : answers()(question, asked, signal),
    ),
  ])
  const end = await ended(scanId)
  expect(end).toMatchObject({
    status: 'PARTIAL',
    totalRuns: 7,
    byStatus: { CLASSIFIED: 2, NO_ANSWER: 1, FAILED: 4 },
    mentions: 2,
  })
  expect(await errorsOf(scanId)).toEqual({
    CHATGPT: ['CLASSIFIED', null],
    PERPLEXITY: ['NO_ANSWER', null],
    GEMINI: ['FAILED', 'The engine does not accept the key.'],
    CLAUDE: ['FAILED', 'The engine asks to wait.'],
    COPILOT: ['FAILED', expect.stringContaining('did not answer')],
    GROK: ['FAILED', 'Error: An adapter with a bug.'],
    DEEPSEEK: ['CLASSIFIED', null],
  })
  expect(throwing.questions.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5])
  // Nothing stays open: no job, no call. Jobs that the scan's end queues run afterwards.
  await eventually('every job and call to end', async () => {
    const [open] = await world.database.sql`
      select (select count(*) from veracite.jobs where state in ('queued', 'running')) as jobs,
             (select count(*) from veracite.engine_calls where finished_at is null) as calls`
    return open?.jobs === 0 && open.calls === 0
  })
  // When every engine does the same.
  for (const [engines, status] of [
    [['CHATGPT', 'DEEPSEEK'], 'COMPLETED'],
    [['PERPLEXITY'], 'COMPLETED'],
    [['GEMINI', 'GROK'], 'FAILED'],
  ] as [Engine[], string][])
    expect([engines, (await ended(await scanOf(engines, 2))).status]).toEqual([engines, status])
})

test('it ends when an engine is gone, if the worker knows that it is alone', async () => {
  const scanId = await scan([scriptedEngine('CHATGPT', answers()), scriptedEngine('GROK', answers())], {
    worker: false,
  })
  ;(world.ports.engines as Map<Engine, EnginePort>).delete('GROK')
  await work({ alone: true })
  expect(await ended(scanId)).toMatchObject({ status: 'PARTIAL', byStatus: { CLASSIFIED: 1, FAILED: 1 } })
  expect((await errorsOf(scanId)).GROK).toEqual(['FAILED', expect.stringContaining('no longer configured')])
})

test('work waits, untouched, while nothing may be written', async () => {
  let full = true
  const engine = scriptedEngine('CHATGPT', answers())
  const scanId = await scan([engine], { worker: false })
  await work({
    refuseWrites: () =>
      full ? new DomainError('storage_full', { message: 'No room.', reason: 'no_room' }) : null,
  })
  await eventually('the job to wait', async () => {
    const [job] = await world.database
      .sql`select state, attempt, error from veracite.jobs where kind = 'scan.start'`
    return job?.state === 'queued' && job.attempt === 0 && job.error === 'No room.'
  })
  expect(await read(scanId)).toMatchObject({ status: 'QUEUED' })
  full = false
  expect(await ended(scanId)).toMatchObject({ status: 'COMPLETED' })
  expect(engine.questions).toHaveLength(1)
})

test('an engine that asks for minutes gets them, and is not asked anything else meanwhile; a wait beyond a day is not believed, because a scan must end', async () => {
  const engine = scriptedEngine('CLAUDE', isRateLimited(150_000), { concurrency: 1 })
  await scan([engine, scriptedEngine('GROK', isRateLimited(10 * 365 * 86_400_000))], { prompts: 5 })
  const waiting = (engine: Engine) =>
    eventually(`all of ${engine} to wait`, async () => {
      const all = await jobsOf(engine)
      return all.length === 5 && all.every(({ waits }) => waits > 100) && all
    })
  const jobs = await waiting('CLAUDE')
  expect(engine.questions).toHaveLength(1)
  for (const { waits } of jobs) expect(waits).toBeLessThan(200)
  // Only the run that was asked has used an attempt; each says why it waits.
  expect(jobs.map(({ attempt }) => attempt).sort()).toEqual([0, 0, 0, 0, 1])
  for (const { error } of jobs) expect(error).toMatch(/asks to wait|asked us to wait/)
  for (const { waits } of await waiting('GROK')) expect(waits).toBeLessThanOrEqual(86_400)
})

test('a classification that is given up ends the scan, and its answers say why they have no class', async () => {
  const engine = scriptedEngine('CHATGPT', answers())
  const scanId = await scan([engine], { prompts: 3, worker: false })
  const read = () => Promise.reject(new Error('No thread could be started.'))
  await startWork({ ...world, ports: { ...world.ports, plainReader: { ...world.ports.plainReader, read } } })
  expect(await ended(scanId)).toMatchObject({ status: 'PARTIAL', byStatus: { SET_ASIDE: 3 } })
  const { items } = await world.operator.runs.list(scanId, {}, { limit: 10, cursor: null })
  expect(items.map(({ error }) => error)).toEqual(Array(3).fill('Error: No thread could be started.'))
})

test('a spend ceiling postpones to the next day, says so, and costs no attempt', async () => {
  let now = new Date(Date.now() - 60_000)
  const engine = scriptedEngine('GROK', answers('Nothing.', '0.60'), {
    dailySpendUsd: '1.00',
    concurrency: 1,
  })
  const scanId = await scan([engine], { prompts: 5, now: () => now })
  const waiting = await eventually('the rest to wait', async () => {
    const all = (await jobsOf('GROK')).filter(({ state }) => state === 'queued')
    return all.length === 3 && all.every(({ error }) => error !== null) && all
  })
  expect(engine.questions).toHaveLength(2)
  for (const { attempt, error } of waiting) {
    expect(attempt).toBe(0)
    expect(error).toMatch(/daily spend ceiling of GROK \(1\.00 USD\)/)
  }
  expect(await read(scanId)).toMatchObject({ status: 'RUNNING', totalCostUsd: '1.200000' })

  // Two more on each of the next days.
  now = new Date(now.getTime() + 86_400_000)
  await eventually('tomorrow', async () => {
    await world.dueNow()
    return engine.questions.length === 4
  })
  now = new Date(now.getTime() + 86_400_000)
  expect(await ended(scanId)).toMatchObject({ status: 'COMPLETED', totalCostUsd: '3.000000' })
})

test('lanes fill and keep to their concurrency, and do not wait for each other', async () => {
  const inFlight = new Map<Engine, number>()
  const most = new Map<Engine, number>()
  const slow = (engine: Engine, concurrency: number): ScriptedEngine => {
    const filled = Promise.withResolvers<void>()
    return scriptedEngine(
      engine,
      async (question, asked, signal) => {
        inFlight.set(engine, (inFlight.get(engine) ?? 0) + 1)
        most.set(engine, Math.max(most.get(engine) ?? 0, inFlight.get(engine) ?? 0))
        // No question is answered until the lane is full, however slow the machine is.
        if (most.get(engine) === concurrency) filled.resolve()
        await filled.promise
        await Bun.sleep(150)
        inFlight.set(engine, (inFlight.get(engine) ?? 0) - 1)
        return await answers()(question, asked, signal)
      },
      { concurrency },
    )
  }
  const stuck = scriptedEngine('COPILOT', hangs(), { concurrency: 1, timeoutMs: 600_000 })
  await scan([slow('CHATGPT', 1), slow('GEMINI', 3), stuck], { prompts: 6 })
  await eventually('the lanes that move', async () => {
    const jobs = [...(await jobsOf('CHATGPT')), ...(await jobsOf('GEMINI'))]
    return jobs.length === 12 && jobs.every(({ state }) => state === 'done')
  })
  expect(most).toEqual(
    new Map([
      ['CHATGPT', 1],
      ['GEMINI', 3],
    ]),
  )
  expect(stuck.questions).toHaveLength(1)
})

test('a lane starts no more than its requests per minute', async () => {
  const engine = scriptedEngine('GEMINI', answers(), { requestsPerMinute: 3 })
  await scan([engine], { prompts: 8 })
  await eventually('the first three', async () => engine.questions.length === 3)
  await Bun.sleep(700)
  expect(engine.questions).toHaveLength(3)
  expect((await jobsOf('GEMINI')).filter(({ attempt }) => attempt > 0)).toHaveLength(3)
})

test('a call is on record before it is made', async () => {
  const seen: unknown[] = []
  const engine = scriptedEngine('CHATGPT', async (question, asked, signal) => {
    seen.push(
      ...(await world.database.sql`
        select c.provider, c.finished_at, c.maybe_billed, r.status
        from veracite.engine_calls c join veracite.runs r on r.id = c.run_id where c.run_id = ${question.runId}`),
    )
    return await answers()(question, asked, signal)
  })
  await ended(await scan([engine]))
  expect(seen).toEqual([{ provider: 'scripted', finished_at: null, maybe_billed: true, status: 'RUNNING' }])
})

test('the cost of an interrupted call is counted as soon as it is known', async () => {
  // All within one day, because spend is counted per day.
  const now = new Date()
  const scanId = await scan([scriptedEngine('CHATGPT', answers('Nothing.', '0.25'))], {
    worker: false,
    now: () => now,
  })
  // Two processes die in the middle of a call.
  const [start] = await world.ports.jobStore.claim(new Map([['scan', 1]]), 'one', 60_000)
  await beginScan(world.ports, start)
  for (const worker of ['two', 'three']) {
    const [ask] = await world.ports.jobStore.claim(new Map([['CHATGPT', 1]]), worker, 60_000)
    if (ask?.kind !== 'run.ask') throw new Error('nothing to ask')
    await world.ports.runs.beginCall(ask.lease, {
      id: world.ports.ids.next(),
      runId: ask.payload.runId,
      engine: 'CHATGPT',
      provider: 'scripted',
      origin: 'demo',
      startedAt: now,
    })
    await world.database
      .sql`update veracite.jobs set lease_until = now() - interval '1 s' where state = 'running'`
    expect(await world.ports.jobStore.reapExpired(10)).toBe(1)
  }
  expect(await read(scanId)).toMatchObject({ totalCostUsd: null, byStatus: { RUNNING: 1 } })
  await work()
  expect(await ended(scanId)).toMatchObject({ status: 'COMPLETED', totalCostUsd: '0.750000' })
  expect(await world.ports.runs.spentToday('CHATGPT', now)).toBe('0.75000000')
})

test('the numbers of GET add up at every moment and never decrease', async () => {
  const slowly: EnginePort[] = (['CHATGPT', 'GEMINI', 'GROK'] as const).map((engine, index) =>
    scriptedEngine(engine, async (question, asked, signal) => {
      await Bun.sleep(5 + ((asked * 7 + index * 3) % 20))
      const script = [answers(), answers(), givesNoAnswer(), refuses()][(asked + index) % 4] ?? answers()
      return await script(question, asked, signal)
    }),
  )
  const prompts = IS_THOROUGH ? 40 : 16
  const runs = 3 * prompts
  const scanId = await scan(slowly, { prompts, worker: false })
  // Polling starts before any worker does, so that the scan is seen waiting, running and ended.
  const seen: ScanBody[] = [await read(scanId)]
  await work()
  while (seen.at(-1)?.finishedAt == null) {
    seen.push(await read(scanId))
    if (seen.length > 20_000) throw new Error('it never ended')
  }
  const statuses = ['QUEUED', 'RUNNING', 'CLASSIFYING', 'COMPLETED', 'PARTIAL', 'FAILED']
  const rank = { QUEUED: 0, RUNNING: 1, CAPTURED: 2, CLASSIFIED: 3, NO_ANSWER: 3, FAILED: 3 }
  const progress = (scan: ScanBody) => ({
    status: statuses.indexOf(scan.status),
    cost: Number(scan.totalCostUsd ?? 0),
    mentions: scan.mentions,
    // Runs only move forward: the number at or beyond a rank never shrinks.
    beyond: [1, 2, 3].map((least) =>
      Object.entries(scan.byStatus).reduce(
        (sum, [status, n]) => sum + (rank[status as keyof typeof rank] >= least ? n : 0),
        0,
      ),
    ),
  })
  for (const [index, scan] of seen.entries()) {
    expect(Object.values(scan.byStatus).reduce((sum, n) => sum + n, 0)).toBe(runs)
    expect(scan.totalRuns).toBe(runs)
    expect(scan.status === 'QUEUED').toBe(scan.startedAt === null)
    expect(['COMPLETED', 'PARTIAL', 'FAILED'].includes(scan.status)).toBe(scan.finishedAt !== null)
    const before = seen[index - 1]
    if (before === undefined) continue
    const [old, now] = [progress(before), progress(scan)]
    expect(now.status).toBeGreaterThanOrEqual(old.status)
    expect(now.cost).toBeGreaterThanOrEqual(old.cost)
    expect(now.mentions).toBeGreaterThanOrEqual(old.mentions)
    for (const [at, runs] of now.beyond.entries()) expect(runs).toBeGreaterThanOrEqual(old.beyond[at] ?? 0)
  }
  expect(new Set(seen.map(({ status }) => status)).size).toBeGreaterThan(2)
  expect(seen.at(-1)).toMatchObject({
    status: 'PARTIAL',
    byStatus: { CLASSIFIED: runs / 2, NO_ANSWER: runs / 4, FAILED: runs / 4 },
    totalCostUsd: (0.0075 * runs).toFixed(6),
  })
})
