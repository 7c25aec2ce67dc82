import * as contract from '@veracite/contract/products/operations'
import type { CatalogueEntry, CatalogueFilter, CatalogueVersion } from '@veracite/core/products/product-store'
import { csvHead, csvLine } from '@veracite/core/products/products-csv'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

const LINES_SHOWN = 100

export function mountCatalogueItems(mount: Mount, { feeds }: Pick<Services['admin'], 'feeds'>): void {
  mount(contract.getCatalogue, async ({ params }) => {
    const [counts, lines] = await Promise.all([
      feeds.countItems(params.brandId),
      feeds.listLines(params.brandId, LINES_SHOWN),
    ])
    return { status: 200, body: { ...counts, lines } }
  })
  mount(contract.listCatalogueItems, async ({ params, query }) => {
    const page = { limit: Number(query.limit ?? 100), cursor: query.cursor ?? null }
    const { items, nextCursor } = await feeds.listItems(params.brandId, filterOf(query), page)
    return { status: 200, body: { items: items.map(entryBody), nextCursor } }
  })
  mount(contract.getCatalogueItem, async ({ params }) => {
    const { product, versions } = await feeds.getItem(params.brandId, params.itemId)
    return {
      status: 200,
      body: {
        product: entryBody(product),
        versions: versions.map((version) => ({
          ...versionBody(version),
          firstImportId: version.firstImportId,
        })),
      },
    }
  })
  mount(contract.exportCatalogue, async ({ params, query }) => {
    const isCsv = query.format !== 'jsonl'
    const portions = feeds.exportItems(params.brandId, filterOf(query))
    return {
      status: 200,
      body: isCsv ? csvOf(portions) : jsonLinesOf(portions),
      headers: {
        'content-type': isCsv ? 'text/csv; charset=utf-8' : 'application/jsonl',
        'content-disposition': `attachment; filename="catalogue.${isCsv ? 'csv' : 'jsonl'}"`,
      },
    }
  })
}

const filterOf = (query: { [K in keyof CatalogueFilter]?: CatalogueFilter[K] }): CatalogueFilter => ({
  feedId: query.feedId ?? null,
  search: query.search ?? null,
  availability: query.availability ?? null,
  line: query.line ?? null,
  group: query.group ?? null,
  country: query.country ?? null,
  state: query.state ?? 'current',
})

const versionBody = ({ itemId, item, leaf }: CatalogueVersion) => ({
  versionId: itemId,
  item: { ...item },
  leafSha256: Buffer.from(leaf).toString('hex'),
})

const entryBody = (entry: CatalogueEntry) => ({
  ...versionBody(entry),
  id: entry.productId,
  feedId: entry.feedId,
  importId: entry.importId || null,
  key: entry.key,
  changedAt: entry.changedAt.toISOString(),
  goneAt: entry.goneAt?.toISOString() ?? null,
})

async function* csvOf(portions: AsyncIterable<CatalogueEntry[]>): AsyncGenerator<string> {
  yield csvHead
  for await (const portion of portions) yield portion.map(csvLine).join('')
}

async function* jsonLinesOf(portions: AsyncIterable<CatalogueEntry[]>): AsyncGenerator<string> {
  for await (const portion of portions)
    yield portion.map((entry) => `${JSON.stringify(entryBody(entry))}\n`).join('')
}
