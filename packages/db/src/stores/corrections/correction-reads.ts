// Plain SQL: captures with their bytes, digests and places in the log come in one statement.
import type {
  CorrectionStore,
  CorrectionTime,
  PageCapture,
  PageTime,
} from '@veracite/core/corrections/correction-store'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import type { ByteStore } from '../../byte-store.ts'
import type { Connection, Fragment, Pool } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { announceWork } from '../jobs/job-rows.ts'
import { type Raw, withTimes } from '../times.ts'

/** Larger pages are not looked through for links. */
const MOST_MARKUP = 2 * 1024 * 1024

type Row = Omit<Raw<PageCapture>, 'text' | 'markup'> &
  Record<'text' | 'textSha256' | 'markup' | 'markupSha256', Uint8Array | null>

export const createCorrectionReads = ({ sql, bytes }: Pool) =>
  ({
    async readCaptures(pageIds, { markup }) {
      const ids = pageIds.filter(isUuid)
      if (ids.length === 0) return []
      const rows = await sql<Row[]>`${captures(sql, markup)} where p.id = any(${ids}::uuid[])`
      return (await withBytes(bytes, rows)).map(toCapture)
    },

    async newestCapture(url) {
      const rows = await sql<Row[]>`${captures(sql, false)}
        where md5(p.url) = md5(${url}) and p.url = ${url} order by p.captured_at desc limit 1`
      const [row] = await withBytes(bytes, rows)
      return row ? toCapture(row) : null
    },

    async findingsOfFact(brandId, factId) {
      if (!isUuid(factId)) return []
      const rows = await sql<{ id: string }[]>`
        select id from veracite.findings
        where fact_id = ${factId}::uuid and brand_id = ${brandId}::uuid and state <> 'settled'
        order by last_said_at desc, id desc limit 200`
      return rows.map(({ id }) => id)
    },

    /** Most answers first: what led to it most often is most likely to again. */
    promptsOf: async (correctionId, engine, limit) =>
      await sql<{ id: string; sha256: string; text: string }[]>`
        select p.id, encode(p.text_sha256, 'hex') as sha256, p.text
        from veracite.correction_findings f
        join veracite.findings said on said.id = f.finding_id and said.engine = ${engine}
        join veracite.finding_occurrences o on o.finding_id = said.id
        join veracite.prompts p on p.id = o.prompt_id and p.archived_at is null
        where f.correction_id = ${correctionId}::uuid
        group by p.id, p.text_sha256, p.text order by count(*) desc, p.id limit ${limit}`,

    /** Corrections that wait for a time without a job: it was given up, or lost with a backup. */
    async repair(now) {
      const made = await sql`
        insert into veracite.jobs (id, kind, lane, payload, dedup_key, max_attempts, run_at, created_at)
        select veracite.uuidv7(), 'correction.watch', 'scan', jsonb_build_object('correctionId', c.id), c.id::text, 1000,
          c.wake_at, ${now.toISOString()}::timestamptz
        from veracite.corrections c
        where c.wake_at is not null and not exists (
          select from veracite.jobs j where j.kind = 'correction.watch' and j.dedup_key = c.id::text
            and j.state in ('queued', 'running'))
        order by c.id limit ${AT_ONCE}
        on conflict do nothing`
      if (made.count > 0) await announceWork({ sql })
      return made.count
    },

    /** One line for each correction and engine, newest first, and one for each page. */
    async listTimes(brandId, limit) {
      const engines = await sql<Raw<CorrectionTime>[]>`
        select c.id as "correctionId", said.engine, c.origin, c.predicate, coalesce(hosts.names, '{}') as hosts,
          coalesce(c.asked_at, c.opened_at) as "from", fewer.at as "fewerAt", c.closed_at as "closedAt"
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
      const pages = await sql<Raw<PageTime>[]>`
        select c.id as "correctionId", coalesce(c.asked_at, c.opened_at) as "from", p.changed_at as "changedAt",
          c.closed_at as "closedAt"
        from (select * from veracite.corrections where brand_id = ${brandId}::uuid order by id desc limit ${limit}) c
        cross join lateral (
          select p.url, p.changed_at from veracite.correction_pages p where p.correction_id = c.id and p.role = 'source'
          order by p.url limit ${limit * 10}
        ) p
        order by c.id desc, p.url limit ${limit * 10}`
      return {
        engines: engines.map((row) => withTimes<CorrectionTime>(row, 'from', 'fewerAt', 'closedAt')),
        pages: pages.map((row) => withTimes<PageTime>(row, 'from', 'changedAt', 'closedAt')),
      }
    },
  }) satisfies Partial<CorrectionStore>

const AT_ONCE = 1_000

const captures = (sql: Connection['sql'], markup: boolean): Fragment => sql`
  select p.id, p.url, p.final_url as "finalUrl", p.captured_at as "capturedAt",
    p.http_status as status, encode(p.sha256, 'hex') as sha256,
    encode(p.manifest_sha256, 'hex') as "manifestSha256", l.idx as "logIndex", t.bytes as text,
    t.sha256 as "textSha256", ${markup ? sql`b.bytes` : sql`null::bytea`} as markup,
    ${markup ? sql`b.sha256` : sql`null::bytea`} as "markupSha256"
  from evidence.source_pages p
  left join evidence.page_bytes t on t.sha256 = p.text_sha256
  ${markup ? sql`left join evidence.page_bytes b on b.sha256 = p.sha256 and coalesce(b.size, octet_length(b.bytes)) <= ${MOST_MARKUP}` : sql``}
  left join evidence.log_leaves l on l.subject_id = p.id`

const withBytes = async (store: ByteStore, rows: readonly Row[]): Promise<Row[]> =>
  store.fill(await store.fill(rows, 'text', 'textSha256'), 'markup', 'markupSha256')

const toCapture = ({ text, textSha256: _, markup, markupSha256: __, ...row }: Row): PageCapture => ({
  ...withTimes<Omit<PageCapture, 'text' | 'markup'>>(row, 'capturedAt'),
  text: text && new TextDecoder().decode(text),
  markup: markup && textOfBytes(markup),
})
