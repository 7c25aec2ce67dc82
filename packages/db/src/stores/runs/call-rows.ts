// Plain SQL: calls of many runs are written together, each shared row once; this path is measured.
import type { Lease } from '@veracite/core/jobs/jobs'
import type { RunStore } from '@veracite/core/runs/run-store'
import type { StepState } from '@veracite/core/scans/scan-steps'
import { LeaseLost } from '@veracite/terms/errors'
import { pick } from '@veracite/terms/pick'
import { originOf } from '@veracite/terms/vocabulary'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { withDeadline } from '../../deadline.ts'
import { type Batcher, createBatcher, type Settled } from '../batcher.ts'
import { captureParts, captureValues, givenCaptures, type KeptCapture } from '../evidence/capture-rows.ts'
import { appendWitnessed } from '../evidence/witnessed-rows.ts'
import { inPortions } from '../in-portions.ts'
import { announceWork } from '../jobs/job-rows.ts'
import { queueParts } from '../scans/scan-parts.ts'
import { raisedCost, settledCalls, settlementOf } from './settled-call.ts'

/**
 * What happens around each call to an engine. All runs of a scan update its one row, and all calls of a day
 * the engine's: with one transaction per run, each would wait for the disk at those rows. So concurrent calls
 * are written together in one transaction, which touches each shared row once.
 */

/** Before the call: the lease is held, the call is recorded, the run is RUNNING. */
export interface Begin {
  lease: Lease
  call: Parameters<RunStore['beginCall']>[1]
}

export const beginInBatches = ({ sql }: Pool): Batcher<Begin, void> =>
  createBatcher({ most: 100, atOnce: 1 }, async (begins) => {
    const calls = begins.map(({ lease, call }) => ({
      job_id: lease.jobId,
      token: lease.token,
      call_id: call.id,
      run_id: call.runId,
      ...pick(call, 'engine', 'provider', 'origin'),
      at: call.startedAt,
    }))
    const statement = sql<{ id: string }[]>`
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(calls)}::json) as a (job_id uuid, token bigint, call_id uuid,
        run_id uuid, engine text, provider text, origin text, at timestamptz)
    ), held as (
      select jobs.id, asked.* from asked join veracite.jobs on jobs.id = asked.job_id and jobs.token = asked.token
      -- Both conditions as in storeCaptures, for the same reasons.
      where jobs.id = any (array(select job_id from asked)) and coalesce(jobs.state, '') = 'running'
      for no key update of jobs
    ), new_calls as (
      insert into veracite.engine_calls (id, run_id, job_id, engine, provider, started_at)
      select call_id, run_id, id, engine, provider, at from held
    ), running as (
      update veracite.runs set status = 'RUNNING' from held where runs.id = held.run_id and runs.status = 'QUEUED'
    ), spend as (
      insert into veracite.engine_spend as s (engine, day, origin, calls, cost_usd)
      select engine, (at at time zone 'UTC')::date, origin, count(*), 0 from held group by 1, 2, 3 order by 1, 2, 3
      on conflict (engine, day, origin) do update set calls = s.calls + excluded.calls
    )
    select id from held`
    const held = new Set((await withDeadline(statement, DEADLINE_MS)).map(({ id }) => id))
    return begins.map(({ lease }) => (held.has(lease.jobId) ? DONE : lost(lease)))
  })

/** After the call: everything that RunStore.appendCapture promises, all or nothing for each. */
export interface Append extends KeptCapture {
  lease: Lease
  callId: string
}

export const appendInBatches = (pool: Pool): Batcher<Append, void> =>
  createBatcher({ most: 64, atOnce: 2, crowd: 24 }, async (appends) => {
    const work = inTransaction(pool, async (tx) => {
      const stored = await Promise.all(
        inPortions(appends, bytesOf).map((portion) => storeCaptures(tx, portion)),
      )
      const rows = stored.flat()
      const now = new Date(Math.max(...appends.map(({ capture }) => capture.capturedAt.getTime())))
      await count(tx, rows, now)
      const done = new Set(rows.map((row) => row.job_id))
      const kept = appends.filter(({ lease }) => done.has(lease.jobId)).map(({ capture }) => capture)
      await appendWitnessed(
        tx,
        kept.map(({ witnessed }) => witnessed),
      )
      return appends.map(({ lease }) => (done.has(lease.jobId) ? DONE : lost(lease)))
    })
    return await withDeadline(work, DEADLINE_MS)
  })

interface Stored extends Record<string, unknown> {
  job_id: string
  scan_id: string | null
  engine: string | null
  day: string | null
  origin: string
  usd: string | null
}

/**
 * Captures whose lease is lost are left out of the result: nothing was written for them.
 *
 * Completion comes first: without it, the other parts find nothing to do. It uses `any (array(…))` because
 * the planner expects many rows of a plain join and would read whole tables; expecting few, it runs all other
 * parts by index.
 */
