import { RIGHT_TO_LEFT } from './directions.ts'
import type { FaceName } from './faces.ts'

/** What this needs of the library beyond its types. `pdfkit` is pinned to one version, and a test compares both ways. */
interface Inside {
  _font: {
    id: string
    ref(): unknown
    /** Takes the glyphs into the document, and gives their numbers in it. */
    encode(text: string, features: readonly string[]): [glyphs: string[], positions: unknown[]]
  }
  page: { height: number; fonts: Record<string, unknown> }
}

interface Face {
  font: Inside['_font']
  glyphs: Map<string, string>
}

export interface Pen {
  face: FaceName
  size: number
  /** `#rrggbb` */
  colour: string
}

/**
 * Writes text that stands where it shall stand. The library lays every text out three times, to find widths that are
 * known here already: that was nearly half of the time it takes to print a case.
 */
export class TextPen {
  readonly #doc: PDFKit.PDFDocument
  readonly #faces = new Map<FaceName, Face>()
  readonly #colours = new Map<string, string>()
  /** One piece of a page for many texts: the library turns each piece into bytes of its own. */
  #waiting = ''

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** `y` is that of the baseline. It is on the page after `flush`, before anything that is drawn later. */
  write(text: string, x: number, y: number, pen: Pen): void {
    if (text === '') return
    // Only scripts from right to left are shaped (`faces.ts`): their letters are not one glyph each.
    if (RIGHT_TO_LEFT.test(text)) this.#shaped(text, x, y, pen)
    else this.#plain(text, x, y, pen)
  }

  #plain(text: string, x: number, y: number, pen: Pen): void {
    const face = this.#face(pen.face)
    const { page } = inside(this.#doc)
    page.fonts[face.font.id] ??= face.font.ref()
    this.#waiting += `${this.#colour(pen.colour)}
q
1 0 0 -1 0 ${rounded(page.height)} cm
BT
1 0 0 1 ${rounded(x)} ${rounded(page.height - y)} Tm
/${face.font.id} ${rounded(pen.size)} Tf
[<${hexOf(text, face)}> 0] TJ
ET
Q
`
  }

  flush(): void {
    if (this.#waiting === '') return
    this.#doc.addContent(Buffer.from(this.#waiting, 'latin1'))
    this.#waiting = ''
  }

  #shaped(text: string, x: number, y: number, { face, size, colour }: Pen): void {
    this.flush()
    this.#doc.font(face).fontSize(size).fillColor(colour)
    // With a list of features the whole text is laid out at once, not word by word from the left.
    this.#doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features: [] })
  }

  #face(name: FaceName): Face {
    const known = this.#faces.get(name)
    if (known !== undefined) return known
    this.#doc.font(name)
    const face = { font: inside(this.#doc)._font, glyphs: new Map<string, string>() }
    this.#faces.set(name, face)
    return face
  }

  #colour(colour: string): string {
    const known = this.#colours.get(colour)
    if (known !== undefined) return known
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    const written = `/DeviceRGB cs\n${parts.join(' ')} scn`
    this.#colours.set(colour, written)
    return written
  }
}

function hexOf(text: string, { font, glyphs }: Face): string {
  let hex = ''
  for (const character of text) {
    let glyph = glyphs.get(character)
    if (glyph === undefined) {
      glyph = font.encode(character, [])[0].join('')
      glyphs.set(character, glyph)
    }
    hex += glyph
  }
  return hex
}

const inside = (doc: PDFKit.PDFDocument): Inside => doc as unknown as Inside

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
