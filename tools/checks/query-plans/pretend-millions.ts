import type { Sql } from '../../../packages/db/src/open-postgres.ts'
import TABLES from './tables.json' with { type: 'json' }

/**
 * Tables that an operator fills, that have one row per day, key or task, or that are temporary tables of one
 * import: reading them whole is fast.
 */
export const SMALL_TABLES = new Set(TABLES.small)

/**
 * The planner estimates rows as pages times rows per page: with statistics that claim a million rows on the
 * existing pages, it plans as if they were there. Tables that this installation does not use get a row,
 * because an empty table is always read whole.
 */
export async function pretendMillions(sql: Sql): Promise<void> {
  await sql.unsafe(OF_AN_IMPORT)
  await sql.unsafe(FILL)
  await sql`analyze`
  // If a brand has some hundreds of rows, a million rows belong to thousands of brands; the three seeded ones
  // would suggest fewer.
  await sql`
    delete from pg_statistic s using pg_attribute a
    where a.attrelid = s.starelid and a.attnum = s.staattnum and a.attname = 'brand_id'
      and s.starelid = any(${TABLES.manyBrands}::regclass[])`
  // One row says nothing about a million: without statistics the planner uses its defaults.
  await sql`delete from pg_statistic where starelid = any(${TABLES.filled}::regclass[])`
  await sql`
    update pg_class set reltuples = 1000000
    where relnamespace in ('veracite'::regnamespace, 'evidence'::regnamespace) and relkind in ('r', 'p')
      and relpages > 0 and not relname = any(${[...SMALL_TABLES]}::text[])`
}

/** The tables that an import makes for itself, as `import-session.ts` does: its statements cannot be planned without. */
const OF_AN_IMPORT = `
  create temporary table if not exists incoming (line integer, key text collate "C", leaf bytea, body text, words text[]);
  create temporary table if not exists taken (key text collate "C", line integer, leaf bytea, body text, words text[]);
  create temporary table if not exists moved (key text collate "C", leaf bytea, body text, words text[], product_id bigint,
    words_moved boolean, kind text);
  create temporary table if not exists gone (id bigint, words text[]);
  insert into incoming values (1, '', '', '', '{}');
  insert into taken values ('', 1, '', '', '{}');
  insert into moved values ('', '', '', '{}', 1, true, 'added');
  insert into gone values (1, '{}')`

