/**
 * A predicate that an operator declares: what is asked of an answer, which form the value has, and how a statement is held
 * against a fact. It is data: a program types and compares by it, and nothing in it is ever followed as an instruction.
 */
export interface Declaration {
  /** Lower case, as facts name it: `return_window`. */
  name: string
  /** For people: "Return window". */
  label: string
  /** What a reader looks for: "Within how many days can a purchase be sent back?" */
  question: string
  value: ValueForm
  compare: Compare
  /** Only with `within`: how far a statement may be from the fact. */
  tolerance?: Tolerance
  /** How answers put it, and what to write down then. */
  examples: Example[]
}

export const VALUE_KINDS = ['text', 'number', 'money', 'date', 'yes-no', 'list', 'one-of'] as const
type ValueKind = (typeof VALUE_KINDS)[number]

export type ValueForm =
  | { kind: 'text' | 'date' | 'yes-no' | 'list' }
  /** `unit` is what is meant where an answer gives none, and what facts are entered in. */
  | { kind: 'number'; unit: string | null }
  | { kind: 'money'; currency: string | null }
  | { kind: 'one-of'; values: Choice[] }

/** A value by its label, and other words for it. */
export interface Choice {
  label: string
  synonyms: string[]
}

export const COMPARES = ['equal', 'at-least', 'at-most', 'within', 'contains'] as const
export type Compare = (typeof COMPARES)[number]

export type Tolerance = { amount: number } | { percent: number }

export interface Example {
  text: string
  value: unknown
}

/** Which comparison fits which value. */
export const COMPARES_OF: Record<ValueKind, readonly Compare[]> = {
  text: ['equal', 'contains'],
  number: ['equal', 'at-least', 'at-most', 'within'],
  money: ['equal', 'at-least', 'at-most', 'within'],
  date: ['equal', 'at-least', 'at-most', 'within'],
  'yes-no': ['equal'],
  list: ['equal', 'contains'],
  'one-of': ['equal'],
}

/** The part of a declaration that readers see. Readings made with another text do not count. */
export const askedOf = ({ name, question, value, examples }: Declaration): string =>
  JSON.stringify([name, question, valueParts(value), examples.map(({ text, value }) => [text, value])])

/** In one order, whatever the order of members that a database gives back. */
const valueParts = (form: ValueForm): unknown[] => {
  if (form.kind === 'number') return [form.kind, form.unit]
  if (form.kind === 'money') return [form.kind, form.currency]
  if (form.kind !== 'one-of') return [form.kind]
  return [form.kind, form.values.map(({ label, synonyms }) => [label, synonyms])]
}
