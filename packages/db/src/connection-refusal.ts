import { StartRefusal } from './start-refusal.ts'

/** Turns a connection error of the driver into one sentence that never repeats the password. */
export function connectionRefusal(url: string, error: unknown): unknown {
  if (error instanceof StartRefusal) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const where = describeServer(url)
  if (where === undefined) {
    return new StartRefusal(
      'DATABASE_URL is not a PostgreSQL address: it looks like postgres://user:password@127.0.0.1:5432/veracite.',
    )
  }
  const reason = REASONS[code]
  if (reason === undefined) return error
  return new StartRefusal(`${where} ${reason}.`)
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'cannot be reached (connection refused): check DATABASE_URL and that the server runs',
  ENOENT: 'cannot be reached (no such socket): check DATABASE_URL and that the server runs',
  ECONNRESET: 'closed the connection: check DATABASE_URL and that a PostgreSQL server listens there',
  CONNECTION_CLOSED: 'closed the connection: check DATABASE_URL and that a PostgreSQL server listens there',
  CONNECT_TIMEOUT: 'did not answer within 10 s: check DATABASE_URL and the network between',
  ETIMEDOUT: 'did not answer in time: check DATABASE_URL and the network between',
  EHOSTUNREACH: 'cannot be reached (no route to the host): check DATABASE_URL',
  ENETUNREACH: 'cannot be reached (no route to the network): check DATABASE_URL',
  ENOTFOUND: 'cannot be reached (unknown host name): check DATABASE_URL',
  EAI_AGAIN: 'cannot be reached (the host name could not be looked up): check DATABASE_URL',
  '28P01': 'refused the password: check DATABASE_URL',
  '28000': 'refused the user: check DATABASE_URL',
  '3D000': 'has no such database: create it, or correct DATABASE_URL',
  '42501': 'does not allow this user to connect: grant it, or correct DATABASE_URL',
  '53300': 'has no connection left: raise max_connections or stop other clients',
  '57P03': 'is still starting or shutting down: try again in a moment',
}

function describeServer(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') return undefined
  const database = decodeURIComponent(pathname.slice(1))
  return `The PostgreSQL server at ${hostname || 'localhost'}:${port || '5432'} (database ${database || 'of the user'})`
}
