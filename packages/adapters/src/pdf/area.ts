import type { Faces } from './faces.ts'
import type { Frame, Tag } from './sheet.ts'
import type { PrintNotes } from './wrap-text.ts'

/** Where blocks are laid out, and in what. */
export interface Area {
  x: number
  width: number
  size: number
  frames: readonly Frame[]
  tag: Tag
}

export interface Typesetting {
  faces: Faces
  notes: PrintNotes
}
