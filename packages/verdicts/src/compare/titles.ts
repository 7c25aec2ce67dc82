import type { Comparison } from '../predicates/predicate.ts'
import { sameStem, wordsOf } from '../predicates/words.ts'
import data from './titles.json' with { type: 'json' }

/** Prizes and certificates: the same when their telling words are; then year and rank must not differ either. */
export function compareTitles(stated: string, known: string): Comparison {
  const a = titleOf(stated)
  const b = titleOf(known)
  if (!sameWords(a.words, b.words)) return 'unrelated'
  const isOtherYear = a.year !== undefined && b.year !== undefined && a.year !== b.year
  const isOtherRank =
    a.ranks.length > 0 && b.ranks.length > 0 && !a.ranks.some((one) => b.ranks.includes(one))
  return isOtherYear || isOtherRank ? 'different' : 'same'
}

/** The telling words of a title, without year, rank and words such as "award". */
function titleOf(text: string): { words: string[]; year: string | undefined; ranks: string[] } {
  const all = wordsOf(text)
  const year = all.find((word) => /^(?:19|20)\d\d$/.test(word))
  const core = all.filter((word) => word !== year && !GENERAL.has(word))
  const words = core.filter((word) => !RANKS.has(word))
  const ranks = core.flatMap((word) => RANKS.get(word) ?? [])
  return { words: words.length === 0 ? all.filter((word) => word !== year) : words, year, ranks }
}

/** "SOC 2" stands for "SOC 2 Type II"; but every figure that both give must be the same. */
function sameWords(left: readonly string[], right: readonly string[]): boolean {
  const [long, short] = left.length >= right.length ? [left, right] : [right, left]
  if (short.some((word) => /\d/.test(word) && !long.includes(word))) return false
  const found = short.filter((word) => long.some((other) => sameStem(word, other, 7)))
  if (found.length < short.length - (short.length < 4 ? 0 : 1)) return false
  // A single common word of a long title is not the title.
  return short.length > 1 || (short.length === 1 && (long.length <= 2 || /\d/.test(short[0] as string)))
}

const GENERAL = new Set(data.general)
const RANKS = new Map(Object.entries(data.ranks))
