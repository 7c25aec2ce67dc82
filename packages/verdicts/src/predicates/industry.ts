import { about } from './about.ts'
import alike from './alike-trades.json' with { type: 'json' }
import type { Comparison } from './comparison.ts'
import { mostlyIn, statedText, textFact } from './kinds.ts'
import type { Predicate, Quote } from './predicate.ts'
import data from './trades.json' with { type: 'json' }
import { sameStem, wordsOf } from './words.ts'

const inTrade = (trade: string) => ({ trade })

export const industry: Predicate<'industry', string, { trade: string }> = {
  ...about('industry'),
  ...textFact,
  knownBy: { as: 'trades', names: (value) => [value] },
  stated: statedText(inTrade, { say: ({ trade }) => trade, isIn: isTradeIn }),
  // The plain reader takes too much for a trade: it never accuses by it.
  compare({ trade }, value, { said }) {
    const compared = compareTrades(trade, value)
    return compared === 'different' && said?.by === 'rules' ? 'unrelated' : compared
  },
}

/** In the words of the quote, or in others for the same line of business: "automotive" where it says "trucks". */
function isTradeIn(trade: string, quote: Quote): boolean {
  return mostlyIn(trade, quote) || shareTrade(trade, quote.text)
}

const shareTrade = (left: string, right: string): boolean => {
  const [a, b] = [tradeOf(left), tradeOf(right)]
  return a.alike.some((group) => b.alike.includes(group))
}

/**
 * Trades are the same when their own words agree, when both are of one sector or have words for one line of business
 * ("headphones", "consumer electronics"), or when one says no more than the other
 * ("retailer", "pet retail"). They differ only when they have nothing in common.
 */
export function compareTrades(stated: string, truth: string): Comparison {
  const [a, b] = [tradeOf(stated), tradeOf(truth)]
  const shared = a.sectors.filter((sector) => b.sectors.includes(sector))
  if (shareWord(a.own, b.own) || shared.some(isTelling)) return 'same'
  if (a.alike.some((group) => b.alike.includes(group))) return 'same'
  // "retailer" says no more than "pet retail", and both sell.
  const isGeneral = a.own.length === 0 || b.own.length === 0
  if (isGeneral && (shared.length > 0 || shareWord(a.words, b.words))) return 'same'
  // A browser is software, and nothing more is said of the maker of "software".
  if (saysOnlyKindOf(a, b) || saysOnlyKindOf(b, a)) return 'same'
  // A shop, an app or a platform can be of any trade.
  const [telling, meant] = [a.sectors.filter(isTelling), b.sectors.filter(isTelling)]
  if (telling.length === 0 || meant.length === 0) return 'unrelated'
  const isIn = (family: readonly string[], sectors: string[]) => sectors.some((one) => family.includes(one))
  const haveCommon = [...data.kin, ...WORLDS].some((family) => isIn(family, telling) && isIn(family, meant))
  return haveCommon ? 'unrelated' : 'different'
}

function tradeOf(text: string) {
  const words = wordsOf(text.replace(/\be-?commerce\b/gi, 'ecommerce'))
  return { words, own: ownWordsOf(words), sectors: sectorsOf(words), alike: alikeOf(words) }
}

type Trade = ReturnType<typeof tradeOf>

const saysOnlyKindOf = (wide: Trade, narrow: Trade): boolean =>
  wide.own.length === 0 && KINDS.some(([kind, holds]) => wide.words.includes(kind) && holds(narrow.words))

const isTelling = (sector: string): boolean => sector !== 'software' && sector !== 'retail'

/** Short words only as a whole: "pet", not "pet" in "petrol". */
const shareWord = (left: readonly string[], right: readonly string[]): boolean =>
  right.some(
    (word) =>
      word.length >= 3 &&
      left.some((other) => singular(word) === singular(other) || sameStem(word, other, 5)),
  )

const singular = (word: string): string => word.replace(/s$/, '')

/** The words of an industry, without those that describe any company. */
const ownWordsOf = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 2 && !GENERAL.has(word))

const WORLDS = data.worlds.map((sectors) => sectors.split(' '))
const GENERAL = new Set(Object.values(data.general).flatMap((words) => words.split(' ')))

function sectorsOf(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')} `
  // Short stems only as a whole word: "app" is not in "appliances", nor "ski" in "skincare".
  const isThere = (stem: string) =>
    stem.length < SHORT_WORD ? words.some((word) => singular(word) === stem) : text.includes(` ${stem}`)
  const holds = (stem: string) =>
    isThere(stem) || (stem.length >= 6 && words.some((word) => word.endsWith(stem)))
  return SECTORS.flatMap(([sector, stems]) => (stems.some(holds) ? [sector] : []))
}

/** Words for one line of business, wide and narrow: they show that trades agree, and never that they differ. */
const alikeOf = (words: readonly string[]): string[] =>
  ALIKE.flatMap(([group, holds]) => (holds(words) ? [group] : []))

type HoldsOne = (words: readonly string[]) => boolean

/** Whether words hold one of the phrases, the last word of it perhaps with another ending. */
function holdsOneOf(listed: string): HoldsOne {
  const phrases = listed
    .split('; ')
    .map((phrase) => (phrase.length < SHORT_WORD ? ` ${phrase} ` : ` ${phrase}`))
  return (words) => {
    const text = ` ${words.join(' ')} `
    return phrases.some((phrase) => text.includes(phrase))
  }
}

/** In letters. Shorter words only as a whole: "ev" is not in "every". */
const SHORT_WORD = 4
const byName = (table: Record<string, string>) =>
  Object.entries(table).map(([name, listed]): [string, HoldsOne] => [name, holdsOneOf(listed)])
const ALIKE = byName(alike)
/** Kinds of what a general word means. */
const KINDS = byName(data.ofKind)

const SECTORS = Object.entries(data.sectors)
