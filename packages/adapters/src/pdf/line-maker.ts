import type { InlineStyle } from './blocks.ts'
import { type Direction, drawnFromRight, inVisualOrder } from './directions.ts'
import type { FaceName, Faces, Placed } from './faces.ts'

/** A stretch of text in one face, where it stands in its line. */
export interface Fragment {
  x: number
  width: number
  text: string
  /** What it says, where that is not what is drawn. */
  said: string | null
  face: FaceName
  size: number
  style: InlineStyle
}

interface Look {
  style: InlineStyle
  size: number
}

interface Piece extends Look, Direction {
  face: FaceName
  text: string
  width: number
  /** Free space behind it that is not a character. */
  gap: number
}

/** How far apart the groups of a digest are, of one em. */
const GROUP_GAP = 0.4

/** Takes letters and spaces, and gives lines. */
export class LineMaker {
  readonly #width: number
  readonly #faces: Faces
  #lines: Fragment[][] = []
  #line: Piece[] = []
  #lineWidth = 0
  #word: Piece[] = []
  #wordWidth = 0
  #letters = 0

  constructor(width: number, faces: Faces) {
    this.#width = width
    this.#faces = faces
  }

  get hasLines(): boolean {
    return this.#lines.length > 0
  }

  /** The lines that are complete; each is given once. */
  ready(): Fragment[][] {
    const lines = this.#lines
    this.#lines = []
    return lines
  }

  letter(character: string, { face, advance }: Placed, look: Look, direction: Direction): void {
    const width = advance * look.size
    if (this.#wordWidth + width > this.#width || this.#letters >= MAX_LETTERS) this.#breakWord()
    this.#letters++
    append(this.#word, character, face, width, look, direction)
    this.#wordWidth += width
  }

  space({ face, advance }: Placed, look: Look, direction: Direction): void {
    this.endWord()
    // Spaces at the end of a full line are not printed: they would reach beyond the edge.
    if (this.#lineWidth > this.#width) return
    const width = advance * look.size
    append(this.#line, ' ', face, width, look, direction)
    this.#lineWidth += width
  }

  endWord(): void {
    if (this.#word.length === 0) return
    if (this.#lineWidth + this.#wordWidth > this.#width + SLACK && this.#line.length > 0) this.#emit()
    for (const piece of this.#word) join(this.#line, piece)
    this.#lineWidth += this.#wordWidth
    this.#word = []
    this.#wordWidth = 0
    this.#letters = 0
  }

  endGroup(): void {
    const last = this.#word.at(-1)
    if (!last) return
    last.gap = last.size * GROUP_GAP
    this.endWord()
    this.#lineWidth += last.gap
  }

  feed(): void {
    this.endWord()
    this.#emit()
  }

  finish(): void {
    this.endWord()
    if (this.#line.length > 0) this.#emit()
  }

  /** A word longer than a line begins on a line of its own and fills it. */
  #breakWord(): void {
    if (this.#line.length > 0) this.#emit()
    this.endWord()
    if (this.#line.length > 0) this.#emit()
  }

  #emit(): void {
    this.#lines.push(this.#placed())
    this.#line = []
    this.#lineWidth = 0
  }

  #placed(): Fragment[] {
    const pieces = inVisualOrder(this.#line)
    const fragments: Fragment[] = []
    let x = 0
    for (const { text, width, gap, level, face, size, style } of pieces) {
      const drawn = level % 2 === 1 ? drawnFromRight(text) : text
      const real = drawn === text && level % 2 === 0 ? width : this.#faces.widthOf(face, drawn) * size
      fragments.push({ x, width: real, text: drawn, said: level % 2 === 1 ? text : null, face, size, style })
      x += real + gap
    }
    if (this.#line[0]?.fromRight === true) {
      const shift = this.#width - x
      for (const fragment of fragments) fragment.x += shift
    }
    return fragments
  }
}

/** Marks take no room: without a limit, a million of them would be one line. */
const MAX_LETTERS = 1_000
/** Sums of widths are not exact. */
const SLACK = 0.01

const isLike = (a: Piece, face: FaceName, { style, size }: Look, { level }: Direction): boolean =>
  a.face === face && a.style === style && a.size === size && a.level === level && a.gap === 0

function append(
  pieces: Piece[],
  text: string,
  face: FaceName,
  width: number,
  look: Look,
  direction: Direction,
): void {
  const last = pieces.at(-1)
  if (last && isLike(last, face, look, direction)) {
    last.text += text
    last.width += width
  } else pieces.push({ text, face, width, gap: 0, ...look, ...direction })
}

function join(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1)
  if (last && isLike(last, piece.face, piece, piece)) {
    last.text += piece.text
    last.width += piece.width
    last.gap = piece.gap
  } else pieces.push(piece)
}
