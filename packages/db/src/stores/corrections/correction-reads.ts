// Plain SQL: captures with their bytes, digests and places in the log come in one statement.
import type { PageCapture } from '@veracite/core/corrections/correction-store'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import type { Connection, Fragment } from '../../connection.ts'
import { isUuid } from '../ids.ts'

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
