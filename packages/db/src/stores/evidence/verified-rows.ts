// Plain SQL: the newest row of each answer is picked by `distinct on`, beside a value inside a signed document.
import type { CitationClass } from '@veracite/terms/vocabulary'
import type { Pool } from '../../connection.ts'

/** The newest classification of one answer of a re-verification, and the job that asked for it. */
export interface NewestOfVerified extends Record<string, unknown> {
  capture_id: string
  /** Its signed manifest names it. */
  look_id: string
  classification_id: string
  citation_class: CitationClass
}

/** Of a run's classified answers after `cursor`, in order. */
export const listNewestOfVerified = (
  { sql }: Pool,
  runId: string,
  cursor: string | null,
  limit: number,
): Promise<NewestOfVerified[]> => sql<NewestOfVerified[]>`
    select distinct on (k.id) k.id as capture_id, c.id as classification_id, c.citation_class,
      convert_from(m.body, 'UTF8')::jsonb #>> '{collector,trigger,id}' as look_id
    from evidence.captures k
    join evidence.classifications c on c.capture_id = k.id
    join evidence.manifests m on m.subject_id = k.id
    where k.run_id = ${runId}::uuid and k.kind = 'verification' and (${cursor}::uuid is null or k.id > ${cursor}::uuid)
    order by k.id, c.created_at desc, c.id desc limit ${limit}`
