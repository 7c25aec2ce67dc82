import { rateWords } from '@veracite/evidence/records/rate-words'
import { exactChange, type Pair } from '@veracite/statistics/exact-change'
import { exactRate } from '@veracite/statistics/exact-rate'
import type { Counted, Interval } from '@veracite/statistics/interval'
import { ENGINE_TABLE } from '@veracite/terms/engines'
import { keysOf } from '@veracite/terms/keys-of'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import type { ServedModel } from './rate-store.ts'

/** The widest interval to decide on, in shares, unless another is asked for: 20 points. */
export const WIDTH = 0.2
/** Halves that differ more than chance brings in 95 of 100 cases do not agree. */
const LEAST_P = 0.05

/** Everything that decides it, from the log and stored rows. */
export interface FitInput {
  /** Places in the log of the plan and of the first of its answers; null while one is not there. */
  planIndex: number | null
  firstAnswerIndex: number | null
  /** The interval of the figure; null if nothing was counted. */
  rate: (Interval & { asked: number }) | null
  width: number
  /** By prompt and engine: the answers with odd and those with even numbers. */
  halves: readonly Pair[]
  /** What the signed plan says of its prompts, and the plan before it; null if there is none. */
  prompts: { now: string | null; before: string | null }
  /** The models that answered, now and in the scan before. */
  models: { now: readonly AnsweringModel[]; before: readonly AnsweringModel[] }
  /** Readers whose readings decided, and whether each was measured. */
  readers: readonly { version: string; isMeasured: boolean }[]
}

export type AnsweringModel = Pick<ServedModel, 'engine' | 'model'>

/** What a figure must meet before anybody should decide on it: why a criterion is not met, or null. */
const PROBLEMS = {
  plan_logged({ planIndex, firstAnswerIndex }, say) {
    if (planIndex === null) return say('fitNot.noPlan')
    if (firstAnswerIndex === null) return say('fitNot.noAnswer')
    return planIndex < firstAnswerIndex ? null : say('fitNot.answerFirst')
  },
  enough_answers({ rate, width }, say) {
    if (rate === null) return say('fitNot.nothing')
    const points = (share: number) => Math.ceil(share * 100)
    const wide = { asked: rate.asked, points: points(rate.high - rate.low), width: points(width) }
    return rate.high - rate.low <= width ? null : say('fitNot.tooFew', wide)
  },
  halves_agree({ halves }, say) {
    const both = halves.filter(({ earlier, later }) => earlier.asked > 0 && later.asked > 0)
    if (both.length === 0) return say('fitNot.noHalves')
    const { p } = exactChange(both)
    return p >= LEAST_P ? null : say('fitNot.halvesDiffer', { p: p.toFixed(3) })
  },
  same_prompts({ prompts: { now, before } }, say) {
    if (now === null) return say('fitNot.planSilent')
    return before === null || before === now ? null : say('fitNot.otherPrompts')
  },
  same_engines({ models: { now, before } }, say) {
    const unnamed = now.filter(({ model }) => model === null).map(({ engine }) => engine)
    if (unnamed.length > 0) return say('fitNot.noVersion', { engines: named(unnamed, say) })
    const of = (models: readonly AnsweringModel[], engine: Engine) =>
      models.flatMap((one) => (one.engine === engine ? [one.model] : [])).sort()
    const changed = [...new Set(now.map(({ engine }) => engine))].filter((engine) => {
      const [own, earlier] = [of(now, engine), of(before, engine)]
      return own.length > 1 || (earlier.length > 0 && own.join() !== earlier.join())
    })
    return changed.length === 0 ? null : say('fitNot.versions', { engines: named(changed, say) })
  },
  reader_measured({ readers }, say) {
    if (readers.length === 0) return say('fitNot.noReading')
    const unmeasured = readers.filter(({ isMeasured }) => !isMeasured).map(({ version }) => version)
    return unmeasured.length === 0 ? null : say('fitNot.notMeasured', { versions: say.line(unmeasured) })
  },
} satisfies Record<string, (input: FitInput, say: Say) => string | null>

export const FIT_CRITERIA = keysOf(PROBLEMS)

/** Pure. */
export function decideFit(input: FitInput, say: Say) {
  const criteria = FIT_CRITERIA.map((criterion) => {
    const problem = PROBLEMS[criterion](input, say)
    return { criterion, met: problem === null, words: problem ?? say(`fitMet.${criterion}`) }
  })
  const failed = criteria.filter(({ met }) => !met)
  const words =
    failed.length === 0
      ? say('fit.yes', { count: criteria.length })
      : say('fit.no', { reasons: failed.map((one) => one.words).join('; ') })
  return { fit: failed.length === 0, words, criteria }
}

const named = (engines: readonly Engine[], say: Say): string =>
  say.line(new Set(engines.map((engine) => ENGINE_TABLE[engine].name)))

/** Answers by class and statements by verdict, of the answers that name the brand. */
export interface IndustryCounts {
  naming: number
  accused: number
  /** Statements that were held against a fact, and those of them that it contradicts or that are outdated. */
  checked: number
  wrong: number
}

/**
 * The two rates that the advertising industry's guidance of August 2026 names. Its wording was not at hand: these are the
 * definitions of `docs/fit.md`, and conformance is not claimed.
 */
export const industryRates = ({ naming, accused, checked, wrong }: IndustryCounts, say: Say) => ({
  hallucination: rateOf({ seen: accused, asked: naming }, say),
  inaccuracy: rateOf({ seen: wrong, asked: checked }, say),
})

function rateOf(counted: Counted, say: Say) {
  const { rate, low, high } = exactRate(counted) ?? { rate: null, low: null, high: null }
  return { ...counted, rate, low, high, words: rateWords(counted, say) }
}
