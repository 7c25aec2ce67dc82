import data from './leading.json' with { type: 'json' }

/** Raise it whenever a question could now be judged differently. */
export const LEADING_CHECK_VERSION = '1'

/**
 * Why a question leads. `value`: it contains the statement's own value. `confirm`: it asks to confirm something. `presumes`: it
 * asks why or since when, which takes something for granted.
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
export function leadingReason(question: string, statement?: PresupposedStatement): LeadingReason | null {
  const asked = plain(question)
  if (statement !== undefined && holdsValue(asked, statement)) return 'value'
  if (CONFIRM.some((phrase) => holds(asked, phrase))) return 'confirm'
  return PRESUMES.some((phrase) => holds(asked, phrase)) ? 'presumes' : null
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'")

const CONFIRM = data.confirm.map(plain)
const PRESUMES = data.presumes.map(plain)
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

/** Where the statement has numbers, these decide; otherwise all its telling words. */
function holdsValue(asked: string, { stated, known }: PresupposedStatement): boolean {
  const given = new Set(known.flatMap((text) => wordsOf(plain(text ?? ''))))
  const telling = wordsOf(plain(stated)).filter((word) => !given.has(word))
  const numbers = telling.filter((word) => /\d/.test(word))
  const wanted = numbers.length > 0 ? numbers : telling.filter((word) => word.length > 2 && !SMALL.has(word))
  const words = new Set(wordsOf(asked))
  return wanted.length > 0 && wanted.every((word) => words.has(word))
}

/** Numbers without what groups their digits: `1,200` and `1.200` are `1200`. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(\d)[.,'\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
