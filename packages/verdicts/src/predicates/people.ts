import { placesNamed } from '../values/places.ts'
import { about } from './about.ts'
import { texts } from './check.ts'
import { because } from './comparison.ts'
import { namesFact, type StatedName, statedName, textFact } from './kinds.ts'
import data from './people.json' with { type: 'json' }
import type { Predicate } from './predicate.ts'
import { named as keyOfText, listed, ofBrand } from './statement-key.ts'
import { byLength, givenTexts, holdsPhrase, phrasesOf, placeOfPhrase, wordsOf } from './words.ts'

export const founder: Predicate<'founder', string[], { names: string[] }> = {
  ...about('founder'),
  ...namesFact,
  check: texts,
  knownBy: { as: 'people', names: (names) => names },
  stated: {
    read(value) {
      const names = givenTexts(value, /[,;&/]| and /i).filter((name) => personWords(name).length > 0)
      return names.length === 0 ? null : { names }
    },
    say: ({ names }) => names.join(', '),
    key: ({ names }) => ofBrand(listed(names.map(personKey))),
    isIn: ({ names }, { words }) => names.every((name) => isPersonIn(name, words)),
  },
  // Naming one of several founders is right.
  compare: ({ names }, truth) =>
    names.every((name) => truth.some((one) => samePerson(one, name))) ? 'same' : 'different',
}

export const ceo: Predicate<'ceo', string, StatedName> = {
  ...about('ceo'),
  ...textFact,
  knownBy: { as: 'people', names: (value) => [value] },
  stated: {
    ...statedName,
    key: ({ name }) => ofBrand(personKey(name)),
    isIn: ({ name }, { words }) => isPersonIn(name, words),
  },
  compare({ name }, value, { said, names }) {
    if (said !== undefined && isOtherRole(said.quote, names)) return because('unrelated', 'other_role')
    return samePerson(name, value) ? 'same' : 'different'
  },
}

/** Whether the words speak of the head of a part, of a former or founding one, or of another office. */
export function isOtherRole(quote: string, brandNames: readonly string[]): boolean {
  const words = wordsOf(quote)
  if (holdsPhrase(words, PART_HEADS) || holdsPhrase(words, FORMER)) return true
  const chief = placeOfPhrase(words, CHIEFS)
  if (chief < 0) return holdsPhrase(words, OTHER_OFFICES)
  // "chief executive of Acme Germany", "CEO for Europe": a country behind the office.
  const behind = words.slice(chief)
  const brand = brandNames.map(wordsOf).find((name) => holdsPhrase(behind, [name]))
  const at = brand === undefined ? -1 : placeOfPhrase(behind, [brand]) + brand.length
  return holdsPhrase(behind, REGIONS) || (at > 0 && isRegion(behind.slice(at, at + 2)))
}

/** "Acme Germany", "Acme North America", not "Acme, Germany's largest". */
function isRegion([first = '', second = '']: string[]): boolean {
  const isCountry = (name: string) => {
    const [place, other] = placesNamed(name)
    return place?.kind === 'country' && other === undefined
  }
  return isCountry(first) || isCountry(`${first} ${second}`) || holdsPhrase([first, second], CONTINENTS)
}

const CHIEFS = phrasesOf(data.chiefs)
const PART_HEADS = phrasesOf(data.partHeads)
const FORMER = phrasesOf(data.formerHeads)
const OTHER_OFFICES = phrasesOf(data.otherOffices)
const REGIONS = phrasesOf(data.regions)
const CONTINENTS = phrasesOf(data.continents)

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

/** First and last name; what stands between them is often left out. */
function personKey(name: string): string {
  const words = personWords(name)
  return words.length > 2 ? `${words[0]} ${words.at(-1)}` : words.join(' ') || keyOfText(name)
}

/** One word is enough: a reader may write "Isla Drummond" for "Drummond runs it". */
const isPersonIn = (name: string, words: readonly string[]): boolean =>
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
