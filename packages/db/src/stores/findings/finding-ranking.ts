// Plain SQL: the newest occurrence or page of each finding comes from a lateral join over a list.
import type {
  FindingInScan,
  FindingScan,
  FindingScanByPrompt,
  FindingStore,
  PageOfFinding,
  QuestionOfFinding,
} from '@veracite/core/findings/finding-store'
import type { WithSql } from '../../connection.ts'
import { type Raw, withTimes } from '../times.ts'

export const createRanking = ({ sql }: WithSql) =>
  ({
    async countSince(brandId, origin, since) {
      const at = since.toISOString()
      const [row] = await sql<{ fresh: number; returned: number; notSeen: number }[]>`
        select count(*) filter (where state = 'open' and first_said_at >= ${at}::timestamptz)::int as fresh,
          count(*) filter (where state = 'returned' and last_said_at >= ${at}::timestamptz)::int as returned,
          count(*) filter (where state = 'not_seen' and state_since >= ${at}::timestamptz)::int as "notSeen"
        from veracite.findings
        where brand_id = ${brandId}::uuid and state in ('open', 'returned', 'not_seen') and origin = ${origin}`
      return row ?? { fresh: 0, returned: 0, notSeen: 0 }
    },

    /** By index: prompts of one scan, then the answers of each finding to each of them. */
    async readInScan(findingIds, scan) {
      if (findingIds.length === 0 || scan.promptIds.length === 0) return []
      return sql<FindingInScan[]>`
        select p.finding_id as "findingId", p.prompt_id as "promptId",
          array(select o.capture_id::text from veracite.finding_occurrences o
            where o.finding_id = p.finding_id and o.prompt_id = p.prompt_id and o.look_id = ${scan.id}::uuid) as "captureIds"
        from veracite.finding_prompts p
        where p.prompt_id = any(${[...scan.promptIds]}::uuid[]) and p.finding_id = any(${[...findingIds]}::uuid[])`
    },

    async readWords(findingIds, maxBytes) {
      if (findingIds.length === 0) return []
      const rows = await sql<{ findingId: string; answer: Uint8Array; claims: unknown }[]>`
        select wanted.id as "findingId", b.bytes as answer, k.verdict -> 'claims' as claims
        from unnest(${[...findingIds]}::uuid[]) as wanted (id)
        cross join lateral (
          select capture_id, classification_id, said_at from veracite.finding_occurrences
          where finding_id = wanted.id order by said_at desc, capture_id desc limit 1
        ) o
        join evidence.classifications k on k.id = o.classification_id
        join evidence.capture_bytes b on b.capture_id = o.capture_id and b.captured_at = o.said_at and b.part = 'answer'
        where length(b.bytes) <= ${maxBytes}`
      return rows.map(({ answer, ...row }) => ({ ...row, answer: new TextDecoder().decode(answer) }))
    },

    async readQuestions(findingIds) {
      if (findingIds.length === 0) return []
      return sql<QuestionOfFinding[]>`
        select f.id as "findingId", p.prompt_id as "promptId", q.text
        from unnest(${[...findingIds]}::uuid[]) as f (id)
        cross join lateral (
          select prompt_id from veracite.finding_prompts where finding_id = f.id order by prompt_id limit ${MAX_PROMPTS}
        ) p
        join veracite.prompts q on q.id = p.prompt_id`
    },

    readLines: (findingIds, maxScans, without) => readScansOf({ sql }, findingIds, maxScans, without),

    async readPages(findingIds) {
      if (findingIds.length === 0) return []
      const rows = await sql<Raw<PageOfFinding>[]>`
        select f.id as "findingId", page.address as url, page.captured_at as "fetchedAt"
        from veracite.findings f
        cross join lateral (
          select s.address, p.captured_at
          from (
            select capture_id from veracite.finding_occurrences where finding_id = f.id
            order by said_at desc, capture_id desc limit ${MAX_ANSWERS}
          ) o
          -- The limit keeps the planner from reading all pages that say something wrong.
          cross join lateral (
            select address, page_id from veracite.source_statements
            where capture_id = o.capture_id and predicate = f.predicate and about = f.about and value = f.value
              and says = 'same_error' limit 5
          ) s
          join evidence.source_pages p on p.id = s.page_id
          order by p.captured_at desc limit 1
        ) page
        where f.id = any(${[...findingIds]}::uuid[])`
      return rows.map((row) => withTimes<PageOfFinding>(row, 'fetchedAt'))
    },
  }) satisfies Partial<FindingStore>

/** Of a statement in thousands of answers, the newest are enough to name a page. */
const MAX_ANSWERS = 200

/** The most prompts over which a statement is counted: as many as a scan usually has. */
const MAX_PROMPTS = 200

const MAX_SCANS = 20

