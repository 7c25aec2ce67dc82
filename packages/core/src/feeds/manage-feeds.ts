import { FeedError } from '@veracite/ground-truth/feeds/feed-record'
import { conflict, DomainError, invalidField, invalidInput, notFound } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import type { ClockAndIds } from '@veracite/terms/ports'
import { asSaid, problem, refusal } from '@veracite/words/refusals'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { NewJob } from '../jobs/jobs.ts'
import type { CatalogueEntry, CatalogueFilter, ProductStore } from '../products/product-store.ts'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'
import { FEED_FIELDS, type FeedMapping } from './feed-fields.ts'
import type { Feed, FeedChange, FeedImport, FeedStore } from './feed-store.ts'
import type { FeedLimits } from './import-feed.ts'
import type { FeedPreviewer } from './preview-feed.ts'

interface Deps extends BrandDeps, ClockAndIds {
  feeds: FeedStore
  products: ProductStore
  queue: JobQueue
  feedLimits: FeedLimits
  previewFeed: FeedPreviewer
}

type SetOfFeed = 'name' | 'url' | 'format' | 'mapping' | 'country' | 'currency' | 'everyHours'
/** `complete` is false unless it is said. */
export type NewFeed = Pick<Feed, SetOfFeed> & Partial<Pick<Feed, 'complete'>>

const MOST_FEEDS = 100
const VERSIONS_SHOWN = 100

export const adminFeeds = (deps: Deps) => ({
  ...managed(deps),
  ...imported(deps),
  ...shown(deps),
})

const managed = ({ feeds, tenants, scope, clock, ids }: Deps) => ({
  async add(brandId: string, feed: NewFeed): Promise<Feed> {
    await activeBrandOf({ tenants, scope }, brandId)
    check(feed)
    const now = clock.now()
    const added = await feeds.add(
      {
        ...feed,
        complete: feed.complete ?? false,
        id: ids.next(),
        brandId,
        nextImportAt: feed.everyHours === null ? null : now,
        createdAt: now,
      },
      MOST_FEEDS,
    )
    if (!added) throw conflict(refusal('feed_exists_or_too_many', { most: MOST_FEEDS }))
    return added
  },
  async list(brandId: string): Promise<(Feed & { lastImport: FeedImport | null })[]> {
    const all = await feeds.list(brandId)
    return Promise.all(all.map(async (feed) => ({ ...feed, lastImport: await newest(feeds, feed.id) })))
  },
  async get(brandId: string, feedId: string): Promise<Feed & { lastImport: FeedImport | null }> {
    const feed = await feedOf(feeds, brandId, feedId)
    return { ...feed, lastImport: await newest(feeds, feedId) }
  },
  async change(brandId: string, feedId: string, change: FeedChange): Promise<Feed> {
    const feed = await feedOf(feeds, brandId, feedId)
    check({ ...feed, ...change })
    if ((change.url === null) !== (feed.url === null) && change.url !== undefined)
      throw invalidField('invalid_body', 'body.url', 'stays_an_upload')
    const { everyHours } = change
    const next = everyHours === undefined ? {} : { nextImportAt: everyHours === null ? null : clock.now() }
    const changed = await feeds.change(feedId, { ...change, ...next })
    if (changed === 'taken') throw conflict('feed_exists')
    if (changed === null) throw notFound('feed')
    return changed
  },
  async remove(brandId: string, feedId: string): Promise<void> {
    await feedOf(feeds, brandId, feedId)
    await feeds.remove(feedId, clock.now())
  },
})

