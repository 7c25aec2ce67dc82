import type { FactPredicate, StatedValues } from '../predicates/all.ts'
import type { ClaimOf, ReadClaim, Reading, Stance } from '../reading.ts'
import type { JudgedFact } from './verdict.ts'

export const BRAND = { name: 'Zentrava', aliases: ['Zentrava Labs'] }

let facts = 0
export function fact(predicate: string, value: unknown, active = true): JudgedFact {
  facts += 1
  return { id: `f${facts}`, predicate, value, active } as JudgedFact
}

let place = 0
/** A statement at a place of its own, unless a place is given. */
export function claim<P extends FactPredicate>(
  predicate: P,
  value: StatedValues[P],
  more: Partial<ClaimOf<P>> & { stance?: Stance } = {},
): ReadClaim {
  place += 100
  const start = more.start ?? place
  const quote = more.quote ?? `words at ${start}`
  return {
    predicate,
    value,
    about: 'brand',
    stance: 'asserted',
    group: 'label',
    ...more,
    start,
    end: start + quote.length,
    quote,
  } as unknown as ReadClaim
}

export function reading(claims: ReadClaim[], more: Partial<Reading> = {}): Reading {
  return {
    mention: 'brand',
    mentions: [{ start: 0, end: 8, quote: 'Zentrava' }],
    substance: true,
    substanceRule: 'describes',
    promptNamesBrand: true,
    claims,
    ownedCitations: [],
    language: 'en',
    read: { characters: 500, of: 500 },
    doubts: [],
    reader: { kind: 'rules', version: '1', digest: null },
    ...more,
  }
}

export const byModel = (claims: ReadClaim[], more: Partial<Reading> = {}): Reading =>
  reading(
    claims.map((one) => (one.group === 'label' ? { ...one, group: 'model' } : one)),
    { language: null, reader: { kind: 'model', version: 'any/model', digest: 'd' }, ...more },
  )

export const byPerson = (claims: ReadClaim[], more: Partial<Reading> = {}): Reading =>
  reading(
    claims.map((one) => ({ ...one, group: 'person' })),
    { reader: { kind: 'person', version: 'Ana', digest: null }, ...more },
  )
