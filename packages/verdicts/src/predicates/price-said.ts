import { countriesNamed } from '../values/places.ts'
import type { Said } from './comparison.ts'
import data from './price-words.json' with { type: 'json' }
import { holdsPhrase, phrasesOf, wordsOf } from './words.ts'

/** Kinds of stated amounts. A missing kind is unknown. */
export const PRICE_KINDS = ['list', 'offer', 'was', 'from', 'range', 'instalment'] as const
export type PriceKind = (typeof PRICE_KINDS)[number]

/** The same, with what the words say when the kind is missing. `card`: a name and an amount, and nothing else. */
export type SaidAs = PriceKind | 'card'

type Stated = { kind?: PriceKind; period: string | null }

/** As what an amount is put forward, by its kind and by the words that it was read from. */
export function saidAs({ kind, period }: Stated, said: Said | undefined): SaidAs {
  if (kind !== undefined && kind !== 'list') return kind
  // Values without words: nobody says that it is an offer.
  if (said === undefined) return 'list'
  const words = wordsOf(said.quote)
  if (holdsPhrase(words, OFFER)) return 'offer'
  if (isCard(said.quote)) return 'card'
  const isStated = kind === 'list' || period !== null || holdsPhrase(words, LIST)
  return isStated ? 'list' : 'card'
}

/**
 * Whether an amount that nobody calls the price stands in a card. Words may say more than a card does: "reduced to 900"
 * above the list price is a statement.
 */
export function isInCard({ quote }: Said): boolean {
  const words = wordsOf(quote)
  if (holdsPhrase(words, SPOKEN_OFFER)) return false
  if (ONLY_LABEL.test(quote)) return true
  return !holdsPhrase(words, LIST) && (isCard(quote) || HAS_RATING.test(quote) || !HAS_NAME.test(quote))
}

/** Whether the words name a country in which another currency is paid than the fact's, or another country than its. */
export function isElsewhere(said: Said | undefined, fact: { country?: string; currency: string }): boolean {
  if (said === undefined) return false
  const named = countriesNamed(said.quote)
  if (named.length === 0) return false
  if (fact.country !== undefined) return !named.includes(fact.country)
  const homes = HOMES.get(fact.currency)
  return homes !== undefined && !named.some((country) => homes.includes(country))
}

/** "Acme X200$529.99", or an amount that has a line of its own below the name. */
const isCard = (quote: string): boolean => GLUED.test(quote) || OWN_LINE.test(quote)

/** No letter of a currency before the sign: not "R$ 9", "US$9". */
const GLUED = /(?:[\p{Ll}\p{N}"”)]|\p{Lu}{4})\\?[$€£]\s?\d/u
const OWN_LINE = /\n[ \t*_\\~]{0,20}[$€£]\s?\d[\d.,]{0,20}[ \t*_]{0,20}(?:\n|$)/u

/** "Price: €474", a line of a card. */
const ONLY_LABEL =
  /^[^\p{L}\n]{0,8}\p{L}[\p{L} ]{0,24}[*_ ]{0,4}:[*_ \\~]{0,6}[$€£]?\s?\d[\d.,]{0,20}[^\p{L}\d\n]{0,6}$/u
/** "4.6 (1,925", "~~$69~~" */
const HAS_RATING = /[0-5][.,]\d\s?\(\d|~~/u
/** A word that is no code of a currency. */
const HAS_NAME = /(?<![\p{L}\p{N}])(?!\p{Lu}{3}(?![\p{L}\p{N}]))\p{L}[\p{L}\p{N}-]{2}/u

const LIST = phrasesOf(data.list)
/** "on sale", "currently"; shops' names make an offer only of the words that a price was read from. */
export const SPOKEN_OFFER = phrasesOf(data.offer)
const OFFER = [...SPOKEN_OFFER, ...phrasesOf(data.shops)]
const HOMES = new Map<string, readonly string[]>(Object.entries(data.homes))
