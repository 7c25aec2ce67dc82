// Signs that the name is a word, a unit, a letter or a link to somebody else.
import { hostOf } from '../../text/address.ts'
import { isCapitalised, isYear, type Token } from '../../text/token.ts'
import { isCueAt, isCueBefore, isOneOf } from '../../values/line.ts'
import { isExtended } from './against-longer-name.ts'
import { entryKey } from './around-name.ts'
import { isEntry } from './for-brand.ts'
import { isBorne } from './name-patterns.ts'
import { isImperative, pairAt } from './occurrence.ts'
import others from './other-names.json' with { type: 'json' }
import type { At } from './sign.ts'

/** "late blight resistance (LBR)": the letters of small words before it. */
export function isAbbreviation({ tokens, from, to, pattern }: At): boolean {
  const letters = pattern.parts.join('')
  if (tokens[from - 1]?.fold !== '(' || tokens[to]?.fold !== ')' || !/^[a-z]{2,6}$/.test(letters))
    return false
  const before = tokens
    .slice(Math.max(0, from - 1 - letters.length * 2), from - 1)
    .filter(({ kind }) => kind === 'word')
  const words = before.slice(-letters.length)
  return words.every(({ caps }) => caps === 'lower') && words.map(({ fold }) => fold[0]).join('') === letters
}

/** "Meadow with Poplars" by a painter; "Ortwick says hello" is still Ortwick. */
export function isInTitle({ unit, from, to, pattern }: At): boolean {
  if (!pattern.ordinary && !isBorne(pattern)) return false
  return unit.quotes.some((quote) => quote.from === from && quote.to > to)
}

/** "4X Zoom" */
export function isCounted({ tokens, from, pattern }: At): boolean {
  return pattern.ordinary && tokens[from - 1]?.fold === 'x' && tokens[from - 2]?.kind === 'number'
}

/** "a 2.2 HP motor", "2-HP", "2+ HP", "up to 8.3 Tesla" */
export function isUnitOfMeasure({ tokens, from, pattern, language }: At): boolean {
  const isJoined = /^[-+]$/.test(tokens[from - 1]?.fold ?? '')
  const before = isJoined ? tokens[from - 2] : tokens[from - 1]
  if (before === undefined) return false
  const isUnit = UNITS.has(pattern.parts.join(' '))
  // "one Tesla equals 10,000 gauss"
  if (before.kind !== 'number') return isUnit && language.numbers.has(before.fold)
  return pattern.text.length < 4 || (isUnit && !isYear(before.fold))
}

const UNITS = new Set(others.units)

/** "Country X", "space X", "X = 2", "The X Factor": one letter is a name only where nothing makes it a sign. */
export function isLetter(at: At): boolean {
  const { pattern, unit, tokens, from, to } = at
  if (pattern.text.length > 1) return false
  const [before, next] = [tokens[from - 1], tokens[to]]
  const isSign = (token: Token | undefined) => /^[=<>_^+*"|[\]{}\\]$/.test(token?.fold ?? '')
  if (isSign(before) || isSign(next)) return true
  // "f(X)", "π_n(X)"
  if (before?.fold === '(' && next?.fold === ')') return true
  const isNoun = before?.kind === 'word' && !isSmallWord(unit, from - 1)
  // "Carry-on X"
  const isCompound = tokens[from - 2]?.fold === '-' && before?.gap === false
  return isNoun || isCompound || isExtended(at)
}

/** "posts on", "platforms like", "the": what may stand before any name. */
const isSmallWord = (unit: At['unit'], at: number): boolean =>
  isOneOf(unit, at, 'functionWords', 'determiners', 'prepositions') || isCueBefore(unit, at + 1, 'locative')

/** "Discover the isles", "Express your ideas": a name has no article behind it. */
export function isVerb({ pattern, unit, from, to }: At): boolean {
  return pattern.ordinary && isImperative(unit, from, to)
}

/** "[Anvil](https://anvil.works)", or anvil.works among the sources, when that is not the brand's domain. */
export function leadsElsewhere({ tokens, from, to, strangers, isExpected, ownLabel }: At): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'sign')
  const name = words.map(({ fold }) => fold).join('')
  // "acme.fr" is most likely a page of acme.com in another country.
  const isOther = (label: string) => label.startsWith(name) && label !== ownLabel
  if (!isExpected && isOther(name) && strangers.includes(name)) return true
  const host = hostOf(tokens[to - 1]?.link ?? '') ?? ''
  return host.split('.').some(isOther)
}

export function isCalendarWord({ pattern, unit, from, language }: At): boolean {
  return isCueAt(unit, from, 'weekday') || language.months.includes(pattern.parts[0] ?? '')
}

/** "a Marble", "Der Falke": with an article, unless companies take one in the language. */
export function isOneOfAKind({ pattern, unit, tokens, from, to, language }: At): boolean {
  if (language.namesTakeArticles || !(pattern.ordinary || language.capitalisesNouns)) return false
  return isOneOf(unit, from - 1, 'determiners') && tokens[to]?.fold !== '-' && !isCapitalised(tokens[to])
}

/** "Caraway seeds" or "Orange" in a list of things to eat, where nobody asked who sells them. */
export function isEntryAmongWords(at: At): boolean {
  const { pattern, unit, isForProducts, isExpected } = at
  const isListed = unit.kind === 'item' || unit.kind === 'cell'
  if (!pattern.ordinary || isForProducts || isExpected || !isListed || !isEntry(at)) return false
  const [words, others] = [at.entriesOfWords, at.entriesOfOthers].map(
    (counts) => counts.get(entryKey(unit)) ?? 0,
  )
  return (words ?? 0) >= MANY_WORDS && (words ?? 0) > (others ?? 0) * MANY_WORDS
}

const MANY_WORDS = 4

/** "Polar bears are …" where the same answer, or the prompt, has "polar bears". */
export function isSmallElsewhere({ pattern, tokens, from, to, smallPairs }: At): boolean {
  const next = tokens[to]
  const isNoun = next?.kind === 'word' && next.caps === 'lower' && next.gap
  return pattern.ordinary && isNoun === true && smallPairs.has(pairAt(tokens, from, to))
}

export function isSmall({ pattern, tokens, from, to }: At): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word')
  return words.every(({ caps }) => caps === 'lower') && pattern.caps.some((caps) => caps === 'title')
}
