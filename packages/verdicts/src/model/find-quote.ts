import type { Span } from '../reading.ts'
import { once } from '../text/once.ts'
import { cutsWord, findPlaces } from './find-places.ts'
import { foldQuote } from './fold-quote.ts'

/** An answer that quotes are sought in. */
export interface QuotedText {
  text: string
  /** The next place of a quote: the first one from `after` on, else the last one before it. */
  find(quote: string, after: number): Span | null
}

type Range = { start: number; end: number }

/** A quote is found letter by letter, else by its letters and figures; the span is always the answer's own text. */
export function quotedText(text: string): QuotedText {
  const folded = once(() => foldQuote(text))

  function* literal(quote: string): Generator<Range> {
    for (const start of findPlaces(text, quote)) yield { start, end: start + quote.length }
  }

  function* byWords(quote: string): Generator<Range> {
    const wanted = foldQuote(quote).text
    const { startOf, endOf, text: all } = folded()
    for (const at of findPlaces(all, wanted))
      yield withSigns(text, { start: startOf(at), end: endOf(at + wanted.length - 1) })
  }

  /** "was started … in 2011": all its pieces, one soon after the other. */
  function shortened(quote: string, after: number): Range | null {
    const pieces = quote.split(ELLIPSIS).filter((piece) => foldQuote(piece).text !== '')
    if (pieces.length < 2 || pieces.length > MOST_PIECES) return null
    const places: Range[] = []
    for (const piece of pieces) {
      const end = places.at(-1)?.end
      const from = end ?? after
      const place = next(byWords(piece), from, isWhole) ?? next(byWords(piece), from, () => true)
      if (place === null || (end !== undefined && !isSoonAfter(place, end))) return null
      places.push(place)
    }
    return { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0 }
  }

  const isWhole = ({ start, end }: Range) => !cutsWord(text, start) && !cutsWord(text, end)

  return {
    text,
    find(quote, after) {
      if (quote.length > LONGEST_QUOTE || quote.trim() === '') return null
      const place =
        next(literal(quote), after, isWhole) ??
        next(byWords(quote), after, isWhole) ??
        next(byWords(otherCase(quote)), after, isWhole) ??
        shortened(quote, after) ??
        // Inside a word is better than nowhere: some answers run together.
        next(literal(quote), after, () => true) ??
        next(byWords(quote), after, () => true)
      return place === null ? null : { ...place, quote: text.slice(place.start, place.end) }
    },
  }
}

/** The first place from `after` on, else the last one before it. */
function next(places: Iterable<Range>, after: number, fits: (place: Range) => boolean): Range | null {
  let last: Range | null = null
  for (const place of places) {
    if (!fits(place)) continue
    last = place
    if (place.start >= after) break
  }
  return last
}

const LONGEST_QUOTE = 2_000
const ELLIPSIS = /\[?(?:…|\.{3,})\]?/
const MOST_PIECES = 4
/** In characters. What was left out is a part of a sentence, not of a page. */
const LONGEST_GAP = 300
const isSoonAfter = ({ start }: Range, end: number): boolean => start >= end && start - end <= LONGEST_GAP

/** Quotes begin with a capital because sentences do. */
const otherCase = (quote: string): string =>
  quote.replace(/\p{L}/u, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )

/** Signs that change what a number says belong to it: "~$50", "500+". */
function withSigns(text: string, { start, end }: Range): Range {
  const isAbout = /[~≈<>]/.test(text.charAt(start - 1)) && text.charAt(start - 2) !== text.charAt(start - 1)
  const isMore = /[+%]/.test(text.charAt(end))
  return { start: isAbout ? start - 1 : start, end: isMore ? end + 1 : end }
}
