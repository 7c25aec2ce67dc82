import { confidenceSequence, SEQUENCE_ERROR } from '@veracite/statistics/confidence-sequence'
import { exactRate } from '@veracite/statistics/exact-rate'
import type { Counted, Interval } from '@veracite/statistics/interval'
import { COUNTS_ONLY_BELOW, endsOf } from '@veracite/statistics/words'
import type { Say } from '@veracite/words/say-in'

/** `7 of 10 · 25–94 %`, in the language of the reader; counts only below five answers. */
export const rateWords = (counted: Counted, say: Say): string =>
  withInterval(counted, exactRate(counted), say)

/** The same beside a decision that may be made after any answer. */
export const sequenceWords = (counted: Counted, say: Say, error: number = SEQUENCE_ERROR): string =>
  withInterval(counted, confidenceSequence(counted, error), say)

function withInterval({ seen, asked }: Counted, interval: Interval | null, say: Say): string {
  const counts = say('rateOf.counts', { seen, asked })
  return interval === null || asked < COUNTS_ONLY_BELOW
    ? counts
    : say('rateOf.withRange', { counts, ...endsOf(interval) })
}

/** `0 of 20: made in fewer than 23 % of answers`. */
export const noneSeenWords = (asked: number, bound: number, say: Say): string =>
  say('rateOf.none', { asked, most: endsOf({ low: 0, high: bound }).high })
