// Plain SQL: captures with their bytes, digests and places in the log come in one statement.
import type { CorrectionTime, PageCapture, PageTime } from '@veracite/core/corrections/correction-store'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import type { Connection, Fragment, Pool } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { announceWork } from '../jobs/job-rows.ts'

type Sql = Pick<Connection, 'sql'>

/** Larger pages are not looked through for links. */
const MOST_MARKUP = 2 * 1024 * 1024

type Row = Omit<PageCapture, 'capturedAt' | 'text' | 'markup'> & {
  capturedAt: number
  text: Uint8Array | null
  markup: Uint8Array | null
}

export async function readCaptures(
  { sql }: Sql,
  pageIds: readonly string[],
  { markup }: { markup: boolean },
): Promise<PageCapture[]> {
  const ids = pageIds.filter(isUuid)
  if (ids.length === 0) return []
  const rows = await sql<Row[]>`${captures(sql, markup)} where p.id = any(${ids}::uuid[])`
  return rows.map(toCapture)
}

export async function newestCapture({ sql }: Sql, url: string): Promise<PageCapture | null> {
  const [row] = await sql<Row[]>`${captures(sql, false)}
    where md5(p.url) = md5(${url}) and p.url = ${url} order by p.captured_at desc limit 1`
  return row ? toCapture(row) : null
}

const captures = (sql: Connection['sql'], markup: boolean): Fragment => sql`
  select p.id, p.url, p.final_url as "finalUrl", (extract(epoch from p.captured_at) * 1000)::float8 as "capturedAt",
    p.outcome, p.http_status as status, p.content_type as "contentType", encode(p.sha256, 'hex') as sha256,
    encode(p.manifest_sha256, 'hex') as "manifestSha256", l.idx as "logIndex", t.bytes as text,
    ${markup ? sql`b.bytes` : sql`null::bytea`} as markup
  from evidence.source_pages p
  left join evidence.page_bytes t on t.sha256 = p.text_sha256
  ${markup ? sql`left join evidence.page_bytes b on b.sha256 = p.sha256 and octet_length(b.bytes) <= ${MOST_MARKUP}` : sql``}
  left join evidence.log_leaves l on l.subject_id = p.id`

const toCapture = ({ capturedAt, text, markup, ...row }: Row): PageCapture => ({
  ...row,
  capturedAt: new Date(capturedAt),
  text: text && new TextDecoder().decode(text),
  markup: markup && textOfBytes(markup),
})

export async function findingsOfFact(
  { sql }: Sql,
  brandId: string,
  factId: string,
  origin: Origin | null,
): Promise<string[]> {
  if (!isUuid(factId)) return []
  const rows = await sql<{ id: string }[]>`
    select id from veracite.findings
    where fact_id = ${factId}::uuid and brand_id = ${brandId}::uuid and state <> 'settled'
      and (${origin}::text is null or origin = ${origin}::text)
    order by last_said_at desc, id desc limit 200`
  return rows.map(({ id }) => id)
}

/** Most answers first: what led to it most often is most likely to again. */
export async function promptsOf(
  { sql }: Sql,
  correctionId: string,
  engine: Engine,
  limit: number,
): Promise<{ id: string; sha256: string; text: string }[]> {
  return await sql<{ id: string; sha256: string; text: string }[]>`
    select p.id, encode(p.text_sha256, 'hex') as sha256, p.text
    from veracite.correction_findings f
    join veracite.findings said on said.id = f.finding_id and said.engine = ${engine}
    join veracite.finding_occurrences o on o.finding_id = said.id
    join veracite.prompts p on p.id = o.prompt_id and p.archived_at is null
    where f.correction_id = ${correctionId}::uuid
    group by p.id, p.text_sha256, p.text order by count(*) desc, p.id limit ${limit}`
}

const AT_ONCE = 1_000