const imported = ({ feeds, queue, clock, ids, feedLimits, previewFeed }: Deps) => ({
  /** Without `bytes`, the feed's address is fetched. Returns once the import waits for its job. */
  async start(brandId: string, feedId: string, bytes: AsyncIterable<Uint8Array> | null): Promise<FeedImport> {
    const feed = await feedOf(feeds, brandId, feedId)
    if (feed.url === null && bytes === null) throw invalidField('invalid_body', 'body', 'is_an_upload')
    if (!(await queue.ready(READY_MS))) throw new DomainError('queue_unavailable', 'work_not_accepted')
    const opened = await feeds.openImport({ id: ids.next(), feed, now: clock.now() })
    if (!opened) throw conflict('import_under_way')
    try {
      if (bytes !== null) await feeds.receive(opened.id, bounded(bytes, feedLimits.mostBytes))
      await feeds.queueImport(opened.id, importJob(ids.next(), opened), clock.now())
    } catch (error) {
      await feeds.abandonImport(opened.id, 'The upload broke off.', clock.now())
      throw error
    }
    queue.kick()
    return (await feeds.findImport(opened.id)) ?? opened
  },
  async listImports(brandId: string, feedId: string, page: AskedPage) {
    await feedOf(feeds, brandId, feedId)
    return feeds.listImports(feedId, page)
  },
  async getImport(brandId: string, feedId: string, importId: string): Promise<FeedImport> {
    await feedOf(feeds, brandId, feedId)
    const found = await feeds.findImport(importId)
    if (found?.feedId !== feedId) throw notFound('import')
    return found
  },
  /** The first rows and the items made from them; stores nothing. */
  async preview(
    sample: Uint8Array,
    feed: Pick<NewFeed, 'format' | 'mapping' | 'country' | 'currency'>,
    signal: AbortSignal,
  ) {
    checkMapping(feed.mapping)
    try {
      return await previewFeed(sample, feed, signal)
    } catch (error) {
      if (!(error instanceof FeedError)) throw error
      throw invalidField(asSaid(error.message), 'body', asSaid(error.message))
    }
  },
})

const shown = ({ products }: Deps) => ({
  listItems: (brandId: string, filter: CatalogueFilter, page: AskedPage) =>
    products.list(brandId, filter, page),
  countItems: (brandId: string) => products.count(brandId),
  listLines: (brandId: string, limit: number) => products.listLines(brandId, limit),
  exportItems: (brandId: string, filter: CatalogueFilter): AsyncIterable<CatalogueEntry[]> =>
    products.export(brandId, filter),
  async getItem(brandId: string, productId: string) {
    const product = await products.findProduct(productId)
    if (product?.brandId !== brandId) throw notFound('item')
    return { product, versions: await products.listVersions(productId, VERSIONS_SHOWN) }
  },
})

const READY_MS = 2_000

export const importJob = (jobId: string, { id, feedId, brandId }: FeedImport): NewJob => ({
  id: jobId,
  kind: 'feed.import',
  lane: 'feeds',
  payload: { importId: id, brandId },
  dedupKey: feedId,
  priority: 10,
})

async function* bounded(source: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const bytes of source) {
    length += bytes.length
    if (length > most)
      throw new DomainError(
        'payload_too_large',
        refusal('feed_too_large', { most: Math.round(most / 1_048_576) }),
      )
    yield bytes
  }
}

async function feedOf(feeds: Pick<FeedStore, 'find'>, brandId: string, feedId: string): Promise<Feed> {
  const feed = await feeds.find(feedId)
  if (feed?.brandId !== brandId) throw notFound('feed')
  return feed
}

const newest = async (feeds: Pick<FeedStore, 'listImports'>, feedId: string): Promise<FeedImport | null> =>
  (await feeds.listImports(feedId, { limit: 1, cursor: null })).items[0] ?? null

function check(feed: Pick<NewFeed, 'url' | 'everyHours' | 'mapping'>): void {
  if (feed.url !== null && !(URL.canParse(feed.url) && /^https?:$/.test(new URL(feed.url).protocol)))
    throw invalidField('invalid_body', 'body.url', 'is_no_web_address')
  if (feed.url === null && feed.everyHours !== null)
    throw invalidField('invalid_body', 'body.everyHours', 'only_addresses_are_fetched')
  checkMapping(feed.mapping)
}

function checkMapping(mapping: FeedMapping): void {
  const fields: readonly string[] = FEED_FIELDS
  const unknown = Object.keys(mapping).filter((field) => !fields.includes(field))
  if (unknown.length > 0)
    throw invalidInput(
      'invalid_body',
      unknown.map((field) =>
        problem(`body.mapping.${field}`, refusal('is_not_one_of', { values: fields.join(', ') })),
      ),
    )
}
