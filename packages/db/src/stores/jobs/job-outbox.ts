// Plain SQL: deliveries are listed by priority and marked from a list, by prepared statements.
import type { JobStore } from '@veracite/core/jobs/job-ports'
import type { Delivery, Lane, Priority } from '@veracite/core/jobs/jobs'
import type { Clock } from '@veracite/terms/ports'
import type { Sql } from '../../open-postgres.ts'
import { HIGHEST_FIRST } from './job-claims.ts'

export const outboxVerbs = (sql: Sql, clock: Clock) =>
  ({
    async unpublished(limit) {
      return await sql<(Delivery & { lane: Lane; priority: Priority })[]>`
        select due.id as "jobId", due.token, due.lane, due.priority
        from unnest(${HIGHEST_FIRST}::smallint[]) as level (priority)
        cross join lateral (
          select id, token, lane, priority from veracite.jobs
          where state = 'queued' and published_at is null and priority = level.priority
            and run_at <= ${clock.now().toISOString()}::timestamptz
          order by run_at, id
          limit ${limit}
        ) as due
        limit ${limit}`
    },

    /**
     * A job claimed and put back since it was listed has a new token and is not marked: its new delivery is still
     * to come. Nor is one that is being claimed at this moment, or anything once another process has noticed that the
     * broker lost its memory.
     */
    async markPublished(deliveries, epoch) {
      await sql`
        with sent as materialized (
          select jobs.id from veracite.jobs
          join json_to_recordset(${JSON.stringify(deliveries)}::json) as given ("jobId" uuid, token bigint)
            on jobs.id = given."jobId" and jobs.token = given.token
          where jobs.state = 'queued' and jobs.published_at is null
            and exists (select 1 from veracite.settings
                        where key = ${EPOCH_KEY} and value = to_jsonb(${epoch}::text))
          for no key update of jobs skip locked
        )
        update veracite.jobs set published_at = ${clock.now().toISOString()}::timestamptz
        where id = any (array(select sent.id from sent))`
    },

    async unpublishOlderThan(before, limit) {
      const forgotten = await sql`
        with waiting as (
          select id from veracite.jobs
          where state = 'queued' and published_at < ${before.toISOString()}::timestamptz
          order by published_at
          limit ${limit}
          for no key update skip locked
        )
        update veracite.jobs set published_at = null where id = any (array(select waiting.id from waiting))`
      return forgotten.count
    },

    swapEpoch: (epoch) =>
      sql.begin(async (tx) => {
        const stored = await tx`
          insert into veracite.settings as old (key, value, updated_at)
          values (${EPOCH_KEY}, to_jsonb(${epoch}::text), ${clock.now().toISOString()}::timestamptz)
          on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
          where old.value is distinct from excluded.value`
        if (stored.count === 0) return { changed: false }
        await tx`
          update veracite.jobs set published_at = null where state = 'queued' and published_at is not null`
        return { changed: true }
      }),
  }) satisfies Partial<JobStore>

const EPOCH_KEY = 'queue.epoch'
