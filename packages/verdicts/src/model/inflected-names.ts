import type { BrandNames, Span } from '../reading.ts'
import { fold } from '../text/fold.ts'

/**
 * Words that are an inflected form of the brand's name: "Kvistalan" for Kvistala, "Nordaszem" for Nordasz. Only used where a
 * model says that the brand is named and the name does not stand there as written.
 */
export function inflectedNames(text: string, { name, aliases }: BrandNames): Span[] {
  const stems = [name, ...aliases]
    .map((one) => stemOf(fold(one).replace(/[\s-]+/g, '')))
    .filter((stem) => stem.length >= SHORTEST_STEM)
  return [...text.matchAll(/\p{Lu}[\p{L}\p{M}\p{N}-]{2,60}/gu)].flatMap(({ 0: quote, index }) => {
    const word = fold(quote).replaceAll('-', '')
    const isForm = stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING)
    return isForm ? [{ start: index, end: index + quote.length, quote }] : []
  })
}

/** A last vowel changes with the case: "Kvistala", "Kvistali". */
const stemOf = (name: string): string => name.replace(/[aeiouy]$/, '')

/** The fewest letters of a stem. */
const SHORTEST_STEM = 4
const LONGEST_ENDING = 5
