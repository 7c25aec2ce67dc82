import { isCurrency } from '@veracite/verdicts/predicates/price'
import { type BrandIdentity, namesBrand } from '../facts/brand-identity.ts'
import type { QuotedFact } from '../facts/fact-source.ts'
import { firstText, nameOf, type PropValue, type Thing, values } from '../markup/thing.ts'
import { periodOfUnit } from './money.ts'
import { readAmount, readName } from './read-values.ts'

/** Names, prices and discontinuations from a product or service with its offers, or from a lone offer. */
export function offerFacts(thing: Thing, brand: BrandIdentity): QuotedFact[] {
  if (belongsToSomeoneElse(thing, brand)) return []
  const isOffer = thing.types.some((type) => /^(Aggregate)?Offer$/.test(type))
  const named = isOffer
    ? (firstText(thing, 'itemOffered') ?? firstText(thing, 'name'))
    : firstText(thing, 'name')
  const product = named === null ? null : readName(named.text)
  const offers = flatten(isOffer ? [{ text: '', thing, quote: '' }] : values(thing, 'offers'))
  const prices = offers.flatMap((offer) => priceFacts(offer, product))
  if (product === null || named === null) return withoutContradictions(prices)

  const gone = offers.length > 0 && offers.every(({ thing: offer }) => availability(offer) === 'Discontinued')
  if (gone) return [{ predicate: 'discontinued', value: product, quote: named.quote }]
  const isListed = !isOffer || values(thing, 'itemOffered').length > 0
  const listed: QuotedFact[] = isListed
    ? [{ predicate: 'product', value: { names: [product] }, quote: named.quote }]
    : []
  return [...listed, ...withoutContradictions(prices)]
}

/** Two different prices for one name and period (sizes, colours, regions) contradict nothing. */
function withoutContradictions(facts: QuotedFact[]): QuotedFact[] {
  const amounts = new Map<string, Set<number>>()
  for (const fact of facts)
    if (fact.predicate === 'price') {
      const key = priceKey(fact.value)
      amounts.set(key, (amounts.get(key) ?? new Set()).add(fact.value.amount))
    }
  return facts.filter((fact) => fact.predicate !== 'price' || amounts.get(priceKey(fact.value))?.size === 1)
}

function priceKey(price: { product: string; currency: string; period?: string }): string {
  return `${price.product.toLowerCase()}|${price.currency}|${price.period ?? ''}`
}

/** An aggregate stands for the offers it lists; its range alone is not a price unless both ends are equal. */
function flatten(offers: readonly PropValue[]): PropValue[] {
  return offers.flatMap((offer): PropValue[] => {
    if (offer.thing === null) return []
    const inner = values(offer.thing, 'offers')
    return inner.length > 0 ? inner.filter(({ thing }) => thing !== null) : [offer]
  })
}

function priceFacts({ thing, quote }: PropValue, product: string | null): QuotedFact[] {
  if (thing === null || availability(thing) === 'Discontinued') return []
  const planName = firstText(thing, 'name')
  const name = planName === null ? product : readName(planName.text)
  if (name === null) return []
  const specifications = values(thing, 'priceSpecification').flatMap((value) => value.thing ?? [])
  const stating =
    values(thing, 'price', 'lowPrice').length > 0
      ? [thing, ...specifications.filter((each) => !each.props.has('price'))]
      : specifications
  return stating.flatMap((source): QuotedFact[] => {
    const stated = statedPrice(source)
    if (stated === null) return []
    const currency =
      (firstText(source, 'priceCurrency') ?? firstText(thing, 'priceCurrency'))?.text.toUpperCase() ?? ''
    if (!isCurrency(currency)) return []
    const period = periodOf(source) ?? (specifications.length === 1 ? periodOf(specifications[0]) : null)
    const value = { product: name, amount: stated.amount, currency, ...(period === null ? {} : { period }) }
    return [{ predicate: 'price', value, quote: stated.quote || quote }]
  })
}

function statedPrice(thing: Thing): { amount: number; quote: string } | null {
  const price = firstText(thing, 'price')
  if (price !== null) {
    const amount = readAmount(price.text.replace(/^[^\d]{0,4}/, ''))
    return amount === null ? null : { amount, quote: price.quote }
  }
  const low = firstText(thing, 'lowPrice')
  const high = firstText(thing, 'highPrice')
  const amount = low === null ? null : readAmount(low.text)
  if (low === null || high === null || amount === null || amount !== readAmount(high.text)) return null
  return { amount, quote: low.quote }
}

function periodOf(thing: Thing | undefined): string | null {
  if (thing === undefined) return null
  const quantity = values(thing, 'referenceQuantity').flatMap(({ thing: each }) => each ?? [])
  for (const source of [thing, ...quantity])
    for (const name of ['billingDuration', 'unitCode', 'unitText', 'billingIncrement']) {
      const period = periodOfUnit(firstText(source, name)?.text ?? '')
      const isSingle = Number(firstText(source, 'value')?.text ?? '1') === 1
      if (period !== null && isSingle) return period
    }
  return null
}

function availability(thing: Thing | null): string {
  const text = thing === null ? '' : (values(thing, 'availability')[0]?.text ?? '')
  return text.split('/').at(-1) ?? ''
}

function belongsToSomeoneElse(thing: Thing, brand: BrandIdentity): boolean {
  const makers = values(thing, 'brand', 'manufacturer')
    .map(nameOf)
    .filter((name) => name !== '')
  return makers.length > 0 && !makers.some((maker) => namesBrand(maker, brand))
}
