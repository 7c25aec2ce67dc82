import characters from './characters.json' with { type: 'json' }

/** A text with entities decoded, invisible characters dropped, in NFKC, and the way back to the source. */
export interface Cleaned {
  text: string
  /** Where the code unit at `at` begins and ends in the source. */
  startOf(at: number): number
  endOf(at: number): number
}

export function clean(source: string): Cleaned {
  if (!NEEDS_CLEANING.test(source) && source.normalize('NFKC') === source)
    return { text: source, startOf: (at) => at, endOf: (at) => at + 1 }
  const starts: number[] = []
  const ends: number[] = []
  // Most pieces of a text are in it many times, and NFKC costs more than everything else here.
  const known = new Map<string, string>()
  let text = ''
  for (const { 0: piece, 1: entity, index } of source.matchAll(PIECES)) {
    const cleaned = known.get(piece) ?? cleanPiece(entity === undefined ? piece : decode(entity))
    known.set(piece, cleaned)
    for (let unit = 0; unit < cleaned.length; unit += 1) {
      starts.push(index)
      ends.push(index + piece.length)
    }
    text += cleaned
  }
  const { length } = source
  return { text, startOf: (at) => starts[at] ?? length, endOf: (at) => ends[at] ?? length }
}

/** Signs of marks become spaces: NFKC would turn "Acme™" into "AcmeTM", which is another name. */
const cleanPiece = (written: string): string =>
  withoutInvisible(written.replace(/[™®©℠]/g, ' ')).normalize('NFKC')

/** White space is kept; other control characters, such as NUL, are as invisible as a zero-width space. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

function decode(entity: string): string {
  const code = Number(entity.slice(1).replace(/x/i, '0x'))
  const isValid = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return ENTITIES.get(entity) ?? (isValid ? String.fromCodePoint(code) : `&${entity};`)
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu
const NEEDS_CLEANING = /[&™®©℠]|\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/u
/** A map, because an answer may hold "&valueOf;". */
const ENTITIES = new Map(Object.entries(characters.entities))
/** An entity, even encoded twice, or a code point with its combining marks; the bound stops towers of marks. */
const PIECES = new RegExp(
  `&(?:amp;){0,3}(#[xX]?[\\da-fA-F]{1,7}|${[...ENTITIES.keys()].join('|')});|.[\\p{M}\\u3099\\u309a]{0,15}`,
  'gsu',
)
