import currencies from '../values/currencies.json' with { type: 'json' }
import { isRecord } from './check.ts'
import { givenText } from './words.ts'

/** A price as somebody wrote it down. */
export interface GivenPrice {
  product: string | null
  amount: number
  to: number | null
  rest: Record<string, unknown>
}

/** Amounts come as numbers, as texts with a currency, as two ends of a range; a whole price may be a text. */
export function givenPrice(value: unknown): GivenPrice | null {
  if (typeof value === 'string') return priceInText(value)
  if (typeof value === 'number') return { product: null, amount: value, to: null, rest: {} }
  if (!isRecord(value)) return null
  const { product, name, amount, price, value: plain, min, low, max, high, to, ...rest } = value
  const [least, most] = amountsIn(firstOf(amount, price, plain, min, low))
  const [upper] = amountsIn(firstOf(to, max, high))
  if (least === undefined) return null
  return { product: givenText(product ?? name), amount: least, to: upper ?? most ?? null, rest }
}

/** "Acme K3: $89", "$89 a month" */
function priceInText(text: string): GivenPrice | null {
  const [, product, said = text] = /^([^:]*\p{L}[^:]*):(.*)$/u.exec(text) ?? []
  const [amount, to] = amountsIn(said)
  if (amount === undefined) return null
  const rest = { currency: said, period: /(?:\/|\b(?:per|a|an|each)\s)\s*(\p{L}+)/iu.exec(said)?.[1] }
  return { product: givenText(product), amount, to: to ?? null, rest }
}

/** The code of a currency that is given by its code, its sign or a word; as it was given when none is known. */
export function givenCurrency(value: unknown): string | null {
  const text = givenText(value)
  if (text === null) return null
  const code = text
    .toUpperCase()
    .match(/[A-Z]{3}/g)
    ?.find((one) => CODES.has(one))
  if (code !== undefined) return code
  const sign = SIGNS.find(([one]) => text.includes(one))?.[1]
  if (sign === '$') return DOLLARS.find(([prefix]) => text.includes(`${prefix}$`))?.[1] ?? sign
  if (sign !== undefined) return sign
  const lower = text.toLowerCase()
  const word = WORDS.find(([one]) => lower.includes(one))?.[1]
  return word === '$' && /\bus\b|u\.s\./.test(lower) ? 'USD' : (word ?? text.toUpperCase())
}

const CODES = new Set(currencies.codes)
const SIGNS = Object.entries(currencies.signs).filter(([sign]) => !/[a-z]/.test(sign))
const DOLLARS = Object.entries(currencies.dollarPrefixes)
const WORDS = Object.entries(currencies.words)

const firstOf = (...values: unknown[]): unknown => values.find((one) => one !== undefined && one !== null)

function amountsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(amountsIn).slice(0, 2)
  if (typeof value === 'number') return Number.isFinite(value) ? [value] : []
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return []
  return (value.match(FIGURES) ?? []).map(numberOf).slice(0, 2)
}

const LONGEST_TEXT = 200
const FIGURES = /\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?/g

/** "1,299.00", "1.299,00" and "1 299" are one number. */
function numberOf(figure: string): number {
  const [, whole = figure, cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figure) ?? []
  return Number(`${whole.replace(/\D/g, '')}${cents === '' ? '' : `.${cents}`}`)
}
