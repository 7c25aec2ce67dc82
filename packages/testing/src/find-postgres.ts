import { userInfo } from 'node:os'
import { openPostgres } from '@veracite/db/open-postgres'

/**
 * The first address of a PostgreSQL server where we may log in and create databases, or why there is none.
 */
export async function findPostgres(
  configured: string | undefined,
): Promise<{ url: string } | { missing: string }> {
  const candidates = configured === undefined ? usualAddresses() : [configured]
  let missing = ''
  for (const url of candidates) {
    try {
      const server = await openPostgres({ url, max: 1, applicationName: 'veracite-test-setup', role: null })
      const [login] = await server.sql<{ may: boolean }[]>`
        select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user`
      await server.close()
      if (login?.may === true) return { url }
      missing ||= 'the user may not create databases'
    } catch (error) {
      missing ||= error instanceof Error ? error.message : String(error)
    }
  }
  return { missing }
}

function usualAddresses(): string[] {
  const user = encodeURIComponent(userInfo().username)
  const server = '127.0.0.1:5432'
  return [
    `postgres://postgres@${server}/postgres`,
    `postgres://${user}@${server}/${user}`,
    `postgres://${user}@${server}/postgres`,
  ]
}
