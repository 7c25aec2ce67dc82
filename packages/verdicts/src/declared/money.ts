import { ELISIONS, languages } from '../languages/all.ts'
import { isRecord } from '../predicates/check.ts'
import { givenCurrency, givenPrice } from '../predicates/price-given.ts'
import { wordsOf } from '../predicates/words.ts'
import { tokensOf } from '../text/tokens.ts'
import { lineOf } from '../values/line.ts'
import { type Money as FoundMoney, pricesIn } from '../values/money.ts'
import { isTooMuch, plainRanges } from './quantity.ts'
import type { Span } from './span.ts'
import data from './words.json' with { type: 'json' }

/** `currency`: ISO 4217, or `$` for a bare sign, which stands for every dollar; null when none is said or declared. */
export type Money = Span & { currency: string | null }

export function readMoney(given: unknown, declared: string | null): Money | null {
  if (typeof given === 'number') return Number.isFinite(given) ? exactly(given, declared) : null
  if (typeof given === 'string') return moneyOfText(given, declared)
  if (!isRecord(given)) return null
  const price = givenPrice(given)
  if (price === null) return null
  const { amount, to, rest } = price
  return { least: amount, most: to ?? amount, currency: givenCurrency(rest.currency) ?? declared }
}

const exactly = (amount: number, currency: string | null): Money => ({
  least: amount,
  most: amount,
  currency,
})

/** One amount, also without a currency: "49", "49.90". Of several nobody can tell. */
function moneyOfText(text: string, declared: string | null): Money | null {
  const words = wordsOf(text)
  if (isFree(words) && !/\d/.test(text) && words.length <= 4) return exactly(0, declared)
  const found = moneysIn(text)
  const different = new Map(found.map((one) => [JSON.stringify(one), one]))
  const [only] = different.values()
  if (only !== undefined)
    return different.size === 1 ? { ...only, currency: only.currency ?? declared } : null
  if (!BARE.test(text.trim())) return null
  const price = givenPrice(text)
  return price === null || price.to !== null ? null : exactly(price.amount, declared)
}

/** "free shipping", "no charge"; "not free" is not. */
export function isFree(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `
  return data.free.some((word) => text.includes(` ${word} `)) && !text.includes(' not free ')
}

/** Nothing but figures. */
const BARE = /^[\d.,'’\s]{1,30}$/

export const moneysIn = (text: string): Money[] => (isTooMuch(text) ? [] : findMoneys(text))

function findMoneys(text: string): Money[] {
  // "4€90" is 4.90 €.
  const plain = plainRanges(text).replace(/(\d{1,6}) ?€ ?(\d{2})(?!\d)/g, '$1.$2 €')
  const tokens = tokensOf(plain, ELISIONS)
  const found = languages().flatMap((language) => pricesIn(lineOf(tokens, language)))
  const byPlace = new Map<number, { to: number; value: FoundMoney }>()
  for (const { from, to, value } of found) {
    const at = [...byPlace.keys()].find((other) => other < to && from < (byPlace.get(other)?.to ?? 0))
    if (at === undefined) byPlace.set(from, { to, value })
    else if (weight(value) > weight(byPlace.get(at)?.value)) {
      byPlace.delete(at)
      byPlace.set(from, { to, value })
    }
  }
  return [...byPlace.values()].map(({ value }) => moneyOf(value))
}

/** The language that understands more of the words is the right one. */
const weight = (value: FoundMoney | undefined): number =>
  value === undefined
    ? -1
    : Number(value.about) +
      Number(value.least) +
      Number(value.most !== null) +
      Number(value.currency !== null)

function moneyOf({ amount, most, currency, about, least }: FoundMoney): Money {
  const span = least
    ? { least: amount, most: null }
    : { least: most !== null && amount === 0 ? null : amount, most: most ?? amount }
  return { ...span, ...(about && { about: true as const }), currency }
}
