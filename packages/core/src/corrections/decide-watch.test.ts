import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import type { Correction, RelatedWatch, WatchPlan } from './correction-store.ts'
import { countsOfRound, decideWatch, nextLookAt, type WatchSoFar } from './decide-watch.ts'
import { ceilingOf, planWatch, type WatchChoice } from './watch-plan.ts'

const DAY_MS = 86_400_000
const HISTORIES = IS_THOROUGH ? 20_000 : 80
const PROMPTS = ['a', 'b', 'c']

/** An engine with a known history: how often it says it, by the day. */
type Engine = (day: number, random: () => number) => boolean
/** A watch as the store keeps it. */
type Kept = WatchSoFar & { id: string; result: RelatedWatch['result'] }

interface Lived {
  saidFewerOn: number | null
  saidBackOn: number | null
  questions: number
}

const plan = (
  choice: WatchChoice,
  kept: readonly Kept[] = [],
  kind: Correction['kind'] = 'finding',
): WatchPlan =>
  planWatch(choice, PROMPTS, {
    kind,
    related: kept.map(({ id, phase, round, result, plan: { atMost } }) => ({
      ...{ id, correctionId: 'c', phase, round, result, atMost },
    })),
  })

/** As the store starts one: with the looks of the watches that it continues. */
function begin(choice: WatchChoice, kept: readonly Kept[], now: Date, kind?: Correction['kind']): Kept {
  const planned = plan(choice, kept, kind)
  const { firstRound, continues } = planned
  const earlier = kept
    .filter(({ id }) => continues.includes(id))
    .flatMap(({ looks }) => looks.filter(({ round, phase }) => round === firstRound && phase === 'asking'))
  const phases = { phase: 'asking', round: firstRound, nextAt: now } as const
  return { id: `${kept.length}`, plan: planned, ...phases, result: null, looks: [], earlier }
}

/** Lives through a watch day by day, as the job does; a person may stop it after any look, and start it again. */
function live(
  choice: WatchChoice,
  engine: Engine,
  random: () => number,
  person: { stops: number; starts: number; kind?: Correction['kind'] } = { stops: 0, starts: 1 },
): Lived {
  const lived: Lived = { saidFewerOn: null, saidBackOn: null, questions: 0 }
  const kept: Kept[] = []
  let now = new Date(0)
  for (let start = 0; start < person.starts; start++) {
    let watch = begin(choice, kept, now, person.kind)
    for (let turn = 0; turn < 2_000 && watch.phase !== 'ended'; turn++) {
      const step = decideWatch(watch, now)
      const day = now.getTime() / DAY_MS
      if (step.kind === 'wait') {
        now = step.until ?? new Date(now.getTime() + DAY_MS)
      } else if (step.kind === 'look') {
        const answers = Array.from({ length: step.questions }, () => engine(day, random))
        lived.questions += step.phase === 'asking' ? step.questions : 0
        const look = { ...step, ended: true, answers }
        watch = { ...watch, looks: [...watch.looks, look], nextAt: nextLookAt(watch.plan, step.phase, now) }
      } else {
        const { result, ...next } = step.concluded
        if (result === 'fewer') lived.saidFewerOn ??= day
        if (result === 'back') lived.saidBackOn = day
        watch = { ...watch, ...next, result: result ?? watch.result }
      }
      if (step.kind === 'look' && random() < person.stops)
        watch = { ...watch, phase: 'ended', ...(watch.phase === 'asking' && { result: 'stopped' }) }
    }
    kept.push(watch)
  }
  return lived
}

const many = (
  choice: WatchChoice,
  engine: Engine,
  seed: string,
  person?: Parameters<typeof live>[3],
): Lived[] => {
  const random = seededRandom(seed)
  return Array.from({ length: HISTORIES }, () => live(choice, engine, random, person))
}
const share = (lives: readonly Lived[], is: (lived: Lived) => boolean) =>
  lives.filter(is).length / lives.length
const saidFewer = (lives: readonly Lived[]) => share(lives, ({ saidFewerOn }) => saidFewerOn !== null)

const always =
  (rate: number): Engine =>
  (_, random) =>
    random() < rate

