// Plain SQL: what many pages say is grouped and ranked on the server.
import type { FindingSource, SourceStore, WrongPage } from '@veracite/core/sources/source-store'
import type { SourceTrail } from '@veracite/evidence/trails/source-trail'
import type { StoredSourceManifest, StoredSourcePage } from '@veracite/evidence/trails/stored-trail'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import type { Pool } from '../../connection.ts'
import { hex, isUuid } from '../ids.ts'
import { leafOf } from '../log/leaf-of.ts'
import { type Raw, withTimes } from '../times.ts'

export const createSourceReads = ({ sql, bytes }: Pool) =>
  ({
    async findTrail(captureId) {
      if (!isUuid(captureId)) return null
      const [row] = await sql<{ trail: Uint8Array }[]>`
        select trail from evidence.source_trails where capture_id = ${captureId}
        order by created_at desc, id desc limit 1`
      return row ? (JSON.parse(textOfBytes(row.trail)) as SourceTrail) : null
    },

    async findStoredTrail(captureId, room) {
      if (!isUuid(captureId)) return null
      const [row] = await sql<(Raw<StoredSourceManifest> & { trail: Uint8Array; pageIds: string[] })[]>`
        select t.id as "subjectId", t.body, t.signature, t.key_id as "keyId",
          t.created_at as "createdAt", ${leafOf(sql, sql`t.id`)} as leaf, t.trail,
          t.page_ids as "pageIds"
        from evidence.source_trails t where t.capture_id = ${captureId}
        order by t.created_at desc, t.id desc limit 1`
      if (!row) return null
      const { trail, pageIds, ...manifest } = row
      const json = textOfBytes(trail)
      const pages = await sql<PageRow[]>`
        select s.id as "subjectId", s.body, s.signature, s.key_id as "keyId",
          s.captured_at as "createdAt", ${leafOf(sql, sql`s.id`)} as leaf,
          s.content_type as "mediaType", s.sha256, coalesce(page.size, octet_length(page.bytes)) as size, s.text_sha256 as "textSha256",
          words.bytes as text
        from unnest(${pageIds}::uuid[]) with ordinality as wanted (id, n)
        join evidence.source_pages s on s.id = wanted.id
        left join evidence.page_bytes page on page.sha256 = s.sha256
        left join evidence.page_bytes words on words.sha256 = s.text_sha256
        order by wanted.n`
      const filled = await bytes.fill(pages, 'text', 'textSha256')
      const contents = await contentsOf({ sql, bytes }, pages, JSON.parse(json) as SourceTrail, room)
      return { ...toManifest(manifest), json, pages: filled.map((page) => toPage(page, contents)) }
    },

    async listForFinding(findingId, limit) {
      if (!isUuid(findingId)) return []
      const rows = await sql<Raw<FindingSource>[]>`
        select address as url, (array_agg(page_id order by captured_at desc))[1] as "pageId",
          (array_agg(says order by captured_at desc))[1] as says, (array_agg(quote order by captured_at desc))[1] as quote,
          (array_agg(reason order by captured_at desc))[1] as reason, count(distinct capture_id) as answers,
          max(captured_at) as "fetchedAt"
        from (
          select s.*, p.captured_at from veracite.findings f
          join veracite.finding_occurrences o on o.finding_id = f.id
          join veracite.source_statements s on s.capture_id = o.capture_id and s.predicate = f.predicate
            and s.about = f.about and s.value = f.value
          join evidence.source_pages p on p.id = s.page_id
          where f.id = ${findingId} order by o.said_at desc limit ${MAX_ROWS}
        ) said
        group by address
        order by min(case says when 'same_error' then 0 when 'truth' then 1 when 'neither' then 2 else 3 end),
          count(distinct capture_id) desc, address
        limit ${limit}`
      return rows.map((row) => withTimes<FindingSource>(row, 'fetchedAt'))
    },

    /** Only for unsettled findings, and by the newest verdict of each answer. */
    async listWrong(brandId, { limit, cursor }) {
      if (!isUuid(brandId)) return []
      const rows = await sql<(Raw<Omit<WrongPage, 'statements'>> & { statements: string })[]>`
        with wrong as (
          select s.address, s.capture_id, s.quote, f.id as finding_id, f.engine, f.origin, f.predicate, f.stated, f.truth, o.said_at,
            p.captured_at
          from veracite.source_statements s
          join veracite.finding_occurrences o on o.capture_id = s.capture_id
          join veracite.findings f on f.id = o.finding_id and f.predicate = s.predicate and f.about = s.about
            and f.value = s.value and f.state <> 'settled'
          join evidence.source_pages p on p.id = s.page_id
          where s.brand_id = ${brandId} and s.says = 'same_error'
        ), pages as (
          select address as url, origin, count(distinct capture_id) as answers, array_agg(distinct engine) as engines,
            max(said_at) as "lastSaidAt",
            max(captured_at) as "fetchedAt"
          from wrong group by address, origin
        ), page as (
          select * from pages
          where ${cursor === null} or answers < ${cursor?.answers ?? 0}
            or (answers = ${cursor?.answers ?? 0} and (url collate "C", origin) > (${cursor?.url ?? ''}, ${cursor?.origin ?? ''}))
          order by answers desc, url collate "C", origin limit ${limit}
        )
        select page.*, (
          select jsonb_agg(one order by (one ->> 'answers')::int desc, one ->> 'findingId')::text from (
            select jsonb_build_object('findingId', w.finding_id, 'engine', w.engine, 'predicate', w.predicate,
              'stated', w.stated, 'truth', w.truth,
              'quote', (array_agg(w.quote order by w.captured_at desc))[1],
              'answers', count(distinct w.capture_id)) as one
            from wrong w where w.address = page.url and w.origin = page.origin
            group by w.finding_id, w.engine, w.predicate, w.stated, w.truth
            order by count(distinct w.capture_id) desc, w.finding_id limit ${MAX_STATEMENTS}
          ) said
        ) as statements
        from page order by answers desc, url collate "C", origin`
      return rows.map(({ statements, ...row }) => ({
        ...withTimes<Omit<WrongPage, 'statements'>>(row, 'lastSaidAt', 'fetchedAt'),
        statements: JSON.parse(statements) as WrongPage['statements'],
      }))
    },
  }) satisfies Partial<SourceStore>

