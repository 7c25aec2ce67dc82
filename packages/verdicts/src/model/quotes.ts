import { defaultEngine, type Engine } from '../engine.ts'
import type { AnyPredicate, Quote } from '../predicates/predicate.ts'
import { wordsOf } from '../predicates/words.ts'
import {
  type BrandProfile,
  type CheckNote,
  type ReadClaim,
  type Span,
  STANCES,
  type Stance,
} from '../reading.ts'
import { tokensOf } from '../text/tokens.ts'
import { hitsOf, lineOf } from '../values/line.ts'
import { numbersOfText } from '../values/numbers.ts'
import { type QuotedText, quotedText } from './find-quote.ts'
import { valueInside } from './habits.ts'
import { type KnownProducts, productsIn, withKnownWords, withModelWords } from './model-words.ts'

/** A statement as somebody wrote it down, not yet checked. */
export type QuotedClaim = Partial<Record<'predicate' | 'quote' | 'value' | 'stance', unknown>>

export interface CheckedClaims {
  claims: ReadClaim[]
  /** Statements that are no claims. */
  problems: { index: number; message: string }[]
  /** The same, and the claims that were changed or not confirmed. */
  notes: CheckNote[]
}

/** Turns quoted statements into claims. What our own recognisers do not find in the quote is kept as unconfirmed. */
export function claimsFromQuotes(
  text: string,
  quoted: readonly QuotedClaim[],
  group: 'model' | 'person',
  engine: Engine = defaultEngine(),
  brand?: BrandProfile,
): CheckedClaims {
  const products = brand === undefined ? [] : productsIn(text, brand)
  const names = brand === undefined ? [] : [brand.name, ...brand.aliases]
  const answer = { ...quotedText(text), group, taken: new Map(), products, names }
  const checked = quoted.map((one) => checkQuoted(answer, one, engine))
  return {
    claims: checked.flatMap((one) => (typeof one === 'string' ? [] : [one.claim])),
    problems: checked.flatMap((one, index) => (typeof one === 'string' ? [{ index, message: one }] : [])),
    notes: checked.flatMap((one, index) => {
      const predicate = String(quoted[index]?.predicate).slice(0, LONGEST_NAME)
      if (typeof one === 'string') return [{ index, predicate, outcome: 'lost' as const, reason: one }]
      return one.notes.map((note) => ({ index, predicate, ...note }))
    }),
  }
}

const LONGEST_NAME = 100

type Note = Pick<CheckNote, 'outcome' | 'reason'>

function checkQuoted(
  answer: QuotedAnswer,
  quoted: QuotedClaim,
  engine: Engine,
): { claim: ReadClaim; notes: Note[] } | string {
  const { predicate, quote, value: given, stance: named = 'asserted' } = quoted
  const declared = engine.predicates.find(({ name }) => name === predicate)
  if (declared === undefined)
    return `predicate must be one of ${engine.predicates.map(({ name }) => name).join(', ')}`
  const stance = STANCES.find((name) => name === named)
  if (stance === undefined) return `stance must be one of ${STANCES.join(', ')}`
  const value = declared.stated.read(given) ?? declared.stated.read(valueInside(given))
  if (value === null && given !== null) return `value is not a ${declared.name}: ${declared.hint}`
  const span = spanOf(answer, quote, JSON.stringify([predicate, value]))
  if (span === null) return NOT_THERE
  // "null" for want of a value denies nothing; where the quote does, a person looks.
  const isMeant = value !== null || stance === 'denied'
  if (!isMeant && !isNegated(span.quote, engine)) return 'there is no value'
  const settled = value === null ? null : settledIn(answer, span.quote, value, declared, engine)
  const isThere = answer.group === 'person' || (isMeant && isSaid(span.quote, value, declared, engine))
  const notes: Note[] = []
  if (JSON.stringify(settled) !== JSON.stringify(value)) notes.push(CHANGED)
  if (!isThere) notes.push(UNCONFIRMED)
  const claim = {
    predicate,
    ...span,
    value: settled,
    about: 'brand',
    stance: stanceOf(stance, value, declared),
    group: isThere ? answer.group : `${answer.group}:unconfirmed`,
  }
  return { claim: claim as ReadClaim, notes }
}

