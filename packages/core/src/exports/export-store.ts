import type { VisibleAccounts } from '@veracite/terms/ports'
import type { ExportKindName } from './all-kinds.ts'
import type { ExportFilter, ExportRow } from './export-kind.ts'

/** A moment that exports are consistent as of. */
export interface ExportCut {
  number: number
  /** The newest event then: what events up to it tell of is in, what later ones tell of is not. */
  asOf: number
  madeAt: Date
}

export interface RowsAsked {
  brandId: string
  cut: number
  filter: ExportFilter
  /** The row after which to go on; null from the first. */
  after: string | null
}

export interface ExportStore {
  /**
   * A cut that sees everything committed before it and nothing that is committed later, whatever was being written
   * meanwhile. Null if writers kept it waiting for too long; nothing was done then, and they were not held up for long.
   * Cuts from before `forgetBefore` are gone afterwards.
   */
  makeCut(now: Date, forgetBefore: Date): Promise<ExportCut | null>
  /** Null if there is none, or no more. */
  findCut(number: number): Promise<ExportCut | null>
  /** The brands of these accounts, archived ones included, in the order of exports; or only this one of them. */
  listBrands(accounts: VisibleAccounts, brandId: string | null): Promise<string[]>
  /** The brand of the row with this id; null if there is no such row. */
  findBrandOf(kind: ExportKindName, rowId: string): Promise<string | null>
  /** The rows of one brand as of the cut, in a fixed order, in bounded parts. Each part is a statement of its own. */
  readRows(kind: ExportKindName, asked: RowsAsked): AsyncIterable<ExportRow[]>
}
