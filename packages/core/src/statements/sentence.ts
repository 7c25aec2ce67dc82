import type { StoredClaim } from '@veracite/evidence/capture/stored-verdict'

/** A sentence with the words that matter in the middle. */
export interface Sentence {
  before: string
  words: string
  after: string
}

/** Longer answers would cost more to read than their sentence is worth. */
export const MAX_ANSWER_BYTES = 200_000

/** Characters shown on either side at most: some answers have no full stop at all. */
const MAX_SIDE = 160
const ENDS = /[.!?。！？][)"'”’\]]*\s|\n/g

/**
 * The sentence around a stretch of text, cut at the nearest end of a sentence or line; longer ones get an ellipsis. Looks at
 * a fixed number of characters, whatever the length of the text. Null if the stretch is not in the text. Pure.
 */
export function sentenceAround(text: string, span: { start: number; end: number }): Sentence | null {
  const { start, end } = span
  if (!(start >= 0 && start < end && end <= text.length)) return null
  const words = text.slice(start, Math.min(end, start + 2 * MAX_SIDE)).toWellFormed()
  const before = startOf(text, start)
  const after = restOf(text, end)
  return {
    before: unmarked(before.replace(LINE_MARK, '')),
    words: unmarked(words),
    after: unmarked(before.startsWith('|') ? after.replace(/\s*\|$/, '') : after),
  }
}

/** Only at the start of a line: behind it, a dash or a number is part of what was said. */
const LINE_MARK = /^\s*(?:#{1,6} |[-+•] |> |\d{1,3}[.)] |\| ?)/

function startOf(text: string, start: number): string {
  const from = Math.max(0, start - MAX_SIDE)
  const side = text.slice(from, start)
  const ends = [...side.matchAll(ENDS)]
  const last = ends.at(-1)
  if (last !== undefined)
    return side
      .slice(last.index + last[0].length)
      .toWellFormed()
      .trimStart()
  return `${from > 0 ? '…' : ''}${side.toWellFormed()}`.trimStart()
}

function restOf(text: string, end: number): string {
  const to = Math.min(text.length, end + MAX_SIDE)
  const side = text.slice(end, to)
  const first = side.matchAll(ENDS).next().value
  if (first !== undefined) return side.slice(0, first.index + first[0].trimEnd().length).toWellFormed()
  return `${side.toWellFormed()}${to < text.length ? '…' : ''}`.trimEnd()
}

/** As people saw it: without the signs that make text bold, a heading, a list or a link. */
const unmarked = (text: string): string =>
  text.replaceAll(/\*{1,3}|_{2,3}|~~|`{1,3}/g, '').replaceAll(/\[([^[\]]{1,200})\]\([^()]{1,200}\)/g, '$1')

/** Of "founded in 1987" only the year is false; where the value is put differently, all of it is marked. */
export function falseWords({ stated, span }: Pick<StoredClaim, 'stated' | 'span'>): {
  start: number
  end: number
} {
  const quote = span.quote.toLowerCase()
  const value = stated.slice(stated.lastIndexOf(': ') < 0 ? 0 : stated.lastIndexOf(': ') + 2).toLowerCase()
  const at = quote.indexOf(value)
  if (value === '' || at < 0 || quote.length !== span.quote.length) return span
  return { start: span.start + at, end: span.start + at + value.length }
}
