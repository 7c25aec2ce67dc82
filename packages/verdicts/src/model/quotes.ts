import { defaultEngine, type Engine } from '../engine.ts'
import type { AnyPredicate } from '../predicates/predicate.ts'
import { wordsOf } from '../predicates/words.ts'
import { type ReadClaim, type Span, STANCES } from '../reading.ts'
import { tokensOf } from '../text/tokens.ts'
import { lineOf } from '../values/line.ts'
import { numbersOfText } from '../values/numbers.ts'

/** A statement as somebody wrote it down, not yet checked. */
export type QuotedClaim = Partial<Record<'predicate' | 'quote' | 'value' | 'stance', unknown>>

export type CheckedClaims = { claims: ReadClaim[]; problems: { index: number; message: string }[] }

/** Turns quoted statements into claims. What our own recognisers do not find in the quote is kept as unconfirmed. */
export function claimsFromQuotes(
  text: string,
  quoted: readonly QuotedClaim[],
  group: 'model' | 'person',
  engine: Engine = defaultEngine(),
): CheckedClaims {
  const answer = { text, group, taken: new Map() }
  const checked = quoted.map((one) => checkQuoted(answer, one, engine))
  return {
    claims: checked.filter((one) => typeof one !== 'string'),
    problems: checked.flatMap((one, index) => (typeof one === 'string' ? [{ index, message: one }] : [])),
  }
}

function checkQuoted(answer: QuotedAnswer, quoted: QuotedClaim, engine: Engine): ReadClaim | string {
  const { predicate, quote, value: given, stance: named = 'asserted' } = quoted
  const declared = engine.predicates.find(({ name }) => name === predicate)
  if (declared === undefined)
    return `predicate must be one of ${engine.predicates.map(({ name }) => name).join(', ')}`
  const stance = STANCES.find((name) => name === named)
  if (stance === undefined) return `stance must be one of ${STANCES.join(', ')}`
  const value = declared.stated.read(given)
  if (value === null) return `value is not a ${declared.name}: ${declared.hint}`
  const span = spanOf(answer, quote, JSON.stringify([predicate, value]))
  if (span === null) return 'quote is not in the answer, character by character'
  const { settle, isIn, isNone } = declared.stated
  const numbers = numbersOfText(span.quote, engine.languages)
  const { group } = answer
  const isThere = group === 'person' || isIn(value, { text: span.quote, words: wordsOf(span.quote), numbers })
  return {
    predicate,
    ...span,
    value: settle?.(value, valuesIn(span.quote, declared, engine)) ?? value,
    about: 'brand',
    // "has no parent company" states that there is none.
    stance: stance === 'denied' && isNone?.(value) === true ? 'asserted' : stance,
    group: isThere ? group : `${group}:unconfirmed`,
  } as ReadClaim
}

/** `taken`: where a value was quoted last. Claims of the same value take one place after the other. */
type QuotedAnswer = { text: string; group: 'model' | 'person'; taken: Map<string, number> }

function spanOf({ text, taken }: QuotedAnswer, quote: unknown, value: string): Span | null {
  if (typeof quote !== 'string' || quote.length > LONGEST_QUOTE || quote.trim() === '') return null
  const claim = `${value}${quote}`
  const last = taken.get(claim) ?? -1
  const next = text.indexOf(quote, last + 1)
  const start = next < 0 ? last : next
  if (start < 0) return null
  taken.set(claim, start)
  return { start, end: start + quote.length, quote }
}

const LONGEST_QUOTE = 2_000

function valuesIn(text: string, { reads }: AnyPredicate, { languages, cutting }: Engine): unknown[] {
  const tokens = tokensOf(text, cutting.elisions)
  return languages.flatMap((language) => {
    const line = { ...lineOf(tokens, language), names: [], own: [], domain: '', valueFrom: null }
    return reads?.find(line).map(({ value }) => value) ?? []
  })
}