interface PageRow extends Raw<StoredSourceManifest> {
  mediaType: string | null
  sha256: Uint8Array | null
  size: number | null
  textSha256: Uint8Array | null
  text: Uint8Array | null
}

/** The bytes of as many pages as there is room for; pages that say something come first. */
async function contentsOf(
  { sql, bytes: store }: Pick<Pool, 'sql' | 'bytes'>,
  pages: readonly PageRow[],
  trail: SourceTrail,
  room: number,
): Promise<Map<string, Uint8Array>> {
  const rank = { same_error: 0, truth: 1, neither: 2, unread: 3 }
  const inOrder = [...pages.keys()].toSorted((a, b) => rankOf(a) - rankOf(b) || a - b)
  function rankOf(at: number): number {
    const says = trail.pages[at]?.says ?? null
    return says === null ? 2 : rank[says]
  }
  let left = room
  const chosen = inOrder.flatMap((at) => {
    const { sha256, size } = pages[at] ?? { sha256: null, size: null }
    if (sha256 === null || size === null || size > left) return []
    left -= size
    return [sha256]
  })
  if (chosen.length === 0) return new Map()
  const rows = await sql<{ sha256: Uint8Array; bytes: Uint8Array | null }[]>`
    select sha256, bytes from evidence.page_bytes
    where sha256 in (select decode(d, 'hex') from unnest(${chosen.map(hex)}::text[]) as wanted (d))`
  return new Map((await store.fill(rows, 'bytes', 'sha256')).map(({ sha256, bytes }) => [hex(sha256), bytes]))
}

function toPage(
  { mediaType, sha256, textSha256, text, size: _, ...row }: PageRow,
  contents: Map<string, Uint8Array>,
) {
  const bytes = sha256 === null ? undefined : contents.get(hex(sha256))
  const page: StoredSourcePage = {
    ...toManifest(row),
    content: sha256 === null || bytes === undefined ? null : { bytes, sha256, mediaType: mediaType ?? '' },
    text: text === null || textSha256 === null ? null : { bytes: text, sha256: textSha256 },
  }
  return page
}

const toManifest = (row: Raw<StoredSourceManifest>): StoredSourceManifest =>
  withTimes<StoredSourceManifest>(row, 'createdAt')

/** For a finding in thousands of answers, the newest ones are enough to tell where it comes from. */
const MAX_ROWS = 5_000
const MAX_STATEMENTS = 20
