import type { Comparison } from '../predicates/predicate.ts'
import { sameStem, wordsOf } from '../predicates/words.ts'
import data from './trades.json' with { type: 'json' }

/** Trades are the same when they share a word or a sector, different when both sectors are known and far apart. */
export function compareTrades(stated: string, truth: string): Comparison {
  const [a, b] = [wordsOf(stated), wordsOf(truth)]
  if (b.some((word) => word.length >= 4 && a.some((other) => sameStem(word, other, 5)))) return 'same'
  const [said, known] = [sectorsOf(a), sectorsOf(b)]
  if (said.some((sector) => known.includes(sector))) return 'same'
  // A shop, an app or a platform can be of any trade.
  const telling = said.filter((sector) => sector !== 'software' && sector !== 'retail')
  if (telling.length === 0 || known.length === 0) return 'unrelated'
  const isKin = KIN.some(
    (family) => telling.some((one) => family.has(one)) && known.some((one) => family.has(one)),
  )
  return isKin ? 'unrelated' : 'different'
}

/** Sectors are known by the beginnings of words. */
function sectorsOf(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')}`
  const holds = (stem: string) =>
    text.includes(` ${stem}`) || (stem.length >= 6 && words.some((word) => word.endsWith(stem)))
  return SECTORS.flatMap(([sector, stems]) => (stems.some(holds) ? [sector] : []))
}

const SECTORS = Object.entries(data.sectors)
const KIN = data.kin.map((family) => new Set(family))
