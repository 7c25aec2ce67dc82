import type { Engine } from '../engine.ts'
import { initialsOf, withoutGeneralWords } from '../predicates/industry.ts'
import { type BrandProfile, LITERAL, type ReadClaim, type Span } from '../reading.ts'
import { fold } from '../text/fold.ts'
import { isNegated } from './quotes.ts'

/**
 * What is known of the brand and stands letter by letter beside its name: a product ("the new Acme Loom 3"), its line of
 * business ("aerospace companies: Acme"). Models leave such things out, because nobody put them forward as a statement.
 * They can only ground an answer: whoever names the product of a brand beside the brand knows it.
 */
export function literalValues(
  text: string,
  names: readonly Span[],
  profile: BrandProfile,
  engine: Engine,
): ReadClaim[] {
  const wanted = valuesByFirstWord(profile)
  const found = new Map<string, ReadClaim>()
  for (const sentence of sentencesWith(text, names)) {
    const claims = valuesIn(sentence, wanted).filter((claim) => !found.has(keyOf(claim)))
    // "does not sell the Loom 3" names it as well.
    if (claims.length === 0 || isNegated(text.slice(sentence.start, sentence.end), engine)) continue
    for (const claim of claims) found.set(keyOf(claim), claim)
  }
  return [...found.values()]
}

const keyOf = ({ predicate, quote }: ReadClaim): string => `${predicate} ${fold(quote)}`

interface Wanted {
  words: string[]
  claim: Pick<ReadClaim, 'predicate' | 'value'>
  /** Initials: in small letters they are a word. */
  inCapitals?: boolean
}

function valuesByFirstWord({ products, trades }: BrandProfile): Map<string, Wanted[]> {
  const wanted: Wanted[] = [
    // One plain word ("Up", "Air") may be anything; with a second one or a figure it is a name.
    ...products
      .map((name) => ({ name, words: wordsIn(name) }))
      .filter(({ name, words }) => words.length > 1 || /\p{L}.*\d|\d.*\p{L}/u.test(name))
      .map(({ name, words }) => ({ words: words.map((one) => one.word), claim: productOf(name) })),
    ...trades.map((trade) => ({
      words: withoutGeneralWords(wordsIn(trade).map((one) => one.word)),
      claim: tradeOf(trade),
    })),
    ...trades.flatMap((trade) => {
      const initials = initialsOf(trade)
      return initials === null ? [] : [{ words: [initials], claim: tradeOf(trade), inCapitals: true }]
    }),
  ]
  return Map.groupBy(
    wanted.filter(({ words }) => words.length > 0),
    ({ words }) => words[0] as string,
  )
}

const tradeOf = (trade: string) => ({ predicate: 'industry' as const, value: { trade } })
const productOf = (name: string) => ({ predicate: 'product' as const, value: { name } })

interface Word {
  word: string
  start: number
  end: number
}

const wordsIn = (text: string, from = 0): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    word: fold(word),
    start: from + index,
    end: from + index + word.length,
  }))

interface Sentence {
  text: string
  start: number
  end: number
  words: Word[]
  names: Span[]
}

/** Each sentence or line in which the brand is named, once. */
function sentencesWith(text: string, names: readonly Span[]): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  const bounds = [0, ...ends, text.length]
  const sentences: Sentence[] = []
  let at = 0
  for (const name of names) {
    while ((bounds[at + 1] ?? text.length) <= name.start && at + 2 < bounds.length) at += 1
    const [start, end] = [bounds[at] as number, bounds[at + 1] as number]
    const last = sentences.at(-1)
    if (last?.start === start) last.names.push(name)
    else if (end - start <= LONGEST_SENTENCE)
      sentences.push({ text, start, end, words: wordsIn(text.slice(start, end), start), names: [name] })
  }
  return sentences
}

const SENTENCE_END = /[.!?…](?=\s|\p{Lu}\p{Ll})|\n/gu
/** In characters. Longer ones are texts that lost their line breaks: what stands in them stands beside nothing. */
const LONGEST_SENTENCE = 1_000

function valuesIn({ text, words, names }: Sentence, wanted: Map<string, Wanted[]>): ReadClaim[] {
  return words.flatMap(({ word, start }, at) =>
    (wanted.get(word) ?? []).flatMap(({ words: sought, claim, inCapitals }): ReadClaim[] => {
      const last = words[at + sought.length - 1]
      if (last === undefined || !sought.every((one, ahead) => words[at + ahead]?.word === one)) return []
      const span = { start, end: last.end, quote: text.slice(start, last.end) }
      if (inCapitals && span.quote !== span.quote.toUpperCase()) return []
      if (!isBeside(span, claim.predicate, names, words)) return []
      return [{ ...claim, ...span, about: 'brand', stance: 'asserted', group: LITERAL } as ReadClaim]
    }),
  )
}

/** Beside the name, and not a part of it: "Acme Coffee" says nothing of what it sells. */
function isBeside(span: Span, predicate: string, names: readonly Span[], words: readonly Word[]): boolean {
  const apart = names.filter(
    ({ start, end }) => predicate === 'product' || end <= span.start || span.end <= start,
  )
  return apart.some((name) => {
    const [from, to] = name.start < span.start ? [name.end, span.start] : [span.end, name.start]
    return words.filter(({ start, end }) => start >= from && end <= to).length <= MOST_BETWEEN
  })
}

const MOST_BETWEEN = 12
