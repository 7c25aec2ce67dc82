import { checkFact, type FactCheck } from '../../../packages/verdicts/src/predicates/all.ts'

/**
 * A fact as this version of the program takes it. Members of its value that only other versions know (the
 * kind of a price, say) are left out, so that the same labels measure all of them.
 */
export function fittingFact(predicate: unknown, value: unknown): FactCheck {
  const checked = checkFact(predicate, value)
  if (checked.ok || typeof value !== 'object' || value === null || Array.isArray(value)) return checked
  const unknown = new Set(checked.problems.filter(isUnknownMember).map(({ path }) => path))
  if (unknown.size === 0) return checked
  const members = Object.entries(value).filter(([name]) => !unknown.has(`value.${name}`))
  return checkFact(predicate, Object.fromEntries(members))
}

const isUnknownMember = ({ message }: { message: string }): boolean => message === 'is not known here'
