import type { ReadClaim, ReaderInput, Reading } from '../reading.ts'
import { readByRules } from './read-by-rules.ts'

/** An invented brand that the tests of the rules speak about. For tests only. */
export const BRAND: ReaderInput['brand'] = {
  name: 'Ortwick',
  aliases: [],
  domain: 'ortwick.com',
  products: ['Ortwick Pro', 'Meridian'],
  people: ['Ana Ribeiro'],
  trades: ['planning software'],
}

export function read(
  text: string,
  prompt = 'Tell me about Ortwick',
  intent: ReaderInput['prompt']['intent'] = 'BRANDED',
  brand = BRAND,
): Reading {
  return readByRules({ brand, prompt: { text: prompt, intent }, answer: { text, citations: [] } })
}

/** What is stated about the brand, as `predicate stance value`. */
export function stated(text: string, prompt?: string, intent?: ReaderInput['prompt']['intent']): string[] {
  return read(text, prompt, intent)
    .claims.filter(({ about }) => about === 'brand')
    .map((claim) => `${claim.predicate} ${claim.stance} ${sayValue(claim)}`)
}

/** The same for one predicate, asserted only. */
export function values(
  predicate: string,
  text: string,
  prompt?: string,
  intent?: ReaderInput['prompt']['intent'],
): string[] {
  return read(text, prompt, intent)
    .claims.filter(
      (claim) => claim.about === 'brand' && claim.predicate === predicate && claim.stance === 'asserted',
    )
    .map(sayValue)
}

function sayValue({ value }: ReadClaim): string {
  if (value === null) return 'none'
  if ('from' in value) return value.from === value.to ? String(value.from) : `${value.from}-${value.to}`
  if ('place' in value) return value.place
  if ('names' in value) return value.names.join(' + ')
  if ('least' in value && 'most' in value && !('amount' in value)) return `${value.least}..${value.most}`
  if ('amount' in value)
    return `${value.product ?? '?'} ${value.amount} ${value.currency} ${value.period ?? '-'}`
  if ('name' in value) return String(value.name)
  if ('countries' in value) return value.countries.join('+')
  return Object.values(value).map(String).join(' ')
}
