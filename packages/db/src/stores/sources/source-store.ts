// Plain SQL: a turn or a budget is checked and taken by the same statement.
import type { FoundSearch, SourceStore } from '@veracite/core/sources/source-store'
import { inTransaction, keepThenCommit, type Pool } from '../../connection.ts'
import { isUuid } from '../ids.ts'
import { completeJob, holdLease } from '../jobs/job-lease.ts'
import { type Raw, withTimes } from '../times.ts'
import { insertPage, insertTrail } from './source-inserts.ts'
import { createSourceReads } from './source-reads.ts'
import {
  answerToTrace,
  bringPage,
  citedBy,
  failSearch,
  isShared,
  linkCited,
  lockPages,
  queueAnswers,
  queuePages,
  toSourcePage,
} from './source-rows.ts'

/** Cited pages, and what they say. Answers wait for pages through rows, never through an open job. */
export function createSourceStore(pool: Pool): SourceStore {
  const { sql } = pool
  return {
    async plan(lease, captureId, { since, ...limits }, now) {
      if (!isUuid(captureId)) return { kind: 'gone' }
      const planned = await inTransaction(pool, async (tx) => {
        const { cited, search, ...chosen } = await citedBy(tx, captureId, limits)
        const { urls } = chosen
        if (urls.length === 0) return null
        await lockPages(tx, urls)
        await holdLease(tx, lease)
        const missing = await linkCited(tx, captureId, urls, since)
        if (missing.length > 0) {
          await queuePages(tx, missing, now)
          await completeJob(tx, lease, { waitsFor: missing.length }, now)
          return 'waiting'
        }
        const answer = await answerToTrace(tx, captureId, chosen)
        return answer && { ...answer, cited, search }
      })
      if (planned === null) return { kind: 'gone' }
      if (planned === 'waiting') return { kind: 'waiting' }
      const pages = await pool.bytes.fill(planned.pages, 'text', 'textSha256')
      return { kind: 'ready', answer: { ...planned, pages: pages.map(toSourcePage) } }
    },

    orderSearch: (captureId, now) =>
      inTransaction(pool, async (tx) => {
        const at = now.toISOString()
        const [ordered] = await tx.sql`
          insert into veracite.source_searches (capture_id, ordered_at)
          select c.id, ${at}::timestamptz from evidence.captures c
          where c.id = ${captureId}::uuid and c.access_kind not in ('demo', 'app')
          on conflict (capture_id) do update set ordered_at = excluded.ordered_at, ended_at = null, failure = null
          returning capture_id`
        // Beside a job that may be reading the same pages now, without knowing of the order.
        if (ordered) await queueAnswers(tx, [captureId], now, ' search')
        return ordered !== undefined
      }),

    async findSearch(captureId, most) {
      const [row] = await sql<Raw<FoundSearch>[]>`
        select s.ordered_at as "orderedAt", s.ended_at as "endedAt", s.failure, (
            select coalesce(jsonb_agg(jsonb_build_object('url', w.url, 'chars', (
              select octet_length(b.bytes) from veracite.cited_pages p
              join evidence.source_pages g on g.id = p.page_id
              join evidence.page_bytes b on b.sha256 = g.text_sha256
              where p.capture_id = c.id and p.url = w.url limit 1))), '[]')
            from (select distinct split_part(one ->> 'url', '#', 1) as url
              from jsonb_array_elements(coalesce(c.extracted -> 'cited', '[]') || coalesce(c.extracted -> 'retrieved', '[]')) one
              limit ${most}) w
          ) as pages
        from evidence.captures c
        left join veracite.source_searches s on s.capture_id = c.id
        where c.id = ${captureId}::uuid`
      return row
        ? withTimes<FoundSearch>(row, 'orderedAt', 'endedAt')
        : { orderedAt: null, endedAt: null, failure: null, pages: [] }
    },

    failSearch: (captureId, reason, now) =>
      inTransaction(pool, (tx) => failSearch(tx, captureId, reason, now)),

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
      const parts = [page.body, page.text].filter((part) => part !== null)
      await keepThenCommit(pool, parts, async (tx) => {
        await lockPages(tx, [page.url])
        await completeJob(tx, lease, { pageId: page.id, outcome: page.outcome }, page.capturedAt)
        await insertPage(tx, page)
        await bringPage(tx, page.url, page.id, page.capturedAt)
      })
    },

    appendTrail: (lease, trail) =>
      inTransaction(pool, async (tx) => {
        const [newest] = await tx.sql<{ id: string; ordered: boolean }[]>`
          select id, exists (select from veracite.source_searches s
            where s.capture_id = ${trail.captureId}::uuid and s.ended_at is null) as ordered
          from evidence.classifications where capture_id = ${trail.captureId}::uuid
          order by created_at desc, id desc limit 1`
        const isPlain = trail.trail.search === undefined
        if (newest?.id !== trail.classificationId || (newest.ordered && isPlain)) return false
        await completeJob(tx, lease, { pages: trail.pageIds.length }, trail.createdAt)
        await insertTrail(tx, trail)
        if (trail.trail.search)
          await tx.sql`update veracite.source_searches set ended_at = ${trail.createdAt.toISOString()}::timestamptz
            where capture_id = ${trail.captureId}::uuid`
        return true
      }),

    ...createSourceReads(pool),
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
