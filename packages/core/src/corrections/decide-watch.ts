import { type Counted, sumOf } from '@veracite/statistics/interval'
import { isBack, watchVerdict } from '@veracite/statistics/watch-test'
import { DAY_MS } from '@veracite/terms/days'
import type { WatchPhase } from '@veracite/terms/vocabulary'
import type { Watch, WatchLook, WatchPlan } from './correction-store.ts'
import { errorOfRound, questionsPerLook, testOfRound } from './watch-plan.ts'

const HOUR_MS = 3_600_000

/** Everything that a decision rests on: nothing here is read from anywhere else. */
export interface WatchSoFar extends Pick<Watch, 'plan' | 'phase' | 'round' | 'nextAt'> {
  /** The answers have cost as much as they may. */
  isSpent?: boolean
  /** Looks of all rounds, in order. */
  looks: readonly Look[]
  /** Looks of earlier watches that the first round continues. */
  earlier: readonly Look[]
}

/** Questions without an answer are not among the answers. */
interface Look extends Pick<WatchLook, 'round' | 'phase' | 'questions' | 'ended'> {
  answers: readonly boolean[]
}

export type WatchStep =
  /** A look is under way, or the next is not due. */
  | { kind: 'wait'; until: Date | null }
  | { kind: 'look'; phase: 'asking' | 'surveillance'; round: number; questions: number }
  | { kind: 'conclude'; concluded: Concluded }

/** The next phase of a watch, and its result with the figures. */
export interface Concluded extends Pick<Watch, 'result' | 'phase' | 'round' | 'nextAt'> {
  asked: number
  seen: number
}

/** The next step of a watch. A conclusion is made once: the phase that follows it has other looks. */
export function decideWatch(watch: WatchSoFar, now: Date): WatchStep {
  if (watch.phase === 'ended') return { kind: 'wait', until: null }
  const last = watch.looks.at(-1)
  if (last !== undefined && !last.ended) return { kind: 'wait', until: null }
  return STEPS[watch.phase](watch, now)
}

/** All answers of one round, those of earlier watches included: the sequence that decides, and that is shown. */
export const countsOfRound = (
  { looks, earlier }: { looks: readonly Look[]; earlier: readonly Look[] },
  round: number,
): Counted =>
  sumOf(
    [...earlier, ...looks].filter((look) => look.phase === 'asking' && look.round === round).map(countsOf),
  )

const countsOf = ({ answers }: Look): Counted => ({
  seen: answers.filter(Boolean).length,
  asked: answers.length,
})

const STEPS: Record<Exclude<WatchPhase, 'ended'>, (watch: WatchSoFar, now: Date) => WatchStep> = {
  asking(watch, now) {
    const { plan, round } = watch
    const test = testOfRound(plan, round)
    const figures = countsOfRound(watch, round)
    const verdict = watchVerdict(test, figures)
    if (verdict === 'fewer') {
      const surveys = plan.surveillanceLooks > 0
      const nextAt = surveys ? later(now, plan.surveillanceEveryDays * DAY_MS) : null
      const phase = surveys ? 'surveillance' : 'ended'
      return conclude({ ...figures, result: 'fewer', phase, round, nextAt })
    }
    if (verdict === 'still_made') {
      const isLast = round + 1 >= plan.firstRound + plan.rounds
      const nextAt = isLast ? null : later(now, plan.pauseDays * DAY_MS)
      const phase = isLast ? 'ended' : 'waiting'
      return conclude({ ...figures, result: 'still_said', phase, round, nextAt })
    }
    const own = countsOfRound({ looks: watch.looks, earlier: [] }, round)
    if (own.asked >= test.most) return end('undecided', round, figures)
    return lookWhenDue(watch, now, 'asking', figures)
  },

  waiting(watch, now) {
    if (watch.nextAt !== null && watch.nextAt > now) return { kind: 'wait', until: watch.nextAt }
    const round = watch.round + 1
    return conclude({ result: null, phase: 'asking', round, nextAt: now, asked: 0, seen: 0 })
  },

  surveillance(watch, now) {
    const { plan, round } = watch
    const looks = watch.looks.filter(({ phase }) => phase === 'surveillance').map(countsOf)
    const { tolerated, surveillanceLooks } = plan
    const test = { tolerated, error: errorOfRound(plan, round), looks: surveillanceLooks }
    const figures = sumOf(looks)
    if (isBack(test, looks)) return end('back', round, figures)
    if (looks.length >= surveillanceLooks) return end('fewer', round, figures)
    return lookWhenDue(watch, now, 'surveillance', figures)
  },
}

/** The budget counts questions, not answers: a question without an answer may have cost as much. */
function lookWhenDue(
  watch: WatchSoFar,
  now: Date,
  phase: 'asking' | 'surveillance',
  figures: Counted,
): WatchStep {
  const { plan, round, nextAt } = watch
  const questions = phase === 'asking' ? questionsPerLook(plan) : plan.promptIds.length
  const spent = watch.looks.reduce((sum, look) => sum + look.questions, 0)
  if (watch.isSpent || spent + questions > plan.mostQuestions)
    // A result from before the spending limit stays valid.
    return end(phase === 'surveillance' ? 'fewer' : 'undecided', round, figures)
  if (nextAt !== null && nextAt > now) return { kind: 'wait', until: nextAt }
  return { kind: 'look', phase, round, questions }
}

/** When the look after this one is due. */
export const nextLookAt = (plan: WatchPlan, phase: 'asking' | 'surveillance', now: Date): Date =>
  later(now, phase === 'asking' ? plan.everyHours * HOUR_MS : plan.surveillanceEveryDays * DAY_MS)

const conclude = (concluded: Concluded): WatchStep => ({ kind: 'conclude', concluded })
const end = (result: Concluded['result'], round: number, figures: Counted): WatchStep =>
  conclude({ ...figures, result, phase: 'ended', round, nextAt: null })
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)
