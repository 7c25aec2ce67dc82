import { isCurrency } from '@veracite/verdicts/predicates/price'
import type { QuotedFact } from '../facts/fact-source.ts'
import { readAmount, readEmail, readName, readPhone } from './read-values.ts'

interface Meta {
  name: string
  content: string
  quote: string
}

/** Open Graph's business and product tags. `og:site_name` only repeats the brand's name, so it states no fact. */
export function metaFacts(metas: readonly Meta[]): QuotedFact[] {
  const find = (name: string) =>
    metas.find((meta) => meta.name === name && meta.content.trim() !== '') ?? null
  const facts: QuotedFact[] = []
  const locality = find('business:contact_data:locality')
  if (locality !== null) {
    const rest = [find('business:contact_data:region'), find('business:contact_data:country_name')]
    const place = readName([locality, ...rest].flatMap((meta) => meta?.content.trim() ?? []).join(', '))
    if (place !== null) facts.push({ predicate: 'headquarters', value: place, quote: locality.quote })
  }
  const phoneMeta = find('business:contact_data:phone_number')
  const phone = phoneMeta === null ? null : readPhone(phoneMeta.content)
  if (phoneMeta !== null && phone !== null)
    facts.push({ predicate: 'phone', value: phone, quote: phoneMeta.quote })
  const emailMeta = find('business:contact_data:email')
  const email = emailMeta === null ? null : readEmail(emailMeta.content)
  if (emailMeta !== null && email !== null)
    facts.push({ predicate: 'email', value: email, quote: emailMeta.quote })
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
