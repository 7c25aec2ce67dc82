import type { Check, Form } from '../predicates/check.ts'
import type { Comparison } from '../predicates/comparison.ts'
import type { Quote } from '../predicates/predicate.ts'

/** All about one form of value. `Fact` is what is stored of a fact, `Stated` what an answer is read to say. */
export interface Kind<Fact, Stated> {
  /** Instruction for models: how to write the value. */
  form: string
  /** Instruction for people: how to enter the value. */
  entry: string
  schema: object
  check: Check<Fact, Form>
  /** The value of a statement as somebody wrote it down; null for what cannot be typed. */
  read(value: unknown): Stated | null
  say(fact: Fact): string
  sayStated(stated: Stated): string
  key(stated: Stated): string
  isIn(stated: Stated, quote: Quote): boolean
  /** With what only the quote says: a unit, "up to", "about". */
  fromQuote?(stated: Stated, quote: Quote): Stated
  compare(stated: Stated, fact: Fact): Comparison
  /** A reply's list is one value, and not several. */
  isList?: boolean
}

export type AnyKind = Kind<unknown, unknown>
