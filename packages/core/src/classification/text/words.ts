import { fold } from './fold.ts'

export const LOWER = 0
export const TITLE = 1
export const UPPER = 2
export const MIXED = 3

/**
 * A word as written, with what every later step asks of it. Words repeat, within an answer and between answers, so
 * they are kept: folding, casing and looking up are done once per spelling.
 */
export interface Word {
  raw: string
  fold: string
  cap: number
  /** Loses its last letter before a vowel: the apostrophe that follows belongs to it. */
  elides: boolean
  /** Its number in the phrase tables, 0 when no phrase holds it, -1 until somebody has looked. */
  phraseId: number
  /** Which languages use it, one bit each (see `languageBitsOf`); -1 until somebody has looked. */
  languages: number
  /** In which languages no cue and no number begins with it, one bit each: most words are passed over so. */
  inert: number
  /** What each language knows about it, by the language's number; filled when first asked. */
  known: unknown[]
}

/** The word written at text[start, end). No string is made for a spelling that has been seen before. */
export function wordAt(text: string, start: number, end: number): Word {
  let hash = HASH_SEED
  for (let at = start; at < end; at += 1) hash = hashOn(hash, text.charCodeAt(at))
  return wordHashed(text, start, end, hash)
}

/** The same for a scanner that has walked over the word anyway, and brings its hash. */
export function wordHashed(text: string, start: number, end: number, hash: number): Word {
  const length = end - start
  let slot = (hash ^ (hash >>> 15)) & MASK
  for (;;) {
    const word = slots[slot]
    if (word === undefined) return keep(slot, text.slice(start, end))
    if (word.raw.length === length && isAt(word.raw, text, start)) return word
    slot = (slot + 1) & MASK
  }
}

export function wordOf(raw: string): Word {
  return wordAt(raw, 0, raw.length)
}

export const HASH_SEED = 0x811c9dc5

export function hashOn(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

function isAt(raw: string, text: string, start: number): boolean {
  for (let at = 0; at < raw.length; at += 1) {
    if (raw.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  }
  return true
}

/** The table is emptied when it is half full: hostile texts cost time, never memory. Nothing is decided by it. */
const MASK = 0x7fff
const slots: (Word | undefined)[] = new Array(MASK + 1).fill(undefined)
let kept = 0

function keep(slot: number, spelling: string): Word {
  const folded = interned(fold(spelling))
  const raw = folded === spelling ? folded : ownCopy(spelling)
  const word: Word = {
    raw,
    fold: folded,
    cap: capOf(raw),
    elides: ELISIONS.has(folded),
    phraseId: -1,
    languages: -1,
    inert: 0,
    known: [],
  }
  // A word that nobody writes twice need not be remembered.
  if (raw.length > LONGEST_KEPT) return word
  if (kept >= MASK / 2) {
    kept = 0
    slots.fill(undefined)
    // The slot was free for this word in the full table, and all the more in the empty one.
  }
  kept += 1
  slots[slot] = word
  return word
}

const LONGEST_KEPT = 64

/** A slice keeps the whole answer it was cut from in memory; a word that outlives the answer must not. */
function ownCopy(spelling: string): string {
  let copy = ''
  for (let at = 0; at < spelling.length; at += 1) copy += String.fromCharCode(spelling.charCodeAt(at))
  return copy
}

/** A string that was once a key is shared by the engine: it compares two such by their place, not letter by letter. */
function interned(text: string): string {
  return NO_KEYS[text] ?? text
}

const NO_KEYS: Record<string, never> = Object.create(null)

const ELISIONS = new Set(
  'l d j m n s t c o qu jusqu lorsqu puisqu quelqu presqu aujourd dell all nell'.split(' '),
)

function capOf(raw: string): number {
  let uppers = 0
  for (const char of raw) if (char !== char.toLowerCase()) uppers += 1
  if (uppers === 0) return LOWER
  const first = raw[0] as string
  if (first === first.toLowerCase()) return MIXED
  return uppers > 1 && uppers >= raw.length ? UPPER : TITLE
}
