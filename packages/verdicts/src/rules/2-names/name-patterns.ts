import type { BrandProfile } from '../../reading.ts'
import { fold } from '../../text/fold.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { type Elisions, tokensOf } from '../../text/tokens.ts'
import { isDictionaryWord } from '../../words/dictionary.ts'
import { isEverydayWord } from '../../words/everyday.ts'
import signs from './signs.json' with { type: 'json' }

/** One way in which a name is written. */
export interface NamePattern {
  kind: 'name' | 'alias' | 'product' | 'person'
  /** As the profile writes it. */
  text: string
  parts: readonly string[]
  caps: readonly Token['caps'][]
  /** Nothing but words that languages use: only its capitals, and what is said, make it a name. */
  ordinary: boolean
  /** Nothing but words that languages use every day. */
  everyday: boolean
  /** Written in one word with a capital inside: matched in two only when both are capitalised. */
  split: boolean
}

export interface NameMatch {
  pattern: NamePattern
  from: number
  to: number
}

/** The brand's names, products and people by their first word, folded. */
export type NameIndex = ReadonlyMap<string, readonly NamePattern[]>

export function indexNames(brand: BrandProfile, elisions: Elisions): NameIndex {
  const patterns = [
    ...patternsOf(brand.name, 'name', elisions),
    ...brand.aliases.flatMap((alias) => patternsOf(alias, 'alias', elisions)),
    ...brand.products.flatMap((product) => patternsOf(product, 'product', elisions)),
    ...brand.people.flatMap((person) => patternsOf(person, 'person', elisions)),
  ]
  const index = new Map<string, NamePattern[]>()
  for (const pattern of patterns) {
    const [first = '', second] = pattern.parts
    for (const start of second === undefined ? [first, pluralOf(first)] : [first])
      index.set(start, [...(index.get(start) ?? []), pattern])
  }
  return index
}

/** Whether a pattern names the brand itself. */
export const isOwnName = ({ kind }: NamePattern): boolean => kind === 'name' || kind === 'alias'

/** The longest of the wanted names that begins at this token, or nothing. */
export function matchName(
  index: NameIndex,
  tokens: readonly Token[],
  from: number,
  isWanted: (pattern: NamePattern) => boolean,
): NameMatch | null {
  let best: NameMatch | null = null
  for (const pattern of index.get(tokens[from]?.fold ?? '') ?? []) {
    const match = { pattern, from, to: isWanted(pattern) ? endOfMatch(pattern, tokens, from) : -1 }
    if (match.to !== -1 && (best === null || prefers(match, best, tokens))) best = match
  }
  return best
}

/** The longer match, unless only the shorter is written as a name: "Northwick tea" is Northwick's, not Northwick Tea. */
function prefers(match: NameMatch, best: NameMatch, tokens: readonly Token[]): boolean {
  if (match.to === best.to) return false
  const [long, short] = match.to > best.to ? [match, best] : [best, match]
  return match === (!isCasedAsName(long, tokens) && isCasedAsName(short, tokens) ? short : long)
}

function patternsOf(text: string, kind: NamePattern['kind'], elisions: Elisions): NamePattern[] {
  const isText = (token: Token) => token.kind !== 'sign'
  const all = tokensOf(text, elisions)
  const tokens = all.slice(Math.max(0, all.findIndex(isText)), all.findLastIndex(isText) + 1)
  if (tokens.length === 0) return []
  const parts = tokens.map((token) => token.fold)
  const words = tokens.filter(isText).map((token) => token.fold)
  const caps = tokens.map((token) => token.caps)
  const ordinary = words.every(isOrdinary)
  const whole = { kind, text, parts, caps, ordinary, everyday: words.every(isEverydayWord), split: false }
  const patterns: NamePattern[] = [whole]
  const joined = words.join('')
  if (words.length > 1 && parts.every((part) => part === '-' || words.includes(part)))
    patterns.push({ ...whole, parts: [joined], caps: ['title'], ordinary: isOrdinary(joined) })
  const halves = text.match(/\p{Lu}\p{Ll}+/gu) ?? []
  if (tokens.length === 1 && halves.length > 1 && halves.join('') === text)
    patterns.push({ ...whole, parts: halves.map(fold), caps: halves.map(() => 'title'), split: true })
  return patterns
}

/** A word of some language, or too short to tell. */
function isOrdinary(word: string): boolean {
  return /^[a-z]{1,2}$/.test(word) || isEverydayWord(word) || isDictionaryWord(word)
}

function pluralOf(word: string): string {
  return /(?:s|x|z|sh|ch)$/.test(word) ? `${word}es` : `${word}s`
}

/** The end of the name that begins at `from`, -1 when it is another. */
function endOfMatch(pattern: NamePattern, tokens: readonly Token[], from: number): number {
  let at = from
  for (const [part, wanted] of pattern.parts.entries()) {
    if (wanted === '-' && tokens[at]?.fold !== '-') continue
    // "Kip-Lang" is Kip Lang.
    if (part > 0 && wanted !== '-' && tokens[at]?.fold === '-' && tokens[at]?.gap === false) at += 1
    const token = tokens[at]
    if (token === undefined || !isPart(pattern, part, token)) return -1
    // "1Password" is not in "chapter 1 Password": a number and a word stay as close as in the name.
    if (part > 0 && tokens[at - 1]?.kind === 'number' && token.gap && /\d\p{L}/u.test(pattern.text)) return -1
    at += 1
  }
  return at
}

function isPart({ parts, split }: NamePattern, part: number, token: Token): boolean {
  const wanted = parts[part] as string
  if (split && !isCapitalised(token)) return false
  if (token.fold === wanted || (wanted === '&' && AMPERSANDS.has(token.fold))) return true
  return part === parts.length - 1 && token.caps !== 'lower' && token.fold === pluralOf(wanted)
}

const AMPERSANDS = new Set(signs.ampersands)

/** Whether a match is written with the capitals of the name, or more loudly. */
export function isCasedAsName({ pattern, from, to }: NameMatch, tokens: readonly Token[]): boolean {
  const words = tokens.slice(from, to).filter((token) => token.kind === 'word' && !AMPERSANDS.has(token.fold))
  if (pattern.parts.length === 1) {
    const [token] = words
    if (token === undefined || token.caps === 'none') return true
    if (token.caps === 'upper' && token.text.length > 2) return true
    const [wanted] = pattern.caps
    return token.caps === wanted || (wanted === 'mixed' && token.caps === 'title')
  }
  const loud = words.filter((token) => token.caps !== 'lower').length
  const wanted = pattern.caps.filter((caps) => caps === 'title' || caps === 'upper').length
  return loud >= Math.min(words.length, wanted)
}
