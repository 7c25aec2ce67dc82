import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { FeedFormat, FeedShape } from '@veracite/ground-truth/feeds/feed-format'
import type { AskedPage } from '@veracite/terms/page'
import type { Lease, NewJob } from '../jobs/jobs.ts'
import type { FeedMapping } from './feed-fields.ts'
import type { ImportReport, ReportedLine } from './import-report.ts'

/** A named source of a brand's products. `url` is null for one that is uploaded. */
export interface Feed {
  id: string
  brandId: string
  name: string
  url: string | null
  format: FeedFormat
  mapping: FeedMapping
  /** The country of items that name none. */
  country: string | null
  currency: string | null
  /** The brand has no products but those in its feeds; the next import signs it. */
  complete: boolean
  /** How often its address is fetched; null if it is fetched only on request. */
  everyHours: number | null
  nextImportAt: Date | null
  createdAt: Date
}

export type FeedChange = Partial<
  Pick<Feed, 'name' | 'url' | 'format' | 'mapping' | 'country' | 'currency' | 'complete' | 'everyHours'>
>

export const IMPORT_STATES = ['receiving', 'queued', 'running', 'done', 'not_modified', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** `taken` are all that are in the catalogue now: added, changed and unchanged. */
export interface ImportCounts {
  taken: number
  added: number
  changed: number
  unchanged: number
  gone: number
  refused: number
}

export interface FeedImport {
  id: string
  feedId: string
  brandId: string
  jobId: string | null
  state: ImportState
  /** Null for an upload. */
  address: string | null
  shape: FeedShape | null
  bytes: number | null
  /** Hexadecimal, of the bytes as they arrived. */
  sha256: string | null
  counts: ImportCounts | null
  report: ImportReport | null
  error: string | null
  createdAt: Date
  startedAt: Date | null
  finishedAt: Date | null
  /** SHA-256 of its signed manifest, and the tree over its items; null until it is done. */
  manifestSha256: string | null
  root: string | null
}

/** Validators of an HTTP response (ETag, Last-Modified); sent with the next request. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export interface FeedStore {
  /** Null if the brand has a feed of that name, or `most` feeds. */
  add(feed: Feed, most: number): Promise<Feed | null>
  find(feedId: string): Promise<Feed | null>
  list(brandId: string): Promise<Feed[]>
  /** Null for an unknown feed; `taken` if another feed of the brand has that name. */
  change(feedId: string, change: FeedChange & { nextImportAt?: Date | null }): Promise<Feed | null | 'taken'>
  /** Its products are gone from now on; what was imported stays. False for an unknown feed. */
  remove(feedId: string, now: Date): Promise<boolean>
  /** Feeds whose time has come; each is given its next time in the same step, so that nobody else gets it too. */
  takeDue(now: Date, limit: number): Promise<Feed[]>

  /** Ends abandoned uploads, and deletes their bytes. */
  giveUpSilent(now: Date): Promise<number>

  /** Null while another import of the feed is under way. */
  openImport(opened: { id: string; feed: Feed; now: Date }): Promise<FeedImport | null>
  /** Stores bytes as they arrive; throws when `source` does, and nothing is kept then. */
  receive(importId: string, source: AsyncIterable<Uint8Array>): Promise<void>
  /** The import waits for its job, which is created with it. */
  queueImport(importId: string, job: NewJob, now: Date): Promise<void>
  /** Ends an import that has no job yet. */
  abandonImport(importId: string, error: string, now: Date): Promise<void>
  findImport(importId: string): Promise<FeedImport | null>
  /** Newest first. */
  listImports(feedId: string, page: AskedPage): Promise<{ items: FeedImport[]; nextCursor: string | null }>

  /** Marks it as running. Null if it has ended, or its feed is gone. */
  startImport(
    importId: string,
    now: Date,
  ): Promise<{ import: FeedImport; feed: Feed; hasBytes: boolean; validators: Validators } | null>
  /** The received bytes, in order. */
  bytesOf(importId: string): AsyncIterable<Uint8Array>
  /** Completes the job: the server had nothing new. */
  settleNotModified(lease: Lease, importId: string, now: Date): Promise<void>
  /** Completes the job: the feed could not be read. Nothing of it was taken. */
  settleFailed(
    lease: Lease,
    importId: string,
    failure: { error: string; report: ImportReport | null },
    now: Date,
  ): Promise<void>
  /** All that `work` does happens at once, or not at all. Throws while another import of the feed is in such a step. */
  inImport(importId: string, feed: Feed, work: (session: ImportSession) => Promise<void>): Promise<void>
}

export interface StagedItem {
  line: number
  key: string
  leaf: Uint8Array
  /** Canonical JSON. */
  body: string
  words: readonly string[]
}

export interface Compared {
  counts: Omit<ImportCounts, 'refused'>
  duplicates: number
  /** The first of them. */
  duplicateLines: Required<ReportedLine>[]
}

/** The inside of one import. The steps are taken in this order. */
export interface ImportSession {
  /** Items as they are read; of those with the same key, the one with the lowest line counts. */
  stage(items: readonly StagedItem[]): Promise<void>
  /** Compares the catalogue with the staged items. */
  compare(listed: number): Promise<Compared>
  /** Every item that is taken, in the byte order of keys. */
  leaves(): AsyncIterable<{ key: string; leaf: Uint8Array }[]>
  /** Tiles that are stored already are left alone. */
  keepTiles(tiles: readonly Uint8Array[]): Promise<void>
  /** The digest of the manifest of the import before. */
  previous(): Promise<string | null>
  /** Versions, products and words as they are from now on, the manifest and its leaf, the end of job and import. */
  finish(lease: Lease, finished: FinishedImport): Promise<void>
}

export interface FinishedImport {
  manifest: SignedManifest
  size: number
  root: Uint8Array
  /** The digests of all tiles, from the leaves up. */
  tileDigests: Uint8Array
  firstKeys: string[]
  shape: FeedShape
  bytes: { length: number; sha256: string }
  counts: ImportCounts
  report: ImportReport
  /** Null leaves those of the feed as they are. */
  validators: Validators | null
  now: Date
}
