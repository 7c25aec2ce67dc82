import type { Check, Form } from './check.ts'
import type { Around, Comparison } from './comparison.ts'
import type { StatementKey } from './statement-key.ts'

/** All about one predicate; CONTRIBUTING.md says how to add one. */
export interface Predicate<Name extends string, Value, Stated> {
  name: Name
  /** For people: "Founding year". */
  label: string
  /** For a model: what is stated, and what to write as the value. */
  hint: string
  question?: string // what a person is asked to enter; declared predicates have only the hint
  /** An operator declared it. */
  isDeclared?: true
  /** A brand has one at a time: a new value replaces the old one. */
  single: boolean
  /** True for ever: "was once founded by" states as much as "was founded by". */
  timeless?: boolean
  /** An answer may list several: one may be right and the next wrong. */
  oneByOne?: boolean
  check: Check<Value, Form>
  /** Facts with the same key speak of the same thing. Without it, the key is the value, or empty if `single`. */
  key?(value: Value): string
  /** Facts with the same value key say the same, however it is written. */
  valueKey(value: Value): string
  say(value: Value): string
  /** Helps to tell the brand from a namesake; see `BrandProfile`. */
  knownBy?: { as: 'products' | 'people' | 'trades'; names(value: Value): readonly string[] }
  /** The product that a statement is about; null when it names none. */
  productIn?(stated: Stated): string | null
  stated: StatedKind<Stated>
  compare(stated: Stated, value: Value, around: Around): Comparison
  /** Whether a fact may no longer be so; then it accuses nobody without a person. */
  mayBeOld?(value: Value, at: Moment): boolean
  /** The same for facts of other predicates: a product that is sold and one that is discontinued. */
  meets?: Readonly<Record<string, Predicate<string, unknown, Stated>['compare']>>
}

/** When facts are held against statements, and when this one was last seen; null when no page says it. */
export type Moment = { now: Date; lastSeenAt: Date | null; priceFreshDays: number }

export type AnyPredicate = Predicate<string, unknown, unknown>

export interface StatedKind<Stated> {
  /** JSON Schema of the value in a model's reply; a text when left out. */
  schema?: object
  /** Reads what a model or a person wrote; null when it is no value. */
  read(value: unknown): Stated | null
  say(stated: Stated): string
  /** What makes two statements the same, from their values; see `StatementKey`. */
  key(stated: Stated): StatementKey
  /** Whether the quote really states the value. */
  isIn(stated: Stated, quote: Quote): boolean
  /** Adds what only the quote says (a unit, "up to", "about"); never another value. */
  fromQuote?(stated: Stated, quote: Quote): Stated
  /** A list in a reply is one value; elsewhere it is a value each. */
  isList?: true
  /** The value names the kind and nothing of it ("any prize"): denied, it denies whatever there is. */
  isAny?(stated: Stated): boolean
  /** The value says that there is none: denying it is the same as stating it. */
  isNone?(stated: Stated): boolean
}

/** A quotation with its folded words and all its numbers, in figures or in words. */
export type Quote = { text: string; words: readonly string[]; numbers: readonly number[] }
