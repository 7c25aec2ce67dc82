// Plain SQL: what was counted in any number of answers is replaced by two statements.
import type { NamedAnswer } from '@veracite/core/rivals/rival-store'
import type { Tx } from '../../connection.ts'

/** Replaces what was counted of these answers. Engine, prompt and times are those of the run. */
export async function putNamed(
  { sql }: Tx,
  namesSha256: string,
  answers: readonly NamedAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  const runIds = answers.map(({ runId }) => runId)
  const of = answers.map(({ runId, classificationId, answer, namesBrand }) => ({
    ...{ run_id: runId, classification_id: classificationId, names_brand: namesBrand },
    ...{ branded: answer.branded, by_model: answer.byModel, others: answer.others },
    remarks: answer.remarks.map(({ topic, tone, quote }) => ({ topic, tone, quote })),
  }))
  await sql`
    insert into veracite.named_runs (run_id, brand_id, scan_id, classification_id, names_sha256, answered_at, engine, intent,
      origin, prompt_id, branded, by_model, others, remarks, names_brand)
    select r.id, r.brand_id, r.scan_id, a.classification_id, decode(${namesSha256}, 'hex'), r.captured_at, r.engine, r.intent,
      r.origin, r.prompt_id, a.branded, a.by_model, a.others, a.remarks, a.names_brand
    from jsonb_to_recordset(${JSON.stringify(of)}::text::jsonb) as a (run_id uuid, classification_id uuid, branded boolean,
      by_model boolean, others jsonb, remarks jsonb, names_brand boolean)
    join veracite.runs r on r.id = a.run_id
    on conflict (run_id) do update set classification_id = excluded.classification_id,
      names_sha256 = excluded.names_sha256, branded = excluded.branded, by_model = excluded.by_model,
      others = excluded.others, remarks = excluded.remarks, names_brand = excluded.names_brand`
  const rows = answers.flatMap(({ runId, answer: { branded }, rows: own }) =>
    own.map(({ subjectId, byModel, mentionsOfAll, ...row }) => ({
      ...{ run_id: runId, subject_id: subjectId, branded, by_model: byModel, mentions_of_all: mentionsOfAll },
      ...row,
    })),
  )
  await sql`delete from veracite.named where run_id = any(${runIds}::uuid[])`
  await sql`
    insert into veracite.named (run_id, subject_id, brand_id, scan_id, prompt_id, engine, intent, origin, branded, named,
      first, place, by_model, recommended, instead, together, cited, mentions, mentions_of_all)
    select r.id, a.subject_id, r.brand_id, r.scan_id, r.prompt_id, r.engine, r.intent, r.origin, a.branded, a.named,
      a.first, a.place, a.by_model, a.recommended, a.instead, a.together, a.cited, a.mentions, a.mentions_of_all
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as a (run_id uuid, subject_id uuid, branded boolean,
      named smallint, first smallint, place smallint, by_model smallint, recommended smallint, instead smallint,
      together smallint, cited smallint, mentions integer, mentions_of_all integer)
    join veracite.runs r on r.id = a.run_id`
}
