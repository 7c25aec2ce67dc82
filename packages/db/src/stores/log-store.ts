import type {
  LoggedLeaf,
  LogStore,
  RegisteredKey,
  StoredCheckpoint,
  TreeHead,
} from '@veracite/core/evidence/log-port'
import type { Database, Queryable, Sql } from '../open-postgres.ts'
import { isUuid } from './ids.ts'

/** The transparency log in PostgreSQL. Plain SQL on whole batches: one statement a table, whatever the batch. */
export function createLogStore({ sql }: Pick<Database, 'sql'>): LogStore {
  const walk = createQueueWalk()
  return {
    async integrate(limit, now, grower) {
      const since = walk.begin()
      const taken = await sql.begin(async (tx) => {
        // Sent together, answered in order: the head is read under the lock.
        const [held, head] = await Promise.all([holdLog(tx), newestHead(tx)])
        if (!held) return null
        const size = head?.size ?? 0
        const [leaves, tiles] = await Promise.all([
          takeLeaves(tx, { base: size, since, limit, now }),
          readTiles(tx, grower.reads(size)),
        ])
        if (leaves.hashes.length === 0) return { ...leaves, size }
        const grown = grower.grow(head, tiles, leaves.hashes)
        await Promise.all([insertTiles(tx, grown.tiles), insertHead(tx, grown, now)])
        return { ...leaves, size: grown.size }
      })
      if (taken === null) return null
      const added = taken.hashes.length
      if (added === limit) walk.reached(taken.until)
      return { size: taken.size, added }
    },

    publish: (now, sign) =>
      sql.begin(async (tx) => {
        const [held, head, last] = await Promise.all([holdLog(tx), newestHead(tx), newestCheckpoint(tx)])
        const note = held && head ? await sign(head, last) : null
        if (!head || note === null) return null
        await tx`
          insert into evidence.log_checkpoints (size, note, signed_at)
          values (${head.size}, ${note}, ${now.toISOString()}::timestamptz)`
        return { size: head.size, note, signedAt: now }
      }),

    newestHead: () => newestHead(sql),
    newestCheckpoint: () => newestCheckpoint(sql),
    readTiles: (tiles) => readTiles(sql, tiles),

    async publishedTile({ level, n, width }) {
      // How many leaves must be published for the tile to have its last hash.
      const leaves = (n * 256 + width) * 256 ** level
      if (!Number.isSafeInteger(leaves)) return null
      const [row] = await sql<{ hashes: Uint8Array }[]>`
        select substring(hashes for ${width * 32}::int) as hashes from evidence.log_tiles
        where level = ${level} and n = ${n} and width >= ${width}
          and ${leaves}::bigint <= (select max(size) from evidence.log_checkpoints)
        order by width limit 1`
      return row?.hashes ?? null
    },

    async publishedEntries({ n, width }) {
      const first = n * 256
      if (!Number.isSafeInteger(first + width)) return null
      const rows = await sql<{ body: Uint8Array }[]>`
        select body from evidence.log_leaves
        where idx >= ${first} and idx < ${first + width}
          and ${first + width}::bigint <= (select max(size) from evidence.log_checkpoints)
        order by idx`
      return rows.length === width ? rows.map((row) => row.body) : null
    },

    findLeaves: (subjectIds, options) => findLeaves(sql, subjectIds, options ?? {}),

    async newestUnstamped(tsa) {
      const checkpoint = await newestCheckpoint(sql)
      if (checkpoint === null) return null
      const stamped = await sql`
        select from evidence.log_timestamps where size = ${checkpoint.size} and tsa = ${tsa} limit 1`
      return stamped.length === 0 ? checkpoint : null
    },

    unstampedCaptures: (tsa, since, limit) => sql`
      select c.id as "captureId", m.signature from evidence.captures c
      join evidence.manifests m on m.subject_id = c.id
      where c.kind = 'original' and c.captured_at >= ${since.toISOString()}::timestamptz
        and not exists (select from evidence.log_timestamps t where t.capture_id = c.id and t.tsa = ${tsa})
      order by c.captured_at, c.id limit ${limit}`,

    async appendTimestamp({ id, size, captureId, tsa, genTime, request, response, createdAt }) {
      await sql`
        insert into evidence.log_timestamps (id, over, size, capture_id, tsa, gen_time, request, response, created_at)
        select ${id}::uuid, ${size === null ? 'capture' : 'checkpoint'}, ${size}::bigint, ${captureId}::uuid, ${tsa},
               ${genTime.toISOString()}::timestamptz, ${request}::bytea, ${response}::bytea,
               ${createdAt.toISOString()}::timestamptz
        where not exists (
          select from evidence.log_timestamps
          where tsa = ${tsa} and (size = ${size}::bigint or capture_id = ${captureId}::uuid))`
    },

    async newestUncosigned(witness) {
      const checkpoint = await newestCheckpoint(sql)
      const [row] = await sql<{ size: number | null }[]>`
        select max(size) as size from evidence.log_cosignatures where witness = ${witness}`
      const cosignedSize = row?.size ?? 0
      return checkpoint === null || checkpoint.size === cosignedSize ? null : { checkpoint, cosignedSize }
    },

    async appendCosignature({ size, witness, line, cosignedAt }) {
      await sql`
        insert into evidence.log_cosignatures (size, witness, line, cosigned_at)
        values (${size}, ${witness}, ${line}, ${cosignedAt.toISOString()}::timestamptz)
        on conflict do nothing`
    },

    async newestCosigned(witnesses, quorum) {
      const [row] = await sql<CheckpointRow[]>`
        select size, ${fullNote(sql)} as note, (extract(epoch from signed_at) * 1000)::float8 as signed
        from evidence.log_checkpoints k
        where size = (
          select size from evidence.log_cosignatures where witness = any(${[...witnesses]}::text[])
          group by size having count(*) >= ${quorum}::int order by size desc limit 1)`
      return row ? toCheckpoint(row) : null
    },

    async pending(most) {
      const [row] = await sql<{ leaves: number; oldest: number | null }[]>`
        select (select count(*) from (select from veracite.log_queue limit ${most}) waiting) as leaves,
               (extract(epoch from (select min(queued_at) from veracite.log_queue)) * 1000)::float8 as oldest`
      return { leaves: row?.leaves ?? 0, oldestAt: row?.oldest == null ? null : new Date(row.oldest) }
    },

    async registerKey({ role, keyId, name, publicKey, notBefore }) {
      await sql`
        insert into evidence.keys (role, key_id, name, public_key, not_before)
        values (${role}, ${keyId}, ${name}, ${publicKey}, ${notBefore.toISOString()}::timestamptz)
        on conflict do nothing`
      const keys = await listKeys(sql)
      const stored = keys.find((key) => key.role === role && (role === 'log' || key.keyId === keyId))
      if (!stored) throw new Error(`The ${role} key was neither stored nor found.`)
      return stored
    },

    async retireKey(keyId, notAfter, now) {
      await sql`
        insert into evidence.key_retirements (role, key_id, not_after, recorded_at)
        select role, key_id, ${notAfter.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
        from evidence.keys where key_id = ${keyId}
        on conflict do nothing`
      return (await listKeys(sql)).find((key) => key.keyId === keyId) ?? null
    },

    listKeys: () => listKeys(sql),
  }
}

