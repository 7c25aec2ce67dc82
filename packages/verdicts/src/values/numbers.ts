import { languages } from '../languages/all.ts'
import type { Language } from '../languages/language.ts'
import type { Token } from '../text/token.ts'
import { tokensOf } from '../text/tokens.ts'
import { endOfCue, type Found, type Line, scan, startOfCue } from './line.ts'

/** A number in figures or in words: "1,200", "1 200", "1.2k", "3,4 Tsd.", "eleven hundred". */
export function numberAt(tokens: readonly Token[], at: number, language: Language): Found<number> | null {
  const kind = tokens[at]?.kind
  if (kind === 'number') return figuresAt(tokens, at, language)
  return kind === 'word' ? wordsAt(tokens, at, language) : null
}

export function numbersOfText(text: string): number[] {
  const tokens = tokensOf(text, new Set())
  const found = languages().flatMap((language) => scan(tokens, (at) => numberAt(tokens, at, language)))
  return [...new Set(found.map(({ value }) => value))]
}

/** "about", "more than", "under" before a number; of "a shade under" the longest counts. */
export function boundBefore(line: Line, at: number): FoundBound {
  const bounds = BOUNDS.map((bound): FoundBound => ({ bound, from: startOfCue(line, at, bound) }))
  const none: FoundBound = { bound: 'exact', from: at }
  return bounds.reduce((longest, next) => (next.from < longest.from ? next : longest), none)
}

export type Bound = (typeof BOUNDS)[number] | 'exact'
type FoundBound = { bound: Bound; from: number }

const BOUNDS = ['lessThan', 'moreThan', 'approximately'] as const

/** Where the second number of a range such as "200–300" would begin; -1 when this is no range. */
export function secondOfRange(line: Line, at: number): number {
  const sign = line.tokens[at]?.fold
  const to = sign === '-' || sign === '–' ? at + 1 : endOfCue(line, at, 'rangeTo')
  return to > at ? to : -1
}

export function readFigures(text: string): number | null {
  const plain = text.replace(/['’]/g, '')
  const signs = plain.replace(/\d/g, '')
  const last = signs.at(-1)
  if (last === undefined) return Number(plain)
  const isOnce = signs.indexOf(last) === signs.length - 1
  const group = last === '.' ? ',' : '.'
  if (signs.includes(group)) return isOnce ? Number(plain.replaceAll(group, '').replace(last, '.')) : null
  // Three digits after the sign: thousands. Nobody writes three decimals.
  if (plain.at(-4) === last && !plain.startsWith('0')) return Number(plain.replaceAll(last, ''))
  return isOnce ? Number(plain.replace(last, '.')) : null
}

function figuresAt(tokens: readonly Token[], at: number, language: Language): Found<number> | null {
  let written = tokens[at]?.fold ?? ''
  let to = at + 1
  // "1 200,50", up to "1 200 000 000".
  if (/^\d{1,3}$/.test(written))
    for (; isGroup(tokens[to]) && to - at < 4 && /^\d+$/.test(written); to += 1) written += tokens[to]?.fold
  const value = to > at + 1 ? Number(written.replace(',', '.')) : readFigures(written)
  if (value === null) return null
  const factor = language.numbers.get(tokens[to]?.fold ?? '') ?? 1
  if (factor < 1000) return { from: at, to, value }
  // Rounded: "2.3 million" is not 2,299,999.9999999995.
  return { from: at, to: to + 1, value: Math.round(value * factor * 100) / 100 }
}

const isGroup = (token: Token | undefined): boolean =>
  token?.kind === 'number' && token.gap && /^\d{3}(?:[.,]\d{1,2})?$/.test(token.fold)

function wordsAt(tokens: readonly Token[], at: number, language: Language): Found<number> | null {
  let total = 0
  let current: number | null = null
  let to = at
  for (const [ahead, { fold, kind }] of tokens.slice(at, at + 12).entries()) {
    if (current !== null && (fold === '-' || language.and.has(fold))) continue
    const value = kind === 'word' && fold.length > 1 ? valueOfWord(fold, language) : null
    if (value === null) break
    if (value >= 1000) {
      if (total > 0 && value >= total) break
      total += (current ?? 1) * value
      current = 0
    } else {
      const joined = join(current ?? 0, value)
      if (joined === null) break
      current = joined
    }
    to = at + ahead + 1
  }
  return current === null ? null : { from: at, to, value: total + current }
}

/** Adds a number word to the words before it; null when it begins another number. */
function join(current: number, value: number): number | null {
  if (current === 0) return value
  if (value === 100) return current < 100 ? current * 100 : null
  if (value === 20 && current === 4) return 80
  const open = current % 100 === 0 ? 100 : current % 100 === 60 || current % 100 === 80 ? 20 : 10
  const takes = current % 100 === 0 || (current % 10 === 0 && current % 100 >= 20)
  return takes && value < open ? current + value : null
}

/** A number word, also a compound: "zweihundertfünfzig". */
function valueOfWord(word: string, { numbers, and }: Language): number | null {
  const known = numbers.get(word)
  if (known !== undefined || word.length < 6 || word.length > 60) return known ?? null
  let [rest, total, current] = [word, 0, 0]
  while (rest !== '') {
    const parts = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((letters) => rest.slice(0, letters))
    const part = parts.find((one) => one.length > 2 && ((numbers.get(one) ?? 1001) <= 1000 || and.has(one)))
    if (part === undefined) return null
    const value = numbers.get(part) ?? 0
    if (value === 1000) total = Math.max(current, 1) * 1000
    current = value === 1000 ? 0 : value === 100 ? Math.max(current, 1) * 100 : current + value
    rest = rest.slice(part.length)
  }
  return total + current
}
