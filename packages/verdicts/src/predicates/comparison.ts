import type { ComparedBrand } from './product-names.ts'
import reasons from './reasons.json' with { type: 'json' }

/**
 * How a stated value relates to that of a fact. `doubtful`: they seem to differ, but a person has to look. `former`: it was
 * so once. `unrelated`: about different things.
 */
export type Relation = 'same' | 'different' | 'doubtful' | 'former' | 'unrelated'

/** Why a comparison is not plain; explanations and evidence show it in the words of `reasons.json`. */
export type Reason = keyof typeof reasons
export const REASONS = Object.keys(reasons) as Reason[]

export type Comparison = Relation | Reasoned
export type Reasoned = { is: Relation; reason: Reason }

export const because = (is: Relation, reason: Reason): Reasoned => ({ is, reason })

export const relationOf = (comparison: Comparison): Relation =>
  typeof comparison === 'string' ? comparison : comparison.is

export const reasonOf = (comparison: Comparison): Reason | null =>
  typeof comparison === 'string' ? null : comparison.reason

/** The brand's names and its active facts, and how the value was said. */
export interface Around {
  names: readonly string[]
  brand: ComparedBrand
  valuesOf(predicate: string): readonly unknown[]
  /** The brand has more products than its facts say: a catalogue, of which a few are among them. */
  hasCatalogue?: boolean
  said?: Said
}

/** The words that a value was read from. Without them, only values are compared. */
export interface Said {
  quote: string
  by: 'rules' | 'model' | 'person'
  /** Other values of the predicate that stand close by. */
  beside: readonly unknown[]
}
