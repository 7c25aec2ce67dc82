import { byLength, wordsOf } from '../predicates/words.ts'
import data from './people.json' with { type: 'json' }

/** Whether two names can be the same person: the family name is shared, the first names do not differ. */
export function samePerson(left: string, right: string): boolean {
  const [a, b] = [personWords(left), personWords(right)]
  const shared = sharedNames(a, b)
  // The same words in another order, or the family name alone.
  if (shared > 0 && shared >= Math.min(a.length, b.length)) return true
  // Any word but the first one may be the family name.
  return sharedNames(a.slice(1), b.slice(1)) > 0 && sameFirstName(a[0] as string, b[0] as string)
}

export const personWords = (name: string): string[] => wordsOf(name).filter((word) => !TITLES.has(word))

/** One word is enough: a reader may write "Isla Drummond" for "Drummond runs it". */
export const isPersonIn = (name: string, words: readonly string[]): boolean =>
  personWords(name).some((word) => word.length > 1 && words.includes(word))

/** An umlaut may be written out. */
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
