import { isRecord } from '../predicates/check.ts'
import data from './habits.json' with { type: 'json' }
import type { QuotedClaim } from './quotes.ts'

/**
 * Models do not all keep to the form: they wrap the reply, name members and predicates in their own way, put several values
 * in a list, or a value in an object. What they mean is plain, so it is taken; what is not plain is lost, and counted.
 */
export function plainReply(given: Record<string, unknown>): Record<string, unknown> {
  if ('claims' in given || 'mention' in given) return given
  const inner = Object.values(given).find((one) => isRecord(one) && ('claims' in one || 'mention' in one))
  return isRecord(inner) ? inner : given
}

export function plainMention(given: unknown): string | null {
  return typeof given === 'string' || typeof given === 'boolean' ? meant(MENTIONS, String(given)) : null
}

export const plainTruth = (given: unknown): boolean | null => {
  if (typeof given === 'boolean') return given
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  return word === 'true' || word === 'yes' ? true : word === 'false' || word === 'no' ? false : null
}

/** The statements of a reply, one for each value; null when there is no list of them. */
export function plainClaims(given: unknown, own: OwnNames = new Map()): QuotedClaim[] | null {
  if (given === null || given === undefined) return []
  const plain = (one: unknown) => plainClaim(one, own)
  if (Array.isArray(given)) return given.flatMap(plain)
  if (!isRecord(given)) return null
  // By predicate: {"founded_year": {"value": 2011, …}, "product": [{…}, {…}]}
  return Object.entries(given).flatMap(([predicate, one]) =>
    (Array.isArray(one) ? one : [one]).flatMap((claim) =>
      isRecord(claim)
        ? plain({ ...claim, predicate: claim.predicate ?? predicate })
        : [{ predicate, value: claim }],
    ),
  )
}

/** Declared predicates by name, and whether a list is one value of theirs. Their names come before what others mean by them. */
export type OwnNames = ReadonlyMap<string, boolean>

function plainClaim(given: unknown, own: OwnNames): QuotedClaim[] {
  if (!isRecord(given)) return [{}]
  const [predicate, quote, stance] = (['predicate', 'quote', 'stance'] as const).map((member) =>
    memberOf(given, member),
  )
  const value = memberOf(given, 'value')
  const claim = {
    predicate: ownName(own, predicate) ?? meant(PREDICATES, predicate) ?? predicate,
    quote,
    ...(stance !== undefined && stance !== null && { stance: meant(STANCES, stance) ?? stance }),
  }
  // A price beside the quote instead of inside the value.
  const said = value === undefined && 'amount' in given ? given : value
  const isWhole = own.get(String(claim.predicate)) === true
  const values = Array.isArray(said) && said.length > 0 && !isWhole ? said : [said]
  return values.map((one) => ({ ...claim, value: one }))
}

/** Unwraps a value from an object where a text or a number is expected: `{"name": …}`, `{"city": …, "country": …}`. */
export function valueInside(given: unknown): unknown {
  if (!isRecord(given)) return undefined
  const own = VALUES.find((name) => isPlain(given[name]))
  if (own !== undefined) return given[own]
  const parts = Object.values(given).filter(isPlain)
  return parts.length === 0 ? undefined : parts.join(', ')
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

type Member = keyof typeof data.members

/** Under its own name, else under one that other models give it. */
function memberOf(given: Record<string, unknown>, member: Member): unknown {
  if (given[member] !== undefined) return given[member]
  const other = MEMBERS[member].find((name) => given[name] !== undefined)
  return other === undefined ? undefined : given[other]
}

const wordsIn = (words: string): string[] => words.split(' ')
const MEMBERS = Object.fromEntries(
  Object.entries(data.members).map(([name, others]) => [name, wordsIn(others)]),
) as Record<Member, string[]>

/** From every way to write it to the word that is asked for. */
type Meanings = ReadonlyMap<string, string>

const meaningsOf = (table: Record<string, string>): Meanings =>
  new Map(
    Object.entries(table).flatMap(([word, others]) =>
      [word, ...wordsIn(others)].map((other): [string, string] => [other, word]),
    ),
  )

function meant(meanings: Meanings, given: unknown): string | null {
  const word = plainName(given)
  return word === null ? null : (meanings.get(word) ?? null)
}

function ownName(own: OwnNames, given: unknown): string | null {
  const word = plainName(given)
  return word !== null && own.has(word) ? word : null
}

/** "Founding Year", "foundingYear" and "founding-year" are one. */
function plainName(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > LONGEST_NAME) return null
  return given
    .trim()
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
}

const LONGEST_NAME = 100
const PREDICATES = meaningsOf(data.predicates)
const STANCES = meaningsOf(data.stances)
const MENTIONS = meaningsOf(data.mentions)
const VALUES = wordsIn(data.values)
