import type { Comparison } from '../predicates/predicate.ts'
import { byLength, sameStem, wordsOf } from '../predicates/words.ts'
import data from './titles.json' with { type: 'json' }

/** Prizes and certificates: "SOC 2" and "SOC 2 Type II" are the same, unless their years differ. */
export function compareTitles(stated: string, known: string): Comparison {
  const [a, b] = [titleOf(stated), titleOf(known)]
  const [long, short] = byLength(a.words, b.words)
  const isSame = short.every((word) => long.some((other) => sameStem(word, other, 7)))
  if (short.length === 0 || !isSame) return 'unrelated'
  if (a.year === undefined || b.year === undefined || a.year === b.year) return 'same'
  // One common word of a long title is not enough.
  return short.length > 1 || long.length <= 2 ? 'different' : 'unrelated'
}

/** Without the year and words such as "award". */
function titleOf(text: string): { words: string[]; year: string | undefined } {
  const all = wordsOf(text)
  const year = all.find((word) => /^(?:19|20)\d\d$/.test(word))
  const named = all.filter((word) => word !== year)
  const words = named.filter((word) => !GENERAL.has(word))
  return { words: words.length === 0 ? named : words, year }
}

const GENERAL = new Set(data.general)