/**
 * Until the end of the transaction. The transaction form, because a pooler may hand the session to somebody else. And
 * every statement under it is planned anew: the queue is empty one minute and long the next, and a plan made for a
 * young log would read all of an old one, in the guard of the tree heads too.
 */
async function holdLog(tx: Queryable): Promise<boolean> {
  const [row] = await tx<{ held: boolean }[]>`
    select set_config('plan_cache_mode', 'force_custom_plan', true),
           pg_try_advisory_xact_lock(hashtextextended('veracite.log', 0)) as held`
  return row?.held === true
}

async function newestHead(sql: Queryable): Promise<TreeHead | null> {
  const [row] = await sql<TreeHead[]>`
    select size, root from evidence.log_tree_heads order by size desc limit 1`
  return row ?? null
}

async function newestCheckpoint(sql: Queryable): Promise<StoredCheckpoint | null> {
  const [row] = await sql<CheckpointRow[]>`
    select size, ${fullNote(sql)} as note, (extract(epoch from signed_at) * 1000)::float8 as signed
    from evidence.log_checkpoints k order by size desc limit 1`
  return row ? toCheckpoint(row) : null
}

/**
 * Where to begin looking for the oldest leaves. What was taken leaves dead entries at the front of the queue's index
 * until the next vacuum, and each batch of a long queue would step over all of them. So the batches of a backlog begin
 * where the last one ended; but rows commit out of order, and every sixteenth looks behind it for those that were late,
 * as does every one after the queue was empty.
 */
function createQueueWalk(): { begin(): string; reached(until: string): void } {
  let since = QUEUE_BEGIN
  let steps = 0
  return {
    begin: () => {
      const from = since
      since = QUEUE_BEGIN
      return from
    },
    reached: (until) => {
      steps += 1
      if (steps % 16 !== 0) since = until
    },
  }
}

const QUEUE_BEGIN = '-infinity'

