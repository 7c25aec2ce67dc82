import type { ComponentChildren } from 'preact'
import type { Marked } from '../../markdown/rendered.tsx'
import { visibleText } from '../widgets/words.ts'

/** A stretch of text with an annotation. */
export interface Spanned {
  start: number
  end: number
}

export interface Segment<T> {
  text: string
  /** The spans that cover it, in the order given; none for plain text. */
  of: readonly T[]
}

/**
 * Cuts a text where spans begin and end, so that each piece is covered by the same spans throughout. Invalid
 * spans are dropped: they come with the text and are as untrusted as it is.
 */
export function segmentsOf<T extends Spanned>(text: string, spans: readonly T[]): Segment<T>[] {
  const usable = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
  const cuts = [...new Set([0, text.length, ...usable.flatMap(({ start, end }) => [start, end])])]
  cuts.sort((a, b) => a - b)
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? 0
    return {
      text: text.slice(start, end),
      of: usable.filter((span) => span.start < end && span.end > start),
    }
  })
}

/** Shows a text with what it says in these spans as `draw` does; of several spans in one place the first. */
export const markedIn =
  <T extends Spanned>(
    text: string,
    spans: readonly T[],
    draw: (words: string, of: T, at: number) => ComponentChildren,
  ): Marked =>
  (start, end) =>
    segmentsWithin(text, { start, end }, spans).map(({ text, of: [first] }, at) =>
      first === undefined ? visibleText(text) : draw(visibleText(text), first, at),
    )

/** The same for a stretch of the text, with spans that are counted from the beginning of the whole. */
export const segmentsWithin = <T extends Spanned>(
  text: string,
  { start, end }: Spanned,
  spans: readonly T[],
): Segment<T>[] =>
  segmentsOf(
    text.slice(start, end),
    spans
      .filter((span) => span.start < end && span.end > start)
      .map((span) => ({
        ...span,
        start: Math.max(span.start, start) - start,
        end: Math.min(span.end, end) - start,
      })),
  )
