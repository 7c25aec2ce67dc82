import type { Queryable, Sql } from './open-postgres.ts'

/** Owns the tables. Nobody can log in as it. */
export const OWNER_ROLE = 'veracite_owner'
/** The role of every connection of the application, whatever its login. */
export const APP_ROLE = 'veracite_app'
/** The role that continues the log: it alone may add leaves and checkpoints. */
export const LOG_ROLE = 'veracite_log'

/**
 * Creates the roles if the login may, and makes the login a member of them. Returns whether the login can act
 * as each: if not, as on many managed servers, only the triggers guard the evidence.
 */
export async function ensureRoles(sql: Sql): Promise<boolean> {
  for (const role of [OWNER_ROLE, APP_ROLE, LOG_ROLE]) {
    if (await canActAs(sql, role)) continue
    const [login] = await sql<{ may: boolean }[]>`
      select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user`
    if (login?.may !== true) return false
    const [found] = await sql`select from pg_roles where rolname = ${role}`
    if (found === undefined) await retryWhenRaced(() => sql`create role ${sql(role)} nologin`)
    // On PostgreSQL 16 or newer, the creator of a role may grant it but not act as it until granted.
    if (!(await canActAs(sql, role))) {
      const granted = await retryWhenRaced(() => sql`grant ${sql(role)} to current_user`).catch(
        isRefusedGrant,
      )
      if (granted === 'refused') return false
    }
  }
  return true
}

/** Whether SET ROLE would work for the current or the given login. False if the role does not exist. */
export async function canActAs(sql: Queryable, role: string, login: string | null = null): Promise<boolean> {
  const [row] = await sql<{ can: boolean }[]>`
    select pg_has_role(coalesce(${login}::name, session_user), oid,
      case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as can
    from pg_roles where rolname = ${role}`
  return row?.can === true
}

/**
 * Roles belong to the whole server, so two databases set up at the same time can collide here, where no lock
 * of one database helps: the loser gets a duplicate or "tuple concurrently updated", and on retry finds the
 * work done.
 */
export async function retryWhenRaced(work: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = errorCode(error)
      if (code === '42710' || code === '23505') return undefined
      const raced = code === 'XX000' && String(error).includes('tuple concurrently')
      if (!raced || attempt === 20) throw error
      await new Promise((wake) => setTimeout(wake, 5 * attempt))
    }
  }
}

function isRefusedGrant(error: unknown): 'refused' {
  if (errorCode(error) === '42501') return 'refused'
  throw error
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
