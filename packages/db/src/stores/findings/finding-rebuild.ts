// Plain SQL: whole pages of runs are locked and read, with `distinct on` and counts beside each row.

import { falseStatements } from '@veracite/core/statements/false-statements'
import { readStoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type { AskedPage } from '@veracite/terms/page'
import type { Tx } from '../../connection.ts'
import { type AccusedAnswer, insertLooks, keepFindings } from './finding-rows.ts'
import { FROM_THE_FIRST, refreshFindings } from './finding-states.ts'

/** One page of judged runs, locked so that none is reclassified while its findings are rebuilt. */
export async function rebuildOccurrences(
  tx: Tx,
  brandId: string,
  { limit, cursor }: AskedPage,
  now: Date,
): Promise<{ runs: number; nextCursor: string | null }> {
  const page = await tx.sql<{ id: string }[]>`
    select id from veracite.runs
    where brand_id = ${brandId}::uuid and status in ('CLASSIFIED', 'SET_ASIDE')
      and (${cursor}::uuid is null or id > ${cursor}::uuid)
    order by id limit ${limit} for share`
  const runIds = page.map(({ id }) => id)
  if (runIds.length === 0) return { runs: 0, nextCursor: null }
  await keepFindings(tx, await originals(tx, runIds), { kind: 'original' }, now)
  for (const [lookId, answers] of await verified(tx, runIds))
    await keepFindings(tx, answers.map(accused), { kind: 'verification', lookId }, now)
  await insertLooks(tx, runIds)
  return { runs: runIds.length, nextCursor: runIds.length < limit ? null : (runIds.at(-1) ?? null) }
}

type Judged = Omit<AccusedAnswer, 'statements'> & { verdict: unknown }

/**
 * Only confabulated answers are accused of anything; the others are included so that their occurrences are
 * removed.
 */
async function originals(tx: Tx, runIds: string[]): Promise<AccusedAnswer[]> {
  const rows = await tx.sql<Judged[]>`
    select r.id as "runId", r.capture_id as "captureId", coalesce(r.classification_id, r.id) as "classificationId", c.verdict
    from veracite.runs r
    left join evidence.classifications c on c.id = r.classification_id and r.citation_class = 'CONFABULATED'
    where r.id = any(${runIds}::uuid[])`
  return rows.map(accused)
}

/** The answers of re-verifications by the job that asked for them, which their signed manifests name. */
async function verified(tx: Tx, runIds: string[]): Promise<Map<string, Judged[]>> {
  const rows = await tx.sql<(Judged & { lookId: string })[]>`
    select distinct on (k.id) k.run_id as "runId", k.id as "captureId", c.id as "classificationId", c.verdict,
      convert_from(m.body, 'UTF8')::jsonb #>> '{collector,trigger,id}' as "lookId"
    from evidence.captures k
    join evidence.classifications c on c.capture_id = k.id
    join evidence.manifests m on m.subject_id = k.id and m.run_id = k.run_id
    where k.run_id = any(${runIds}::uuid[]) and k.kind = 'verification'
    order by k.id, c.created_at desc, c.id desc`
  return Map.groupBy(rows, ({ lookId }) => lookId)
}

const accused = ({ verdict, runId, captureId, classificationId }: Judged): AccusedAnswer => ({
  ...{ runId, captureId, classificationId },
  statements: verdict === null ? [] : falseStatements(readStoredVerdict(verdict).claims),
})

/** Recounts some findings of a brand after `cursor`, and updates their states. */
export async function rebuildSome(
  tx: Tx,
  brandId: string,
  cursor: string | null,
  limit: number,
  now: Date,
): Promise<string[]> {
  const rows = await tx.sql<{ id: string; delta: number }[]>`
    select f.id, (select count(*) from veracite.finding_occurrences o where o.finding_id = f.id)::int - f.occurrences as delta
    from (
      select id, occurrences from veracite.findings
      where brand_id = ${brandId}::uuid and (${cursor}::uuid is null or id > ${cursor}::uuid)
      order by id limit ${limit} for update
    ) f order by f.id`
  const deltas = new Map(rows.map(({ id, delta }) => [id, delta]))
  await refreshFindings(tx, deltas, { now, since: FROM_THE_FIRST })
  return rows.map(({ id }) => id)
}
