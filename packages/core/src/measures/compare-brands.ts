import { benjaminiHochberg } from '@veracite/statistics/benjamini-hochberg'
import { exactMcNemar } from '@veracite/statistics/mcnemar'
import type { NamedSums } from './measures.ts'

/** Answers that name one of two brands and not the other: the pairs that tell them apart. */
export interface BrandDifference {
  onlyRival: number
  onlyBrand: number
  both: number
  /** Exact McNemar, two-sided. */
  p: number
  /** Stands out among all rivals shown, at a false discovery rate of 5 %. */
  differs: boolean
}

/** The brand beside each rival, paired by answer; all of them are one family. Pure. */
export function differencesFrom(own: NamedSums, rivals: readonly NamedSums[]): BrandDifference[] {
  const pairs = rivals.map(({ named, together }) => {
    const [onlyRival, onlyBrand] = [named - together, own.named - together]
    return { onlyRival, onlyBrand, both: together, p: exactMcNemar(onlyRival, onlyBrand) }
  })
  const found = benjaminiHochberg(pairs.map(({ p }) => ({ p, times: 1 })))
  return pairs.map((pair, at) => ({ ...pair, differs: found[at]?.standsOut === true }))
}
