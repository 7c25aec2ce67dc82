import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { CONNECT_TIMEOUT_MS, connectSocket } from './connect-socket.ts'
import { connectionRefusal } from './connection-refusal.ts'
import { withDeadline } from './deadline.ts'
import { APP_ROLE, canActAs } from './roles.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * int8 (count(*), bigint columns) arrives as a number, and a value beyond 2^53 is an error, never a rounded
 * number. bytea arrives as a Buffer and takes any Uint8Array.
 */
export type Sql = postgres.Sql<{ bigint: number }>
/** Either the pool or a transaction on it. */
export type Queryable = postgres.ISql<{ bigint: number }>
export type Db = PostgresJsDatabase

export type Database = {
  /**
   * Plain SQL on the same pool. drizzle switches this client's own conversions off for dates and JSON: in plain
   * SQL times arrive as text, and JSON parameters are given as text (`${JSON.stringify(x)}::jsonb`).
   */
  sql: Sql
  /**
   * Two separate connections for statements that many requests share. Spread over the whole pool, the same
   * statement takes half as long again: each connection has its own copy of the plan, and none stays warm.
   */
  shared: Sql
  db: Db
  /** The role every connection acts as, or null when it acts as the login itself. */
  role: string | null
  /** Resolves within timeoutMs, never rejects. */
  ping(timeoutMs: number): Promise<boolean>
  /** Lets running statements finish for at most 2 s, then cuts them off. */
  close(): Promise<void>
}

export type OpenOptions = {
  url: string
  /** The most connections. One more is used for ping, and two for shared statements. */
  max: number
  applicationName: string
  /**
   * Acts as this role if it exists and the login may; null to act as the login. Default: the application's
   * role.
   */
  role?: string | null
  /** 0: no limit, for migrations. */
  statementTimeoutMs?: number
  /** How long the first answer may take; 10 s unless a test says otherwise. */
  firstAnswerMs?: number
}

/** Returns once the server has answered. Throws StartRefusal when it cannot be used. */
export async function openPostgres(options: OpenOptions): Promise<Database> {
  const role = await tryServer(options)
  const sql = connect(options, options.max, role)
  const shared = connect(options, SHARED_CONNECTIONS, role)
  const pinger = createPinger(() => connect(options, 1, role))
  return {
    sql,
    shared,
    db: drizzle(sql),
    role,
    ping: pinger.ping,
    close: async () => {
      await Promise.all([pinger.close(), shared.end({ timeout: 2 }), sql.end({ timeout: 2 })])
    },
  }
}

/** One is answered while the next is read. */
const SHARED_CONNECTIONS = 2

const OLDEST_SERVER = 15
/** A starting process waits rather than fails when the machine is busy. */
const FIRST_ANSWER_MS = 10_000

/** Finds out on a separate connection whether the server can be used, and as which role. */
async function tryServer(options: OpenOptions): Promise<string | null> {
  const { firstAnswerMs = FIRST_ANSWER_MS, role = APP_ROLE } = options
  const asking = async <T>(as: string | null, ask: (sql: Sql) => Promise<T>): Promise<T> => {
    const sql = connect(options, 1, as, firstAnswerMs)
    return await withDeadline(ask(sql), firstAnswerMs).finally(() => sql.end({ timeout: 0 }))
  }
  try {
    const usable = await asking(null, (sql) => usableRole(sql, role))
    if (usable !== null) await asking(usable, (sql) => requireRole(sql, usable))
    return usable
  } catch (error) {
    throw connectionRefusal(options.url, error)
  }
}

/** A pooler may leave out settings that a connection begins with: then everything would run as the login. */
async function requireRole(sql: Sql, role: string): Promise<void> {
  const [acting] = await sql<{ role: string; login: string }[]>`
    select current_user as role, quote_ident(session_user) as login`
  if (acting === undefined || acting.role === role) return
  throw new StartRefusal(
    `The connection acts as ${acting.role} and not as ${role}: a pooler left the setting out. Run: alter role ${acting.login} set role = '${role}'`,
  )
}

