import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import reference from '../../../vectors/statistics/reference.json' with { type: 'json' }
import {
  boundSinceLastMade,
  confidenceSequence,
  logEvidence,
  sequenceBoundOfNone,
} from './confidence-sequence.ts'
import { boundWhenNoneSeen } from './exact-rate.ts'

const HISTORIES = IS_THOROUGH ? 20_000 : 1_000
const DAYS = 365

test.each(reference.confidenceSequence)(
  '$seen of $asked with an error of $error, as SciPy finds it',
  ({ seen, asked, error, low, high }) => {
    const found = confidenceSequence({ seen, asked }, error)
    expect(Math.abs(found.low - low)).toBeLessThan(1e-9)
    expect(Math.abs(found.high - high)).toBeLessThan(1e-9)
    if (seen === 0) expect(sequenceBoundOfNone(asked, error)).toBeCloseTo(high, 9)
  },
)

describe('a year of daily answers, looked at every day', () => {
  /** Shares of histories in which a bound was ever below the true rate. */
  function everTooLow(rate: number, isBelow: (history: History) => boolean): number {
    const random = seededRandom(`year ${rate}`)
    let failed = 0
    for (let nth = 0; nth < HISTORIES; nth++) {
      const history: History = { seen: 0, asked: 0, silent: 0 }
      let isTooLow = false
      for (let day = 0; day < DAYS && !isTooLow; day++) {
        const makes = random() < rate
        history.asked++
        history.seen += makes ? 1 : 0
        history.silent = makes ? 0 : history.silent + 1
        isTooLow = isBelow(history)
      }
      failed += isTooLow ? 1 : 0
    }
    return failed / HISTORIES
  }
  interface History {
    seen: number
    asked: number
    silent: number
  }

  test.each([0.05, 0.1, 0.2])('at a rate of %f', (rate) => {
    const sequence = (history: History) =>
      history.seen < rate * history.asked && logEvidence(history, rate) >= Math.log(20)
    expect(everTooLow(rate, sequence)).toBeLessThanOrEqual(0.05)
    // A finding counts the silent answers since it was last made: each time it is made, the count begins again.
    const sinceLastMade = ({ silent, seen }: History) =>
      silent > 0 && boundSinceLastMade(silent, seen + 1) < rate
    expect(everTooLow(rate, sinceLastMade)).toBeLessThanOrEqual(0.05)
    // What it replaces: a bound for a number of answers fixed beforehand.
    const fixed = ({ silent }: History) => silent > 0 && boundWhenNoneSeen(silent) < rate
    expect(everTooLow(rate, fixed)).toBeGreaterThan(0.5)
  })
})

test('one silent answer shows next to nothing, and more are needed the more often it was made', () => {
  expect(boundSinceLastMade(1, 1)).toBeGreaterThan(0.98)
  expect(boundSinceLastMade(0, 1)).toBe(1)
  expect(boundSinceLastMade(60, 1)).toBeLessThan(0.1)
  expect(boundSinceLastMade(60, 30)).toBeGreaterThan(0.15)
  for (let silent = 1; silent < 300; silent++)
    expect(boundSinceLastMade(silent + 1, 3)).toBeLessThan(boundSinceLastMade(silent, 3))
})
