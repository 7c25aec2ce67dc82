import { atOnce } from '@veracite/terms/test-support/at-once'
import { CITATION_CLASSES, ENGINES, type Engine, MEASURES, type Measure } from '@veracite/terms/vocabulary'
import { seededRandom } from '@veracite/testing/seeded-random'
import { describe, expect, test } from 'vitest'
import { type MeasuredScan, changesBetween as stepsOfChanges } from './changes.ts'
import type { ScanCell, ServedModel } from './rate-store.ts'
import { ratesOf as stepsOfRates } from './rates.ts'

const LISTED = 2_000
const ratesOf = (cells: ScanCell[], measure: Measure) => atOnce(stepsOfRates(cells, measure, LISTED))
const changesBetween = (from: MeasuredScan, to: MeasuredScan, measure: Measure) =>
  atOnce(stepsOfChanges(from, to, measure, LISTED))

/** A cell in which this many answers mention the brand; the others do not. */
const cell = (
  prompt: number,
  engine: Engine,
  mentioned: number,
  asked: number,
  planned = asked,
): ScanCell => ({
  promptId: `p${prompt}`,
  engine,
  origin: 'engine',
  intent: prompt % 2 === 0 ? 'BRANDED' : 'CATEGORY',
  planned,
  counts: { STRONG: mentioned, ABSENT: asked - mentioned },
})
const many = (count: number, make: (nth: number) => ScanCell): ScanCell[] =>
  Array.from({ length: count }, (_, nth) => make(nth))

describe('rates', () => {
  test('of a cell, over prompts, by engine and by intent', () => {
    const cells = [
      ...many(12, (nth) => cell(nth, 'CHATGPT', nth % 3 === 0 ? 7 : 9, 10)),
      ...many(3, (nth) => cell(nth, 'CLAUDE', nth, 10)),
      cell(0, 'GROK', 0, 0, 10),
    ]
    const rates = ratesOf(cells, 'mentioned')
    expect(
      rates.engines.map(({ engine, rates: of }) => [engine, of.mentioned?.method, of.mentioned?.words]),
    ).toEqual([
      ['CHATGPT', 'clopper_pearson', '100 of 120 · 75–90 %'],
      ['CLAUDE', 'clopper_pearson', '3 of 30 · 2–27 %'],
      ['GROK', undefined, undefined],
    ])
    expect(rates.engines[2]).toMatchObject({ planned: 10, classified: 0, rates: { mentioned: null } })
    expect(rates.cells[0]?.rates).toEqual({
      mentioned: expect.objectContaining({ words: '7 of 10 · 25–94 %', wide: true, likeThese: null }),
    })
    expect(rates.engines[0]?.rates.mentioned).toMatchObject({
      rate: 100 / 120,
      likeThese: {
        prompts: 12,
        words: '74–90 % for questions like these, from 12 prompts',
      },
    })
    expect(rates.engines[1]?.rates.mentioned?.likeThese).toBeNull()
    expect(rates.overall).toMatchObject({ prompts: 12, planned: 160, classified: 150 })
    expect(rates.intents.map(({ intent }) => intent)).toEqual(['CATEGORY', 'BRANDED'])
  })

  test('all answers count alike, however many a prompt has', () => {
    const { overall } = ratesOf([cell(0, 'CHATGPT', 27, 30), cell(1, 'CHATGPT', 1, 1)], 'mentioned')
    expect(overall.rates.mentioned).toMatchObject({ rate: 28 / 31, words: '28 of 31 · 74–98 %' })
  })

  test('mentions and classes count what they say', () => {
    const one: ScanCell = {
      ...cell(0, 'CHATGPT', 0, 0),
      counts: { STRONG: 1, ECHO: 2, CONFABULATED: 3, ABSENT: 4 },
    }
    const { overall } = ratesOf([one], 'CONFABULATED')
    expect(overall.rates.mentioned).toMatchObject({ seen: 6, asked: 10 })
    expect(overall.rates.CONFABULATED).toMatchObject({ seen: 3, asked: 10 })
    expect(overall.rates.DESCRIPTIVE).toMatchObject({ seen: 0, asked: 10 })
  })
})

