import { randomBytes, randomUUID } from 'node:crypto'
import type { Queryable } from '@veracite/db/open-postgres'

/** A capture that says nothing, for tests of what is stored beside it. */
export async function insertCapture(
  sql: Queryable,
  {
    id = randomUUID(),
    runId = randomUUID(),
    kind = 'original',
    engine = 'CHATGPT',
    at = new Date(),
  }: { id?: string; runId?: string; kind?: string; engine?: string; at?: Date } = {},
): Promise<void> {
  const time = at.toISOString()
  await sql`
    insert into evidence.captures (id, run_id, kind, engine, access_kind, provider, wire, adapter_version, locale, request,
      http_status, content_type, headers, sha256, byte_length, extracted, cost_basis, asked_at, answered_at, captured_at)
    values (${id}::uuid, ${runId}::uuid, ${kind}, ${engine}, 'official_api', 'test', 'test', '1', 'en', '{}', 200,
      'text/plain', '{}', ${randomBytes(32)}, 1, '{}', 'none', ${time}::timestamptz, ${time}::timestamptz,
      ${time}::timestamptz)`
}
