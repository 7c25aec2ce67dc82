import { SPOKEN_OFFER } from '../../predicates/price-said.ts'
import { holdsPhrase, phrasesOf, wordsOf } from '../../predicates/words.ts'
import { fold } from '../../text/fold.ts'
import type { Hit } from '../../text/phrases.ts'
import { hitsOf, type Line, textOf } from '../../values/line.ts'
import { moneyIn } from '../../values/money.ts'
import type { Unit } from '../1-document/document.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import cards from './card-words.json' with { type: 'json' }
import type { Scoped } from './match.ts'

/** As what a price is put forward: "€359 (was €449) – 4.7 (1,339 ratings)" is an offer; undefined when nothing says so. */
export function priceKindOf(scoped: Scoped, { unit, line }: NamedUnit, value: Hit) {
  const { was, offers, isOffer } = offersIn(line)
  if (was.has(value.from)) return 'was'
  return offers.has(value.from) || isOffer || isOfCard(scoped, unit) ? 'offer' : undefined
}

/** How often it is paid: "$20.79/mo x 24", "£29 a month for 24 months", "24 payments of $20.79"; null when nothing says so. */
export function instalmentsAt(line: Line, { from, to }: Hit): number | null {
  const countAt = (at: number) => {
    const count = Number(line.tokens[at]?.fold)
    return Number.isInteger(count) && count > 1 && count <= MOST_INSTALMENTS ? count : null
  }
  if (/^[x×]$/.test(line.tokens[to]?.fold ?? '')) return countAt(to + 1)
  // "for 24 months"
  const isMonths = (at: number) => hitsOf(line, 'perMonth').some((hit) => hit.from === at)
  const months = [to + 1, to + 2].find((at) => countAt(at) !== null && isMonths(at + 1))
  if (months !== undefined) return countAt(months)
  if (!INSTALMENTS.has(line.tokens[from - 2]?.fold ?? '')) return null
  return [from - 3, from - 4, from - 5].map(countAt).find((count) => count !== null) ?? null
}

const MOST_INSTALMENTS = 72
const INSTALMENTS = new Set(cards.instalments.map(fold))

interface Offers {
  was: ReadonlySet<number>
  offers: ReadonlySet<number>
  /** Everything in the line is an offer. */
  isOffer: boolean
}

/** Computed once for each line, however many prices it has. */
function offersIn(line: Line): Offers {
  const known = OFFERS_OF.get(line)
  if (known !== undefined) return known
  const words = wordsOf(textOf(line.tokens, 0, line.tokens.length))
  const found = { ...struckIn(line), isOffer: hasRating(line) || holdsPhrase(words, SPOKEN_OFFER) }
  OFFERS_OF.set(line, found)
  return found
}

const OFFERS_OF = new WeakMap<Line, Offers>()

/** Two amounts beside each other: the higher one is struck. */
function struckIn(line: Line): Pick<Offers, 'was' | 'offers'> {
  const all = moneyIn(line)
  const pairs = all.flatMap((first, at) => {
    const second = all[at + 1]
    if (second === undefined || second.from - first.to > CLOSE) return []
    if (first.value.period !== null || second.value.period !== null) return []
    return first.value.amount < second.value.amount ? [[first, second] as const] : [[second, first] as const]
  })
  const offers = new Set(pairs.map(([low]) => low.from))
  return { offers, was: new Set(pairs.map(([, high]) => high.from)) }
}

/** In tokens: "(was", "statt". */
const CLOSE = 3

/** "4.6 (1,925", "4.8(4k+)" */
function hasRating({ tokens }: Line): boolean {
  return tokens.some(({ fold }, at) => /^[0-5][.,]\d$/.test(fold) && tokens[at + 1]?.fold === '(')
}

/** A row with a rating or a seller beside the price, or an item whose neighbours are labelled so. */
function isOfCard({ units }: Scoped, unit: Unit): boolean {
  const near = units.slice(Math.max(0, unit.index - FAR), unit.index + FAR)
  return near.some(({ unit: other, line }) => isBeside(unit, other) && saysCard(line, other))
}

const FAR = 12

function isBeside(unit: Unit, other: Unit): boolean {
  if (unit === other) return false
  if (unit.cell === null) return unit.kind === 'item' && unit.leadIn !== null && other.leadIn === unit.leadIn
  const { table, row } = unit.cell
  return other.cell?.table === table && (other.cell.row === row || other.cell.row === 0)
}

function saysCard(line: Line, { label, cell }: Unit): boolean {
  if (hasRating(line)) return true
  const isHead = cell?.row === 0
  const head = isHead ? line.tokens.length : label
  return head > 0 && holdsPhrase(wordsOf(textOf(line.tokens, 0, head)), BESIDE)
}

const BESIDE = phrasesOf({ all: cards.beside.map(fold) })
