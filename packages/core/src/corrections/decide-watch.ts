import { decideSequence } from '@veracite/statistics/sequential-test'
import { decideSurveillance } from '@veracite/statistics/surveillance'
import type { WatchPhase, WatchResult } from '@veracite/terms/vocabulary'
import type { WatchPlan } from './correction-store.ts'
import { questionsPerLook, surveillanceOf, testOfRound } from './watch-plan.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Everything that a decision rests on: nothing here is read from anywhere else. */
export interface WatchSoFar {
  plan: WatchPlan
  phase: WatchPhase
  round: number
  nextAt: Date | null
  /** The answers have cost as much as they may. */
  isSpent?: boolean
  /** Looks of all rounds, in order. */
  looks: readonly {
    round: number
    phase: 'asking' | 'surveillance'
    questions: number
    ended: boolean
    /** The answers in the order of its plan: which of them say it. Questions without an answer are not in here. */
    answers: readonly boolean[]
  }[]
}

export type WatchStep =
  /** A look is under way, or the next is not due. */
  | { kind: 'wait'; until: Date | null }
  | { kind: 'look'; phase: 'asking' | 'surveillance'; round: number; questions: number }
  | { kind: 'conclude'; concluded: Concluded }

/** What a watch is doing from now on, and what it found, with the figures. */
export interface Concluded {
  result: WatchResult | null
  phase: WatchPhase
  round: number
  nextAt: Date | null
  asked: number
  seen: number
}

/** What to do now. A conclusion is made once: the phase that follows it has other looks. */
export function decideWatch(watch: WatchSoFar, now: Date): WatchStep {
  if (watch.phase === 'ended') return { kind: 'wait', until: null }
  const last = watch.looks.at(-1)
  if (last !== undefined && !last.ended) return { kind: 'wait', until: null }
  return STEPS[watch.phase](watch, now)
}

const STEPS: Record<Exclude<WatchPhase, 'ended'>, (watch: WatchSoFar, now: Date) => WatchStep> = {
  asking(watch, now) {
    const { plan, round } = watch
    const looks = watch.looks.filter((look) => look.phase === 'asking' && look.round === round)
    const { verdict, asked, seen } = decideSequence(testOfRound(plan, round), answersOf(looks))
    if (verdict === 'gone') {
      const surveys = surveillanceOf(plan) !== null
      const nextAt = surveys ? later(now, plan.surveillanceEveryDays * DAY_MS) : null
      return conclude({
        result: 'gone',
        phase: surveys ? 'surveillance' : 'ended',
        round,
        nextAt,
        asked,
        seen,
      })
    }
    if (verdict === 'still_said') {
      const isLast = round + 1 >= plan.rounds
      const nextAt = isLast ? null : later(now, plan.pauseDays * DAY_MS)
      return conclude({
        result: 'still_said',
        phase: isLast ? 'ended' : 'waiting',
        round,
        nextAt,
        asked,
        seen,
      })
    }
    return lookWhenDue(watch, now, 'asking', { asked, seen })
  },

  waiting(watch, now) {
    if (watch.nextAt !== null && watch.nextAt > now) return { kind: 'wait', until: watch.nextAt }
    const round = watch.round + 1
    return conclude({ result: null, phase: 'asking', round, nextAt: now, asked: 0, seen: 0 })
  },

  surveillance(watch, now) {
    const plan = surveillanceOf(watch.plan)
    const { round } = watch
    const looks = watch.looks.filter(({ phase }) => phase === 'surveillance')
    const found = plan === null ? null : decideSurveillance(plan, answersOf(looks))
    if (found?.isBack) return conclude({ ...found, result: 'back', phase: 'ended', round, nextAt: null })
    const figures = { asked: found?.asked ?? 0, seen: found?.seen ?? 0 }
    if (plan === null || looks.length >= watch.plan.surveillanceLooks)
      return conclude({ ...figures, result: 'gone', phase: 'ended', round, nextAt: null })
    return lookWhenDue(watch, now, 'surveillance', figures)
  },
}

/** The budget counts questions, not answers: a question without an answer may have cost as much. */
function lookWhenDue(
  watch: WatchSoFar,
  now: Date,
  phase: 'asking' | 'surveillance',
  figures: { asked: number; seen: number },
): WatchStep {
  const { plan, round, nextAt } = watch
  const questions = phase === 'asking' ? questionsPerLook(plan) : plan.promptIds.length
  const spent = watch.looks.reduce((sum, look) => sum + look.questions, 0)
  if (watch.isSpent || spent + questions > plan.mostQuestions)
    // What was found before the money ended stays found.
    return conclude({
      ...figures,
      result: phase === 'surveillance' ? 'gone' : 'undecided',
      phase: 'ended',
      round,
      nextAt: null,
    })
  if (nextAt !== null && nextAt > now) return { kind: 'wait', until: nextAt }
  return { kind: 'look', phase, round, questions }
}

/** When the look after this one is due. */
export const nextLookAt = (plan: WatchPlan, phase: 'asking' | 'surveillance', now: Date): Date =>
  later(now, phase === 'asking' ? plan.everyHours * HOUR_MS : plan.surveillanceEveryDays * DAY_MS)

const conclude = (concluded: Concluded): WatchStep => ({ kind: 'conclude', concluded })
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)
const answersOf = (looks: WatchSoFar['looks']): boolean[] => looks.flatMap(({ answers }) => answers)
