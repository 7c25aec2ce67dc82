import { refusal } from '@veracite/words/refusals'
import { boundOf } from '../values/bounds.ts'
import type { Money } from '../values/money.ts'
import { countryName } from '../values/places.ts'
import { about } from './about.ts'
import { type Check, record, text, textThat, valueThat } from './check.ts'
import { comparePrices, normalPeriod, ONE_TIME } from './compare-prices.ts'
import type { Predicate } from './predicate.ts'
import data from './price.json' with { type: 'json' }
import { givenCurrency, givenPrice } from './price-given.ts'
import { PRICE_KINDS, type PriceKind } from './price-said.ts'
import { named as keyOfText } from './statement-key.ts'
import { givenText, nameKey } from './words.ts'

export interface Price {
  product: string
  amount: number
  currency: string
  /** `month`, `year`…, `one-time`, or another unit ("transfer"). */
  period?: string
  /** The maker's own price unless it says otherwise; `from` is the lowest of several, `offer` holds beside the list price. */
  kind?: (typeof FACT_KINDS)[number]
  /** ISO 3166 code of the country that it is for. */
  country?: string
  /** The first and the last day, as `2026-11-30`. */
  validFrom?: string
  validUntil?: string
  /** In percent of the amount: what is no further off is the same. */
  tolerance?: number
}

const FACT_KINDS = ['list', 'from', 'subscription', 'offer'] as const

/** A stated price; it has no product if only the brand is named. */
export interface StatedPrice extends Money {
  product: string | null
  /** Missing when not known. */
  kind?: PriceKind
  /** The upper end of a range, as `most`. */
  to?: number
  /** How many instalments there are. */
  count?: number
}

export const isCurrency = (code: unknown): boolean => CURRENCIES.has(code as string)

const AMOUNT = { kind: 'number', least: 0, most: 1e12 } as const

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const amount = valueThat(
  AMOUNT,
  (value) => isAmount(value) && value <= AMOUNT.most,
  'must_not_be_negative',
  0,
)
const currency = valueThat({ kind: 'text' }, isCurrency, 'must_be_a_currency_code', '')
/** Any unit is allowed, but periods have fixed words. */
const period = textThat(
  (given) => normalPeriod(given) === given && given.length <= 40,
  (given) => refusal('must_be_a_period', { period: String(normalPeriod(given)?.slice(0, 40)) }),
)

const oneOf = (kinds: readonly string[]) =>
  textThat(
    (given) => kinds.includes(given),
    () => refusal('must_be_one_of', { values: kinds.join(', ') }),
  )
