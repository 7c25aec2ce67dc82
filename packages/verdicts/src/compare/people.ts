import { byLength, wordsOf } from '../predicates/words.ts'
import data from './people.json' with { type: 'json' }

/** Whether two written names can be the same person: family name shared, first names not in conflict. */
export function samePerson(left: string, right: string): boolean {
  const [a, b] = [personWords(left), personWords(right)]
  const shared = sharedNames(a, b)
  // "Doe, Jane" and "Doe Jane": the same words in another order; or the family name alone.
  if (shared > 0 && shared >= Math.min(a.length, b.length)) return true
  // Any word but the first one may be the family name.
  return sharedNames(a.slice(1), b.slice(1)) > 0 && sameFirstName(a[0] as string, b[0] as string)
}

/** The words of a name without titles and particles. */
export const personWords = (name: string): string[] => wordsOf(name).filter((word) => !TITLES.has(word))

/** A reader may complete a name from elsewhere in the answer: "Drummond runs it" is Isla Drummond. */
export const isPersonIn = (name: string, words: readonly string[]): boolean =>
  personWords(name).some((word) => word.length > 1 && words.includes(word))

/** An umlaut written out is a spelling, not another family. */
const sharedNames = (left: readonly string[], right: readonly string[]): number =>
  left.filter((word) => word.length > 1 && right.some((other) => plain(word) === plain(other))).length

const plain = (word: string): string => word.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u')

function sameFirstName(left: string, right: string): boolean {
  const [long, short] = byLength(left, right)
  if (short.length === 1 || short.length > 2 ? long.startsWith(short) : long === short) return true
  return SHORT_FORMS.some((group) => group.includes(left) && group.includes(right))
}

const TITLES = new Set(data.titles)
const SHORT_FORMS = data.shortForms.map((group) => group.split(' '))
