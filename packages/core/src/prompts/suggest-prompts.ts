import type { PromptIntent } from '@veracite/terms/vocabulary'

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

/**
 * What customers ask about a brand like this one, derived from its facts: if the right answer is on record, a
 * wrong one can be proved. The same facts give the same questions, in the same order.
 */
export function suggestPrompts(brand: { name: string }, facts: readonly KnownFact[]): SuggestedPrompt[] {
  const { name } = brand
  const known = sortedFacts(facts)
  const texts = (predicate: string) =>
    known.flatMap((fact) => (fact.predicate === predicate ? textsOf(fact.value) : []))
  const has = (predicate: string) => known.some((fact) => fact.predicate === predicate)
  const products = [...new Set(texts('product'))].slice(0, 3)
  const priced = [
    ...new Set(known.flatMap(({ predicate, value }) => (predicate === 'price' ? productOf(value) : []))),
  ]
  const field = texts('industry').find((industry) => !namesBrand(industry, name)) ?? null
  const prompts: SuggestedPrompt[] = []
  const add = (intent: PromptIntent, text: string, about: string | null = null) =>
    prompts.push({ text, intent, about })

  if (field !== null) {
    add('CATEGORY', `Which companies are the best for ${field}?`, 'industry')
    add('CATEGORY', `What should I look for when choosing ${field}, and who offers it?`, 'industry')
    add('CATEGORY', `Which ${field} suppliers are good for small companies?`, 'industry')
  }
  for (const country of texts('country_availability').slice(0, 1))
    if (field !== null) add('CATEGORY', `Who offers ${field} in ${country}?`, 'country_availability')

  add('BRANDED', `What is ${name}?`)
  if (has('founded_year') || has('headquarters'))
    add('BRANDED', `When was ${name} founded and where is it based?`, 'founded_year')
  if (has('ceo') || has('founder')) add('BRANDED', `Who founded ${name}, and who runs it today?`, 'ceo')
  for (const item of priced.slice(0, 2)) add('BRANDED', `How much does ${ofBrand(name, item)} cost?`, 'price')
  if (products.length > 0) add('BRANDED', `Which products does ${name} sell?`, 'product')
  if (has('phone') || has('email')) add('BRANDED', `How do I contact ${name}?`, 'phone')
  if (has('employees')) add('BRANDED', `How many people work at ${name}?`, 'employees')

  add('COMPARATIVE', `What are the best alternatives to ${name}?`)
  add('COMPARATIVE', `How does ${name} compare with its competitors?`)
  for (const item of products) add('COMPARATIVE', `What is better than ${ofBrand(name, item)}?`, 'product')

  add('DEFENSIVE', `Is ${name} a trustworthy company?`)
  add('DEFENSIVE', `What do people complain about with ${name}?`)
  for (const item of texts('discontinued').slice(0, 2))
    add('DEFENSIVE', `Does ${name} still sell the ${item}?`, 'discontinued')
  if (has('parent_company')) add('DEFENSIVE', `Who owns ${name}?`, 'parent_company')
  for (const item of texts('certification').slice(0, 2))
    add('DEFENSIVE', `Is ${name} really ${item} certified?`, 'certification')
  for (const item of texts('award').slice(0, 1))
    add('DEFENSIVE', `Did ${name} really win the ${item}?`, 'award')
  return prompts
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
