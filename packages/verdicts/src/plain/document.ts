import type { Language } from '../languages/language.ts'
import type { Token } from '../text/token.ts'

/** A heading, a sentence, or the cell of a table. */
export interface Unit {
  tokens: readonly Token[]
  index: number
  /** All sentences of a list item are `item`. */
  kind: 'heading' | 'sentence' | 'item' | 'cell'
  start: number
  end: number
  /** Units of one paragraph, list or table share a block. */
  block: number
  /** The level of a heading (1 to 6, 7 for a bold line), the indentation of an item, otherwise 0. */
  depth: number
  /** Indexes of the headings above, outermost first; bold lines count as headings. */
  headings: readonly number[]
  /** The unit that introduces the list ("It offers:"), or the item above a nested one. */
  leadIn: number | null
  /** The unit that opens the item, for its later sentences. */
  itemHead: number | null
  /** How many tokens the label has, with its colon: 2 in "Seat: Leeds"; 0 without a label. */
  label: number
  cell: Cell | null
  /** Whether it stands in a block quotation. */
  quoted: boolean
  asks: boolean
}

export interface Cell {
  table: number
  /** How many columns its table has. */
  width: number
  row: number
  column: number
  /** Units that head the row and the column; null for the heads themselves. */
  rowHead: number | null
  columnHead: number | null
}

export interface Document {
  text: string
  /** The shipped language whose function words are most frequent; null where there are none. */
  language: Language | null
  units: readonly Unit[]
  /** Every address with its scheme: what links lead to, and what is written out. */
  links: readonly string[]
}