async function usableRole(sql: Sql, role: string | null): Promise<string | null> {
  const [server] = await sql<{ version: number; installed: boolean }[]>`
    select current_setting('server_version_num')::int as version,
           to_regclass('veracite_meta.installation') is not null as installed`
  const major = Math.floor((server?.version ?? 0) / 10_000)
  if (major < OLDEST_SERVER) {
    throw new StartRefusal(
      `The database server is PostgreSQL ${major}, and Veracite needs ${OLDEST_SERVER} or newer: upgrade it, or point DATABASE_URL at another server.`,
    )
  }
  if (role === null) return null
  const can = await canActAs(sql, role)
  if (server?.installed !== true) return can ? role : null
  // A database set up without roles granted nothing to the role; acting as it now, if somebody has created it
  // since, would lock the application out.
  const [installation] = await sql<{ roles: boolean; login: string }[]>`
    select roles, quote_ident(session_user) as login from veracite_meta.installation`
  if (installation?.roles === false) return null
  if (!can && installation !== undefined) throw missingGrant(role, installation.login)
  return can ? role : null
}

/** Acting as the login itself would fail with "permission denied" at the first statement. */
export const missingGrant = (role: string, login: string): StartRefusal =>
  new StartRefusal(
    `The login ${login} may not act as ${role}, which it needs for its work. Run as a login that may: grant ${role} to ${login}`,
  )

function connect(
  options: OpenOptions,
  max: number,
  role: string | null,
  timeoutMs = connectTimeoutMs(options.url),
): Sql {
  const settings: Settings = {
    max,
    // Covers log-in; reaching the server has the same limit in connectSocket.
    connect_timeout: timeoutMs / 1000,
    socket: connectSocket(timeoutMs),
    idle_timeout: 60,
    backoff: (retries: number) => Math.min(0.1 * retries, 1),
    keep_alive: 30,
    onnotice: () => {},
    types: { bigint: safeInteger },
    connection: {
      application_name: options.applicationName,
      // As start-up parameters these are the session's defaults: RESET ROLE returns to the role, not to the
      // login.
      ...(role === null ? {} : { role }),
      statement_timeout: options.statementTimeoutMs ?? 30_000,
      idle_in_transaction_session_timeout: 60_000,
      // Every statement here reads few rows. If the planner's estimate is far off, compiling one takes a
      // second.
      jit: 'off',
      TimeZone: 'UTC',
    },
  }
  return postgres(options.url, settings)
}

/** `?connect_timeout=10` in the address means what it means to libpq: seconds. */
function connectTimeoutMs(url: string): number {
  const seconds = Number(URL.parse(url)?.searchParams.get('connect_timeout') ?? 0)
  return seconds > 0 ? seconds * 1_000 : CONNECT_TIMEOUT_MS
}

const safeInteger = {
  to: 20,
  from: [20],
  serialize: (value: number | bigint | string) => String(value),
  parse: (text: string): number => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`)
    return value
  },
}

/** postgres.js takes `socket` but leaves it out of its types. */
type Settings = postgres.Options<{ bigint: typeof safeInteger }> & {
  socket: ReturnType<typeof connectSocket>
}

/**
 * postgres.js has no deadline for a query, and a connection into a black hole hangs for minutes. The ping
 * uses a separate connection, so that a busy pool does not look like a dead server, and discards it when it
 * hangs.
 */
function createPinger(open: () => Sql) {
  let sql: Sql | undefined
  return {
    async ping(timeoutMs: number): Promise<boolean> {
      sql ??= open()
      const used = sql
      try {
        await withDeadline(used`select 1`, timeoutMs)
        return true
      } catch {
        if (sql === used) sql = undefined
        void used.end({ timeout: 0 }).catch(() => {})
        return false
      }
    },
    async close(): Promise<void> {
      await sql?.end({ timeout: 0 })
    },
  }
}