async function storeCaptures({ sql }: Tx, appends: readonly Append[]): Promise<Stored[]> {
  const values = captureValues(appends)
  const calls = appends.map(({ lease, capture, callId }) => {
    const { outcome, maybeBilled, costUsd, finishedAt } = settlementOf(capture)
    return {
      job_id: lease.jobId,
      token: lease.token,
      capture_id: capture.id,
      call_id: callId,
      outcome,
      maybe_billed: maybeBilled,
      usd: costUsd,
      finished_at: finishedAt,
      origin: originOf(capture.access.kind),
      status: capture.noAnswerReason === null ? 'CAPTURED' : 'NO_ANSWER',
    }
  })
  return await sql<Stored[]>`
    with ${givenCaptures(sql, values)}, asked as materialized (
      select * from json_to_recordset(${JSON.stringify(calls)}::json) as c (job_id uuid, token bigint,
        capture_id uuid, call_id uuid, outcome text, maybe_billed boolean, usd numeric, finished_at timestamptz,
        status text, origin text)
    ), done as (
      update veracite.jobs
      set state = 'done', result = jsonb_build_object('captureId', asked.capture_id), error = null,
        lease_until = null, finished_at = given.captured_at
      from asked join given on given.id = asked.capture_id
      where jobs.id = any (array(select job_id from asked)) and jobs.id = asked.job_id and jobs.token = asked.token
        -- As an expression; otherwise the planner scans the index of all leases, ended ones included.
        and coalesce(jobs.state, '') = 'running'
      returning jobs.id as job_id
    ), held as materialized (
      select given.*, asked.job_id, asked.call_id, asked.status, asked.origin
      from done join asked using (job_id) join given on given.id = asked.capture_id
    ), ended as (
      select asked.call_id, outcome, maybe_billed, usd, finished_at from asked join done using (job_id)
    ), ${captureParts(sql, sql`held`, values)}, ${settledCalls(sql, sql`ended`)}, run as (
      update veracite.runs
      set status = held.status, capture_id = held.id, captured_at = held.captured_at, finished_at = held.captured_at,
        no_answer_reason = held.no_answer_reason, origin = held.origin, cost_usd = ${raisedCost(sql)}
      from held left join cost using (call_id)
      where runs.id = held.run_id
      returning held.job_id, runs.scan_id
    )
    select held.job_id, run.scan_id, cost.engine, cost.day::text as day, held.origin, cost.usd::text as usd
    from held left join run using (job_id) left join cost using (call_id)`
}

const bytesOf = ({ capture: { bytes, answer, earlier } }: Append): number =>
  [bytes, ...(answer ? [answer.bytes] : []), ...earlier.map((part) => part.bytes)].reduce(
    (sum, part) => sum + part.byteLength,
    0,
  )

/** Updates the rows that all runs share: each once, in a fixed order, and as late as possible. */
async function count(tx: Tx, stored: Stored[], now: Date): Promise<void> {
  if (stored.length === 0) return
  const { sql } = tx
  const at = now.toISOString()
  const shared = await sql<(StepState & { scanId: string; isComplete: boolean })[]>`
    with stored as materialized (
      select * from json_to_recordset(${JSON.stringify(stored)}::json)
        as s (scan_id uuid, engine text, day date, origin text, usd numeric)
    ), settled as (
      select scan_id, count(*)::int as runs from stored where scan_id is not null group by scan_id
    ), locked as materialized (
      select id from veracite.scans where id in (select scan_id from settled) order by id for no key update
    ), scan as (
      update veracite.scans
      set settled_runs = settled_runs + settled.runs,
        status = case when settled_runs + settled.runs = total_runs and status = 'RUNNING' then 'CLASSIFYING' else status end
      from settled join locked on locked.id = settled.scan_id
      where scans.id = settled.scan_id
      returning scans.id as "scanId", settled_runs = total_runs and status = 'CLASSIFYING' as "isComplete", step,
        step_queued as queued, step_done as done, settled_runs as settled, total_runs as total,
        status <> 'CLASSIFYING' as "isAsking"
    ), classify as (
      insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
      select veracite.uuidv7(), 'scan.classify', 'classify', jsonb_build_object('scanId', "scanId"), "scanId"::text,
        ${at}::timestamptz, ${at}::timestamptz
      from scan where "isComplete"
      on conflict do nothing
    ), spent as (
      select engine, day, origin, sum(usd) as usd from stored where usd is not null group by 1, 2, 3
    ), locked_days as materialized (
      select s.engine, s.day, s.origin from veracite.engine_spend s, (select count(*) from scan) as after_scans
      where (s.engine, s.day, s.origin) in (select engine, day, origin from spent)
      order by s.engine, s.day, s.origin for no key update of s
    ), spend as (
      update veracite.engine_spend s set cost_usd = s.cost_usd + spent.usd
      from spent join locked_days using (engine, day, origin)
      where s.engine = spent.engine and s.day = spent.day and s.origin = spent.origin
    )
    select * from scan`
  for (const scan of shared) {
    if (scan.isComplete) await announceWork(tx)
    else await queueParts(tx, scan.scanId, scan, now)
  }
}

/** A connection into a black hole never answers: waiting callers must learn that theirs is lost. */
const DEADLINE_MS = 15_000
const DONE: Settled<void> = { value: undefined }
const lost = ({ jobId }: Lease): Settled<void> => ({ error: new LeaseLost(jobId) })
