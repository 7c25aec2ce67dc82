/** Predicates a sentence can state; `price`, `url` and lists arrive already in words. */
export type StatedPredicate =
  | 'legal_name'
  | 'founded_year'
  | 'headquarters'
  | 'founder'
  | 'ceo'
  | 'parent_company'
  | 'employees'
  | 'product'
  | 'price'
  | 'industry'
  | 'phone'
  | 'email'
  | 'url'
  | 'award'
  | 'certification'
  | 'country_availability'

/** One language's sentences. Each list gives variants; every sentence names its own subject. */
export interface Phrases {
  /** Makes a sentence of a claim. For `price` the value reads "Plus|EUR 9 per month". */
  claim: Record<StatedPredicate, (brand: string, value: string) => string>
  denial: Record<'award' | 'certification' | 'country_availability', (brand: string, value: string) => string>
  discontinued: (brand: string, product: string) => string
  stillSold: (brand: string, product: string) => string
  /** Opens an answer without naming anyone or anything checkable. */
  opening: readonly string[]
  praise: readonly ((brand: string) => string)[]
  rival: readonly ((rival: string) => string)[]
  rivalFounded: (rival: string, year: number) => string
  /** Says that nothing is known about the brand. */
  nothingKnown: readonly ((brand: string) => string)[]
  advice: readonly string[]
  closing: readonly string[]
  and: string
  price: (amount: string, currency: string, period: string | null) => string
  /** Words for the periods that price facts use. */
  periods: Readonly<Record<string, string>>
  number: (value: number) => string
}

export const splitPrice = (value: string): { product: string; price: string } => {
  const at = value.lastIndexOf('|')
  return { product: value.slice(0, at), price: value.slice(at + 1) }
}

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

export const symbolOf = (currency: string): string | null => SYMBOLS[currency.toUpperCase()] ?? null
