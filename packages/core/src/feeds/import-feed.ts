import { hash } from 'node:crypto'
import { type SealDeps, signRecord } from '@veracite/evidence/capture/recorder'
import { FeedError, type FeedRecord } from '@veracite/ground-truth/feeds/feed-record'
import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import { EVERY_ACCOUNT, type Heap } from '@veracite/terms/ports'
import { MAX_ITEM_BYTES } from '@veracite/verify/catalogue/catalogue-item'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { TreeBuilder } from '../products/build-tree.ts'
import { indexWordsOf } from '../products/product-index.ts'
import type { Brand, TenantStore } from '../tenants/tenant-store.ts'
import { createFieldReader, type FieldReader } from './feed-fields.ts'
import type { FeedSource } from './feed-source.ts'
import type {
  Feed,
  FeedImport,
  FeedStore,
  ImportCounts,
  ImportSession,
  StagedItem,
  Validators,
} from './feed-store.ts'
import { LISTED_OF_EACH, ReportBuilder } from './import-report.ts'
import { FeedReading } from './read-feed.ts'
import { toItem } from './to-item.ts'

interface ImportFeedDeps extends SealDeps {
  feeds: FeedStore
  tenants: Pick<TenantStore, 'findBrand'>
  feedSource: FeedSource
  heap: Heap
  feedLimits: FeedLimits
}

export interface FeedLimits {
  /** The most bytes of a feed, counted as they arrive. */
  mostBytes: number
  mostItems: number
}

/** Decompressed, a feed may be so many times as large as the most that arrives. */
const UNPACKED = 8

/**
 * Job `feed.import`: reads the feed as a stream, compares it with the catalogue, and puts what it says in place at once,
 * with one signed manifest. A feed that cannot be read changes nothing, and its import says why.
 */
export const importFeed =
  (deps: ImportFeedDeps) =>
  async (context: JobContext, { importId }: { importId: string }): Promise<JobOutcome> => {
    const started = await deps.feeds.startImport(importId, deps.clock.now())
    if (started === null)
      return { kind: 'done', result: { skipped: 'The import had ended, or its feed is gone.' } }
    const { feed } = started
    const brand = await deps.tenants.findBrand(feed.brandId, EVERY_ACCOUNT)
    const { lease } = context.job
    const report = new ReportBuilder()
    try {
      if (!brand) throw new FeedError('The brand was archived.')
      const validators = started.hasBytes ? null : await fetched(deps, started, context.signal)
      if (validators === 'not_modified') await deps.feeds.settleNotModified(lease, importId, deps.clock.now())
      else await takeIn(deps, context, { ...started, brand, validators, report })
    } catch (error) {
      if (!(error instanceof FeedError)) throw error
      const failure = { error: error.message, report: report.refused > 0 ? report.report() : null }
      await deps.feeds.settleFailed(lease, importId, failure, deps.clock.now())
    }
    return { kind: 'completed' }
  }

/** Stores what the feed's address says now, unless that is what was imported last. */
async function fetched(
  { feeds, feedSource, feedLimits }: ImportFeedDeps,
  { feed, import: { id }, validators }: { feed: Feed; import: FeedImport; validators: Validators },
  signal: AbortSignal,
): Promise<Validators | 'not_modified'> {
  if (feed.url === null) throw new FeedError('The uploaded bytes are gone: upload the feed again.')
  const outcome = await feedSource.get(feed.url, {
    validators,
    mostBytes: feedLimits.mostBytes,
    signal,
    receive: (bytes) => feeds.receive(id, bytes),
  })
  if (outcome.kind === 'not_modified') return 'not_modified'
  if (outcome.kind === 'refused') throw new FeedError(outcome.message)
  return outcome.validators
}

interface Started {
  import: FeedImport
  feed: Feed
  brand: Brand
  validators: Validators | null
  report: ReportBuilder
}

