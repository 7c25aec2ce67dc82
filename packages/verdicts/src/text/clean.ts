import characters from './characters.json' with { type: 'json' }

/** A copy of a text that is safe to read, with the way back: entities decoded, invisible code points dropped, NFKC. */
export interface Cleaned {
  text: string
  /** Where the code unit at `at` of the copy begins in the source, and where it ends there. */
  startOf(at: number): number
  endOf(at: number): number
}

export function clean(source: string): Cleaned {
  if (!NEEDS_CLEANING.test(source) && source.normalize('NFKC') === source)
    return { text: source, startOf: (at) => at, endOf: (at) => at + 1 }
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const { 0: piece, 1: entity, index } of source.matchAll(PIECES)) {
    const cleaned = normalise(entity === undefined ? piece : decode(entity))
    for (let unit = 0; unit < cleaned.length; unit += 1) {
      starts.push(index)
      ends.push(index + piece.length)
    }
    text += cleaned
  }
  return {
    text,
    startOf: (unit) => starts[unit] ?? source.length,
    endOf: (unit) => ends[unit] ?? source.length,
  }
}

function normalise(piece: string): string {
  // NFKC would turn "Acme™" into "AcmeTM", which is no longer the name.
  return piece.replace(TRADE_MARKS, ' ').replace(INVISIBLE, '').normalize('NFKC')
}

const TRADE_MARKS = /[™®©℠]/g
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const NEEDS_CLEANING = /[&™®©℠]|\p{Default_Ignorable_Code_Point}/u

/** A map, because an answer may hold "&valueOf;". */
const ENTITIES = new Map(Object.entries(characters.entities))

/**
 * An entity, or a code point with its combining marks: composed or not, a name must come out the same. "&amp;amp;" is one
 * ampersand, because answers often arrive encoded twice; the bound keeps a tower of marks from becoming one cluster.
 */
const PIECES = new RegExp(
  `&(?:amp;){0,3}(#[xX]?[\\da-fA-F]{1,7}|${[...ENTITIES.keys()].join('|')});|.[\\p{M}\\u3099\\u309a]{0,15}`,
  'gsu',
)

function decode(entity: string): string {
  const code = Number(entity.slice(1).replace(/x/i, '0x'))
  const isValid = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return ENTITIES.get(entity) ?? (isValid ? String.fromCodePoint(code) : `&${entity};`)
}
