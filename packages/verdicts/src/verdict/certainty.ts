import groups from './groups.json' with { type: 'json' }
import type { Certainty } from './verdict.ts'

/**
 * Whether accusations of a group of rules may stand without a person. Measured, not declared: a group that was wrong too
 * often only asks for review. One that was seen too seldom to tell is judged with all groups of its predicate, or with
 * those that read other predicates in the same way (`table`, `label`); what nobody measured accuses nobody. The bounds
 * were chosen by leaving out one set at a time: groups measured on the others are right in 716 of 734 contradictions on
 * it (98 %). `bun tools/generate/measure-groups.ts` writes the figures.
 */
export function certaintyOf(group: string, measured: Measured = groups): Certainty {
  // Read by a word that often means it, but not always.
  if (group.includes('~loose')) return 'likely'
  const own = measured[group] ?? { right: 0, wrong: 0 }
  if (isSeen(own)) return shareOf(own) >= LEAST_SHARE ? 'certain' : 'likely'
  if (own.wrong > 0) return 'likely'
  const all = ofKind(predicateOf, group, measured)
  const alike = ofKind(wayOf, group, measured)
  const isGood = isProven(all) || (isProven(alike) && isSeen(all) && shareOf(all) >= LEAST_SHARE)
  return isGood ? 'certain' : 'likely'
}

const isSeen = ({ right, wrong }: Figures): boolean => right + wrong >= FEWEST
const isProven = (figures: Figures): boolean =>
  figures.right + figures.wrong >= FEWEST_OF_KIND && shareOf(figures) >= LEAST_SHARE_OF_KIND

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
function ofKind(kindOf: (group: string) => string, one: string, measured: Measured): Figures {
  const alike = Object.entries(measured).filter(([group]) => kindOf(group) === kindOf(one))
  const sum = (of: keyof Figures) => alike.reduce((total, [, figures]) => total + figures[of], 0)
  return { right: sum('right'), wrong: sum('wrong') }
}

const predicateOf = (group: string): string => group.split(':', 1)[0] as string
const wayOf = (group: string): string => group.slice(group.indexOf(':') + 1).split('>', 1)[0] as string
const shareOf = ({ right, wrong }: Figures): number => right / (right + wrong)

const FEWEST = 3
const LEAST_SHARE = 0.85
const FEWEST_OF_KIND = 7
const LEAST_SHARE_OF_KIND = 0.95
