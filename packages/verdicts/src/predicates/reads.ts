import type { WordSet } from '../languages/language.ts'
import type { Found, NamedLine } from '../values/line.ts'
import type { Predicate } from './predicate.ts'
import told from './predicates.json' with { type: 'json' }

export interface Reads<Stated> {
  /** Everything in a line that can be a value. */
  find(line: NamedLine): readonly Found<Stated>[]
  /** Cues that make a label, table head or heading this predicate's: "Founded: 2009". */
  labels: readonly string[]
  /** A label may have more values in brackets: "£40 a month (£480 a year)". */
  several?: boolean
  /** Like `find`, after a label. */
  listed?(line: NamedLine): readonly Found<Stated>[]
  /** A label must be the cue alone: an art director is not the director. */
  strictLabels?: boolean
  /** Labels that say nothing else, measured apart: "Price:", not "Box:". */
  plainLabels?: readonly string[]
  /** Cues that count only as the whole label: "Since", not "Chief executive since". */
  exactLabels?: readonly string[]
  /** Said of a product, it is not about the brand: only firms have it. */
  ofFirm?: boolean
  bindings: readonly Binding<Stated>[]
  /** Headings say it as well: "### 2. Acme WH-200". */
  inHeadings?: boolean
  /** With a year beside it, it was so then: "in 2010 its head A said". */
  datedIsPast?: boolean
  /** Always asserted: a number to ring "if you need help" is stated all the same. */
  plain?: boolean
  /** A denial or a doubt counts only beside one of these cues: "not as loud as the KM 200", "the KM 200 may suit you". */
  deniedBy?: readonly string[]
  /** Cues in the clause that make the value something else: "raised $30 million". */
  unless?: readonly string[]
  /** The same for cues in the unit or the next one. */
  unlessNear?: readonly string[]
}

/** One way in which a cue leads to a value. */
export interface Binding<Stated> {
  /** Part of the group that certainty is measured by: `headquarters:verb`. */
  name: string
  /** Cues of the language files. Without any, the value speaks for itself, as an address does. */
  cues: readonly string[]
  /** Where the value stands; `same`: cue and value are the same words. */
  side: 'after' | 'before' | 'same'
  reach: number
  /** Instead of the predicate's `find`. */
  find?(line: NamedLine): readonly Found<Stated>[]
  /** A word of this list must stand before the value: "founded *by* A", "wurde *von* A gegründet". */
  link?: WordSet
  /** Not "owner *of* A": A is what is owned. */
  notOf?: boolean
  /** The value stands between the parts of a verb: "A *hat* X *gegründet*". */
  bracket?: boolean
  /** The statement may be about the cue's object: "A founded BRAND", "the seat of BRAND". */
  object?: boolean
  /** Only about the cue's object: "X bought BRAND" says nothing about X. */
  onlyObject?: boolean
  /** Other cues that take the value if they stand between. */
  between?: readonly string[]
  /** No preposition before the value: not "together with A". */
  direct?: boolean
  /** One of these cues must stand in the clause: people are staff where somebody employs them. */
  needs?: readonly string[]
  unless?: readonly string[]
  /** No comma after a word of weight may stand between. */
  tight?: boolean
  /** A cue that has led to a value already leads to no other: "has 300 employees and an income of 5,000". */
  once?: boolean
  /** The value itself is the brand's: a page of its site, a product with its name. */
  own?: boolean
  /** The cue contains "it": the statement is about the topic. */
  refers?: boolean
  /** About the brand if the sentence names nobody else: contacts are given in passing. */
  alone?: boolean
  /** Only addresses on a domain of the brand. */
  ownOnly?: boolean
  /** Whether the value counts, given how its owner was found. */
  accepts?(stated: Stated, owner: { by: string; product: string | null }): boolean
  /** Changes the value: "still sold" is the opposite of "discontinued". */
  as?(stated: Stated): Stated
}

export type AnyReads = Reads<unknown>
export type AnyBinding = Binding<unknown>

/** Cues that stand for a named product of the brand ("the Glut 3 is €899") and for its name ("Zentrava (Ghent)"). */
export const OWN_PRODUCT = '@product'
export const OWN_NAME = '@name'

/** What `predicates.json` tells of a predicate, with the functions that its bindings name. */
export function about<Name extends keyof typeof told, Stated>(
  name: Name,
  { uses, ...found }: Functions<Stated>,
): Pick<Predicate<Name, unknown, Stated>, 'name' | 'label' | 'hint' | 'single' | 'reads'> {
  const { reads, ...rest } = told[name]
  const functions: Record<string, unknown> = { isNamed, ...uses }
  const filled = ([option, value]: [string, unknown]) => {
    const meant = FUNCTIONS.has(option) ? functions[String(value)] : value
    if (meant === undefined) throw new Error(`predicates.json: ${name} has no ${value}`)
    return [option, meant]
  }
  const entries = reads.bindings.map((binding: object) => Object.entries(binding).map(filled))
  const bindings = entries.map((one): Binding<Stated> => Object.fromEntries(one))
  return { name, ...rest, reads: { ...reads, ...found, bindings } }
}

interface Functions<Stated> extends Pick<Reads<Stated>, 'find' | 'listed'> {
  uses?: Record<string, Binding<Stated>['find' | 'accepts' | 'as']>
}

const FUNCTIONS = new Set(['find', 'accepts', 'as'])

/** The owner is named or pointed at: the topic alone is not enough. */
const isNamed = (_: unknown, { by }: { by: string }): boolean => by !== 'topic'

/** What a recogniser finds, in the form that the predicate states. */
export const found =
  <Value, Stated>(find: (line: NamedLine) => readonly Found<Value>[], as: (value: Value) => Stated) =>
  (line: NamedLine): Found<Stated>[] =>
    find(line).map(({ from, to, value }) => ({ from, to, value: as(value) }))
