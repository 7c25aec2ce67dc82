// Plain SQL: one prepared statement claims for all lanes and skips locked rows; every job passes here.
import type { JobStore } from '@veracite/core/jobs/job-ports'
import { type ClaimedJob, type Lane, PRIORITY } from '@veracite/core/jobs/jobs'
import type { Clock } from '@veracite/terms/ports'
import type { Sql } from '../../open-postgres.ts'
import { type Batcher, createBatcher } from '../batcher.ts'
import { announceWork } from './job-rows.ts'

/**
 * Every instant comes from the caller's clock, so that a whole history can be replayed with a simulated
 * clock.
 */
export interface ClaimTerms {
  worker: string
  now: Date
  leaseMs: number
}

export function claimVerbs(sql: Sql, clock: Clock) {
  const one = claimInBatches(sql, clock)
  return {
    async claim(slots, worker, leaseMs) {
      const open = new Map([...slots].filter(([, free]) => free > 0))
      if (open.size === 0) return []
      return (await claimStatement(sql, open, { worker, leaseMs, now: clock.now() })).map(toClaimedJob)
    },

    claimOne: (jobId, worker, leaseMs) => one({ jobId, worker, leaseMs }),

    async extendLease(lease, leaseMs) {
      const extended = await sql`
        update veracite.jobs set lease_until = ${leaseEnd({ now: clock.now(), leaseMs })}::timestamptz
        where id = ${lease.jobId} and token = ${lease.token} and state = 'running'`
      return extended.count === 1
    },

    async msToNextDue(lanes) {
      const [next] = await sql<{ at: string | null }[]>`
        select min(first.run_at) as at
        from unnest(${[...lanes]}::text[]) as wanted (lane)
        cross join unnest(${HIGHEST_FIRST}::smallint[]) as level (priority)
        cross join lateral (
          select run_at from veracite.jobs
          where state = 'queued' and lane = wanted.lane and priority = level.priority
          order by run_at limit 1
        ) as first`
      if (next === undefined || next.at === null) return null
      return Math.max(0, new Date(next.at).getTime() - clock.now().getTime())
    },

    /** Finished jobs stay in the table for ever: each half reads only its own partial index. */
    async depth() {
      return await sql<Awaited<ReturnType<JobStore['depth']>>>`
        select lane, state, jobs, delayed, retried,
               greatest(0, extract(epoch from ${clock.now().toISOString()}::timestamptz - oldest))::float8 as "oldestSeconds"
        from (
          select lane, 'queued' as state, count(*) as jobs, min(run_at) as oldest,
            count(*) filter (where run_at > ${clock.now().toISOString()}::timestamptz) as delayed,
            count(*) filter (where attempt > 0) as retried
          from veracite.jobs where state = 'queued' group by lane
          union all
          select lane, 'running', count(*), min(started_at), 0, 0
          from veracite.jobs where state = 'running' group by lane
        ) as unfinished
        order by lane, state`
    },

    /**
     * Times that were written while the clock was ahead: until it gets there, a queued job would wait, and the lease of a
     * dead process would hold. A job made or begun in the future waits as long as it was to wait, from now on; any other
     * one that waits for longer than jobs do is due. Returns how many jobs were corrected.
     */
    async correctTimes() {
      const at = clock.now().toISOString()
      const queued = await sql`
        with ahead as (
          select id, greatest(created_at, started_at) as known_at from veracite.jobs
          where state = 'queued' and run_at > ${at}::timestamptz + interval '1 minute'
            -- When schedules, corrections, orders and plans for people are due is computed from the clock each time.
            and kind not in ('schedule.run', 'correction.watch', 'order.watch', 'app-plan.follow')
            and (greatest(created_at, started_at) > ${at}::timestamptz + interval '1 minute'
              -- Samples may be spread over a month; nothing that was begun waits for more than a day.
              or (run_at > ${at}::timestamptz + interval '25 hours' and (kind <> 'run.ask' or started_at is not null)))
          for no key update skip locked
        )
        update veracite.jobs set
          run_at = case when ahead.known_at > ${at}::timestamptz
            then run_at - (ahead.known_at - ${at}::timestamptz) else ${at}::timestamptz end,
          created_at = least(created_at, ${at}::timestamptz), started_at = least(started_at, ${at}::timestamptz)
        from ahead where jobs.id = ahead.id`
      // Live workers prolong their lease within seconds; the leases of dead ones end.
      const running = await sql`
        update veracite.jobs set lease_until = ${at}::timestamptz + interval '1 hour'
        where state = 'running' and lease_until > ${at}::timestamptz + interval '61 minutes'`
      if (queued.count > 0) await announceWork({ sql })
      return queued.count + running.count
    },
  } satisfies Partial<JobStore>
}

interface Claim {
  jobId: string
  worker: string
  leaseMs: number
}

