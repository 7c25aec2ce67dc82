import type { NewSourcePage, NewTrail, SourceStore } from '@veracite/core/sources/source-store'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { completeJob, holdLease } from '../jobs/job-lease.ts'
import { findStoredTrail, findTrail, listForFinding, listWrong } from './source-reads.ts'
import {
  answerToTrace,
  bringPage,
  citedBy,
  isShared,
  linkCited,
  lockPages,
  queuePages,
} from './source-rows.ts'

/** Cited pages, and what they say. Answers wait for pages through rows, never through an open job. */
export function createSourceStore(pool: Pool): SourceStore {
  const { sql } = pool
  return {
    plan: (lease, captureId, { most, since }, now) =>
      inTransaction(pool, async (tx) => {
        if (!isUuid(captureId)) return { kind: 'gone' }
        const { urls, leftOut } = await citedBy(tx, captureId, most)
        if (urls.length === 0) return { kind: 'gone' }
        await lockPages(tx, urls)
        await holdLease(tx, lease)
        const missing = await linkCited(tx, captureId, urls, since)
        if (missing.length > 0) {
          await queuePages(tx, missing, now)
          await completeJob(tx, lease, { waitsFor: missing.length }, now)
          return { kind: 'waiting' }
        }
        const answer = await answerToTrace(tx, captureId, leftOut)
        return answer ? { kind: 'ready', answer } : { kind: 'gone' }
      }),

    shareCapture: (lease, url, since, now) =>
      inTransaction(pool, async (tx) => {
        await lockPages(tx, [url])
        const [found] = await tx.sql<{ id: string }[]>`
          select s.id from evidence.source_pages s
          where md5(s.url) = md5(${url}) and s.url = ${url} and ${isShared(tx.sql, since)}
          order by s.captured_at desc limit 1`
        if (!found) return false
        await completeJob(tx, lease, { pageId: found.id, shared: true }, now)
        await bringPage(tx, url, found.id, now)
        return true
      }),

    async takeTurn(host, paceMs, now) {
      const at = now.toISOString()
      const taken = await sql`
        with old as (
          delete from veracite.source_hosts where host in (
            select host from veracite.source_hosts where next_at < ${at}::timestamptz - interval '1 day'
              and host <> ${host} limit 10 for update skip locked)
        )
        insert into veracite.source_hosts as h (host, next_at)
        values (${host}, ${at}::timestamptz + ${paceMs}::float8 * interval '1 millisecond')
        on conflict (host) do update set next_at = excluded.next_at
        -- Further away than any pace: the clock was ahead when it was written.
        where h.next_at <= ${at}::timestamptz
          or h.next_at > excluded.next_at + interval '1 hour'
        returning host`
      if (taken.length > 0) return 0
      const [row] = await sql<{ ms: number }[]>`
        select extract(epoch from next_at - ${at}::timestamptz)::float8 * 1000 as ms from veracite.source_hosts
        where host = ${host}`
      return Math.max(1, Math.ceil(row?.ms ?? paceMs))
    },

    async takeBudget({ pages, bytes }, now) {
      const taken = await sql`
        insert into veracite.source_days as d (day, pages, bytes) values (${dayOf(now)}::date, 1, 0)
        on conflict (day) do update set pages = d.pages + 1
        where d.pages < ${pages}::int and d.bytes < ${bytes}::bigint
        returning day`
      return taken.length > 0
    },

    async appendPage(lease, page) {
      await inTransaction(pool, async (tx) => {
        await lockPages(tx, [page.url])
        await completeJob(tx, lease, { pageId: page.id, outcome: page.outcome }, page.capturedAt)
        await insertPage(tx, page)
        await bringPage(tx, page.url, page.id, page.capturedAt)
      })
    },

    appendTrail: (lease, trail) =>
      inTransaction(pool, async (tx) => {
        const [newest] = await tx.sql<{ id: string }[]>`
          select id from evidence.classifications where capture_id = ${trail.captureId}::uuid
          order by created_at desc, id desc limit 1`
        if (newest?.id !== trail.classificationId) return false
        await completeJob(tx, lease, { pages: trail.pageIds.length }, trail.createdAt)
        await insertTrail(tx, trail)
        return true
      }),

    findTrail: (captureId) => findTrail(pool, captureId),
    findStoredTrail: (captureId, room) => findStoredTrail(pool, captureId, room),
    listForFinding: (findingId, limit) => listForFinding(pool, findingId, limit),
    listWrong: (brandId, page) => listWrong(pool, brandId, page),
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

async function insertPage(tx: Tx, page: NewSourcePage): Promise<void> {
  const { manifest, body, text } = page
  const at = page.capturedAt.toISOString()
  let added = 0
  for (const part of [body, text]) {
    if (part === null) continue
    const [row] = await tx.sql<{ added: number }[]>`
      with added as (
        insert into evidence.page_bytes (sha256, bytes) values (${part.sha256}::bytea, ${part.bytes}::bytea)
        on conflict do nothing returning octet_length(bytes) as bytes
      ) select coalesce(sum(bytes), 0)::int as added from added`
    added += row?.added ?? 0
  }
  await tx.sql`
    insert into evidence.source_pages (id, url, final_url, outcome, reason, http_status, content_type, headers, sha256,
      text_sha256, captured_at, body, signature, key_id)
    values (${page.id}::uuid, ${page.url}, ${page.finalUrl}, ${page.outcome},
      ${page.reason && JSON.stringify(page.reason)}::jsonb, ${page.status}::int, ${page.contentType},
      ${JSON.stringify(page.headers)}::jsonb, ${body?.sha256 ?? null}::bytea, ${text?.sha256 ?? null}::bytea,
      ${at}::timestamptz, ${manifest.body}::bytea, ${manifest.signature}::bytea, ${manifest.keyId})`
  await queueLeaf(tx, 'page', page.id, manifest.leaf, at)
  if (added > 0)
    await tx.sql`
      insert into veracite.source_days as d (day, pages, bytes)
      values (${dayOf(page.capturedAt)}::date, 0, ${added}::bigint)
      on conflict (day) do update set bytes = d.bytes + excluded.bytes`
}

async function insertTrail(tx: Tx, { manifest, trail, ...row }: NewTrail): Promise<void> {
  const at = row.createdAt.toISOString()
  await tx.sql`
    insert into evidence.source_trails (id, run_id, capture_id, classification_id, page_ids, trail, body, signature,
      key_id, created_at)
    values (${row.id}::uuid, ${row.runId}::uuid, ${row.captureId}::uuid, ${row.classificationId}::uuid,
      ${row.pageIds}::uuid[], ${row.body}::bytea, ${manifest.body}::bytea, ${manifest.signature}::bytea,
      ${manifest.keyId}, ${at}::timestamptz)`
  await queueLeaf(tx, 'trail', row.id, manifest.leaf, at)
  const says = trail.pages.flatMap((page, place) =>
    trail.statements.map(({ predicate, about, value }, statement) => {
      const found = page.statements.find((one) => one.statement === statement)
      return {
        place,
        predicate,
        about,
        value,
        page_id: row.pageIds[place],
        address: (page.finalUrl ?? page.url).slice(0, LONGEST_ADDRESS),
        says: page.says === 'unread' ? 'unread' : (found?.says ?? 'neither'),
        quote: found?.quote ?? null,
        reason: page.reason?.message ?? null,
      }
    }),
  )
  await tx.sql`delete from veracite.source_statements where capture_id = ${row.captureId}::uuid`
  if (says.length === 0) return
  await tx.sql`
    insert into veracite.source_statements (capture_id, place, predicate, about, value, brand_id, page_id, address, says,
      quote, reason)
    select ${row.captureId}::uuid, g.place, g.predicate, g.about, g.value, r.brand_id, g.page_id, g.address, g.says,
      g.quote, g.reason
    from jsonb_to_recordset(${JSON.stringify(says)}::jsonb) as g (place int, predicate text, about text, value text,
      page_id uuid, address text, says text, quote text, reason text)
    join veracite.runs r on r.id = ${row.runId}::uuid`
}

/** Fits into an index, and more than a person reads. */
const LONGEST_ADDRESS = 1000

const queueLeaf = (tx: Tx, kind: 'page' | 'trail', id: string, leaf: Uint8Array, at: string) =>
  tx.sql`
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    values (${id}::uuid, ${kind}, ${leaf}::bytea, ${at}::timestamptz)`
