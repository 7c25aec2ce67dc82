import { byLength } from '../predicates/words.ts'

/** Equal when one number ends in the other: country code and trunk zero may be missing. */
export function samePhone(left: string, right: string): boolean {
  const [long, short] = byLength(lineOf(left), lineOf(right))
  if (short.length < 6) return long === short
  if (long.endsWith(short) && long.length - short.length <= 3) return true
  // "+49 (0)30 …": the trunk zero behind the country code.
  return [1, 2, 3].some((at) => long[at] === '0' && long.slice(0, at) + long.slice(at + 1) === short)
}

/** The digits without the trunk zero and without the two zeros of an international call. */
const lineOf = (number: string): string =>
  number.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '')