/**
 * Deliveries arrive one by one, dozens at a time: claimed together, they share one commit. Waits for rows instead of
 * skipping them: the relay may be recording the hand-over at this moment, and a delivery that finds nothing is lost. They
 * are locked in the order of their ids, so that two processes with the same deliveries do not wait for each other.
 */
const claimInBatches = (sql: Sql, clock: Clock): Batcher<Claim, ClaimedJob | null> =>
  createBatcher({ most: 100, atOnce: 2, crowd: 24 }, async (claims) => {
    const now = clock.now()
    const at = now.toISOString()
    const ids = claims.map(({ jobId }) => jobId)
    const rows = await sql<ClaimedRow[]>`
      with due as materialized (
        select id from veracite.jobs
        where id = any (array(select unnest(${ids}::uuid[]))) and state = 'queued' and run_at <= ${at}::timestamptz
        order by id for no key update
      )
      update veracite.jobs
      set state = 'running', attempt = attempt + 1, token = token + 1, worker = claims.worker,
          lease_until = claims.until::timestamptz, started_at = coalesce(started_at, ${at}::timestamptz)
      from unnest(${ids}::uuid[], ${claims.map(({ worker }) => worker)}::text[],
        ${claims.map(({ leaseMs }) => leaseEnd({ now, leaseMs }))}::text[]) as claims (id, worker, until)
      where jobs.id = any (array(select due.id from due)) and jobs.id = claims.id
      returning jobs.id, kind, lane, payload, attempt, crashes, token, traceparent`
    const claimed = new Map(rows.map((row) => [row.id, toClaimedJob(row)]))
    const failed = await unmarkEarly(
      sql,
      ids.filter((id) => !claimed.has(id)),
      at,
    )
    return ids.map((id) => {
      const job = claimed.get(id)
      // A job that was delivered twice in one batch is given out once.
      claimed.delete(id)
      return job === undefined ? (failed ?? { value: null }) : { value: job }
    })
  })

/**
 * Clocks differ between machines: a job relayed as due may not be due here yet, and its delivery is now consumed. A
 * failure is returned and not thrown, because jobs of the same batch have been claimed.
 */
async function unmarkEarly(sql: Sql, ids: readonly string[], at: string): Promise<{ error: unknown } | null> {
  if (ids.length === 0) return null
  try {
    await sql`
      update veracite.jobs set published_at = null
      where id = any (${[...ids]}::uuid[]) and state = 'queued' and published_at is not null and run_at > ${at}::timestamptz`
    return null
  } catch (error) {
    return { error }
  }
}

/**
 * One statement for all lanes. Rows that others are claiming are skipped, never waited for. Each lane and
 * priority is a separate index scan that ends with the due jobs: neither a large backlog nor postponed jobs
 * slow a claim down.
 */
export function claimStatement(sql: Sql, slots: ReadonlyMap<Lane, number>, terms: ClaimTerms) {
  const now = terms.now.toISOString()
  return sql<ClaimedRow[]>`
    with picked as materialized (
      select best.id
      from unnest(${[...slots.keys()]}::text[], ${[...slots.values()]}::int[]) as wanted (lane, free)
      cross join lateral (
        select due.id
        from unnest(${HIGHEST_FIRST}::smallint[]) as level (priority)
        cross join lateral (
          select id from veracite.jobs
          where state = 'queued' and lane = wanted.lane and priority = level.priority
            and run_at <= ${now}::timestamptz
          order by run_at, id
          limit wanted.free
          for no key update skip locked
        ) as due
        limit wanted.free
      ) as best
    ), claimed as (
      update veracite.jobs
      set state = 'running', attempt = attempt + 1, token = token + 1, worker = ${terms.worker},
          lease_until = ${leaseEnd(terms)}::timestamptz, started_at = coalesce(started_at, ${now}::timestamptz)
      -- With a join, the planner would expect many rows and read the whole table.
      where id = any (array(select picked.id from picked))
      returning id, kind, lane, payload, attempt, crashes, token, traceparent, priority, run_at
    )
    select id, kind, lane, payload, attempt, crashes, token, traceparent from claimed order by priority desc, run_at, id`
}

export const HIGHEST_FIRST = Object.values(PRIORITY).sort((a, b) => b - a)

const leaseEnd = ({ now, leaseMs }: Pick<ClaimTerms, 'now' | 'leaseMs'>): string =>
  new Date(now.getTime() + leaseMs).toISOString()

type ClaimedRow = Omit<ClaimedJob, 'lease'> & { id: string; token: number }

function toClaimedJob(row: ClaimedRow): ClaimedJob {
  const { id, token, ...job } = row
  // Kind and payload were checked against each other when the job was made: only NewJob reaches the table.
  return { ...job, lease: { jobId: id, token } } as ClaimedJob
}
