import { fold } from '../text/fold.ts'
import type { Hit } from '../text/phrases.ts'
import type { Found, NamedLine, NameRun } from '../values/line.ts'
import { hitsOf, isCueAt, isCueNear, isOneOf, isOwn, wordsAt } from '../values/line.ts'
import { LEGAL_FORMS } from '../values/names.ts'
import { countryOfAdjective, placesNamed } from '../values/places.ts'
import { legalNamesIn } from '../values/products.ts'
import { textOr, texts } from './check.ts'
import data from './companies.json' with { type: 'json' }
import { because, type Comparison, type Said } from './comparison.ts'
import { named, namesFact, type StatedName, statedName } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { about, found } from './reads.ts'
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

/** A firm that is called like a product of the brand is another one: "Slack Technologies, Inc." is not Salesforce. */
const ownNamesIn = (line: NamedLine) =>
  legalNamesIn(
    line,
    line.own.filter(({ isKnown }) => isKnown !== true),
  )

export const legalName: Predicate<'legal_name', Company, StatedName> = {
  ...about('legal_name', { find: found(legalNamesIn, named), uses: { ownNames: found(ownNamesIn, named) } }),
  ...companyFact,
  stated: statedName,
  compare: ({ name }, value) => compareCompanies(name, value, sameLegalName),
}

/** The name is null when the brand is said to be independent. */
type Parent = { name: string | null }

export const parentCompany: Predicate<'parent_company', Company, Parent> = {
  ...about('parent_company', {
    find: (line): Found<Parent>[] => [
      ...found(ownersIn, named)(line),
      ...independentIn(line).map(({ from, to }) => ({ from, to, value: { name: null } })),
    ],
    uses: { houses: found(housesIn, named) },
  }),
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
    isIn: ({ name }, { words }) =>
      name === null || coreWords(name).some((word) => word.length > 1 && words.includes(word)),
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

/** "Acme Land Rover" owns Acme: whoever names another owner may mean the owner of both. Not "Acme Holding". */
function isOwnHouse(owner: string, brandNames: readonly string[]): boolean {
  const words = coreWords(owner)
  return brandNames.some((brand) => {
    const own = coreWords(brand)
    return own.length > 0 && words.length > own.length && own.every((word, at) => words[at] === word)
  })
}

const OWNERS_OWNER = phrasesOf(data.ownersOwner)

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
const NO_OWNERS = new Set(data.noOwners.map(fold))
const HOUSES = new Set(data.houses)

/** Whoever may own a company: no association, league or ministry. */
function ownersIn(line: NamedLine): Found<string>[] {
  const names = line.names.filter((run) => !isOwn(line, run) && isOrganisation(line, run))
  const owners = names.filter((run) => !NO_OWNERS.has(nounOf(line, run)))
  return owners.map(({ from, to }) => ({ ...wordsAt(line, from, to), to: endOfHouse(line, to, owners) }))
}

/** Behind "part of" or "member of" with an article stands a company only if its name says so: "the Orvane Group". */
function housesIn(line: NamedLine): Found<string>[] {
  const isHouse = (one: Hit) => hasWord(line, one, LEGAL_FORMS) || hasWord(line, one, HOUSES)
  // "part of the wider Orvane Group"
  const isLed = ({ from }: Hit) => [from - 1, from - 2].some((at) => isOneOf(line, at, 'definite'))
  return ownersIn(line).filter((one) => !isLed(one) || isHouse(one))
}

/** "Federation" of "Federation of Makers", "Association" of "Makers Association", not "Department" of "Kelda Department Stores". */
function nounOf(line: NamedLine, { from, to }: Hit): string {
  const words = line.tokens.slice(from, to)
  const of = words.findIndex((_, ahead) => isOneOf(line, from + ahead, 'of'))
  return words.at(of > 0 ? of - 1 : -1)?.fold ?? ''
}

const hasWord = ({ tokens }: NamedLine, { from, to }: Hit, words: ReadonlySet<string>): boolean =>
  tokens.slice(from, to).some(({ fold }) => words.has(fold))

/** "the Kelda division of Orvane", "Kelda, a unit of Orvane": the words go on to the owner's owner. */
function endOfHouse(line: NamedLine, to: number, owners: readonly Hit[]): number {
  const comma = line.tokens[to]?.fold === ',' ? to + 1 : to
  const noun = isOneOf(line, comma, 'indefinite', 'definite') ? comma + 1 : comma
  const isPart = (['owned', 'ownedWeak'] as const).some((cue) =>
    hitsOf(line, cue).some(({ from }) => from === comma || from === noun),
  )
  const next = owners.find(({ from }) => from > noun && from - noun <= LONGEST_LINK)
  return isPart && next !== undefined ? next.to : to
}

/** In words: "wholly owned division of the". */
const LONGEST_LINK = 5

function isOrganisation(line: NamedLine, { from, to, kind, strong }: NameRun): boolean {
  const { tokens, language, valueFrom } = line
  if (to - from > 1) return kind === 'other'
  const { fold = '', text = '' } = tokens[from] ?? {}
  const isOffice = text.length < 2 || isCueAt(line, from, 'chief')
  const isNone = isOffice || countryOfAdjective(fold) !== undefined || language.months.includes(fold)
  if (kind !== 'other' || isNone) return false
  // The first word has a capital anyway; in a label or cell, or before "bought", it is a name all the same.
  const isOpening = valueFrom === null && (from === 0 || tokens[from - 1]?.kind === 'sign')
  if (isOpening && isCueAt(line, to, 'owns', 'boughtIt')) return true
  // "Alphabet, the parent company of Zentrava", "Alphabet (Zentrava's parent company)"
  const isDescribed =
    /^[,(–-]$/.test(tokens[to]?.fold ?? '') && isCueNear(line, to + 1, 'ownerNoun', FAR_NOUN)
  if (isOpening && isDescribed) return true
  return strong || !(isOpening || language.capitalisesNouns)
}

/** In words: "(GOOGL) – the". */
const FAR_NOUN = 5

/** Where a company is said to be independent, not "independent of the makers" or "an independent test". */
function independentIn(line: NamedLine): Hit[] {
  return hitsOf(line, 'independent').filter(({ from, to }) => {
    if (isOneOf(line, to, 'of', 'by') || isOneOf(line, from - 1, 'prepositions')) return false
    const isWhole = to - from > 1 || line.tokens[to]?.kind !== 'word' || isCueAt(line, to, 'firm')
    return isWhole || isOneOf(line, from - 1, 'copulas')
  })
}
