import { expect, test } from 'vitest'
import { seededRandom } from '../statistics/seeded-random.ts'
import { CITATION_CLASSES, ENGINES } from '../vocabulary.ts'
import { type ClassCell, classChanges, pooled } from './class-changes.ts'

const PROMPTS = 12
const SEEDS = Array.from({ length: 20 }, (_, seed) => `seed ${seed}`)

/** Engines that say the same for ever, each prompt with its own odds, their answers varying by chance. */
function brand(seed: string) {
  const random = seededRandom(seed)
  const odds = new Map<string, number[]>()
  for (const engine of ENGINES)
    for (let prompt = 0; prompt < PROMPTS; prompt++) {
      const weights = CITATION_CLASSES.map(() => random() ** 2)
      const sum = weights.reduce((one, other) => one + other, 0)
      odds.set(
        `${engine} ${prompt}`,
        weights.map((weight) => weight / sum),
      )
    }
  /** `shift` moves so much of every answer of one engine to ABSENT. */
  const scan = (samples: number, shift = 0): ClassCell[] =>
    [...odds].map(([key, weights]) => {
      const [engine, promptId = ''] = key.split(' ') as [ClassCell['engine'], string]
      const counts: ClassCell['counts'] = {}
      for (let sample = 0; sample < samples; sample++) {
        let left = random()
        const drawn = CITATION_CLASSES.find((_, at) => {
          left -= weights[at] ?? 0
          return left < 0
        })
        const moves = engine === 'GROK' && random() < shift
        const seen = moves ? 'ABSENT' : (drawn ?? 'ABSENT')
        counts[seen] = (counts[seen] ?? 0) + 1
      }
      return { engine, promptId, counts }
    })
  const absent = CITATION_CLASSES.indexOf('ABSENT')
  const rows = Array.from({ length: PROMPTS }, (_, prompt) => odds.get(`GROK ${prompt}`)?.[absent] ?? 0)
  const mean = rows.reduce((sum, one) => sum + one, 0) / PROMPTS
  /** How much must move for the rate of ABSENT to rise by so much. */
  const shiftBy = (rise: number) => rise / (1 - mean)
  return { scan, shiftBy }
}

test.each([1, 5, 10])(
  'a week in which nothing changes tells nothing in 19 of 20, at %i samples',
  (samples) => {
    const noisy = SEEDS.filter((seed) => {
      const { scan } = brand(seed)
      const week = Array.from({ length: 7 }, () => scan(samples))
      return week.some((later, day) => classChanges(pooled(week.slice(0, day)), later).length > 0)
    })
    expect(noisy.length).toBeLessThanOrEqual(1)
  },
)

test('after a week, a change of 30 points at ten samples is told in 19 of 20, with its engine', () => {
  const told = SEEDS.filter((seed) => {
    const { scan, shiftBy } = brand(seed)
    const week = Array.from({ length: 7 }, () => scan(10))
    const changes = classChanges(pooled(week), scan(10, shiftBy(0.3)))
    return changes.some(
      ({ engine, class: to, points }) => engine === 'GROK' && to === 'ABSENT' && points >= 10,
    )
  })
  expect(told.length).toBeGreaterThanOrEqual(19)
})

test('what only one of two scans asked is no change', () => {
  const { scan } = brand('gaps')
  const all = scan(10)
  expect(classChanges([], all)).toEqual([])
  expect(
    classChanges(
      all.filter(({ engine }) => engine === 'GROK'),
      all.filter(({ engine }) => engine !== 'GROK'),
    ),
  ).toEqual([])
})
