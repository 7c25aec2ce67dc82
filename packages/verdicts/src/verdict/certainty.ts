import groups from './groups.json' with { type: 'json' }
import type { Certainty } from './verdict.ts'

/**
 * Whether accusations of a group of rules may stand without a person. Measured, not declared: a group that was wrong too
 * often only asks for review. One that was seen too seldom to tell is judged with all groups of its predicate, and a
 * predicate that nobody measured accuses nobody. The bounds were chosen by leaving out one set at a time: groups measured
 * on the others are right in 562 of 574 contradictions on it (98 %). `bun tools/generate/measure-groups.ts` writes the figures.
 */
export function certaintyOf(group: string, measured: Measured = groups): Certainty {
  // Read by a word that often means it, but not always.
  if (group.includes('~loose')) return 'likely'
  const own = measured[group] ?? { right: 0, wrong: 0 }
  if (own.right + own.wrong >= FEWEST) return shareOf(own) >= LEAST_SHARE ? 'certain' : 'likely'
  const all = ofPredicate(predicateOf(group), measured)
  const isGood = all.right + all.wrong >= FEWEST_OF_PREDICATE && shareOf(all) >= LEAST_SHARE_OF_PREDICATE
  return own.wrong === 0 && isGood ? 'certain' : 'likely'
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

/** Groups are named by their predicate: `headquarters:verb`. */
function ofPredicate(predicate: string, measured: Measured): Figures {
  const own = Object.entries(measured).filter(([group]) => predicateOf(group) === predicate)
  const sum = (of: keyof Figures) => own.reduce((total, [, figures]) => total + figures[of], 0)
  return { right: sum('right'), wrong: sum('wrong') }
}

const predicateOf = (group: string): string => group.split(':', 1)[0] as string
const shareOf = ({ right, wrong }: Figures): number => right / (right + wrong)

const FEWEST = 3
const LEAST_SHARE = 0.9
const FEWEST_OF_PREDICATE = 8
const LEAST_SHARE_OF_PREDICATE = 0.95
