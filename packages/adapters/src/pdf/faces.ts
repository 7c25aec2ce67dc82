import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'
import { RIGHT_TO_LEFT } from './directions.ts'

/** The faces of the document. The first letters of a name say which font they are cut from. */
const FILES = {
  serif: 'DejaVuSerifCondensed.ttf',
  serifBold: 'DejaVuSerifCondensed-Bold.ttf',
  mono: 'DejaVuSansMono.ttf',
  monoBold: 'DejaVuSansMono-Bold.ttf',
  sans: 'DejaVuSans.ttf',
  sansBold: 'DejaVuSans-Bold.ttf',
} as const

export type FaceName = keyof typeof FILES

export const FACE_NAMES = Object.keys(FILES) as readonly FaceName[]

/** Tried in order for a character that a face does not have. The last two have the most characters. */
const FALLBACKS: Record<FaceName, readonly FaceName[]> = {
  serif: ['serif', 'sans'],
  serifBold: ['serifBold', 'sansBold', 'sans'],
  mono: ['mono', 'sans'],
  monoBold: ['monoBold', 'sansBold', 'sans'],
  sans: ['sans'],
  sansBold: ['sansBold', 'sans'],
}

export interface Placed {
  face: FaceName
  /** Of one em. */
  advance: number
}

export interface Faces {
  /** The face that has the character, and how wide it is there; null if none has it. */
  find(wanted: FaceName, codePoint: number): Placed | null
  /** Of one em, as it will be drawn. */
  widthOf(face: FaceName, text: string): number
  fontOf(face: FaceName): Font
  /** From the baseline up and down, of one em. */
  readonly ascent: number
  readonly descent: number
}

/** Reads the fonts when they are first needed, once. They hold nothing of a document. */
export function loadFaces(): Faces {
  const fonts = Object.fromEntries(FACE_NAMES.map((name) => [name, openFont(FILES[name])])) as Record<
    FaceName,
    Font
  >
  const found = Object.fromEntries(FACE_NAMES.map((name) => [name, new Map()])) as Record<
    FaceName,
    Map<number, Placed | null>
  >
  const search = (wanted: FaceName, codePoint: number): Placed | null => {
    // Monospaced marks stand beside their letter instead of over it.
    const faces = MARK.test(String.fromCodePoint(codePoint))
      ? FALLBACKS[wanted].toReversed()
      : FALLBACKS[wanted]
    const face = faces.find((name) => fonts[name].hasGlyphForCodePoint(codePoint))
    if (face === undefined) return null
    const { unitsPerEm } = fonts[face]
    return { face, advance: fonts[face].glyphForCodePoint(codePoint).advanceWidth / unitsPerEm }
  }
  const { ascent, descent, unitsPerEm } = fonts.serif
  return {
    find(wanted, codePoint) {
      const known = found[wanted].get(codePoint)
      if (known !== undefined) return known
      const placed = search(wanted, codePoint)
      found[wanted].set(codePoint, placed)
      return placed
    },
    widthOf: (face, text) => fonts[face].layout(text).advanceWidth / fonts[face].unitsPerEm,
    fontOf: (face) => fonts[face],
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
  }
}

const require = createRequire(import.meta.url)
const FOLDER = dirname(require.resolve('dejavu-fonts-ttf/package.json'))

const MARK = /\p{M}/u

function openFont(file: string): Font {
  const font = create(readFileSync(join(FOLDER, 'ttf', file)))
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`)
  return withPlainLayout(font)
}

/**
 * Rules for joining and moving letters cost a hundred times the rest, and only scripts that are written from
 * right to left need them here: everything else is set letter by letter.
 */
function withPlainLayout(font: Font): Font {
  const shaped = font.layout.bind(font)
  const glyphs = new Map<number, Glyph>()
  const glyphOf = (codePoint: number): Glyph => {
    const known = glyphs.get(codePoint)
    if (known) return known
    const glyph = font.glyphForCodePoint(codePoint)
    glyphs.set(codePoint, glyph)
    return glyph
  }
  font.layout = (text, ...rest) => {
    if (RIGHT_TO_LEFT.test(text)) return shaped(text, ...rest)
    const run = { glyphs: [...text].map((character) => glyphOf(character.codePointAt(0) ?? 0)) }
    const positions = run.glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }))
    const plain = {
      ...run,
      positions,
      // The positions are scaled in place afterwards: the sum is of what they are then.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
    return plain as ReturnType<Font['layout']>
  }
  return font
}
