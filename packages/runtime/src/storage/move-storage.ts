import { openObjects } from '@veracite/adapters/storage/open-objects'
import { openPostgres } from '@veracite/db/open-postgres'
import { OWNER_ROLE } from '@veracite/db/roles'
import { StartRefusal } from '@veracite/db/start-refusal'
import { type ArchiveOptions, archiveMonths } from '@veracite/db/stores/bytes/archive-months'
import { type MoveOptions, moveBytes } from '@veracite/db/stores/bytes/move-bytes'
import { ObjectStoreFailure } from '@veracite/terms/objects'
import { describeProblems, parseConfig } from '../settings/config.ts'
import type { Env } from '../settings/env.ts'

const NEEDED = /^(DATABASE_URL|VERACITE_(MIGRATIONS_URL|STORAGE|S3_.*))$/

/** Moves the bytes of evidence while the product runs. */
export const moveStorage = (
  env: Env,
  { to, ...options }: Omit<MoveOptions, 'sql' | 'objects' | 'to'> & { to: 'postgres' | 's3' | 'file' },
) =>
  withStorage(env, to, (opened) =>
    moveBytes({ ...options, ...opened, to: to === 'postgres' ? to : 'objects' }),
  )

/** Detaches closed months while the product runs. */
export const archiveStorage = (env: Env, options: Omit<ArchiveOptions, 'sql' | 'objects'>) =>
  withStorage(env, null, (opened) => archiveMonths({ ...options, ...opened }))

/** Needs the database and the storage, and no other setting. */
async function withStorage<T>(
  env: Env,
  to: 'postgres' | 's3' | 'file' | null,
  work: (opened: Pick<MoveOptions, 'sql' | 'objects'>) => Promise<T>,
): Promise<T & { place: string }> {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => NEEDED.test(name)))
  const parsed = parseConfig(own, 'standalone')
  if (!parsed.ok) throw new StartRefusal(describeProblems(parsed.problems))
  const { storage, migrationsUrl, databaseUrl } = parsed.secrets
  if (storage === null || (to !== null && to !== 'postgres' && to !== storage.kind))
    throw new StartRefusal('VERACITE_STORAGE must name the object storage that takes the bytes, or has them.')
  const url = migrationsUrl ?? databaseUrl
  if (url === null) throw new StartRefusal('DATABASE_URL is required: it names the database.')
  const asOwner = { role: OWNER_ROLE, statementTimeoutMs: 0, max: 16 }
  const { sql, close } = await openPostgres({ url, applicationName: 'veracite-storage', ...asOwner })
  const objects = openObjects(storage)
  const done = await work({ sql, objects }).finally(close)
  return { ...done, place: objects.place }
}

/** Its message is for the operator. */
export const isMoveRefusal = (error: unknown): error is Error =>
  error instanceof StartRefusal || error instanceof ObjectStoreFailure
