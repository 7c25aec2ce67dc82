import { isCurrency } from '@veracite/verdicts/predicates/price'
import type { QuotedFact } from '../facts/fact-source.ts'
import { factsRead, readAmount, readEmail, readName, readPhone } from './read-values.ts'

interface Meta {
  name: string
  content: string
  quote: string
}

/** Open Graph's business and product tags. `og:site_name` only repeats the brand's name, so it states no fact. */
export function metaFacts(metas: readonly Meta[]): QuotedFact[] {
  const find = (name: string) =>
    metas.find((meta) => meta.name === name && meta.content.trim() !== '') ?? null
  const stated = (name: string) => {
    const meta = find(`business:contact_data:${name}`)
    return meta === null ? [] : [{ text: meta.content.trim(), quote: meta.quote }]
  }
  const around = [...stated('region'), ...stated('country_name')].map(({ text }) => text)
  const placeOf = (locality: string) => readName([locality, ...around].join(', '))
  const facts = [
    ...factsRead('headquarters', stated('locality'), placeOf),
    ...factsRead('phone', stated('phone_number'), readPhone),
    ...factsRead('email', stated('email'), readEmail),
  ]
  return [...facts, ...productFacts(find)]
}

function productFacts(find: (name: string) => Meta | null): QuotedFact[] {
  const type = find('og:type')?.content ?? ''
  const title = find('og:title')
  // Titles often end in the shop's name: "Field Planner | Vellum & Rye".
  const product = readName(title?.content.split(/\s[|–—·-]\s/, 1)[0] ?? '')
  if (!/^(og:)?product/.test(type) || title === null || product === null) return []
  const facts: QuotedFact[] = [{ predicate: 'product', value: { names: [product] }, quote: title.quote }]
  const price = find('product:price:amount') ?? find('og:price:amount')
  const currency =
    (find('product:price:currency') ?? find('og:price:currency'))?.content.trim().toUpperCase() ?? ''
  const amount = price === null ? null : readAmount(price.content)
  if (price !== null && amount !== null && isCurrency(currency))
    facts.push({ predicate: 'price', value: { product, amount, currency }, quote: price.quote })
  return facts
}
