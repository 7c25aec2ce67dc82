import { modelBreaks } from '../rates/changes.ts'
import type { ServedModel } from '../rates/rate-store.ts'
import type { ClassCell } from './class-changes.ts'

/** A scan's answers, and which models gave them. */
export interface MeasuredCells {
  cells: ClassCell[]
  models: readonly ServedModel[]
}

/**
 * The cells of these scans, newest first, without answers from before an engine's model changed: two models
 * share no baseline.
 */
export function sinceBreak(scans: readonly MeasuredCells[]): ClassCell[][] {
  const broken = new Set<string>()
  const [newest] = scans
  return scans.map(({ cells, models }) => {
    for (const { engine } of modelBreaks(models, newest?.models ?? [])) broken.add(engine)
    return cells.filter(({ engine }) => !broken.has(engine))
  })
}
