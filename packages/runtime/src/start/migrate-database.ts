import { type MigrationResult, migrate } from '@veracite/db/migrate'
import { APP_ROLE, LOG_ROLE } from '@veracite/db/roles'
import { StartRefusal } from '@veracite/db/start-refusal'
import { describeProblems, parseConfig, type Secrets } from '../settings/config.ts'
import type { Env } from '../settings/env.ts'

type Addresses = Pick<Secrets, 'migrationsUrl' | 'logDatabaseUrl'> & { databaseUrl: string }

/**
 * Migrates as the database's owner if that login is known, which also grants the application's logins access;
 * otherwise as far as it may.
 */
export const migrateDatabase = (
  { databaseUrl, migrationsUrl, logDatabaseUrl }: Addresses,
  continuesLog: boolean,
): Promise<MigrationResult> => {
  const log =
    logDatabaseUrl === null
      ? { variable: 'DATABASE_URL', url: databaseUrl, role: LOG_ROLE }
      : { variable: 'VERACITE_LOG_DATABASE_URL', url: logDatabaseUrl, role: LOG_ROLE }
  return migrate({
    url: migrationsUrl ?? databaseUrl,
    logins: [
      { variable: 'DATABASE_URL', url: databaseUrl, role: APP_ROLE },
      // Only a process that continues the log grants a login access to it: the others may not know that a
      // separate login exists.
      ...(continuesLog ? [log] : []),
    ],
  })
}

const ADDRESSES = new Set(['DATABASE_URL', 'VERACITE_MIGRATIONS_URL', 'VERACITE_LOG_DATABASE_URL'])

/** The step before all other processes of an installation. It needs only its three database URLs. */
export async function migrateFromEnv(env: Env): Promise<MigrationResult> {
  const own = Object.fromEntries([...ADDRESSES].map((name) => [name, env[name]]))
  const parsed = parseConfig(own, 'standalone')
  if (!parsed.ok) throw new StartRefusal(describeProblems(parsed.problems))
  const { databaseUrl } = parsed.secrets
  if (databaseUrl === null)
    throw new StartRefusal(
      'DATABASE_URL is required: it names the database and the login to grant access to.',
    )
  return await migrateDatabase({ ...parsed.secrets, databaseUrl }, true)
}
