import type { FeedProblem, RawItem } from '@veracite/ground-truth/feeds/feed-record'
import { decodeEntities } from '@veracite/ground-truth/markup/html-entities'
import { nameKey } from '@veracite/verdicts/predicates/words'
import {
  type Availability,
  CATALOGUE_ITEM_TYPE,
  type CatalogueItem,
  type CataloguePrice,
  type CatalogueSalePrice,
} from '@veracite/verify/catalogue/catalogue-item'
import availabilities from './availabilities.json' with { type: 'json' }
import { type FeedField, type FieldReader, VARIANT_FIELDS } from './feed-fields.ts'
import { readNumber, readPrice } from './read-price.ts'

interface FeedDefaults {
  /** The country of every item that names none. */
  country: string | null
  currency: string | null
}

/** `without`: fields that the item was taken without, because they could not be read. */
type TakenItem = { item: CatalogueItem; without: FeedProblem[] } | { item: null; refused: FeedProblem }

const LONGEST = { name: 500, id: 200, text: 500, url: 2_000 } as const

/** A product of a feed in the form in which it is compared, kept and proven; or why it is none. */
export function toItem(raw: RawItem, fields: FieldReader, defaults: FeedDefaults): TakenItem {
  const reading = new Reading(raw, fields, defaults)
  const name = reading.text('name', LONGEST.name)
  if (name === null) return { item: null, refused: reading.first('name') ?? missing('name') }
  if (name.includes('\ufffd'))
    return {
      item: null,
      refused: {
        reason: 'encoding',
        field: 'name',
        message: 'holds bytes that are no text in the encoding of the feed',
      },
    }
  const country = reading.country()
  const identity = identityOf(reading, name)
  const { price, salePrice } = reading.prices()
  const item: CatalogueItem = {
    type: CATALOGUE_ITEM_TYPE,
    key: country === null ? identity.key : `${identity.key}@${country.toLowerCase()}`,
    name,
    ...identity.members,
    ...given('group', reading.text('group', LONGEST.id)),
    ...given('variant', reading.variant()),
    ...given('line', reading.text('line', LONGEST.text)),
    ...given('url', reading.url()),
    ...given('availability', reading.availability()),
    ...given('country', country),
    ...given('price', price),
    ...given('salePrice', salePrice),
    ...given('demand', reading.demand()),
  }
  return { item, without: reading.problems }
}

const given = <K extends string, V>(name: K, value: V | null): { [P in K]?: V } =>
  (value === null ? {} : { [name]: value }) as { [P in K]?: V }

const missing = (field: string): FeedProblem => ({ reason: 'missing', field, message: 'is missing' })

/** The best that the feed gives: GTIN, then MPN with its brand, then the shop's own id, then the name. */
function identityOf(reading: Reading, name: string) {
  const gtin = reading.gtin()
  const mpn = reading.text('mpn', LONGEST.id)
  const brand = reading.text('brand', LONGEST.id)
  const sku = reading.text('sku', LONGEST.id)
  const members = {
    ...given('brand', brand),
    ...given('gtin', gtin),
    ...given('mpn', mpn),
    ...given('sku', sku),
  }
  if (gtin !== null) return { key: `gtin:${gtin}`, members }
  if (mpn !== null && brand !== null && nameKey(brand) !== '')
    return { key: `mpn:${nameKey(brand)}:${mpn.toLowerCase()}`, members }
  if (sku !== null) return { key: `sku:${sku}`, members }
  return { key: `name:${nameKey(name) || name}`, members }
}

/** Reads the fields of one item, and notes those that cannot be read. */
class Reading {
  readonly problems: FeedProblem[] = []
  readonly #raw: RawItem
  readonly #fields: FieldReader
  readonly #defaults: FeedDefaults

  constructor(raw: RawItem, fields: FieldReader, defaults: FeedDefaults) {
    this.#raw = raw
    this.#fields = fields
    this.#defaults = defaults
  }

  first(field: string): FeedProblem | undefined {
    return this.problems.find((problem) => problem.field === field)
  }

  text(field: FeedField, most: number): string | null {
    const found = this.#fields.value(this.#raw, field)
    if (found === null) return null
    const text = plain(found.text)
    if (text === '') return null
    if (text.length <= most) return text
    this.#problem('too_long', field, `is longer than ${most} characters`)
    return null
  }

  gtin(): string | null {
    return this.#read('gtin', readGtin, 'is no GTIN with a valid check digit')
  }

  country(): string | null {
    const found = this.#fields.value(this.#raw, 'country')
    if (found === null) return this.#defaults.country
    const codes = [
      ...new Set(
        found.text
          .toUpperCase()
          .split(/[\s,;|]+/)
          .filter(Boolean),
      ),
    ]
    // A value for several countries has no country.
    if (codes.length > 1 && codes.every((code) => /^[A-Z]{2}$/.test(code))) return this.#defaults.country
    const [code = ''] = codes
    if (codes.length === 1 && /^[A-Z]{2}$/.test(code)) return code
    this.#problem('invalid', 'country', 'is no country of two letters')
    return this.#defaults.country
  }

