// Plain SQL: any number of captures goes to four tables in one statement that is planned once.
import type { NewCapture } from '@veracite/evidence/capture/new-capture'
import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { DigestedBytes, InRow } from '../../byte-store.ts'
import type { Fragment } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { hex } from '../ids.ts'

/**
 * Captures as values of one statement: texts travel as one JSON list, which also holds the offsets of all
 * bytes in a single value that the server cuts apart. Any number of captures takes one round trip and one
 * plan.
 */
export interface CaptureValues {
  captures: string
  captureBytes: Uint8Array
}

/** A capture, and what its rows hold of its replies. */
export interface KeptCapture {
  capture: NewCapture
  inRow: InRow
}

/** Replies may be kept in object storage. Answers may not: statements search, measure and export them. */
export const repliesOf = (capture: NewCapture): DigestedBytes[] =>
  partsOf(capture).filter(({ name }) => name !== ANSWER)

export function captureValues(captures: readonly KeptCapture[]): CaptureValues {
  const chunks: Uint8Array[] = []
  let length = 0
  const place = (bytes: Uint8Array): Place => {
    chunks.push(bytes)
    length += bytes.byteLength
    return { at: length - bytes.byteLength, size: bytes.byteLength }
  }
  const rows = captures.map((kept) => toRow(kept, place))
  return { captures: JSON.stringify(rows), captureBytes: Buffer.concat(chunks) }
}

/** The part of a statement that reads them: `given`. */
export const givenCaptures = (sql: Queryable, { captures }: CaptureValues): Fragment => sql`
  given as materialized (
    select * from json_to_recordset(${captures}::json) as given (id uuid, run_id uuid, kind text,
      engine text, access_kind text, provider text, requested_model text, served_model text, wire text,
      adapter_version text, search_used boolean, locale text, request jsonb, http_status smallint, content_type text,
      headers jsonb, sha256 text, byte_length int, answer_sha256 text, no_answer_reason text, extracted jsonb,
      cost_usd numeric, cost_basis text, asked_at timestamptz, answered_at timestamptz, captured_at timestamptz,
      grade text, parts json, manifest json)
  )`

/**
 * The rows of the captures in `gate`, which is `given` or the part of it that may be stored: captures whose
 * lease is lost get no further.
 */
export function captureParts(sql: Queryable, gate: Fragment, { captureBytes }: CaptureValues): Fragment {
  // Named once: a value that stands in four places of a statement is sent four times.
  const cut = (at: Fragment, size: Fragment): Fragment =>
    sql`substring((select bytes from sent) from 1 + ${at} for ${size})`
  return sql`
  sent as materialized (select ${captureBytes}::bytea as bytes), new_captures as (
    insert into evidence.captures (id, run_id, kind, engine, access_kind, provider, requested_model, served_model,
      wire, adapter_version, search_used, locale, request, http_status, content_type, headers, sha256, byte_length,
      answer_sha256, no_answer_reason, extracted, cost_usd, cost_basis, asked_at, answered_at, captured_at,
      grade)
    select id, run_id, kind, engine, access_kind, provider, requested_model, served_model, wire, adapter_version,
      search_used, locale, request, http_status, content_type, headers, decode(sha256, 'hex'), byte_length,
      decode(answer_sha256, 'hex'), no_answer_reason, extracted, cost_usd, cost_basis, asked_at, answered_at,
      captured_at, grade
    from ${gate}
  ), new_bytes as (
    insert into evidence.capture_bytes (capture_id, captured_at, part, sha256, bytes)
    select id, captured_at, part.name, decode(part.sha256, 'hex'), ${cut(sql`part.at`, sql`part.size`)}
    from ${gate}, json_to_recordset(parts) as part (name text, sha256 text, at int, size int)
  ), signed as materialized (
    select id, run_id, captured_at, m.*
    from ${gate}, json_to_record(manifest) as m (key_id text, body_at int, body_size int, signature_at int,
      signature_size int, leaf_at int, leaf_size int)
  ), new_manifests as (
    insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
    select id, 'capture', run_id, ${cut(sql`body_at`, sql`body_size`)}, ${cut(sql`signature_at`, sql`signature_size`)},
      key_id, captured_at
    from signed
  ), new_leaves as (
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select id, 'capture', ${cut(sql`leaf_at`, sql`leaf_size`)}, captured_at from signed
  )`
}

interface Place {
  at: number
  size: number
}

function toRow(
  { capture, inRow }: KeptCapture,
  place: (bytes: Uint8Array) => Place,
): Record<string, unknown> {
  const { access, extracted } = capture
  return {
    id: capture.id,
    run_id: capture.runId,
    kind: capture.kind,
    engine: access.engine,
    access_kind: access.kind,
    provider: access.provider,
    requested_model: access.model,
    served_model: extracted.servedModel,
    wire: access.wire,
    adapter_version: capture.adapterVersion,
    search_used: extracted.searchUsed,
    locale: capture.locale,
    request: { ...capture.request, earlier: capture.earlier.map((part) => part.summary) },
    http_status: capture.httpStatus,
    content_type: capture.contentType,
    headers: capture.headers,
    sha256: hex(capture.sha256),
    byte_length: capture.bytes.byteLength,
    answer_sha256: capture.answer && hex(capture.answer.sha256),
    no_answer_reason: capture.noAnswerReason,
    extracted: { ...extracted, description: access.description },
    cost_usd: capture.costUsd,
    cost_basis: capture.costBasis,
    asked_at: capture.askedAt,
    answered_at: capture.answeredAt,
    captured_at: capture.capturedAt,
    grade: access.grade ?? null,
    parts: partsOf(capture).map(({ name, sha256, bytes }) => {
      const held = name === ANSWER ? bytes : inRow(bytes)
      return { name, sha256: hex(sha256), ...(held && place(held)) }
    }),
    manifest: placeManifest(capture.manifest, place),
  }
}

const ANSWER = 'answer'

function partsOf(capture: NewCapture): (DigestedBytes & { name: string })[] {
  return [
    { name: 'response', bytes: capture.bytes, sha256: capture.sha256 },
    ...(capture.answer ? [{ name: ANSWER, ...capture.answer }] : []),
    ...capture.earlier.map(({ bytes, sha256 }, index) => ({ name: `earlier.${index}`, bytes, sha256 })),
  ]
}

function placeManifest(manifest: SignedManifest, place: (bytes: Uint8Array) => Place) {
  const [body, signature, leaf] = [manifest.body, manifest.signature, manifest.leaf].map(place)
  return {
    key_id: manifest.keyId,
    body_at: body?.at,
    body_size: body?.size,
    signature_at: signature?.at,
    signature_size: signature?.size,
    leaf_at: leaf?.at,
    leaf_size: leaf?.size,
  }
}
