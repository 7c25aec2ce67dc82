import { Type } from '@sinclair/typebox'
import { Id, oneOf } from '@veracite/contract/base/schemas'
import { getChanges as adminGetChanges, getRates as adminGetRates } from '@veracite/contract/rates/operations'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { DomainError } from '@veracite/terms/errors'
import { MEASURES, type Measure } from '@veracite/terms/vocabulary'
import { asSaid } from '@veracite/words/refusals'
import { AnyObject } from '../schemas.ts'
import { dayOf, short } from '../short.ts'
import { defineBrandTool } from '../tool.ts'

const MEASURE = {
  measure: Type.Optional(
    oneOf(MEASURES, { default: 'mentioned', description: 'Answers that name the brand, or of one class.' }),
  ),
}

export const getRates = defineBrandTool(adminGetRates, 'get_rates', {
  input: { ...MEASURE, scanId: Type.Optional(Id('From list_scans.')) },
  output: { scan: AnyObject },
  async call(services, brand, { measure = 'mentioned', scanId }) {
    const found = await services.rates.rates(brand.id, scanId ?? null, measure, undefined, false)
    const { id, status, createdAt, classified, planned, demo, origin, apart, note } = found.scan
    type Row = typeof found.overall
    const words = ({ rates }: Row, of: Measure) => rates[of]?.words ?? 'no answers'
    return {
      value: {
        demo,
        origin,
        ...(apart.length > 0 && { apart }),
        scan: { id, status, day: dayOf(createdAt), classified, planned, ...(note !== null && { note }) },
        ...(found.leading && { leading: found.leading.words }),
        measure,
        overall: Object.fromEntries(MEASURES.map((of) => [of, words(found.overall, of)])),
        engines: Object.fromEntries(found.engines.map((row) => [String(row.engine), words(row, measure)])),
        intents: Object.fromEntries(found.intents.map((row) => [String(row.intent), words(row, measure)])),
        ...(found.draws.length > 0 && { drawnFromCatalogue: found.draws.map((row) => words(row, measure)) }),
      },
    }
  },
})

export const getChanges = defineBrandTool(adminGetChanges, 'get_changes', {
  input: {
    ...MEASURE,
    from: Type.Optional(Id('Earlier scan.')),
    to: Type.Optional(Id('Later scan.')),
  },
  output: { from: AnyObject, to: AnyObject },
  async call(services, brand, { measure = 'mentioned', from, to }) {
    const scans = await scansToCompare(services, brand.id, { from, to })
    const [changes, ranked] = await Promise.all([
      services.rates.changes(brand.id, scans, measure),
      services.ranking.rank(brand.id, SINCE, { limit: 1, start: 0 }),
    ])
    const { overall, engines, cells, breaks, demo, origin } = changes
    const standing = cells.filter(({ standsOut }) => standsOut)
    const scanOf = ({ id, createdAt, classified, note, leading }: typeof changes.from) => ({
      id,
      day: dayOf(createdAt),
      classified,
      ...(note !== null && { note }),
      ...(leading && { leading: leading.words }),
    })
    return {
      value: {
        demo,
        origin,
        measure,
        note: changes.note,
        from: scanOf(changes.from),
        to: scanOf(changes.to),
        overall: overall && rowOf(overall),
        engines: engines.map((row) => ({ engine: row.engine, ...rowOf(row) })),
        standingOut: standing.slice(0, 10).map((row) => ({
          engine: row.engine,
          prompt: short(row.prompt ?? '', 120),
          words: row.words,
        })),
        ...(standing.length > 10 && { standingOutTotal: standing.length }),
        modelsChanged: breaks.map(({ engine }) => engine),
        ...(ranked.since && ranked.origin === origin && { statementsSinceLastScan: ranked.since }),
      },
    }
  },
})

const SINCE = { by: 'statement' as const, states: ['open', 'returned'] as const, isNew: false }

const rowOf = ({ words, standsOut, modelChanged }: ChangeWords) => ({
  words,
  standsOut,
  ...(modelChanged && { modelChanged }),
})
type ChangeWords = { words: string; standsOut: boolean; modelChanged: boolean }

/** Those named; else the newest two that have finished, with answers of the same origin. */
async function scansToCompare(
  services: ScopedServices,
  brandId: string,
  { from, to }: { from: string | undefined; to: string | undefined },
): Promise<{ from: string; to: string }> {
  if (from !== undefined && to !== undefined) return { from, to }
  const { items } = await services.brands.scans(brandId, { looks: 'left_out' }, { limit: 50, cursor: null })
  const ended = items.filter(({ finishedAt }) => finishedAt !== null)
  const later = to === undefined ? ended[0] : ended.find(({ id }) => id === to)
  const after = later === undefined ? -1 : ended.indexOf(later)
  const earlier = ended.slice(after + 1).find(({ origin }) => origin === later?.origin)
  const earlierId = from ?? earlier?.id
  if (later === undefined || earlierId === undefined)
    throw new DomainError('conflict', asSaid('There are no two finished scans to compare yet.'))
  return { from: earlierId, to: later.id }
}
