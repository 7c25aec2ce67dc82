import { exactRate } from '@veracite/statistics/exact-rate'
import type { Counted } from '@veracite/statistics/interval'
import { originBody } from '@veracite/terms/origins'
import { CITATION_CLASSES, MEASURES, type Measure, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { countOf } from '../rates/measures.ts'
import type { ScanCell } from '../rates/rate-store.ts'
import type { RateLevel } from './all-kinds.ts'
import type { ExportFilter, ExportRow } from './export-kind.ts'

export interface ExportedScan {
  scanId: string
  brandId: string
  startedAt: string
  finishedAt: string
}

/** Levels of aggregation, and the cell properties that identify a group. */
const LEVELS: readonly { level: RateLevel; by: readonly ('engine' | 'intent' | 'promptId')[] }[] = [
  { level: 'overall', by: [] },
  { level: 'engine', by: ['engine'] },
  { level: 'intent', by: ['intent'] },
  { level: 'engine_intent', by: ['engine', 'intent'] },
  { level: 'prompt', by: ['engine', 'intent', 'promptId'] },
]

interface Group {
  engine: string | null
  intent: string | null
  promptId: string | null
  planned: number
  counts: ScanCell['counts']
}

/** The rates of one scan as rows, in one order. Answers of different origin are never counted together. Pure. */
export function* rateRows(
  scan: ExportedScan,
  cells: readonly ScanCell[],
  filter: ExportFilter = {},
): Generator<ExportRow> {
  for (const origin of ORIGINS) {
    if (filter.origin !== undefined && filter.origin !== origin) continue
    const own = cells.filter((cell) => cell.origin === origin)
    for (const { level, by } of LEVELS) {
      if (filter.level !== undefined && filter.level !== level) continue
      for (const group of grouped(own, by)) {
        if (filter.engine !== undefined && filter.engine !== group.engine) continue
        if (filter.intent !== undefined && filter.intent !== group.intent) continue
        for (const measure of MEASURES)
          if (filter.measure === undefined || filter.measure === measure)
            yield rowOf(scan, origin, level, group, measure)
      }
    }
  }
}

/** By code units, which every runtime sorts alike. */
export const inOrder = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : one > other ? 1 : 0

function grouped(
  cells: readonly ScanCell[],
  by: readonly ('engine' | 'intent' | 'promptId')[],
): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const cell of cells) {
    const named = {
      engine: by.includes('engine') ? cell.engine : null,
      intent: by.includes('intent') ? cell.intent : null,
      promptId: by.includes('promptId') ? cell.promptId : null,
    }
    const key = `${named.promptId} ${named.engine} ${named.intent}`
    const group = groups.get(key) ?? { ...named, planned: 0, counts: {} }
    groups.set(key, group)
    group.planned += cell.planned
    for (const name of CITATION_CLASSES)
      group.counts[name] = (group.counts[name] ?? 0) + (cell.counts[name] ?? 0)
  }
  return [...groups].sort(inOrder).map(([, group]) => group)
}

function rowOf(
  scan: ExportedScan,
  origin: Origin,
  level: RateLevel,
  group: Group,
  measure: Measure,
): ExportRow {
  const { engine, intent, promptId, planned, counts } = group
  const { seen, asked }: Counted = countOf({ counts }, measure)
  const { rate, low, high, method } = exactRate({ seen, asked }) ?? NOTHING
  return {
    id: [scan.scanId, origin, level, engine, intent, promptId, measure].map((part) => part ?? '').join('/'),
    ...scan,
    ...{ level, engine, intent, promptId, ...originBody(origin), measure },
    ...{ planned, seen, answers: asked, rate, low, high, method },
  }
}

const NOTHING = { rate: null, low: null, high: null, method: null }
