import type { Pair } from '@veracite/statistics/exact-change'
import { invalidField } from '@veracite/terms/errors'
import type { Measure, Origin } from '@veracite/terms/vocabulary'
import type { Language } from '@veracite/words/languages'
import { sayIn } from '@veracite/words/say-in'
import { firstVersion } from '../readers/standing-readings.ts'
import type { adminRates } from './compute-rates.ts'
import { type AnsweringModel, decideFit, industryRates, WIDTH } from './fit.ts'
import type { FitStore, HalfCell } from './fit-store.ts'
import { countOf } from './measures.ts'
import { MAX_CELLS, type RateStore } from './rate-store.ts'

/** Readers and statements are taken from so many answers, in the order of the plan: each prompt and engine comes once first. */
const MOST_ANSWERS = 20_000

export interface FitAsked {
  /** The newest finished one if it is left out. */
  scan?: string
  measure?: Measure
  width?: string
  origin?: Origin
  /** The language of the sentences; English if left out. */
  language?: Language
}

/** Whether the figures of a scan are fit to decide on, and the industry's two rates. */
export const getFit =
  (deps: {
    measure: Pick<ReturnType<typeof adminRates>, 'rates'>
    fit: FitStore
    rates: Pick<RateStore, 'readModels'>
    /** The newest check of a reader; null: it was not measured. */
    readerChecks: { latest(reader: string): Promise<object | null> }
  }) =>
  async (brandId: string, asked: FitAsked) => {
    const say = sayIn(asked.language ?? 'en')
    const { scan: scanId = null, measure = 'CONFABULATED' } = asked
    const width = Number(asked.width ?? WIDTH)
    if (!(width > 0 && width < 1))
      throw invalidField('invalid_width', 'query.width', 'must_be_between_0_and_1')
    const measured = await deps.measure.rates(brandId, scanId, measure, asked.origin, false)
    const { scan, leading } = measured
    const { rates } = measured.overall
    const record = await deps.fit.read(scan.id, MOST_ANSWERS)
    const modelsOf = async (id: string | null): Promise<AnsweringModel[]> =>
      id === null ? [] : (await deps.rates.readModels(id)).filter(({ origin }) => origin === scan.origin)
    const readers = record.readers.map(async ({ kind, version }) => ({
      version,
      // The plain reader's figures are published with the software; people are not readers that could be measured.
      isMeasured: kind !== 'model' || (await deps.readerChecks.latest(firstVersion(version))) !== null,
    }))
    const input = {
      ...record,
      width,
      rate: rates[measure] ?? null,
      readers: await Promise.all(readers),
      halves: pairsOf(await deps.fit.readHalves(scan.id, scan.origin, 2 * MAX_CELLS), measure),
      models: { now: await modelsOf(scan.id), before: await modelsOf(record.scanBefore) },
    }
    const naming = rates.mentioned?.seen ?? 0
    const accused = rates.CONFABULATED?.seen ?? 0
    return {
      brandId,
      scan,
      leading: leading?.words ?? null,
      measure,
      width,
      ...decideFit(input, say),
      industry: {
        ...industryRates({ naming, accused, ...record.statements }, say),
        answers: record.statements.answers,
        note: say('fit.industry'),
      },
    }
  }

/** Samples with odd numbers against those with even ones, prompt by prompt and engine by engine. */
export function pairsOf(cells: readonly HalfCell[], measure: Measure): Pair[] {
  const byCell = Map.groupBy(cells, ({ promptId, engine }) => `${promptId} ${engine}`)
  const none = { seen: 0, asked: 0 }
  const half = (group: readonly HalfCell[], isOdd: boolean) => {
    const found = group.find((cell) => cell.isOdd === isOdd)
    return found === undefined ? none : countOf(found, measure)
  }
  return [...byCell.values()].map((group) => ({ earlier: half(group, true), later: half(group, false) }))
}
