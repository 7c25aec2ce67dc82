import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import type { Draw } from './draw.ts'
import type { Inventions } from './inventions.ts'
import type { Phrases } from './phrases/phrases.ts'

export interface DemoBrand {
  name: string
  aliases: readonly string[]
  domain: string
}

interface Context {
  brand: DemoBrand
  phrases: Phrases
  draw: Draw
  invent: Inventions
}

/** A sentence that states a fact as it is, or null where there is nothing to state. */
export function trueClaim(fact: JudgedFact, { brand, phrases }: Context): string | null {
  const { claim, and } = phrases
  const list = (names: readonly string[]) => joinNames(names.slice(0, 3), and)
  switch (fact.predicate) {
    case 'founder':
    case 'country_availability':
      return claim[fact.predicate](brand.name, list(fact.value))
    case 'product':
      return claim.product(brand.name, list(fact.value.names))
    case 'price':
      return claim.price(brand.name, priceWords(fact.value, fact.value.amount, phrases))
    case 'employees':
      return claim.employees(brand.name, phrases.number(fact.value))
    case 'url':
      return fact.value.exists ? claim.url(brand.name, `https://${brand.domain}${fact.value.path}`) : null
    case 'discontinued':
      return phrases.discontinued(brand.name, fact.value)
    case 'founded_year':
      return claim.founded_year(brand.name, String(fact.value))
    case 'legal_name':
    case 'headquarters':
    case 'ceo':
    case 'parent_company':
    case 'industry':
    case 'phone':
    case 'email':
    case 'award':
    case 'certification':
      return claim[fact.predicate](brand.name, fact.value)
    default:
      // A demonstration knows no words for facts of any other kind.
      return null
  }
}

/** A plausible sentence that the fact contradicts, or null where none can be made from this fact. */
export function falseClaim(fact: JudgedFact, context: Context): string | null {
  const { brand, phrases, draw, invent } = context
  const { claim, denial } = phrases
  switch (fact.predicate) {
    case 'founded_year':
      return claim.founded_year(brand.name, String(otherYear(fact.value, draw)))
    case 'headquarters':
      return claim.headquarters(brand.name, invent.city())
    case 'founder':
    case 'ceo':
      return claim[fact.predicate](brand.name, invent.person())
    case 'parent_company':
      return claim.parent_company(brand.name, invent.owner())
    case 'employees':
      return claim.employees(
        brand.name,
        phrases.number(Math.max(10, fact.value) * (4 + draw.integer('staff', 6))),
      )
    case 'price':
      return claim.price(brand.name, priceWords(fact.value, otherAmount(fact.value.amount, draw), phrases))
    case 'product':
      return fact.value.complete === true
        ? claim.product(brand.name, `${brand.name} ${invent.product()}`)
        : null
    case 'discontinued':
      return phrases.stillSold(brand.name, fact.value)
    case 'industry':
      return claim.industry(brand.name, invent.industry())
    case 'phone':
      return claim.phone(brand.name, otherDigits(fact.value))
    case 'email':
      return claim.email(brand.name, otherAddress(fact.value))
    case 'url':
      return fact.value.exists ? null : claim.url(brand.name, `https://${brand.domain}${fact.value.path}`)
    case 'award':
    case 'certification':
      return denial[fact.predicate](brand.name, fact.value)
    case 'country_availability': {
      const country = fact.value[0]
      return country === undefined ? null : denial.country_availability(brand.name, country)
    }
    case 'legal_name':
      return claim.legal_name(brand.name, invent.legalName())
    default:
      return null
  }
}

/** How often each kind of fact is got wrong; engines are known for dates, places, people and prices. */
export const CONFUSION: { readonly [P in FactPredicate]?: number } = {
  founded_year: 6,
  headquarters: 6,
  ceo: 5,
  price: 5,
  founder: 4,
  employees: 4,
  parent_company: 3,
  discontinued: 2,
  certification: 1,
  email: 1,
  phone: 1,
  product: 1,
  award: 1,
  industry: 0.5,
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

function priceWords(
  value: { product: string; currency: string; period?: string },
  amount: number,
  phrases: Phrases,
): string {
  const period = value.period === undefined ? null : (phrases.periods[value.period] ?? null)
  const words = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return `${value.product}|${phrases.price(words, value.currency, period)}`
}

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
