import { isCapitalised, isYear, type Token } from '../../text/token.ts'
import { isOneOf } from '../../values/line.ts'
import { placesNamed } from '../../values/places.ts'
import { isGivenName } from '../../words/words.ts'
import type { Unit } from '../1-document/document.ts'
import type { NamePattern } from './name-patterns.ts'
import type { Occurrence } from './occurrence.ts'
import { productNounEnd } from './product-nouns.ts'

/** What follows a name that goes on: "Solvane [WH-200 Pro]", "Solvane's [Aria 4]". */
export interface Tail {
  from: number
  to: number
  /** A figure or a code: "WH-200", "Mark II", "55-inch". */
  hasFigure: boolean
  /** A word that no dictionary has and nobody is called: "Whirlanda", "AeroFlow". */
  hasCoinage: boolean
  /** A product's noun ends it or comes next: "Solvane Aria headphones". */
  hasNoun: boolean
}

const LONGEST_TAIL = 12

export function tailOf({ unit, to, pattern }: Occurrence): Tail {
  const { tokens } = unit
  const from = tokens[to]?.fold === "'s" ? to + 1 : to
  let end = from
  while (end - from < LONGEST_TAIL && goesOn(unit, end)) end += 1
  const parts = tokens.slice(from, end)
  return {
    from,
    to: end,
    hasFigure:
      parts.some((token, at) => isFigure(token, tokens[from + at + 1])) &&
      !(parts.length === 1 && isYear(parts[0]?.fold)),
    hasCoinage: parts.some((token) => isCoinage(token, pattern)),
    hasNoun: hasProductNoun(unit, from, end),
  }
}

/** Capitals, figures, and hyphens inside words. "Acme In" ends a name. */
function goesOn(unit: Unit, at: number): boolean {
  const token = unit.tokens[at]
  if (token === undefined) return false
  if (token.kind === 'number') return true
  if (token.kind === 'sign') return /^[-+&]$/.test(token.fold) && !unit.tokens[at + 1]?.gap
  if (!token.gap && unit.tokens[at - 1]?.fold === '-') return true
  const isLoud = hasCapital(token) || /\d/.test(token.text)
  // "Acme The Bigger One"
  return isLoud && (!isOneOf(unit, at, 'functionWords') || isCapitalised(unit.tokens[at + 1]))
}

const hasCapital = ({ caps }: Token): boolean => caps !== 'lower' && caps !== 'none'

function isFigure({ kind, text, caps }: Token, next: Token | undefined): boolean {
  // "Edna K."
  if (text.length === 1 && next?.fold === '.') return false
  if (kind === 'number' || /\d/.test(text)) return kind !== 'number' || !isYear(text)
  return caps === 'upper' && /^(?:[IVX]{2,4}|[A-Z]{1,3})$/.test(text) && !NO_MODELS.has(text)
}

/** Short capitals that stand after names of all kinds. */
const NO_MODELS = new Set(['I', 'A', 'US', 'UK', 'EU', 'USA', 'CEO', 'FC', 'DC', 'BC', 'AD', 'PM', 'AM'])

function isCoinage({ kind, text, fold, caps }: Token, pattern: NamePattern | null): boolean {
  if (kind !== 'word' || text.length < 3) return false
  if (/[\p{Ll}]\p{Lu}/u.test(text) || caps === 'mixed') return true
  const isKnown = pattern?.isOrdinary(fold) || isPlural(fold, pattern)
  return caps === 'title' && !isKnown && !isGivenName(fold) && placesNamed(text).length === 0
}

const isPlural = (word: string, pattern: NamePattern | null): boolean =>
  word.endsWith('s') && pattern?.isOrdinary(word.slice(0, -1)) === true

/** In the tail, or up to three words after it that no function word and no sign interrupts. */
function hasProductNoun(unit: Unit, from: number, end: number): boolean {
  const { tokens } = unit
  for (let at = from; at < Math.min(tokens.length, end + NOUN_REACH); at += 1) {
    if (productNounEnd(unit, at) > at) return true
    if (at < end) continue
    const token = tokens[at] as Token
    if (
      token.kind === 'sign'
        ? token.fold !== '-'
        : isOneOf(unit, at, 'functionWords', 'determiners', 'copulas')
    )
      return false
  }
  return false
}

const NOUN_REACH = 3

/** Surely a name of somebody else: a capital, no word of the language, no first name, no place. */
export function isOtherName(token: Token | undefined, isOrdinary: (word: string) => boolean): boolean {
  if (token === undefined || token.kind !== 'word' || token.text.length < 2) return false
  const isLoud = hasCapital(token)
  return isLoud && !isOrdinary(token.fold) && !isGivenName(token.fold) && placesNamed(token.text).length === 0
}

/** Where the text of an entry begins, after its number, its picture or its label: "3. 🥇 Best overall: Acme". */
export function entryStart({ tokens, label }: Unit): number {
  let at = label > 0 && label < tokens.length ? label : 0
  while (tokens[at]?.kind === 'sign' || (tokens[at]?.kind === 'number' && isMark(tokens[at + 1]))) at += 1
  return at
}

const isMark = (token: Token | undefined): boolean => /^[.):–-]$/.test(token?.fold ?? '')

/** Lists of entries that belong together: the items of a list, a column of a table, headings of one level. */
export const entryKey = ({ kind, block, depth, cell }: Unit): string =>
  kind === 'cell'
    ? `cell ${cell?.table} ${cell?.column}`
    : kind === 'item'
      ? `item ${block} ${depth}`
      : `${kind} ${depth}`
