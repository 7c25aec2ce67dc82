import { asRecord } from '../loose.ts'
import fields from './card-fields.json' with { type: 'json' }
import { oneLine } from './lines.ts'

/** A product or a place as a page shows it: a name, and what stands beside it, each apart. */
export interface Card {
  name: string
  price: string | null
  /** The struck price. */
  was: string | null
  rating: string | null
  seller: string | null
  address: string | null
  phone: string | null
  /** Other words of the card, without a label. */
  notes: string[]
}

/**
 * The one form of a card in an answer's text, from every engine: a list item with the name in bold, and below it
 * one line for each thing that is known. The labels are ours, in English, whatever the language of the answer.
 */
export function cardLines(card: Card): string[] {
  const labelled: [string, string | null][] = [
    ['Price', card.price],
    ['Was', card.was],
    ['Rating', card.rating],
    ['Sold by', card.seller],
    ['Address', card.address],
    ['Phone', card.phone],
  ]
  const known = labelled.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]))
  return [`- **${card.name}**`, ...[...known, ...card.notes].map((line) => `  - ${line}`)]
}

/** Reads a card whatever its provider calls the fields; null without a name. */
export function cardOf(value: unknown): Card | null {
  const record = asRecord(value)
  if (record === null) return null
  const name = first(record, fields.name)?.replaceAll('*', '').trim() ?? ''
  if (name === '') return null
  const { price, was } = pricesOf(record)
  return {
    name,
    price,
    was,
    rating: ratingOf(record),
    seller: first(record, fields.seller),
    address: first(record, fields.address),
    phone: first(record, fields.phone),
    notes: notesOf(record, name),
  }
}

/** Cards that the text does not tell already: their name and price may stand in a rendering of the whole. */
export function cardsNotIn(text: string, cards: readonly Card[]): Card[] {
  return cards.filter(({ name, price }) => !(text.includes(name) && (price === null || text.includes(price))))
}

/** True of a record that has a price or is rated: a list's entry of that kind is a card, not a sentence. */
export function isCard(value: unknown): boolean {
  const record = asRecord(value)
  if (record === null) return false
  return pricesOf(record).price !== null || ratingOf(record) !== null
}

function pricesOf(record: Record<string, unknown>): { price: string | null; was: string | null } {
  const currency = text(record.currency)
  const parts = asRecord(record.price)
  if (parts === null) return { price: money(record.price, currency), was: wasOf(record, currency) }
  const own = text(parts.currency) ?? currency
  const shown = text(parts.displayed_price) ?? money(parts.current ?? parts.value, own)
  const regular = money(parts.regular, own)
  return { price: shown, was: regular === shown ? null : (regular ?? wasOf(record, own)) }
}

function wasOf(record: Record<string, unknown>, currency: string | null): string | null {
  const found = fields.was.map((name) => {
    const parts = asRecord(record[name])
    return parts === null ? money(record[name], currency) : money(parts.value, text(parts.currency))
  })
  return found.find((value) => value !== null) ?? null
}

function ratingOf(record: Record<string, unknown>): string | null {
  const value = fields.rating
    .map((name) => record[name])
    .find((entry) => entry !== undefined && entry !== null)
  const parts = asRecord(value)
  const stars = parts === null ? text(value) : text(parts.value)
  const votes = first(record, fields.reviews) ?? (parts === null ? null : text(parts.votes_count))
  const best = parts === null ? null : text(parts.rating_max)
  const scale = best === null || best === '5' ? '' : ` of ${best}`
  if (stars === null) return null
  return votes === null
    ? `${stars}${scale}`
    : `${stars}${scale} (${votes.replace(/^\((.*)\)$/, '$1')} reviews)`
}

function notesOf(record: Record<string, unknown>, name: string): string[] {
  const found = fields.notes.flatMap((field) => text(record[field]) ?? [])
  return [...new Set(found)].filter((note) => note !== name)
}

function first(record: Record<string, unknown>, names: readonly string[]): string | null {
  return names.map((name) => text(record[name])).find((value) => value !== null) ?? null
}

function text(value: unknown): string | null {
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 2 })
  if (typeof value !== 'string') return null
  const line = oneLine(value)
  return line === '' ? null : line
}

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

/** An amount with its currency, as a page would show it; words are kept as they are. */
function money(value: unknown, currency: string | null): string | null {
  if (typeof value !== 'number' || currency === null) return text(value)
  const amount = Number.isInteger(value) ? String(value) : value.toFixed(2)
  const symbol = SYMBOLS[currency.toUpperCase()]
  return symbol === undefined ? `${amount} ${currency}` : `${symbol}${amount}`
}
