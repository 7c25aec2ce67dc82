import { LeaseLost } from '@veracite/core/errors'
import type { Lease } from '@veracite/core/jobs'
import type { NewCapture, RunStore } from '@veracite/core/stores/run-store'
import { sql } from 'drizzle-orm'
import { withDeadline } from '../deadline.ts'
import type { Db } from '../open-postgres.ts'
import { type Batcher, createBatcher, type Settled } from './batcher.ts'
import { captureParts, captureValues, givenCaptures } from './capture-rows.ts'
import type { Tx } from './job-rows.ts'
import { prepare, runPrepared } from './prepared.ts'
import { raisedCost, settledCalls, settlementOf } from './settled-call.ts'

/**
 * What happens around each call to an engine. All runs of a scan count on its one row, and all calls of a day on the
 * engine's: one transaction per run would stand in line for the disk at those rows. So what comes together is
 * written together, in one transaction, and each of the shared rows is touched once.
 */

/** Before the call: the lease is held, the call is on record, the run is RUNNING. */
export interface Begin {
  lease: Lease
  call: Parameters<RunStore['beginCall']>[1]
}

export const beginInBatches = (db: Db): Batcher<Begin, void> =>
  createBatcher({ most: 100, atOnce: 1 }, async (begins) => {
    const column = <T>(read: (begin: Begin) => T): T[] => begins.map(read)
    const statement = runPrepared<{ id: string }>(db, BEGIN_CALLS, {
      jobIds: column(({ lease }) => lease.jobId),
      tokens: column(({ lease }) => lease.token),
      callIds: column(({ call }) => call.id),
      runIds: column(({ call }) => call.runId),
      engines: column(({ call }) => call.engine),
      providers: column(({ call }) => call.provider),
      startedAt: column(({ call }) => call.startedAt.toISOString()),
    })
    const held = new Set((await withDeadline(statement, DEADLINE_MS)).map(({ id }) => id))
    return begins.map(({ lease }) => (held.has(lease.jobId) ? DONE : lost(lease)))
  })

const BEGIN_CALLS = prepare(
  'begin_calls',
  sql`
    with asked as (
      select * from unnest(${sql.placeholder('jobIds')}::uuid[], ${sql.placeholder('tokens')}::bigint[],
        ${sql.placeholder('callIds')}::uuid[], ${sql.placeholder('runIds')}::uuid[],
        ${sql.placeholder('engines')}::text[], ${sql.placeholder('providers')}::text[],
        ${sql.placeholder('startedAt')}::text[])
        as a (job_id, token, call_id, run_id, engine, provider, started_at)
    ), held as (
      select jobs.id, asked.*, asked.started_at::timestamptz as at from veracite.jobs
      join asked on jobs.id = asked.job_id and jobs.token = asked.token
      where jobs.state = 'running'
      for no key update of jobs
    ), new_calls as (
      insert into veracite.engine_calls (id, run_id, job_id, engine, provider, started_at)
      select call_id, run_id, id, engine, provider, at from held
    ), running as (
      update veracite.runs set status = 'RUNNING' from held where runs.id = held.run_id and runs.status = 'QUEUED'
    ), spend as (
      insert into veracite.engine_spend as s (engine, day, calls, cost_usd)
      select engine, (at at time zone 'UTC')::date, count(*), 0 from held group by 1, 2 order by 1, 2
      on conflict (engine, day) do update set calls = s.calls + excluded.calls
    )
    select id from held`,
)

/** After it: everything that RunStore.appendCapture promises, for each one or for none of it. */
export interface Append {
  lease: Lease
  capture: NewCapture
  callId: string
}

export const appendInBatches = (db: Db): Batcher<Append, void> =>
  createBatcher({ most: 32, atOnce: 2 }, async (appends) => {
    const work = db.transaction(async (tx) => {
      const stored = await Promise.all(inPortions(appends).map((portion) => storeCaptures(tx, portion)))
      const rows = stored.flat()
      const now = new Date(Math.max(...appends.map(({ capture }) => capture.capturedAt.getTime())))
      await count(tx, rows, now)
      const done = new Set(rows.map((row) => row.job_id))
      return appends.map(({ lease }) => (done.has(lease.jobId) ? DONE : lost(lease)))
    })
    return await withDeadline(work, DEADLINE_MS)
  })

interface Stored extends Record<string, unknown> {
  job_id: string
  scan_id: string | null
  engine: string | null
  day: string | null
  usd: string | null
}

/** Those whose lease is gone are left out of the answer: of them nothing was written. */
async function storeCaptures(tx: Tx, appends: readonly Append[]): Promise<Stored[]> {
  return await runPrepared<Stored>(tx, STORE_CAPTURES, {
    ...captureValues(appends.map(({ capture }) => capture)),
    calls: JSON.stringify(
      appends.map(({ lease, capture, callId }) => {
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
          status: capture.noAnswerReason === null ? 'CAPTURED' : 'NO_ANSWER',
        }
      }),
    ),
  })
}

/**
 * Completion first: without it no other part finds anything to do. `any (array(…))` there: of a join alone the
 * planner expects many rows, and reads whole tables; from the few it expects so, all other parts follow by index.
 */
