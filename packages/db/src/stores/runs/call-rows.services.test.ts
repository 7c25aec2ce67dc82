import type { ClaimedJob, Lease } from '@veracite/core/jobs/jobs'
import { buildCapture } from '@veracite/evidence/capture/build-capture'
import type { NewCapture } from '@veracite/evidence/capture/new-capture'
import { LeaseLost } from '@veracite/terms/errors'
import { beginScan } from '@veracite/testing/begin-scan'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { useWorld } from '@veracite/testing/use-world'
import { expect, test } from 'vitest'

const ENGINE = scriptedEngine('CHATGPT', answers('Halden Instruments makes sensors.', '0.5'))

const world = useWorld({ engines: new Map([['CHATGPT', ENGINE]]) })

async function claimRuns(count: number): Promise<{ scanId: string; jobs: ClaimedJob[] }> {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: count })
  const { scanId, jobId } = await world.operator.startScan({ brandId, idempotency: null })
  const start = await world.ports.jobStore.claimOne(jobId, 'test', 60_000)
  await beginScan(world.ports, start)
  const jobs = await world.ports.jobStore.claim(new Map([['CHATGPT', count]]), 'test', 60_000)
  return { scanId, jobs }
}

async function ask(job: ClaimedJob): Promise<{ lease: Lease; callId: string; capture: NewCapture }> {
  if (job.kind !== 'run.ask') throw new Error('not a run')
  const { runs, ids, signer, collector } = world.ports
  const run = await runs.findToAsk(job.payload.runId)
  if (!run) throw new Error('no run')
  const { runId, scanId, brandId, prompt, intent, locale } = run
  const callId = ids.next()
  await runs.beginCall(job.lease, {
    id: callId,
    runId,
    engine: 'CHATGPT',
    provider: 'test',
    origin: 'engine',
    startedAt: new Date(),
  })
  const question = { runId, brandId, prompt, intent, locale, sample: 1, attempt: 1 }
  const outcome = await ENGINE.ask(question, AbortSignal.timeout(5_000))
  if (outcome.kind !== 'answered') throw new Error('no answer')
  const capture = buildCapture({
    id: ids.next(),
    nonce: ids.randomHex(16),
    kind: 'original',
    run,
    engine: ENGINE,
    outcome,
    collector,
    signer,
    previous: null,
    trigger: { kind: 'scan', id: scanId },
    now: new Date(),
  })
  return { lease: job.lease, callId, capture }
}

test('one that lost its lease writes nothing, and does not affect the others', async () => {
  const { scanId, jobs } = await claimRuns(4)
  const asked = await Promise.all(jobs.map(ask))
  const stale = { ...(asked[1]?.lease as Lease), token: 99 }
  const ended = await Promise.allSettled(
    asked.map(({ lease, capture, callId }, n) =>
      world.ports.runs.appendCapture(n === 1 ? stale : lease, capture, callId),
    ),
  )
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(ended[1]).toMatchObject({ reason: expect.any(LeaseLost) })
  const { sql } = world.database
  const rows = await sql`
    select r.status, r.cost_usd::float8 as cost, j.state, c.sha256 = b.sha256 as whole, m.key_id is not null as signed,
           q.subject_id is not null as queued
    from veracite.runs r join veracite.jobs j on j.payload ->> 'runId' = r.id::text and j.kind = 'run.ask'
    left join evidence.captures c on c.run_id = r.id
    left join evidence.capture_bytes b on b.capture_id = c.id and b.part = 'response'
    left join evidence.manifests m on m.subject_id = c.id left join veracite.log_queue q on q.subject_id = c.id
    where r.scan_id = ${scanId} order by r.status`
  const stored = { status: 'CAPTURED', cost: 0.5, state: 'done', whole: true, signed: true, queued: true }
  const left = {
    status: 'RUNNING',
    cost: null,
    state: 'running',
    whole: null,
    signed: false,
    queued: false,
  }
  expect(rows.map((row) => ({ ...row }))).toEqual([stored, stored, stored, left])
  const [scan] = await sql`select settled_runs, status from veracite.scans where id = ${scanId}`
  expect({ ...scan }).toEqual({ settled_runs: 3, status: 'RUNNING' })
})

test('a call without an end counts towards its own run only', async () => {
  const { scanId, jobs } = await claimRuns(2)
  const [first, second] = jobs
  if (!first || !second) throw new Error('two runs were wanted')
  // Its process died here: the call is recorded, but not its cost.
  await ask(first)
  const asked = await Promise.all([ask(first), ask(second)])
  await Promise.all(
    asked.map(({ lease, capture, callId }) => world.ports.runs.appendCapture(lease, capture, callId)),
  )
  const { sql } = world.database
  const costs = await sql<{ cost: number }[]>`
    select cost_usd::float8 as cost from veracite.runs where scan_id = ${scanId} order by cost_usd`
  expect(costs.map(({ cost }) => cost)).toEqual([0.5, 1])
  const lost = await sql`
    select from veracite.engine_calls c join veracite.runs r on r.id = c.run_id
    where r.scan_id = ${scanId} and c.outcome = 'lost' and c.cost_usd = 0.5`
  expect(lost).toHaveLength(1)
  const [scan] = await sql`select settled_runs, status from veracite.scans where id = ${scanId}`
  expect({ ...scan }).toEqual({ settled_runs: 2, status: 'CLASSIFYING' })
})
