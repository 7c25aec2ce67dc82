import { withDeadline } from './deadline.ts'
import { type Database, type OpenOptions, openPostgres, type Sql } from './open-postgres.ts'

/** A standby of the primary, for reading. */
export interface Replica {
  /** Null until it has answered for the first time. */
  database(): Database | null
  /** Seconds by which it may be behind the primary; null while that is unknown: it is away, or was never reached. */
  lagSeconds(): number | null
  close(): Promise<void>
}

export interface ReplicaOptions extends OpenOptions {
  primary: Sql
  /** Told once when it cannot be used, and once when it can again. */
  onChange: (problem: unknown | null) => void
}

const EVERY_MS = 500
const DEADLINE_MS = 2_000
/** Ten minutes at the usual pace; a replica that is further behind is not used in any case. */
const MOST_POSITIONS = 1_200

/**
 * Follows how far the replica is. The lag is measured against positions in the journal of the primary, not against
 * times that the replica reports: those say "no lag" of a replica that has lost its connection to the primary.
 */
export function openReplica({ primary, onChange, ...options }: ReplicaOptions): Replica {
  let database: Database | null = null
  let positions: Position[] = []
  let coveredAt: number | null = null
  let failing = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async () => {
    const at = performance.now()
    const [now] = await primary<{ at: number; server: string }[]>`
      select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as at, system_identifier::text as server
      from pg_control_system()`
    positions = [...positions, { at, position: now?.at ?? 0 }].slice(-MOST_POSITIONS)
    database ??= await openPostgres(options)
    const [standby] = await database.sql<{ replayed: number | null; server: string }[]>`
      select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as replayed,
        system_identifier::text as server
      from pg_control_system()`
    if (standby === undefined || standby.replayed === null || standby.server !== now?.server) {
      coveredAt = null
      throw new Error('It is not a standby of the database of DATABASE_URL.')
    }
    const { replayed } = standby
    const covered = positions.findLast(({ position }) => position <= replayed)
    if (covered === undefined) return
    coveredAt = covered.at
    positions = positions.filter((one) => one.at >= covered.at)
  }

  const turn = async () => {
    // Statements that hang are waited for: one that is given up would hold its connection, and the next one another.
    const looking = look()
    try {
      await withDeadline(looking, DEADLINE_MS)
      if (failing) onChange(null)
      failing = false
    } catch (error) {
      if (!failing && !stopped) onChange(error)
      failing = true
      await looking.catch(() => {})
    }
    if (!stopped)
      timer = setTimeout(() => {
        running = turn()
      }, EVERY_MS)
  }
  let running = turn()

  return {
    database: () => database,
    lagSeconds: () => (coveredAt === null ? null : (performance.now() - coveredAt) / 1000),
    async close() {
      stopped = true
      clearTimeout(timer)
      await withDeadline(running, DEADLINE_MS).catch(() => {})
      await database?.close()
    },
  }
}

/** The journal of the primary, and when it was that long. */
interface Position {
  at: number
  position: number
}