/** Moves the oldest leaves from the queue into the log and returns their hashes in order. */
async function takeLeaves(
  tx: Queryable,
  { base, since, limit, now }: { base: number; since: string; limit: number; now: Date },
): Promise<{ hashes: Uint8Array[]; until: string }> {
  const [row] = await tx<{ hashes: Uint8Array | null; until: string | null }[]>`
    with taken as (
      delete from veracite.log_queue q
      using (
        select ctid from veracite.log_queue where queued_at >= ${since}::timestamptz
        order by queued_at, subject_id limit ${limit}
      ) oldest
      where q.ctid = oldest.ctid
      returning subject_id, kind, body, queued_at
    ), added as (
      insert into evidence.log_leaves (idx, kind, subject_id, body, integrated_at)
      select ${base}::bigint + row_number() over (order by queued_at, subject_id) - 1, kind, subject_id, body,
             ${now.toISOString()}::timestamptz
      from taken
      returning idx, leaf_hash
    )
    select string_agg(leaf_hash, ''::bytea order by idx) as hashes, (select max(queued_at)::text from taken) as until
    from added`
  const hashes = row?.hashes ?? new Uint8Array()
  return {
    hashes: Array.from({ length: hashes.length / 32 }, (_, i) => hashes.subarray(32 * i, 32 * (i + 1))),
    until: row?.until ?? QUEUE_BEGIN,
  }
}

type Tiles = Awaited<ReturnType<LogStore['readTiles']>>
type TileIds = Parameters<LogStore['readTiles']>[0]

async function readTiles(sql: Queryable, wanted: TileIds): Promise<Tiles> {
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

async function insertHead(tx: Queryable, { size, root }: TreeHead, now: Date): Promise<void> {
  await tx`
    insert into evidence.log_tree_heads (size, root, created_at)
    values (${size}, ${root}, ${now.toISOString()}::timestamptz)`
}

/** All hashes go over as one value and are cut apart by the server: an array of bytes would be sent as text. */
async function insertTiles(tx: Queryable, tiles: Tiles): Promise<void> {
  await tx`
    insert into evidence.log_tiles (level, n, width, hashes)
    select level, n, width, substring(${Buffer.concat(tiles.map((tile) => tile.hashes))}::bytea from 1 + 32 * before for 32 * width)
    from (
      select level, n, width, (sum(width) over (order by position) - width)::int as before
      from unnest(${tiles.map((tile) => tile.level)}::int[], ${tiles.map((tile) => tile.n)}::bigint[],
                  ${tiles.map((tile) => tile.width)}::int[]) with ordinality as tile (level, n, width, position)
    ) placed`
}

async function findLeaves(
  sql: Sql,
  subjectIds: readonly string[],
  { preferStamped = false, atMost = Number.MAX_SAFE_INTEGER }: { preferStamped?: boolean; atMost?: number },
): Promise<LoggedLeaf[]> {
  const known = subjectIds.filter(isUuid)
  if (known.length === 0) return []
  const rows = await sql<
    (Partial<CheckpointRow> & { subjectId: string; index: number; body: Uint8Array; integrated: number })[]
  >`
    select leaf.subject_id as "subjectId", leaf.idx as index, leaf.body,
           (extract(epoch from leaf.integrated_at) * 1000)::float8 as integrated, first.*
    from evidence.log_leaves leaf
    left join lateral (
      select k.size, ${fullNote(sql)} as note, (extract(epoch from k.signed_at) * 1000)::float8 as signed
      from evidence.log_checkpoints k
      where k.size = coalesce(
        (select min(size) from evidence.log_timestamps
         where ${preferStamped} and size > leaf.idx and size <= ${atMost}::bigint),
        (select min(size) from evidence.log_checkpoints where size > leaf.idx and size <= ${atMost}::bigint))
    ) first on true
    where leaf.subject_id = any(${known}::uuid[])
    order by leaf.idx`
  return rows.map(({ subjectId, index, body, integrated, size, note, signed }) => ({
    subjectId,
    index,
    body,
    integratedAt: new Date(integrated),
    checkpoint: size == null || note == null ? null : toCheckpoint({ size, note, signed: signed ?? 0 }),
  }))
}

async function listKeys(sql: Sql): Promise<RegisteredKey[]> {
  const rows = await sql<
    (Omit<RegisteredKey, 'notBefore' | 'notAfter'> & { since: number; until: number | null })[]
  >`
    select role, key_id as "keyId", name, public_key as "publicKey",
           (extract(epoch from not_before) * 1000)::float8 as since,
           (extract(epoch from not_after) * 1000)::float8 as until
    from evidence.keys left join evidence.key_retirements using (role, key_id)
    order by not_before, key_id limit 1000`
  return rows.map(({ since, until, ...key }) => ({
    ...key,
    notBefore: new Date(since),
    notAfter: until === null ? null : new Date(until),
  }))
}

interface CheckpointRow {
  size: number
  note: string
  signed: number
}

const toCheckpoint = ({ size, note, signed }: CheckpointRow): StoredCheckpoint => ({
  size,
  note,
  signedAt: new Date(signed),
})

/** Of checkpoint `k`: as it was signed, and the lines of the witnesses that have cosigned it since. */
const fullNote = (sql: Queryable) => sql`k.note || coalesce(
  (select string_agg(c.line, '' order by c.cosigned_at, c.witness) from evidence.log_cosignatures c where c.size = k.size), '')`