/** A finding in the newest scans since it was first said, by prompt. The newest scan first. */
export async function readScansOfFinding(
  { sql }: WithSql,
  findingId: string,
): Promise<FindingScanByPrompt[]> {
  const rows = await sql<(Raw<FindingScan> & { text: string })[]>`
    with recursive brought as (
      (select prompt_id, 1 as n from veracite.finding_occurrences where finding_id = ${findingId}::uuid
       order by prompt_id limit 1)
      union all
      select next.prompt_id, b.n + 1 from brought b cross join lateral (
        select prompt_id from veracite.finding_occurrences
        where finding_id = ${findingId}::uuid and prompt_id > b.prompt_id order by prompt_id limit 1
      ) next where b.n < ${MAX_PROMPTS}
    )
    select s.id as "scanId", s.status, s.created_at as "createdAt", counted.seen, counted.asked,
      (select text from veracite.prompts where id = b.prompt_id) as text
    from veracite.findings f
    cross join lateral (
      select id, status, created_at from veracite.scans
      where brand_id = f.brand_id and coalesce(finished_at, 'infinity') >= f.first_said_at order by id desc limit ${MAX_SCANS}
    ) s
    cross join brought b
    cross join lateral (
      select count(*)::int as asked,
        (select count(*) from veracite.finding_occurrences o where o.finding_id = f.id and o.prompt_id = b.prompt_id
          and o.look_id = s.id)::int as seen
      from veracite.runs r
      where r.prompt_id = b.prompt_id and r.engine = f.engine and r.origin = f.origin and r.scan_id = s.id and r.status = 'CLASSIFIED'
    ) counted
    where f.id = ${findingId}::uuid and counted.asked > 0
    order by s.id desc, b.prompt_id`
  const scans = new Map<string, FindingScanByPrompt>()
  for (const { seen, asked, text, ...row } of rows) {
    const scan = scans.get(row.scanId) ?? {
      ...withTimes<Omit<FindingScan, 'seen' | 'asked'>>(row, 'createdAt'),
      ...{ seen: 0, asked: 0, prompts: [] },
    }
    scan.seen += seen
    scan.asked += asked
    scan.prompts.push({ seen, asked, text })
    scans.set(row.scanId, scan)
  }
  return [...scans.values()]
}

/**
 * For each of these findings of one brand, the newest scans since it was first said: how many answers there were to the
 * prompts that ever produced it, and how many said it; not those of `without`. The newest scan first.
 */
async function readScansOf(
  { sql }: WithSql,
  findingIds: readonly string[],
  maxScans: number,
  without: readonly Omit<QuestionOfFinding, 'text'>[],
): Promise<Map<string, FindingScan[]>> {
  if (findingIds.length === 0) return new Map()
  const rows = await sql<Raw<FindingScan & { findingId: string }>[]>`
    with without as materialized (
      select * from unnest(${without.map(({ findingId }) => findingId)}::uuid[],
        ${without.map(({ promptId }) => promptId)}::uuid[]) as u (finding_id, prompt_id)
    ), wanted as materialized (
      select f.id, f.brand_id, f.engine, f.origin, f.first_said_at, p.prompt_id
      from veracite.findings f cross join lateral (
        select prompt_id from veracite.finding_prompts where finding_id = f.id order by prompt_id limit ${MAX_PROMPTS}
      ) p
      where f.id = any(${[...findingIds]}::uuid[]) and (f.id, p.prompt_id) not in (select * from without)
    ), looks as materialized (
      select id, status, created_at, finished_at from veracite.scans
      where brand_id = (select brand_id from wanted limit 1) order by id desc limit ${maxScans}
    ), asked as materialized (
      select a.prompt_id, a.engine, a.origin, r.scan_id, r.answers
      from (select distinct prompt_id, engine, origin from wanted) a
      -- A day earlier: the clock that dates answers may be behind.
      cross join lateral (
        select scan_id, count(*) as answers from veracite.runs
        where prompt_id = a.prompt_id and engine = a.engine and origin = a.origin and status = 'CLASSIFIED'
          and captured_at >= (select min(created_at) from looks) - interval '1 day'
        group by scan_id
      ) r
    )
    select w.id as "findingId", l.id as "scanId", l.status, l.created_at as "createdAt", sum(a.answers)::int as asked,
      least(sum(a.answers), (select count(*) from veracite.finding_occurrences o
        where o.finding_id = w.id and o.look_id = l.id
        ${without.length === 0 ? sql`` : sql`and (o.finding_id, o.prompt_id) not in (select * from without)`}))::int as seen
    from wanted w
    join looks l on coalesce(l.finished_at, 'infinity') >= w.first_said_at
    join asked a on a.scan_id = l.id and a.prompt_id = w.prompt_id and a.engine = w.engine and a.origin = w.origin
    group by w.id, l.id, l.status, l.created_at
    order by l.id desc`
  const scans = rows.map((row) => withTimes<FindingScan & { findingId: string }>(row, 'createdAt'))
  return Map.groupBy(scans, ({ findingId }) => findingId)
}
