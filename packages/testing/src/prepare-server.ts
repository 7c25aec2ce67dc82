import { randomBytes } from 'node:crypto'
import { migrate } from '@veracite/db/migrate'
import { openPostgres, type Sql } from '@veracite/db/open-postgres'
import { APP_ROLE, ensureRoles, LOG_ROLE, retryWhenRaced } from '@veracite/db/roles'
import { databaseUrl } from './database-url.ts'
import type { RunName } from './run-name.ts'
import type { TestServer } from './test-services.ts'

/**
 * Clears what killed runs left on the server, and creates the migrated database that this run's tests copy.
 */
export async function prepareServer(
  name: TestServer['name'],
  adminUrl: string,
  run: RunName,
): Promise<TestServer> {
  return asAdmin(adminUrl, async (sql) => {
    await dropAll(sql, (database) => run.isLeftover(database, isAlive))
    const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`
    return {
      name,
      version: server?.version ?? 'unknown',
      adminUrl,
      appLogin: await makeAppLogin(sql, `${run.prefix}login`),
      prefix: run.prefix,
      template: await makeTemplate(sql, adminUrl, `${run.prefix}template`),
    }
  })
}

export async function dropRun(server: TestServer): Promise<void> {
  await asAdmin(server.adminUrl, (sql) => dropAll(sql, (name) => name.startsWith(server.prefix)))
}

async function makeTemplate(sql: Sql, adminUrl: string, name: string): Promise<TestServer['template']> {
  try {
    await sql.unsafe(`create database ${name} template template0`)
    await migrate({ url: databaseUrl(adminUrl, name) })
    return { name }
  } catch (error) {
    // Tests that need no database still run; those that do fail with this sentence.
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

async function makeAppLogin(sql: Sql, user: string): Promise<TestServer['appLogin']> {
  if (!(await ensureRoles(sql))) return null
  const password = randomBytes(16).toString('hex')
  await retryWhenRaced(() =>
    sql.unsafe(`create role ${user} login password '${password}' in role ${APP_ROLE}, ${LOG_ROLE}`),
  )
  return { user, password }
}

async function dropAll(sql: Sql, isChosen: (name: string) => boolean): Promise<void> {
  const databases = await sql<{ name: string }[]>`
    select datname as name from pg_database where datname like 'veracite\\_test\\_%'`
  for (const { name } of databases) {
    if (isChosen(name)) await sql`drop database if exists ${sql(name)} with (force)`
  }
  const logins = await sql<{ name: string }[]>`
    select rolname as name from pg_roles where rolname like 'veracite\\_test\\_%'`
  for (const { name } of logins) {
    if (isChosen(name)) await retryWhenRaced(() => sql`drop role if exists ${sql(name)}`)
  }
}

async function asAdmin<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const admin = await openPostgres({ url, max: 1, applicationName: 'veracite-test-setup', role: null })
  try {
    return await work(admin.sql)
  } finally {
    await admin.close()
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
