import type { WordSet } from '../languages/language-data.ts'
import type { Found, NamedLine } from '../values/line.ts'

/** How rules recognise a predicate in a text: what its values look like, and how words lead to them. */
export interface Reads<Stated> {
  /** Everything in a line that can be a value; whose it is, and whether it is one here, is decided elsewhere. */
  find(line: NamedLine): readonly Found<Stated>[]
  /** Cues that make a label, a head of a table or a heading this predicate's: "Founded: 2009". */
  labels: readonly string[]
  /** Behind a label more than one may stand, the others in brackets: a price by the month and by the year. */
  several?: boolean
  /** What can be a value behind a label, where that is more than elsewhere. */
  listed?(line: NamedLine): readonly Found<Stated>[]
  /** A label must be made of the cue alone: a director of art is not the director. */
  strictLabels?: boolean
  /** Cues that do so only when nothing else stands in the label: "Since", not "Chief executive since". */
  exactLabels?: readonly string[]
  /** Firms have it, products do not: what is said of "Acme Bank", or of a product, is not the brand's. */
  ofFirm?: boolean
  bindings: readonly Binding<Stated>[]
  /** Given is given: a number to ring "if you need help" is stated all the same. */
  plain?: boolean
  /** Cues of a prompt that ask for it: "how old", "who owns". */
  asked?: readonly string[]
  /** Cues that, in the same clause, make the value something else: "raised $30 million". */
  unless?: readonly string[]
  /** The same for cues anywhere in the unit or in the one behind it. */
  unlessNear?: readonly string[]
}

/** One way in which a cue and a value belong together. */
export interface Binding<Stated> {
  /** Ends up in the group that certainty is measured by: `headquarters:verb`. */
  name: string
  /** Cues of the languages' files. None: the value speaks for itself, as an address does. */
  cues: readonly string[]
  /** Where the value stands, seen from the cue; `same`: cue and value are the same words. */
  side: 'after' | 'before' | 'same'
  /** How many tokens may lie between them. */
  reach: number
  /** What can be its value, where that is not the same for all bindings. */
  find?(line: NamedLine): readonly Found<Stated>[]
  /** A word of this list must stand between: "founded *by* A", "is *in* Leeds". */
  link?: WordSet
  /** For values before the cue: a word of this list leads to them: "wurde *von* A gegründet". */
  lead?: WordSet
  /** For values before the cue: they end a verb's first part, and the cue is its second: "A *hat* X *gegründet*". */
  bracket?: boolean
  /** The cue's object owns the statement: "A founded BRAND", "the seat of BRAND". */
  object?: boolean
  /** The brand owns the statement only as the cue's object: "X bought BRAND" says nothing about X. */
  onlyObject?: boolean
  /** Cues between the cue and the value that take the value for themselves. */
  between?: readonly string[]
  /** The value is no mere company of a preposition or of another office: "together with A", "the founder B". */
  direct?: boolean
  /** One of these cues must stand in the same clause: people are staff where somebody employs them. */
  needs?: readonly string[]
  /** As for the whole predicate, for this binding only. */
  unless?: readonly string[]
  /** Nothing but the link may lie between, so that a mere neighbour is not taken. */
  tight?: boolean
  /** The value is the brand's own by what it is: a page of its site, a product with its name. */
  own?: boolean
  /** The cue itself says "it": the statement is about what the text is about. */
  refers?: boolean
  /** The brand is the owner wherever its name is the only one in the sentence: contacts are given in passing. */
  alone?: boolean
  /** Only for values that are the brand's own by their address. */
  ownOnly?: boolean
  /** Whether this value may be read by this binding, given how its owner was found. */
  accepts?(stated: Stated, owner: { by: string; product: string | null }): boolean
  /** What the binding makes of the value: "still sold" turns the end of a product into its opposite. */
  as?(stated: Stated): Stated
}

/** Stands among cues for a product of the brand that is named there: "the Glut 3 is €899". */
export const OWN_PRODUCT = '@product'
/** The same for the brand itself: "Zentrava (Ghent)". */
export const OWN_NAME = '@name'

const bindingOn =
  (side: Binding<unknown>['side']) =>
  <Stated>(name: string, cues: string | string[], reach: number, options: Partial<Binding<Stated>> = {}) =>
    ({ name, cues: [cues].flat(), side, reach, ...options }) as Binding<Stated>

export const after = bindingOn('after')
export const before = bindingOn('before')
export const within = bindingOn('same')

/** What a recogniser finds, in the form in which the predicate states it. */
export const found =
  <Value, Stated>(find: (line: NamedLine) => readonly Found<Value>[], as: (value: Value) => Stated) =>
  (line: NamedLine): Found<Stated>[] =>
    find(line).map(({ from, to, value }) => ({ from, to, value: as(value) }))
