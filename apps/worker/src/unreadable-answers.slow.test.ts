import { join } from 'node:path'
import { oneServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { answerTo, LONG_RUN, numberOf, SET_ASIDE } from '@veracite/testing/unreadable-answers'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Processes are started here, and a busy machine starts one in seconds.

/** Enough for each worker to have answers to judge beside those that hang. */
const PROMPTS = 14
/** Only answers that hang reach this: a busy machine may need seconds for an answer. */
const LIMIT_MS = 8_000
const MAIN = join(import.meta.dirname, 'test-support/breakable-worker.ts')

/** An engine whose answer depends on the number in the prompt. */
const startEngine = () =>
  Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { messages } = (await request.json()) as { messages: { content: string }[] }
      // Answers that are read in part are a matter of the API's tests, and take a second of reading each time.
      const content = answerTo(numberOf(messages.at(-1)?.content ?? '')).slice(0, LONG_RUN.length)
      return Response.json({
        model: 'stand-in-1',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      })
    },
  })

let world: World
let engine: ReturnType<typeof startEngine>
let workers: Bun.Subprocess[] = []
beforeAll(async () => {
  engine = startEngine()
  world = await createWorld(oneServer(), {
    env: { VERACITE_DEMO: '0', VERACITE_READER: 'off', ...engineEnv() },
  })
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await Promise.all(workers.map(({ exited }) => exited))
  workers = []
  await engine.stop(true)
  await world.close()
})

const engineEnv = () => ({
  OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${engine.port}/v1`,
  OPENAI_COMPATIBLE_MODEL: 'stand-in-1',
  OPENAI_COMPATIBLE_ENGINES: 'CHATGPT',
})
const startProcess = (limitMs: number) => {
  const worker = Bun.spawn([process.execPath, MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      BUN_OPTIONS: process.env.BUN_OPTIONS ?? '',
      VERACITE_TOKEN: TEST_TOKEN,
      VERACITE_SIGNING_KEY: world.secrets.signingKey ?? '',
      DATABASE_URL: world.testDatabase.appUrl,
      VERACITE_MIGRATIONS_URL: world.testDatabase.adminUrl,
      VERACITE_DEMO: '0',
      // The stand-in plays an engine, not a reading model.
      VERACITE_READER: 'off',
      VERACITE_LOG: 'off',
      VERACITE_LOG_LEVEL: 'error',
      TEST_LIMIT_MS: String(limitMs),
      ...engineEnv(),
    },
    stdout: 'ignore',
    stderr: 'inherit',
  })
  workers.push(worker)
  return worker
}
const startScan = async () => {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: PROMPTS })
  return (await world.operator.startScan({ brandId, idempotency: null })).scanId
}
const read = (scanId: string) => {
  // A process that refuses to start, or breaks, is not waited for.
  for (const { exitCode } of workers) if (exitCode) throw new Error(`A worker ended with ${exitCode}.`)
  return world.operator.getScan({ scanId })
}
const classifying = (scanId: string) =>
  eventually('the classification', async () => (await read(scanId)).status === 'CLASSIFYING')

test('a signal is obeyed while an answer hangs; two workers set it aside and judge the rest; a restart finds nothing to hang on', async () => {
  const scanId = await startScan()
  const stuck = startProcess(600_000)
  await classifying(scanId)
  await eventually('the job', async () => {
    const [job] = await world.database.sql`
      select state from veracite.jobs where kind = 'scan.part' and state = 'running'`
    return job
  })
  // Long enough for its thread to have begun.
  await Bun.sleep(1_500)
  expect((await read(scanId)).status).toBe('CLASSIFYING')
  stuck.kill('SIGTERM')
  expect(await stuck.exited).toBe(0)

  const pair = [startProcess(LIMIT_MS), startProcess(LIMIT_MS)]
  const scan = await eventually('the scan to end', async () => {
    const now = await read(scanId)
    return now.finishedAt !== null && now
  })
  expect(scan).toMatchObject({
    status: 'PARTIAL',
    byStatus: { CLASSIFIED: PROMPTS - SET_ASIDE.length, SET_ASIDE: SET_ASIDE.length },
  })
  const [judged] = await world.database.sql`
    select count(*) as rows, count(distinct run_id) as runs from evidence.classifications`
  expect(judged).toEqual({ rows: PROMPTS - SET_ASIDE.length, runs: PROMPTS - SET_ASIDE.length })
  const jobs = await world.database.sql`
    select distinct state, crashes from veracite.jobs where kind in ('scan.classify', 'scan.part')`
  expect(jobs).toEqual([{ state: 'done', crashes: 0 }])

  // After a restart, nothing is left to hang on.
  for (const worker of pair) worker.kill('SIGTERM')
  expect(await Promise.all(pair.map(({ exited }) => exited))).toEqual([0, 0])
  startProcess(LIMIT_MS)
  const second = await startScan()
  await eventually('the next scan to end', async () => (await read(second)).finishedAt)
  expect((await read(second)).byStatus).toEqual(scan.byStatus)
  // Jobs that a scan's end queues run afterwards.
  await eventually('every job to be done', async () => {
    const open = await world.database.sql`select kind from veracite.jobs where state not in ('done')`
    return open.length === 0
  })
})
