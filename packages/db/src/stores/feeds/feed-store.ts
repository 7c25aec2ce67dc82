import type { Feed, FeedImport, FeedStore } from '@veracite/core/feeds/feed-store'
import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { feedChunks, feedImports, feeds } from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { removeProducts } from '../products/product-facts.ts'
import {
  behind,
  changeRow,
  findRow,
  hasId,
  listRows,
  lockRow,
  matching,
  NO_PAGE,
  setRows,
  toPage,
} from '../rows.ts'
import { readChunks, writeChunks } from './feed-chunks.ts'
import { selectImports, toFeed, toImport } from './feed-rows.ts'
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
    async add(feed, most) {
      return inTransaction(pool, async (tx) => {
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
      })
    },
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
      const row = await changeRow(db, feeds, set, present(feedId))
      return row && toFeed(row)
    },
    async remove(feedId, now) {
      return inTransaction(pool, (tx) => removeFeed(tx, feedId, now))
    },
    async takeDue(now, limit) {
      return inTransaction(pool, async (tx) => {
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
      })
    },
  } satisfies Partial<FeedStore>
}

const present = (feedId: string) => and(hasId(feeds.id, feedId), isNull(feeds.removedAt))

async function findFeed(db: Db, feedId: string): Promise<Feed | null> {
  const row = await findRow(db, feeds, present(feedId))
  return row && toFeed(row)
}

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
    async queueImport(importId, job, now) {
      await inTransaction(pool, async (tx) => {
        await tx.db
          .update(feedImports)
          .set({ state: 'queued', jobId: job.id })
          .where(and(eq(feedImports.id, importId), eq(feedImports.state, 'receiving')))
        await insertJobs(tx, [job], now)
      })
    },
    async abandonImport(importId, error, now) {
      await inTransaction(pool, async (tx) => {
        await tx.db
          .update(feedImports)
          .set({ state: 'failed', error, finishedAt: now })
          .where(and(eq(feedImports.id, importId), inArray(feedImports.state, UNDER_WAY)))
        await tx.db.delete(feedChunks).where(eq(feedChunks.importId, importId))
      })
    },
    findImport: (importId) => findImport(db, importId),
    async listImports(feedId, { limit, cursor }) {
      if (cursor !== null && !isUuid(cursor)) return NO_PAGE
      const rows = await selectImports(db)
        .where(and(hasId(feedImports.feedId, feedId), behind(feedImports.id, 'newest', cursor)))
        .orderBy(desc(feedImports.id))
        .limit(limit + 1)
      return toPage(rows.map(toImport), limit)
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
    async settleNotModified(lease, importId, now) {
      await inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, { importId, notModified: true }, now)
        await setRows(tx.db, feedImports, { state: 'not_modified', finishedAt: now }, { id: importId })
      })
    },
    async settleFailed(lease, importId, { error, report }, now) {
      await inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, { importId, error }, now)
        await tx.db
          .update(feedImports)
          .set({ state: 'failed', error, report: report && { ...report }, finishedAt: now })
          .where(eq(feedImports.id, importId))
        await tx.db.delete(feedChunks).where(eq(feedChunks.importId, importId))
      })
    },
    inImport: (importId, feed, work) => runImport(pool, importId, feed, work),
  } satisfies Partial<FeedStore>
}
