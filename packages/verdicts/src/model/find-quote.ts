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

  const isWhole = ({ start, end }: Range) => !cutsWord(text, start) && !cutsWord(text, end)

  return {
    text,
    find(quote, after) {
      if (quote.length > LONGEST_QUOTE || quote.trim() === '') return null
      const place =
        next(literal(quote), after, isWhole) ??
        next(byWords(quote), after, isWhole) ??
        // Inside a word is better than nowhere: some answers run together.
        next(literal(quote), after, () => true)
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

/** Signs that change what a number says belong to it: "~$50", "500+". */
function withSigns(text: string, { start, end }: Range): Range {
  const isAbout = /[~≈<>]/.test(text.charAt(start - 1)) && text.charAt(start - 2) !== text.charAt(start - 1)
  const isMore = /[+%]/.test(text.charAt(end))
  return { start: isAbout ? start - 1 : start, end: isMore ? end + 1 : end }
}
