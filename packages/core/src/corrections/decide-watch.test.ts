import { fixedTest } from '@veracite/statistics/fixed-test'
import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import type { WatchPlan } from './correction-store.ts'
import { decideWatch, nextLookAt, type WatchSoFar } from './decide-watch.ts'
import { ceilingOf, planWatch, testOfRound } from './watch-plan.ts'

const DAY_MS = 86_400_000
const HISTORIES = IS_THOROUGH ? 20_000 : 1_500
const PROMPTS = ['a', 'b', 'c']

/** An engine with a known history: how often it says it, by the day. */
type Engine = (day: number, random: () => number) => boolean

interface Lived {
  saidGoneOn: number | null
  saidBackOn: number | null
  stillSaid: number
  questions: number
  /** What rounds of a fixed number with the same error rates would have asked. */
  fixedQuestions: number
}

/** Lives through a watch, day by day, as the job does. */
function live(plan: WatchPlan, engine: Engine, random: () => number): Lived {
  let watch: WatchSoFar = { plan, phase: 'asking', round: 0, nextAt: new Date(0), looks: [] }
  const lived: Lived = { saidGoneOn: null, saidBackOn: null, stillSaid: 0, questions: 0, fixedQuestions: 0 }
  let now = new Date(0)
  for (let turn = 0; turn < 2_000 && watch.phase !== 'ended'; turn++) {
    const step = decideWatch(watch, now)
    const day = now.getTime() / DAY_MS
    if (step.kind === 'wait') {
      now = step.until ?? new Date(now.getTime() + DAY_MS)
    } else if (step.kind === 'look') {
      const answers = Array.from({ length: step.questions }, () => engine(day, random))
      lived.questions += step.phase === 'asking' ? step.questions : 0
      const look = { ...step, ended: true, answers }
      watch = { ...watch, looks: [...watch.looks, look], nextAt: nextLookAt(plan, step.phase, now) }
    } else {
      const { result, ...next } = step.concluded
      if (watch.phase === 'asking' && result !== null)
        lived.fixedQuestions += fixedTest(testOfRound(plan, watch.round)).asked
      if (result === 'gone') lived.saidGoneOn ??= day
      if (result === 'back') lived.saidBackOn = day
      if (result === 'still_said') lived.stillSaid += 1
      watch = { ...watch, ...next }
    }
  }
  return lived
}

const many = (plan: WatchPlan, engine: Engine, seed: string): Lived[] => {
  const random = seededRandom(seed)
  return Array.from({ length: HISTORIES }, () => live(plan, engine, random))
}
const share = (lives: readonly Lived[], is: (lived: Lived) => boolean) =>
  lives.filter(is).length / lives.length
const sum = (lives: readonly Lived[], of: (lived: Lived) => number) =>
  lives.reduce((total, lived) => total + of(lived), 0)
/** Three standard errors of a simulated 5 %. */
const NOISE = 3 * Math.sqrt((0.05 * 0.95) / HISTORIES)

describe('engines with a known day of correction', () => {
  const plan = planWatch({ atMost: 0.1, rounds: 6 }, PROMPTS)
  const corrected =
    (day: number, before: number, after: number): Engine =>
    (now, random) =>
      random() < (now < day ? before : after)

  test.each([
    [12, 0.6, 0],
    [12, 0.6, 0.01],
    [30, 0.25, 0.01],
    [30, 0.6, 0.02],
    [3, 0.9, 0],
  ])('corrected on day %i, said with %f before and %f after', (day, before, after) => {
    const lives = many(plan, corrected(day, before, after), `${day} ${before} ${after}`)
    const falseGone = share(lives, ({ saidGoneOn }) => saidGoneOn !== null && saidGoneOn < day)
    const falseBack = share(lives, ({ saidBackOn }) => saidBackOn !== null)
    const asked =
      sum(lives, ({ questions }) => questions) / sum(lives, ({ fixedQuestions }) => fixedQuestions)
    expect(falseGone).toBeLessThanOrEqual(0.05)
    expect(falseBack).toBeLessThanOrEqual(0.05 + NOISE)
    expect(asked).toBeLessThanOrEqual(0.6)
    expect(share(lives, ({ saidGoneOn }) => saidGoneOn !== null)).toBeGreaterThan(0.95)
  })

  test('never corrected, at the very rate that is to be excluded: "gone" in at most 5 %, over all rounds', () => {
    const lives = many(plan, corrected(Number.POSITIVE_INFINITY, 0.1, 0), 'at the bound')
    expect(share(lives, ({ saidGoneOn }) => saidGoneOn !== null)).toBeLessThanOrEqual(0.05 + NOISE)
  })

  test('said by one prompt of three only: "gone" is not said more often', () => {
    let at = 0
    const one: Engine = (_, random) => at++ % 3 === 0 && random() < 0.3
    expect(share(many(plan, one, 'one prompt'), ({ saidGoneOn }) => saidGoneOn !== null)).toBeLessThanOrEqual(
      0.05 + NOISE,
    )
  })

  test('back after it was gone: noticed within the surveillance', () => {
    const relapse: Engine = (day, random) => random() < (day < 12 || day > 80 ? 0.5 : 0)
    const lives = many(plan, relapse, 'relapse')
    expect(share(lives, ({ saidBackOn }) => saidBackOn !== null && saidBackOn > 80)).toBeGreaterThan(0.99)
    const days = lives.flatMap(({ saidBackOn }) => (saidBackOn === null ? [] : [saidBackOn - 80]))
    expect(days.reduce((total, one) => total + one, 0) / days.length).toBeLessThan(28)
  })
})

