import type { Language } from '../languages/language.ts'
import type { Token } from '../text/token.ts'
import { tokensOf } from '../text/tokens.ts'
import type { Found } from './line.ts'

/** Every number of the tokens, in figures or in words: "1,200", "1 200", "1.2k", "3,4 Tsd.", "eleven hundred". */
export function numbersIn(tokens: readonly Token[], language: Language): Found<number>[] {
  const found: Found<number>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(tokens, at, language)
    if (number === null) continue
    found.push(number)
    at = number.to - 1
  }
  return found
}

export function numberAt(tokens: readonly Token[], at: number, language: Language): Found<number> | null {
  const kind = tokens[at]?.kind
  if (kind === 'number') return figuresAt(tokens, at, language)
  return kind === 'word' ? wordsAt(tokens, at, language) : null
}

/** The value of written figures, whatever signs a country groups and divides them with. */
export function readFigures(text: string): number | null {
  const plain = text.replaceAll("'", '').replaceAll('’', '')
  const signs = plain.replace(/\d/g, '')
  if (signs === '') return Number(plain)
  const last = signs.at(-1) as string
  const tail = plain.length - plain.lastIndexOf(last) - 1
  if (new Set(signs).size > 1) {
    const group = last === '.' ? ',' : '.'
    return signs.lastIndexOf(group) < signs.length - 1 && signs.indexOf(last) === signs.length - 1
      ? Number(plain.replaceAll(group, '').replace(last, '.'))
      : null
  }
  // Three digits behind the sign group thousands: nobody writes prices or counts with three decimals.
  if (tail === 3 && !plain.startsWith('0')) return Number(plain.replaceAll(last, ''))
  return signs.length > 1 ? null : Number(plain.replace(last, '.'))
}

function figuresAt(tokens: readonly Token[], at: number, language: Language): Found<number> | null {
  const first = tokens[at] as Token
  let value = readFigures(first.fold)
  if (value === null) return null
  let to = at + 1
  if (/^\d{1,3}$/.test(first.fold)) {
    let grouped = first.fold
    // "1 200,50": groups of three, one space apart. "1 200 000 000" is as long as numbers get.
    while (isGroup(tokens[to]) && to - at < 4 && /^\d+$/.test(grouped)) {
      grouped += tokens[to]?.fold
      to += 1
    }
    if (to > at + 1) value = Number(grouped.replace(',', '.'))
  }
  const factor = factorAt(tokens, to, language)
  return factor === null
    ? { from: at, to, value }
    : { from: at, to: factor.to, value: roundedProduct(value, factor.value) }
}

/** "2.3 million" is 2,300,000 and not 2,299,999.9999999995. */
function roundedProduct(value: number, factor: number): number {
  return Math.round(value * factor * 100) / 100
}

function isGroup(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.gap && /^\d{3}(?:[.,]\d{1,2})?$/.test(token.fold)
}

function factorAt(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { value: number; to: number } | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const value = language.numbers.get(token.fold) ?? 0
  // "5 m" are metres, "5m" are millions.
  if (value < 1000 || (token.fold.length === 1 && token.gap)) return null
  const isAbbreviated = tokens[at + 1]?.fold === '.' && tokens[at + 2] !== undefined && token.fold.length <= 3
  return { value, to: at + (isAbbreviated ? 2 : 1) }
}

const MOST_WORDS = 12

function wordsAt(tokens: readonly Token[], at: number, language: Language): Found<number> | null {
  let total = 0
  let current: number | null = null
  let to = at
  let next = at
  while (next < tokens.length && next - at < MOST_WORDS) {
    const token = tokens[next] as Token
    if (current !== null && (token.fold === '-' || language.and.has(token.fold))) {
      next += 1
      continue
    }
    const value = token.kind === 'word' && token.fold.length > 1 ? valueOfWord(token.fold, language) : null
    if (value === null) break
    const joined: number | null = value >= 1000 ? null : join(current, value)
    if (value >= 1000) {
      if (total > 0 && value >= total) break
      total += (current ?? 1) * value
      current = 0
    } else if (joined === null) break
    else current = joined
    next += 1
    to = next
  }
  return current === null ? null : { from: at, to, value: total + current }
}

/** How a number word goes on from what was counted so far; null when it begins another number. */
function join(current: number | null, value: number): number | null {
  if (current === null || current === 0) return value
  if (value === 100) return current < 100 ? current * 100 : null
  if (value === 12 && current < 10) return current * 12
  if (value === 20 && current === 4) return 80
  const open = current % 100 === 0 ? 100 : current % 100 === 60 || current % 100 === 80 ? 20 : 10
  const takes = current % 100 === 0 || (current % 10 === 0 && current % 100 >= 20)
  return takes && value < open ? current + value : null
}

/** A number word, also one that its language writes in one: "zweihundertfünfzig", "duecentocinquanta". */
export function valueOfWord(word: string, language: Language): number | null {
  const known = language.numbers.get(word)
  if (known !== undefined) return known
  if (word.length < 6 || word.length > 60) return null
  let rest = word
  let total = 0
  let current = 0
  let parts = 0
  while (rest !== '') {
    const glue =
      parts > 0 ? [...language.and].find((and) => and.length > 1 && rest.startsWith(and)) : undefined
    const part = longestPart(rest, language.numbers) ?? (glue === undefined ? null : ([glue, 0] as const))
    if (part === null) return null
    const [text, value] = part
    if (value === 1000) {
      total += Math.max(current, 1) * 1000
      current = 0
    } else if (value === 100) current = Math.max(current, 1) * 100
    else current += value
    rest = rest.slice(text.length)
    parts += 1
  }
  return parts > 1 ? total + current : null
}

function longestPart(text: string, numbers: ReadonlyMap<string, number>): readonly [string, number] | null {
  for (let length = Math.min(12, text.length); length >= 3; length -= 1) {
    const part = text.slice(0, length)
    const value = numbers.get(part)
    if (value !== undefined && value <= 1000) return [part, value]
  }
  return null
}

/** Every number of a text, in figures or in the number words of any of the languages: for re-reading a quotation. */
export function numbersOfText(text: string, languages: readonly Language[]): number[] {
  const tokens = tokensOf(text, NO_ELISIONS)
  return [...new Set(languages.flatMap((language) => numbersIn(tokens, language).map(({ value }) => value)))]
}

const NO_ELISIONS: ReadonlySet<string> = new Set()
