import { designWatchTest, type WatchTest, watchOutlook } from '@veracite/statistics/watch-test'
import { ENGINES } from '@veracite/terms/vocabulary'
import type { Correction, RelatedWatch, WatchPlan } from './correction-store.ts'

/** Limits and defaults of the operator's choices. */
export const WATCH_LIMITS = {
  atMost: { least: 0.03, usual: 0.1, most: 0.3 },
  everyHours: { least: 0, usual: 24, most: 24 * 14 },
  rounds: { least: 1, usual: 3, most: 6 },
  surveillanceLooks: { least: 0, usual: 26, most: 104 },
  prompts: 20,
} as const

/** The chance of a wrong word about one correction, over all its engines and everything that is ever asked for it. */
const ERROR = 0.05
/** Of what is to be excluded, this part is tolerated as noise: readers err now and then, on pages that changed too. */
const TOLERATED_PART = 5
/** Answers of one look: several days of few answers tell more than one day of many, which may be alike. */
const ANSWERS_PER_LOOK = 6
const SURVEILLANCE_EVERY_DAYS = 7
const PAUSE_DAYS = 7

type Chosen = 'atMost' | 'everyHours' | 'rounds' | 'surveillanceLooks' | 'spendCeilingUsd'

export interface WatchChoice extends Partial<Pick<WatchPlan, Chosen>> {
  maxQuestions?: number
}

/** The whole plan, from what was chosen: everything that is decided later follows from it and from the answers. */
export function planWatch(
  choice: WatchChoice,
  promptIds: readonly string[],
  { kind, related }: { kind: Correction['kind']; related: readonly RelatedWatch[] },
): WatchPlan {
  const prompts = promptIds.slice(0, WATCH_LIMITS.prompts)
  const atMost = choice.atMost ?? WATCH_LIMITS.atMost.usual
  const engines = enginesSharing(kind)
  const plan: Omit<WatchPlan, 'mostQuestions'> = {
    rule: 'confidence_sequence',
    atMost,
    tolerated: Number((atMost / TOLERATED_PART).toFixed(6)),
    error: ERROR / engines,
    engines,
    ...startOf(related, atMost),
    rounds: choice.rounds ?? WATCH_LIMITS.rounds.usual,
    promptIds: prompts,
    samplesPerLook: Math.max(1, Math.floor(ANSWERS_PER_LOOK / Math.max(1, prompts.length))),
    everyHours: choice.everyHours ?? WATCH_LIMITS.everyHours.usual,
    pauseDays: PAUSE_DAYS,
    surveillanceLooks: choice.surveillanceLooks ?? WATCH_LIMITS.surveillanceLooks.usual,
    surveillanceEveryDays: SURVEILLANCE_EVERY_DAYS,
    spendCeilingUsd: choice.spendCeilingUsd ?? null,
  }
  const { questions } = ceilingOf(plan)
  return { ...plan, mostQuestions: Math.min(choice.maxQuestions ?? questions, questions) }
}

/**
 * A correction of one finding has one engine for ever. One of a fact may gain any engine later, so its error is divided
 * among all there are (Bonferroni): dividing by those named today would let the sum grow with each that joins.
 */
const enginesSharing = (kind: Correction['kind']): number => (kind === 'finding' ? 1 : ENGINES.length)

/** A round without a verdict continues with its answers; after a verdict comes the next round, with half the error. */
function startOf(
  related: readonly RelatedWatch[],
  atMost: number,
): Pick<WatchPlan, 'firstRound' | 'continues'> {
  const last = Math.max(-1, ...related.map(({ round }) => round))
  const inLast = related.filter(({ round }) => round === last)
  if (inLast.length === 0 || inLast.some((watch) => hasVerdict(watch, atMost)))
    return { firstRound: last + 1, continues: [] }
  return { firstRound: last, continues: inLast.map(({ id }) => id) }
}

/** Whether it was decided; a share larger than the one that is asked for now decides nothing. */
const hasVerdict = ({ result, atMost }: RelatedWatch, wanted: number): boolean =>
  result === 'still_said' || result === 'back' || (result === 'fewer' && atMost <= wanted)

type Unbounded = Omit<WatchPlan, 'mostQuestions'>

export const questionsPerLook = ({ promptIds, samplesPerLook }: Unbounded): number =>
  promptIds.length * samplesPerLook

/** Each round may err half as often as the one before, so that all together keep the error of the plan. */
export const errorOfRound = ({ error }: Pick<WatchPlan, 'error'>, round: number): number =>
  error / 2 ** (round + 1)

export const testOfRound = (plan: Unbounded, round: number): WatchTest => designed(plan, round).test

interface Designed {
  test: WatchTest
  ifFewer: number
  ifStillSaid: number
}

/** Designing one takes up to a tenth of a second; the same few are asked for again and again. */
function designed(plan: Unbounded, round: number): Designed {
  const { atMost: below, tolerated } = plan
  const goal = { below, tolerated, error: errorOfRound(plan, round), perLook: questionsPerLook(plan) }
  const key = Object.values(goal).join()
  const before = known.get(key)
  if (before !== undefined) return before
  const test = designWatchTest(goal)
  const expected = (rate: number) => Math.round(watchOutlook(test, rate).expected)
  const made = { test, ifFewer: expected(0), ifStillSaid: expected(Math.min(0.9, below * 3)) }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, made)
  return made
}

const known = new Map<string, Designed>()
const MOST_KNOWN = 500

/** The largest number of questions of a plan. */
export function ceilingOf(plan: Unbounded) {
  const rounds = Array.from({ length: plan.rounds }, (_, nth) => {
    const { test, ...expected } = designed(plan, plan.firstRound + nth)
    return { error: test.error, most: test.most, ...expected }
  })
  const surveillance = plan.surveillanceLooks * plan.promptIds.length
  return {
    perLook: questionsPerLook(plan),
    rounds,
    surveillance,
    surveillanceDays: plan.surveillanceLooks * plan.surveillanceEveryDays,
    questions: rounds.reduce((sum, { most }) => sum + most, surveillance),
  }
}
