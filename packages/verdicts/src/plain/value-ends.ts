import { JOINING_WORDS, LANGUAGE_FILES, languages } from '../languages/all.ts'
import { fold } from '../text/fold.ts'
import { isUnspaced, type Token } from '../text/token.ts'
import { LEGAL_FORMS, NOT_FAMILY_NAMES, PARTICLES } from '../values/name-words.ts'
import { numberAt } from '../values/numbers.ts'
import { placesNamed } from '../values/places.ts'
import otherBodies from './other-bodies.json' with { type: 'json' }

type Tokens = readonly Token[]
/** Where a value that begins at a token ends; -1 when none begins there. */
export type ValueEnd = (tokens: Tokens, at: number) => number

export type ValueKind = 'year' | 'place' | 'people' | 'person' | 'company' | 'count' | 'phone' | 'email'

/** What kind of value a predicate has in a text. Predicates without one are read after a label only, as a whole. */
export const VALUE_KINDS: Readonly<Record<string, ValueKind>> = {
  founded_year: 'year',
  headquarters: 'place',
  founder: 'people',
  ceo: 'person',
  parent_company: 'company',
  legal_name: 'company',
  employees: 'count',
  phone: 'phone',
  email: 'email',
}

export const VALUE_ENDS: Readonly<Record<ValueKind, ValueEnd>> = {
  year: yearEnd,
  place: placeEnd,
  people: peopleEnd,
  person: personEnd,
  company: companyEnd,
  count: countEnd,
  phone: phoneEnd,
  email: (tokens, at) => (tokens[at]?.kind === 'email' ? at + 1 : -1),
}

/** Up to a date before the year: "March 1998", "3. März 1998", "the year 1998". */
function yearEnd(tokens: Tokens, at: number): number {
  for (let to = at; to < at + LONGEST_DATE; to += 1) {
    const { kind, fold = '' } = tokens[to] ?? {}
    if (/^(?:1[5-9]|20)\d\d$/.test(fold)) return to + 1
    const isDate =
      kind === 'word' ? DATE_WORDS.has(fold) : kind === 'number' ? fold.length <= 2 : /^[.,]$/.test(fold)
    if (!isDate) return -1
  }
  return -1
}

const LONGEST_DATE = 6

/** Months of all languages, seasons, and words before a year. */
const DATE_WORDS: ReadonlySet<string> = new Set(
  [...LANGUAGE_FILES.flatMap(({ months }) => months), ...otherBodies.dateLeads.split(' ')].map(fold),
)

/** "Leeds", "Leeds, England", "San Francisco, California". The next city of a list is another place. */
function placeEnd(tokens: Tokens, at: number): number {
  let to = nameEnd(tokens, at)
  if (to < 0 || isYearBehind(tokens, at, to)) return -1
  // "Washington, D.C."
  if (tokens[to]?.fold === ',' && tokens[to + 1]?.text.length === 1 && tokens[to + 2]?.fold === '.')
    return lettersEnd(tokens, to + 1)
  for (let parts = 0; parts < 2; parts += 1) {
    const next = tokens[to]?.fold === ',' ? nameEnd(tokens, to + 1) : -1
    const around = next < 0 ? [] : placesNamed(textOf(tokens, to + 1, next))
    if (!around.some(({ kind }) => kind !== 'city')) break
    to = next
  }
  return to
}

function lettersEnd(tokens: Tokens, at: number): number {
  let to = at
  while (tokens[to]?.text.length === 1 && tokens[to + 1]?.fold === '.') to += 2
  return to
}

const isYearBehind = (tokens: Tokens, at: number, to: number): boolean =>
  tokens.slice(at, to).some(({ kind }) => kind === 'number')

/** Two to four words with capitals, no word that ends company names. */
function personEnd(tokens: Tokens, at: number): number {
  const to = nameEnd(tokens, at)
  const words = to < 0 ? [] : tokens.slice(at, to).filter(({ kind }) => kind === 'word')
  const isUnspacedName = words.length > 1 && words.every(({ text }) => isUnspaced(text))
  if (isUnspacedName) return words.length <= 8 ? to : -1
  if (words.length < 2 || words.length > 5) return -1
  return words.some(({ fold }) => LEGAL_FORMS.has(fold) || NOT_FAMILY_NAMES.has(fold)) ? -1 : to
}