const STORE_CAPTURES = prepare(
  'store_captures',
  sql`
    with ${givenCaptures}, asked as materialized (
      select * from json_to_recordset(${sql.placeholder('calls')}::json) as c (job_id uuid, token bigint,
        capture_id uuid, call_id uuid, outcome text, maybe_billed boolean, usd numeric, finished_at timestamptz,
        status text)
    ), done as (
      update veracite.jobs
      set state = 'done', result = jsonb_build_object('captureId', asked.capture_id), error = null,
        lease_until = null, finished_at = given.captured_at
      from asked join given on given.id = asked.capture_id
      where jobs.id = any (array(select job_id from asked)) and jobs.id = asked.job_id and jobs.token = asked.token
        -- As an expression, or the planner walks the index of all leases, with the ended ones still in it.
        and coalesce(jobs.state, '') = 'running'
      returning jobs.id as job_id
    ), held as materialized (
      select given.*, asked.job_id, asked.call_id, asked.status
      from done join asked using (job_id) join given on given.id = asked.capture_id
    ), ended as (
      select asked.call_id, outcome, maybe_billed, usd, finished_at from asked join done using (job_id)
    ), ${captureParts(sql`held`)}, ${settledCalls(sql`ended`)}, run as (
      update veracite.runs
      set status = held.status, capture_id = held.id, captured_at = held.captured_at, finished_at = held.captured_at,
        no_answer_reason = held.no_answer_reason, cost_usd = ${raisedCost}
      from held left join cost using (call_id)
      where runs.id = held.run_id
      returning held.job_id, runs.scan_id
    )
    select held.job_id, run.scan_id, cost.engine, cost.day::text as day, cost.usd::text as usd
    from held left join run using (job_id) left join cost using (call_id)`,
)

/** Enough for every usual batch in one statement, and no message of a size that would hurt for unusual ones. */
const PORTION_BYTES = 4 * 1024 * 1024

function inPortions(appends: readonly Append[]): Append[][] {
  const portions: Append[][] = []
  let room = 0
  for (const append of appends) {
    const { bytes, answer, earlier } = append.capture
    const size = [bytes, ...(answer ? [answer.bytes] : []), ...earlier.map((part) => part.bytes)]
    room -= size.reduce((sum, part) => sum + part.byteLength, 0)
    const last = portions.at(-1)
    if (last && room >= 0) last.push(append)
    else {
      portions.push([append])
      room = PORTION_BYTES
    }
  }
  return portions
}

/** The rows that all runs share, each once, in the same order everywhere, and as late as can be. */
async function count(tx: Tx, stored: Stored[], now: Date): Promise<void> {
  if (stored.length === 0) return
  await runPrepared(tx, COUNT, {
    scanIds: stored.map((row) => row.scan_id),
    engines: stored.map((row) => row.engine),
    days: stored.map((row) => row.day),
    usd: stored.map((row) => row.usd),
    now: now.toISOString(),
  })
}

const COUNT = prepare(
  'count_captures',
  sql`
    with settled as (
      select scan_id, count(*)::int as runs from unnest(${sql.placeholder('scanIds')}::uuid[]) as t (scan_id)
      where scan_id is not null group by scan_id
    ), locked as materialized (
      select id from veracite.scans where id in (select scan_id from settled) order by id for no key update
    ), scan as (
      update veracite.scans
      set settled_runs = settled_runs + settled.runs,
        status = case when settled_runs + settled.runs = total_runs and status = 'RUNNING' then 'CLASSIFYING' else status end
      from settled join locked on locked.id = settled.scan_id
      where scans.id = settled.scan_id
      returning scans.id, settled_runs = total_runs and status = 'CLASSIFYING' as is_complete
    ), classify as (
      insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
      select veracite.uuidv7(), 'scan.classify', 'classify', jsonb_build_object('scanId', id), id::text,
        ${sql.placeholder('now')}::timestamptz, ${sql.placeholder('now')}::timestamptz
      from scan where is_complete
      on conflict do nothing
      returning id
    ), spent as (
      select engine, day::date as day, sum(usd::numeric) as usd
      from unnest(${sql.placeholder('engines')}::text[], ${sql.placeholder('days')}::text[],
        ${sql.placeholder('usd')}::text[]) as t (engine, day, usd)
      where usd is not null group by 1, 2
    ), locked_days as materialized (
      select s.engine, s.day from veracite.engine_spend s, (select count(*) from scan) as after_scans
      where (s.engine, s.day) in (select engine, day from spent)
      order by s.engine, s.day for no key update of s
    ), spend as (
      update veracite.engine_spend s set cost_usd = s.cost_usd + spent.usd
      from spent join locked_days using (engine, day)
      where s.engine = spent.engine and s.day = spent.day
    )
    select count(pg_notify('veracite_jobs', '')) from classify`,
)

/** A connection into a black hole never answers: those who wait must learn that theirs is lost. */
const DEADLINE_MS = 15_000
const DONE: Settled<void> = { value: undefined }
const lost = ({ jobId }: Lease): Settled<void> => ({ error: new LeaseLost(jobId) })
