// Plain SQL: statements of a batch are sent together and answered in order, in a transaction of the log’s own role.
import type { LeafGuard, LogStore, ReceiptSignature, TreeGrower } from '@veracite/evidence/log/log-port'
import type { Database, Queryable, Sql } from '../../open-postgres.ts'
import { LOG_ROLE } from '../../roles.ts'
import type { AsLog } from './as-log.ts'
import { offVerbs } from './log-off.ts'
import {
  type Again,
  enterLeaves,
  findLeaves,
  insertHead,
  insertTiles,
  listKeys,
  newestCheckpoint,
  newestHead,
  QUEUE_BEGIN,
  queueAgain,
  readFront,
  readTiles,
  setLeavesAside,
} from './log-rows.ts'
import { stampVerbs, waitingForPeer, witnessVerbs } from './log-stamps.ts'

/**
 * The transparency log in PostgreSQL. Transactions that continue it act as the log's own role: the role used for
 * everything else has no right to do so.
 */
export function createLogStore({ sql, db, role }: Pick<Database, 'sql' | 'db' | 'role'>): LogStore {
  const walk = createQueueWalk()
  const logRole = role === null ? null : LOG_ROLE
  /** Whether there was nothing to integrate last time. */
  let isIdle = true
  const asLog: AsLog = (work) =>
    sql.begin(async (tx) => {
      await actAs(tx, logRole)
      await work(tx)
    })
  return {
    async integrate(limit, now, grower, guard) {
      const since = walk.begin()
      // Checking is cheap; a lock is a write, and most of the time nothing waits.
      if (isIdle) {
        const [waiting] = await sql`select from veracite.log_queue limit 1`
        if (waiting === undefined)
          return { size: (await newestHead(sql))?.size ?? 0, added: 0, oldestAt: null, refused: [] }
      }
      const batch = { since, limit, now, grower, guard }
      const take = (again: Again) => sql.begin((tx) => takeBatch(tx, logRole, { ...batch, again }))
      // Rare, but a batch that fails because of a duplicate would fail for ever.
      const taken = await take('refused').catch((error: unknown) => {
        if (!isDuplicate(error)) throw error
        return take('dropped')
      })
      if (taken === null) return null
      isIdle = taken.looked === 0
      if (taken.looked === limit) walk.reached(taken.until)
      const { size, added, oldestAt, refused } = taken
      return { size, added, oldestAt, refused }
    },

    async publish(now, sign) {
      if (isIdle) {
        const [newest, signed] = await Promise.all([newestHead(sql), newestCheckpoint(sql)])
        if (newest === null || newest.size === signed?.size) return null
      }
      return await sql.begin(async (tx) => {
        const [held, head, last] = await Promise.all([
          holdLog(tx, logRole),
          newestHead(tx),
          newestCheckpoint(tx),
        ])
        const note = held && head ? await sign(head, last) : null
        if (!head || note === null) return null
        await tx`
          insert into evidence.log_checkpoints (size, note, signed_at)
          values (${head.size}, ${note}, ${now.toISOString()}::timestamptz)`
        return { size: head.size, note, signedAt: now }
      })
    },

    newestHead: () => newestHead(sql),
    newestCheckpoint: () => newestCheckpoint(sql),
    readTiles: (tiles) => readTiles(sql, tiles),

    async publishedTile({ level, n, width }) {
      // How many leaves must be published to complete the tile's last hash.
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

    ...keyVerbs(sql, asLog),
    ...receiptVerbs(sql, asLog),
    ...stampVerbs(sql, asLog),
    ...witnessVerbs(sql, asLog),
    ...offVerbs(db),
    waitingForPeer: (peer) => waitingForPeer(sql, peer),

    async pending(most) {
      const [row] = await sql<{ leaves: number; oldest: number | null }[]>`
        select (select count(*) from (select from veracite.log_queue limit ${most}) waiting) as leaves,
               (extract(epoch from (select min(queued_at) from veracite.log_queue)) * 1000)::float8 as oldest`
      return { leaves: row?.leaves ?? 0, oldestAt: row?.oldest == null ? null : new Date(row.oldest) }
    },

    async waitingSinceMs() {
      // Queued, or integrated but not yet covered by a checkpoint: leaves are covered in order, so the first
      // one decides.
      const [row] = await sql<{ since: number | null }[]>`
        select (extract(epoch from least(
          (select min(queued_at) from veracite.log_queue),
          (select integrated_at from evidence.log_leaves
           where idx = coalesce((select max(size) from evidence.log_checkpoints), 0))
        )) * 1000)::float8 as since`
      return row?.since ?? null
    },
  }
}

interface Batch {
  since: string
  limit: number
  now: Date
  grower: TreeGrower
  guard: LeafGuard
  again: Again
}

/** One batch, in one transaction. Null when another process holds the log. */
async function takeBatch(tx: Queryable, role: string | null, batch: Batch) {
  const { now, grower, again } = batch
  // Sent together, answered in order: the head is read under the lock.
  const [held, head, keys] = await Promise.all([holdLog(tx, role), newestHead(tx), listKeys(tx)])
  if (!held) return null
  const front = await readFront(tx, batch)
  const size = head?.size ?? 0
  const checked = (await batch.guard(front, keys, now)).map((check, i) => ({
    ...check,
    subjectId: front[i]?.subjectId ?? '',
  }))
  const refused = checked.filter((check) => check.refused !== null)
  const subjectIds = checked.filter((check) => check.refused === null).map(({ subjectId }) => subjectId)
  const [, hashes, tiles] = await Promise.all([
    setLeavesAside(tx, refused, now),
    enterLeaves(tx, { base: size, subjectIds, now, again }),
    readTiles(tx, grower.reads(size)),
  ])
  const done = {
    looked: front.length,
    oldestAt: oldestOf(front),
    until: front.findLast(({ isPlan }) => !isPlan)?.queuedAt ?? QUEUE_BEGIN,
    refused: refused.map((check) => check.refused ?? ''),
  }
  if (hashes.length === 0) return { ...done, size, added: 0 }
  const grown = grower.grow(head, tiles, hashes)
  await Promise.all([insertTiles(tx, grown.tiles), insertHead(tx, grown, now)])
  return { ...done, size: grown.size, added: hashes.length }
}

function oldestOf(front: readonly { queuedAt: string }[]): Date | null {
  // Plans stand before older leaves.
  const times = front.map(({ queuedAt }) => Date.parse(queuedAt))
  return times.length === 0 ? null : new Date(times.reduce((a, b) => Math.min(a, b)))
}

/**
 * Holds the log until the end of the transaction, as the log's role. Locks a row that only this role may
 * lock, not an advisory lock, which anybody could take and keep. Every statement under it is planned afresh:
 * the queue is empty one minute and long the next, and a plan made for a young log would read all of an old
 * one, even in the trigger on tree heads.
 */
async function holdLog(tx: Queryable, role: string | null): Promise<boolean> {
  const [, held] = await Promise.all([
    actAs(tx, role),
    tx`select from veracite.log_lock for update skip locked`,
    tx`select set_config('plan_cache_mode', 'force_custom_plan', true)`,
  ])
  return held.length === 1
}

async function actAs(tx: Queryable, role: string | null): Promise<void> {
  if (role !== null) await tx`select set_config('role', ${role}, true)`
}

/**
 * Where to start looking for the oldest leaves. Taken leaves remain as dead entries at the front of the
 * queue's index until the next vacuum, and each batch of a long queue would step over all of them. So each
 * batch of a backlog starts where the last one ended. As rows commit out of order, every sixteenth batch, and
 * every one after the queue was empty, starts from the beginning to find late ones.
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

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** The keys that sign captures and the log, and since when. */
const keyVerbs = (sql: Sql, asLog: AsLog) =>
  ({
    async registerKey({ role, keyId, name, publicKey, notBefore }) {
      await asLog(async (tx) => {
        const added = await tx`
        insert into evidence.keys (role, key_id, name, public_key, not_before)
        values (${role}, ${keyId}, ${name}, ${publicKey}, ${notBefore.toISOString()}::timestamptz)
        on conflict do nothing returning key_id`
        if (added.length > 0 && role === 'capture') await queueAgain(tx, publicKey)
      })
      const keys = await listKeys(sql)
      const stored = keys.find((key) => key.role === role && (role === 'log' || key.keyId === keyId))
      if (!stored) throw new Error(`The ${role} key was neither stored nor found.`)
      return stored
    },

    async retireKey(keyId, notAfter, now) {
      await asLog(
        (tx) => tx`
      insert into evidence.key_retirements (role, key_id, not_after, recorded_at)
      select role, key_id, ${notAfter.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from evidence.keys where key_id = ${keyId}
      on conflict do nothing`,
      )
      return (await listKeys(sql)).find((key) => key.keyId === keyId) ?? null
    },

    listKeys: () => listKeys(sql),
  }) satisfies Partial<LogStore>

/** Signatures over roots in the form of COSE receipts. */
const receiptVerbs = (sql: Sql, asLog: AsLog) =>
  ({
    async newestWithoutReceipt() {
      const checkpoint = await newestCheckpoint(sql)
      if (checkpoint === null) return null
      const signed = await sql`select from evidence.log_receipts where size = ${checkpoint.size}`
      return signed.length === 0 ? checkpoint : null
    },

    async appendReceipt({ size, protectedHeader, signature }, now) {
      await asLog(
        (tx) => tx`
      insert into evidence.log_receipts (size, protected_header, signature, signed_at)
      values (${size}, ${protectedHeader}::bytea, ${signature}::bytea, ${now.toISOString()}::timestamptz)
      on conflict do nothing`,
      )
    },

    async findReceipt(index, atMost) {
      const [row] = await sql<ReceiptSignature[]>`
      select size, protected_header as "protectedHeader", signature from evidence.log_receipts
      where size > ${index} and size <= ${atMost ?? Number.MAX_SAFE_INTEGER}::bigint
      order by size limit 1`
      return row ?? null
    },
  }) satisfies Partial<LogStore>