const FILL = `
  insert into veracite.feed_chunks (import_id, n, bytes) select id, 0, '' from veracite.feed_imports limit 1
  on conflict do nothing;
  insert into veracite.register_replies (url, register, status, content_type, sha256, fetched_at)
  select gen_random_uuid()::text, '', 200, '', sha256, now() from evidence.page_bytes limit 1;
  insert into veracite.correction_pages (correction_id, url, role)
  select id, '', 'source' from veracite.corrections limit 1
  on conflict do nothing;
  insert into veracite.correction_versions (correction_id, brand_id, after_cut, until_cut, correction)
  select gen_random_uuid(), id, 0, 1, '{}' from veracite.brands limit 1;
  insert into veracite.prompt_samples (id, brand_id, drawn, created_at)
  select gen_random_uuid(), id, '{}', now() from veracite.brands limit 1;
  insert into veracite.drawn_prompts (sample_id, prompt_id, block, stands_for)
  select s.id, p.id, 1, 1 from veracite.prompt_samples s, veracite.prompts p limit 1
  on conflict do nothing;
  insert into evidence.witnessed (id, run_id, capture_id, result, reason, body, signature, key_id, created_at)
  select gen_random_uuid(), id, gen_random_uuid(), 'not_witnessed', '', '{}', '', '', now() from veracite.runs limit 1;
  insert into veracite.finding_versions (finding_id, brand_id, after_cut, until_cut, finding)
  select gen_random_uuid(), id, 0, 1, '{}' from veracite.brands limit 1;
  insert into veracite.withdrawn_readings (reading_id, run_id, operator_name, withdrawn_at)
  select gen_random_uuid(), id, '', now() from veracite.runs limit 1;
  insert into veracite.undecided_reviews (run_id, classification_id, operator_name, answered_at)
  select id, gen_random_uuid(), '', now() from veracite.runs limit 1
  on conflict do nothing;
  insert into evidence.failed_replies (call_id, place, run_id, engine, access_kind, outcome, request, http_status,
    content_type, headers, is_complete, sha256, bytes, asked_at, answered_at)
  select gen_random_uuid(), 0, gen_random_uuid(), 'CHATGPT', 'api', 'failed', '{}', 500, '', '{}', true, sha256(''::bytea),
    '', now(), now();
  insert into veracite.log_refused (subject_id, kind, body, queued_at, reason, refused_at)
  select gen_random_uuid(), 'capture', '', now(), '', now();
  insert into evidence.page_bytes (sha256, bytes) select sha256(''::bytea), ''
  on conflict do nothing;
  insert into evidence.pages (id, brand_id, job_id, url, final_url, http_status, content_type, headers, sha256, fetched_at)
  select gen_random_uuid(), id, gen_random_uuid(), '', '', 200, '', '{}', sha256(''::bytea), now()
  from veracite.brands limit 1;
  insert into evidence.log_cosignatures (size, witness, line, cosigned_at)
  select size, gen_random_uuid()::text, '', now() from evidence.log_checkpoints limit 1;
  insert into evidence.log_receipts (size, protected_header, signature, signed_at)
  select size, 'x', decode(repeat('00', 64), 'hex'), now() from evidence.log_checkpoints limit 1
  on conflict do nothing;
  insert into evidence.log_timestamps (id, over, size, tsa, gen_time, request, response, created_at)
  select gen_random_uuid(), 'checkpoint', size, '', now(), '', '', now() from evidence.log_checkpoints limit 1;
  insert into evidence.judge_opinions (id, classification_id, run_id, model, prompt_sha256, opinion, agrees, created_at)
  select gen_random_uuid(), id, run_id, '', sha256(''::bytea), '{}', true, now() from evidence.classifications limit 1;
  insert into evidence.readings (id, run_id, capture_id, reader_kind, reader_version, identity_sha256, body, sha256, created_at)
  select gen_random_uuid(), run_id, capture_id, 'model', '', sha256(''::bytea), '{}'::bytea, sha256('{}'::bytea), now()
  from evidence.classifications limit 1;
  insert into evidence.reader_exchanges (reading_id, request, request_sha256, reply, reply_sha256, asked_at, answered_at)
  select id, '', sha256(''::bytea), '', sha256(''::bytea), now(), now() from evidence.readings order by created_at desc limit 1
  on conflict do nothing;
  insert into evidence.verifications (id, run_id, job_id, outcome, capture_ids, model_changed, created_at)
  select gen_random_uuid(), run_id, gen_random_uuid(), 'reproduced', '{}', false, now()
  from evidence.classifications limit 1;
  insert into veracite.schedule_times (schedule_id, planned_at, outcome, handled_at)
  select id, now(), 'missed', now() from veracite.schedules limit 1 on conflict do nothing;
  insert into veracite.delivery_attempts (id, delivery_id, started_at, duration_ms)
  select gen_random_uuid(), id, now(), 0 from veracite.deliveries limit 1;
  insert into evidence.custody_events (id, run_id, event, actor, reason, occurred_at)
  select gen_random_uuid(), run_id, '', '', '', now() from evidence.classifications limit 1;
  insert into veracite.verification_looks (look_id, prompt_id, engine, answered_at)
  select gen_random_uuid(), prompt_id, engine, array[now()] from veracite.runs limit 1;
  insert into veracite.finding_prompts (prompt_id, finding_id)
  select gen_random_uuid(), id from veracite.findings limit 1;
  insert into evidence.finding_events (id, finding_id, state, asked_since, created_at)
  select gen_random_uuid(), id, state, 0, now() from veracite.findings limit 1;
  insert into evidence.source_pages (id, url, outcome, reason, headers, captured_at, body, signature, key_id)
  select gen_random_uuid(), '', 'refused', '{}', '{}', now(), '{}', '', '';
  insert into evidence.source_trails (id, run_id, capture_id, classification_id, page_ids, trail, body, signature, key_id, created_at)
  select gen_random_uuid(), run_id, capture_id, id, '{}', '', '{}', '', '', now() from evidence.classifications limit 1;
  insert into evidence.cases (id, brand_id, runs, parts, bytes, content_sha256, body, signature, key_id, leaf, created_at)
  select gen_random_uuid(), id, 1, 1, 1, sha256(id::text::bytea), '{}', '', '', '', now() from veracite.brands limit 1
  on conflict do nothing;
  insert into evidence.case_parts (case_id, path, bytes) select gen_random_uuid(), '', '';
  insert into veracite.cited_pages (capture_id, place, url) select gen_random_uuid(), 0, '';
  insert into veracite.source_statements (capture_id, place, predicate, about, value, brand_id, page_id, address, says)
  select gen_random_uuid(), 0, '', '', '', id, gen_random_uuid(), '', 'same_error' from veracite.brands limit 1;
  insert into veracite.log_queue (subject_id, kind, body, queued_at) values (gen_random_uuid(), 'capture', '\\x00', now());
  insert into veracite.idempotency_keys (token_sha256, key, operation, request_sha256, answer, created_at)
  values (sha256(''::bytea), gen_random_uuid()::text, '', sha256(''::bytea), '{}', now())`
