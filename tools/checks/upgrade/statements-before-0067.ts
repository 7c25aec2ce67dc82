import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@veracite/db/open-postgres'

interface Key {
  about: string
  value: string
}

export interface OldStatement {
  predicate: string
  stated: string
  /** The key that the version before 0067 made of the words. */
  was: Key
  /** The key of the value. */
  is: Key
}

let clock = Date.parse('2026-12-01T00:00:00Z')

/** A finished scan of one prompt. */
export async function leaveScan({ sql }: Pick<Database, 'sql'>, brandId: string): Promise<string> {
  const id = randomUUID()
  const at = new Date(clock).toISOString()
  await sql`
    insert into veracite.scans (id, account_id, brand_id, job_id, status, total_prompts, total_runs, created_at, finished_at)
    select ${id}::uuid, account_id, id, ${id}::uuid, 'COMPLETED', 1, 1, ${at}::timestamptz, ${at}::timestamptz
    from veracite.brands where id = ${brandId}::uuid`
  return id
}

/**
 * An answer of the scan, its verdict without keys, and its finding as the old version kept it. Rows as that version wrote
 * them, in its tables.
 */
export async function leaveAnswer(
  { sql }: Pick<Database, 'sql'>,
  { brandId, scanId }: { brandId: string; scanId: string },
  { predicate, stated, was }: OldStatement,
  isSettled: boolean,
): Promise<void> {
  clock += 60_000
  const at = new Date(clock).toISOString()
  const settledAt = isSettled ? new Date(clock + 30_000).toISOString() : null
  const [runId, captureId, classificationId] = [randomUUID(), randomUUID(), randomUUID()]
  const verdict = {
    class: 'CONFABULATED',
    rule: 'test',
    version: '1',
    mentions: [],
    ownedCitations: [],
    factsCoverage: { facts: 0, compared: 0 },
    needsReview: [],
    readers: [],
    read: { characters: 0, of: 0 },
    claims: [
      { predicate, stated, verdict: 'contradicted', certainty: 'certain', factId: null, truth: 'the truth' },
    ],
  }
  await sql.begin(async (tx) => {
    const [brand] = await tx<{ account_id: string; prompt_id: string }[]>`
      select b.account_id, p.id as prompt_id from veracite.brands b
      join veracite.prompts p on p.brand_id = b.id where b.id = ${brandId}::uuid order by p.id limit 1`
    if (brand === undefined) throw new Error('The brand has no prompt.')
    await tx`
      insert into evidence.captures (id, run_id, kind, engine, access_kind, provider, wire, adapter_version, locale, request,
        http_status, content_type, headers, sha256, byte_length, extracted, cost_basis, asked_at, answered_at, captured_at)
      values (${captureId}::uuid, ${runId}::uuid, 'original', 'CHATGPT', 'official_api', 'test', 'test', '1', 'en',
        '{}', 200, 'text/plain', '{}', ${randomBytes(32)}, 1, '{}', 'none', ${at}::timestamptz, ${at}::timestamptz,
        ${at}::timestamptz)`
    await tx`
      insert into evidence.classifications (id, run_id, capture_id, citation_class, rule, classifier_version, verdict, facts,
        deciding_fact_ids, excerpt, created_at)
      values (${classificationId}::uuid, ${runId}::uuid, ${captureId}::uuid, 'CONFABULATED', 'test', '1',
        ${JSON.stringify(verdict)}::text::jsonb, '[]', '{}', '', ${at}::timestamptz)`
    await tx`
      insert into veracite.runs (id, scan_id, account_id, brand_id, prompt_id, engine, intent, status, capture_id, captured_at,
        citation_class, classification_id, created_at, origin)
      values (${runId}::uuid, ${scanId}::uuid, ${brand.account_id}::uuid, ${brandId}::uuid,
        ${brand.prompt_id}::uuid, 'CHATGPT', 'BRANDED', 'CLASSIFIED', ${captureId}::uuid, ${at}::timestamptz,
        'CONFABULATED', ${classificationId}::uuid, ${at}::timestamptz, 'engine')`
    const [finding] = await tx<{ id: string }[]>`
      insert into veracite.findings as f (id, brand_id, engine, predicate, about, value, stated, truth, first_look,
        first_said_at, last_look, last_said_at, last_prompt_id, last_run_id, occurrences, state, state_since, asked_since,
        settled_by, operator_settled_at, operator_name, operator_note, origin)
      values (veracite.uuidv7(), ${brandId}::uuid, 'CHATGPT', ${predicate}, ${was.about}, ${was.value}, ${stated}, 'the truth',
        ${scanId}::uuid, ${at}::timestamptz, ${scanId}::uuid, ${at}::timestamptz, ${brand.prompt_id}::uuid,
        ${runId}::uuid, 1, ${isSettled ? 'settled' : 'open'}, ${at}::timestamptz, 0, ${isSettled ? 'operator' : null},
        ${settledAt}::timestamptz, ${isSettled ? 'Ada' : null}, ${isSettled ? 'a person said so' : null}, 'engine')
      on conflict (brand_id, engine, predicate, about, value, origin) do update
        set occurrences = f.occurrences + 1, last_said_at = excluded.last_said_at, stated = excluded.stated,
          last_look = excluded.last_look, last_run_id = excluded.last_run_id
      returning id`
    await tx`
      insert into veracite.finding_prompts (prompt_id, finding_id)
      values (${brand.prompt_id}::uuid, ${finding?.id ?? ''}::uuid) on conflict do nothing`
    await tx`
      insert into veracite.finding_occurrences (finding_id, capture_id, run_id, look_id, prompt_id, kind, classification_id,
        stated, truth, fact_id, said_at)
      values (${finding?.id ?? ''}::uuid, ${captureId}::uuid, ${runId}::uuid, ${scanId}::uuid,
        ${brand.prompt_id}::uuid, 'original', ${classificationId}::uuid, ${stated}, 'the truth', null, ${at}::timestamptz)`
  })
}
