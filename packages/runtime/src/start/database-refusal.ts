import { DomainError } from '@veracite/terms/errors'

/**
 * Error codes of postgres.js and PostgreSQL for a server that is down, stopping, starting or out of
 * connections.
 */
const UNAVAILABLE =
  /^(CONNECTION_CLOSED|CONNECTION_ENDED|CONNECTION_DESTROYED|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|ENOENT|57P0[123]|53[0-9A-Z]{3}|08[0-9A-Z]{3}|57014|25006)$/

/** The refusal for a database driver error; null if waiting would not help the caller. */
export function databaseRefusal(error: unknown): DomainError | null {
  // drizzle wraps the driver's errors.
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (code === '53100')
      return new DomainError('storage_full', 'database_full', { retryAfterSeconds: 60, cause: error })
    if (UNAVAILABLE.test(code)) {
      const name = 'database_unavailable'
      return new DomainError(name, name, { retryAfterSeconds: 5, cause: error })
    }
  }
  return null
}
