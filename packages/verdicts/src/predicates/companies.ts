import { LEGAL_FORMS } from '../values/name-words.ts'
import { placesNamed } from '../values/places.ts'
import { about } from './about.ts'
import { textOr, texts } from './check.ts'
import data from './companies.json' with { type: 'json' }
import { because, type Comparison, reasonOf, type Said } from './comparison.ts'
import { namesFact, type StatedName, statedName } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { named as keyOfText, NONE, ofBrand } from './statement-key.ts'
import { byLength, givenText, holdsPhrase, nameKey, phrasesOf, wordsOf } from './words.ts'

/** A company: its name alone, or with all other names that it goes by, and those that it once had. */
export type Company = string | { name: string; names?: string[]; formerly?: string[] }

export const nameOf = (company: Company): string => (typeof company === 'string' ? company : company.name)

function namesOf(company: Company): string[] {
  return typeof company === 'string' ? [company] : [company.name, ...(company.names ?? [])]
}

const formerNamesOf = (company: Company): string[] =>
  typeof company === 'string' ? [] : (company.formerly ?? [])

const companyFact = {
  check: textOr('name', { names: texts, formerly: texts }),
  // A fact of the old form keeps its key.
  valueKey(company: Company): string {
    if (typeof company === 'string') return nameKey(company)
    const { name, names = [], formerly = [] } = company
    return [nameKey(name), namesFact.valueKey(names), namesFact.valueKey(formerly)]
      .join('||')
      .replace(/\|+$/, '')
  },
  say: nameOf,
}

export const legalName: Predicate<'legal_name', Company, StatedName> = {
  ...about('legal_name'),
  ...companyFact,
  stated: statedName,
  // A row that gives the registered name is not excused by a first word that both share.
  compare({ name }, value, { said }) {
    const compared = compareCompanies(name, value, sameLegalName)
    const isRegistered = said !== undefined && holdsPhrase(wordsOf(said.quote), REGISTERED)
    return isRegistered && reasonOf(compared) === 'shares_first_word' ? 'different' : compared
  },
}

/** The name is null when the brand is said to be independent. */
type Parent = { name: string | null }

export const parentCompany: Predicate<'parent_company', Company, Parent> = {
  ...about('parent_company'),
  ...companyFact,
  stated: {
    schema: { type: ['string', 'null'] },
    read(value) {
      const name = givenText(value)
      if (name === null) return value === null ? { name: null } : null
      return { name: NOBODY.test(name) ? null : name }
    },
    say: ({ name }) => name ?? 'no parent company',
    key: ({ name }) => ofBrand(name === null ? NONE : coreWords(name).join(' ') || keyOfText(name)),
    isNone: ({ name }) => name === null,
    isIn: ({ name }, { words, text }) =>
      name === null
        ? words.some((word) => INDEPENDENT.has(word)) || /独立|非上場/.test(text)
        : coreWords(name).some((word) => word.length > 1 && words.includes(word)),
  },
  compare({ name }, value, { said, names }) {
    if (name === null) return 'different'
    const compared = compareCompanies(name, value, sameOrganisation)
    if (compared !== 'different') return compared
    const owners = compareOwners(value, said)
    const isOpen = owners === 'different' && namesOf(value).some((owner) => isOwnHouse(owner, names))
    return isOpen ? because('doubtful', 'owners_owner') : owners
  },
}

/** A former name is outdated. Names that begin alike ("Orvane Outdoor", "Orvane Brands") may be one house. */
function compareCompanies(stated: string, company: Company, isSame: typeof sameOrganisation): Comparison {
  if (namesOf(company).some((known) => isSame(stated, known))) return 'same'
  if (formerNamesOf(company).some((former) => isSame(stated, former))) return because('former', 'former_name')
  const all = [...namesOf(company), ...formerNamesOf(company)]
  return all.some((known) => shareFirstWord(stated, known))
    ? because('doubtful', 'shares_first_word')
    : 'different'
}

/** The owner's owner contradicts nothing: "part of A, itself owned by B", "ultimately B". */
function compareOwners(company: Company, said: Said | undefined): Comparison {
  if (said === undefined) return 'different'
  const words = wordsOf(said.quote)
  if (holdsPhrase(words, OWNERS_OWNER)) return because('unrelated', 'owners_owner')
  // Both in one breath: the second may be the first one's owner, or a part of it.
  const firsts = namesOf(company).map((known) => coreWords(known)[0] ?? '')
  const isNamed = firsts.some((first) => isDistinctive(first) && words.includes(first))
  return isNamed ? because('doubtful', 'one_right') : 'different'
}

/** "Acme Land Rover" owns Acme: another named owner may be the owner of both. Not "Acme Holding". */
function isOwnHouse(owner: string, brandNames: readonly string[]): boolean {
  const words = coreWords(owner)
  return brandNames.some((brand) => {
    const own = coreWords(brand)
    return own.length > 0 && words.length > own.length && own.every((word, at) => words[at] === word)
  })
}

const OWNERS_OWNER = phrasesOf(data.ownersOwner)
const REGISTERED = phrasesOf(data.registered)
const INDEPENDENT = new Set(data.independent.split(' '))

function shareFirstWord(left: string, right: string): boolean {
  const [first = '', other = ''] = [left, right].map((name) => coreWords(name)[0])
  return first === other && isDistinctive(first)
}

/** Whether a first word tells a company from others: not "American", "First" or the name of a town. */
const isDistinctive = (word: string): boolean =>
  word.length > 2 && !GENERAL_FIRST.has(word) && placesNamed(word).length === 0

const GENERAL_FIRST = new Set(data.generalFirst)

const NOBODY = /^(?:none|nobody|no one|independent|no parent(?: company)?|n\/a)$/i

/** Whether two company names can be the same: legal forms and words such as "Group" may be missing. */
export function sameOrganisation(left: string, right: string): boolean {
  const [a, b] = [coreWords(left), coreWords(right)]
  if (a.length === 0 || b.length === 0) return wordsOf(left).join('') === wordsOf(right).join('')
  if (a.join('') === b.join('')) return true
  const [long, short] = byLength(a, b)
  const initials = long.map((word) => word[0]).join('')
  return initials === short.join('') || short.every((word) => long.includes(word))
}

/** Another legal form is another company. */
export function sameLegalName(left: string, right: string): boolean {
  const [a, b] = [formsOf(left), formsOf(right)]
  return sameOrganisation(left, right) && (a === '' || b === '' || a === b)
}

export const coreWords = (name: string): string[] =>
  nameWords(name).filter((word) => !LEGAL_FORMS.has(word) && !OTHERS.has(word))

function formsOf(name: string): string {
  const forms = nameWords(name).filter((word) => LEGAL_FORMS.has(word))
  return forms.map((word) => SAME_FORMS.get(word) ?? word).join(' ')
}

/** "S.L." is one word. */
const nameWords = (name: string): string[] => wordsOf(name.replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, ''))

const SAME_FORMS = new Map(Object.entries(data.sameForms))
const OTHERS = new Set(data.others)