describe('engines with a known day of correction', () => {
  const choice = { atMost: 0.1, rounds: 6 }
  const corrected =
    (day: number, before: number, after: number): Engine =>
    (now, random) =>
      random() < (now < day ? before : after)

  test.each([
    [12, 0.6, 0],
    [12, 0.6, 0.01],
    [30, 0.25, 0.01],
    [3, 0.9, 0],
  ])('corrected on day %i, said with %f before and %f after', (day, before, after) => {
    const lives = many(choice, corrected(day, before, after), `${day} ${before} ${after}`)
    const tooEarly = share(lives, ({ saidFewerOn }) => saidFewerOn !== null && saidFewerOn < day)
    expect(tooEarly).toBeLessThanOrEqual(0.05)
    expect(share(lives, ({ saidBackOn }) => saidBackOn !== null)).toBeLessThanOrEqual(0.05)
    expect(saidFewer(lives)).toBeGreaterThan(0.95)
  })

  test('back after it was rare: noticed within the surveillance', () => {
    const relapse: Engine = (day, random) => random() < (day < 12 || day > 100 ? 0.5 : 0)
    const lives = many(choice, relapse, 'relapse')
    expect(share(lives, ({ saidBackOn }) => saidBackOn !== null && saidBackOn > 100)).toBeGreaterThan(0.99)
    const days = lives.flatMap(({ saidBackOn }) => (saidBackOn === null ? [] : [saidBackOn - 100]))
    expect(days.reduce((total, one) => total + one, 0) / days.length).toBeLessThan(28)
  })
})

describe('an engine that says it at the very rate that is to be excluded', () => {
  const choice = { atMost: 0.1, rounds: 6, surveillanceLooks: 2 }

  test.each([0.1, 0.12])('at %f: “fewer” in at most 5 % of watches, over all rounds', (rate) => {
    expect(saidFewer(many(choice, always(rate), `at ${rate}`))).toBeLessThanOrEqual(0.05)
  })

  test.each([
    [0.05, 8],
    [0.3, 20],
    [1, 60],
  ])(
    'a person stops after a look with a chance of %f and starts it %i times: still at most 5 %',
    (stops, starts) => {
      const lives = many(choice, always(0.1), `stopped ${stops}`, { stops, starts })
      expect(saidFewer(lives)).toBeLessThanOrEqual(0.05)
    },
  )

  test('a person who starts it again after every verdict: still at most 5 %', () => {
    const lives = many({ ...choice, rounds: 1 }, always(0.1), 'again and again', { stops: 0, starts: 8 })
    expect(saidFewer(lives)).toBeLessThanOrEqual(0.05)
  })

  test('eleven engines of one fact: any of them “fewer” in at most 5 % of corrections', () => {
    const random = seededRandom('eleven engines')
    const histories = Math.floor(HISTORIES / 5)
    let wrong = 0
    for (let nth = 0; nth < histories; nth++) {
      const lives = Array.from({ length: 11 }, () =>
        live(choice, always(0.1), random, { stops: 0.2, starts: 5, kind: 'fact' }),
      )
      if (lives.some(({ saidFewerOn }) => saidFewerOn !== null)) wrong++
    }
    expect(wrong / histories).toBeLessThanOrEqual(0.05)
  })

  test('said by one prompt of three only: no more often', () => {
    let at = 0
    const one: Engine = (_, random) => at++ % 3 === 0 && random() < 0.3
    expect(saidFewer(many(choice, one, 'one prompt'))).toBeLessThanOrEqual(0.05)
  })
})

test('said in one answer of twenty: what is shown is “fewer than 10 %”, which is true', () => {
  const lives = many({ atMost: 0.1, rounds: 1, surveillanceLooks: 0 }, always(0.05), 'one of twenty')
  expect(saidFewer(lives)).toBeGreaterThan(0.1)
  // And it is never shown for less than what is made.
  expect(saidFewer(many({ atMost: 0.05, rounds: 3 }, always(0.05), 'five'))).toBeLessThanOrEqual(0.05)
})

test('answers of one day that are alike: what that costs is known, and said in the guide', () => {
  // The error is no longer kept. It is measured so that nobody forgets.
  const random = seededRandom('alike')
  const histories = Math.max(HISTORIES, 200)
  let fewer = 0
  for (let history = 0; history < histories; history++) {
    let today = { day: -1, rate: 0 }
    const alike: Engine = (day) => {
      // One day of ten it is said with 0.6, on all others with 0.044: 0.1 on average, a correlation of 0.3 within a day.
      if (today.day !== day) today = { day, rate: random() < 0.1 ? 0.6 : 0.0444 }
      return random() < today.rate
    }
    if (live({ rounds: 1, surveillanceLooks: 0 }, alike, random).saidFewerOn !== null) fewer++
  }
  expect(fewer / histories).toBeLessThan(0.1)
})

