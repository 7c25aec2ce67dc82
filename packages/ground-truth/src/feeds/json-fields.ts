import { isObject, type Json } from '@veracite/terms/json'
import { fieldName, MAX_VALUE_CHARS, type RawItem } from './feed-record.ts'
import { productsOfJsonLd } from './json-ld-products.ts'

/** The items that one JSON value describes: one, one for each variant, or one for each product of a JSON-LD graph. */
export function itemsOfJson(value: unknown): RawItem[] {
  if (!isObject(value)) return []
  if ('@type' in value || '@graph' in value) return productsOfJsonLd(value)
  const { variants, ...shared } = value
  const own = flatten(shared)
  if (!Array.isArray(variants)) return [own]
  const group = own.id ?? own.item_id
  return variants
    .slice(0, MAX_VARIANTS)
    .filter(isObject)
    .map((variant) => ({
      ...without(own, ['id', 'item_id', 'price', 'sale_price', 'gtin', 'mpn', 'sku']),
      ...(group === undefined ? {} : { item_group_id: group }),
      ...flatten(variant),
    }))
}

const MAX_VARIANTS = 1_000

/** A number, text or truth value as text; empty for anything else. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.slice(0, MAX_VALUE_CHARS)
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''

function flatten(object: Json): Record<string, string> {
  const item: Record<string, string> = {}
  for (const [key, value] of Object.entries(object).slice(0, 500)) {
    const name = fieldName(key)
    const text = flatValue(name, value, item)
    if (name !== '' && text !== '' && item[name] === undefined) item[name] = text
  }
  if (item.list_price !== undefined && item.price !== undefined && item.sale_price === undefined) {
    // What is asked now is the lower one; what it is said to be worth is the price.
    if (item.list_price !== item.price) item.sale_price = item.price
    item.price = item.list_price
  }
  return item
}

function flatValue(name: string, value: unknown, item: Record<string, string>): string {
  if (Array.isArray(value)) return flatList(name, value.slice(0, 200), item)
  if (!isObject(value)) return textOf(value)
  const currency = textOf(value.currency ?? value.currency_code ?? value.currencyCode)
  const amount = value.amount ?? value.value
  // Whole numbers under `amount` are in the smallest unit of the currency; the reader of prices is told by the `¤`.
  if (currency !== '' && amount !== undefined)
    return `${Number.isInteger(value.amount) ? '¤' : ''}${textOf(amount)} ${currency}`
  if (name === 'availability') return textOf(value.status) || (value.available === true ? 'in_stock' : '')
  if (name === 'variant_dict' || name === 'variant_options') {
    for (const [option, chosen] of Object.entries(value).slice(0, 16))
      item[`variant_${fieldName(option)}`] = textOf(chosen)
    return ''
  }
  return textOf(value.name ?? value.value ?? value.plain)
}

function flatList(name: string, list: readonly unknown[], item: Record<string, string>): string {
  for (const one of list) {
    if (!isObject(one)) continue
    if (name === 'barcodes') item.gtin ??= textOf(one.value)
    else if (name === 'variant_options') item[`variant_${fieldName(textOf(one.name))}`] = textOf(one.value)
    else if (name === 'categories') item.product_type ??= textOf(one.value)
  }
  return list.map(textOf).filter(Boolean).join(',').slice(0, MAX_VALUE_CHARS)
}

function without(item: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)))
}