/** Corrections that wait for a time without a job: it was given up, or lost with a backup. */
export async function makeMissingJobs(pool: Pick<Pool, 'sql'>, now: Date): Promise<number> {
  const made = await pool.sql`
    insert into veracite.jobs (id, kind, lane, payload, dedup_key, max_attempts, run_at, created_at)
    select veracite.uuidv7(), 'correction.watch', 'scan', jsonb_build_object('correctionId', c.id), c.id::text, 1000,
      c.wake_at, ${now.toISOString()}::timestamptz
    from veracite.corrections c
    where c.wake_at is not null and not exists (
      select from veracite.jobs j where j.kind = 'correction.watch' and j.dedup_key = c.id::text
        and j.state in ('queued', 'running'))
    order by c.id limit ${AT_ONCE}
    on conflict do nothing`
  if (made.count > 0) await announceWork(pool)
  return made.count
}

/** One line for each correction and engine, newest first, and one for each page. */
export async function listTimes(
  { sql }: Pick<Connection, 'sql'>,
  brandId: string,
  limit: number,
): Promise<{ engines: CorrectionTime[]; pages: PageTime[] }> {
  const engines = await sql<EngineRow[]>`
    select c.id as "correctionId", said.engine, c.origin, c.predicate, c.fact_id as "factId",
      coalesce(hosts.names, '{}') as hosts,
      (extract(epoch from coalesce(c.asked_at, c.opened_at)) * 1000)::float8 as "from", c.asked_at is not null as asked,
      (extract(epoch from fewer.at) * 1000)::float8 as "fewerAt",
      (extract(epoch from c.closed_at) * 1000)::float8 as "closedAt"
    from (select * from veracite.corrections where brand_id = ${brandId}::uuid order by id desc limit ${limit}) c
    cross join lateral (
      select distinct f.engine from veracite.correction_findings cf
      join veracite.findings f on f.id = cf.finding_id where cf.correction_id = c.id
    ) said
    left join lateral (
      -- The newest move of the engine: a statement that came back has not ended.
      select case when e.move = 'fewer' then e.at end as at from evidence.correction_events e
      where e.correction_id = c.id and e.move in ('fewer', 'back') and e.data ->> 'engine' = said.engine
      order by e.id desc limit 1
    ) fewer on true
    left join lateral (
      select array_agg(distinct substring(p.url from '^https?://([^/?#]+)')) as names
      from veracite.correction_pages p where p.correction_id = c.id and p.role = 'source'
    ) hosts on true
    order by c.id desc, said.engine`
  const pages = await sql<PageRow[]>`
    select c.id as "correctionId", p.url, (extract(epoch from coalesce(c.asked_at, c.opened_at)) * 1000)::float8 as "from",
      (extract(epoch from p.changed_at) * 1000)::float8 as "changedAt",
      (extract(epoch from c.closed_at) * 1000)::float8 as "closedAt"
    from (select * from veracite.corrections where brand_id = ${brandId}::uuid order by id desc limit ${limit}) c
    cross join lateral (
      select p.url, p.changed_at from veracite.correction_pages p where p.correction_id = c.id and p.role = 'source'
      order by p.url limit ${limit * 10}
    ) p
    order by c.id desc, p.url limit ${limit * 10}`
  return {
    engines: engines.map((row) => ({ ...row, ...times(row), fewerAt: timeOf(row.fewerAt) })),
    pages: pages.map((row) => ({ ...row, ...times(row), changedAt: timeOf(row.changedAt) })),
  }
}

type Stored = { from: number; closedAt: number | null }
type EngineRow = Omit<CorrectionTime, 'from' | 'fewerAt' | 'closedAt'> & Stored & { fewerAt: number | null }
type PageRow = Omit<PageTime, 'from' | 'changedAt' | 'closedAt'> & Stored & { changedAt: number | null }

const timeOf = (at: number | null): Date | null => (at === null ? null : new Date(at))
const times = ({ from, closedAt }: Stored) => ({ from: new Date(from), closedAt: timeOf(closedAt) })
