import type { Language } from '../../languages/language.ts'
import type { Hit } from '../../text/phrases.ts'
import type { Line } from '../../values/line.ts'

/** The smallest piece that can be about somebody: a sentence, a heading, a list item, a table cell. */
export interface Unit extends Line {
  index: number
  /** Every sentence of a list item is an `item`. */
  kind: 'heading' | 'sentence' | 'item' | 'cell'
  start: number
  end: number
  /** Units of one paragraph, list or table share a block. */
  block: number
  /** The level of a heading (1 to 6, 7 for a bold line), the indentation of an item, otherwise 0. */
  depth: number
  /** The first sentence of its line, item or cell. */
  opens: boolean
  /** Indexes of the headings above, outermost first. Bold lines that stand alone count as headings. */
  headings: readonly number[]
  /** The unit that introduces a list ("It offers:"), or the item that a nested item stands under. */
  leadIn: number | null
  /** For the later sentences of an item: the unit that opens it. */
  itemHead: number | null
  /** `**Founded:** 2014`, "Seat: Leeds": how many leading tokens are the label, its colon included; 0 when there is none. */
  label: number
  cell: Cell | null
  /** Stretches of tokens [from, to) between quotation marks, without them. */
  quotes: readonly Hit[]
  /** It stands in a block quotation. */
  quoted: boolean
  /** It ends in a question mark. */
  asks: boolean
}

export interface Cell {
  table: number
  row: number
  column: number
  /** Units that head the row and the column; null for heads themselves and where there are none. */
  rowHead: number | null
  columnHead: number | null
}

export interface Document {
  text: string
  units: readonly Unit[]
  /** ISO 639-1 code of the answer's language, null when it is none of those that the reader knows. */
  language: string | null
  /** The words of that language; of no language when it is null. */
  words: Language
  /** Addresses given as sources in the text itself (footnotes, lists of sources), as written. */
  sources: readonly string[]
}
