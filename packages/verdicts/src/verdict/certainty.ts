import groups from './groups.json' with { type: 'json' }
import type { Certainty } from './verdict.ts'

/**
 * Whether accusations of a group of rules may stand without a person. Measured, not declared: a group that was wrong too
 * often only asks for review. The share of a group that was seldom seen is drawn towards that of all groups of its
 * predicate, as if PRIOR more of those had been seen; a predicate that nobody measured accuses nobody. The bounds were
 * chosen by leaving out one set at a time (`bun tools/generate/measure-groups.ts --print` says how good they are then).
 */
export function certaintyOf(group: string, measured: Measured = groups): Certainty {
  // Read by a word that often means it, but not always.
  if (group.includes('~loose')) return 'likely'
  const own = measured[group] ?? { right: 0, wrong: 0 }
  const all = ofPredicate(group, measured)
  if (all.right + all.wrong < FEWEST) return 'likely'
  const share = (own.right + PRIOR * shareOf(all)) / (own.right + own.wrong + PRIOR)
  return share >= LEAST_SHARE ? 'certain' : 'likely'
}

/** What is measured together: a group of rules, apart by the kind of fact that it is held against. */
export const measuredAs = (
  { group, predicate }: { group: string; predicate: string },
  against: string = predicate,
): string => (against === predicate ? group : `${group}>${against}`)

export interface Figures {
  right: number
  wrong: number
}

export type Measured = Readonly<Record<string, Figures>>

/** Groups are named by their predicate and by the way in which it was read: `headquarters:verb`. */
function ofPredicate(one: string, measured: Measured): Figures {
  const alike = Object.entries(measured).filter(([group]) => predicateOf(group) === predicateOf(one))
  const sum = (of: keyof Figures) => alike.reduce((total, [, figures]) => total + figures[of], 0)
  return { right: sum('right'), wrong: sum('wrong') }
}

const predicateOf = (group: string): string => group.split(':', 1)[0] as string
const shareOf = ({ right, wrong }: Figures): number => right / (right + wrong)

const FEWEST = 7
const PRIOR = 4
const LEAST_SHARE = 0.86
