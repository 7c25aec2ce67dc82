import { originBody } from '@veracite/terms/origins'
import { type Engine, ORIGINS, type Origin, type PromptIntent } from '@veracite/terms/vocabulary'
import {
  appliesTo,
  figureOf,
  NAMED_MEASURES,
  type NamedSums,
  totalsOf,
  universeIn,
  universeOf,
  WHOLE_ANSWER,
} from '../measures/measures.ts'
import type { ExportFilter, ExportRow } from './export-kind.ts'
import { type ExportedScan, inOrder } from './rate-rows.ts'

/** Sums of one subject in the answers of one engine to questions of one intent. */
export interface NamedCell {
  subjectId: string
  name: string
  /** `own`, or as declared; empty for the answers themselves. */
  kind: string
  hasDomain: boolean
  engine: Engine
  intent: PromptIntent
  origin: Origin
  branded: boolean
  sums: NamedSums
}

const LEVELS = [
  { level: 'overall', of: () => '' },
  { level: 'engine', of: ({ engine }: NamedCell) => engine },
  { level: 'intent', of: ({ intent }: NamedCell) => intent },
] as const

/**
 * The brand among its rivals in one scan as rows, in one order. Origins are never counted together, nor questions that name
 * one of them with others. A rival that no answer of the scan names has no row. Pure.
 */
export function* rivalRows(
  scan: ExportedScan,
  cells: readonly NamedCell[],
  filter: ExportFilter = {},
): Generator<ExportRow> {
  const names = new Map(cells.map((cell) => [cell.subjectId, cell]))
  names.delete(WHOLE_ANSWER)
  const subjects = [...names].sort(inOrder).map(([, subject]) => subject)
  for (const origin of ORIGINS)
    for (const questions of ['open', 'naming'] as const)
      for (const { level, of } of LEVELS) {
        const own = cells.filter(
          (cell) => cell.origin === origin && cell.branded === (questions === 'naming'),
        )
        for (const [value, group] of [...Map.groupBy(own, of)].sort(inOrder)) {
          const by = { engine: level === 'engine' ? value : null, intent: level === 'intent' ? value : null }
          const isWanted = (
            [['origin', origin], ...Object.entries(by)] as [keyof ExportFilter, string | null][]
          ).every(([name, is]) => filter[name] === undefined || filter[name] === is)
          if (!isWanted) continue
          for (const { id, ...row } of figures(group, subjects, scan.brandId))
            yield {
              id: [scan.scanId, origin, questions, level, value, id].join('/'),
              ...{ ...scan, questions, level, ...by, ...originBody(origin), ...row },
            }
        }
      }
}

function* figures(
  cells: readonly NamedCell[],
  subjects: readonly Pick<NamedCell, 'subjectId' | 'name' | 'kind' | 'hasDomain'>[],
  brandId: string,
) {
  const total = totalsOf(cells)
  const universe = universeIn(total, brandId)
  for (const { subjectId, name, kind, hasDomain } of subjects)
    for (const measure of NAMED_MEASURES) {
      const figure = figureOf(measure, total(subjectId), universe)
      if (figure === null || !appliesTo(measure, { kind, hasDomain })) continue
      const { seen, asked, rate, low, high, method } = figure
      const counted = { seen, asked, universe: universeOf(measure), rate, low, high, method }
      yield { id: `${subjectId}/${measure}`, subjectId, name, kind, measure, ...counted }
    }
}
