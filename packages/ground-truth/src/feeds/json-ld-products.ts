import { isObject, type Json } from '@veracite/terms/json'
import { MAX_VALUE_CHARS, type RawItem } from './feed-record.ts'

const MAX_PRODUCTS = 10_000
const MAX_DEPTH = 12

/** Products of schema.org in a JSON-LD value: alone, in lists, in graphs, as variants of a group. */
export function productsOfJsonLd(value: unknown): RawItem[] {
  const found: RawItem[] = []
  visit(value, {}, 0, found)
  return found
}

function visit(value: unknown, shared: RawItem, depth: number, found: RawItem[]): void {
  if (depth > MAX_DEPTH || found.length >= MAX_PRODUCTS) return
  if (Array.isArray(value)) {
    for (const one of value) visit(one, shared, depth + 1, found)
    return
  }
  if (!isObject(value)) return
  const types = typesOf(value)
  const variants = listOf(value.hasVariant).filter(isObject)
  if (variants.length > 0) {
    const group = text(value.productGroupID) || text(value['@id']) || text(value.name)
    const common: Record<string, string> = {
      ...productOf(value),
      ...(group === '' ? {} : { item_group_id: group }),
    }
    const { gtin: _, sku: __, mpn: ___, price: ____, ...rest } = common
    for (const variant of variants) visit(variant, rest, depth + 1, found)
    return
  }
  if (types.some((type) => PRODUCTS.has(type)) || (depth > 0 && Object.keys(shared).length > 0)) {
    found.push({ ...shared, ...productOf(value) })
    return
  }
  for (const member of ['@graph', 'itemListElement', 'item', 'mainEntity', 'dataFeedElement', 'itemOffered'])
    if (value[member] !== undefined) visit(value[member], {}, depth + 1, found)
}

const PRODUCTS = new Set(['Product', 'IndividualProduct', 'ProductModel', 'SomeProducts', 'Vehicle', 'Book'])

function productOf(thing: Json): Record<string, string> {
  const item: Record<string, string> = {}
  const put = (name: string, value: string) => {
    if (value !== '' && item[name] === undefined) item[name] = value.slice(0, MAX_VALUE_CHARS)
  }
  put('title', text(thing.name))
  put('sku', text(thing.sku) || text(thing.productID))
  put('mpn', text(thing.mpn))
  for (const name of ['gtin14', 'gtin13', 'gtin12', 'gtin8', 'gtin', 'isbn']) put('gtin', text(thing[name]))
  put('brand', nameOf(thing.brand) || nameOf(thing.manufacturer))
  put('link', text(thing.url))
  put('product_type', nameOf(thing.category))
  const group = isObject(thing.isVariantOf) ? text(thing.isVariantOf.productGroupID) : ''
  put('item_group_id', text(thing.inProductGroupWithID) || group)
  for (const name of ['color', 'size', 'material', 'pattern']) put(name, nameOf(thing[name]))
  for (const offer of listOf(thing.offers).filter(isObject)) putOffer(offer, put)
  return item
}

function putOffer(offer: Json, put: (name: string, value: string) => void): void {
  const inner = listOf(offer.offers).find(isObject)
  const source = inner ?? offer
  const specifications = listOf(source.priceSpecification).filter(isObject)
  const currency =
    text(source.priceCurrency) || text(offer.priceCurrency) || text(specifications[0]?.priceCurrency)
  const money = (amount: unknown) => (text(amount) === '' ? '' : `${text(amount)} ${currency}`.trim())
  const list = specifications.find(({ priceType }) =>
    /ListPrice|StrikethroughPrice|SRP|MSRP/i.test(text(priceType)),
  )
  const asked = money(source.price) || money(specifications.find((one) => one !== list)?.price)
  // A range is no price.
  const only = text(offer.lowPrice) === text(offer.highPrice) ? money(offer.lowPrice) : ''
  const regular = money(list?.price)
  put('price', regular || asked || only)
  if (regular !== '' && asked !== '' && asked !== regular) {
    put('sale_price', asked)
    put('sale_price_end_date', text(source.priceValidUntil))
  }
  put('availability', text(source.availability))
  put('sku', text(source.sku))
  put('link', text(source.url))
  const region = listOf(source.eligibleRegion).map(nameOf)
  if (region.length === 1) put('country', region[0] ?? '')
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, 1_000) : value === undefined ? [] : [value]
const typesOf = (value: Json): string[] =>
  listOf(value['@type']).map((type) => text(type).replace(/^.*[/#:]/, ''))

function text(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value
  if (isObject(first)) return text(first['@value'] ?? first['@id'])
  return typeof first === 'string' || typeof first === 'number' ? String(first).trim() : ''
}

const nameOf = (value: unknown): string => {
  const first = Array.isArray(value) ? value[0] : value
  return isObject(first) ? text(first.name) || text(first['@value']) : text(first)
}
