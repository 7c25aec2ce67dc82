import { boundSinceLastMade } from '@veracite/statistics/confidence-sequence'
import { keysOf } from '@veracite/terms/keys-of'
import type { FindingState } from '@veracite/terms/vocabulary'
import type { ColumnType, ExportColumn, ExportFilterName, ExportKind } from './export-kind.ts'
import kinds from './kinds.json' with { type: 'json' }

/** Levels of aggregation of a row. */
export const RATE_LEVELS = ['overall', 'engine', 'intent', 'engine_intent', 'prompt'] as const
export type RateLevel = (typeof RATE_LEVELS)[number]

export type ExportKindName = keyof typeof kinds
export const EXPORT_KIND_NAMES = keysOf(kinds)

export const EXPORT_KINDS = Object.fromEntries(
  EXPORT_KIND_NAMES.map((name) => [name, kindOf(name)]),
) as Record<ExportKindName, ExportKind>

/** From `kinds.json`, whose columns are name, type (`text?` may be null) and description. */
function kindOf(name: ExportKindName): ExportKind {
  const { filters, columns, ...kind } = kinds[name]
  return { name, ...kind, filters: filters as ExportFilterName[], columns: columns.map(columnOf) }
}

export function columnOf([name = '', type = '', description = '']: readonly string[]): ExportColumn {
  return { name, type: type.replace('?', '') as ColumnType, nullable: type.endsWith('?'), description }
}

/** The share of answers that may still make a statement that was not seen; null for any other state. */
export const upTo = (state: FindingState, askedSince: number, occurrences: number): number | null =>
  state === 'not_seen' ? boundSinceLastMade(askedSince, occurrences) : null
