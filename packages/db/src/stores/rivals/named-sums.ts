// Plain SQL: sums over the rows of many answers.
import type { NamedSums } from '@veracite/core/measures/measures'
import type { NamedFilter, ScanSums } from '@veracite/core/rivals/rival-store'
import type { Fragment, WithSql } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'

export const COLUMNS_OF_RIVAL = (sql: Queryable): Fragment =>
  sql`id, name, aliases, domain, kind, created_at as "createdAt"`

/**
 * The columns of veracite.named_counts, in their order; cuts follow by themselves. Sums over all engines or intents have an
 * empty one, so that every filter of the comparison reads one row for each subject and scan; in order, so that these rows
 * share pages.
 */
export const sumsOfScan = (sql: Queryable, scanId: string): Fragment => sql`
  select scan_id, subject_id, coalesce(engine, ''), coalesce(intent, ''), origin, branded, count(*), sum(named), sum(first), sum(by_model),
    sum(recommended), sum(instead), sum(together),
    case when count(r.id) = 0 or count(r.domain) > 0 then sum(cited) end, sum(mentions), sum(mentions::bigint * mentions),
    sum(mentions::bigint * mentions_of_all), ${places(sql)}, coalesce(min(r.name), min(b.name), ''),
    coalesce(min(r.kind), min('own') filter (where b.id is not null), '')
  from veracite.named left join veracite.rivals r on r.id = subject_id left join veracite.brands b on b.id = subject_id
  where scan_id = ${scanId}::uuid group by 1, 2, 5, 6, cube (engine, intent) order by 6, 5, 3, 4`

const PLACES = Array.from({ length: 10 }, (_, at) => at + 1)

/** The last one counts all places from the tenth on. */
const places = (sql: Queryable): Fragment => sql`
  array[${PLACES.map(
    (place, at) =>
      sql`${at === 0 ? sql`` : sql`,`} count(*) filter (where ${place < 10 ? sql`place = ${place}` : sql`place >= 10`})`,
  )}]::bigint[]`

/** The sums of each subject in each scan; with prompts they are taken over their answers. */
export async function readNamed(
  { sql }: WithSql,
  scanIds: readonly string[],
  { origin, branded, engine, intent, promptIds }: NamedFilter,
): Promise<ScanSums[]> {
  const wanted = sql`scan_id = any(${[...scanIds]}::uuid[]) and origin = ${origin} and branded = ${branded}`
  const rows = await (promptIds === null
    ? sql<SumRow[]>`
        select scan_id as "scanId", subject_id as "subjectId", answers::int, named::int, first::int, by_model::int as "byModel",
          recommended::int, instead::int, together::int, coalesce(cited, 0)::int as cited, mentions::float8,
          mentions_squared::float8 as "mentionsSquared", mentions_by_all::float8 as "mentionsByAll", places::int[]
        from veracite.named_counts
        where ${wanted} and engine = ${engine ?? ''} and intent = ${intent ?? ''} and until_cut is null`
    : sql<SumRow[]>`
        select scan_id as "scanId", subject_id as "subjectId", count(*)::int as answers, sum(named)::int as named,
          sum(first)::int as first, sum(by_model)::int as "byModel", sum(recommended)::int as recommended,
          sum(instead)::int as instead, sum(together)::int as together, sum(cited)::int as cited,
          sum(mentions)::float8 as mentions, sum(mentions::float8 * mentions) as "mentionsSquared",
          sum(mentions::float8 * mentions_of_all) as "mentionsByAll", ${places(sql)}::int[] as places
        from veracite.named
        where ${wanted} ${engine === null ? sql`` : sql`and engine = ${engine}`}
          ${intent === null ? sql`` : sql`and intent = ${intent}`} and prompt_id = any(${[...promptIds]}::uuid[]) group by 1, 2`)
  return rows.map(({ scanId, subjectId, ...sums }) => ({ scanId, subjectId, sums }))
}

type SumRow = Omit<ScanSums, 'sums'> & NamedSums
