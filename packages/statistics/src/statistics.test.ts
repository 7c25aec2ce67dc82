import { oneIn } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import reference from '../../../vectors/statistics/reference.json' with { type: 'json' }
import { benjaminiHochberg } from './benjamini-hochberg.ts'
import { alikeWeighted, changeOver } from './change.ts'
import { sequenceBoundOfNone } from './confidence-sequence.ts'
import { exactChange } from './exact-change.ts'
import { boundWhenNoneSeen, exactRate, expectedHalfWidth } from './exact-rate.ts'
import { isWide } from './interval.ts'
import { exactMcNemar } from './mcnemar.ts'
import { newcombe, newcombeP } from './newcombe.ts'
import { normalTail } from './normal-tail.ts'
import { rateLikeThese } from './questions-like-these.ts'
import { studentQuantile, studentTail } from './student-t.ts'
import { wilson } from './wilson.ts'
import { sayDifference, sayInterval, sayLikeThese, sayRate, saySequence, sayUpper } from './words.ts'

/** Equal relative to the larger value; a zero in the reference may be a rounding error here. */
function near(found: number, wanted: number, share = 1e-9): void {
  expect(Math.abs(found - wanted), `${found} is not ${wanted}`).toBeLessThanOrEqual(
    share * Math.abs(wanted) + 1e-15,
  )
}

const intervalOf = (seen: number, asked: number) => {
  const rate = exactRate({ seen, asked })
  if (rate === null) throw new Error('Nothing was asked.')
  return rate
}

describe('the rate of these questions', () => {
  test.each(reference.exactRate)('$seen of $asked', ({ seen, asked, low, high }) => {
    const found = intervalOf(seen, asked)
    // SciPy gives the eighth digit of 1 of 10,000 wrong: it is 1 − 0.975 ** (1 / 10,000).
    near(found.low, low, 2e-8)
    near(found.high, high, 1e-8)
    expect(found.rate).toBe(seen / asked)
    expect(found.method).toBe(seen === 0 || seen === asked ? 'one_sided' : 'clopper_pearson')
  })

  test('where nothing was asked there is none', () => {
    expect(exactRate({ seen: 0, asked: 0 })).toBeNull()
  })

  test.each([
    [1, '96 %'],
    [3, '64 %'],
    [10, '26 %'],
    [30, '10 %'],
    [59, '5 %'],
    [1000, '0.4 %'],
  ])('none in %i answers leaves up to %s', (asked, words) => {
    near(boundWhenNoneSeen(asked), intervalOf(0, asked).high)
    expect(sayUpper(boundWhenNoneSeen(asked))).toBe(words)
  })

  test('59 answers without it exclude 5 %; 58 do not', () => {
    expect(boundWhenNoneSeen(59)).toBeLessThan(0.05)
    expect(boundWhenNoneSeen(58)).toBeGreaterThan(0.05)
  })

  /** Numbers of answers of which every count is tried. */
  const UP_TO_70 = Array.from({ length: 70 }, (_, at) => at + 1).filter((_, at) => at % oneIn(4) === 0)
  const ASKED = [...UP_TO_70, 100, 150, 301]

  test('one more case moves both ends up, and towards one half never narrows it', () => {
    for (const asked of ASKED)
      for (let seen = 0; seen < asked; seen++) {
        const [one, more] = [intervalOf(seen, asked), intervalOf(seen + 1, asked)]
        const what = `${seen} and ${seen + 1} of ${asked}`
        // Beside the bound of "none" and of "all" a few counts have the same end.
        expect(more.low, what).toBeGreaterThanOrEqual(one.low - 1e-12)
        expect(more.high, what).toBeGreaterThanOrEqual(one.high - 1e-12)
        if (seen + 1 <= asked / 2)
          expect(more.high - more.low, what).toBeGreaterThanOrEqual(one.high - one.low - 1e-12)
      }
  })

  test('one more answer moves both ends its way, and the percentage always lies between them', () => {
    // A few counts end at the bound of "none" or "all", which itself moves with the number of answers.
    const isNext = (one: number, other: number) => Math.abs(one - other) < 0.07
    for (const asked of ASKED)
      for (let seen = 0; seen <= asked; seen++) {
        const one = intervalOf(seen, asked)
        const without = intervalOf(seen, asked + 1)
        const withIt = intervalOf(seen + 1, asked + 1)
        const what = `${seen} of ${asked}`
        expect(without.low <= one.low || isNext(without.low, one.low), what).toBe(true)
        expect(without.high < one.high + 1e-12 || isNext(without.high, one.high), what).toBe(true)
        expect(withIt.low > one.low - 1e-12 || isNext(withIt.low, one.low), what).toBe(true)
        expect(withIt.high >= one.high || isNext(withIt.high, one.high), what).toBe(true)
        expect(one.low <= one.rate && one.rate <= one.high, what).toBe(true)
      }
  })

  test('more answers make it narrower', () => {
    expect([5, 10, 30, 100].map((asked) => Math.round(100 * expectedHalfWidth(asked)))).toEqual([
      40, 34, 20, 10,
    ])
    expect(isWide(intervalOf(5, 10))).toBe(true)
    expect(isWide(intervalOf(15, 30))).toBe(false)
  })
})

