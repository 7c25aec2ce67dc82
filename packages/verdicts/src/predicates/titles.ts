import { isYear } from '../text/token.ts'
import { about } from './about.ts'
import type { Comparison } from './comparison.ts'
import { type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import data from './titles.json' with { type: 'json' }
import { byLength, sameStem, wordsOf } from './words.ts'

const titleFact = {
  ...textFact,
  stated: {
    ...statedName,
    // "has not won any prize so far": whatever there is, is denied.
    isAny: ({ name }: StatedName) => wordsOf(name).every((word) => ANY.has(word) || GENERAL.has(word)),
  },
  compare: ({ name }: StatedName, value: string): Comparison => compareTitles(name, value),
}

export const award: Predicate<'award', string, StatedName> = {
  ...about('award'),
  ...titleFact,
}

export const certification: Predicate<'certification', string, StatedName> = {
  ...about('certification'),
  ...titleFact,
}

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

function titleOf(text: string): { words: string[]; year: string | undefined } {
  const all = wordsOf(text)
  const year = all.find((word) => isYear(word))
  const named = all.filter((word) => word !== year)
  const words = named.filter((word) => !GENERAL.has(word))
  return { words: words.length === 0 ? named : words, year }
}

const GENERAL = new Set(data.general)
const ANY = new Set(data.any)
