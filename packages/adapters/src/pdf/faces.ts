import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'
import { RIGHT_TO_LEFT } from './directions.ts'

const require = createRequire(import.meta.url)
const DEJAVU = dirname(require.resolve('dejavu-fonts-ttf/package.json'))
const BIZ = dirname(require.resolve('@expo-google-fonts/biz-udpgothic/package.json'))

/** The faces of the document. The first letters of a name say which font they are cut from. */
const FILES = {
  serif: join(DEJAVU, 'ttf/DejaVuSerifCondensed.ttf'),
  serifBold: join(DEJAVU, 'ttf/DejaVuSerifCondensed-Bold.ttf'),
  mono: join(DEJAVU, 'ttf/DejaVuSansMono.ttf'),
  monoBold: join(DEJAVU, 'ttf/DejaVuSansMono-Bold.ttf'),
  sans: join(DEJAVU, 'ttf/DejaVuSans.ttf'),
  sansBold: join(DEJAVU, 'ttf/DejaVuSans-Bold.ttf'),
  japanese: join(BIZ, '400Regular/BIZUDPGothic_400Regular.ttf'),
  japaneseBold: join(BIZ, '700Bold/BIZUDPGothic_700Bold.ttf'),
} as const

export type FaceName = keyof typeof FILES

export const FACE_NAMES = Object.keys(FILES) as readonly FaceName[]

/** Tried in order for a character that a face does not have, and the Japanese ones after them. */
const FALLBACKS: Record<FaceName, readonly FaceName[]> = {
  serif: ['serif', 'sans'],
  serifBold: ['serifBold', 'sansBold', 'sans'],
  mono: ['mono', 'sans'],
  monoBold: ['monoBold', 'sansBold', 'sans'],
  sans: ['sans'],
  sansBold: ['sansBold', 'sans'],
  japanese: ['sans'],
  japaneseBold: ['sansBold', 'sans'],
}

export interface Placed {
  face: FaceName
  /** Width as a fraction of one em. */
  advance: number
}

export interface Faces {
  /** The face that has the character, and how wide it is there; null if none has it. */
  find(wanted: FaceName, codePoint: number): Placed | null
  /** Stretches of a text that one face has: for a line that is not laid out. */
  stretchesOf(wanted: FaceName, text: string): { face: FaceName; text: string; width: number }[]
  /** Width of the text as it will be drawn, as a fraction of one em. */
  widthOf(face: FaceName, text: string): number
  fontOf(face: FaceName): Font
  /** Height above and below the baseline, as a fraction of one em. */
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
    const european = MARK.test(String.fromCodePoint(codePoint))
      ? FALLBACKS[wanted].toReversed()
      : FALLBACKS[wanted]
    const last = wanted.endsWith('Bold') ? 'japaneseBold' : 'japanese'
    const face = [...european, last as FaceName].find((name) => fonts[name].hasGlyphForCodePoint(codePoint))
    if (face === undefined) return null
    const { unitsPerEm } = fonts[face]
    return { face, advance: fonts[face].glyphForCodePoint(codePoint).advanceWidth / unitsPerEm }
  }
  const { ascent, descent, unitsPerEm } = fonts.serif
  const find: Faces['find'] = (wanted, codePoint) => {
    const known = found[wanted].get(codePoint)
    if (known !== undefined) return known
    const placed = search(wanted, codePoint)
    found[wanted].set(codePoint, placed)
    return placed
  }
  return {
    find,
    stretchesOf(wanted, text) {
      const stretches: ReturnType<Faces['stretchesOf']> = []
      for (const character of text) {
        const { face, advance } = find(wanted, character.codePointAt(0) ?? 0) ?? { face: wanted, advance: 0 }
        const last = stretches.at(-1)
        if (last?.face !== face) stretches.push({ face, text: character, width: advance })
        else Object.assign(last, { text: last.text + character, width: last.width + advance })
      }
      return stretches
    },
    widthOf: (face, text) => fonts[face].layout(text).advanceWidth / fonts[face].unitsPerEm,
    fontOf: (face) => fonts[face],
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
  }
}

const MARK = /\p{M}/u

function openFont(file: string): Font {
  const font = create(readFileSync(file))
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
