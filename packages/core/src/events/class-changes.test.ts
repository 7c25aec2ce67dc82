import { atOnce } from '@veracite/terms/test-support/at-once'
import { CITATION_CLASSES, ENGINES } from '@veracite/terms/vocabulary'
import { seededRandom } from '@veracite/testing/seeded-random'
import { expect, test } from 'vitest'
import type { ClassCell } from '../rates/rate-store.ts'
import {
  clearChanges,
  comparedClasses,
  confirmedChanges,
  sinceBreak,
  pooled as stepsOfPooling,
  suspectedChanges,
} from './class-changes.ts'

const PROMPTS = 12
const SEEDS = Array.from({ length: 20 }, (_, seed) => `seed ${seed}`)

const pooled = (scans: ClassCell[][]) => atOnce(stepsOfPooling(scans))
const compared = (earlier: ClassCell[], later: ClassCell[]) => atOnce(comparedClasses(earlier, later))

/** Engines that never change: each prompt has fixed odds, and answers vary only by chance. */
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
  /** `shift` moves this share of one engine's answers to ABSENT. */
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
      return { engine, origin: 'engine', promptId, counts }
    })
  const absent = CITATION_CLASSES.indexOf('ABSENT')
  const rows = Array.from({ length: PROMPTS }, (_, prompt) => odds.get(`GROK ${prompt}`)?.[absent] ?? 0)
  const mean = rows.reduce((sum, one) => sum + one, 0) / PROMPTS
  /** The shift that raises the rate of ABSENT by this much. */
  const shiftBy = (rise: number) => rise / (1 - mean)
  return { scan, shiftBy }
}

type Brand = ReturnType<typeof brand>
/**
 * As the job does it: clear changes are reported at once, doubtful ones are asked again, ten times or more.
 */
function told(
  earlier: ClassCell[],
  later: ClassCell[],
  again: (samples: number) => ClassCell[],
  samples: number,
) {
  const clear = clearChanges(compared(earlier, later))
  const suspected = suspectedChanges(compared(earlier, later))
  const inDoubt = suspected.filter(({ engine }) => !clear.some((one) => one.engine === engine))
  if (inDoubt.length === 0) return clear
  const of = (cells: ClassCell[]) =>
    cells.filter(({ engine }) => inDoubt.some((one) => one.engine === engine))
  const both = pooled([of(later), of(again(Math.max(10, samples)))])
  return [...clear, ...confirmedChanges(compared(earlier, both), suspected)]
}
const isNoisy = ({ scan }: Brand, samples: number): boolean => {
  const week = Array.from({ length: 7 }, () => scan(samples))
  return week.some(
    (later, day) => day > 0 && told(pooled(week.slice(0, day)), later, scan, samples).length > 0,
  )
}
const isTold = ({ scan, shiftBy }: Brand, baselines: number, samples: number): boolean => {
  const earlier = pooled(Array.from({ length: baselines }, () => scan(samples)))
  const shift = shiftBy(0.3)
  return told(earlier, scan(samples, shift), (more) => scan(more, shift), samples).some(
    ({ engine, class: to, points }) => engine === 'GROK' && to === 'ABSENT' && points >= 10,
  )
}

test.each([1, 5, 10])(
  'a week in which nothing changes tells nothing in 19 of 20, at %i samples',
  (samples) => {
    expect(SEEDS.filter((seed) => isNoisy(brand(seed), samples)).length).toBeLessThanOrEqual(1)
  },
)

test.each([1, 2, 7])(
  'a change of 30 points at ten samples is told in 19 of 20, with its engine, after %i scans',
  (baselines) => {
    expect(SEEDS.filter((seed) => isTold(brand(seed), baselines, 10)).length).toBeGreaterThanOrEqual(19)
  },
)

test('a prompt that only one of two scans asked is not a change', () => {
  const { scan } = brand('gaps')
  const all = scan(10)
  expect(clearChanges(compared([], all))).toEqual([])
  expect(
    clearChanges(
      compared(
        all.filter(({ engine }) => engine === 'GROK'),
        all.filter(({ engine }) => engine !== 'GROK'),
      ),
    ),
  ).toEqual([])
})

test('answers from before a change of model are not a baseline for that engine', () => {
  const cell = (engine: ClassCell['engine'], promptId: string): ClassCell => ({
    engine,
    origin: 'engine',
    promptId,
    counts: {},
  })
  const cells = [cell('GROK', 'a'), cell('CLAUDE', 'a')]
  const scan = (model: string) => ({
    cells,
    models: [
      { engine: 'GROK' as const, origin: 'engine' as const, model, answers: 1 },
      { engine: 'CLAUDE' as const, origin: 'engine' as const, model: 'c', answers: 1 },
    ],
  })
  expect(sinceBreak([scan('g2'), scan('g2'), scan('g1'), scan('g2')])).toEqual([
    cells,
    cells,
    [cell('CLAUDE', 'a')],
    [cell('CLAUDE', 'a')],
  ])
})
