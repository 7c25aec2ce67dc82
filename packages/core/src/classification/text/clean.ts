import type { Span } from '../types.ts'

/** A copy of the answer that is safe to read, with the way back to the extracted text. */
export interface Cleaned {
  source: string
  text: string
  /** How stretches of `text` lie in `source`, in order and without holes; null when both are the same string. */
  stretches: readonly Stretch[] | null
}

interface Stretch {
  /** Where it begins in the cleaned text. */
  at: number
  from: number
  to: number
  /** Copied as it was: each code unit has its own place. Otherwise all of it stands for all of source[from, to). */
  copied: boolean
}

/** Decodes entities, drops invisible code points and applies NFKC, keeping an offset map. */
export function cleanText(source: string): Cleaned {
  const first = endOfStable(source, 0)
  if (first === source.length || isClean(source)) return { source, text: source, stretches: null }
  const pieces: string[] = []
  const stretches: Stretch[] = []
  let length = 0
  let at = 0
  const add = (piece: string, from: number, copied: boolean) => {
    if (piece === '') return
    pieces.push(piece)
    stretches.push({ at: length, from, to: at, copied })
    length += piece.length
  }
  while (at < source.length) {
    const from = at
    at = endOfCopied(source, from)
    if (at > from) add(source.slice(from, at), from, true)
    else {
      const { text, end } = pieceAt(source, from)
      at = end
      add(normalisePiece(text), from, false)
    }
  }
  return { source, text: pieces.join(''), stretches }
}

/** An entity, or a code point with its combining marks: composed or not, a name must come out the same. */
function pieceAt(source: string, at: number): { text: string; end: number } {
  const code = source.charCodeAt(at)
  if (code === AMPERSAND) return decodeEntity(source, at)
  let end = at + (source.codePointAt(at) === code ? 1 : 2)
  // The bound keeps a tower of marks from becoming one endless cluster.
  while (end - at < 16 && isMark(source.charCodeAt(end))) end += 1
  return { text: source.slice(at, end), end }
}

/** The end of the code units that need nothing: stable ones whose combining marks, if any, follow later. */
function endOfCopied(source: string, from: number): number {
  const end = endOfStable(source, from)
  return end > from && isMark(source.charCodeAt(end)) ? end - 1 : end
}

function endOfStable(source: string, from: number): number {
  let at = from
  for (; at < source.length; at += 1) {
    const code = source.charCodeAt(at)
    if (code < 0x80 ? code === AMPERSAND : !isStable(code)) break
  }
  return at
}

const AMPERSAND = 0x26

function isClean(source: string): boolean {
  return !NEEDS_CLEANING.test(source) && source.normalize('NFKC') === source
}

/** The stretch of the extracted text that a stretch of the cleaned copy came from. */
export function spanOf(cleaned: Cleaned, start: number, end: number): Span {
  const { source, text, stretches } = cleaned
  if (stretches === null) return { start, end, quote: source.slice(start, end) }
  const from = start < text.length ? placeOf(stretches, start).from : source.length
  const to = end === start || end < 1 || end > text.length ? from : placeOf(stretches, end - 1).to
  return { start: from, end: to, quote: source.slice(from, to) }
}

/** Where one code unit of the cleaned text begins and ends in the source. */
function placeOf(stretches: readonly Stretch[], at: number): { from: number; to: number } {
  let low = 0
  let high = stretches.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((stretches[middle] as Stretch).at <= at) low = middle
    else high = middle - 1
  }
  const stretch = stretches[low] as Stretch
  if (!stretch.copied) return stretch
  const from = stretch.from + at - stretch.at
  return { from, to: from + 1 }
}

const IGNORABLE =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\u{e0000}-\\u{e0fff}'
const NEEDS_CLEANING = new RegExp(`[&™®©℠${IGNORABLE}]`, 'u')
const IGNORABLE_ALL = new RegExp(`[${IGNORABLE}]`, 'gu')
const TRADE_MARKS = /[™®©℠]/g

function normalisePiece(piece: string): string {
  // NFKC would turn "Acme™" into "AcmeTM", which is no longer the name.
  return piece.replace(TRADE_MARKS, ' ').replace(IGNORABLE_ALL, '').normalize('NFKC')
}

const UNKNOWN = 0
const STABLE = 1
const UNSTABLE = 2
const stability = new Uint8Array(0x10000)

/**
 * Whether a code unit is kept whatever stands around it: visible, the same under NFKC, and nothing that could join the
 * one before it. Looked up once per code unit.
 */
function isStable(code: number): boolean {
  if (stability[code] === UNKNOWN) {
    const char = String.fromCharCode(code)
    const joins = JOINING.test(char) || (code >= 0x1100 && code <= 0x11ff)
    const stable = !joins && !NEEDS_CLEANING.test(char) && char.normalize('NFKC') === char
    stability[code] = stable ? STABLE : UNSTABLE
  }
  return stability[code] === STABLE
}

const JOINING = /[\p{M}\p{Surrogate}]/u

function isMark(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x1ab0 && code <= 0x1aff) ||
    code === 0x3099 ||
    code === 0x309a
  )
}

/** A map, because an answer may hold "&valueOf;". */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    zwnj: '',
    zwj: '',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    euro: '€',
    pound: '£',
    reg: ' ',
    trade: ' ',
    copy: ' ',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    aacute: 'á',
    iacute: 'í',
    oacute: 'ó',
    uacute: 'ú',
    ntilde: 'ñ',
    ccedil: 'ç',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    Eacute: 'É',
  }),
)

/** Reads the entity at `at`. "&amp;amp;" is one ampersand: answers often arrive encoded twice. */
function decodeEntity(source: string, at: number): { text: string; end: number } {
  let text = '&'
  let end = at + 1
  for (let round = 0; round < 4; round += 1) {
    const close = closingSemicolon(source, end)
    const decoded = close === -1 ? undefined : decodeName(source.slice(end, close))
    if (decoded === undefined) break
    text = decoded
    end = close + 1
    if (text !== '&') break
  }
  return { text, end }
}

function closingSemicolon(source: string, from: number): number {
  for (let at = from; at < from + 10; at += 1) {
    const code = source.charCodeAt(at)
    if (code === 0x3b) return at > from ? at : -1
    const inName =
      (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) || code === 0x23
    if (!inName) return -1
  }
  return -1
}

function decodeName(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED.get(name)
  const code =
    name[1] === 'x' || name[1] === 'X'
      ? Number.parseInt(name.slice(2), 16)
      : Number.parseInt(name.slice(1), 10)
  const valid = Number.isInteger(code) && code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return valid ? String.fromCodePoint(code) : undefined
}
