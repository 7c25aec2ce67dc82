// Plain SQL: lists are ranked and aggregated on the server; custody goes to three tables in one statement.
import type {
  BundleStore,
  StoredManifest,
  StoredSealed,
  StoredTimestamp,
} from '@veracite/evidence/bundle/bundle-port'
import type { StoredRecording } from '@veracite/evidence/bundle/recording-part'
import { BLOCK_LINES } from '@veracite/evidence/log/sealed-list'
import { MAX_LINES } from '@veracite/verify/bundle/bundle'
import { MAX_PLANNED_PROMPTS } from '@veracite/verify/bundle/limits'
import { inTransaction } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'
import { listSlots } from '../app-plans/list-slots.ts'
import { isUuid } from '../ids.ts'
import { leafOf } from '../log/leaf-of.ts'
import { listImports } from '../products/list-imports.ts'
import { readFactsById } from '../read-facts.ts'
import { type Raw, withTimes } from '../times.ts'
import { listWitnessed } from './witnessed-rows.ts'

export function createBundleStore({ sql, db }: Pick<Database, 'sql' | 'db'>): BundleStore {
  return {
    async listManifests(runId, limit) {
      if (!isUuid(runId)) return []
      const rows = await sql<Raw<StoredManifest>[]>`
        with ranked as (
          select subject_id, kind, body, signature, key_id, created_at,
                 row_number() over (order by created_at desc, subject_id desc) as newest,
                 row_number() over (order by created_at, subject_id) as oldest
          from evidence.manifests where run_id = ${runId}
        )
        select m.subject_id as "subjectId", m.kind, m.body, m.signature, m.key_id as "keyId",
               m.created_at as "createdAt", ${leafOf(sql, sql`m.subject_id`)} as leaf
        from ranked m
        where m.newest < ${limit} or m.oldest = 1
        order by m.oldest`
      return rows.map((row) => withTimes<StoredManifest>(row, 'createdAt'))
    },

    async listSealed(scanId, place) {
      if (!isUuid(scanId)) return []
      const block = Math.floor(place / BLOCK_LINES)
      const rows = await sql<
        (Raw<Omit<StoredSealed, 'roots' | 'history'>> & {
          roots: Uint8Array
          historyPlace: number
          historyBlock: string | null
          historyRoots: Uint8Array | null
        })[]
      >`
        select m.subject_id as "subjectId", m.kind, m.body, m.signature, m.key_id as "keyId",
               m.created_at as "createdAt",
               ${leafOf(sql, sql`m.subject_id`)} as leaf,
               own.lines as block, every.roots, every.lines, cell.place as "historyPlace",
               before.lines as "historyBlock", before.roots as "historyRoots", named.prompts
        from evidence.scan_manifests m
        join veracite.scans s on s.id = m.scan_id
        join evidence.scan_lines own
          on own.scan_id = m.scan_id and own.kind = m.kind and own.version = m.version and own.block = ${block}
        cross join lateral (select ${place}::int % (s.total_prompts * cardinality(s.engines)) as place) cell
        cross join lateral (
          select string_agg(h.root, ''::bytea order by h.block) as roots,
                 max(h.lines) filter (where h.block = cell.place / ${BLOCK_LINES}::int) as lines
          from evidence.scan_lines h where m.kind = 'plan' and h.scan_id = m.scan_id and h.kind = 'history'
        ) before
        cross join lateral (
          select array_agg(encode(p.text_sha256, 'hex') order by a.place) as prompts
          from veracite.scan_prompts a join veracite.prompts p on p.id = a.prompt_id
          where m.kind = 'plan' and s.total_prompts > ${MAX_PLANNED_PROMPTS}::int and a.scan_id = m.scan_id
        ) named
        cross join lateral (
          select string_agg(l.root, ''::bytea order by l.block) as roots,
                 case when m.kind = 'outcome' and count(*) <= ${Math.ceil(MAX_LINES / BLOCK_LINES)}
                   then string_agg(l.lines, E'\\n' order by l.block) end as lines
          from evidence.scan_lines l where l.scan_id = m.scan_id and l.kind = m.kind and l.version = m.version
        ) every
        where m.scan_id = ${scanId} and m.version = (
          select max(newest.version) from evidence.scan_manifests newest
          where newest.scan_id = m.scan_id and newest.kind = m.kind)
        order by m.created_at`
      if (rows.length === 0) return await listSlots({ sql }, scanId, place)
      return rows.map(({ roots, historyPlace, historyBlock, historyRoots, ...row }) => ({
        ...withTimes<Omit<StoredSealed, 'roots' | 'history'>>(row, 'createdAt'),
        roots: hashesOf(roots),
        history:
          historyBlock === null || historyRoots === null
            ? null
            : { place: historyPlace, block: historyBlock, roots: hashesOf(historyRoots) },
      }))
    },

    listWitnessed: (runId, limit) => listWitnessed(sql, runId, limit),

    async findRecording(captureId) {
      const [found] = await sql<StoredRecording[]>`
        select screen, picture, conversation from evidence.recordings where capture_id = ${captureId}::uuid`
      return found ?? null
    },

    listFacts: (factIds) => readFactsById(db, factIds.filter(isUuid)),

    listImports: (wanted) => listImports(sql, wanted),

    async listTimestamps(sizes, captureId) {
      const rows = await sql<Raw<StoredTimestamp>[]>`
        select over, size, tsa, request, response, gen_time as "genTime"
        from evidence.log_timestamps
        where size = any(${[...sizes]}::bigint[]) or capture_id = ${captureId}
        order by gen_time, id limit 32`
      return rows.map((row) => withTimes<StoredTimestamp>(row, 'genTime'))
    },

    appendCustody: ({ manifest, ...event }, quietMs) =>
      inTransaction({ sql }, async (tx) => {
        // If the lock is taken, another export is writing its event at this moment. Asked for in a statement of
        // its own, because only the next one sees what the last holder wrote.
        const [lock] = await tx.sql<{ held: boolean }[]>`
          select pg_try_advisory_xact_lock(hashtextextended(${`custody ${event.runId}`}, 0)) as held`
        if (!lock?.held) return false
        const at = event.occurredAt.toISOString()
        const after = new Date(event.occurredAt.getTime() - quietMs).toISOString()
        const [row] = await tx.sql<{ added: number }[]>`
          with event as (
            insert into evidence.custody_events (id, run_id, capture_id, event, actor, reason, occurred_at)
            select ${event.id}::uuid, ${event.runId}::uuid, ${event.captureId}::uuid, ${event.event},
                   ${event.actor}, ${event.reason}, ${at}::timestamptz
            where not exists (
                select from evidence.custody_events
                where run_id = ${event.runId}::uuid and event = ${event.event}
                  and occurred_at > ${after}::timestamptz)
            returning id, run_id
          ), signed as (
            insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
            select id, 'custody', run_id, ${manifest.body}::bytea, ${manifest.signature}::bytea,
                   ${manifest.keyId}, ${at}::timestamptz
            from event
          ), queued as (
            insert into veracite.log_queue (subject_id, kind, body, queued_at)
            select id, 'custody', ${manifest.leaf}::bytea, ${at}::timestamptz from event
          )
          select count(*) as added from event`
        return row?.added === 1
      }),
  }
}

const hashesOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: bytes.length / 32 }, (_, i) => bytes.subarray(32 * i, 32 * (i + 1)))