  url(): string | null {
    const text = this.text('url', LONGEST.url)
    if (text === null) return null
    if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) return text
    this.#problem('invalid', 'url', 'is no address')
    return null
  }

  availability(): Availability | null {
    const known: Readonly<Record<string, string>> = availabilities
    const read = (text: string) =>
      (known[
        text
          .replace(/^.*\//, '')
          .toLowerCase()
          .replaceAll(/[^a-z0-9]/g, '')
      ] ?? null) as Availability | null
    return this.#read('availability', read, 'is no availability that is known')
  }

  demand(): string | null {
    return this.#read('demand', readNumber, 'is no number')
  }

  variant(): Record<string, string> | null {
    const variant: Record<string, string> = {}
    for (const field of VARIANT_FIELDS) {
      const text = this.text(field, LONGEST.id)
      if (text !== null) variant[field] = text
    }
    for (const [name, value] of Object.entries(this.#raw)) {
      const own = /^variant_(.+)$/.exec(name)?.[1]
      const text = own === undefined ? '' : plain(value).slice(0, LONGEST.id)
      if (own !== undefined && text !== '' && Object.keys(variant).length < 16) variant[own] ??= text
    }
    return Object.keys(variant).length === 0 ? null : variant
  }

  prices(): { price: CataloguePrice | null; salePrice: CatalogueSalePrice | null } {
    const currency = this.#currency()
    const read = (text: string) => readPrice(text, currency)
    const price = this.#read('price', read, 'is no price with a currency')
    const sale = this.#read('sale_price', read, 'is no price with a currency')
    return { price, salePrice: sale === null ? null : { ...sale, ...this.#saleDates() } }
  }

  #currency(): string | null {
    const found = this.#fields.value(this.#raw, 'currency')?.text.trim().toUpperCase()
    return found !== undefined && /^[A-Z]{3}$/.test(found) ? found : this.#defaults.currency
  }

  #saleDates(): { from?: string; until?: string } {
    const both = this.#read('sale_dates', readInterval, 'is no interval of two times')
    if (both !== null) return both
    const from = this.#read('sale_from', (text) => readInstant(text, 'begins'), 'is no time')
    const until = this.#read('sale_until', (text) => readInstant(text, 'ends'), 'is no time')
    return { ...given('from', from), ...given('until', until) }
  }

  #read<T>(field: FeedField, read: (text: string) => T | null, message: string): T | null {
    const found = this.#fields.value(this.#raw, field)
    if (found === null || found.text.trim() === '') return null
    const value = read(found.text)
    if (value === null) this.#problem('invalid', field, message)
    return value
  }

  #problem(reason: FeedProblem['reason'], field: string, message: string): void {
    this.problems.push({ reason, field, message })
  }
}

/** Entities and tags are what feeds put into text by mistake; control signs have no place in a name. */
function plain(text: string): string {
  const decoded = /[&<]/.test(text) ? decodeEntities(text) : text
  const clean = decoded.isWellFormed() ? decoded : decoded.toWellFormed()
  return clean
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** A time of ISO 8601 as feeds write it, in UTC with milliseconds; a day alone begins, or ends, at midnight UTC. */
function readInstant(text: string, at: 'begins' | 'ends'): string | null {
  const found =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i.exec(
      text.trim(),
    )
  if (found === null) return null
  const [, year, month, day, hour, minute, second = '00', zone = 'Z'] = found
  const clock =
    hour === undefined
      ? at === 'begins'
        ? '00:00:00.000'
        : '23:59:59.999'
      : `${hour}:${minute}:${second}.000`
  const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const written = `${year}-${month}-${day}T${clock}${offset}`
  const time = new Date(written)
  const isDay = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // 30 February would become a day in March.
  if (Number.isNaN(time.getTime()) || Number.isNaN(isDay.getTime()) || isDay.getUTCDate() !== Number(day))
    return null
  const shown = time.toISOString()
  return /^\d{4}-/.test(shown) ? shown : null
}

/** `2026-11-20T13:00-0800/2026-11-29T15:30-0800`: from when until when a sale price holds. */
function readInterval(text: string): { from?: string; until?: string } | null {
  const [begin = '', end = '', ...more] = text.split('/')
  if (more.length > 0) return null
  const from = begin.trim() === '' ? undefined : readInstant(begin, 'begins')
  const until = end.trim() === '' ? undefined : readInstant(end, 'ends')
  if (from === null || until === null || (from === undefined && until === undefined)) return null
  if (from !== undefined && until !== undefined && from > until) return null
  return { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
}

/** 14 digits, or null for what is no GTIN: wrong length, wrong check digit, nothing but zeros, or a number as a sum. */
function readGtin(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null
  const padded = digits.padStart(14, '0')
  const sum = [...padded.slice(0, 13)].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(padded[13]) ? padded : null
}
