import { nameOf } from '@veracite/verdicts/predicates/companies'
import { placeOf } from '@veracite/verdicts/predicates/headquarters'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import type { Draw } from './draw.ts'
// Everything in these lists is meant to be fictitious, but a city.
import inventions from './inventions.json' with { type: 'json' }
import type { Language } from './languages.ts'

export interface DemoBrand {
  name: string
  aliases: readonly string[]
  domain: string
}

export interface DemoKnowledge {
  brand: DemoBrand
  facts: readonly JudgedFact[]
}

/** A statement about the brand. The recorded answers have a label and sentences for each `key`. */
export interface Statement {
  key: keyof Language['facts']
  value: string
}

interface Predicate<Value> {
  /** The fact as answers word it. */
  worded(value: Value, language: Language): string
  /** A value that contradicts the fact. */
  wrong(value: Value, beliefs: Beliefs): string
  /** How often this fact is wrong, against the others: engines err about dates, places and people. */
  weight: number
}

/** Drawn by engine and brand, not by answer: an engine tends to make the same errors. */
interface Beliefs {
  draw: Draw
  language: Language
  /** Texts that an invention must share no word with. */
  truths: readonly string[]
}

type ValueOf<Name> = Extract<JudgedFact, { predicate: Name }>['value']

/** The predicates that demo answers are about. The plain reader does not compare the others. */
const PREDICATES: { [Name in JudgedFact['predicate']]?: Predicate<ValueOf<Name>> } = {
  founded_year: { worded: String, wrong: (year, { draw }) => String(otherYear(year, draw)), weight: 6 },
  headquarters: { worded: placeOf, wrong: (_, beliefs) => invented('cities', beliefs), weight: 6 },
  ceo: { worded: String, wrong: (_, beliefs) => invented('people', beliefs), weight: 5 },
  founder: {
    worded: (names, { and }) => joinNames(names.slice(0, 3), and),
    wrong: (_, beliefs) => invented('people', beliefs),
    weight: 4,
  },
  employees: {
    worded: (count, { thousands }) => grouped(count, thousands),
    wrong: (count, { draw, language }) =>
      grouped(Math.max(10, count) * (4 + draw.integer('staff', 6)), language.thousands),
    weight: 4,
  },
  parent_company: { worded: nameOf, wrong: (_, beliefs) => invented('owners', beliefs), weight: 3 },
  email: { worded: String, wrong: otherAddress, weight: 1 },
  phone: { worded: String, wrong: otherDigits, weight: 1 },
  legal_name: { worded: nameOf, wrong: (_, beliefs) => invented('legalNames', beliefs), weight: 0.2 },
}

/** A fact as it is. Null for facts that no demo answer is about. */
export function trueStatement(fact: JudgedFact, language: Language): Statement | null {
  const predicate = predicateOf(fact)
  return predicate && { key: predicate.key, value: predicate.worded(fact.value, language) }
}

/** How often a fact is contradicted, against the others. Null for facts that no demo answer is about. */
export const weightOf = (fact: JudgedFact): number | null => predicateOf(fact)?.weight ?? null

/** A statement that the fact contradicts. Null for facts that no demo answer is about. */
export function falseStatement(fact: JudgedFact, beliefs: Beliefs): Statement | null {
  const predicate = predicateOf(fact)
  return predicate && { key: predicate.key, value: predicate.wrong(fact.value, beliefs) }
}

function predicateOf({ predicate }: JudgedFact) {
  const found = PREDICATES[predicate] as Predicate<JudgedFact['value']> | undefined
  return found === undefined ? null : { ...found, key: predicate as Statement['key'] }
}

/** Draws from a list without the entries that share a word with the brand's facts, so that it is certainly false. */
function invented(list: 'cities' | 'people' | 'owners' | 'legalNames', { draw, truths }: Beliefs): string {
  return draw.pick(list, unlike(inventions[list], truths)) ?? ''
}

export function inventedRivals(count: number, { draw, truths }: Omit<Beliefs, 'language'>): string[] {
  const list = unlike(inventions.rivals, truths)
  const start = draw.integer('rivals', list.length)
  return Array.from({ length: count }, (_, at) => list[(start + at * 5) % list.length] ?? '')
}

export const truthsOf = ({ brand, facts }: DemoKnowledge): string[] => [
  brand.name,
  ...brand.aliases,
  ...facts.map((fact) => JSON.stringify(fact.value)),
]

function unlike(list: readonly string[], truths: readonly string[]): readonly string[] {
  const known = new Set(truths.flatMap(wordsOf))
  const others = list.filter((item) => INVENTED_WORDS.get(item)?.every((word) => !known.has(word)))
  return others.length > 0 ? others : list
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

const { cities, people, owners, legalNames, rivals } = inventions
const INVENTED_WORDS = new Map(
  [cities, people, owners, legalNames, rivals].flat().map((name) => [name, wordsOf(name)]),
)

function otherYear(year: number, draw: Draw): number {
  const distance = 3 + draw.integer('year', 9)
  return draw.number('year direction') < 0.5 && year + distance <= 2024 ? year + distance : year - distance
}

function otherDigits(phone: string): string {
  return phone
    .replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10))
    .replace(/\d(?=\D*\d\D*$)/, (digit) => String((Number(digit) + 5) % 10))
}

function otherAddress(email: string): string {
  const [local = '', host = ''] = email.split('@')
  return `${local === 'contact' ? 'enquiries' : 'contact'}@${host}`
}

const grouped = (count: number, separator: string): string =>
  String(count).replaceAll(/\B(?=(\d{3})+(?!\d))/g, separator)

function joinNames(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}
