import { boundWhenNoneSeen } from '@veracite/statistics/exact-rate'
import type { Engine } from '@veracite/terms/vocabulary'
import { seededRandom } from '@veracite/testing/seeded-random'
import { drawSlots } from '@veracite/verify/bundle/draw-slots'
import { expect, test } from 'vitest'
import { slotsFor } from './fill-slots.ts'
import { type AnswerPair, measurePairs } from './measure-pairs.ts'

const PLAN = {
  questions: Array.from({ length: 40 }, (_, n) => `${n}`),
  drawn: 12,
  engines: ['CHATGPT', 'GEMINI'] as const,
  people: 5,
  ...{ firstDay: '2026-11-28', lastDay: '2026-12-03' },
}

test('a seed draws each question once of each engine, shared evenly, and always the same', () => {
  const slots = drawSlots('a', PLAN)
  expect(drawSlots('a', PLAN)).toEqual(slots)
  expect(drawSlots('b', PLAN)).not.toEqual(slots)
  expect(slots.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1))
  expect(new Set(slots.map(({ engine, question }) => `${engine} ${question}`)).size).toBe(24)
  expect(new Set(slots.map(({ question }) => question)).size).toBe(12)
  const per = (key: 'person' | 'day') => [...Map.groupBy(slots, (slot) => slot[key]).values()]
  expect(per('person').map(({ length }) => length)).toEqual([5, 5, 5, 5, 4])
  expect(per('day').map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4])
  expect([slots[0]?.day, slots.at(-1)?.day]).toEqual([PLAN.firstDay, PLAN.lastDay])
})

test('every question is drawn about equally often', () => {
  const counts = PLAN.questions.map(() => 0)
  const DRAWS = 2_000
  for (let seed = 0; seed < DRAWS; seed++)
    for (const place of new Set(drawSlots(`${seed}`, PLAN).map(({ question }) => question - 1)))
      counts[place] = (counts[place] ?? 0) + 1
  const share = PLAN.drawn / PLAN.questions.length
  const spread = 4 * Math.sqrt(DRAWS * share * (1 - share))
  for (const count of counts) expect(Math.abs(count - DRAWS * share)).toBeLessThan(spread)
})

test('a slot takes the question as it was pasted, of its engine, once, after it was drawn', () => {
  const open = [
    { number: 3, engine: 'CHATGPT', question: 'Who  founded Halden?' },
    { number: 4, engine: 'GEMINI', question: 'Who founded Halden?' },
  ] as const
  const drawnAt = new Date('2026-11-28T12:00:00.000Z')
  const asked = (question: string, answeredAt: string | null = null) => ({ question, answeredAt })
  const fills = (engine: Engine, ...more: ReturnType<typeof asked>[]) => slotsFor(open, engine, drawnAt, more)
  const several = ['who founded Halden?', ' Who founded\nHalden? ', 'Who founded Halden?']
  expect(fills('CHATGPT', ...several.map((one) => asked(one)))).toEqual([null, 3, null])
  const [question = ''] = several.slice(-1)
  expect(fills('GEMINI', asked(question, '2026-11-28T13:00:00+02:00'), asked(question))).toEqual([null, 4])
  expect(fills('GEMINI', asked(question, '2026-11-28T13:00:00+01:00'))).toEqual([4])
  expect(fills('GROK', asked(question))).toEqual([null])
})

const pair = (api: string[], app: string[], more: Partial<AnswerPair> = {}): AnswerPair => ({
  ...{ engine: 'CHATGPT', origin: 'engine', grade: 'C', api, app },
  ...more,
})

test('it is said too where one of the same statements is in both answers', () => {
  const [chatgpt, gemini] = measurePairs([
    pair(['x', 'y'], ['y']),
    pair(['x'], ['z']),
    pair([], ['z']),
    pair([], []),
    pair(['x'], [], { engine: 'GEMINI', grade: 'A' }),
  ])
  expect(chatgpt).toMatchObject({ engine: 'CHATGPT', pairs: 4, grades: { C: 4 } })
  expect(chatgpt?.appGivenApi).toMatchObject({ asked: 2, seen: 1 })
  expect(chatgpt?.apiGivenApp).toMatchObject({ asked: 3, seen: 1 })
  expect(gemini).toMatchObject({ pairs: 1, grades: { A: 1 }, apiGivenApp: { asked: 0, rate: null } })
  expect(gemini?.appGivenApi.rate).toMatchObject({ low: 0, high: boundWhenNoneSeen(1) })
})

test('answers over interfaces of different origin make measures of their own', () => {
  const measures = measurePairs([pair(['x'], ['x']), pair(['x'], [], { origin: 'stand_in' })])
  expect(measures.map(({ origin, pairs }) => [origin, pairs])).toEqual([
    ['engine', 1],
    ['stand_in', 1],
  ])
})

/** Chances of: both say it, only the interface, only the app; neither is the rest. */
test.each([
  [0.12, 0.08, 0.02],
  [0.3, 0.1, 0.25],
  [0.02, 0.18, 0.3],
  [0.45, 0.05, 0.05],
])(
  'under a known joint law (%f, %f, %f) both intervals cover it at least 95 times in 100',
  (both, api, app) => {
    const random = seededRandom(`${both} ${api} ${app}`)
    const ROUNDS = 1_500
    const covered = { appGivenApi: 0, apiGivenApp: 0 }
    const truth = { appGivenApi: both / (both + api), apiGivenApp: both / (both + app) }
    for (let round = 0; round < ROUNDS; round++) {
      const pairs = Array.from({ length: 80 }, () => {
        const drawn = random()
        if (drawn < both) return pair(['x'], ['x'])
        return pair(
          drawn < both + api ? ['x'] : [],
          drawn >= both + api && drawn < both + api + app ? ['x'] : [],
        )
      })
      const [measured] = measurePairs(pairs)
      for (const given of ['appGivenApi', 'apiGivenApp'] as const) {
        const rate = measured?.[given].rate
        if (!rate || (rate.low <= truth[given] && truth[given] <= rate.high)) covered[given]++
      }
    }
    // Two standard errors of the simulation below 95 %.
    for (const given of Object.values(covered)) expect(given / ROUNDS).toBeGreaterThan(0.939)
  },
)
