// Plain SQL: answers that wait for pages are linked, woken and queued as sets.
import { isPageAddress, withoutFragment } from '@veracite/core/sources/page-address'
import type { AnswerToTrace, SharedSince, SourcePage } from '@veracite/core/sources/source-store'
import { readStoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import type { Fragment, Tx } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { announceWork } from '../jobs/job-rows.ts'
import { type Raw, withTimes } from '../times.ts'
import { wakeForPage } from '../wake-corrections.ts'

/** The rows behind cited pages. Always inside the caller's transaction. */

/**
 * Queues a job for the pages that an answer cites together with its verdict, if its brand wants that.
 * Demonstration answers have no real sources.
 */
export async function queueSources(
  tx: Tx,
  answers: readonly { captureId: string; statements: readonly unknown[] }[],
  now: Date,
): Promise<void> {
  const all = answers.map(({ captureId }) => captureId)
  const accused = answers.flatMap(({ captureId, statements }) => (statements.length > 0 ? [captureId] : []))
  const at = now.toISOString()
  const queued = await tx.sql<{ id: string }[]>`
    insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
    select veracite.uuidv7(), 'answer.sources', 'sources', jsonb_build_object('captureId', c.id), c.id::text,
      ${at}::timestamptz, ${at}::timestamptz
    from evidence.captures c
    join veracite.runs r on r.id = c.run_id
    join veracite.brands b on b.id = r.brand_id
    where c.id = any(${all}::uuid[]) and c.access_kind <> 'demo' and b.capture_sources <> 'none'
      and jsonb_array_length(coalesce(c.extracted -> 'cited', '[]')) > 0
      and (b.capture_sources = 'all' or c.id = any(${accused}::uuid[])
        or exists (select from veracite.cited_pages p where p.capture_id = c.id))
    order by c.id
    on conflict do nothing
    returning id`
  if (queued.length > 0) await announceWork(tx)
}

/**
 * Serialises registering an answer as waiting for a page and delivering that page: otherwise an answer could
 * start waiting just after the page arrived. In URL order, to prevent deadlocks.
 */
export async function lockPages(tx: Tx, urls: readonly string[]): Promise<void> {
  for (const url of [...new Set(urls)].toSorted())
    await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`page ${url}`}, 0))`
}

/**
 * The pages that the signed manifest of an answer cites, each once, and how many sources are left out: those beyond the
 * bound, those without an address that can be fetched, and those that did not fit into the manifest.
 */
export async function citedBy(
  tx: Tx,
  captureId: string,
  { most, mostSearched }: { most: number; mostSearched: number },
): Promise<{ urls: string[]; cited: number; leftOut: number; search: boolean }> {
  const [row] = await tx.sql<Record<'citations' | 'extracted' | 'retrieved', { url: string }[] | null>[]>`
    select convert_from(m.body, 'UTF8')::jsonb -> 'citations' as citations, c.extracted -> 'cited' as extracted,
      case when s.capture_id is null then null else coalesce(c.extracted -> 'retrieved', '[]') end as retrieved
    from evidence.manifests m
    join evidence.captures c on c.id = m.subject_id
    left join veracite.source_searches s on s.capture_id = c.id and s.ended_at is null
    where m.subject_id = ${captureId}::uuid`
  const search = row?.retrieved != null
  const [citations = [], extracted = [], retrieved = []] = [
    row?.citations,
    row?.extracted,
    row?.retrieved,
  ].map((sources) => (sources ?? []).map(({ url }) => withoutFragment(url)))
  const cited = new Set(citations.filter(isPageAddress))
  const pages = new Set([...citations, ...retrieved].filter(isPageAddress))
  const urls = [...pages].slice(0, search ? mostSearched : most)
  const known = new Set([...citations, ...extracted, ...retrieved])
  return { urls, cited: Math.min(cited.size, urls.length), leftOut: known.size - urls.length, search }
}

/** Creates rows for cited pages, filled from shareable captures. Returns the missing pages. */
export async function linkCited(
  tx: Tx,
  captureId: string,
  urls: readonly string[],
  since: SharedSince,
): Promise<string[]> {
  await tx.sql`
    insert into veracite.cited_pages (capture_id, place, url)
    select ${captureId}::uuid, cited.n - 1, cited.url
    from unnest(${[...urls]}::text[]) with ordinality as cited (url, n)
    on conflict (capture_id, place) do nothing`
  await tx.sql`
    update veracite.cited_pages p set page_id = found.id
    from veracite.cited_pages waiting
    cross join lateral (
      select s.id from evidence.source_pages s
      where md5(s.url) = md5(waiting.url) and s.url = waiting.url and ${isShared(tx.sql, since)}
      order by s.captured_at desc limit 1
    ) found
    where waiting.capture_id = ${captureId}::uuid and waiting.page_id is null
      and p.capture_id = waiting.capture_id and p.place = waiting.place`
  const missing = await tx.sql<{ url: string }[]>`
    select url from veracite.cited_pages
    where capture_id = ${captureId}::uuid and page_id is null and not given_up order by place for update`
  return missing.map(({ url }) => url)
}

/** Whether capture `s` is recent enough to be shared. */
export const isShared = (sql: Queryable, { captured, failed }: SharedSince): Fragment => sql`
  s.captured_at > case when s.outcome = 'fetched' then ${captured.toISOString()}::timestamptz
    else ${failed.toISOString()}::timestamptz end`

export async function queuePages(tx: Tx, urls: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.sql`
    insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
    select veracite.uuidv7(), 'page.capture', 'sources', jsonb_build_object('url', url), md5(url), ${at}::timestamptz,
      ${at}::timestamptz
    from unnest(${[...urls]}::text[]) as missing (url) order by md5(url)
    on conflict do nothing`
  await announceWork(tx)
}

/** Gives this page to every answer that waited for it, so that they continue. */
export async function bringPage(tx: Tx, url: string, pageId: string, now: Date): Promise<void> {
  await wakeAnswers(tx, url, tx.sql`page_id = ${pageId}::uuid`, now)
  await wakeForPage(tx, url, now)
}

/** The page will not come: answers that waited for it continue without it. */
export async function giveUpPage(tx: Tx, url: string, now: Date): Promise<void> {
  await lockPages(tx, [url])
  await wakeAnswers(tx, url, tx.sql`given_up = true`, now)
  await wakeForPage(tx, url, now)
}

/** Ends an ordered search without a result; it can be ordered again. */
export async function failSearch(tx: Tx, captureId: string, reason: string, now: Date): Promise<void> {
  await tx.sql`update veracite.source_searches set ended_at = ${now.toISOString()}::timestamptz, failure = ${reason}
    where capture_id = ${captureId}::uuid and ended_at is null`
}

async function wakeAnswers(tx: Tx, url: string, change: Fragment, now: Date): Promise<void> {
  const woken = await tx.sql<{ captureId: string }[]>`
    update veracite.cited_pages set ${change}
    where md5(url) = md5(${url}) and url = ${url} and page_id is null and not given_up
    returning capture_id as "captureId"`
  await queueAnswers(
    tx,
    woken.map(({ captureId }) => captureId),
    now,
  )
}

/** Queues the job that reads the pages of each answer. */
export async function queueAnswers(
  tx: Tx,
  captureIds: readonly string[],
  now: Date,
  key = '',
): Promise<void> {
  const at = now.toISOString()
  await tx.sql`
    insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
    select veracite.uuidv7(), 'answer.sources', 'sources', jsonb_build_object('captureId', capture_id),
      capture_id::text || ${key}, ${at}::timestamptz, ${at}::timestamptz
    from (select distinct unnest(${[...captureIds]}::uuid[]) as capture_id) answers order by capture_id
    on conflict do nothing`
  await announceWork(tx)
}

type PageRow = Omit<Raw<SourcePage>, 'text'> & Record<'text' | 'textSha256', Uint8Array | null>

/** The answer with its newest verdict and the pages it cites, as they are stored; null when it has no verdict. */
export async function answerToTrace(
  tx: Tx,
  captureId: string,
  { urls, leftOut }: { urls: readonly string[]; leftOut: number },
): Promise<(Omit<AnswerToTrace, 'pages' | 'cited' | 'search'> & { pages: PageRow[] }) | null> {
  const [row] = await tx.sql<Omit<AnswerToTrace, 'pages' | 'leftOut' | 'cited' | 'search'>[]>`
    select c.id as "captureId", c.run_id as "runId", newest.id as "classificationId", newest.verdict,
      encode(m.sha256, 'hex') as "manifestSha256",
      jsonb_build_object('id', b.id, 'name', b.name, 'domain', b.domain, 'aliases', to_jsonb(b.aliases)) as brand
    from evidence.captures c
    join evidence.manifests m on m.subject_id = c.id and m.run_id = c.run_id
    join veracite.runs r on r.id = c.run_id
    join veracite.brands b on b.id = r.brand_id
    cross join lateral (
      select k.id, k.verdict from evidence.classifications k where k.capture_id = c.id
      order by k.created_at desc, k.id desc limit 1
    ) newest
    where c.id = ${captureId}::uuid`
  if (!row) return null
  const pages = await tx.sql<PageRow[]>`
    select s.id, s.url, s.final_url as "finalUrl", s.outcome, s.reason, s.http_status as status,
      s.content_type as "contentType", s.captured_at as "capturedAt", encode(s.sha256, 'hex') as sha256,
      encode(s.manifest_sha256, 'hex') as "manifestSha256", b.bytes as text, s.text_sha256 as "textSha256",
      case when s.text_sha256 is null then '[]'
        else coalesce(convert_from(s.body, 'UTF8')::jsonb #> '{text,gaps}', '["not_examined"]') end as gaps
    from veracite.cited_pages p
    join evidence.source_pages s on s.id = p.page_id
    left join evidence.page_bytes b on b.sha256 = s.text_sha256
    where p.capture_id = ${captureId}::uuid and p.place < ${urls.length}::int order by p.place`
  const [missing] = await tx.sql<{ n: number }[]>`
    select count(*)::int as n from veracite.cited_pages where capture_id = ${captureId}::uuid and given_up
      and place < ${urls.length}::int`
  return {
    ...row,
    verdict: readStoredVerdict(row.verdict),
    pages,
    leftOut: leftOut + (missing?.n ?? 0),
  }
}

export const toSourcePage = ({ text, textSha256: _, ...row }: PageRow): SourcePage => ({
  ...withTimes<Omit<SourcePage, 'text'>>(row, 'capturedAt'),
  text: text && textOfBytes(text),
})
