import { isEverydayWord } from './languages/vocabulary.ts'
import { tokensOf } from './phrases.ts'
import { cleanText } from './text/clean.ts'
import { fold } from './text/fold.ts'
import { NUMBER, PUNCTUATION, type Token, WORD } from './text/tokens.ts'
import { LOWER, MIXED, TITLE, UPPER } from './text/words.ts'
import { isDictionaryWord } from './words/dictionary.ts'

export type NameKind = 'name' | 'alias' | 'product'

export interface NamePattern {
  kind: NameKind
  /** A product's name, with or without the brand's name in it. */
  product: boolean
  /** The name as the brand or a fact writes it. */
  text: string
  parts: readonly string[]
  /** How each part is cased in the name itself. */
  caps: readonly number[]
  /** Its words are everyday words: it counts only where it is used as a name. */
  common: boolean
  /** One word that a dictionary holds: in lower case, or alone at the head of a sentence, it is that word. */
  dictionary: boolean
  /** Written in one word with a capital inside: matched in two words only when both are capitalised. */
  split: boolean
}

export interface NameMatch {
  pattern: NamePattern
  from: number
  to: number
}

/** Names ready for matching. */
export interface NameIndex {
  byFirstWord: ReadonlyMap<string, readonly NamePattern[]>
  /** Which first words there are, by length and first letter: it turns most words away without a look-up. */
  openings: Uint8Array
}

function openingOf(word: string): number {
  return (word.length * 31 + word.charCodeAt(0)) & 0xff
}

export function indexNames(
  names: readonly { text: string; kind: NameKind; product?: boolean; means?: string }[],
): NameIndex {
  const byFirstWord = new Map<string, NamePattern[]>()
  const seen = new Set<string>()
  for (const { text, kind, product = false, means = text } of names) {
    for (const read of patternsOf(text, kind, product)) {
      const pattern = { ...read, text: means }
      const key = `${pattern.parts.join(' ')}/${pattern.split}`
      if (seen.has(key)) continue
      seen.add(key)
      const first = pattern.parts[0] ?? ''
      for (const start of new Set([first, ...(pattern.parts.length === 1 ? inflections(first) : [])])) {
        const list = byFirstWord.get(start) ?? []
        list.push(pattern)
        byFirstWord.set(start, list)
      }
    }
  }
  const openings = new Uint8Array(256)
  for (const word of byFirstWord.keys()) openings[openingOf(word)] = 1
  return { byFirstWord, openings }
}

/** The longest name that begins at this token, or nothing. */
export function matchName(index: NameIndex, tokens: readonly Token[], from: number): NameMatch | null {
  const { fold: first } = tokens[from] as Token
  if (index.openings[openingOf(first)] === 0) return null
  const candidates = index.byFirstWord.get(first)
  if (candidates === undefined) return null
  let best: NameMatch | null = null
  for (const pattern of candidates) {
    const to = endOfMatch(pattern, tokens, from)
    if (to <= from) continue
    const match = { pattern, from, to }
    if (best === null || prefers(match, best, tokens)) best = match
  }
  return best
}

/** The longer match, unless only the shorter is written as a name: "Northwick tea" is Northwick's, not Northwick Tea. */
function prefers(match: NameMatch, best: NameMatch, tokens: readonly Token[]): boolean {
  const longer = match.to > best.to
  const [long, short] = longer ? [match, best] : [best, match]
  if (match.to !== best.to && !casedAsName(long, tokens) && casedAsName(short, tokens)) return !longer
  return longer
}