test.each(reference.wilson)('Wilson: $seen of $asked', ({ seen, asked, low, high }) => {
  const found = wilson(seen, asked)
  near(found.low, Math.max(0, low), 1e-8)
  near(found.high, high)
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

describe('questions like these', () => {
  test.each(reference.likeThese)(
    'of $asked answers each: $seen',
    ({ seen, asked, rate, effective, low, high }) => {
      const found = rateLikeThese(seen.map((one) => ({ seen: one, asked })))
      expect(found?.prompts).toBe(seen.length)
      near(found?.rate ?? -1, rate)
      near(found?.effective ?? -1, effective, 1e-8)
      near(found?.low ?? -1, low, 1e-8)
      near(found?.high ?? -1, high, 1e-8)
    },
  )

  test('not below ten prompts that were answered', () => {
    const nine = Array.from({ length: 9 }, () => ({ seen: 1, asked: 2 }))
    expect(rateLikeThese(nine)).toBeNull()
    expect(rateLikeThese([...nine, { seen: 0, asked: 0 }])).toBeNull()
    expect(rateLikeThese([...nine, { seen: 1, asked: 2 }])).toMatchObject({ prompts: 10, rate: 0.5 })
  })
})

describe('a change', () => {
  const pair = (before: number, after: number, asked: number, askedAfter = asked) => ({
    earlier: { seen: before, asked },
    later: { seen: after, asked: askedAfter },
  })

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

  test.each(reference.exactChange)('exactly, for $pairs', ({ pairs, p, least }) => {
    const found = exactChange(pairs)
    near(found.p, p, 1e-8)
    near(found.least, least, 1e-8)
  })

  test.each(reference.manyStrata)('too many splits to count: p $p', ({ earlier, later, asked, p }) => {
    const pairs = earlier.map((seen, at) => pair(seen, later[at] ?? 0, asked))
    near(exactChange(pairs).p, p, 1e-8)
  })

  test.each(reference.mcnemar.filter(({ gained, lost }) => gained + lost < 100))(
    'one answer each is McNemar: $gained gained, $lost lost',
    ({ gained, lost, p }) => {
      const pairs = [
        ...Array.from({ length: gained }, () => pair(0, 1, 1)),
        ...Array.from({ length: lost }, () => pair(1, 0, 1)),
        pair(1, 1, 1),
        pair(0, 0, 1),
      ]
      const found = changeOver(pairs)
      expect(found).toMatchObject({ method: 'mcnemar', interval: null })
      near(found?.p ?? -1, p, 1e-7)
      near(found?.difference ?? -1, (gained - lost) / pairs.length)
    },
  )

  test('the same answers for each prompt: Newcombe over their sums, and p of the interval or the exact one', () => {
    const pairs = [pair(1, 5, 10), pair(2, 4, 10), pair(0, 6, 10)]
    const [earlier, later] = [
      { seen: 3, asked: 30 },
      { seen: 15, asked: 30 },
    ]
    const found = changeOver(pairs)
    expect(found).toMatchObject({ method: 'newcombe', interval: newcombe(earlier, later) })
    near(found?.difference ?? -1, 0.4)
    near(found?.p ?? -1, Math.max(newcombeP(earlier, later), exactChange(pairs).p))
  })

  test('no interval has zero in it where p is below 0.05', () => {
    for (let before = 0; before <= 12; before++)
      for (let after = 0; after <= 12; after++) {
        const found = changeOver([pair(before, after, 12)])
        if (found === null || found.interval === null) throw new Error('no interval')
        if (found.p < normalTail(1.96))
          expect(found.interval.low > 0 || found.interval.high < 0, `${before} to ${after}`).toBe(true)
      }
  })

  test('a prompt that got fewer answers than the other is no change', () => {
    // Rates of 90 and 10 % in both scans; plain sums would be 10 of 20 and 10 of 12.
    const pairs = [pair(9, 9, 10), pair(1, 0, 10, 1)]
    expect(alikeWeighted(pairs).later.asked).toBeLessThan(11)
    const found = changeOver(pairs)
    expect(Math.abs(found?.difference ?? 1)).toBeLessThan(0.05)
    expect(found?.p).toBeGreaterThan(0.5)
  })

  test('without answers in both there is none', () => {
    expect(changeOver([])).toBeNull()
  })
})

test.each(reference.benjaminiHochberg)('Benjamini–Hochberg of $p', ({ p, adjusted, standsOut }) => {
  const found = benjaminiHochberg(p.map((one) => ({ p: one, times: 1 })))
  for (const [at, one] of found.entries()) near(one.adjusted, adjusted[at] ?? -1)
  expect(found.map((one) => one.standsOut)).toEqual(standsOut)
})

test('Benjamini–Hochberg: one that stands for many is as good as many', () => {
  const weighed = [
    { p: 0.01, times: 2 },
    { p: 0.2, times: 3 },
    { p: 0.03, times: 1 },
  ]
  const apart = benjaminiHochberg(
    weighed.flatMap(({ p, times }) => Array.from({ length: times }, () => ({ p, times: 1 }))),
  )
  expect(benjaminiHochberg(weighed)).toEqual([apart[0], apart[2], apart[5]])
})

const ASKED_IN_WORDS = [5, 7, 10, 31, 59, 100, 333]

describe('in words', () => {
  test('always with its interval, and counts only below five', () => {
    expect(sayRate({ seen: 7, asked: 10 })).toBe('7 of 10 · 25–94 %')
    expect(sayRate({ seen: 28, asked: 31 })).toBe('28 of 31 · 74–98 %')
    expect(sayRate({ seen: 0, asked: 5 })).toBe('0 of 5 · 0–46 %')
    expect(sayRate({ seen: 2, asked: 4 })).toBe('2 of 4')
    expect(sayRate({ seen: 0, asked: 0 })).toBe('0 of 0')
  })

  test('an end next to none or all is not rounded away', () => {
    expect(sayRate({ seen: 0, asked: 1000 })).toBe('0 of 1000 · 0–0.4 %')
    expect(sayRate({ seen: 1000, asked: 1000 })).toBe('1000 of 1000 · 99.6–100 %')
    expect(sayRate({ seen: 1, asked: 20 })).toBe('1 of 20 · 0–25 %')
  })

  test('ends are rounded away from the estimate: what is printed excludes no more than what was computed', () => {
    const printed = /^(?<low>[\d.]+)–(?<high>[\d.]+) %$/
    for (const asked of ASKED_IN_WORDS)
      for (let seen = 0; seen <= asked; seen++) {
        const { low, high } = intervalOf(seen, asked)
        const groups = printed.exec(sayInterval({ low, high }))?.groups
        expect(Number(groups?.low), `${seen} of ${asked}`).toBeLessThanOrEqual(low * 100 + 1e-8)
        expect(Number(groups?.high), `${seen} of ${asked}`).toBeGreaterThanOrEqual(high * 100 - 1e-8)
      }
    expect(sayInterval({ low: 0.26, high: 0.57 })).toBe('26–57 %')
  })

  test('the interval beside a decision that may come at any time is wider, and its words say what was shown', () => {
    expect([1, 20, 59].map((asked) => sayUpper(sequenceBoundOfNone(asked)))).toEqual(['98 %', '23 %', '10 %'])
    expect(saySequence({ seen: 3, asked: 40 })).toBe('3 of 40 · 0–28 %')
    expect(saySequence({ seen: 2, asked: 4 })).toBe('2 of 4')
  })

  test('questions like these say that they are others', () => {
    const found = rateLikeThese(Array.from({ length: 12 }, () => ({ seen: 3, asked: 10 })))
    expect(found && sayLikeThese(found)).toBe('21–40 % for questions like these, from 12 prompts')
  })

  test('a difference has its sign', () => {
    expect(sayDifference({ low: -0.12, high: 0.4 })).toBe('−12 to +40 points')
    expect(sayDifference({ low: 0, high: 0.004 })).toBe('0 to +1 points')
  })
})
