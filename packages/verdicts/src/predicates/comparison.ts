import type { ComparedBrand } from './product-names.ts'

/**
 * How a stated value relates to that of a fact. `doubtful`: they seem to differ, but a person has to look. `former`: it was
 * so once. `unrelated`: about different things.
 */
export type Relation = 'same' | 'different' | 'doubtful' | 'former' | 'unrelated'

/** Why a comparison is not plain; explanations and evidence show it. */
export const REASONS = [
  'on_offer',
  'offer',
  'variant',
  'other_currency',
  'other_country',
  'card_above_list',
  'instalments',
  'fact_may_be_old',
  'former_name',
  'shares_first_word',
  'owners_owner',
  'other_role',
  'not_the_seat',
  'unknown_place',
  'beside_range',
  'accessory',
  'one_right',
  'other_unit',
  'beside_value',
  'worded_otherwise',
  'not_all_named',
  'many_alike',
] as const
export type Reason = (typeof REASONS)[number]

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
