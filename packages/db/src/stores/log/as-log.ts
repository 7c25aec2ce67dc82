import type { Queryable } from '../../open-postgres.ts'

/** A transaction in the log's own role, which alone may write to it. */
export type AsLog = (work: (tx: Queryable) => Promise<unknown>) => Promise<void>
