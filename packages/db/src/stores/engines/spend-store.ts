// Plain SQL: days are joined with failed calls that are grouped in a subquery.
import type { EngineDay, ReaderDay, SpendStore } from '@veracite/core/engines/spend-store'
import type { Pool } from '../../connection.ts'

/** Sums come from the daily rows; only failed calls are counted, using their own index. */
export const createSpendStore = ({ sql }: Pool): SpendStore => ({
  async listDays(since) {
    const day = since.toISOString().slice(0, 10)
    const [engines, readers] = await Promise.all([
      sql<EngineDay[]>`
        select s.engine, s.origin, s.day::text as day, s.calls, coalesce(f.failed, 0) as failed, s.cost_usd::text as "costUsd"
        from veracite.engine_spend s
        left join (
          select c.engine, (c.started_at at time zone 'UTC')::date as day, r.origin, count(*)::int as failed
          from veracite.engine_calls c join veracite.runs r on r.id = c.run_id
          where c.started_at >= (${day}::date at time zone 'UTC')
            and c.outcome <> 'answered' and c.outcome <> 'no_answer'
          group by 1, 2, 3
        ) f using (engine, day, origin)
        where s.day >= ${day}::date
        order by s.day desc, s.engine, s.origin`,
      sql<ReaderDay[]>`
        select model, day::text as day, calls, cost_usd::text as "costUsd" from veracite.reader_spend
        where day >= ${day}::date order by day desc, model limit 10000`,
    ])
    return { engines: [...engines], readers: [...readers] }
  },
})
