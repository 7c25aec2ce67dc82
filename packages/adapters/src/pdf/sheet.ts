import type { FrameLook } from './blocks.ts'
import type { Fragment } from './line-maker.ts'

/** In points: A4, with room for a staple, a stamp and the foot. */
export const SHEET = { width: 595.28, height: 841.89, left: 60, right: 56, top: 56, bottom: 72 }
export const TEXT_WIDTH = SHEET.width - SHEET.left - SHEET.right
export const TEXT_HEIGHT = SHEET.height - SHEET.top - SHEET.bottom

/** The largest a picture is printed; it keeps its proportions. */
export const PICTURE = { width: 198, height: 51 }

/** What a stretch of the document is for programs that read it aloud. */
export interface Tag {
  type:
    | 'Sect'
    | 'H1'
    | 'H2'
    | 'H3'
    | 'H4'
    | 'P'
    | 'BlockQuote'
    | 'Code'
    | 'L'
    | 'LI'
    | 'Table'
    | 'TR'
    | 'TH'
    | 'TD'
    | 'Figure'
    | 'Note'
  within: Tag | null
  /** For a figure. */
  alt?: string
}

export interface Frame {
  look: FrameLook
  x: number
  width: number
}

export interface Drawing {
  path: string
  /** Of the path, in its own units, and printed, in points. */
  side: number
  points: number
}

export interface Trend {
  band: string
  line: string
  /** Points for one unit of the drawing. */
  scale: number
}

export interface Line {
  height: number
  /** Distance of the baseline from the top of the line. */
  baseline: number
  fragments: readonly Fragment[]
  frames: readonly Frame[]
  /** Null for what is printed again: heads of tables on their next sheet. */
  tag: Tag | null
  drawing?: Drawing
  trend?: Trend
  picture?: Uint8Array
}

export interface Heading {
  level: number
  text: string
}

export type Item =
  /** `needs`: what must fit under its top, or it goes to the next sheet. A heading goes with what follows. */
  | { kind: 'line'; line: Line; needs: number; heading?: Heading }
  /** Not printed at the top of a sheet. */
  | { kind: 'gap'; line: Line }
  | { kind: 'rule'; x: number; width: number }
  | { kind: 'row'; row: Row }
  | { kind: 'sheet' }
  /** Nothing yet, but time has passed. */
  | { kind: 'step' }

export interface Row {
  cells: readonly (readonly Line[])[]
  /** Printed again when the table goes on on the next sheet. */
  head: Row | null
  isHead: boolean
  x: number
  width: number
}

export interface Sheet {
  /** `Exhibit 3`. */
  label: string
  demonstration: boolean
  lines: { y: number; line: Line }[]
  frames: Map<Frame, { top: number; bottom: number }>
  rules: { x: number; width: number; y: number; strong: boolean }[]
  bookmarks: { title: string; depth: number; y: number }[]
}
