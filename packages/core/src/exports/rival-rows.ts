import { keysOf } from '@veracite/terms/keys-of'
import { originBody } from '@veracite/terms/origins'
import { type Engine, ORIGINS, type Origin, type PromptIntent } from '@veracite/terms/vocabulary'
import {
  figuresAmong,
  NAMED_MEASURES,
  type NamedSums,
  universeOf,
  WHOLE_ANSWER,
} from '../measures/measures.ts'
import type { ExportFilter, ExportRow } from './export-kind.ts'
import { type ExportedScan, inOrder } from './rate-rows.ts'

/** Sums of one subject over all answers, or over those of one engine or to questions of one intent. */
export interface NamedCell {
  subjectId: string
  name: string
  /** `own`, or as declared; empty for the answers themselves. */
  kind: string
  hasDomain: boolean
  /** At most one of the two is not empty. */
  engine: Engine | ''
  intent: PromptIntent | ''
  origin: Origin
  branded: boolean
  sums: NamedSums
}

const LEVELS = ['overall', 'engine', 'intent'] as const

const levelOf = ({ engine, intent }: NamedCell) =>
  engine === '' ? (intent === '' ? 'overall' : 'intent') : 'engine'

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
      for (const level of LEVELS) {
        const own = cells.filter(
          (cell) =>
            cell.origin === origin && cell.branded === (questions === 'naming') && levelOf(cell) === level,
        )
        const groups = Map.groupBy(own, ({ engine, intent }) => engine || intent)
        for (const [value, group] of [...groups].sort(inOrder)) {
          const by = { engine: level === 'engine' ? value : null, intent: level === 'intent' ? value : null }
          const is = { origin, ...by }
          if (keysOf(is).some((name) => filter[name] !== undefined && filter[name] !== is[name])) continue
          for (const { id, ...row } of figures(group, subjects, scan.brandId))
            yield {
              id: [scan.scanId, origin, questions, level, value, id].join('/'),
              ...{ ...scan, questions, level, ...by, ...originBody(origin), ...row },
            }
        }
      }
}

function* figures(cells: readonly NamedCell[], subjects: readonly NamedCell[], brandId: string) {
  const { figure } = figuresAmong(cells, brandId)
  for (const { subjectId, name, kind, hasDomain } of subjects)
    for (const measure of NAMED_MEASURES) {
      const found = figure(measure, { id: subjectId, kind, hasDomain })
      if (found === null) continue
      const { seen, asked, rate, low, high, method } = found
      const counted = { seen, asked, universe: universeOf(measure), rate, low, high, method }
      yield { id: `${subjectId}/${measure}`, subjectId, name, kind, measure, ...counted }
    }
}
