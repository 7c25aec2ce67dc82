// Plain SQL: each statement moves or reads a whole batch of the log.
import type {
  LeafCheck,
  LoggedLeaf,
  LogStore,
  RegisteredKey,
  StoredCheckpoint,
  TreeHead,
} from '@veracite/evidence/log/log-port'
import { hexEncode } from '@veracite/verify/bytes'
import type { Queryable, Sql } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import { type Raw, withTimes } from '../times.ts'

/** The statements of the log, each over a whole batch; `log-store.ts` says when and as whom they run. */

/** A time before that of every leaf. */
export const QUEUE_BEGIN = '-infinity'

export async function newestHead(sql: Queryable): Promise<TreeHead | null> {
  const [row] = await sql<TreeHead[]>`
    select size, root from evidence.log_tree_heads order by size desc limit 1`
  return row ?? null
}

export async function newestCheckpoint(sql: Queryable): Promise<StoredCheckpoint | null> {
  const [row] = await sql<Raw<StoredCheckpoint>[]>`
    select size, ${fullNote(sql)} as note, signed_at as "signedAt"
    from evidence.log_checkpoints k order by size desc limit 1`
  return row ? toCheckpoint(row) : null
}

/** How to treat a leaf that is already in the log and queued again. */
export type Again = 'refused' | 'dropped'

/** A leaf at the front of the queue, with the manifest that its subject has, wherever that is stored. */
export interface FrontLeaf {
  subjectId: string
  body: Uint8Array
  manifest: Uint8Array | null
  isPlan: boolean
  queuedAt: string
}

/**
 * The oldest leaves, in the order in which they enter the log. Plans go before everything else that waits,
 * whatever the clocks say: anyone who sees an answer in the log also sees the plan committed before it.
 */
export const readFront = (
  tx: Queryable,
  { since, limit }: { since: string; limit: number },
): Promise<FrontLeaf[]> => tx<FrontLeaf[]>`
  select q.subject_id as "subjectId", q.body, q.turn = 0 as "isPlan", q.queued_at::text as "queuedAt",
         coalesce(m.body, s.body, p.body, t.body, c.body, d.body, w.body, k.body, r.body, h.body, g.body, o.body, x.body) as manifest
  from (
    select * from (
      (select 0 as turn, subject_id, body, queued_at from veracite.log_queue where kind = 'plan'
       order by queued_at, subject_id limit ${limit})
      union all
      (select 1, subject_id, body, queued_at from veracite.log_queue
       where kind <> 'plan' and queued_at >= ${since}::timestamptz
       order by queued_at, subject_id limit ${limit})
    ) waiting
    order by turn, queued_at, subject_id limit ${limit}
  ) q
  left join evidence.manifests m on m.subject_id = q.subject_id
  left join evidence.scan_manifests s on s.subject_id = q.subject_id
  left join evidence.source_pages p on p.id = q.subject_id
  left join evidence.source_trails t on t.id = q.subject_id
  left join evidence.cases c on c.id = q.subject_id
  left join evidence.act_days d on d.id = q.subject_id
  left join evidence.watch_manifests w on w.id = q.subject_id
  left join evidence.catalogue_imports k on k.id = q.subject_id
  left join evidence.witnessed r on r.id = q.subject_id
  left join evidence.reader_checks h on h.id = q.subject_id
  left join evidence.draw_decisions g on g.id = q.subject_id
  left join evidence.orders o on o.id = q.subject_id
  left join evidence.order_withdrawals x on x.id = q.subject_id
  order by q.turn, q.queued_at, q.subject_id`

/** Moves these leaves from the queue into the log, in this order, and returns their hashes. */
export async function enterLeaves(
  tx: Queryable,
  { base, subjectIds, now, again }: { base: number; subjectIds: string[]; now: Date; again: Again },
): Promise<Uint8Array[]> {
  if (subjectIds.length === 0) return []
  const [row] = await tx<{ hashes: Uint8Array | null }[]>`
    with taken as (
      delete from veracite.log_queue q
      using unnest(${subjectIds}::uuid[]) with ordinality as entering (subject_id, place)
      where q.subject_id = entering.subject_id
      returning q.subject_id, q.kind, q.body, entering.place
    ), added as (
      insert into evidence.log_leaves (idx, kind, subject_id, body, integrated_at)
      select ${base}::bigint + row_number() over (order by place) - 1, kind, subject_id, body,
             ${now.toISOString()}::timestamptz
      from taken
      ${again === 'dropped' ? tx`where not exists (select from evidence.log_leaves entered where entered.subject_id = taken.subject_id)` : tx``}
      returning idx, leaf_hash
    )
    select string_agg(leaf_hash, ''::bytea order by idx) as hashes from added`
  const hashes = row?.hashes ?? new Uint8Array()
  return Array.from({ length: hashes.length / 32 }, (_, i) => hashes.subarray(32 * i, 32 * (i + 1)))
}

