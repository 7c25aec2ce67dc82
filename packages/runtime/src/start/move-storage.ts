import { openObjects } from '@veracite/adapters/storage/open-objects'
import { runningServer } from '@veracite/db/embedded-postgres'
import { openPostgres } from '@veracite/db/open-postgres'
import { OWNER_ROLE } from '@veracite/db/roles'
import { StartRefusal } from '@veracite/db/start-refusal'
import { type Moved, moveBytes } from '@veracite/db/stores/bytes/move-bytes'
import { describeProblems, parseConfig } from '../settings/config.ts'
import type { Env } from '../settings/env.ts'

const DATABASE = ['DATABASE_URL', 'VERACITE_MIGRATIONS_URL', 'VERACITE_DATA_DIR']
const STORAGE = /^VERACITE_(S3_|STORAGE)/

export interface StorageMove {
  to: 'postgres' | 's3' | 'file'
  onProgress?: (moved: Moved) => void
  settleMs?: number
  readersMs?: number
}

/** Moves the bytes of evidence while the product runs. It needs its database and its storage, and no other setting. */
export async function moveStorage(env: Env, move: StorageMove): Promise<Moved & { storage: string }> {
  const names = Object.keys(env).filter((name) => DATABASE.includes(name) || STORAGE.test(name))
  const parsed = parseConfig(Object.fromEntries(names.map((name) => [name, env[name]])), 'standalone')
  if (!parsed.ok) throw new StartRefusal(describeProblems(parsed.problems))
  const { storage, migrationsUrl, databaseUrl } = parsed.secrets
  if (storage === null)
    throw new StartRefusal('VERACITE_STORAGE is required: it names the object storage to move from or to.')
  if (move.to !== 'postgres' && move.to !== storage.kind)
    throw new StartRefusal(`VERACITE_STORAGE is not ${move.to}: move to ${storage.kind}, or change it.`)
  const url = migrationsUrl ?? databaseUrl ?? (await runningServer(parsed.config.dataDir))
  if (url === null)
    throw new StartRefusal(
      'DATABASE_URL is not set, and no server runs in the data folder: start the standalone, or set DATABASE_URL.',
    )
  const database = await openPostgres({
    url,
    max: 9,
    applicationName: 'veracite-storage',
    role: OWNER_ROLE,
    statementTimeoutMs: 0,
  })
  const objects = openObjects(storage)
  try {
    const { to, ...options } = move
    const moved = await moveBytes({
      ...options,
      sql: database.sql,
      objects,
      to: to === 'postgres' ? to : 'objects',
    })
    return { ...moved, storage: objects.place }
  } finally {
    await database.close()
  }
}
