// Signs that the name is part of a longer one of somebody else.
import { isCapitalised, type Token } from '../../text/token.ts'
import { isOneOf } from '../../values/line.ts'
import { countryOfAdjective, placesNamed } from '../../values/places.ts'
import { endWithForm } from '../../values/products.ts'
import { isGivenName } from '../../words/words.ts'
import { entryStart, isOtherName } from './around-name.ts'
import { isBorne } from './name-patterns.ts'
import others from './other-names.json' with { type: 'json' }
import type { At } from './sign.ts'
import signs from './signs.json' with { type: 'json' }

/** "Polar Bears", "Sienna Lake Road": a word with a capital, and another. */
export function isInsideOtherName(at: At): boolean {
  const { pattern, tokens, from, language } = at
  const [word = ''] = pattern.parts
  const isKnown = isGivenName(word) || placesNamed(word).length > 0
  if (language.capitalisesNouns || !isExtended(at)) return false
  return isKnown || (pattern.ordinary && tokens[from - 1]?.kind === 'word')
}

/** "American Express", "Fluance High Fidelity Turntable": the name ends that of somebody else, or stands in it. */
export function isEndOfOtherName({ tokens, from, pattern, language, ownWords, unit, tail }: At): boolean {
  const before = tokens[from - 1]
  if (!isCapitalised(before) || !tokens[from]?.gap || ownWords.has(before.fold)) return false
  if (isOneOf(unit, from - 1, 'functionWords', 'determiners', 'prepositions')) return false
  if (!pattern.ordinary || language.capitalisesNouns) return false
  // "16 GB RAM Solvane R7"
  if (before.caps === 'upper') return false
  if (isOtherName(before, pattern.isOrdinary)) return true
  // "British Ember", "Japanese Meadow"
  if (countryOfAdjective(before.fold) !== undefined) return true
  // "Breville Barista Express BES870"
  if (hasOtherBefore(tokens, from - 1, pattern.isOrdinary)) return true
  // "Gaming Laptop Solvane R7": two names that run together.
  if (tail.hasFigure || from < 2) return false
  if (before.bold !== tokens[from]?.bold) return false
  const start = from < unit.label ? tokens.findIndex(({ kind }) => kind === 'word') : entryStart(unit)
  return unit.kind === 'sentence' || isOtherName(tokens[start], pattern.isOrdinary)
}

/** A name of somebody else, and only words with capitals behind it. */
function hasOtherBefore(
  tokens: readonly Token[],
  last: number,
  isOrdinary: (word: string) => boolean,
): boolean {
  for (let at = last; at > last - LONGEST_LEAD && isCapitalised(tokens[at]); at -= 1) {
    if (tokens[at]?.bold !== tokens[last]?.bold) return false
    if (isOtherName(tokens[at], isOrdinary)) return true
    if (tokens[at]?.gap !== true) return false
  }
  return false
}

const LONGEST_LEAD = 4

/** "Arm & Hammer": two words that are none of a list of brands. */
export function isJoined({ tokens, to, pattern, ownWords }: At): boolean {
  const next = tokens[to + 1]
  if (tokens[to]?.fold !== '&' || !pattern.ordinary || next === undefined) return false
  return isCapitalised(next) && pattern.isOrdinary(next.fold) && !ownWords.has(next.fold)
}

/** "a Meta-analysis": the first half of a word; not "Ember-branded". */
export function isJoinedWord({ tokens, to, pattern, tail, language, ownWords }: At): boolean {
  const next = tokens[to + 1]
  if (tokens[to]?.fold !== '-' || tokens[to]?.gap || next === undefined || next.gap) return false
  if (!pattern.ordinary || language.capitalisesNouns || tail.hasNoun || next.caps !== 'lower') return false
  return !ownWords.has(next.fold) && !OF_COMPANIES.has(next.fold)
}

const OF_COMPANIES = new Set(signs.joinedToCompanies)

/** "British Columbia", "the Amazon rainforest", "Orange County" */
export function isKnownOtherName({ tokens, from, to, ownWords }: At): boolean {
  const wordsAt = (at: number, count: number) =>
    tokens
      .slice(Math.max(0, at), at + count)
      .map(({ fold }) => fold)
      .join(' ')
  const next = tokens[to]
  if (next?.gap && !ownWords.has(next.fold)) {
    if (SMALL.has(next.fold) || SMALL.has(wordsAt(to, 2))) return true
    if (isCapitalised(next) && (AFTER.has(next.fold) || AFTER.has(wordsAt(to, 2)))) return true
  }
  return (
    (isCapitalised(tokens[from - 1]) && BEFORE.has(wordsAt(from - 1, 1))) || BEFORE.has(wordsAt(from - 2, 2))
  )
}

const SMALL = new Set(others.small)
const AFTER = new Set(others.after)
const BEFORE = new Set(others.before)

/** "Acme Rover": the name goes on. */
export function isExtended({ tokens, to, ownWords }: At): boolean {
  const next = tokens[to]
  return isCapitalised(next) && next.gap && !ownWords.has(next.fold) && endWithForm(tokens, to) === to
}

/** "Acme Bank", "Acme Street" */
export function isOtherBody(at: At): boolean {
  if (!isExtended(at) || isInsideProduct(at)) return false
  const next = at.tokens.slice(at.to, at.to + 1)
  // In whatever language.
  return at.engine.languages.some(({ cues }) => cues.at(next, 0).some(({ tag }) => tag === 'otherBody'))
}

/** "Ortwick Entertainment System": of a name that nobody else bears, a trade is the first word of a product. */
function isInsideProduct(at: At): boolean {
  const next = at.tokens[at.to + 1]
  const isUnique = !at.pattern.ordinary && !isBorne(at.pattern)
  return (
    isUnique &&
    isTrade(at) &&
    isCapitalised(next) &&
    next.gap &&
    endWithForm(at.tokens, at.to + 1) === at.to + 1
  )
}

/** A trade, or what products are called as well: brands have a bank, a studio and a "Galaxy". */
export const isTrade = ({ tokens, to }: At): boolean => TRADE_HEADS.has(tokens[to]?.fold ?? '')

const TRADE_HEADS = new Set(others.tradeHeads)
