// Plain SQL: what each engine and page took is put together from findings, watches and history in one statement each.
import type { CorrectionTime, PageTime } from '@veracite/core/corrections/correction-store'
import type { Connection } from '../../connection.ts'

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
