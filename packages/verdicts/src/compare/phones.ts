import { byLength } from '../predicates/words.ts'

/** One number ends in the other: country code and trunk zero may be missing. */
export function samePhone(left: string, right: string): boolean {
  const [long, short] = byLength(lineOf(left), lineOf(right))
  if (short.length < 6) return long === short
  if (long.endsWith(short) && long.length - short.length <= 3) return true
  // The trunk zero after the country code: "+49 030 …".
  return [1, 2, 3].some((at) => long[at] === '0' && long.slice(0, at) + long.slice(at + 1) === short)
}

/** The digits without the trunk zero and the two zeros of an international call. */
const lineOf = (number: string): string =>
  number.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '')
