import { openPostgres, type Sql } from '../open-postgres.ts'
import { APP_ROLE, ensureRoles, LOG_ROLE } from '../roles.ts'
import type { Access } from './access.ts'

const NAME = 'veracite'

/**
 * Creates the application's login and its database. Runs at every start, so an interrupted first one is
 * completed.
 */
export async function prepareDatabase(
  port: number,
  access: Access,
): Promise<{ adminUrl: string; appUrl: string }> {
  const address = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const server = await openPostgres({
    url: address('postgres', access.adminPassword, 'postgres'),
    max: 1,
    applicationName: 'veracite-start',
    role: null,
  })
  try {
    await ensureRoles(server.sql)
    await ensureLogin(server.sql, access.appPassword)
    // At every start: the login of an older installation lacks the log's role.
    await server.sql.unsafe(`grant ${LOG_ROLE} to ${NAME}`)
    const [found] = await server.sql`select from pg_database where datname = ${NAME}`
    if (found === undefined) await server.sql`create database ${server.sql(NAME)}`
  } finally {
    await server.close()
  }
  return {
    adminUrl: address('postgres', access.adminPassword, NAME),
    appUrl: address(NAME, access.appPassword, NAME),
  }
}

async function ensureLogin(sql: Sql, password: string): Promise<void> {
  const [found] = await sql`select from pg_roles where rolname = ${NAME}`
  if (found !== undefined) return
  // One transaction: otherwise the next start could find a login without its role and leave it that way. The
  // password is hex, so it is safe inside the statement, which takes no parameters.
  await sql.begin(async (tx) => {
    await tx.unsafe(`create role ${NAME} login password '${password}'`)
    await tx.unsafe(`grant ${APP_ROLE} to ${NAME}`)
  })
}
