import { nameOf } from '@veracite/verdicts/predicates/companies'
import { placeOf } from '@veracite/verdicts/predicates/headquarters'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import type { Draw } from './draw.ts'
import type { Inventions } from './inventions.ts'
import { type ClaimKey, fill, numberWords, type Texts } from './texts.ts'

export interface DemoBrand {
  name: string
  aliases: readonly string[]
  domain: string
}

/** Something to say about the brand, before any wording. */
export interface Statement {
  key: ClaimKey
  value: string
}

/** A fact as it is. Null for facts that the plain reader does not compare, such as prices: no answer is about them. */
export function trueStatement(fact: JudgedFact, texts: Texts): Statement | null {
  switch (fact.predicate) {
    case 'founder':
      return { key: 'founder', value: joinNames(fact.value.slice(0, 3), texts.and) }
    case 'employees':
      return { key: 'employees', value: numberWords(fact.value, texts) }
    case 'founded_year':
      return { key: 'founded_year', value: String(fact.value) }
    case 'legal_name':
    case 'parent_company':
      return { key: fact.predicate, value: nameOf(fact.value) }
    case 'headquarters':
      return { key: 'headquarters', value: placeOf(fact.value) }
    case 'ceo':
    case 'phone':
    case 'email':
      return { key: fact.predicate, value: fact.value }
    default:
      return null
  }
}

interface Beliefs {
  texts: Texts
  /** Seeded by engine and brand, not by the answer: an engine tends to make the same errors. */
  draw: Draw
  invent: Inventions
}

/** Something plausible that the fact contradicts, or null where nothing can be made from this fact. */
export function falseStatement(fact: JudgedFact, { texts, draw, invent }: Beliefs): Statement | null {
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
    case 'legal_name':
      return { key: 'legal_name', value: invent.legalName() }
    case 'employees': {
      const count = Math.max(10, fact.value) * (4 + draw.integer('staff', 6))
      return { key: 'employees', value: numberWords(count, texts) }
    }
    case 'phone':
      return { key: 'phone', value: otherDigits(fact.value) }
    case 'email':
      return { key: 'email', value: otherAddress(fact.value) }
    default:
      return null
  }
}

export function sentenceOf(
  { key, value }: Statement,
  { brand, texts, draw }: { brand: DemoBrand; texts: Texts; draw: Draw },
): string {
  const template = draw.pick(`sentence ${key}`, texts.claims[key]) ?? ''
  return fill(template, { brand: brand.name, value })
}

/** How often each kind of fact is wrong; engines are known to err about dates, places and people. */
export const CONFUSION: Readonly<Record<ClaimKey, number>> = {
  founded_year: 6,
  headquarters: 6,
  ceo: 5,
  founder: 4,
  employees: 4,
  parent_company: 3,
  email: 1,
  phone: 1,
  legal_name: 0.2,
  website: 0,
}

function otherYear(year: number, draw: Draw): number {
  const distance = 3 + draw.integer('year', 9)
  return draw.number('year direction') < 0.5 && year + distance <= 2024 ? year + distance : year - distance
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
