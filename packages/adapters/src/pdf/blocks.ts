/** What a page says, without how a browser would show it. */

export type Tone = 'ink' | 'soft' | 'bad'

export interface InlineStyle {
  bold: boolean
  mono: boolean
  small: boolean
  /** Behind a coloured ground: a statement that is wrong. */
  marked: boolean
  /** Crossed out: words that are false. */
  struck: boolean
  tone: Tone
}

export const PLAIN: InlineStyle = {
  bold: false,
  mono: false,
  small: false,
  marked: false,
  struck: false,
  tone: 'ink',
}

export interface Run {
  /** A line feed ends the line; spaces are as they shall be printed. */
  text: string
  style: InlineStyle
  /** A group of a digest: never broken, and set apart from the next without a space. */
  group: boolean
}

export type FrameLook = 'warning' | 'pending' | 'summary' | 'quote' | 'code'

export type TableRow = { heads: boolean; blocks: Block[] }[]

export type Block =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'frame'; look: FrameLook; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; name: string; head: TableRow | null; rows: TableRow[] }
  /** A drawing in one colour, such as a QR code: a path in a square of this many units. */
  | { kind: 'drawing'; path: string; side: number; label: string }
  /** A line over time with its range, in a box of these units. */
  | { kind: 'trend'; band: string; line: string; width: number; height: number; label: string }
  /** A PNG or JPEG file, such as a logo. */
  | { kind: 'picture'; bytes: Uint8Array }
  /** What follows begins on a new sheet. */
  | { kind: 'sheet' }

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
