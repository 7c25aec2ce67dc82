import type { Check } from './check.ts'
import type { Reads } from './reads.ts'

/**
 * Everything there is to say about one predicate, in one place: what its value looks like, how a value that someone
 * typed is checked, what makes two facts the same, how a statement is held against a fact, how it is called, and how
 * rules recognise it. A new predicate is one more of these, a line in `all.ts` and cues in the languages.
 */
export interface Predicate<Name extends string, Value, Stated> {
  name: Name
  /** For people: "Founding year". */
  label: string
  /** For a model that reads: what is stated, and what to write as its value. */
  hint: string
  /** A brand has one of these at a time: a new value replaces the old one. */
  single: boolean
  /** It tells of the past for ever: "was once founded by" states as much as "was founded by". */
  timeless?: boolean
  /** Checks a value that someone typed in; strict, every problem named, text trimmed. */
  check: Check<Value>
  /** Two facts with the same key speak of the same thing. Left out, it is the value, or nothing when there is only one. */
  key?(value: Value): string
  /** Two facts with the same value key say the same, however it is written. */
  valueKey(value: Value): string
  /** A fact's value in words, for people. */
  say(value: Value): string
  /** What a brand is known by: helps a reader to tell it from a namesake; see `BrandProfile`. */
  knownBy?: { as: 'products' | 'people' | 'trades'; names(value: Value): readonly string[] }
  stated: StatedKind<Stated>
  /** How a stated value relates to what a fact says. */
  compare(stated: Stated, value: Value, around: Around): Comparison
  /** The same for facts of other predicates: a product that is sold against one that is discontinued. */
  meets?: Readonly<Record<string, Predicate<string, unknown, Stated>['compare']>>
  /** How rules recognise it; a predicate without it is only read by models and people. */
  reads?: Reads<Stated>
}

/** Any predicate, for code that treats all of them alike. */
export type AnyPredicate = Predicate<string, unknown, unknown>

/**
 * `doubtful`: they seem to differ, but may be the same thing by another name; that is for a person to look at.
 * `unrelated`: they speak of different things.
 */
export type Comparison = 'same' | 'different' | 'doubtful' | 'unrelated'

/** What a comparison may know beside the two values. */
interface Around {
  /** The brand's name and aliases: "Acme Pro" and "the Pro" are one product of Acme. */
  names: readonly string[]
  /** The values of all active facts of the fact's predicate, the one that is compared among them. */
  values: readonly unknown[]
  /** The values of all active facts of another predicate: where a brand is at home, for example. */
  valuesOf(predicate: string): readonly unknown[]
}

/** What a stated value looks like: how it is written in a reply, said, and found again in a quote. */
export interface StatedKind<Stated> {
  /** JSON Schema of the value in a model's reply; a text when left out. */
  schema?: object
  /** A value as a model or a person wrote it; null when it is none. */
  read(value: unknown): Stated | null
  /** In words, for people. */
  say(stated: Stated): string
  /** Whether quoted words carry the value: what somebody else read must be there to be read again. */
  isIn(stated: Stated, quote: Quote): boolean
  /** The one of the values that our own recognisers find in the quote that says it more exactly: "about", a bare "$". */
  settle?(stated: Stated, found: readonly Stated[]): Stated
  /** The value itself says that there is none: to deny it and to state it are the same. */
  isNone?(stated: Stated): boolean
}

/** A quotation as our own recognisers read it: folded words without signs, and every number, in figures or in words. */
export interface Quote {
  text: string
  words: readonly string[]
  numbers: readonly number[]
}
