import { wholeWord } from '../items.ts'
import type { Brand, KnownFact } from '../labels.ts'
import companies from './companies.json' with { type: 'json' }
import type { Sentence, Triple } from './triples.ts'

/** A sentence about a company. */
export interface AboutCompany {
  text: string
  brand: Brand
  /** The predicates of facts that it states in so many words. */
  states: string[]
  /** Some have another year or number than they were written for: those are false as they are. */
  isTrue: boolean
}

/** Every company of the corpus that a sentence names, with all that any sentence says of it as its facts. */
export function aboutCompanies(sentences: readonly Sentence[]): AboutCompany[] {
  const all = sentences.flatMap(({ triples }) => triples)
  const isOfCompany = ({ property }: Triple) => ONLY_COMPANIES.has(property)
  const named = new Set([
    ...all.filter(isOfCompany).map(({ subject }) => subject),
    ...all.filter(({ property }) => SUBSIDIARY.has(property)).map(({ object }) => object),
  ])
  const bySubject = Map.groupBy(all.flatMap(turned), ({ subject }) => subject)
  const brands = new Map([...named].map((name) => [name, brandOf(name, bySubject.get(name) ?? [])]))
  const texts = new Map(sentences.map((sentence) => [sentence.text, sentence]))
  return [...texts.values()].flatMap(({ text, triples }) => {
    const said = Map.groupBy(triples.flatMap(turned), ({ subject }) => subject)
    return [...said].flatMap(([name, own]): AboutCompany[] => {
      const brand = brands.get(name)
      if (brand === undefined || !wholeWord(name, 'u').test(text)) return []
      return [{ text, brand, states: statedIn(text, own), isTrue: hasItsNumbers(text, own) }]
    })
  })
}

const ONLY_COMPANIES = new Set(companies['only companies have these'])
const SUBSIDIARY = new Set(companies['parent_company of the object'])

/** "A has the subsidiary B" says who owns B as well. */
function turned(triple: Triple): Triple[] {
  const { subject, property, object } = triple
  return SUBSIDIARY.has(property)
    ? [triple, { subject: object, property: 'parentCompany', object: subject }]
    : [triple]
}

function brandOf(name: string, own: readonly Triple[]): Brand {
  const domain = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '') || 'company'}.example`
  return { key: name, name, aliases: [], domain, facts: factsOf(own) }
}

type Replaced = 'founded_year' | 'headquarters' | 'founder' | 'parent_company' | 'employees'
const REPLACED: readonly Replaced[] = [
  'founded_year',
  'headquarters',
  'founder',
  'parent_company',
  'employees',
]

function valuesOf(own: readonly Triple[], properties: readonly string[]): string[] {
  const values = own.filter(({ property }) => properties.includes(property)).map(({ object }) => object)
  return [...new Set(values)].filter((value) => !HOUSES.has(value.split(' ').at(-1) ?? ''))
}

const HOUSES = new Set(companies['houses, not towns'])

function factsOf(own: readonly Triple[]): KnownFact[] {
  return REPLACED.flatMap((predicate): KnownFact[] => {
    const values = valuesOf(own, companies[predicate])
    const [first] = values
    if (first === undefined) return []
    if (predicate === 'founder') return [{ predicate, value: values }]
    if (predicate === 'parent_company')
      return [{ predicate, value: { name: first, ...listed('names', values.slice(1)) } }]
    if (predicate === 'headquarters') {
      const also = [...values.slice(1), ...valuesOf(own, companies['also their seat'])]
      return [{ predicate, value: { place: first, ...listed('also', also) } }]
    }
    const number = numberOf(first)
    return number === null ? [] : [{ predicate, value: number }]
  })
}

const listed = (member: string, values: string[]) => (values.length === 0 ? {} : { [member]: values })

/** "1920-08-16" is a year, "10252" a count. */
function numberOf(value: string): number | null {
  const figures = /^(\d{4})-\d\d-\d\d$/.exec(value)?.[1] ?? /^\d+$/.exec(value)?.[0]
  return figures === undefined ? null : Number(figures)
}

/** Not everything that a sentence was written for stands in it: only what does can be missed. */
function statedIn(text: string, own: readonly Triple[]): string[] {
  return REPLACED.filter((predicate) =>
    valuesOf(own, companies[predicate]).some((value) => holds(text, value)),
  )
}

function hasItsNumbers(text: string, own: readonly Triple[]): boolean {
  const values = [...valuesOf(own, companies.founded_year), ...valuesOf(own, companies.employees)]
  return values.every((value) => holds(text, value))
}

function holds(text: string, value: string): boolean {
  const number = numberOf(value)
  const plain = text.replace(/(?<=\d)[,. ](?=\d{3})/g, '')
  return number === null
    ? text.includes(value.split(',')[0] ?? value)
    : new RegExp(`(?<!\\d)${number}(?!\\d)`).test(plain)
}