function patternsOf(text: string, kind: NameKind, product: boolean): NamePattern[] {
  const tokens = trimPunctuation(tokensOf(cleanText(text).text))
  if (tokens.length === 0) return []
  const parts = tokens.map((token) => token.fold)
  const caps = tokens.map((token) => token.cap)
  const words = parts.filter((_, at) => tokens[at]?.kind !== PUNCTUATION)
  const common = words.every((word) => /^[a-z]{1,2}$/.test(word) || isEverydayWord(word)) && !/\d/.test(text)
  const dictionary = words.length === 1 && parts.length === 1 && isDictionaryWord(words[0] ?? '')
  const patterns: NamePattern[] = [{ kind, product, text, parts, caps, common, dictionary, split: false }]
  if (words.length > 1 && words.length === parts.filter((part) => part !== '-').length) {
    const joined = words.join('')
    patterns.push({
      kind,
      product,
      text,
      parts: [joined],
      caps: [TITLE],
      common: isEverydayWord(joined),
      dictionary: false,
      split: false,
    })
  }
  const halves = tokens.length === 1 ? camelHalves(text) : null
  if (halves !== null)
    patterns.push({
      kind,
      product,
      text,
      parts: halves,
      caps: halves.map(() => TITLE),
      common,
      dictionary: false,
      split: true,
    })
  return patterns
}

function trimPunctuation(tokens: readonly Token[]): Token[] {
  let from = 0
  let to = tokens.length
  while (from < to && tokens[from]?.kind === PUNCTUATION) from += 1
  while (to > from && tokens[to - 1]?.kind === PUNCTUATION) to -= 1
  return tokens.slice(from, to)
}

function camelHalves(text: string): string[] | null {
  const halves = text.match(/\p{Lu}\p{Ll}+/gu)
  return halves !== null && halves.length > 1 && halves.join('') === text ? halves.map(fold) : null
}

/** Plural and genitive forms of a name. */
function inflections(word: string): string[] {
  if (word.length < 2) return []
  if (/(?:s|x|z|sh|ch)$/.test(word)) return [`${word}es`]
  return [`${word}s`]
}

function isInflected(word: string, name: string): boolean {
  return word.length > name.length && word.startsWith(name) && inflections(name).includes(word)
}

const AMPERSANDS = new Set(['&', 'and', 'und', 'y', 'e', 'et', '+'])

function endOfMatch(pattern: NamePattern, tokens: readonly Token[], from: number): number {
  let at = from
  for (let part = 0; part < pattern.parts.length; part += 1) {
    const wanted = pattern.parts[part] as string
    let token = tokens[at]
    if (wanted === '-' && token?.fold !== '-') continue
    if (part > 0 && token?.fold === '-' && wanted !== '-' && !token.gap) {
      at += 1
      token = tokens[at]
    }
    if (token === undefined) return -1
    const last = part === pattern.parts.length - 1
    const same =
      token.fold === wanted ||
      (wanted === '&' && AMPERSANDS.has(token.fold)) ||
      (last && token.kind === WORD && token.cap !== LOWER && isInflected(token.fold, wanted))
    if (!same) return -1
    if (pattern.split && token.cap !== TITLE && token.cap !== UPPER) return -1
    // "1Password" must not be found in "chapter 1 Password": a number and a word stay as close as in the name.
    if (part > 0 && tokens[at - 1]?.kind === NUMBER && pattern.text.match(/\d\p{L}/u) !== null && token.gap)
      return -1
    at += 1
  }
  return at
}

/** Whether the words of a match are cased as in the name itself, or more loudly. */
export function casedAsName(match: NameMatch, tokens: readonly Token[]): boolean {
  const { pattern } = match
  if (pattern.parts.length === 1) {
    const token = tokens[match.from] as Token
    const wanted = pattern.caps[0] ?? TITLE
    if (token.cap === UPPER && token.end - token.start > 1)
      return wanted === UPPER || token.end - token.start > 2
    return wanted === LOWER || wanted === MIXED
      ? token.cap === wanted
      : token.cap === wanted || (wanted === UPPER && token.cap === UPPER)
  }
  let words = 0
  let loud = 0
  for (let at = match.from; at < match.to; at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD || AMPERSANDS.has(token.fold)) continue
    words += 1
    if (token.cap !== LOWER) loud += 1
  }
  const wanted = pattern.caps.filter((cap) => cap === TITLE || cap === UPPER).length
  return loud >= Math.min(words, wanted) && (loud > 0 || wanted === 0)
}
