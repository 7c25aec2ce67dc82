// Plain SQL: classifications, runs and counters of a whole batch change in one statement.
import { falseStatements } from '@veracite/core/statements/false-statements'
import type { NewCapture } from '@veracite/evidence/capture/new-capture'
import { isProvisional, type NewClassification } from '@veracite/evidence/records/new-classification'
import type { Fragment, Tx } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { keepFindings } from '../findings/finding-rows.ts'
import { keepCatalogueFacts } from '../products/product-facts.ts'
import { appendReadings } from '../readings/reading-rows.ts'
import { queueSources } from '../sources/source-rows.ts'
import { captureParts, captureValues, givenCaptures } from './capture-rows.ts'
import { appendManifests } from './manifest-rows.ts'

/** The rows that make up one piece of evidence. Always inside the caller's transaction. */

export async function appendCaptureRows({ sql, inRow }: Tx, capture: NewCapture): Promise<void> {
  const values = captureValues([{ capture, inRow }])
  await sql`with ${givenCaptures(sql, values)}, ${captureParts(sql, sql`given`, values)} select`
}

/**
 * Classifications of original answers are the runs' own classes, so runs and counters are updated too; those
 * of re-verifications are history only. Findings, and jobs for cited pages, follow from both. Returns the
 * recorded changes of findings, for `emitFindingEvents` at the end of the transaction.
 */
export async function appendClassificationRows(
  tx: Tx,
  added: NewClassification[],
  look: Parameters<typeof keepFindings>[2],
): Promise<string[]> {
  if (added.length === 0) return []
  const now = added[0]?.createdAt ?? new Date(0)
  const readings = added.flatMap((one) => one.readings)
  await appendReadings(tx, readings)
  const facts = added.flatMap((one) => one.facts)
  await keepCatalogueFacts(tx, facts, now)
  if (look.kind === 'original') await sealAgain(tx, added)
  const given = newClassifications(tx.sql, classificationValues(added))
  await (look.kind === 'original' ? appendAndCount(tx.sql, given) : tx.sql`with ${given} select`)
  await appendManifests(
    tx,
    'classification',
    added.map(({ id, runId, manifest, createdAt }) => ({ subjectId: id, runId, manifest, createdAt })),
  )
  const accused = added.map(({ id, runId, captureId, verdict }) => ({
    captureId,
    runId,
    classificationId: id,
    statements: falseStatements(verdict.claims),
  }))
  const changes = await keepFindings(tx, accused, look, now)
  await queueSources(tx, accused, now)
  return changes
}

/** Outcomes name the class of each answer, so those of a scan that was sealed with another one are sealed again. */
async function sealAgain({ sql }: Tx, added: readonly NewClassification[]): Promise<void> {
  const at = (added[0]?.createdAt ?? new Date(0)).toISOString()
  await sql`
    insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
    select veracite.uuidv7(), 'scan.seal', 'classify', jsonb_build_object('scanId', scan_id), scan_id::text,
           ${at}::timestamptz, ${at}::timestamptz
    from (
      select distinct r.scan_id
      from unnest(${added.map(({ runId }) => runId)}::uuid[],
                  ${added.map(({ verdict }) => verdict.class)}::text[]) as now (run_id, class)
      join veracite.runs r on r.id = now.run_id and r.citation_class is distinct from now.class
      where exists (
        select from evidence.scan_manifests m where m.scan_id = r.scan_id and m.kind = 'outcome')
    ) changed
    on conflict do nothing`
}

/**
 * The two large documents of each are sent as bytes: inside the list, the server would parse them three
 * times.
 */
function classificationValues(added: readonly NewClassification[]): { rows: string; documents: Uint8Array } {
  const documents: Buffer[] = []
  let length = 0
  const place = (document: unknown): number => {
    const bytes = Buffer.from(JSON.stringify(document))
    documents.push(bytes)
    length += bytes.byteLength
    return bytes.byteLength
  }
  const rows = added.map(({ verdict, ...row }) => ({
    id: row.id,
    run_id: row.runId,
    capture_id: row.captureId,
    citation_class: verdict.class,
    rule: verdict.rule,
    classifier_version: verdict.version,
    documents_at: length,
    verdict_size: place(verdict),
    facts_size: place(row.facts),
    deciding_fact_ids: `{${row.decidingFactIds.join()}}`,
    reading_ids: `{${row.standing.map(({ id }) => id).join()}}`,
    review_reasons: `{${[...new Set(verdict.needsReview.map(({ reason }) => reason))].join()}}`,
    excerpt: row.excerpt,
    provisional: isProvisional(row),
    created_at: row.createdAt,
  }))
  return { rows: JSON.stringify(rows), documents: Buffer.concat(documents) }
}