/** Moves leaves that may not enter the log out of the way of those that may. */
export async function setLeavesAside(
  tx: Queryable,
  refused: readonly (LeafCheck & { subjectId: string })[],
  now: Date,
): Promise<void> {
  if (refused.length === 0) return
  const keys = refused.map(({ publicKey }) => (publicKey === null ? null : hexEncode(publicKey)))
  await tx`
    with aside as (
      delete from veracite.log_queue q
      using unnest(${refused.map(({ subjectId }) => subjectId)}::uuid[], ${keys}::text[],
                   ${refused.map(({ refused: reason }) => reason)}::text[]) as no (subject_id, public_key, reason)
      where q.subject_id = no.subject_id
      returning q.subject_id, q.kind, q.body, q.queued_at, decode(no.public_key, 'hex') as public_key, no.reason
    )
    insert into veracite.log_refused (subject_id, kind, body, queued_at, public_key, reason, refused_at)
    select subject_id, kind, body, queued_at, public_key, reason, ${now.toISOString()}::timestamptz from aside
    on conflict (subject_id) do update set
      kind = excluded.kind, body = excluded.body, queued_at = excluded.queued_at,
      public_key = excluded.public_key, reason = excluded.reason, refused_at = excluded.refused_at`
}

/** Queues leaves again that were refused because their key was not registered yet. */
export async function queueAgain(tx: Queryable, publicKey: Uint8Array): Promise<void> {
  await tx`
    with again as (
      delete from veracite.log_refused where public_key = ${publicKey}::bytea
      returning subject_id, kind, body, queued_at
    )
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select subject_id, kind, body, queued_at from again
    on conflict (subject_id) do nothing`
}

type Tiles = Awaited<ReturnType<LogStore['readTiles']>>
type TileIds = Parameters<LogStore['readTiles']>[0]

export async function readTiles(sql: Queryable, wanted: TileIds): Promise<Tiles> {
  if (wanted.length === 0) return []
  return await sql<Tiles>`
    select tile.level, tile.n, tile.width, tile.hashes
    from unnest(${wanted.map((tile) => tile.level)}::int[], ${wanted.map((tile) => tile.n)}::bigint[],
                ${wanted.map((tile) => tile.width)}::int[]) as wanted (level, n, width)
    cross join lateral (
      select level, n, width, hashes from evidence.log_tiles
      where level = wanted.level and n = wanted.n and width >= wanted.width
      order by width limit 1
    ) tile`
}

export async function insertHead(tx: Queryable, { size, root }: TreeHead, now: Date): Promise<void> {
  await tx`
    insert into evidence.log_tree_heads (size, root, created_at)
    values (${size}, ${root}, ${now.toISOString()}::timestamptz)`
}

/** All hashes are sent as one value and cut apart by the server: an array of bytes would be sent as text. */
export async function insertTiles(tx: Queryable, tiles: Tiles): Promise<void> {
  await tx`
    insert into evidence.log_tiles (level, n, width, hashes)
    select level, n, width, substring(${Buffer.concat(tiles.map((tile) => tile.hashes))}::bytea from 1 + 32 * before for 32 * width)
    from (
      select level, n, width, (sum(width) over (order by position) - width)::int as before
      from unnest(${tiles.map((tile) => tile.level)}::int[], ${tiles.map((tile) => tile.n)}::bigint[],
                  ${tiles.map((tile) => tile.width)}::int[]) with ordinality as tile (level, n, width, position)
    ) placed`
}

export async function findLeaves(
  sql: Sql,
  subjectIds: readonly string[],
  { preferStamped = false, atMost = Number.MAX_SAFE_INTEGER }: { preferStamped?: boolean; atMost?: number },
): Promise<LoggedLeaf[]> {
  const known = subjectIds.filter(isUuid)
  if (known.length === 0) return []
  const rows = await sql<LeafRow[]>`
    select leaf.subject_id as "subjectId", leaf.idx as index, leaf.body,
           leaf.integrated_at as "integratedAt", first.*
    from evidence.log_leaves leaf
    left join lateral (
      select k.size, ${fullNote(sql)} as note, k.signed_at as "signedAt"
      from evidence.log_checkpoints k
      where k.size = coalesce(
        (select min(size) from evidence.log_timestamps
         where ${preferStamped} and size > leaf.idx and size <= ${atMost}::bigint),
        (select min(size) from evidence.log_checkpoints where size > leaf.idx and size <= ${atMost}::bigint))
    ) first on true
    where leaf.subject_id = any(${known}::uuid[])
    order by leaf.idx`
  return rows.map(({ size, note, signedAt, ...leaf }) => ({
    ...withTimes<Omit<LoggedLeaf, 'checkpoint'>>(leaf, 'integratedAt'),
    checkpoint: size && note && signedAt ? toCheckpoint({ size, note, signedAt }) : null,
  }))
}

type LeafRow = Raw<Omit<LoggedLeaf, 'checkpoint'>> & {
  [Name in keyof Raw<StoredCheckpoint>]: Raw<StoredCheckpoint>[Name] | null
}

export async function listKeys(sql: Queryable): Promise<RegisteredKey[]> {
  const rows = await sql<Raw<RegisteredKey>[]>`
    select role, key_id as "keyId", name, public_key as "publicKey",
           not_before as "notBefore", not_after as "notAfter"
    from evidence.keys left join evidence.key_retirements using (role, key_id)
    order by not_before, key_id limit 1000`
  return rows.map((row) => withTimes<RegisteredKey>(row, 'notBefore', 'notAfter'))
}

export const toCheckpoint = (row: Raw<StoredCheckpoint>): StoredCheckpoint =>
  withTimes<StoredCheckpoint>(row, 'signedAt')

/** Checkpoint `k` as it was signed, plus the lines of the witnesses that have cosigned it since. */
export const fullNote = (sql: Queryable) => sql`k.note || coalesce(
  (select string_agg(c.line, '' order by c.cosigned_at, c.witness) from evidence.log_cosignatures c where c.size = k.size), '')`
