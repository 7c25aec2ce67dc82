import type { FactPredicate } from '../vocabulary.ts'

/** The value a fact carries, by predicate. Lists are sets: their order means nothing. */
export interface FactValues {
  legal_name: string
  founded_year: number
  headquarters: string
  founder: string[]
  ceo: string
  parent_company: string
  employees: number
  product: { names: string[]; complete?: boolean }
  price: { product: string; amount: number; currency: string; period?: string }
  industry: string
  phone: string
  email: string
  url: { path: string; exists: boolean }
  discontinued: string
  award: string
  certification: string
  country_availability: string[]
}

/** One typed statement about a brand: the predicate decides the shape of the value. */
export type TypedFact = { [P in FactPredicate]: { predicate: P; value: FactValues[P] } }[FactPredicate]