describe('where a new watch begins', () => {
  const look = {
    round: 0,
    phase: 'asking',
    questions: 6,
    ended: true,
    answers: Array(6).fill(false),
  } as const
  const ended = (result: Kept['result'], round = 0, atMost = 0.1): Kept => ({
    ...begin({ atMost }, [], new Date(0)),
    ...{ id: '0', phase: 'ended', round, result, looks: [{ ...look, round }] },
  })

  test.each(['stopped', 'undecided', null] as const)(
    'after %s: in the same round, with its answers',
    (result) => {
      const next = begin({}, [ended(result)], new Date(0))
      expect(next.plan).toMatchObject({ firstRound: 0, continues: ['0'] })
      expect(countsOfRound(next, 0)).toEqual({ seen: 0, asked: 6 })
    },
  )

  test.each(['fewer', 'still_said', 'back'] as const)(
    'after %s: in the next round, with half the error',
    (result) => {
      const next = begin({}, [ended(result, 1)], new Date(0))
      expect(next.plan).toMatchObject({ firstRound: 2, continues: [] })
      expect(ceilingOf(next.plan).rounds[0]?.error).toBeCloseTo(0.05 / 8)
    },
  )

  test('a smaller share than the one that was shown continues the sequence: it holds for every share', () => {
    expect(begin({ atMost: 0.05 }, [ended('fewer', 0, 0.2)], new Date(0)).plan.firstRound).toBe(0)
  })

  test('all rounds there can ever be err no more than 5 %, and all engines of a fact together', () => {
    const errors = Array.from(
      { length: 40 },
      (_, round) => plan({}, [ended('back', round)]).error / 2 ** (round + 2),
    )
    expect(errors.reduce((sum, one) => sum + one, 0.025)).toBeLessThanOrEqual(0.05)
    expect(plan({}, [], 'fact')).toMatchObject({ engines: 11 })
    expect(plan({}, [], 'fact').error * 11).toBeCloseTo(0.05)
  })
})

describe('the plan of a watch', () => {
  const base = (choice: WatchChoice) => begin(choice, [], new Date(0))

  test('its ceiling is never passed, whatever fails', () => {
    const watch = { ...base({ maxQuestions: 20 }), nextAt: null }
    const looks: WatchSoFar['looks'][number][] = []
    for (;;) {
      const step = decideWatch({ ...watch, looks }, new Date(0))
      if (step.kind !== 'look') {
        const concluded = { result: 'undecided', phase: 'ended', asked: 0 }
        expect(step).toMatchObject({ kind: 'conclude', concluded })
        break
      }
      looks.push({ ...step, ended: true, answers: [] })
    }
    expect(looks.reduce((total, { questions }) => total + questions, 0)).toBeLessThanOrEqual(20)
  })

  test('several looks are needed for “fewer”, and the ceiling is the sum of its parts', () => {
    const planned = plan({ rounds: 6 })
    const { rounds, perLook, questions } = ceilingOf(planned)
    for (const { ifFewer, most } of rounds) {
      expect(ifFewer / perLook).toBeGreaterThan(5)
      expect(most).toBeGreaterThan(ifFewer)
    }
    expect(planned.mostQuestions).toBe(questions)
  })

  test('a look that has not ended is waited for, and one that is not due is not asked', () => {
    const look = { round: 0, phase: 'asking', questions: 6, answers: [], ended: false } as const
    const now = new Date(DAY_MS)
    expect(decideWatch({ ...base({}), nextAt: null, looks: [look] }, now)).toEqual({
      kind: 'wait',
      until: null,
    })
    const tomorrow = new Date(2 * DAY_MS)
    expect(decideWatch({ ...base({}), nextAt: tomorrow }, now)).toEqual({ kind: 'wait', until: tomorrow })
    expect(decideWatch({ ...base({}), nextAt: now }, now)).toMatchObject({ kind: 'look', questions: 6 })
  })
})
