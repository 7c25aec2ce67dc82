import { ELISIONS } from '../languages/all.ts'
import type { BrandNames } from '../reading.ts'
import type { Hit } from '../text/phrases.ts'
import { isUnspaced, type Token } from '../text/token.ts'
import { tokensOf } from '../text/tokens.ts'
import { isCommonWord } from '../words/common-words.ts'

/** A name or an alias of the brand, as tokens. */
export interface NamePattern {
  parts: readonly string[]
  caps: readonly Token['caps'][]
  /** Made of common words only, or too short to tell: it must be written as a name. */
  isCommon: boolean
}

/** Patterns by the folded words that they can begin with. */
export type NameIndex = ReadonlyMap<string, readonly NamePattern[]>

export const brandIndex = ({ name, aliases }: Pick<BrandNames, 'name' | 'aliases'>): NameIndex =>
  indexOf([name, ...aliases].flatMap(patternsOf))

export function indexOf(patterns: readonly NamePattern[]): NameIndex {
  const index = new Map<string, NamePattern[]>()
  for (const pattern of patterns) {
    const first = pattern.parts[0] ?? ''
    const starts = pattern.parts.length === 1 ? [first, ...PLURALS.map((end) => first + end)] : [first]
    for (const start of starts) index.set(start, [...(index.get(start) ?? []), pattern])
  }
  return index
}

/** A name, and the same written as one word. Hyphens do not count: "Kip-Lang" is Kip Lang. */
export function patternsOf(text: string): NamePattern[] {
  const isText = ({ kind }: Token) => kind !== 'sign'
  const all = tokensOf(text, ELISIONS).filter(({ fold }) => fold !== '-')
  const tokens = all.slice(Math.max(0, all.findIndex(isText)), all.findLastIndex(isText) + 1)
  const words = tokens.filter(isText).map(({ fold }) => fold)
  const [parts, caps] = [tokens.map(({ fold }) => fold), tokens.map((token) => token.caps)]
  // Several common words with capitals are a name by themselves: "Half Moon".
  const isLetters = tokens.length === 1 && tokens[0]?.caps === 'upper'
  const whole = { parts, caps, isCommon: words.length === 1 && words.every(isCommon) && !isLetters }
  const joined = words.join('')
  const inOne: NamePattern = { parts: [joined], caps: ['title'], isCommon: isCommon(joined) }
  return words.length > 1 ? [whole, inOne] : words.length === 1 ? [whole] : []
}

const isCommon = (word: string): boolean => /^[a-z]{1,2}$/.test(word) || isCommonWord(word)

/** Every place of a name among tokens, written as a name, the longest first where several begin. */
export function namesIn(index: NameIndex, tokens: readonly Token[]): NameHit[] {
  const hits: NameHit[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    const patterns = index.get(tokens[from]?.fold ?? '')
    if (patterns === undefined) continue
    const found = patterns
      .map((pattern) => ({ pattern, from, to: endOfMatch(pattern, tokens, from) }))
      .filter(({ to }) => to > from && isWhole(tokens, from, to))
      .toSorted((one, other) => other.to - one.to)
    const hit = found.find((one) => isWrittenAsName(one, tokens))
    if (hit !== undefined) {
      hits.push({ ...hit, isLower: false })
      from = hit.to - 1
    } else if (found[0] !== undefined) hits.push({ ...found[0], isLower: true })
  }
  return hits
}

/** `isLower`: the letters are there, but in small letters, as a common word is written. */
export type NameHit = Hit & { pattern: NamePattern; isLower: boolean }

/** The end of the name that begins at `from`; -1 when it is another name. */
function endOfMatch({ parts }: NamePattern, tokens: readonly Token[], from: number): number {
  let at = from
  for (const [part, wanted] of parts.entries()) {
    if (part > 0 && tokens[at]?.fold === '-' && tokens[at]?.gap === false) at += 1
    const { fold = '', caps } = tokens[at] ?? {}
    const isPlural =
      part === parts.length - 1 && caps !== 'lower' && PLURALS.some((end) => fold === wanted + end)
    const isAnd = wanted === '&' && AMPERSANDS.has(fold)
    if (fold !== wanted && !isPlural && !isAnd) return -1
    at += 1
  }
  return at
}

const PLURALS = ['s', 'es']
const AMPERSANDS = new Set(['&', 'and', 'und', 'et', 'y', 'e', 'en', 'i', '+'])

function isWrittenAsName({ pattern, from, to }: Omit<NameHit, 'isLower'>, tokens: readonly Token[]): boolean {
  const words = tokens.slice(from, to).filter(({ kind, fold }) => kind === 'word' && !AMPERSANDS.has(fold))
  const loud = words.filter(({ caps }) => caps !== 'lower').length
  const wanted = pattern.caps.filter((caps) => caps === 'title' || caps === 'upper').length
  if (wanted === 0 || words.every(({ caps }) => caps === 'none')) return true
  if (pattern.parts.length > 1) return loud >= Math.min(words.length, wanted)
  const { caps, text = '' } = words[0] ?? {}
  // "SAP" is no "Sap"; longer names in capitals are written with one as well.
  const isWord = caps === 'title' && pattern.caps[0] === 'upper' && text.length < SHORTEST_LOWERED
  return !isWord && loud > 0
}

const SHORTEST_LOWERED = 4

/** In scripts without spaces a name must not be cut out of other words. */
function isWhole(tokens: readonly Token[], from: number, to: number): boolean {
  const text = tokens[from]?.text ?? ''
  if (!isUnspaced(text)) return true
  const start = Math.max(0, from - AROUND)
  const around = tokens.slice(start, to + AROUND).map((token) => (isUnspaced(token.text) ? token.text : ' '))
  const starts = Array.from(SEGMENTER.segment(`${around.join('')} `), ({ index }) => index + start)
  // The segmenter may cut inside an unknown name in kana; where it begins is safe.
  return starts.includes(from) && (KANA.test(text) || starts.includes(to))
}

const AROUND = 8
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })
const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u
