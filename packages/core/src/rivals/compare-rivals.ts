import { countsByOrigin, originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import type { Origin } from '@veracite/terms/vocabulary'
import { leadingReason } from '@veracite/verdicts/questions/leading'
import { differencesFrom } from '../measures/compare-brands.ts'
import {
  addSums,
  figuresAmong,
  labelOf,
  type Measured,
  NAMED_MEASURES,
  type NamedFigure,
  type NamedMeasure,
  type NamedSums,
  placeOf,
  universeOf,
} from '../measures/measures.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { isCounted, namesDigest, subjectsOf } from './rival.ts'
import type { CountedScan, NamedFilter, RivalStore, ScanSums, ScansShown } from './rival-store.ts'

export interface CompareFilter extends Omit<ScansShown, 'limit'>, Pick<NamedFilter, 'engine' | 'intent'> {
  promptId?: string
  questions?: 'open' | 'naming'
  measure?: NamedMeasure
  origin?: Origin
}

/** As the trend of the overview; a period may have more. The response says how many it counts. */
const USUAL_SCANS = 12
const MOST_SCANS = 52
const REMARKS_FROM = 2_000
/** Questions that are checked; of a brand with more, archived and older ones count as neutral. */
const MOST_CHECKED = 5_000
const MOST_TOPICS = 40
const MOST_QUOTES = 5

type ReadDeps = BrandDeps & { rivals: RivalStore; model: object | null }

/** The brand among its rivals, from counts that are kept per scan. */
export const rivalReads = (deps: ReadDeps) => ({
  async compare(brandId: string, filter: CompareFilter) {
    const found = await answersOf(deps, brandId, filter)
    const { brand, rivals, names, shown, scans, origin, apart } = found
    const [{ sums, ...led }, scansToCount] = await Promise.all([
      readNeutral(deps, found),
      isCounted(rivals, deps.model) ? deps.rivals.leftToCount(brand.id, names, shown) : 0,
    ])
    const { all, own, of, figure } = figuresAmong(sums, brand.id)
    const row = ({ id, name, kind, hasDomain }: Measured & { name: string }, rest: object = {}) => ({
      ...{ id, name, kind },
      figures: Object.fromEntries(
        NAMED_MEASURES.map((measure) => [measure, figure(measure, { id, kind, hasDomain })]),
      ) as Record<NamedMeasure, NamedFigure | null>,
      place: placeOf(of(id)),
      ...rest,
    })
    const declared = rivals.map((one) => ({ ...one, hasDomain: one.domain !== null }))
    const compared = declared.filter(({ kind }) => kind === 'rival')
    const differences = differencesFrom(
      own,
      compared.map(({ id }) => of(id)),
    )
    const itself = { id: brand.id, name: brand.name, kind: 'own', hasDomain: true }
    const measure = filter.measure ?? 'voice_of_answers'
    return {
      brandId: brand.id,
      ...originBody(origin),
      apart,
      questions: filter.questions ?? 'open',
      // A scan may have answers of another origin only.
      scans: new Set(sums.map(({ scanId }) => scanId)).size,
      scansToCount,
      answers: all.answers,
      readByModel: all.byModel,
      ...led,
      note: noteOn(all),
      measures: NAMED_MEASURES.map((name) => ({ name, label: labelOf(name), universe: universeOf(name) })),
      brand: row(itself),
      rivals: compared.map((one, at) => row(one, { difference: differences[at] })),
      others: declared.filter(({ kind }) => kind !== 'rival').map((one) => row(one)),
      measure,
      points: pointsOf(scans, sums, [itself, ...compared], measure),
    }
  },

  /** Sentences about the brand, to read and not to score. */
  async remarks(brandId: string, filter: CompareFilter) {
    const { brand, scans, named, leading, origin } = await answersOf(deps, brandId, filter)
    const ids = scans.map(({ scanId }) => scanId)
    const of = { ...named, exceptPromptIds: leading }
    const read = await deps.rivals.listRemarks(ids, of, REMARKS_FROM)
    const answers = read.length
    const items = read.flatMap(({ remarks, ...one }) => remarks.map((remark) => ({ ...one, ...remark })))
    const topics = [...Map.groupBy(items, ({ topic, tone }) => `${tone} ${topic}`).values()].map((said) => {
      const [{ topic, tone }] = said as [(typeof items)[number]]
      const inAnswers = new Set(said.map(({ runId }) => runId)).size
      const quotes = said.slice(0, MOST_QUOTES).map(({ runId, engine, answeredAt, quote }) => ({
        ...{ runId, engine, quote },
        answeredAt: answeredAt.toISOString(),
      }))
      return { topic, tone, answers: inAnswers, words: `${inAnswers} of ${answers}`, quotes }
    })
    return {
      brandId: brand.id,
      ...originBody(origin),
      scans: scans.length,
      answers,
      universe: `the newest ${answers} answers that name the brand and that a model has read`,
      topics: topics
        .toSorted((a, b) => b.answers - a.answers || (a.topic < b.topic ? -1 : 1))
        .slice(0, MOST_TOPICS),
    }
  },
})

/**
 * The scans that the filter asks for and that were counted with the names of today, of one origin: the best there is,
 * unless it names one. A rival declared a moment ago would otherwise be said to be named in no answer.
 */
async function answersOf(deps: ReadDeps, brandId: string, filter: CompareFilter) {
  const brand = await brandOf(deps, brandId)
  const rivals = await deps.rivals.list(brand.id)
  const names = namesDigest(subjectsOf(brand, rivals))
  const shown = {
    ...pick(filter, 'scan', 'since', 'until'),
    limit: filter.since === undefined && filter.until === undefined ? USUAL_SCANS : MOST_SCANS,
  }
  const [scans, questions] = await Promise.all([
    deps.rivals.listCounted(brand.id, names, shown),
    // Who asks for one question has its figures, whatever it is.
    filter.promptId === undefined ? deps.rivals.listQuestions(brand.id, MOST_CHECKED) : [],
  ])
  const leading = questions.filter(({ text }) => leadingReason(text) !== null).map(({ id }) => id)
  const counts = await deps.rivals.countOrigins(scans.map(({ scanId }) => scanId))
  const { origin, apart } = countsByOrigin(counts, filter.origin)
  const named: NamedFilter = {
    ...pick(filter, 'engine', 'intent'),
    ...(filter.promptId !== undefined && { promptIds: [filter.promptId] }),
    ...{ origin, branded: filter.questions === 'naming' },
  }
  return { brand, rivals, names, shown, scans, named, leading, origin, apart }
}

/** The sums without answers to leading questions, which are counted apart. */
async function readNeutral(
  { rivals }: Pick<ReadDeps, 'rivals'>,
  { brand, scans, named, leading }: Awaited<ReturnType<typeof answersOf>>,
) {
  const ids = scans.map(({ scanId }) => scanId)
  const [all, led] = await Promise.all([
    rivals.readSums(ids, named),
    leading.length === 0 ? [] : rivals.readSums(ids, { ...named, promptIds: leading }),
  ])
  const ledBy = new Map(led.map((one) => [`${one.scanId} ${one.subjectId}`, one.sums]))
  const { all: ledAll, own: ledOwn } = figuresAmong(led, brand.id)
  return {
    sums: all.map((one) => {
      const less = ledBy.get(`${one.scanId} ${one.subjectId}`)
      return less === undefined ? one : { ...one, sums: addSums(one.sums, less, -1) }
    }),
    leading: ledAll.answers,
    leadingNamed: ledOwn.named,
  }
}

const noteOn = ({ answers, byModel }: NamedSums): string | null =>
  byModel === answers
    ? null
    : `In ${answers - byModel} of ${answers} answers only declared names were counted: no model has read them, and nobody knows whom they recommend.`

/** One measure over the scans, oldest first, of the brand and those that are compared with it. */
function pointsOf(
  scans: readonly CountedScan[],
  sums: readonly ScanSums[],
  subjects: readonly [Measured, ...Measured[]],
  measure: NamedMeasure,
) {
  const byScan = Map.groupBy(sums, ({ scanId }) => scanId)
  return scans.toReversed().map(({ scanId, finishedAt }) => {
    const { all, figure } = figuresAmong(byScan.get(scanId) ?? [], subjects[0].id)
    return {
      scanId,
      finishedAt: finishedAt.toISOString(),
      answers: all.answers,
      figures: subjects.flatMap((one) => {
        const found = figure(measure, one)
        return found === null ? [] : [{ id: one.id, ...found }]
      }),
    }
  })
}