describe('changes', () => {
  const scan = (cells: ScanCell[], models: ServedModel[] = []) => ({ cells, models })

  test('a jump stands out, noise does not', () => {
    const from = scan(many(20, (nth) => cell(nth, 'CHATGPT', nth === 0 ? 0 : 5, 10)))
    const to = scan(many(20, (nth) => cell(nth, 'CHATGPT', nth === 0 ? 10 : 5 + (nth % 2), 10)))
    const { cells, overall } = changesBetween(from, to, 'mentioned')
    expect(cells.filter(({ standsOut }) => standsOut)).toMatchObject([
      {
        promptId: 'p0',
        difference: 1,
        method: 'newcombe',
        words: expect.stringMatching(/^0 of 10 → 10 of 10: \+/),
      },
    ])
    expect(overall).toMatchObject({ method: 'newcombe', pairs: 20, standsOut: false })
    expect(overall?.low).toBeLessThan(overall?.difference ?? 0)
  })

  test('one answer each: McNemar by engine, and cells say nothing', () => {
    const from = scan(many(12, (nth) => cell(nth, 'CHATGPT', 0, 1)))
    const to = scan(many(12, (nth) => cell(nth, 'CHATGPT', 1, 1)))
    const { engines, cells, family } = changesBetween(from, to, 'mentioned')
    expect(engines).toMatchObject([
      { method: 'mcnemar', pairs: 12, standsOut: true, low: null, words: '0 of 12 → 12 of 12' },
    ])
    expect(cells.every(({ p, adjustedP, standsOut }) => p === 1 && adjustedP === 1 && !standsOut)).toBe(true)
    // The total and the engine, mentioned, STRONG and ABSENT: nothing else could have stood out.
    expect(family).toBe(6)
  })

  test('one family over all measures: the same row stands out or not, whichever is asked for', () => {
    const from = scan(many(12, (nth) => cell(nth, 'CHATGPT', 4, 10)))
    const to = scan(many(12, (nth) => cell(nth, 'CHATGPT', nth < 6 ? 4 : 9, 10)))
    const [mentioned, absent] = [changesBetween(from, to, 'mentioned'), changesBetween(from, to, 'ABSENT')]
    expect(mentioned.family).toBe(absent.family)
    expect(mentioned.overall?.adjustedP).toBeCloseTo(absent.overall?.adjustedP ?? -1, 12)
    expect(mentioned.overall?.difference).toBeCloseTo(-(absent.overall?.difference ?? 0), 12)
  })

  test('one comparison holds the total of every measure, as each would say it alone', () => {
    const from = scan(many(12, (nth) => cell(nth, 'CHATGPT', 4, 10)))
    const to = scan(many(12, (nth) => cell(nth, 'CHATGPT', nth < 6 ? 4 : 9, 10)))
    const { overalls } = changesBetween(from, to, 'CONFABULATED')
    expect(Object.keys(overalls)).toEqual([...MEASURES])
    for (const measure of MEASURES)
      expect([measure, overalls[measure]]).toEqual([measure, changesBetween(from, to, measure).overall])
    expect(overalls.mentioned).toMatchObject({ standsOut: true })
  })

  test('cells that one scan lacks are not compared, and are listed', () => {
    const from = scan([cell(0, 'CHATGPT', 5, 10), cell(1, 'CHATGPT', 0, 0, 10), cell(2, 'CHATGPT', 1, 10)])
    const to = scan([cell(0, 'CHATGPT', 5, 10), cell(1, 'CHATGPT', 9, 10), cell(3, 'CLAUDE', 9, 10)])
    const { cells, overall, notCompared } = changesBetween(from, to, 'mentioned')
    expect(cells.map(({ promptId }) => promptId)).toEqual(['p0'])
    expect(overall).toMatchObject({ from: { seen: 5, asked: 10 }, to: { seen: 5, asked: 10 }, p: 1 })
    expect(notCompared.map(({ promptId, reason }) => `${promptId} ${reason}`)).toEqual([
      'p1 no_answer_in_from',
      'p2 only_in_from',
      'p3 only_in_to',
    ])
  })

  test('another model is a break', () => {
    const of = (model: string): ServedModel[] => [{ engine: 'CHATGPT', origin: 'engine', model, answers: 10 }]
    const cells = [cell(0, 'CHATGPT', 5, 10)]
    const { breaks, engines } = changesBetween(scan(cells, of('one')), scan(cells, of('two')), 'mentioned')
    expect(breaks).toEqual([{ engine: 'CHATGPT', from: ['one'], to: ['two'] }])
    expect(engines).toMatchObject([{ modelChanged: true }])
    expect(changesBetween(scan(cells, of('one')), scan(cells, of('one')), 'mentioned').breaks).toEqual([])
  })

  test('scans with nothing in common show no change', () => {
    expect(changesBetween(scan([cell(0, 'CLAUDE', 1, 1)]), scan([]), 'mentioned').overall).toBeNull()
  })
})

