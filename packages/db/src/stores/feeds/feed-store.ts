import type { FeedMapping } from '@veracite/core/feeds/feed-fields'
import type { Feed, FeedImport, FeedStore, ImportCounts, ImportState } from '@veracite/core/feeds/feed-store'
import type { ImportReport } from '@veracite/core/feeds/import-report'
import type { FeedFormat, FeedShape } from '@veracite/ground-truth/feeds/feed-format'
import { and, asc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { catalogueImports, feedChunks, feedImports, feeds } from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'
import { hex, isUuid } from '../ids.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { removeProducts } from '../products/product-facts.ts'
import {
  changeRow,
  findRow,
  hasId,
  listRows,
  lockRow,
  mapRow,
  matching,
  NO_PAGE,
  pageOfQuery,
  setRows,
} from '../rows.ts'
import { readChunks, writeChunks } from './feed-chunks.ts'
import { runImport } from './import-session.ts'

const UNDER_WAY = ['receiving', 'queued', 'running']
/** Longer than any upload may take: the receiving process has died. */
const SILENT_MS = 2 * 3_600_000

export function createFeedStore(pool: Pool): FeedStore {
  return { ...feedsOf(pool), ...importsOf(pool), ...workOf(pool) }
}

const feedsOf = (pool: Pool) => {
  const { db } = pool
  return {
    add: (feed, most) =>
      inTransaction(pool, async (tx) => {
        const held = await tx.db.$count(feeds, matching(feeds, { brandId: feed.brandId, removedAt: null }))
        if (held >= most) return null
        const [row] = await tx.db
          .insert(feeds)
          .values({
            ...feed,
            sourceKind: feed.url === null ? 'upload' : 'address',
            mapping: { ...feed.mapping },
          })
          .onConflictDoNothing()
          .returning()
        return row ? toFeed(row) : null
      }),
    find: (feedId) => findFeed(db, feedId),
    async list(brandId) {
      const there = and(hasId(feeds.brandId, brandId), isNull(feeds.removedAt))
      return (await listRows(db, feeds, there, { order: [asc(feeds.id)] })).map(toFeed)
    },
    async change(feedId, { mapping, ...change }) {
      const feed = await findFeed(db, feedId)
      if (!feed) return null
      const { name } = change
      const others = and(matching(feeds, { brandId: feed.brandId, removedAt: null }), ne(feeds.id, feedId))
      if (name && (await findRow(db, feeds, and(others, eq(feeds.name, name))))) return 'taken'
      // Another reading of the same bytes is another catalogue: the next request asks for them again.
      const again = { etag: null, lastModified: null }
      const set = { ...change, ...again, ...(mapping ? { mapping: { ...mapping } } : {}) }
      return mapRow(changeRow(db, feeds, set, present(feedId)), toFeed)
    },
    remove: (feedId, now) => inTransaction(pool, (tx) => removeFeed(tx, feedId, now)),
    takeDue: (now, limit) =>
      inTransaction(pool, async (tx) => {
        const due = await tx.db
          .select()
          .from(feeds)
          .where(and(lte(feeds.nextImportAt, now), isNull(feeds.removedAt)))
          .orderBy(asc(feeds.nextImportAt))
          .limit(limit)
          .for('no key update', { skipLocked: true })
        for (const { id, everyHours } of due) {
          const nextImportAt = everyHours === null ? null : new Date(now.getTime() + everyHours * 3_600_000)
          await setRows(tx.db, feeds, { nextImportAt }, { id })
        }
        return due.map(toFeed)
      }),
  } satisfies Partial<FeedStore>
}

const present = (feedId: string) => and(hasId(feeds.id, feedId), isNull(feeds.removedAt))

const findFeed = (db: Db, feedId: string): Promise<Feed | null> =>
  mapRow(findRow(db, feeds, present(feedId)), toFeed)

async function removeFeed(tx: Tx, feedId: string, now: Date): Promise<boolean> {
  const removed = await changeRow(tx.db, feeds, { removedAt: now, nextImportAt: null }, present(feedId))
  if (!removed) return false
  await removeProducts(tx, removed, now)
  return true
}

const importsOf = (pool: Pool) => {
  const { db } = pool
  return {
    giveUpSilent: (now) => inTransaction(pool, (tx) => giveUpSilent(tx, now)),
    async openImport({ id, feed, now }) {
      const isOpen = await inTransaction(pool, (tx) => openImport(tx, id, feed, now))
      return isOpen ? findImport(db, id) : null
    },
    receive: (importId, source) => writeChunks(pool, importId, source),
    queueImport: (importId, job, now) =>
      inTransaction(pool, async (tx) => {
        const received = { id: importId, state: 'receiving' }
        await setRows(tx.db, feedImports, { state: 'queued', jobId: job.id }, received)
        await insertJobs(tx, [job], now)
      }),
    async abandonImport(importId, error, now) {
      await inTransaction(pool, (tx) => failImport(tx, { id: importId, state: UNDER_WAY }, { error }, now))
    },
    findImport: (importId) => findImport(db, importId),
    async listImports(feedId, page) {
      if (page.cursor !== null && !isUuid(page.cursor)) return NO_PAGE
      const ofFeed = {
        id: feedImports.id,
        order: 'newest',
        where: hasId(feedImports.feedId, feedId),
      } as const
      return pageOfQuery(selectImports(db), ofFeed, page, toImport)
    },
  } satisfies Partial<FeedStore>
}

async function findImport(db: Db, importId: string): Promise<FeedImport | null> {
  const [row] = await selectImports(db).where(hasId(feedImports.id, importId))
  return row ? toImport(row) : null
}

/** The state stands in the statement, as in the index of what is being received. */
async function giveUpSilent(tx: Tx, now: Date): Promise<number> {
  const before = new Date(now.getTime() - SILENT_MS)
  const given = await tx.db
    .update(feedImports)
    .set({ state: 'failed', error: 'The upload stopped.', finishedAt: now })
    .where(and(sql`${feedImports.state} = 'receiving'`, lt(feedImports.createdAt, before)))
    .returning({ id: feedImports.id })
  const ids = given.map(({ id }) => id)
  if (ids.length > 0) await tx.db.delete(feedChunks).where(inArray(feedChunks.importId, ids))
  return ids.length
}

async function openImport(tx: Tx, id: string, feed: Feed, now: Date): Promise<boolean> {
  // Concurrent imports of one feed wait for each other here.
  await lockRow(tx, feeds, { id: feed.id })
  await giveUpSilent(tx, now)
  if (await findRow(tx.db, feedImports, { feedId: feed.id, state: UNDER_WAY })) return false
  await tx.db.insert(feedImports).values({
    id,
    feedId: feed.id,
    brandId: feed.brandId,
    state: 'receiving',
    sourceKind: feed.url === null ? 'upload' : 'address',
    address: feed.url,
    createdAt: now,
  })
  return true
}

/** Nothing of it was put in place; the next import begins anew. */
export async function failImport(
  tx: Tx,
  which: { id: string; state?: readonly string[] },
  said: { error: string; report?: Record<string, unknown> | null },
  now: Date,
): Promise<void> {
  await setRows(tx.db, feedImports, { state: 'failed', ...said, finishedAt: now }, which)
  await tx.db.delete(feedChunks).where(eq(feedChunks.importId, which.id))
}

const workOf = (pool: Pool) => {
  const { db } = pool
  return {
    async startImport(importId, now) {
      const startedAt = sql`coalesce(${feedImports.startedAt}, ${now.toISOString()}::timestamptz)`
      const waiting = { id: importId, state: ['queued', 'running'] }
      const started = await changeRow(db, feedImports, { state: 'running', startedAt }, waiting)
      if (!started) return null
      const found = await findImport(db, importId)
      const row = await findRow(db, feeds, present(started.feedId))
      if (!found || !row) {
        await importsOf(pool).abandonImport(importId, 'The feed was removed.', now)
        return null
      }
      return {
        import: found,
        feed: toFeed(row),
        hasBytes: (await db.$count(feedChunks, eq(feedChunks.importId, importId))) > 0,
        validators: { etag: row.etag, lastModified: row.lastModified },
      }
    },
    bytesOf: (importId) => readChunks(pool, importId),
    settleNotModified: (lease, importId, now) =>
      inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, { importId, notModified: true }, now)
        await setRows(tx.db, feedImports, { state: 'not_modified', finishedAt: now }, { id: importId })
      }),
    settleFailed: (lease, importId, { error, report }, now) =>
      inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, { importId, error }, now)
        await failImport(tx, { id: importId }, { error, report: report && { ...report } }, now)
      }),
    inImport: (importId, feed, work) => runImport(pool, importId, feed, work),
  } satisfies Partial<FeedStore>
}

const toFeed = ({
  sourceKind: _,
  etag: __,
  lastModified: ___,
  removedAt: ____,
  ...row
}: typeof feeds.$inferSelect): Feed => ({
  ...row,
  format: row.format as FeedFormat,
  mapping: row.mapping as FeedMapping,
})

/** Imports with what is signed of them. */
const selectImports = (db: Db) =>
  db
    .select({ row: feedImports, manifest: catalogueImports.sha256, root: catalogueImports.root })
    .from(feedImports)
    .leftJoin(catalogueImports, eq(catalogueImports.id, feedImports.id))

const toImport = ({
  row: { sourceKind: _, format, ...row },
  manifest,
  root,
}: Awaited<ReturnType<typeof selectImports>>[number]): FeedImport => ({
  ...row,
  state: row.state as ImportState,
  shape: format as FeedShape | null,
  sha256: row.sha256 && hex(row.sha256),
  counts: row.counts as unknown as ImportCounts | null,
  report: row.report as unknown as ImportReport | null,
  manifestSha256: manifest && hex(manifest),
  root: root && hex(root),
})
