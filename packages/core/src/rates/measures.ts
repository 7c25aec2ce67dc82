import type { Counted } from '@veracite/statistics/interval'
import { CITATION_CLASSES, type Measure } from '@veracite/terms/vocabulary'
import type { ScanCell } from './rate-store.ts'

/** How many of a cell's classified answers the measure counts. Unclassified answers count nowhere. */
export function countOf({ counts }: Pick<ScanCell, 'counts'>, measure: Measure): Counted {
  let asked = 0
  for (const name of CITATION_CLASSES) asked += counts[name] ?? 0
  return { seen: measure === 'mentioned' ? asked - (counts.ABSENT ?? 0) : (counts[measure] ?? 0), asked }
}
