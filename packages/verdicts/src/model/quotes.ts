import type { AnyPredicate, Quote } from '../predicates/predicate.ts'
import { wordsOf } from '../predicates/words.ts'
import { type CheckNote, type ReadClaim, type Span, STANCES, type Stance } from '../reading.ts'
import { numbersOfText } from '../values/numbers.ts'
import { type QuotedText, quotedText } from './find-quote.ts'
import { valueInside } from './habits.ts'

/** A statement as a reader wrote it down, not yet checked. */
export type QuotedClaim = Partial<Record<'predicate' | 'quote' | 'value' | 'stance', unknown>>

export interface CheckedClaims {
  claims: ReadClaim[]
  /** Statements that are no claims. */
  problems: { index: number; message: string }[]
  /** The same, and the claims whose value was inferred. */
  notes: CheckNote[]
}

/** Turns quoted statements into claims. A quote that stands in the answer is enough; the value is the reader's. */
export function claimsFromQuotes(
  text: string,
  quoted: readonly QuotedClaim[],
  group: 'model' | 'person',
  predicates: readonly AnyPredicate[],
): CheckedClaims {
  const answer = { ...quotedText(text), group, taken: new Map<string, number>() }
  const checked = quoted.map((one) => checkQuoted(answer, one, predicates))
  return {
    claims: checked.flatMap((one) => (typeof one === 'string' ? [] : [one])),
    problems: checked.flatMap((one, index) => (typeof one === 'string' ? [{ index, message: one }] : [])),
    notes: checked.flatMap((one, index): CheckNote[] => {
      const predicate = String(quoted[index]?.predicate).slice(0, LONGEST_NAME)
      if (typeof one === 'string') return [{ index, predicate, outcome: 'lost', reason: one }]
      return one.inferred === true ? [{ index, predicate, outcome: 'inferred', reason: INFERRED }] : []
    }),
  }
}

const LONGEST_NAME = 100
const INFERRED = 'the value is not found in the quote'

function checkQuoted(
  answer: QuotedAnswer,
  quoted: QuotedClaim,
  predicates: readonly AnyPredicate[],
): ReadClaim | string {
  const { predicate, quote, value: given, stance: named = 'asserted' } = quoted
  const declared = predicates.find(({ name }) => name === predicate)
  if (declared === undefined)
    return `predicate must be one of ${predicates.map(({ name }) => name).join(', ')}`
  const stance = STANCES.find((name) => name === named)
  if (stance === undefined) return `stance must be one of ${STANCES.join(', ')}`
  const read = declared.stated.read(given) ?? declared.stated.read(valueInside(given))
  if (read === null && given !== null) return `value is not a ${declared.name}: ${declared.hint}`
  const deniesAll = stance === 'denied' && read !== null && declared.stated.isAny?.(read) === true
  const value = deniesAll ? null : read
  // "null" for want of a value denies nothing.
  if (value === null && stance !== 'denied') return NO_VALUE
  const span = spanOf(answer, quote, JSON.stringify([predicate, value]))
  if (span === null) return NOT_THERE
  const words = quoteOf(span.quote)
  const isThere = answer.group === 'person' || value === null || declared.stated.isIn(value, words)
  // A missing owner is not the same as none: the quote must say that there is none.
  if (!isThere && given === null && declared.stated.isNone?.(value) === true) return NO_VALUE
  const claim = {
    predicate,
    ...span,
    value: value === null ? null : (declared.stated.fromQuote?.(value, words) ?? value),
    about: 'brand',
    stance: stanceOf(stance, value, declared),
    group: answer.group,
    ...(!isThere && { inferred: true }),
  }
  return claim as ReadClaim
}

const NO_VALUE = 'there is no value'

/** The one reason that says that a reply may not be about this answer. */
export const NOT_THERE = 'quote is not in the answer'

/** "has no parent company" states that there is none; denying that there is none is the same. */
const stanceOf = (stance: Stance, value: unknown, { stated }: AnyPredicate): Stance =>
  stance === 'denied' && value !== null && stated.isNone?.(value) === true ? 'asserted' : stance

const quoteOf = (text: string): Quote => ({ text, words: wordsOf(text), numbers: numbersOfText(text) })

/** `taken`: where a value was quoted last. Claims of the same value take one place after the other. */
interface QuotedAnswer extends QuotedText {
  group: 'model' | 'person'
  taken: Map<string, number>
}

function spanOf({ find, taken }: QuotedAnswer, quote: unknown, value: string): Span | null {
  if (typeof quote !== 'string') return null
  const claim = `${value}${quote}`
  const span = find(quote, (taken.get(claim) ?? -1) + 1)
  if (span !== null) taken.set(claim, span.start)
  return span
}
