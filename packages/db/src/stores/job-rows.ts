import { LeaseLost } from '@veracite/core/errors'
import { type Lease, type NewJob, PRIORITY } from '@veracite/core/jobs'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../open-postgres.ts'
import { jobs } from '../schema/work.ts'

/** A transaction, as every store passes it on: what belongs together is written with the same one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Where committed work is announced. Only a wake-up: whoever misses it finds the row by polling. */
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

/** PostgreSQL delivers this at commit, once per transaction however often it is said. */
export async function announceWork(tx: Tx | Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${NEW_WORK_CHANNEL}, '')`)
}

/** Locks the job until the end of the transaction: what is written after this is written by its only owner. */
export async function holdLease(tx: Tx, lease: Lease): Promise<void> {
  const held = await tx.select({ id: jobs.id }).from(jobs).where(isHeld(lease)).for('no key update')
  if (held.length !== 1) throw new LeaseLost(lease.jobId)
}

/**
 * Call it first in a transaction that stores what the job brought: a worker whose lease is gone then fails here,
 * before it wrote anything.
 */
export async function completeJob(
  tx: Tx | Db,
  lease: Lease,
  result: Record<string, unknown> | null,
  now: Date,
): Promise<void> {
  const completed = await tx
    .update(jobs)
    .set({ state: 'done', result, error: null, leaseUntil: null, finishedAt: now })
    .where(isHeld(lease))
    .returning({ id: jobs.id })
  if (completed.length !== 1) throw new LeaseLost(lease.jobId)
}

/** The token is the fence: it grew when somebody else claimed the job, so an old holder matches no row. */
export const isHeld = (lease: Lease) =>
  and(eq(jobs.id, lease.jobId), eq(jobs.token, lease.token), eq(jobs.state, 'running'))

const ROWS_PER_STATEMENT = 2_000
/** Enough for a key whose job ends between the two statements, again and again, without ever looping for good. */
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
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into veracite.jobs
      (id, kind, lane, payload, dedup_key, priority, max_attempts, run_at, created_at)
    select id, kind, lane, payload, dedup_key, priority, max_attempts, run_at, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new_job
      (position integer, id uuid, kind text, lane text, payload jsonb, dedup_key text, priority smallint,
       max_attempts integer, run_at timestamptz)
    order by kind, dedup_key, position
    on conflict do nothing
    returning id`)
  return new Set(inserted.map((row) => row.id))
}

async function findExisting(tx: Tx, refused: readonly NewJob[]): Promise<(job: NewJob) => string | null> {
  if (refused.length === 0) return () => null
  const wanted = refused.map((job) => ({ id: job.id, kind: job.kind, dedup_key: job.dedupKey ?? null }))
  const found = await tx.execute<{ id: string; existing: string }>(sql`
    select wanted.id, coalesce(
      (select jobs.id from veracite.jobs where jobs.id = wanted.id),
      (select jobs.id from veracite.jobs where jobs.kind = wanted.kind and jobs.dedup_key = wanted.dedup_key
         and jobs.dedup_key is not null and jobs.state in ('queued', 'running'))) as existing
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id uuid, kind text, dedup_key text)`)
  const existing = new Map(found.map((row) => [row.id, row.existing]))
  return (job) => existing.get(job.id) ?? null
}
