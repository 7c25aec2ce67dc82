import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import { nameOf } from '@veracite/verdicts/predicates/companies'
import { placeOf } from '@veracite/verdicts/predicates/headquarters'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import type { Draw } from './draw.ts'
import type { Inventions } from './inventions.ts'
import { type ClaimKey, fill, moneyWords, numberWords, type Texts } from './texts.ts'

export interface DemoBrand {
  name: string
  aliases: readonly string[]
  domain: string
}

/** Something to say about the brand, before any wording. */
export interface Statement {
  key: ClaimKey
  value: string
  product?: string
}

interface Context {
  brand: DemoBrand
  texts: Texts
  /** Seeded by engine and brand, not by the answer: an engine tends to make the same errors. */
  draw: Draw
  invent: Inventions
}

/** A fact as it is, or null where there is nothing to state. */
export function trueStatement(fact: JudgedFact, { brand, texts }: Context): Statement | null {
  const list = (names: readonly string[]) => joinNames(names.slice(0, 3), texts.and)
  switch (fact.predicate) {
    case 'founder':
    case 'country_availability':
      return { key: fact.predicate, value: list(fact.value) }
    case 'product':
      return { key: 'product', value: list(fact.value.names) }
    case 'price':
      return priceOf(fact.value, fact.value.amount, texts)
    case 'employees':
      return { key: 'employees', value: numberWords(fact.value, texts) }
    case 'url':
      return fact.value.exists ? { key: 'url', value: `https://${brand.domain}${fact.value.path}` } : null
    case 'founded_year':
      return { key: 'founded_year', value: String(fact.value) }
    case 'legal_name':
    case 'parent_company':
      return { key: fact.predicate, value: nameOf(fact.value) }
    case 'headquarters':
      return { key: fact.predicate, value: placeOf(fact.value) }
    case 'discontinued':
    case 'ceo':
    case 'industry':
    case 'phone':
    case 'email':
    case 'award':
    case 'certification':
      return { key: fact.predicate, value: fact.value }
    default:
      // The demonstration has no wording for other kinds of facts.
      return null
  }
}

/** Something plausible that the fact contradicts, or null where nothing can be made from this fact. */
export function falseStatement(fact: JudgedFact, context: Context): Statement | null {
  const { brand, texts, draw, invent } = context
  switch (fact.predicate) {
    case 'founded_year':
      return { key: 'founded_year', value: String(otherYear(fact.value, draw)) }
    case 'headquarters':
      return { key: 'headquarters', value: invent.city() }
    case 'founder':
    case 'ceo':
      return { key: fact.predicate, value: invent.person() }
    case 'parent_company':
      return { key: 'parent_company', value: invent.owner() }
    case 'employees':
      return {
        key: 'employees',
        value: numberWords(Math.max(10, fact.value) * (4 + draw.integer('staff', 6)), texts),
      }
    case 'price':
      return priceOf(fact.value, otherAmount(fact.value.amount, draw), texts)
    case 'product':
      return fact.value.complete === true
        ? { key: 'product', value: `${brand.name} ${invent.product()}` }
        : null
    case 'discontinued':
      return { key: 'still_sold', value: fact.value }
    case 'industry':
      return { key: 'industry', value: invent.industry() }
    case 'phone':
      return { key: 'phone', value: otherDigits(fact.value) }
    case 'email':
      return { key: 'email', value: otherAddress(fact.value) }
    case 'url':
      return fact.value.exists ? null : { key: 'url', value: `https://${brand.domain}${fact.value.path}` }
    case 'award':
    case 'certification':
      return { key: `no_${fact.predicate}`, value: fact.value }
    case 'country_availability': {
      const country = fact.value[0]
      return country === undefined ? null : { key: 'no_country_availability', value: country }
    }
    case 'legal_name':
      return { key: 'legal_name', value: invent.legalName() }
    default:
      return null
  }
}

export function sentenceOf(
  { key, value, product = '' }: Statement,
  { brand, texts, draw }: Pick<Context, 'brand' | 'texts' | 'draw'>,
): string {
  const template = draw.pick(`sentence ${key}`, texts.claims[key]) ?? ''
  return fill(template, { brand: brand.name, value, product })
}

/** The same, hedged; null if this language has no wording for it. */
export function hedgedSentenceOf(
  { key, value }: Statement,
  { brand, texts, draw }: Pick<Context, 'brand' | 'texts' | 'draw'>,
): string | null {
  const template = draw.pick(`hedged ${key}`, texts.hedged[key] ?? [])
  return template === undefined ? null : fill(template, { brand: brand.name, value })
}

/** How often each kind of fact is wrong; engines are known to err about dates, places, people and prices. */
export const CONFUSION: { readonly [P in FactPredicate]?: number } = {
  founded_year: 6,
  headquarters: 6,
  ceo: 5,
  price: 5,
  founder: 4,
  employees: 4,
  parent_company: 3,
  discontinued: 0.5,
  certification: 1,
  email: 1,
  phone: 1,
  product: 1,
  award: 1,
  country_availability: 0.5,
  url: 0.5,
  legal_name: 0.2,
}

function otherYear(year: number, draw: Draw): number {
  const distance = 3 + draw.integer('year', 9)
  return draw.number('year direction') < 0.5 && year + distance <= 2024 ? year + distance : year - distance
}

/** Always more than the few per cent within which prices count as equal. */
function otherAmount(amount: number, draw: Draw): number {
  const factor = [0.5, 1.5, 2, 2.5][draw.integer('price', 4)] ?? 2
  const other = Math.max(1, Math.round(amount * factor))
  return Math.abs(other - amount) > amount * 0.2 ? other : amount * 3 + 1
}

const priceOf = (
  price: { product: string; currency: string; period?: string },
  amount: number,
  texts: Texts,
): Statement => ({ key: 'price', value: moneyWords(price, amount, texts), product: price.product })

const otherDigits = (phone: string): string =>
  phone
    .replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10))
    .replace(/\d(?=\D*\d\D*$)/, (digit) => String((Number(digit) + 5) % 10))

function otherAddress(email: string): string {
  const [local = '', host = ''] = email.split('@')
  return `${local === 'contact' ? 'enquiries' : 'contact'}@${host}`
}

function joinNames(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}
