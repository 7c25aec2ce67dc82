import { logBeta } from './beta.ts'
import type { Counted, Interval } from './interval.ts'

/** The chance that an interval ever misses, however often it is looked at. */
export const SEQUENCE_ERROR = 0.05

/**
 * How many times likelier the answers are under a mixture of all rates, weighted by Beta(½, ½), than under one rate; the
 * logarithm. If every answer has this rate, the ratio ever reaches 1/e with a chance of at most e (Ville's inequality).
 *
 * Prompts may differ: if each is asked equally often between two looks, the same holds for their mean rate at the end of
 * every look, because the geometric mean of the factors is at most the arithmetic one. So evaluate it at ends of looks.
 */
export const logEvidence = ({ seen, asked }: Counted, rate: number): number =>
  logMixture(seen, asked) -
  (seen === 0 ? 0 : seen * Math.log(rate)) -
  (asked === seen ? 0 : (asked - seen) * Math.log1p(-rate))

const logMixture = (seen: number, asked: number): number =>
  logBeta(seen + 0.5, asked - seen + 0.5) - Math.log(Math.PI)

/**
 * The rates that the answers leave possible, valid at every moment at once: a user who looks after each answer and stops
 * when it pleases is still wrong with a chance of at most `error`. An interval for a number of answers fixed beforehand is
 * narrower, and fails in most histories that are watched for a year.
 */
export function confidenceSequence(counted: Counted, error: number = SEQUENCE_ERROR): Interval {
  const { seen, asked } = counted
  if (asked === 0) return { low: 0, high: 1 }
  const share = seen / asked
  const excludes = (rate: number): boolean => logEvidence(counted, rate) >= -Math.log(error)
  return {
    low: seen === 0 ? 0 : lastExcluded(excludes, 0, share),
    high: seen === asked ? 1 : lastExcluded(excludes, 1, share),
  }
}

/** Between an excluded end and the share that was seen; the excluded side of the border, so that rounding widens. */
function lastExcluded(excludes: (rate: number) => boolean, end: number, share: number): number {
  let outside = end
  let inside = share
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (outside + inside) / 2
    if (excludes(middle)) outside = middle
    else inside = middle
  }
  return outside
}

const HALVINGS = 60

/** The upper end when none of `asked` answers makes a statement: 21.7 % for 20, 9.1 % for 59, 5.8 % for 100. */
export const sequenceBoundOfNone = (asked: number, error: number = SEQUENCE_ERROR): number =>
  asked === 0 ? 1 : -Math.expm1((Math.log(error) + logMixture(0, asked)) / asked)

/**
 * The upper end since a statement was last made. Each time it is made, the count of silent answers begins again, and each
 * of these silences is a chance to be wrong. The nth may err with 1/n(n+1) of the whole error, so that all of them
 * together, however many follow, keep it.
 */
export const boundSinceLastMade = (silent: number, timesMade: number): number =>
  sequenceBoundOfNone(silent, errorOfSilence(timesMade))

const errorOfSilence = (timesMade: number): number => {
  const nth = Math.max(1, timesMade)
  return SEQUENCE_ERROR / (nth * (nth + 1))
}
