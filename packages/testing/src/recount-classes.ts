import type { Database } from '@veracite/db/open-postgres'

/** The cells of both tables whose counters disagree with the runs. Empty if everything agrees. */
export async function recountClasses({ sql }: Pick<Database, 'sql'>): Promise<object[]> {
  return [
    ...(await sql`
      with counted as (
        select brand_id, (captured_at at time zone 'UTC')::date as day, engine, intent, citation_class, origin,
          count(*)::bigint as runs, count(*) filter (where review_reasons <> '{}')::bigint as for_review,
          count(*) filter (where provisional)::bigint as provisional
        from veracite.runs where citation_class is not null group by 1, 2, 3, 4, 5, 6
      ), daily as (
        select * from counted
        except select brand_id, day, engine, intent, citation_class, origin, runs, for_review, provisional from veracite.class_counts_daily
      ), daily_too_many as (
        select brand_id, day, engine, intent, citation_class, origin, runs::bigint, for_review::bigint, provisional::bigint
        from veracite.class_counts_daily where runs <> 0 or for_review <> 0 or provisional <> 0
        except select * from counted
      ), all_days as (
        select brand_id, engine, intent, citation_class, origin, sum(runs)::bigint as runs, sum(for_review)::bigint as for_review,
          sum(provisional)::bigint as provisional
        from counted group by 1, 2, 3, 4, 5
      ), total as (
        select * from all_days
        except select brand_id, engine, intent, citation_class, origin, runs, for_review, provisional from veracite.class_counts_total
      ), total_too_many as (
        select brand_id, engine, intent, citation_class, origin, runs, for_review, provisional
        from veracite.class_counts_total where runs <> 0 or for_review <> 0 or provisional <> 0
        except select * from all_days
      )
      select 'daily' as list, to_jsonb(d) as cell from daily d
      union all select 'daily, too many', to_jsonb(d) from daily_too_many d
      union all select 'total', to_jsonb(t) from total t
      union all select 'total, too many', to_jsonb(t) from total_too_many t`),
  ]
}