const kind = oneOf(FACT_KINDS) as Check<Price['kind'] & string>
const country = textThat(
  (given) => /^[A-Z]{2}$/.test(given),
  () => 'must_be_a_country_code',
)
const isDay = (given: string): boolean => {
  const day = new Date(`${given}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given)
  )
}
const day = textThat(isDay, () => 'must_be_a_day_of_validity')
const PERCENT = { kind: 'number', least: 0, most: 50 } as const
const tolerance = valueThat(
  PERCENT,
  (value) => isAmount(value) && value <= PERCENT.most,
  'must_be_a_tolerance',
  0,
)
const optional = { period, kind, country, validFrom: day, validUntil: day, tolerance }

export const price: Predicate<'price', Price, StatedPrice> = {
  ...about('price'),
  check: record({ product: text, amount, currency }, optional),
  // One for each country, and an offer beside it. Facts of the old form keep their keys.
  key: ({ product, currency, period, country, kind }) =>
    [
      ...[nameKey(product), currency, period ?? ''],
      ...(country === undefined ? [] : [country]),
      ...(kind === 'offer' ? ['offer'] : []),
    ].join('|'),
  valueKey: ({ amount, kind = '', validFrom = '', validUntil = '', tolerance = '' }) =>
    [amount, kind, validFrom, validUntil, tolerance].join('|').replace(/\|+$/, ''),
  say({ product, amount, currency, period, kind, country }) {
    const bound = kind === 'from' ? 'from ' : kind === 'offer' ? 'on offer for ' : ''
    const place = country === undefined ? '' : ` in ${countryName(country)}`
    return `${product}: ${bound}${sayMoney(amount, currency)}${sayPeriod(period ?? null)}${place}`
  },
  knownBy: { as: 'products', names: ({ product }) => [product] },
  productIn: ({ product }) => product,
  stated: {
    schema: data.schema,
    read(value) {
      const given = givenPrice(value)
      if (given === null || !isAmount(given.amount)) return null
      const { product, amount, to } = given
      const { count, ...said } = given.rest
      const currency = givenCurrency(said.currency)
      const period = normalPeriod(givenText(said.period))
      const kind = PRICE_KINDS.find((one) => one === said.kind)
      const most = isAmount(to) && to > amount ? to : null
      return {
        ...{
          product,
          amount,
          most,
          currency,
          period,
          about: false,
          least: kind === 'from',
        },
        ...(kind !== undefined && { kind }),
        ...(most !== null && { to: most }),
        ...(Number.isInteger(count) && Number(count) > 0 && { count: Number(count) }),
      }
    },
    say({ product, amount, most, currency, period, about, least, count }) {
      const [low, high] = [sayMoney(amount, currency), sayMoney(most ?? amount, currency)]
      const range = most === null ? low : amount === 0 ? `less than ${high}` : `${low} to ${high}`
      const bound = least ? 'from ' : about ? 'about ' : ''
      const times = count === undefined ? '' : `${count} times `
      return `${product === null ? '' : `${product}: `}${times}${bound}${range}${sayPeriod(period)}`
    },
    key({ product, amount, most, currency, period, about, least, count }) {
      const [low, high] = [moneyKey(amount, currency), moneyKey(most ?? amount, currency)]
      const range = most === null ? low : amount === 0 ? `less than ${high}` : `${low} to ${high}`
      const times = count === undefined ? '' : `${count} times ${least ? 'from ' : about ? 'about ' : ''}`
      const per = period === null || period === ONE_TIME ? '' : ` per ${period.toLowerCase()}`
      return { about: product === null ? '' : keyOfText(product), value: `${times}${range}${per}` }
    },
    fromQuote(stated, { text }) {
      const bound = boundOf(text, stated.amount)
      const about = stated.about || bound === 'approximately'
      return { ...stated, about, least: stated.least || (bound === 'moreThan' && stated.kind === undefined) }
    },
    isIn: ({ amount, most }, { numbers }) =>
      numbers.includes(amount) && (most === null || numbers.includes(most)),
  },
  compare(stated, value, { valuesOf, brand, said, hasCatalogue }) {
    const ranges = valuesOf('product') as { names: string[] }[]
    const prices = {
      all: valuesOf('price') as Price[],
      brand,
      get products() {
        return ranges.flatMap((range) => range.names)
      },
      hasCatalogue,
      said,
    }
    return comparePrices(stated, value, prices)
  },
  mayBeOld({ validFrom, validUntil }, { now, lastSeenAt, priceFreshDays }) {
    const today = now.toISOString().slice(0, 10)
    const isValid = (validFrom ?? today) <= today && today <= (validUntil ?? today)
    const isUnseen = lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() > priceFreshDays * DAY_MS
    return !isValid || isUnseen
  },
}

/** As prices have been kept since the first finding: the sign where a currency has one, otherwise its code. */
function moneyKey(amount: number, currency: string | null): string {
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  const sign = currency === null ? '' : KEPT_SIGNS[currency]
  return sign === undefined ? `${figure} ${currency?.toLowerCase()}` : `${sign}${figure}`
}

/** Part of keys: what `SIGNS` shows may change, this may not. */
const KEPT_SIGNS: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', BRL: 'r$', $: '$' }

function sayMoney(amount: number, currency: string | null): string {
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  const sign = currency === null ? '' : SIGNS[currency]
  return sign === undefined ? `${figure} ${currency}` : `${sign}${figure}`
}

const SIGNS: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', BRL: 'R$', $: '$' }

const sayPeriod = (period: string | null) => (period === null || period === ONE_TIME ? '' : ` per ${period}`)

const CURRENCIES = new Set(data.currencies)
const DAY_MS = 86_400_000
