import type { FeedMapping } from '@veracite/core/feeds/feed-fields'
import type { Feed, FeedImport, ImportCounts, ImportState } from '@veracite/core/feeds/feed-store'
import type { ImportReport } from '@veracite/core/feeds/import-report'
import type { FeedFormat, FeedShape } from '@veracite/ground-truth/feeds/feed-format'
import { eq } from 'drizzle-orm'
import type { Db } from '../../open-postgres.ts'
import { catalogueImports, feedImports, type feeds } from '../../schema/products.ts'
import { hex } from '../ids.ts'

export const toFeed = (row: typeof feeds.$inferSelect): Feed => ({
  id: row.id,
  brandId: row.brandId,
  name: row.name,
  url: row.url,
  format: row.format as FeedFormat,
  mapping: row.mapping as FeedMapping,
  country: row.country,
  currency: row.currency,
  complete: row.complete,
  everyHours: row.everyHours,
  nextImportAt: row.nextImportAt,
  createdAt: row.createdAt,
})

/** Imports with what is signed of them. */
export const selectImports = (db: Db) =>
  db
    .select({ row: feedImports, manifest: catalogueImports.sha256, root: catalogueImports.root })
    .from(feedImports)
    .leftJoin(catalogueImports, eq(catalogueImports.id, feedImports.id))

export const toImport = ({
  row,
  manifest,
  root,
}: Awaited<ReturnType<typeof selectImports>>[number]): FeedImport => ({
  id: row.id,
  feedId: row.feedId,
  brandId: row.brandId,
  jobId: row.jobId,
  state: row.state as ImportState,
  address: row.address,
  shape: row.format as FeedShape | null,
  bytes: row.bytes,
  sha256: row.sha256 && hex(row.sha256),
  counts: row.counts as unknown as ImportCounts | null,
  report: row.report as unknown as ImportReport | null,
  error: row.error,
  createdAt: row.createdAt,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
  manifestSha256: manifest && hex(manifest),
  root: root && hex(root),
})
