import { benjaminiHochberg } from '@veracite/statistics/benjamini-hochberg'
import { exactMcNemar } from '@veracite/statistics/mcnemar'
import type { NamedSums } from './measures.ts'

/** The brand beside each rival, paired by answer: exact McNemar, two-sided, and all rivals are one family. Pure. */
export function differencesFrom(own: NamedSums, rivals: readonly NamedSums[]) {
  const pairs = rivals.map(({ named, together }) => {
    const [onlyRival, onlyBrand] = [named - together, own.named - together]
    return { onlyRival, onlyBrand, both: together, p: exactMcNemar(onlyRival, onlyBrand) }
  })
  const found = benjaminiHochberg(pairs.map(({ p }) => ({ p, times: 1 })))
  return pairs.map((pair, at) => ({ ...pair, differs: found[at]?.standsOut === true }))
}
