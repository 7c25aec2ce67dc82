import { describe, expect, test } from 'vitest'
import reference from '../../../../vectors/statistics/reference.json' with { type: 'json' }
import { benjaminiHochberg } from './benjamini-hochberg.ts'
import { exactMcNemar } from './mcnemar.ts'
import { newcombe, newcombeP } from './newcombe.ts'
import { normalTail } from './normal-tail.ts'
import { pairedChange } from './paired-change.ts'
import { rateOverPrompts } from './rate-over-prompts.ts'
import { studentQuantile, studentTail } from './student-t.ts'
import { boundWhenNoneSeen, expectedHalfWidth, isWide, wilson } from './wilson.ts'
import { sayDifference, sayNoneSeen, sayRate } from './words.ts'

/** Equal relative to the larger value; a zero in the reference may be a rounding error here. */
function near(found: number, wanted: number, share = 1e-9): void {
  expect(Math.abs(found - wanted), `${found} is not ${wanted}`).toBeLessThanOrEqual(
    share * Math.abs(wanted) + 1e-15,
  )
}

/** Counts for rates that are multiples of a tenth. */
const counts = (rates: readonly number[]) => rates.map((rate) => ({ seen: Math.round(rate * 10), asked: 10 }))

describe('one rate', () => {
  test.each(reference.wilson)('$seen of $asked', ({ seen, asked, low, high }) => {
    const found = wilson(seen, asked)
    near(found.low, Math.max(0, low), 1e-8)
    near(found.high, high)
  })

  test('nothing asked leaves everything open', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  test.each([
    [3, 0.56],
    [10, 0.28],
    [59, 0.06],
  ])('none in %i answers is the upper end of Wilson', (asked, rounded) => {
    near(boundWhenNoneSeen(asked), wilson(0, asked).high)
    expect(boundWhenNoneSeen(asked)).toBeCloseTo(rounded, 2)
  })

  test('59 answers without it exclude a rate of 5 %, one-sided; 58 do not', () => {
    expect(0.95 ** 59).toBeLessThan(0.05)
    expect(0.95 ** 58).toBeGreaterThan(0.05)
  })

  test('more answers make it narrower', () => {
    expect([1, 5, 10, 30, 100].map((asked) => Math.round(100 * expectedHalfWidth(asked)))).toEqual([
      45, 33, 26, 17, 10,
    ])
    expect(isWide(wilson(5, 10))).toBe(true)
    expect(isWide(wilson(15, 30))).toBe(false)
  })
})

describe('distributions', () => {
  test.each(reference.student)(
    'Student t with $degrees degrees',
    ({ degrees, quantile95, quantile90, tails }) => {
      near(studentQuantile(0.05, degrees), quantile95)
      near(studentQuantile(0.1, degrees), quantile90)
      for (const { t, p } of tails) near(studentTail(t, degrees), p, 1e-8)
    },
  )

  test.each(reference.normal)('normal tail at $z', ({ z, p }) => near(normalTail(z), p, 1e-10))
})

describe('a rate over prompts', () => {
  test.each(reference.clusterT)('of $asked answers each, t', ({ seen, asked, rate, low, high }) => {
    const found = rateOverPrompts(
      seen.map((one) => ({ seen: one, asked })),
      'scan',
    )
    expect(found?.method).toBe('cluster_t')
    near(found?.rate ?? -1, rate)
    near(found?.low ?? -1, low)
    near(found?.high ?? -1, high)
  })

  test.each(reference.clusterBootstrap)('$rates: bootstrap', ({ rates, low, high }) => {
    const found = rateOverPrompts(counts(rates), 'scan')
    expect(found?.method).toBe('cluster_bootstrap')
    // Two thousand draws against a million.
    expect(Math.abs((found?.low ?? -1) - low)).toBeLessThan(0.03)
    expect(Math.abs((found?.high ?? -1) - high)).toBeLessThan(0.03)
  })

  test('the same scan gives the same interval, another scan its own', () => {
    const prompts = counts([0.1, 0.2, 0.9, 0.4, 0.3])
    const ends = (seed: string) => Object.values(rateOverPrompts(prompts, seed) ?? {}).join()
    expect(ends('01a1dd29')).toBe(ends('01a1dd29'))
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(ends)).size).toBeGreaterThan(1)
  })

  test('prompts that agree: Wilson over the prompts, however many answers there are', () => {
    const found = rateOverPrompts(counts([0, 0, 0]), 'scan')
    expect(found).toEqual({ rate: 0, ...wilson(0, 3), method: 'wilson_of_prompts' })
    expect(rateOverPrompts(counts([0.7, 0.7]), 'scan')?.high).toBeCloseTo(wilson(1.4, 2).high, 12)
  })

  test('one prompt is a cell; without answers there is no rate', () => {
    expect(rateOverPrompts([{ seen: 7, asked: 10 }], 'scan')).toEqual({
      rate: 0.7,
      ...wilson(7, 10),
      method: 'wilson',
    })
    expect(rateOverPrompts([{ seen: 0, asked: 0 }], 'scan')).toBeNull()
    expect(rateOverPrompts([], 'scan')).toBeNull()
  })

  test('a thousand prompts take no time', () => {
    const prompts = Array.from({ length: 1000 }, (_, n) => ({ seen: n % 7, asked: 10 }))
    const begun = performance.now()
    rateOverPrompts(prompts, 'scan')
    expect(performance.now() - begun).toBeLessThan(100)
  })
})

