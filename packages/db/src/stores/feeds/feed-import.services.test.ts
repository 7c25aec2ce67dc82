import { gzipSync } from 'node:zlib'
import { importFeed } from '@veracite/core/feeds/import-feed'
import type { NewFeed } from '@veracite/core/feeds/manage-feeds'
import { planFeeds } from '@veracite/core/feeds/plan-feeds'
import { useWorld } from '@veracite/testing/use-world'
import type { World } from '@veracite/testing/world'
import { parseManifest } from '@veracite/verify/bundle/manifest'
import { hexDecode, utf8Encode } from '@veracite/verify/bytes'
import { leafHash, treeRoot, verifyInclusion } from '@veracite/verify/log/merkle'
import { expect, test } from 'vitest'
import CASES from './feed-import.cases.json' with { type: 'json' }

const PLAIN: NewFeed = {
  name: 'shop',
  url: null,
  format: 'auto',
  mapping: {},
  country: null,
  currency: null,
  everyHours: null,
}
const ALL = {
  feedId: null,
  search: null,
  availability: null,
  line: null,
  group: null,
  country: null,
  state: 'all',
} as const
const CURRENT = { ...ALL, state: 'current' } as const

/** Rows of a feed: ids from `from` to `to`, at a price each. */
const rows = (from: number, to: number, price = (id: number) => `${id + 1}.50 USD`) =>
  Array.from({ length: to - from }, (_, i) => {
    const id = from + i
    return `${id}\tRidge Trail TX${id} shoe\t${price(id)}\tShoes > ${id % 3}\tin stock\tG${id >> 2}`
  })
const HEADER = 'id\ttitle\tprice\tproduct_type\tavailability\titem_group_id'
const table = (...lines: string[]) => [HEADER, ...lines, ''].join('\n')

const world = useWorld()

async function* bytesOf(text: string | Uint8Array) {
  yield typeof text === 'string' ? new TextEncoder().encode(text) : text
}

/** Runs whatever import waits, as a worker would. */
const work = async (deps: Partial<Parameters<typeof importFeed>[0]> = {}) => {
  const [job] = await world.ports.jobStore.claim(new Map([['feeds', 1]]), 'worker', 60_000)
  if (job?.kind !== 'feed.import') throw new Error('no import waits')
  const context = { job, signal: new AbortController().signal, progress: async () => {} }
  return importFeed({ ...world.ports, ...deps })(context, job.payload)
}
const take = async (brandId: string, feedId: string, text: string | Uint8Array) => {
  const { id } = await world.operator.feeds.start(brandId, feedId, bytesOf(text))
  await work()
  return world.operator.feeds.getImport(brandId, feedId, id)
}
const open = async (feed: Partial<NewFeed> = {}) => {
  const { brandId } = await world.addBrand()
  const { id } = await world.operator.feeds.add(brandId, { ...PLAIN, ...feed })
  return { brandId, feedId: id }
}

const entries = async (brandId: string, search: string) => {
  const page = { limit: 1_000, cursor: null }
  return (await world.ports.products.list(brandId, { ...CURRENT, search }, page)).items
}
const found = async (brandId: string, search: string) =>
  (await entries(brandId, search)).map(({ key }) => key)

test('the same feed twice changes and stores nothing; a changed one, only what changed', async () => {
  const { brandId, feedId } = await open()
  const first = await take(brandId, feedId, table(...rows(0, 4_200)))
  expect(first).toMatchObject({
    state: 'done',
    shape: 'tsv',
    counts: { taken: 4_200, added: 4_200, changed: 0, unchanged: 0, gone: 0, refused: 0 },
  })
  const stored = async () => {
    const [row] = await world.database.sql`
      select (select count(*) from evidence.catalogue_items) as items, (select count(*) from evidence.catalogue_tiles) as tiles,
             (select count(*) from evidence.catalogue_trees) as trees, (select count(*) from veracite.catalogue_words) as words,
             (select count(*) from veracite.catalogue_products) as products, (select count(*) from veracite.feed_chunks) as chunks`
    return row
  }
  const before = await stored()
  expect(before).toMatchObject({ chunks: 0 })
  const again = await take(brandId, feedId, gzipSync(table(...rows(0, 4_200).toReversed())))
  expect(again.counts).toEqual(CASES.secondCounts)
  expect(again.root).toBe(first.root)
  expect(await stored()).toEqual(before)

  const third = await take(
    brandId,
    feedId,
    table(...rows(10, 4_205, (id) => (id < 20 ? '9 USD' : `${id + 1}.50 USD`))),
  )
  expect(third.counts).toEqual(CASES.thirdCounts)
  const { products } = world.ports
  expect(await products.count(brandId)).toEqual({ current: 4_195, gone: 10 })
  expect(await found(brandId, 'tx5')).not.toContain('sku:5')
  const [fifteen] = await entries(brandId, 'sku:15')
  expect(fifteen?.item.price?.amount).toBe('9')
  const versions = await products.listVersions(fifteen?.productId ?? '', 10)
  expect(versions.map(({ item }) => item.price?.amount)).toEqual(['9', '16.5'])

  // Back to what it was: the old version again, and no new one.
  const items = (await stored())?.items
  const fourth = await take(brandId, feedId, table(...rows(0, 4_205)))
  expect(fourth.counts).toMatchObject({ taken: 4_205, added: 10, changed: 10 })
  expect((await stored())?.items).toBe(items)
  expect(await found(brandId, 'tx5')).toContain('sku:5')
})