const scanOf = (cells: ScanCell[]): MeasuredScan => ({ cells, models: [] })

/** The largest plan has 110,000; every step is as long with fewer. */
const MANY_CELLS = 33_000

/** The longest time that other requests may wait; in one piece it was seconds. */
const LONGEST_STEP_MS = 250

describe(`a scan of ${MANY_CELLS} cells`, () => {
  const random = seededRandom('large')
  const large = (samples: number): ScanCell[] =>
    many(MANY_CELLS, (nth) => {
      const engine = ENGINES[nth % ENGINES.length] ?? 'CHATGPT'
      const counts: ScanCell['counts'] = {}
      for (let sample = 0; sample < samples; sample++) {
        const name = CITATION_CLASSES[Math.floor(random() * CITATION_CLASSES.length)] ?? 'ABSENT'
        counts[name] = (counts[name] ?? 0) + 1
      }
      return { ...cell(Math.floor(nth / ENGINES.length), engine, 0, 0, samples), counts }
    })
  test.each([1, 10])(
    '%i samples: no step keeps anybody waiting, and what is listed is bounded',
    (samples) => {
      const [from, to] = [scanOf(large(samples)), scanOf(large(samples))]
      const rated = quietest(() => stepsOfRates(from.cells, 'mentioned', 50))
      expect(rated.longestMs).toBeLessThan(LONGEST_STEP_MS)
      expect(rated.made.cells).toHaveLength(50)
      const { longestMs, made } = quietest(() => stepsOfChanges(from, to, 'mentioned', 50))
      expect(longestMs).toBeLessThan(LONGEST_STEP_MS)
      expect(made.cellsCompared).toBe(MANY_CELLS)
      expect(made.cells.map(({ p }) => p)).toEqual(made.cells.map(({ p }) => p).toSorted((a, b) => a - b))
    },
  )
})

/** The shortest longest step of three rounds at most: on a busy machine, collecting garbage can fall into any step of one. */
function quietest<T>(begin: () => Generator<void, T>): { longestMs: number; made: T } {
  let best = longestStep(begin())
  for (let round = 2; round <= 3 && best.longestMs >= LONGEST_STEP_MS; round++) {
    const next = longestStep(begin())
    if (next.longestMs < best.longestMs) best = next
  }
  return best
}

/** Of the processor's time: others on the machine do not count. */
function longestStep<T>(steps: Generator<void, T>): { longestMs: number; made: T } {
  let longestMs = 0
  for (;;) {
    const since = process.cpuUsage()
    const step = steps.next()
    const { user, system } = process.cpuUsage(since)
    longestMs = Math.max(longestMs, (user + system) / 1_000)
    if (step.done) return { longestMs, made: step.value }
  }
}
