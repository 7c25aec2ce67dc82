import type { Counted } from '@veracite/statistics/interval'
import { CITATION_CLASSES } from '@veracite/terms/vocabulary'
import type { ScanCell } from './rate-store.ts'

/** What a rate counts: answers that mention the brand at all, or answers of one class. */
export const MEASURES = ['mentioned', ...CITATION_CLASSES] as const
export type Measure = (typeof MEASURES)[number]

/** How many of a cell's classified answers the measure counts. Unclassified answers count nowhere. */
export function countOf({ counts }: Pick<ScanCell, 'counts'>, measure: Measure): Counted {
  let asked = 0
  for (const name of CITATION_CLASSES) asked += counts[name] ?? 0
  return { seen: measure === 'mentioned' ? asked - (counts.ABSENT ?? 0) : (counts[measure] ?? 0), asked }
}