/** Whether the import is shown to hold this version of an item, and what was signed of it. */
async function prove({ itemId, leaf }: { itemId: string; leaf: Uint8Array }, importId: string) {
  const wanted = [{ importId, itemIds: [itemId] }]
  const [imported] = await world.ports.bundles.listImports(wanted)
  const signed = parseManifest(imported?.body ?? new Uint8Array())
  if (signed.kind !== 'catalogue') throw new Error('no import')
  const { size, root } = signed.manifest.tree
  const [item] = imported?.items ?? []
  const claim = item && { index: item.index, proof: item.path, leafHash: leaf, size, root: hexDecode(root) }
  return { signed, isIncluded: claim !== undefined && verifyInclusion(claim) }
}

test('one signed manifest; every version is proven in the imports that had it, and in no other', async () => {
  const { brandId, feedId } = await open()
  const one = await take(brandId, feedId, table(...rows(0, 700)))
  const two = await take(
    brandId,
    feedId,
    table(...rows(0, 699), '699\tRidge Trail TX699 shoe\t1 USD', '£\tLöwe 1\t5 EUR'),
  )
  const { products } = world.ports
  const [old] = (
    await products.listVersions((await entries(brandId, 'sku:699'))[0]?.productId ?? '', 9)
  ).slice(1)
  const leaves: Uint8Array[] = []
  for await (const portion of products.export(brandId, CURRENT))
    for (const { leaf } of portion) leaves.push(leaf)
  for (const key of ['sku:0', 'sku:699', 'sku:£']) {
    const [entry] = await entries(brandId, key)
    if (!entry) throw new Error('no item')
    expect(Buffer.from(entry.leaf)).toEqual(Buffer.from(leafHash(utf8Encode(entry.body))))
    const { signed, isIncluded } = await prove(entry, two.id)
    expect(isIncluded).toBe(true)
    expect(signed).toMatchObject({
      kind: 'catalogue',
      manifest: {
        prev: one.manifestSha256,
        importId: two.id,
        feed: { id: feedId, name: 'shop' },
        tree: { size: 701, root: two.root },
        bytes: { sha256: two.sha256, length: two.bytes },
        counts: { added: 1, changed: 1 },
      },
    })
  }
  if (!old) throw new Error('no earlier version')
  expect((await prove(old, two.id)).isIncluded).toBe(false)
  expect((await prove(old, one.id)).isIncluded).toBe(true)
  const [queued] = await world.database.sql`select kind from veracite.log_queue where subject_id = ${two.id}`
  expect(queued).toEqual({ kind: 'catalogue' })
  // By hand: the tree over all leaves in the byte order of keys.
  const byKey: { key: string; leaf: Uint8Array }[] = []
  for await (const portion of products.export(brandId, CURRENT)) byKey.push(...portion)
  byKey.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
  expect(Buffer.from(treeRoot(byKey.map(({ leaf }) => leaf))).toString('hex')).toBe(two.root)
})

test('refused items are reported with lines, the first duplicate wins, and a broken feed changes nothing', async () => {
  const { brandId, feedId } = await open()
  const done = await take(
    brandId,
    feedId,
    table(
      '1\tOne\t5 USD',
      '2\t\t5 USD',
      '1\tOne again\t6 USD',
      '3\tThree\tsoon',
      '1\tThird\t7 USD',
      'x\ty\tz\t\t\t\tmore',
    ),
  )
  expect(done.counts).toMatchObject({ taken: 2, refused: 4 })
  expect(done.report).toEqual({
    numbers: 'lines',
    reasons: [
      {
        outcome: 'refused',
        reason: 'duplicate',
        field: null,
        message: expect.any(String),
        count: 2,
        lines: [
          { line: 4, firstLine: 2 },
          { line: 6, firstLine: 2 },
        ],
      },
      CASES.reasons,
      expect.objectContaining({ outcome: 'without', field: 'price', lines: [{ line: 5 }] }),
      expect.objectContaining({ outcome: 'refused', reason: 'columns', lines: [{ line: 7 }] }),
    ],
  })
  const [kept] = await entries(brandId, 'sku:1')
  expect(kept?.item.name).toBe('One')
  const broken = await take(brandId, feedId, '<rss><channel><item><title>Only')
  expect(broken).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('breaks off'),
    counts: null,
  })
  const none = await take(brandId, feedId, table('2\t\t5 USD'))
  expect(none).toMatchObject({ state: 'failed', report: { reasons: [{ reason: 'missing' }] } })
  expect(await world.ports.products.count(brandId)).toEqual({ current: 2, gone: 0 })
})

