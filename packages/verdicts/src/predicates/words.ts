import { fold } from '../text/fold.ts'

/** The folded words and figures of a text: "L'Été 4-in-1" gives l, ete, 4, in, 1. */
export const wordsOf = (text: string): string[] =>
  fold(text.normalize('NFKC')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

export const nameKey = (text: string): string => wordsOf(text).join(' ')

/** Long words with the same beginning count as the same: endings differ. */
export const sameStem = (left: string, right: string, letters: number): boolean =>
  left === right || (left.length >= letters && right.startsWith(left.slice(0, letters)))

export const byLength = <Value extends { length: number }>(left: Value, right: Value): [Value, Value] =>
  left.length >= right.length ? [left, right] : [right, left]

export function givenText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text.length > 500 ? null : text
}

/** Several texts, in a list or in one text: "Jane Doe and John Roe" are two. */
export const givenTexts = (value: unknown, separator: RegExp): string[] =>
  (Array.isArray(value) ? value : [value])
    .flatMap((one) => (givenText(one) ?? '').split(separator))
    .map((one) => one.trim())

/** Phrases of a data file, by language; a word that ends in `*` stands for all that begin so. */
export type PhraseTable = Readonly<Record<string, readonly string[]>>

export const phrasesOf = (table: PhraseTable): string[][] =>
  Object.values(table)
    .flat()
    .map((phrase) => phrase.split(' '))

/** Where the first of the phrases stands among folded words; -1 when none does. */
export function placeOfPhrase(words: readonly string[], phrases: readonly (readonly string[])[]): number {
  const isWord = (wanted: string, word = '') =>
    wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted
  const isAt = (at: number) =>
    phrases.some((phrase) => phrase.every((wanted, ahead) => isWord(wanted, words[at + ahead])))
  return words.findIndex((_, at) => isAt(at))
}

export const holdsPhrase = (words: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
  placeOfPhrase(words, phrases) >= 0