async function takeIn(
  deps: ImportFeedDeps,
  { job, signal, progress }: JobContext,
  started: Started,
): Promise<void> {
  const { feed, report, brand } = started
  const brandNames = [brand.name, ...brand.aliases]
  const fields = createFieldReader(feed.mapping)
  const reading = new FeedReading(deps.feeds.bytesOf(started.import.id), {
    format: feed.format,
    wanted: fields.wanted,
    mostBytes: deps.feedLimits.mostBytes * UNPACKED,
  })
  await deps.feeds.inImport(started.import.id, feed, async (session) => {
    let read = 0
    let told = 0
    for await (const records of reading.records()) {
      signal.throwIfAborted()
      report.numbers = COUNTED_IN_LINES.has(reading.shape ?? '') ? 'lines' : 'items'
      await session.stage(itemsOf(records, { feed, fields, report, brandNames }))
      read += records.length
      deps.heap.sweep()
      if (read > deps.feedLimits.mostItems)
        throw new FeedError(
          `The feed has more than ${deps.feedLimits.mostItems} items, the most that are taken.`,
        )
      if (read - told >= PROGRESS_EVERY) {
        told = read
        // Progress is only informative; failing to store it must not end the work.
        await progress({ read, refused: report.refused }).catch(() => {})
      }
    }
    await settle(deps, session, job.lease, { ...started, reading, read })
  })
}

const PROGRESS_EVERY = 20_000

function itemsOf(
  records: readonly FeedRecord[],
  of: { feed: Feed; fields: FieldReader; report: ReportBuilder; brandNames: string[] },
): StagedItem[] {
  const { feed, fields, report, brandNames } = of
  const staged: StagedItem[] = []
  for (const { line, item: raw, problem } of records) {
    if (problem !== undefined) {
      report.add('refused', line, problem)
      continue
    }
    const taken = toItem(raw, fields, feed)
    if (taken.item === null) {
      report.add('refused', line, taken.refused)
      continue
    }
    const body = canonicalJson(taken.item)
    const bytes = Buffer.from(`\0${body}`)
    if (bytes.length > MAX_ITEM_BYTES) {
      report.add('refused', line, { reason: 'too_long', field: null, message: 'is too long as a whole' })
      continue
    }
    for (const missed of taken.without) report.add('without', line, missed)
    const words = indexWordsOf(taken.item, brandNames)
    staged.push({ line, key: taken.item.key, leaf: hash('sha256', bytes, 'buffer'), body, words })
  }
  return staged
}

async function settle(
  deps: ImportFeedDeps,
  session: ImportSession,
  lease: JobContext['job']['lease'],
  found: Started & { reading: FeedReading; read: number },
): Promise<void> {
  const { reading, report, feed } = found
  const compared = await session.compare(LISTED_OF_EACH)
  if (compared.counts.taken === 0)
    throw new FeedError(`None of the ${found.read} items could be taken; the report says why.`)
  report.addDuplicates(compared.duplicates, compared.duplicateLines)
  const tree = await treeOver(session, deps.heap)
  const now = deps.clock.now()
  const counts: ImportCounts = { ...compared.counts, refused: report.refused }
  const manifest = signRecord(deps, 'catalogue', {
    prev: await session.previous(),
    importId: found.import.id,
    brand: { id: found.brand.id, name: found.brand.name, domain: found.brand.domain },
    feed: { id: feed.id, name: feed.name },
    source: { kind: feed.url === null ? 'upload' : 'address', address: found.import.address },
    format: reading.shape,
    bytes: { sha256: reading.bytes.sha256, length: reading.bytes.length },
    mapping: mappingDigest(feed),
    counts,
    tree: { size: tree.size, root: Buffer.from(tree.root).toString('hex') },
    ...(feed.complete && { complete: true }),
    startedAt: (found.import.startedAt ?? now).toISOString(),
    finishedAt: now.toISOString(),
  })
  await session.finish(lease, {
    ...tree,
    manifest,
    shape: reading.shape ?? 'csv',
    bytes: reading.bytes,
    counts,
    report: report.report(),
    validators: found.validators,
    now,
  })
}

const COUNTED_IN_LINES: ReadonlySet<string> = new Set(['tsv', 'csv', 'jsonl'])

/** Digest of the settings that, beside the bytes, determine the items of a feed. */
const mappingDigest = ({ format, mapping, country, currency }: Feed): string =>
  sha256Hex(new TextEncoder().encode(canonicalJson({ format, mapping, country, currency })))

async function treeOver(session: ImportSession, heap: Heap) {
  const builder = new TreeBuilder()
  for await (const portion of session.leaves()) {
    for (const { key, leaf } of portion) builder.add(key, leaf)
    await session.keepTiles(builder.take())
    heap.sweep()
  }
  const { tiles, root, digests } = builder.finish()
  await session.keepTiles(tiles)
  return { size: builder.size, root, tileDigests: digests, firstKeys: builder.firstKeys }
}
