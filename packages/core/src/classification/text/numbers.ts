import type { Vocabulary } from '../languages/vocabulary.ts'
import { remember } from './remember.ts'
import { NUMBER, type Token, WORD } from './tokens.ts'

export interface NumberRead {
  value: number
  from: number
  to: number
}

/** Reads the number that begins at a token: digits, grouped digits, words, or digits with a multiplier. */
export function numberAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): NumberRead | null {
  const first = tokens[at]
  if (first === undefined) return null
  if (first.kind === NUMBER) return digitsAt(tokens, at, vocabulary)
  if (first.kind === WORD) return wordsAt(tokens, at, vocabulary)
  return null
}

/** The value of written digits, with the grouping and decimal signs of any of the five languages. */
export const parseDigits: (text: string) => number | null = remember((text) => {
  const plain = text.replaceAll("'", '').replaceAll('’', '')
  const signs = plain.replace(/\d/g, '')
  if (signs === '') return Number(plain)
  const last = signs.at(-1) as string
  const tail = plain.length - plain.lastIndexOf(last) - 1
  const mixed = new Set(signs).size > 1
  if (mixed) {
    const group = last === '.' ? ',' : '.'
    return Number(plain.replaceAll(group, '').replace(last, '.'))
  }
  // Three digits behind the sign group thousands, whatever the language: prices do not have three decimals.
  if (tail === 3 && !plain.startsWith('0')) return Number(plain.replaceAll(last, ''))
  return signs.length > 1 ? null : Number(plain.replace(last, '.'))
})

function digitsAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): NumberRead | null {
  const first = tokens[at] as Token
  let value = parseDigits(first.fold)
  if (value === null) return null
  let to = at + 1
  // "1 200": groups of three digits, one space apart.
  if (isGroup(tokens[to]) && /^\d{1,3}$/.test(first.fold)) {
    let grouped = first.fold
    for (let next = tokens[to]; isGroup(next); next = tokens[to]) {
      grouped += next.fold
      to += 1
    }
    value = Number(grouped)
  }
  const multiplier = tokens[to]
  if (multiplier?.kind === WORD) {
    const factor = vocabulary.numbers.get(multiplier.fold) ?? 0
    const glued = !multiplier.gap && (multiplier.fold === 'k' || multiplier.fold === 'm')
    if (factor >= 1000 && (glued || multiplier.fold.length > 1)) {
      value *= factor
      to += 1
      // "3,4 Tsd. Beschäftigte": the full stop belongs to the abbreviation.
      if (ABBREVIATED.has(multiplier.fold) && tokens[to]?.fold === '.') to += 1
    }
  }
  return { value, from: at, to }
}

function isGroup(token: Token | undefined): token is Token {
  return token?.kind === NUMBER && token.gap && /^\d{3}$/.test(token.fold)
}

const ABBREVIATED = new Set(['tsd', 'mio', 'mrd'])

function wordsAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): NumberRead | null {
  let total = 0
  let current = 0
  let to = at
  let seen = false
  while (to < tokens.length && to - at < 10) {
    const token = tokens[to] as Token
    if (seen && (token.fold === '-' || vocabulary.and.has(token.fold))) {
      const following = tokens[to + 1]
      if (following === undefined || valueOfWord(following, vocabulary) === null) break
      to += 1
      continue
    }
    const value = token.kind === WORD ? valueOfWord(token, vocabulary) : null
    if (value === null) break
    seen = true
    if (value >= 1000) {
      total += Math.max(current, 1) * value
      current = 0
    } else if (value === 100 && current > 0 && current < 10) current *= 100
    else if (value === 20 && current === 4) current = 80
    else current += value
    to += 1
  }
  return seen ? { value: total + current, from: at, to } : null
}

function valueOfWord(token: Token, vocabulary: Vocabulary): number | null {
  return token.fold.length > 1 ? (vocabulary.about(token.word).number ?? null) : null
}
