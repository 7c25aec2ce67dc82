import { withoutInvisible } from '../text/clean.ts'
import data from './leading.json' with { type: 'json' }

/** Raise it whenever a question could now be judged differently. */
export const LEADING_CHECK_VERSION = '2'

/**
 * Why a question leads. `value`: it contains the statement's own value. `confirm`: it asks to confirm something. `presumes`: it
 * asks why, since when or what became of something, which takes it for granted.
 */
export const LEADING_REASONS = ['value', 'confirm', 'presumes'] as const
export type LeadingReason = (typeof LEADING_REASONS)[number]

/** A statement that a question may presuppose. */
export interface PresupposedStatement {
  stated: string
  /** What the fact says, and the names of brand and product: words of these give nothing away. */
  known: readonly (string | null)[]
}

/**
 * Fixed criteria, by words alone, in the languages of the data file: the first that holds, or null for a neutral question.
 * Without a statement only the form of the question is judged. Linear in the length of its inputs.
 */
export const leadingReason = (question: string, statement?: PresupposedStatement): LeadingReason | null =>
  leadingCheck(statement)(question)

/** The same for many questions: the words of the statement are taken apart once. */
export function leadingCheck(statement?: PresupposedStatement): (question: string) => LeadingReason | null {
  const holdsValue = statement === undefined ? () => false : valueIn(statement)
  return (question) => {
    const asked = plain(question)
    if (holdsValue(asked)) return 'value'
    if (confirms(asked) || OPENING.test(asked)) return 'confirm'
    return presumes(asked) && !isExempt(asked) ? 'presumes' : null
  }
}

/** Without invisible characters, which would hide a word from the criteria and from nobody else. */
const plain = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').toLowerCase().replace(/[’ʼ]/g, "'")

/** One look for all phrases; where one of them stands, whether it stands there as words. */
function anyOf(written: readonly string[]): (text: string) => boolean {
  const phrases = written.map(plain)
  const some = new RegExp(phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))
  return (text) => some.test(text) && phrases.some((phrase) => holds(text, phrase))
}

const SMALL = new Set(data.small)

/** As whole words, except in scripts that write none apart. */
function holds(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + phrase.length] ?? ' ']
    if (UNSPACED.test(phrase)) return true
    if (!(LETTER.test(before) || (LETTER.test(after) && LETTER.test(phrase.at(-1) ?? '')))) return true
  }
  return false
}

const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u
const LETTER = /[\p{L}\p{N}]/u

/** Whether a question holds the statement's value. */
function valueIn({ stated, known }: PresupposedStatement): (asked: string) => boolean {
  const given = new Set(known.flatMap((text) => wordsOf(plain(text ?? ''))))
  const tellingIn = (text: string) => wordsOf(plain(text)).filter((word) => !given.has(word))
  const numbers = tellingIn(stated).filter((word) => /\d/.test(word))
  // "Berlin" of "Berlin, Germany" gives it away.
  const [words = []] = stated
    .split(',')
    .map((part) => tellingIn(part).filter((word) => word.length > 2 && !SMALL.has(word)))
    .filter((part) => part.length > 0)
  const digits = digitsOf(stated)
  // A phone number is written in many groups, with or without its country.
  if (digits.length >= LONG && !/\p{L}/u.test(stated))
    return (asked) => digitsOf(asked).includes(digits.slice(-LONG))
  const value = numbers.length > 0 ? numbers : words
  return (asked) => value.length > 0 && holdsAll(asked, value)
}

const LONG = 7
const digitsOf = (text: string): string => text.replace(/\D+/g, '')

/** A word may have another ending ("Krakowa"); a number may not, and scripts without spaces have no words. */
function holdsAll(asked: string, value: readonly string[]): boolean {
  const words = wordsOf(asked)
  const joined = words.join(' ')
  const has = (wanted: string) =>
    UNSPACED.test(wanted)
      ? joined.includes(wanted)
      : words.some((word) => (/\d/.test(wanted) ? word === wanted : isFormOf(word, wanted)))
  return value.every(has)
}

const isFormOf = (word: string, wanted: string): boolean =>
  word === wanted || (wanted.length > 3 && word.startsWith(wanted) && word.length <= wanted.length + ENDING)
const ENDING = 6

/** Without accents; numbers without what groups their digits or says nothing: `1,200` and `1.200,00` are `1200`. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(\d)[.,'\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[.,]00?(?!\d)/g, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const confirms = anyOf(data.confirm)
const presumes = anyOf(data.presumes)
const isExempt = anyOf(data.exempt)
/** "Isn't it so that …?" */
const OPENING = new RegExp(`^[¿\\s]*(?:${data.opening.join('|')})`)
