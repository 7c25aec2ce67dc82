import { Type } from '@sinclair/typebox'
import { listCatalogueItems as adminListCatalogueItems } from '@veracite/contract/products/operations'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { AnyObject } from '../schemas.ts'
import { dayOf, short } from '../short.ts'
import { defineBrandTool, PageOf } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

const MOST_REASONS = 10
const MOST_LINES = 5

export const listProducts = defineBrandTool(adminListCatalogueItems, 'list_products', {
  input: {
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    cursor: Type.Optional(Type.String({ maxLength: 18, description: 'nextCursor of the page before.' })),
  },
  output: { feeds: Type.Array(AnyObject), ...PageOf },
  async call(services, brand, { search, limit = 10, cursor }) {
    const { feeds } = services
    const filter = {
      feedId: null,
      search: search ?? null,
      availability: null,
      line: null,
      group: null,
      country: null,
      state: 'current',
    } as const
    const { items, nextCursor } = await feeds.listItems(brand.id, filter, { limit, cursor: cursor ?? null })
    return {
      value: markUntrusted(['items[].name', 'items[].line'], {
        feeds: (await feeds.list(brand.id)).map(({ name, lastImport }) => ({
          name,
          ...(lastImport && importOf(lastImport)),
        })),
        items: items.map(({ key, item, changedAt }) => ({
          key,
          name: short(item.name, 200),
          ...(item.line !== undefined && { line: short(item.line, 120) }),
          ...(item.price && { price: item.price }),
          ...(item.salePrice && { salePrice: item.salePrice }),
          ...(item.availability && { availability: item.availability }),
          since: dayOf(changedAt.toISOString()),
        })),
        nextCursor,
      }),
    }
  },
})

type Newest = NonNullable<Awaited<ReturnType<ScopedServices['feeds']['get']>>['lastImport']>

const importOf = ({ state, counts, report, error, createdAt }: Newest) => ({
  imported: dayOf(createdAt.toISOString()),
  state,
  ...(counts && { counts }),
  ...(error !== null && { error }),
  ...(report && {
    reasons: report.reasons.slice(0, MOST_REASONS).map(({ outcome, field, message, count, lines }) => ({
      outcome,
      field,
      message,
      count,
      lines: lines.slice(0, MOST_LINES).map(({ line }) => line),
    })),
  }),
})
