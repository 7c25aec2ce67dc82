import { exactPageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/products/operations'
import type { CatalogueEntry, CatalogueFilter, CatalogueVersion } from '@veracite/core/products/product-store'
import { csvHead, csvLine } from '@veracite/core/products/products-csv'
import { mapPage } from '@veracite/terms/page'
import type { Routes } from '../http/mount.ts'
import { file } from './from-request.ts'

const LINES_SHOWN = 100

export const products: Routes = (on) => {
  on(contract.getCatalogue, async ({ services: { feeds }, params: { brandId } }) => {
    const [counts, lines] = await Promise.all([
      feeds.countItems(brandId),
      feeds.listLines(brandId, LINES_SHOWN),
    ])
    return { ...counts, lines }
  })
  on(contract.listCatalogueItems, async ({ services, params, query }) => {
    return mapPage(
      await services.feeds.listItems(params.brandId, filterOf(query), exactPageOf(query)),
      entryBody,
    )
  })
  on(contract.getCatalogueItem, async ({ services, params }) => {
    const { product, versions } = await services.feeds.getItem(params.brandId, params.itemId)
    return {
      product: entryBody(product),
      versions: versions.map((version) => ({
        ...versionBody(version),
        firstImportId: version.firstImportId,
      })),
    }
  })
  on.reply(contract.exportCatalogue, async ({ services, params, query }) => {
    const portions = services.feeds.exportItems(params.brandId, filterOf(query))
    return query.format === 'jsonl'
      ? file(jsonLinesOf(portions), { type: 'application/jsonl', name: 'catalogue.jsonl' })
      : file(csvOf(portions), { type: 'text/csv; charset=utf-8', name: 'catalogue.csv' })
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