test('answers of one day that are alike: what that costs is known, and said in the guide', () => {
  // The error is no longer kept. It is measured so that nobody forgets.
  const plan = planWatch({ atMost: 0.1, rounds: 1, surveillanceLooks: 0 }, PROMPTS)
  const random = seededRandom('alike')
  let gone = 0
  for (let history = 0; history < HISTORIES; history++) {
    let today = { day: -1, rate: 0 }
    const alike: Engine = (day) => {
      // One day of ten it is said with 0.6, on all others with 0.044: 0.1 on average, a correlation of 0.3 within a day.
      if (today.day !== day) today = { day, rate: random() < 0.1 ? 0.6 : 0.0444 }
      return random() < today.rate
    }
    if (live(plan, alike, random).saidGoneOn !== null) gone++
  }
  expect(gone / HISTORIES).toBeLessThan(0.2)
})

describe('the plan of a watch', () => {
  test('its ceiling is never passed, whatever fails', () => {
    const plan = planWatch({ maxQuestions: 20 }, PROMPTS)
    const watch: WatchSoFar = { plan, phase: 'asking', round: 0, nextAt: null, looks: [] }
    const looks: WatchSoFar['looks'][number][] = []
    for (;;) {
      const step = decideWatch({ ...watch, looks }, new Date(0))
      if (step.kind !== 'look') {
        expect(step).toMatchObject({
          kind: 'conclude',
          concluded: { result: 'undecided', phase: 'ended', asked: 0 },
        })
        break
      }
      looks.push({ ...step, ended: true, answers: [] })
    }
    expect(looks.reduce((total, { questions }) => total + questions, 0)).toBeLessThanOrEqual(20)
  })

  test('all rounds together err no more than was chosen, and several looks are needed for "gone"', () => {
    const plan = planWatch({ rounds: 6 }, PROMPTS)
    const { rounds, perLook, questions } = ceilingOf(plan)
    expect(rounds.reduce((total, { falseGone }) => total + falseGone, 0)).toBeLessThanOrEqual(0.05)
    for (const { ifGone, fixed, most } of rounds) {
      expect(ifGone / perLook).toBeGreaterThan(5)
      expect(ifGone / fixed).toBeLessThan(0.45)
      expect(most).toBeLessThan(fixed * 1.5)
    }
    expect(plan.mostQuestions).toBe(questions)
  })

  test('a look that has not ended is waited for, and one that is not due is not asked', () => {
    const plan = planWatch({}, PROMPTS)
    const base = { plan, phase: 'asking', round: 0 } as const
    const look = { round: 0, phase: 'asking', questions: 6, answers: [] } as const
    const now = new Date(DAY_MS)
    expect(decideWatch({ ...base, nextAt: null, looks: [{ ...look, ended: false }] }, now)).toEqual({
      kind: 'wait',
      until: null,
    })
    const tomorrow = new Date(2 * DAY_MS)
    expect(decideWatch({ ...base, nextAt: tomorrow, looks: [] }, now)).toEqual({
      kind: 'wait',
      until: tomorrow,
    })
    expect(decideWatch({ ...base, nextAt: now, looks: [] }, now)).toMatchObject({
      kind: 'look',
      questions: 6,
    })
  })
})
