// Plain SQL: sums over the rows of many answers.
import type { NamedSums } from '@veracite/core/measures/measures'
import type { NamedFilter, ScanSums } from '@veracite/core/rivals/rival-store'
import type { Fragment, WithSql } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'

export const COLUMNS_OF_RIVAL = (sql: Queryable): Fragment =>
  sql`id, name, aliases, domain, kind, created_at as "createdAt"`

/**
 * The columns of veracite.named_counts, in their order; cuts follow by themselves. Sums over all engines or intents have an
 * empty one, so that every filter of the comparison reads one row for each subject and scan; in the order of the index, so
 * that these rows are on few pages and each page is visited once.
 */
export const sumsOfScan = (sql: Queryable, scanId: string): Fragment => sql`
  select scan_id, subject_id, coalesce(engine, ''), coalesce(intent, ''), origin, branded,
    ${sums(sql, sql`case when count(r.id) = 0 or count(r.domain) > 0 then sum(cited) end`)}, coalesce(min(r.name), min(b.name), ''),
    coalesce(min(r.kind), min('own') filter (where b.id is not null), '')
  from veracite.named left join veracite.rivals r on r.id = subject_id left join veracite.brands b on b.id = subject_id
  where scan_id = ${scanId}::uuid group by 1, 2, 5, 6, cube (engine, intent) order by 6, 5, 3, 4, 2`

/** The last of the places counts all from the tenth on. */
const sums = (sql: Queryable, cited: Fragment): Fragment => sql`
  count(*) as answers, sum(named) as named, sum(first) as first, sum(by_model) as by_model, sum(recommended) as recommended,
  sum(instead) as instead, sum(together) as together, ${cited} as cited, sum(mentions) as mentions,
  sum(mentions::bigint * mentions) as mentions_squared, sum(mentions::bigint * mentions_of_all) as mentions_by_all,
  array[${PLACES.map(
    (place, at) =>
      sql`${at === 0 ? sql`` : sql`,`} count(*) filter (where ${place < 10 ? sql`place = ${place}` : sql`place >= 10`})`,
  )}]::bigint[] as places`

const PLACES = Array.from({ length: 10 }, (_, at) => at + 1)

/** The columns of these sums, as the comparison and exports read them. */
export const SUM_COLUMNS = (sql: Queryable): Fragment => sql`
  answers::int, named::int, first::int, by_model::int as "byModel", recommended::int, instead::int, together::int,
  coalesce(cited, 0)::int as cited, mentions::float8, mentions_squared::float8 as "mentionsSquared",
  mentions_by_all::float8 as "mentionsByAll", places::int[]`

/** The sums of each subject in each scan; with prompts they are taken over their answers. */
export async function readNamed(
  { sql }: WithSql,
  scanIds: readonly string[],
  filter: NamedFilter,
): Promise<ScanSums[]> {
  const { origin, branded, engine, intent, promptIds } = filter
  const of = sql`scan_id = any(${[...scanIds]}::uuid[])`
  const rows = await sql<(Omit<ScanSums, 'sums'> & NamedSums)[]>`
    select scan_id as "scanId", subject_id as "subjectId", ${SUM_COLUMNS(sql)} from ${
      promptIds === undefined
        ? sql`veracite.named_counts where ${of} and origin = ${origin} and branded = ${branded}
            and engine = ${engine ?? ''} and intent = ${intent ?? ''} and until_cut is null`
        : sql`(select scan_id, subject_id, ${sums(sql, sql`sum(cited)`)} from veracite.named
            where ${of} and ${matches({ sql }, filter)} group by 1, 2) over_prompts`
    }`
  return rows.map(({ scanId, subjectId, ...rest }) => ({ scanId, subjectId, sums: rest }))
}

/** Answers that the filter counts. */
export const matches = (
  { sql }: WithSql,
  { origin, branded, engine, intent, promptIds, exceptPromptIds = [] }: NamedFilter,
): Fragment => sql`
  origin = ${origin} and branded = ${branded}
  ${engine === undefined ? sql`` : sql`and engine = ${engine}`} ${intent === undefined ? sql`` : sql`and intent = ${intent}`}
  ${promptIds === undefined ? sql`` : sql`and prompt_id = any(${[...promptIds]}::uuid[])`}
  ${exceptPromptIds.length === 0 ? sql`` : sql`and prompt_id <> all(${[...exceptPromptIds]}::uuid[])`}`