function peopleEnd(tokens: Tokens, at: number): number {
  let to = personEnd(tokens, at)
  if (to < 0) return -1
  for (;;) {
    const behind = tokens[to]?.fold === ',' ? to + 1 : to
    const joined = isAnd(tokens[behind]) ? behind + 1 : behind
    const next = joined === to ? -1 : personEnd(tokens, joined)
    if (next < 0) return to
    to = next
  }
}

const isAnd = (token: Token | undefined): boolean => token !== undefined && JOINING_WORDS.has(token.fold)

function companyEnd(tokens: Tokens, at: number): number {
  const to = nameEnd(tokens, at)
  if (to < 0) return -1
  // "Acme, Inc."
  const form = tokens[to]?.fold === ',' ? to + 1 : to
  return LEGAL_FORMS.has(tokens[form]?.fold.replaceAll('.', '') ?? '') ? form + 1 : to
}

/** A run of words with capitals, with small words, initials and "&" between them. */
function nameEnd(tokens: Tokens, at: number): number {
  if (isUnspaced(tokens[at]?.text ?? '')) return unspacedEnd(tokens, at)
  if (!isNameWord(tokens[at])) return -1
  let to = at + 1
  while (to - at < LONGEST_NAME) {
    const [token, next, third] = [tokens[to], tokens[to + 1], tokens[to + 2]]
    const isInitial = token?.fold === '.' && (tokens[to - 1]?.text.length ?? 9) <= 2 && next?.gap === true
    const isJoint =
      PARTICLES.has(token?.fold ?? '') || token?.fold === '&' || isInitial || isHyphen(token, next)
    if (isNameWord(token) && token?.gap) to += 1
    else if (isJoint && isNameWord(next)) to += 2
    else if (isJoint && PARTICLES.has(next?.fold ?? '') && isNameWord(third)) to += 3
    else break
  }
  return to
}

const LONGEST_NAME = 8
const isHyphen = (token: Token | undefined, next: Token | undefined): boolean =>
  (token?.fold === '-' || token?.fold === "'") && next?.gap === false

const isNameWord = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'word' && ['title', 'upper', 'mixed'].includes(token.caps)

/** Up to a sign or a particle: "東京都港区", "佐藤健". */
function unspacedEnd(tokens: Tokens, at: number): number {
  let to = at
  while (
    to - at < LONGEST_UNSPACED &&
    isUnspaced(tokens[to]?.text ?? '') &&
    !STOPS.has(tokens[to]?.text ?? '')
  )
    to += 1
  return to > at ? to : -1
}

const LONGEST_UNSPACED = 20
const STOPS = new Set(['に', 'は', 'を', 'が', 'の', 'で', 'と', 'も'])

function countEnd(tokens: Tokens, at: number): number {
  const ends = languages().map((language) => numberAt(tokens, at, language)?.to ?? -1)
  const to = Math.max(...ends)
  // "une trentaine", "one of": an article is no count.
  if (tokens[at]?.kind !== 'number' && to === at + 1) return -1
  // A bare year is no head count.
  const isYear = to === at + 1 && /^(?:19|20)\d\d$/.test(tokens[at]?.fold ?? '')
  return isYear ? -1 : to
}

function phoneEnd(tokens: Tokens, at: number): number {
  let to = at
  while (tokens[to]?.kind === 'number' || /^[+()\-/.–]$/.test(tokens[to]?.fold ?? '')) to += 1
  while (to > at && tokens[to - 1]?.kind !== 'number') to -= 1
  const digits = textOf(tokens, at, to).replace(/\D/g, '').length
  return digits >= 7 && digits <= 15 ? to : -1
}

const textOf = (tokens: Tokens, from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ gap, text }) => `${gap ? ' ' : ''}${text}`)
    .join('')
    .trim()
