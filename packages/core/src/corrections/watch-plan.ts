import { fixedTest } from '@veracite/statistics/fixed-test'
import {
  designSequentialTest,
  operatingCharacteristics,
  type SequentialPlan,
} from '@veracite/statistics/sequential-test'
import { designSurveillance, type SurveillancePlan } from '@veracite/statistics/surveillance'
import type { WatchPlan } from './correction-store.ts'

/** What may be chosen, and what is chosen when nobody does. */
export const WATCH_LIMITS = {
  atMost: { least: 0.03, usual: 0.1, most: 0.3 },
  everyHours: { least: 0, usual: 24, most: 24 * 14 },
  rounds: { least: 1, usual: 3, most: 6 },
  surveillanceLooks: { least: 0, usual: 26, most: 104 },
  prompts: 20,
} as const

/** The chances of a wrong word, each over everything that the watch does. */
const ERROR = 0.05
/** Of what is excluded, this part is tolerated as noise: readers err now and then, on pages that changed too. */
const TOLERATED_PART = 5
/** Answers of one look: several days of few answers tell more than one day of many, which may be alike. */
const ANSWERS_PER_LOOK = 6
const SURVEILLANCE_EVERY_DAYS = 7
const PAUSE_DAYS = 7

export interface WatchChoice {
  atMost?: number
  everyHours?: number
  rounds?: number
  surveillanceLooks?: number
  maxQuestions?: number
  spendCeilingUsd?: string | null
}

/** The whole plan, from what was chosen: everything that is decided later follows from it and from the answers. */
export function planWatch(choice: WatchChoice, promptIds: readonly string[]): WatchPlan {
  const prompts = promptIds.slice(0, WATCH_LIMITS.prompts)
  const atMost = choice.atMost ?? WATCH_LIMITS.atMost.usual
  const plan: Omit<WatchPlan, 'mostQuestions'> = {
    atMost,
    tolerated: Number((atMost / TOLERATED_PART).toFixed(6)),
    falseGone: ERROR,
    falseStill: ERROR,
    falseBack: ERROR,
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

type Unbounded = Omit<WatchPlan, 'mostQuestions'>

export const questionsPerLook = ({ promptIds, samplesPerLook }: Unbounded): number =>
  promptIds.length * samplesPerLook

/**
 * The test of one round. Each round may be wrong half as often as the one before it, so that all of them together, however
 * many there are, say "gone" wrongly no more often than was chosen.
 */
export function testOfRound(plan: Unbounded, round: number): SequentialPlan {
  const { atMost, tolerated, falseStill } = plan
  const goal = { atMost, tolerated, falseGone: plan.falseGone / 2 ** (round + 1), falseStill }
  return remembered(`${atMost} ${tolerated} ${goal.falseGone} ${falseStill}`, () =>
    designSequentialTest(goal),
  )
}

/** A scheduled look asks each prompt this often; surveillance asks each once. */
export function surveillanceOf(plan: Unbounded): SurveillancePlan | null {
  const most = plan.surveillanceLooks * plan.promptIds.length
  if (most === 0) return null
  const { atMost, tolerated, falseBack } = plan
  return remembered(`back ${atMost} ${tolerated} ${falseBack} ${most}`, () =>
    designSurveillance({ atMost, tolerated, falseBack, most }),
  )
}

const known = new Map<string, unknown>()
const MOST_KNOWN = 500

/** Designing one takes up to a tenth of a second; the same few are asked for again and again. */
function remembered<T>(key: string, make: () => T): T {
  if (known.has(key)) return known.get(key) as T
  if (known.size >= MOST_KNOWN) known.clear()
  const made = make()
  known.set(key, made)
  return made
}

/** What it may ask at most, before anything is asked. */
export function ceilingOf(plan: Unbounded) {
  const perLook = questionsPerLook(plan)
  const whole = (answers: number) => Math.ceil(answers / perLook) * perLook
  const rounds = Array.from({ length: plan.rounds }, (_, round) => {
    const test = testOfRound(plan, round)
    return {
      falseGone: test.falseGone,
      most: whole(test.most),
      ifGone: Math.round(operatingCharacteristics(test, 0).expected),
      ifStillSaid: Math.round(operatingCharacteristics(test, Math.min(0.9, plan.atMost * 3)).expected),
      fixed: fixedTest(test).asked,
    }
  })
  const surveillance = plan.surveillanceLooks * plan.promptIds.length
  return {
    perLook,
    rounds,
    surveillance,
    surveillanceDays: plan.surveillanceLooks * plan.surveillanceEveryDays,
    questions: rounds.reduce((sum, { most }) => sum + most, surveillance),
  }
}