/** The one reason that says that a reply may not be about this answer. */
export const NOT_THERE = 'quote is not in the answer'

const CHANGED: Note = { outcome: 'changed', reason: 'the quote says it more exactly' }
const UNCONFIRMED: Note = { outcome: 'unconfirmed', reason: 'the value is not found in the quote' }

/** "has no parent company" states that there is none; "has won no award" denies whatever there is. */
function stanceOf(stance: Stance, value: unknown, { stated }: AnyPredicate): Stance {
  if (value === null) return stance === 'asserted' ? 'denied' : stance
  return stance === 'denied' && stated.isNone?.(value) === true ? 'asserted' : stance
}

function isSaid(quote: string, value: unknown, declared: AnyPredicate, engine: Engine): boolean {
  if (value === null) return isNegated(quote, engine)
  // Nobody's: who says so says "independent", or "no".
  if (declared.stated.isNone?.(value) === true)
    return (
      isNegated(quote, engine) ||
      valuesIn(quote, declared, engine).some((one) => declared.stated.isNone?.(one))
    )
  return declared.stated.isIn(value, quoteOf(quote, engine))
}

const quoteOf = (text: string, { languages }: Engine): Quote => ({
  text,
  words: wordsOf(text),
  numbers: numbersOfText(text, languages),
})

/** Who denies everything says so, in some language. */
export function isNegated(quote: string, { languages, cutting }: Engine): boolean {
  const tokens = tokensOf(quote, cutting.elisions)
  return languages.some((language) => {
    const line = lineOf(tokens, language)
    return (['negation', 'lack'] as const).some((cue) => hitsOf(line, cue).length > 0)
  })
}

/** The value as our recognisers find it in the quote, with all the words that name its product. */
function settledIn(
  { products, names }: QuotedAnswer,
  quote: string,
  value: unknown,
  declared: AnyPredicate,
  engine: Engine,
): unknown {
  const settled =
    declared.stated.settle?.(value, valuesIn(quote, declared, engine)) ??
    declared.stated.fromQuote?.(value, quoteOf(quote, engine)) ??
    value
  const member = PRODUCT_IN[declared.name]
  const product = member === undefined ? null : Object(settled)[member]
  if (member === undefined || typeof product !== 'string') return settled
  const known = withKnownWords(product, quote, products, names)
  return { ...Object(settled), [member]: known === product ? withModelWords(product, quote) : known }
}

/** Where the values of these predicates name a product. */
const PRODUCT_IN: Record<string, string | undefined> = {
  product: 'name',
  price: 'product',
  discontinued: 'product',
}

/** `taken`: where a value was quoted last. Claims of the same value take one place after the other. */
interface QuotedAnswer extends QuotedText {
  group: 'model' | 'person'
  taken: Map<string, number>
  products: KnownProducts
  names: readonly string[]
}

function spanOf({ find, taken }: QuotedAnswer, quote: unknown, value: string): Span | null {
  if (typeof quote !== 'string') return null
  const claim = `${value}${quote}`
  const span = find(quote, (taken.get(claim) ?? -1) + 1)
  if (span !== null) taken.set(claim, span.start)
  return span
}

function valuesIn(text: string, { reads }: AnyPredicate, { languages, cutting }: Engine): unknown[] {
  const tokens = tokensOf(text, cutting.elisions)
  return languages.flatMap((language) => {
    const line = { ...lineOf(tokens, language), names: [], own: [], domain: '', valueFrom: null }
    return reads?.find(line).map(({ value }) => value) ?? []
  })
}
