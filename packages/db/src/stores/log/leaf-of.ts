// Plain SQL: a part of statements that read signed manifests.
import type { Fragment } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'

/** The leaf of a signed manifest: in the log, waiting for it, or refused by it. */
export const leafOf = (sql: Queryable, subjectId: Fragment): Fragment => sql`
  coalesce((select l.body from evidence.log_leaves l where l.subject_id = ${subjectId}),
    (select q.body from veracite.log_queue q where q.subject_id = ${subjectId}),
    (select r.body from veracite.log_refused r where r.subject_id = ${subjectId}))`
