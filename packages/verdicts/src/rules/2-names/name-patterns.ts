import type { BrandProfile } from '../../reading.ts'
import type { Hit } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
import { type Elisions, tokensOf } from '../../text/tokens.ts'
import { placesOrLandscapes } from '../../values/places.ts'
import { isDictionaryWord, isEverydayWord, isGivenName, isWordOf } from '../../words/words.ts'
import signs from './signs.json' with { type: 'json' }

export interface NamePattern {
  kind: 'name' | 'alias' | 'product' | 'person'
  text: string
  parts: readonly string[]
  caps: readonly Token['caps'][]
  /** A word of the answer's language, which may stand there as a word. Brands are not: dictionaries hold no names. */
  ordinary: boolean
  everyday: boolean
  isOrdinary(word: string): boolean
}

export type NameMatch = Hit & { pattern: NamePattern }

export type NameIndex = ReadonlyMap<string, readonly NamePattern[]>

/** `code` is the answer's language; null when it is not known. */
export function indexNames(brand: BrandProfile, elisions: Elisions, code: string | null): NameIndex {
  const { name, aliases, products, people } = brand
  const names = { name: [name], alias: aliases, product: products, person: people }
  const patterns = Object.entries(names).flatMap(([kind, texts]) =>
    texts.flatMap((text) => patternsOf(text, kind as NamePattern['kind'], elisions, code)),
  )
  const index = new Map<string, NamePattern[]>()
  for (const pattern of patterns) {
    const [first = '', second] = pattern.parts
    for (const start of second === undefined ? [first, pluralOf(first)] : [first])
      index.set(start, [...(index.get(start) ?? []), pattern])
  }
  return index
}

export const isOwnName = ({ kind }: NamePattern): boolean => kind === 'name' || kind === 'alias'

export function matchName(index: NameIndex, tokens: readonly Token[], from: number, isWanted = isAny) {
  let best: NameMatch | null = null
  for (const pattern of index.get(tokens[from]?.fold ?? '') ?? []) {
    const match = { pattern, from, to: isWanted(pattern) ? endOfMatch(pattern, tokens, from) : -1 }
    if (match.to !== -1 && (best === null || prefers(match, best, tokens))) best = match
  }
  return best
}

const isAny = (_: NamePattern): boolean => true

/** The longer match, unless only the shorter has capitals: "Northwick tea" is by Northwick, not Northwick Tea. */
function prefers(match: NameMatch, best: NameMatch, tokens: readonly Token[]): boolean {
  const [long, short] = match.to > best.to ? [match, best] : [best, match]
  return match === (!isCasedAsName(long, tokens) && isCasedAsName(short, tokens) ? short : long)
}

/** A name, and the same written as one word. Hyphens do not count: "Kip-Lang" is Kip Lang. */
function patternsOf(
  text: string,
  kind: NamePattern['kind'],
  elisions: Elisions,
  code: string | null,
): NamePattern[] {
  const isOrdinary = (word: string) => isOrdinaryIn(word, code)
  const isText = (token: Token) => token.kind !== 'sign'
  const all = tokensOf(text, elisions).filter(({ fold }) => !BESIDE_WORDS.has(fold))
  const tokens = all.slice(Math.max(0, all.findIndex(isText)), all.findLastIndex(isText) + 1)
  const words = tokens.filter(isText).map((token) => token.fold)
  const joined = words.join('')
  const whole: NamePattern = {
    kind,
    text,
    parts: tokens.map((token) => token.fold),
    caps: tokens.map((token) => token.caps),
    ordinary: words.every(isOrdinary),
    everyday: words.every((word) => isOrdinary(word) && isEverydayWord(word)),
    isOrdinary,
  }
  const inOne: NamePattern = { ...whole, parts: [joined], caps: ['title'], ordinary: isOrdinary(joined) }
  return words.length > 1 ? [whole, inOne] : words.length === 1 ? [whole] : []
}

/** "Edge (2024)" is written "edge - 2024" as well. */
const BESIDE_WORDS: ReadonlySet<string> = new Set(['-', '(', ')'])

/** A word of the language, or too short to tell. */
const isOrdinaryIn = (word: string, code: string | null): boolean =>
  /^[a-z]{1,2}$/.test(word) || isWordOf(word, code)

/** Somebody or something is called so: a word of another language, a first name, a place. */
export const isBorne = ({ parts, text }: NamePattern): boolean =>
  parts.every((word) => isDictionaryWord(word) || isGivenName(word)) || placesOrLandscapes(text).length > 0

const pluralOf = (word: string): string => `${word}${/(?:s|x|z|sh|ch)$/.test(word) ? 'es' : 's'}`

/** The end of the name that begins at `from`; -1 when it is another name. */
function endOfMatch({ kind, parts, text }: NamePattern, tokens: readonly Token[], from: number): number {
  let at = from
  for (const [part, wanted] of parts.entries()) {
    const { fold: sign = '', gap } = tokens[at] ?? {}
    const isBetween = kind === 'product' ? BESIDE_WORDS.has(sign) : sign === '-' && gap === false
    if (part > 0 && isBetween) at += 1
    const { fold: found, caps } = tokens[at] ?? {}
    const isPlural = part === parts.length - 1 && caps !== 'lower' && found === pluralOf(wanted)
    const isAnd = wanted === '&' && AMPERSANDS.has(found ?? '')
    if (found !== wanted && !isPlural && !isAnd) return -1
    at += 1
  }
  // The full stop of "Acme Bros." belongs to it.
  const isStop = text.endsWith('.') && tokens[at]?.fold === '.' && tokens[at]?.gap === false
  return isStop ? at + 1 : at
}

const AMPERSANDS = new Set(signs.ampersands)
const SHORTEST_LOWERED = 4

export function isCasedAsName({ pattern, from, to }: NameMatch, tokens: readonly Token[]): boolean {
  const isCased = ({ kind, fold, text }: Token) =>
    kind === 'word' && !AMPERSANDS.has(fold) && !(pattern.kind === 'product' && /\d/.test(text))
  const words = tokens.slice(from, to).filter(isCased)
  if (pattern.parts.length === 1) {
    const { caps = 'none', text = '' } = words[0] ?? {}
    // "HOKA" is written "Hoka" as well; shorter ones are letters: "SAP" is no "Sap".
    const isLowered = caps === 'title' && pattern.caps[0] === 'upper' && text.length >= SHORTEST_LOWERED
    return caps === 'none' || caps === 'upper' || caps === pattern.caps[0] || isLowered
  }
  const loud = words.filter((token) => token.caps !== 'lower')
  // "la vareuse Glénan": the word that is nobody else's has its capital.
  if (pattern.kind === 'product' && loud.some(({ fold }) => !pattern.isOrdinary(fold))) return true
  const wanted = pattern.caps.filter((caps) => caps === 'title' || caps === 'upper').length
  return loud.length >= Math.min(words.length, wanted)
}
