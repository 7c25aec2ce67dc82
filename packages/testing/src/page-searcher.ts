import { labelIn, SET } from '@veracite/core/source-searches/search-set'
import { type Shown, saying } from './scripted-model.ts'

/** The part of a page that the model was asked to search, or null if it was asked something else. */
export const pageIn = ({ everything }: Shown): string | null =>
  /<<<veracite:page:\w{32}>>>\n([\s\S]*?)\n<<<veracite:end:/.exec(everything)?.[1] ?? null

/**
 * Searches as a model would that knows the labels of the shipped pages, all but the first `missed` that say something, and
 * finds on other pages the lines that `says` matches.
 */
export function searchesPages(
  shown: Shown,
  { says, missed = 0 }: { says: RegExp; missed?: number },
): Response {
  const page = pageIn(shown) ?? ''
  const statements =
    /<<<veracite:statements:\w{32}>>>\n([\s\S]*?)\n<<<veracite:end:/.exec(shown.everything)?.[1] ?? ''
  const brand = /"name":"([^"]*)"/.exec(shown.everything)?.[1]
  const labelled = SET.find((row) => row[4] === brand)
  const isMissed =
    labelled !== undefined &&
    SET.filter(([, does]) => does === 'says')
      .slice(0, missed)
      .some((row) => row[4] === brand)
  const quote = labelled
    ? (page.split('\n').at(-1) ?? '')
    : (page.split('\n').find((line) => says.test(line)) ?? '')
  const found = labelled ? (isMissed ? 'silent' : labelIn(labelled)) : quote === '' ? 'silent' : 'says'
  return saying({
    answers: statements
      .split('\n')
      .map((_, at) => ({ number: at + 1, found, quote: found === 'silent' ? '' : quote })),
  })
}
