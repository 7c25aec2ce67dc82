import { type InlineStyle, type Run, textOf } from './blocks.ts'
import { type Direction, type Directions, directionsOf } from './directions.ts'
import type { FaceName, Faces } from './faces.ts'
import { type Fragment, LineMaker } from './line-maker.ts'

export interface TextSettings {
  /** In points, of text that is neither small nor monospaced. */
  size: number
  width: number
}

/** What a reader of the document must be told about it. */
export interface PrintNotes {
  /** A character was printed as its number, because no font has it. */
  numbered: boolean
}

/**
 * Breaks text into lines: at spaces and a few signs, and inside a word only if it is longer than a line.
 * Takes time in proportion to the text, and never holds more than one line of it.
 */
export function* wrapText(
  runs: readonly Run[],
  { size, width }: TextSettings,
  faces: Faces,
  notes: PrintNotes,
): Generator<Fragment[]> {
  const directions = directionsOf(textOf(runs))
  const maker = new LineMaker(width, faces)
  let at = 0
  for (const run of runs) {
    const setter = setterFor(run, size, maker, { faces, notes, directions })
    if (run.group) maker.endWord()
    for (const character of run.text) {
      setter(character, at)
      at += character.length
      // Asked of every letter of the document: most leave no line behind.
      if (maker.hasLines) yield* maker.ready()
    }
    if (run.group) maker.endGroup()
  }
  maker.finish()
  yield* maker.ready()
}

interface Context {
  faces: Faces
  notes: PrintNotes
  directions: Directions
}

function setterFor({ style, group }: Run, size: number, maker: LineMaker, context: Context) {
  const { faces, notes, directions } = context
  const look = { style, size: sizeOf(style, size) }
  const wanted = faceOf(style)
  let before = ''
  const number = (codePoint: number, direction: Direction): void => {
    notes.numbered = true
    maker.endWord()
    for (const sign of numbered(codePoint))
      maker.letter(sign, faces.find(wanted, sign.charCodeAt(0)) ?? NOTHING, look, direction)
    maker.endWord()
  }
  return (character: string, at: number): void => {
    const direction = directions(at)
    const codePoint = character.codePointAt(0) ?? 0
    const found = faces.find(wanted, codePoint)
    if (character === '\n') maker.feed()
    else if (found === null) number(codePoint, direction)
    else if (character === ' ') maker.space(found, look, direction)
    else {
      if (!group && breaksBetween(before, character, style.mono)) maker.endWord()
      maker.letter(character, found, look, direction)
    }
    before = character
  }
}

const NOTHING = { face: 'sans', advance: 0 } as const

/** Written so that it cannot be taken for the escapes of our pages, which have other brackets. */
const numbered = (codePoint: number): string => `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`

const LETTER = /[\p{L}]/u

/** Words may end behind a dash; addresses and data, which have no spaces, behind more. */
function breaksBetween(before: string, character: string, isData: boolean): boolean {
  if (before === '') return false
  if (isEastAsian(before) || isEastAsian(character))
    return !NEVER_FIRST.includes(character) && !NEVER_LAST.includes(before)
  return isData
    ? DATA_ENDS.includes(before) && !DATA_ENDS.includes(character)
    : '-—'.includes(before) && LETTER.test(character)
}
/** Their lines end between any two letters but those that belong together. */
const isEastAsian = (character: string): boolean =>
  character >= '\u3000' && (character < '\ud800' || (character >= '\uf900' && character < '\ufff0'))
const NEVER_FIRST =
  '、。，．・：；？！ー々）」』】〉》〕］｝ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥,.:;!?)]}”’%'
const NEVER_LAST = '（「『【〈《〔［｛([{“‘'
const DATA_ENDS = '-/,;&?=}'

const faceOf = ({ mono, bold }: InlineStyle): FaceName =>
  mono ? (bold ? 'monoBold' : 'mono') : bold ? 'serifBold' : 'serif'

/** Monospaced letters look larger than others of their size. */
const sizeOf = ({ small, mono }: InlineStyle, size: number): number =>
  size * (small ? 0.88 : 1) * (mono ? 0.86 : 1)
