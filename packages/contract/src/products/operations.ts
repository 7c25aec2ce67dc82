import { Type } from '@sinclair/typebox'
import { LISTED_AVAILABILITIES } from '@veracite/core/products/product-store'
import { FILE_FORMS } from '@veracite/terms/vocabulary'
import { refusal } from '@veracite/words/refusals'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, page, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'

/** The products of a brand, as its feeds gave them. */

const Item = t.open('CatalogueItem', null, {
  id: t.text('Stays the same from version to version.'),
  versionId: t.text('Of this version.'),
  feedId: Type.String(),
  importId: t.nullableText('The newest import of its feed, where it is proven.'),
  key: t.text('What it is known by: GTIN, MPN with brand, id or name.'),
  item: Type.Record(Type.String(), Type.Unknown(), {
    description:
      'The canonical item: name, brand, gtin, mpn, sku, group, variant, line, url, availability, country, price, salePrice, demand.',
  }),
  leafSha256: t.text('Its leaf in the tree of the import.'),
  changedAt: t.DateTime('When the import ran that brought this version.'),
  goneAt: t.nullable(t.DateTime('When it was no longer in the feed.')),
})

const filter = {
  feedId: Type.Optional(Uuid),
  search: Type.Optional(t.inputText(200, 'Words of the name, or a whole key, GTIN or id.')),
  availability: Type.Optional(t.oneOf(LISTED_AVAILABILITIES)),
  line: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  group: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  country: Type.Optional(
    Type.String({ pattern: '^[A-Z]{2}$', 'x-wrong': refusal('must_be_two_capital_letters') }),
  ),
  state: Type.Optional(t.oneOf(['current', 'gone', 'all'], { default: 'current' })),
}

export const getCatalogue = adminOperation('GET /api/admin/brands/{brandId}/catalogue', {
  id: 'adminGetCatalogue',
  access: needs('viewer', 'params.brandId'),
  answers: ok(
    t.openObject({
      current: Type.Integer(),
      gone: Type.Integer(),
      lines: t.list(
        t.openObject({ line: t.nullableText('Null for products without one.'), products: Type.Integer() }),
        'The largest first, at most a hundred.',
      ),
    }),
  ),
})

export const listCatalogueItems = adminOperation('GET /api/admin/brands/{brandId}/catalogue/items', {
  id: 'adminListCatalogueItems',
  access: needs('viewer', 'params.brandId'),
  tools: { list_products: reads() },
  query: Type.Object({
    ...filter,
    limit: page.limit,
    cursor: Type.Optional(
      Type.String({ pattern: '^[0-9]{1,18}$', description: 'The `nextCursor` of the previous page.' }),
    ),
  }),
  answers: ok(
    t.openObject({ items: Type.Array(Item), nextCursor: t.nullableText('Where the next page starts.') }),
  ),
})

export const getCatalogueItem = adminOperation('GET /api/admin/brands/{brandId}/catalogue/items/{itemId}', {
  id: 'adminGetCatalogueItem',
  access: needs('viewer', 'params.brandId', 'params.itemId'),
  answers: ok(
    t.openObject({
      product: Item,
      versions: t.list(
        t.openObject({
          versionId: Type.String(),
          firstImportId: t.text('The import that brought it.'),
          item: Type.Record(Type.String(), Type.Unknown()),
          leafSha256: Type.String(),
        }),
        'Newest first, at most a hundred.',
      ),
    }),
  ),
})

export const exportCatalogue = adminOperation('GET /api/admin/brands/{brandId}/catalogue/export', {
  id: 'adminExportCatalogue',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({ ...filter, format: Type.Optional(t.oneOf(FILE_FORMS, { default: 'csv' })) }),
  queryDescriptions: { format: 'CSV, or JSON lines.' },
  queryDefaults: { format: 'csv' },
  deadlineMs: 60_000,
  answers: {
    200: {
      description: 'The file, as it is read.',
      media: {
        'text/csv': { schema: Type.Unsafe<t.InPieces>({ type: 'string', format: 'binary' }) },
        'application/jsonl': { schema: Type.Unsafe<t.InPieces>({ type: 'string', format: 'binary' }) },
      },
    },
  },
})
