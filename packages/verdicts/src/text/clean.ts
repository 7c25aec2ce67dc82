import characters from './characters.json' with { type: 'json' }

/** A copy of a text that is safe to read, with the way back: entities decoded, invisible code points dropped, NFKC. */
export interface Cleaned {
  source: string
  text: string
  /** Where the code unit at `at` of the copy begins in the source, and where it ends there. */
  startOf(at: number): number
  endOf(at: number): number
}

export function clean(source: string): Cleaned {
  if (!NEEDS_CLEANING.test(source) && source.normalize('NFKC') === source)
    return { source, text: source, startOf: (at) => at, endOf: (at) => at + 1 }
  const pieces: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  while (at < source.length) {
    const { text, end } = pieceAt(source, at)
    for (let unit = 0; unit < text.length; unit += 1) {
      starts.push(at)
      ends.push(end)
    }
    if (text !== '') pieces.push(text)
    at = end
  }
  return {
    source,
    text: pieces.join(''),
    startOf: (unit) => starts[unit] ?? source.length,
    endOf: (unit) => ends[unit] ?? source.length,
  }
}

/** An entity, or a code point with its combining marks: composed or not, a name must come out the same. */
function pieceAt(source: string, at: number): { text: string; end: number } {
  if (source[at] === '&') {
    const { text, end } = decodeEntity(source, at)
    return { text: normalise(text), end }
  }
  CLUSTER.lastIndex = at
  const piece = CLUSTER.exec(source)?.[0] ?? ''
  return { text: normalise(piece), end: at + piece.length }
}

/** The bound keeps a tower of marks from becoming one endless cluster. */
const CLUSTER = /.[\p{M}\u3099\u309a]{0,15}/suy

function normalise(piece: string): string {
  // NFKC would turn "Acme™" into "AcmeTM", which is no longer the name.
  return piece.replace(TRADE_MARKS, ' ').replace(INVISIBLE, '').normalize('NFKC')
}

const TRADE_MARKS = /[™®©℠]/g
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const NEEDS_CLEANING = /[&™®©℠]|\p{Default_Ignorable_Code_Point}/u

/** Reads the entity at `at`. "&amp;amp;" is one ampersand: answers often arrive encoded twice. */
function decodeEntity(source: string, at: number): { text: string; end: number } {
  let text = '&'
  let end = at + 1
  for (let round = 0; round < 4 && text === '&'; round += 1) {
    const [written, name = ''] = ENTITY.exec(source.slice(end, end + LONGEST_ENTITY)) ?? ['']
    const decoded = decodeName(name)
    if (decoded === undefined) break
    text = decoded
    end += written.length
  }
  return { text, end }
}

const LONGEST_ENTITY = 11
const ENTITY = /^(#?[a-z\d]{1,9});/i

function decodeName(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES.get(name)
  const code = Number(name.slice(1).replace(/^x/i, '0x'))
  const isValid = code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isValid ? String.fromCodePoint(code) : undefined
}

/** A map, because an answer may hold "&valueOf;". */
const ENTITIES = new Map(Object.entries(characters.entities))
