import { type Database, missingGrant, openPostgres } from '@veracite/db/open-postgres'
import { canActAs, LOG_ROLE } from '@veracite/db/roles'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import type { LogStore } from '@veracite/evidence/log/log-port'

/** Entering and signing take turns; stamps, cosignatures and the copy run alongside. */
const CONNECTIONS = 4

/**
 * The log for a process that continues it: through the log's own login if there is one, so that nothing else
 * in the process can continue it. Throws StartRefusal when the login may not act as the log's role.
 */
export async function openLogDatabase(options: {
  /** Null to use the application's login. */
  url: string | null
  database: Database
  log: LogStore
  instance: string
}): Promise<{ log: LogStore; close(): Promise<void> }> {
  const { url, database, log } = options
  if (url === null) {
    if (database.role !== null && !(await canActAs(database.sql, LOG_ROLE)))
      throw missingGrant(LOG_ROLE, await loginOf(database))
    return { log, close: async () => {} }
  }
  const own = await openPostgres({
    url,
    max: CONNECTIONS,
    applicationName: `veracite ${options.instance} log`,
    role: LOG_ROLE,
  })
  // Whether there is a log at all is a setting of the installation, which the log's role may not write.
  return { log: { ...createLogStore(own), isOff: log.isOff, setOff: log.setOff }, close: own.close }
}

async function loginOf({ sql }: Database): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select quote_ident(session_user) as name`
  return row?.name ?? ''
}
