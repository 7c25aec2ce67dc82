// Plain SQL: jobs are inserted from one list in the order of their keys, and found again by either key.
import { type JobPayloads, type NewJob, PRIORITY } from '@veracite/core/jobs/jobs'
import { currentTraceparent } from '@veracite/core/trace-context'
import type { Tx, WithSql } from '../../connection.ts'

/** Where committed work is announced. Only a wake-up: a process that misses it finds the row by polling. */
export const NEW_WORK_CHANNEL = 'veracite_jobs'

/**
 * Idempotent by id for ever, and by (kind, dedupKey) while such a job is queued or running: then the id of that
 * job is returned. Other processes are woken when the transaction commits, and not at all when it does not.
 */
export async function insertJobs(
  tx: Tx,
  newJobs: readonly NewJob[],
  now: Date,
): Promise<{ jobId: string; created: boolean }[]> {
  const outcome = new Map<NewJob, { jobId: string; created: boolean }>()
  for (let start = 0; start < newJobs.length; start += ROWS_PER_STATEMENT) {
    const chunk = newJobs.slice(start, start + ROWS_PER_STATEMENT)
    for (const [job, result] of await insertChunk(tx, chunk, now)) outcome.set(job, result)
  }
  const results = newJobs.map((job) => outcome.get(job) ?? { jobId: job.id, created: false })
  if (results.some((result) => result.created)) await announceWork(tx)
  return results
}

/** A job that comes back until what it watches has ended. One waits for each; the key prevents a second. */
export async function insertWatchJob<Kind extends 'correction.watch' | 'order.watch' | 'app-plan.follow'>(
  tx: Tx,
  kind: Kind,
  payload: JobPayloads[Kind],
  runAt: Date,
  now: Date,
): Promise<void> {
  const [dedupKey] = Object.values<string>(payload)
  const job = { id: await newId(tx), kind, lane: 'scan', payload, dedupKey, maxAttempts: 1_000, runAt }
  await insertJobs(tx, [job as NewJob], now)
}

/** PostgreSQL delivers this at commit, once per transaction however often it is called. */
export async function announceWork({ sql }: WithSql): Promise<void> {
  await sql`select pg_notify(${NEW_WORK_CHANNEL}, '')`
}

const ROWS_PER_STATEMENT = 2_000
/** Bounds the retries for a key whose job keeps ending between the two statements. */
const LOOKUPS = 5

async function insertChunk(
  tx: Tx,
  chunk: readonly NewJob[],
  now: Date,
): Promise<Map<NewJob, { jobId: string; created: boolean }>> {
  const outcome = new Map<NewJob, { jobId: string; created: boolean }>()
  let open = chunk
  for (let round = 1; open.length > 0; round++) {
    const created = await insertRows(tx, open, now)
    const refused = open.filter((job) => {
      const isNew = created.delete(job.id)
      if (isNew) outcome.set(job, { jobId: job.id, created: true })
      return !isNew
    })
    const found = await findExisting(tx, refused)
    open = refused.filter((job) => {
      const jobId = found(job)
      if (jobId !== null) outcome.set(job, { jobId, created: false })
      return jobId === null
    })
    if (round === LOOKUPS && open.length > 0) {
      throw new Error(
        `The key of job ${open[0]?.id} was taken and freed ${LOOKUPS} times while inserting it.`,
      )
    }
  }
  return outcome
}

/** Sorted by key, so that two transactions that want the same keys wait for each other instead of deadlocking. */
async function insertRows(tx: Tx, chunk: readonly NewJob[], now: Date): Promise<Set<string>> {
  const rows = chunk.map((job, position) => ({
    position,
    id: job.id,
    kind: job.kind,
    lane: job.lane,
    payload: job.payload,
    dedup_key: job.dedupKey ?? null,
    priority: job.priority ?? PRIORITY.background,
    max_attempts: job.maxAttempts ?? 5,
    run_at: job.runAt ?? now,
  }))
  const inserted = await tx.sql<{ id: string }[]>`
    insert into veracite.jobs
      (id, kind, lane, payload, dedup_key, priority, max_attempts, run_at, created_at, traceparent)
    select id, kind, lane, payload, dedup_key, priority, max_attempts, run_at, ${now.toISOString()}::timestamptz,
      ${currentTraceparent()}::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new_job
      (position integer, id uuid, kind text, lane text, payload jsonb, dedup_key text, priority smallint,
       max_attempts integer, run_at timestamptz)
    order by kind, dedup_key, position
    on conflict do nothing
    returning id`
  return new Set(inserted.map((row) => row.id))
}

async function findExisting(tx: Tx, refused: readonly NewJob[]): Promise<(job: NewJob) => string | null> {
  if (refused.length === 0) return () => null
  const wanted = refused.map((job) => ({ id: job.id, kind: job.kind, dedup_key: job.dedupKey ?? null }))
  const found = await tx.sql<{ id: string; existing: string }[]>`
    select wanted.id, coalesce(
      (select jobs.id from veracite.jobs where jobs.id = wanted.id),
      (select jobs.id from veracite.jobs where jobs.kind = wanted.kind and jobs.dedup_key = wanted.dedup_key
         and jobs.dedup_key is not null and jobs.state in ('queued', 'running'))) as existing
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id uuid, kind text, dedup_key text)`
  const existing = new Map(found.map((row) => [row.id, row.existing]))
  return (job) => existing.get(job.id) ?? null
}

/** An id generated by the server, for work whose caller supplies none. */
export async function newId({ sql }: WithSql): Promise<string> {
  const [made] = await sql<{ id: string }[]>`select veracite.uuidv7() as id`
  if (made === undefined) throw new Error('The server made no id.')
  return made.id
}
