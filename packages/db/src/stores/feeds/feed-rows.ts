import type { FeedMapping } from '@veracite/core/feeds/feed-fields'
import type { Feed, FeedImport, ImportCounts, ImportState } from '@veracite/core/feeds/feed-store'
import type { ImportReport } from '@veracite/core/feeds/import-report'
import type { FeedFormat, FeedShape } from '@veracite/ground-truth/feeds/feed-format'
import { eq } from 'drizzle-orm'
import { catalogueImports, feedImports, type feeds } from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'
import { hex } from '../ids.ts'

export const toFeed = ({
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
export const selectImports = (db: Db) =>
  db
    .select({ row: feedImports, manifest: catalogueImports.sha256, root: catalogueImports.root })
    .from(feedImports)
    .leftJoin(catalogueImports, eq(catalogueImports.id, feedImports.id))

export const toImport = ({
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
