import { atOnce } from '@veracite/terms/test-support/at-once'
import { CITATION_CLASSES, ENGINES } from '@veracite/terms/vocabulary'
import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { expect, test, vi } from 'vitest'
import { testedTogether } from './change-family.ts'
import { changesBetween } from './changes.ts'
import { countOf } from './measures.ts'
import type { ScanCell } from './rate-store.ts'

/**
 * Made-up brands: each prompt and engine has fixed odds for the classes. `contrast` 0.3 makes them nearly alike, 8
 * makes most of them certain. A shift moves answers of one engine, or of all, to ABSENT.
 */
function brand(
  seed: string,
  { prompts, engines, contrast }: { prompts: number; engines: number; contrast: number },
) {
  const random = seededRandom(seed)
  const cells = ENGINES.slice(0, engines).flatMap((engine) =>
    Array.from({ length: prompts }, (_, prompt) => {
      const weights = CITATION_CLASSES.map(() => random() ** contrast)
      const sum = weights.reduce((one, other) => one + other, 0)
      return { engine, prompt, odds: weights.map((weight) => weight / sum) }
    }),
  )
  const absent = CITATION_CLASSES.indexOf('ABSENT')
  return (samples: number, shift?: { points: number; engine?: string }, lost = 0) => {
    const moved = cells.filter(({ engine }) => shift?.engine === undefined || engine === shift.engine)
    const present = moved.reduce((sum, { odds }) => sum + 1 - (odds[absent] ?? 0), 0) / moved.length
    return cells.map((cell): ScanCell => {
      const counts: ScanCell['counts'] = {}
      const isMoved = shift !== undefined && moved.includes(cell)
      for (let sample = 0; sample < samples; sample++) {
        if (random() < lost) continue
        let left = random()
        const drawn = CITATION_CLASSES.find((_, at) => {
          left -= cell.odds[at] ?? 0
          return left < 0
        })
        const name = isMoved && random() < shift.points / present ? 'ABSENT' : (drawn ?? 'ABSENT')
        counts[name] = (counts[name] ?? 0) + 1
      }
      const { engine, prompt } = cell
      return {
        promptId: `p${prompt}`,
        engine,
        intent: 'BRANDED',
        planned: samples,
        origin: 'engine',
        counts,
      }
    })
  }
}

if (IS_THOROUGH) vi.setConfig({ testTimeout: 1_800_000 })

const compared = (from: ScanCell[], to: ScanCell[]) =>
  atOnce(changesBetween({ cells: from, models: [] }, { cells: to, models: [] }, 'mentioned', 100))

/** Whatever is said about any measure, over all, by engine or by cell: the verdicts that `changesBetween` picks from. */
function saysAnything(from: ScanCell[], to: ScanCell[]): boolean {
  const pairs = from.flatMap((earlier, at) => {
    const later = to[at]
    return later === undefined || countOf(later, 'mentioned').asked === 0 ? [] : [{ earlier, later }]
  })
  return atOnce(testedTogether(pairs)).tests.some(({ verdict }) => verdict.standsOut)
}

test.each([
  { prompts: 1, engines: 4, samples: 10, contrast: 2, lost: 0, rounds: 100 },
  { prompts: 5, engines: 1, samples: 10, contrast: 0.3, lost: 0, rounds: 100 },
  { prompts: 12, engines: 1, samples: 1, contrast: 2, lost: 0, rounds: 100 },
  { prompts: 12, engines: 1, samples: 10, contrast: 0.3, lost: 0, rounds: 100 },
  { prompts: 12, engines: 4, samples: 5, contrast: 8, lost: 0, rounds: 60 },
  { prompts: 12, engines: 1, samples: 10, contrast: 8, lost: 0.5, rounds: 100 },
])('nothing changed: $prompts prompts, $engines engines, $samples samples, $lost lost', (setting) => {
  const rounds = setting.rounds * (IS_THOROUGH ? 20 : 1)
  let said = 0
  for (let round = 0; round < rounds; round++) {
    const ask = brand(`still ${round}`, setting)
    if (saysAnything(ask(setting.samples), ask(setting.samples, undefined, setting.lost))) said++
  }
  // Within the noise of that many rounds.
  expect(said / rounds).toBeLessThanOrEqual(0.05 + 2 * Math.sqrt((0.05 * 0.95) / rounds))
})

test.each([
  { what: 'one engine of one', prompts: 12, engines: 1, contrast: 2, rounds: 60 },
  { what: 'one engine of one with ten prompts', prompts: 10, engines: 1, contrast: 0.3, rounds: 60 },
  { what: 'one engine of four', prompts: 12, engines: 4, contrast: 2, rounds: 30 },
  { what: 'one engine of eleven', prompts: 12, engines: 11, contrast: 2, rounds: 16 },
])('30 points at ten samples: $what is reported in 95 of 100', (setting) => {
  const rounds = setting.rounds * (IS_THOROUGH ? 20 : 1)
  let told = 0
  for (let round = 0; round < rounds; round++) {
    const ask = brand(`moved ${round}`, setting)
    const [engine] = ENGINES
    const { engines } = compared(ask(10), ask(10, { points: 0.3, engine }))
    if (engines.find((row) => row.engine === engine)?.standsOut) told++
  }
  expect(told / rounds).toBeGreaterThanOrEqual(0.95 - 2 * Math.sqrt((0.05 * 0.95) / rounds))
})

test('30 points at ten samples over all engines are reported in the total', () => {
  const rounds = IS_THOROUGH ? 500 : 30
  let told = 0
  for (let round = 0; round < rounds; round++) {
    const ask = brand(`all ${round}`, { prompts: 5, engines: 4, contrast: 0.3 })
    const { overall } = compared(ask(10), ask(10, { points: 0.3 }))
    if (overall?.standsOut) told++
  }
  expect(told / rounds).toBeGreaterThanOrEqual(0.95)
})
