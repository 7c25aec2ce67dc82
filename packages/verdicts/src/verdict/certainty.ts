import { UNTIED } from '../reading.ts'
import groups from './groups.json' with { type: 'json' }
import type { Certainty } from './verdict.ts'

/**
 * Whether a group of rules was right often enough to accuse without a person. The share of a rare group is drawn towards
 * that of its predicate. `bun tools/generate/measure-groups.ts --print` measures by leaving out one set at a time.
 */
export function certaintyOf(group: string, measured: Measured = groups): Certainty {
  const own = measured[group] ?? { right: 0, wrong: 0 }
  const alike = Object.entries(measured).filter(([other]) => predicateOf(other) === predicateOf(group))
  const sum = (of: keyof Figures) => alike.reduce((total, [, figures]) => total + figures[of], 0)
  const [right, all] = [sum('right'), sum('right') + sum('wrong')]
  if (all < FEWEST) return 'likely'
  const share = (own.right + PRIOR * (right / all)) / (own.right + own.wrong + PRIOR)
  return share >= LEAST_SHARE ? 'certain' : 'likely'
}

/** A group of rules, apart by the predicate of the fact that it is compared with. */
export function measuredAs({ group, predicate }: { group: string; predicate: string }, against = predicate) {
  const rule = group.replace(UNTIED, '')
  return against === predicate ? rule : `${rule}>${against}`
}

export type Figures = Record<'right' | 'wrong', number>
export type Measured = Readonly<Record<string, Figures>>

const predicateOf = (group: string): string => group.split(':', 1)[0] as string

const FEWEST = 7
const PRIOR = 4
const LEAST_SHARE = 0.86