test('a worker that has lost its job puts nothing in place; the retry begins anew', async () => {
  const { brandId, feedId } = await open()
  await world.operator.feeds.start(brandId, feedId, bytesOf(table(...rows(0, 100))))
  await expect(world.operator.feeds.start(brandId, feedId, bytesOf('x'))).rejects.toMatchObject({
    code: 'conflict',
  })
  const [job] = await world.ports.jobStore.claim(new Map([['feeds', 1]]), 'worker', 60_000)
  if (job?.kind !== 'feed.import') throw new Error('no job')
  const lost = { ...job, lease: { ...job.lease, token: job.lease.token - 1 } }
  const context = { job: lost, signal: new AbortController().signal, progress: async () => {} }
  await expect(importFeed(world.ports)(context, job.payload)).rejects.toThrow()
  expect(await world.ports.products.count(brandId)).toEqual({ current: 0, gone: 0 })
  await importFeed(world.ports)({ ...context, job }, job.payload)
  expect(await world.ports.products.count(brandId)).toEqual({ current: 100, gone: 0 })
})

test('lists page, filter and search; a removed feed is gone', async () => {
  const { brandId, feedId } = await open({ country: 'DE', currency: 'EUR' })
  await take(brandId, feedId, table(...rows(0, 500), 'abc\tPlain lamp\t7\tLamps\tout of stock'))
  const { feeds } = world.operator
  const names = async (filter: Partial<Parameters<typeof feeds.listItems>[1]>, limit = 10) =>
    (await feeds.listItems(brandId, { ...CURRENT, ...filter }, { limit, cursor: null })).items.map(
      ({ item }) => item.name,
    )
  expect(await names({ search: 'ridge tx42' })).toEqual(expect.arrayContaining(['Ridge Trail TX42 shoe']))
  expect(await names({ search: 'abc' })).toEqual(['Plain lamp'])
  expect(await names({ search: 'plain LAMP' })).toEqual(['Plain lamp'])
  expect(await names({ search: "%_'" })).toEqual([])
  expect(await names({ availability: 'out_of_stock', country: 'DE' })).toEqual(['Plain lamp'])
  expect(await names({ line: 'Lamps' })).toEqual(['Plain lamp'])
  expect(await names({ group: 'G3' })).toHaveLength(4)
  expect(await names({ state: 'gone' })).toEqual([])
  expect(await names({ feedId: 'nonsense' })).toEqual([])
  let cursor: string | null = null
  let seen = 0
  do {
    const page: Awaited<ReturnType<typeof feeds.listItems>> = await feeds.listItems(brandId, CURRENT, {
      limit: 200,
      cursor,
    })
    seen += page.items.length
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(seen).toBe(501)
  await feeds.remove(brandId, feedId)
  expect(await world.ports.products.count(brandId)).toEqual({ current: 0, gone: 501 })
  expect(await found(brandId, 'tx1')).toEqual([])
})

test('an upload that stopped without a word is ended, and its bytes are deleted', async () => {
  const { brandId, feedId } = await open()
  const feed = await world.ports.feeds.find(feedId)
  if (!feed) throw new Error('no feed')
  const now = new Date()
  const left = await world.ports.feeds.openImport({ id: world.ports.ids.next(), feed, now })
  await world.ports.feeds.receive(left?.id ?? '', bytesOf('id\ttitle\n'))
  expect(await world.ports.feeds.giveUpSilent(now)).toBe(0)
  expect(await world.ports.feeds.giveUpSilent(new Date(now.getTime() + 3 * 3_600_000))).toBe(1)
  expect(await world.operator.feeds.getImport(brandId, feedId, left?.id ?? '')).toMatchObject({
    state: 'failed',
  })
  const [row] = await world.database.sql`select count(*) as chunks from veracite.feed_chunks`
  expect(row).toEqual({ chunks: 0 })
})

test('an address is fetched when it is due, with what the server said last time', async () => {
  const { brandId, feedId } = await open({ url: 'https://shop.example/feed.tsv', everyHours: 24 })
  const asked: unknown[] = []
  const answers = [
    { kind: 'received', validators: { etag: '"1"', lastModified: null } } as const,
    { kind: 'not_modified' } as const,
    { kind: 'refused', message: 'The server answered with status 503.' } as const,
  ]
  const feedSource: World['ports']['feedSource'] = {
    async get(_, { validators, receive }) {
      const answer = answers[asked.length]
      asked.push(validators)
      if (answer === undefined) throw new Error('asked too often')
      if (answer.kind === 'received') await receive(bytesOf(table(...rows(0, 5))))
      return answer
    },
  }
  expect(await planFeeds(world.ports)()).toBe(1)
  expect(await planFeeds(world.ports)()).toBe(0)
  await work({ feedSource })
  for (let turn = 0; turn < 2; turn += 1) {
    await world.operator.feeds.start(brandId, feedId, null)
    await work({ feedSource })
  }
  expect(asked).toEqual([
    { etag: null, lastModified: null },
    { etag: '"1"', lastModified: null },
    { etag: '"1"', lastModified: null },
  ])
  const { items } = await world.operator.feeds.listImports(brandId, feedId, {
    limit: 10,
    cursor: null,
  })
  expect(items.map(({ state }) => state)).toEqual(['failed', 'not_modified', 'done'])
  expect(items[0]?.error).toContain('503')
})
