import { withDeadline } from './deadline.ts'
import type { Sql } from './open-postgres.ts'

/**
 * postgres.js has no deadline for a query, and a connection into a black hole hangs for minutes. The ping
 * uses a separate connection, so that a busy pool does not look like a dead server, and discards it when it
 * hangs.
 */
export function createPinger(open: () => Sql) {
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
