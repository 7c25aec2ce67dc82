// Plain SQL: it counts with `filter`, as a part of statements that others write.
import type { ScanCell } from '@veracite/core/rates/rate-store'
import { CITATION_CLASSES, type CitationClass } from '@veracite/terms/vocabulary'
import type { Fragment } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'

/** A row of runs counted by class, as `classCounts` selects them. */
export type ClassCounts = Record<CitationClass, number>

/** A column for each class, in a query that groups runs: how many of the group have it. */
export const classCounts = (sql: Queryable): Fragment[] =>
  CITATION_CLASSES.map(
    (name) => sql`, (count(*) filter (where citation_class = ${name}))::int as ${sql(name)}`,
  )

/** The answers of a prompt by an engine in a scan, counted by class. */
export type CellRow = Omit<ScanCell, 'counts'> & ClassCounts

export const toCell = ({ promptId, engine, origin, intent, planned, ...counts }: CellRow): ScanCell => ({
  ...{ promptId, engine, origin, intent, planned, counts },
})

/** Rows per part: a scan of a hundred thousand prompts and engines is not turned into objects in one go. */
export const CELLS_PER_PART = 1_000