describe('a change', () => {
  test.each(reference.newcombe)('from $earlier to $later', ({ earlier, later, low, high, p }) => {
    const found = newcombe(earlier, later)
    near(found.low, low, 1e-8)
    near(found.high, high, 1e-8)
    near(newcombeP(earlier, later), p, 1e-6)
  })

  test('p and interval never disagree', () => {
    for (let before = 0; before <= 10; before++)
      for (let after = 0; after <= 10; after++) {
        const [earlier, later] = [
          { seen: before, asked: 10 },
          { seen: after, asked: 10 },
        ]
        const { low, high } = newcombe(earlier, later)
        expect(newcombeP(earlier, later) < normalTail(1.96)).toBe(low > 0 || high < 0)
      }
  })

  test.each(reference.mcnemar)('$gained gained, $lost lost', ({ gained, lost, p }) => {
    near(exactMcNemar(gained, lost), p, 1e-7)
  })

  test.each(reference.pairedT)('paired by prompt, $asked answers each', ({ earlier, later, asked, ...t }) => {
    const found = pairedChange(
      earlier.map((seen, at) => ({
        earlier: { seen, asked },
        later: { seen: later[at] ?? 0, asked },
      })),
    )
    expect(found?.method).toBe('paired_t')
    near(found?.difference ?? -1, t.difference)
    near(found?.p ?? -1, t.p, 1e-8)
    near(found?.interval?.low ?? -9, t.low, 1e-8)
    near(found?.interval?.high ?? -9, t.high, 1e-8)
  })

  const pair = (before: number, after: number, asked: number) => ({
    earlier: { seen: before, asked },
    later: { seen: after, asked },
  })

  test('one answer each: exact McNemar', () => {
    const pairs = [...Array(5).fill(pair(0, 1, 1)), pair(1, 1, 1), pair(0, 0, 1)]
    expect(pairedChange(pairs)).toEqual({
      difference: 5 / 7,
      pairs: 7,
      interval: null,
      p: expect.closeTo(0.0625, 12),
      method: 'mcnemar',
    })
  })

  test('differences that are all the same are counted by their direction', () => {
    expect(pairedChange([pair(3, 3, 10), pair(5, 5, 10)])).toMatchObject({ p: 1, method: 'sign' })
    const same = [pair(1, 3, 10), pair(2, 4, 10), pair(0, 2, 10), pair(5, 7, 10)]
    expect(pairedChange(same)).toMatchObject({ p: expect.closeTo(0.125, 12), method: 'sign' })
  })

  test('scans without a common prompt show no change', () => {
    expect(pairedChange([])).toBeNull()
    expect(pairedChange([{ earlier: { seen: 0, asked: 0 }, later: { seen: 1, asked: 1 } }])).toBeNull()
  })
})

test.each(reference.benjaminiHochberg)('Benjamini–Hochberg of $p', ({ p, adjusted, standsOut }) => {
  const found = benjaminiHochberg(p)
  for (const [at, one] of found.entries()) near(one.adjusted, adjusted[at] ?? -1)
  expect(found.map((one) => one.standsOut)).toEqual(standsOut)
})

describe('in words', () => {
  test('always with its interval, and counts only below five', () => {
    expect(sayRate({ seen: 7, asked: 10 }, wilson(7, 10))).toBe('7 of 10 · 40–89 %')
    expect(sayRate({ seen: 0, asked: 5 }, wilson(0, 5))).toBe('0 of 5 · 0–43 %')
    expect(sayRate({ seen: 2, asked: 4 }, wilson(2, 4))).toBe('2 of 4')
  })

  test('what none seen leaves open', () => {
    expect(sayNoneSeen(3)).toBe('0 of 3: a rate of up to 56 % is still possible')
    expect(sayNoneSeen(10)).toBe('0 of 10: a rate of up to 28 % is still possible')
  })

  test('a difference has its sign', () => {
    expect(sayDifference({ low: -0.12, high: 0.4 })).toBe('−12 to +40 points')
    expect(sayDifference({ low: 0, high: 0.004 })).toBe('0 to 0 points')
  })
})
