import type { PromptIntent } from '@veracite/terms/vocabulary'
import templates from './suggested-prompts.json' with { type: 'json' }

export interface SuggestedPrompt {
  text: string
  intent: PromptIntent
  /** The predicate it tests; null for questions that any brand should ask. */
  about: string | null
}

export interface KnownFact {
  predicate: string
  value: unknown
  active: boolean
}

/** Questions whose answers the facts can check. The same facts give the same questions in the same order. */
export function suggestPrompts({ name }: { name: string }, facts: readonly KnownFact[]): SuggestedPrompt[] {
  const known = sortedFacts(facts).filter(
    ({ predicate, value }) => predicate !== 'product' || textsOf(value).length > 0,
  )
  const texts = (predicate: string) =>
    known.flatMap((fact) => (fact.predicate === predicate ? textsOf(fact.value) : []))
  const has = (predicate: string) => known.some((fact) => fact.predicate === predicate)
  const priced = known.flatMap(({ predicate, value }) => (predicate === 'price' ? productOf(value) : []))
  const firstOf = (items: string[], most: number) => [...new Set(items)].slice(0, most)
  const named = (items: string[], most: number) => firstOf(items, most).map((item) => ofBrand(name, item))
  const values: Record<string, readonly string[]> = {
    name: [name],
    field: texts('industry')
      .filter((industry) => !namesBrand(industry, name))
      .slice(0, 1),
    country: texts('country_availability').slice(0, 1),
    priced: named(priced, 2),
    product: named(texts('product'), 3),
    discontinued: texts('discontinued').slice(0, 2),
    certification: texts('certification').slice(0, 2),
    award: texts('award').slice(0, 1),
  }
  return templates
    .filter(({ needs }) => needs?.some(has) ?? true)
    .flatMap(({ intent, text, about }) =>
      filled(text, values).map((question) => ({ text: question, intent: intent as PromptIntent, about })),
    )
}

/** One text for each combination of the values in its braces; none where a value is missing. */
function filled(template: string, values: Readonly<Record<string, readonly string[]>>): string[] {
  const place = /\{(\w+)\}/.exec(template)
  if (place === null) return [template]
  const [before = '', ...after] = template.split(place[0])
  const rests = filled(after.join(place[0]), values)
  return (values[place[1] ?? ''] ?? []).flatMap((value) => rests.map((rest) => before + value + rest))
}

/** Facts are a set: however the server orders them, the same questions come out. */
const sortedFacts = (facts: readonly KnownFact[]): KnownFact[] =>
  facts.filter(({ active }) => active).sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))

const key = ({ predicate, value }: KnownFact): string => `${predicate} ${JSON.stringify(value)}`

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').sort()
  if (typeof value === 'object' && value !== null && 'names' in value) return textsOf(value.names)
  return []
}

const productOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'product' in value ? textsOf(value.product) : []

/** A question that names the brand is not a category question. */
function namesBrand(text: string, name: string): boolean {
  const [first = ''] = name.toLowerCase().split(' ')
  return text.toLowerCase().includes(first)
}

/** `Halden V200`, but not `Halden Halden Cloud`. */
function ofBrand(name: string, product: string): string {
  return namesBrand(product, name) ? product : `the ${name} ${product}`
}