function newClassifications(
  sql: Queryable,
  { rows, documents }: ReturnType<typeof classificationValues>,
): Fragment {
  // Named once: a value that stands in two places of a statement is sent twice.
  const documentAt = (at: Fragment, size: Fragment): Fragment =>
    sql`convert_from(substring((select bytes from sent) from 1 + ${at} for ${size}), 'UTF8')::jsonb`
  return sql`
  sent as materialized (select ${documents}::bytea as bytes), added as materialized (
    select * from json_to_recordset(${rows}::json) as added (id uuid, run_id uuid, capture_id uuid,
      citation_class text, rule text, classifier_version text, documents_at int, verdict_size int, facts_size int,
      deciding_fact_ids text, reading_ids text, review_reasons text, excerpt text, provisional boolean,
      created_at timestamptz)
  ), new_classifications as (
    insert into evidence.classifications (id, run_id, capture_id, citation_class, rule, classifier_version, verdict,
      facts, deciding_fact_ids, reading_ids, excerpt, provisional, created_at)
    select id, run_id, capture_id, citation_class, rule, classifier_version,
      ${documentAt(sql`documents_at`, sql`verdict_size`)},
      ${documentAt(sql`documents_at + verdict_size`, sql`facts_size`)}, deciding_fact_ids::uuid[],
      reading_ids::uuid[], excerpt, provisional, created_at
    from added
  )`
}

/**
 * Runs take their new class, and the counters change by the difference from the old one. Runs and cells are
 * locked in key order, so that two transactions on the same ones wait instead of deadlocking. Decreases
 * always find their row: the increase that created it was committed before.
 */
const appendAndCount = (sql: Queryable, given: Fragment): Fragment => sql`
    with ${given}, before as materialized (
      select id, brand_id, engine, intent, citation_class as old, (captured_at at time zone 'UTC')::date as day, origin,
        (review_reasons <> '{}')::int as old_review, provisional::int as old_provisional
      from veracite.runs where id = any (array(select run_id from added))
      order by id for update
    ), classified as (
      update veracite.runs r set status = 'CLASSIFIED', citation_class = added.citation_class,
        classification_id = added.id, review_reasons = added.review_reasons::text[], provisional = added.provisional,
        error = null
      from before join added on added.run_id = before.id
      where r.id = before.id
    ), moves as (
      select brand_id, day, engine, intent, origin, move.class as citation_class, move.by, move.review,
        move.provisional
      from before join added on added.run_id = before.id,
        lateral (values (before.old, -1, -before.old_review, -before.old_provisional),
          (added.citation_class, 1, (added.review_reasons <> '{}')::int, added.provisional::int))
          as move (class, by, review, provisional)
      where move.class is not null
    ), ${countMoves(sql, 'daily')}, ${countMoves(sql, 'total')} select`

/** The counters of each day, and those of all days. */
const COUNTED_BY = {
  daily: ['brand_id', 'day', 'engine', 'intent', 'citation_class', 'origin'],
  total: ['brand_id', 'engine', 'intent', 'citation_class', 'origin'],
}

function countMoves(sql: Queryable, span: keyof typeof COUNTED_BY): Fragment {
  const columns = COUNTED_BY[span]
  const key = sql.unsafe(columns.join())
  const isSame = sql.unsafe(columns.map((column) => `c.${column} = m.${column}`).join(' and '))
  const table = sql(`veracite.class_counts_${span}`)
  return sql`${sql(span)} as (
      select ${key}, sum(by)::int as by, sum(review)::int as review, sum(provisional)::int as provisional
      from moves group by ${key} having sum(by) <> 0 or sum(review) <> 0 or sum(provisional) <> 0
    ), ${sql(`lowered_${span}`)} as (
      update ${table} c set runs = c.runs + m.by, for_review = c.for_review + m.review,
        provisional = c.provisional + m.provisional
      from ${sql(span)} m where m.by <= 0 and ${isSame}
    ), ${sql(`raised_${span}`)} as (
      insert into ${table} as c (${key}, runs, for_review, provisional)
      select * from ${sql(span)} where by > 0 order by ${key}
      on conflict (${key}) do update
      set runs = c.runs + excluded.runs, for_review = c.for_review + excluded.for_review,
        provisional = c.provisional + excluded.provisional
    )`
}
