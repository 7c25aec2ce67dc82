import { Type } from '@sinclair/typebox'
import { listSources as adminListSources } from '@veracite/contract/sources/operations'
import { dayOf, short } from '../short.ts'
import { defineBrandTool, PageOf } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

const MAX_STATEMENTS = 3

export const listSources = defineBrandTool(adminListSources, 'list_sources', {
  input: {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    cursor: Type.Optional(Type.String({ maxLength: 4000, description: 'nextCursor of the page before.' })),
  },
  output: PageOf,
  async call(services, brand, { limit = 10, cursor }) {
    const page = { limit, cursor: cursor ?? null }
    const { items, nextCursor } = await services.sources.list(brand.id, page)
    return {
      value: markUntrusted(['items[].url', 'items[].statements'], {
        items: items.map(({ url, origin, demo, answers, engines, fetchedAt, statements }) => ({
          url: short(url, 300),
          demo,
          origin,
          answers,
          engines,
          fetched: dayOf(fetchedAt),
          statements: statements.slice(0, MAX_STATEMENTS).map(({ stated, truth, quote, findingId }) => ({
            stated: short(stated, 120),
            truth: truth && short(truth, 120),
            quote: quote && short(quote, 160),
            findingId,
          })),
          ...(statements.length > MAX_STATEMENTS && { statementsTotal: statements.length }),
        })),
        nextCursor,
      }),
    }
  },
})
