import { randomBytes } from 'node:crypto'
import {
  createCaptureSigner,
  generateCaptureKey,
} from '../../packages/adapters/src/platform/capture-signer.ts'
import { systemClock } from '../../packages/adapters/src/platform/system.ts'
import { type Database, openPostgres, type Sql } from '../../packages/db/src/open-postgres.ts'
import { createLogStore } from '../../packages/db/src/stores/log/log-store.ts'
import { signManifest } from '../../packages/evidence/src/capture/sign-manifest.ts'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../../packages/evidence/src/log/log-key.ts'
import type { LeafGuard } from '../../packages/evidence/src/log/log-port.ts'
import { GROWER, publishCheckpoint } from '../../packages/evidence/src/log/sequencer.ts'
import type { NoteSigner } from '../../packages/verify/src/log/note-key.ts'

/** One checkpoint per batch: what a busy log publishes in a second. */
const BATCH = 8_192

/**
 * Extends the log by this many realistic leaves, through the real sequencer: every database guard holds,
 * tiles and heads are right, checkpoints are signed. The leaves differ only in their digest, which belongs to
 * no real manifest: for sizing and benchmarks, never for a log that anyone relies on.
 */
export async function seedLog(
  database: Pick<Database, 'sql' | 'db' | 'role'>,
  { leaves, signer, say }: { leaves: number; signer: NoteSigner; say?: (size: number) => void },
): Promise<number> {
  const log = createLogStore(database)
  const publish = publishCheckpoint({ log, signer, keeper: null, clock: systemClock })
  for (let left = leaves; left > 0; ) {
    const count = Math.min(left, BATCH)
    await queueLeaves(database.sql, count)
    const integrated = await log.integrate(count, systemClock.now(), GROWER, admitAll)
    if (integrated === null) throw new Error('Another process is entering leaves: stop it first.')
    await publish()
    left -= integrated.added
    say?.(integrated.size)
  }
  return (await log.newestHead())?.size ?? 0
}

/** Leaves that belong to no manifest have nothing that could be checked. */
export const admitAll: LeafGuard = async (leaves) => leaves.map(() => ({ publicKey: null, refused: null }))

/** The database server makes them: only two strings are sent. */
async function queueLeaves(sql: Sql, count: number): Promise<void> {
  const [before, after] = leafAroundDigest()
  await sql`
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select id, 'capture', convert_to(${before} || encode(sha256(uuid_send(id)), 'base64') || ${after}, 'UTF8'), now()
    from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) made`
}

function leafAroundDigest(): [before: string, after: string] {
  const { leaf } = signManifest(createCaptureSigner(generateCaptureKey()), { seeded: true })
  const [before = '', after = ''] = Buffer.from(leaf)
    .toString()
    .split(/(?<="digest":")[^"]+/)
  return [before, after]
}

/** `DATABASE_URL=… VERACITE_LOG_KEY=… bun tools/commands/seed-log.ts LEAVES`, on a migrated database. */
if (import.meta.main) {
  const leaves = Number(process.argv[2] ?? 1_000_000)
  const { DATABASE_URL: url, VERACITE_LOG_KEY: key } = process.env
  if (!url) throw new Error('DATABASE_URL must name a migrated database.')
  const signer = parseLogKey(key ?? formatLogKey(LOCAL_ORIGIN, randomBytes(32)), null)
  const database = await openPostgres({ url, max: 2, applicationName: 'veracite-seed-log' })
  const begun = performance.now()
  const say = (size: number) => process.stderr.write(`\r${size} leaves`)
  const size = await seedLog(database, { leaves, signer, say })
  const seconds = (performance.now() - begun) / 1000
  process.stderr.write('\n')
  console.log(
    `${leaves} leaves in ${seconds.toFixed(0)} s (${Math.round(leaves / seconds)}/s); the log has ${size}`,
  )
  await database.close()
}
