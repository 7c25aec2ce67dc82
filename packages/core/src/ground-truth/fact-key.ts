import type { TypedFact } from '../facts/fact.ts'
import type { FactPredicate } from '../vocabulary.ts'
import { fold } from './brand-identity.ts'

/** A brand has one of each of these at a time: a new value replaces the old one. */
const SINGLE_VALUED: ReadonlySet<FactPredicate> = new Set<FactPredicate>([
  'legal_name',
  'founded_year',
  'headquarters',
  'founder',
  'ceo',
  'parent_company',
  'employees',
  'country_availability',
])

export function isSingleValued(predicate: FactPredicate): boolean {
  return SINGLE_VALUED.has(predicate)
}

/** Two facts with the same key speak of the same thing, so at most one of them can be active. */
export function factKey(fact: TypedFact): string {
  switch (fact.predicate) {
    case 'price':
      return `price|${fold(fact.value.product)}|${fact.value.currency}|${fact.value.period ?? ''}`
    case 'url':
      return `url|${normalPath(fact.value.path)}`
    case 'product':
    case 'phone':
    case 'email':
    case 'industry':
    case 'discontinued':
    case 'award':
    case 'certification':
      return `${fact.predicate}|${factValueKey(fact)}`
    default:
      return fact.predicate
  }
}

/** Two facts with the same value key say the same, however it is written. */
export function factValueKey(fact: TypedFact): string {
  switch (fact.predicate) {
    case 'founder':
    case 'country_availability':
      return fact.value.map(fold).sort().join('|')
    case 'product':
      return `${fact.value.names.map(fold).sort().join('|')}${fact.value.complete === true ? '|complete' : ''}`
    case 'price':
      return String(fact.value.amount)
    case 'url':
      return String(fact.value.exists)
    case 'founded_year':
    case 'employees':
      return String(fact.value)
    case 'phone':
      return fact.value.replace(/\D/g, '')
    case 'email':
      return fact.value.toLowerCase()
    default:
      return fold(fact.value)
  }
}

function normalPath(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
