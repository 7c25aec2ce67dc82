// Plain SQL: the newest row of each answer is picked by `distinct on`, beside a value inside a signed document.
import type { VerifiedToReclassify } from '@veracite/core/runs/run-store'
import type { Pool } from '../../connection.ts'

/** The newest classification of each answer of a run's re-verifications after `cursor`, in order. */
export const listNewestOfVerified = (
  { sql }: Pool,
  runId: string,
  cursor: string | null,
  limit: number,
) => sql<Pick<VerifiedToReclassify, 'captureId' | 'lookId' | 'classificationId' | 'citationClass'>[]>`
    select distinct on (k.id) k.id as "captureId", c.id as "classificationId", c.citation_class as "citationClass",
      -- The job that asked for it: its signed manifest names it.
      convert_from(m.body, 'UTF8')::jsonb #>> '{collector,trigger,id}' as "lookId"
    from evidence.captures k
    join evidence.classifications c on c.capture_id = k.id
    join evidence.manifests m on m.subject_id = k.id and m.run_id = k.run_id
    where k.run_id = ${runId}::uuid and k.kind = 'verification' and (${cursor}::uuid is null or k.id > ${cursor}::uuid)
    order by k.id, c.created_at desc, c.id desc limit ${limit}`
