// Plain SQL: turns are merged into JSON in place, and old rows are deleted in portions that skip locked ones.
import {
  HOUSEKEEPING_MS,
  type HousekeepingReport,
  type HousekeepingStore,
  type HousekeepingTask,
} from '@veracite/core/jobs/housekeeping'
import { keysOf } from '@veracite/terms/keys-of'
import { type OfOrigin, perOrigin } from '@veracite/terms/origins'
import type { Fragment, Pool } from '../../connection.ts'

const TASKS = keysOf(HOUSEKEEPING_MS)

/**
 * Turns are rows with an expiry, not session locks: a pooler may hand a session to another client, and a row
 * also shows the operator who has the turn.
 */
export function createHousekeepingStore({ sql, bytes }: Pool): HousekeepingStore {
  // Ids begin with the time of their creation, so old ones come first in the primary key.
  const deleteEnded = async (table: Fragment, isEnded: Fragment, before: Date, limit: number) => {
    const deleted = await sql`
      delete from ${table} where id in (
        select id from ${table}
        where id < ${firstIdOf(before)}::uuid and ${isEnded} and finished_at < ${before.toISOString()}::timestamptz
        order by id
        limit ${limit}
        for update skip locked)`
    return deleted.count
  }
  return {
    async takeTurn(task, owner, now, forMs) {
      const turn = JSON.stringify({ owner, until: now.getTime() + forMs })
      const taken = await sql`
        insert into veracite.settings as old (key, value, updated_at)
        values (${keyOf(task)}, ${turn}::jsonb, ${now.toISOString()}::timestamptz)
        on conflict (key) do update set value = old.value || excluded.value, updated_at = excluded.updated_at
        where (old.value ->> 'until')::float8 <= ${now.getTime()}
          -- Further away than any task waits: the clock was ahead when it was written.
          or (old.value ->> 'until')::float8 > ${now.getTime() + LONGEST_PAUSE_MS}`
      return taken.count === 1
    },

    async endTurn(task, owner, { report, now, nextAt }) {
      const ended = JSON.stringify({ report, until: nextAt.getTime() })
      await sql`
        update veracite.settings set value = value || ${ended}::jsonb, updated_at = ${now.toISOString()}::timestamptz
        where key = ${keyOf(task)} and value ->> 'owner' = ${owner}`
    },

    async lastReports() {
      const rows = await sql<{ key: string; report: string }[]>`
        select key, (value -> 'report')::text as report from veracite.settings
        where key = any(${TASKS.map(keyOf)}) and value ? 'report'`
      const stored = new Map(rows.map(({ key, report }) => [key, JSON.parse(report) as HousekeepingReport]))
      const reports: Partial<Record<HousekeepingTask, HousekeepingReport>> = {}
      for (const task of TASKS) {
        const report = stored.get(keyOf(task))
        if (report !== undefined) reports[task] = report
      }
      return reports
    },

    deleteFeedObjects: bytes.deleteEndedFeeds,

    async ensureCapturePartitions(monthsAhead) {
      const [row] = await sql<{ made: number }[]>`
        select evidence_guard.ensure_capture_partitions(${monthsAhead})
          + evidence_guard.ensure_run_partitions(least(${monthsAhead}::int, 3)) as made`
      return row?.made ?? 0
    },

    async countStaleRuns(before, most) {
      const oldest = before.toISOString()
      const counts = await sql<OfOrigin[]>`
        select origin, count(*) as count from (
          select origin from veracite.runs
          where citation_class = 'CONFABULATED' and captured_at < ${oldest}::timestamptz
            and not exists (select from evidence.captures
                            where run_id = runs.id and captured_at >= ${oldest}::timestamptz)
          limit ${most}
        ) as stale_runs group by origin`
      return perOrigin(counts)
    },

    async countDeadJobs() {
      const rows = await sql<{ kind: string; jobs: number }[]>`
        select kind, count(*) as jobs from veracite.jobs where state = 'dead' group by kind order by kind`
      return Object.fromEntries(rows.map(({ kind, jobs }) => [kind, jobs]))
    },

    deleteFinishedJobs: (...old) => deleteEnded(sql`veracite.jobs`, sql`state in ('done', 'dead')`, ...old),

    deleteEndedDeliveries: (...old) => deleteEnded(sql`veracite.deliveries`, sql`state <> 'pending'`, ...old),

    async foldCounts(limit) {
      const scans = await sql<{ rows: number }[]>`
        with folded as (
          delete from veracite.scan_counts where (scan_id, status, origin, slot) in (
            select scan_id, status, origin, slot from veracite.scan_counts where slot <> 0 limit ${limit}
            for update skip locked)
          returning *
        ), added as (
          insert into veracite.scan_counts as c
          select scan_id, status, origin, 0, sum(runs), sum(mentions), sum(provisional), sum(priced), sum(cost_usd)
          from folded group by 1, 2, 3
          on conflict (scan_id, status, origin, slot) do update set runs = c.runs + excluded.runs,
            mentions = c.mentions + excluded.mentions, provisional = c.provisional + excluded.provisional,
            priced = c.priced + excluded.priced, cost_usd = c.cost_usd + excluded.cost_usd
        )
        select count(*) as rows from folded`
      const changes = await sql<{ rows: number }[]>`
        with folded as (
          delete from veracite.change_counts where (subject, kind, slot) in (
            select subject, kind, slot from veracite.change_counts where slot <> 0 limit ${limit} for update skip locked)
          returning *
        ), added as (
          insert into veracite.change_counts as c select kind, subject, 0, sum(changes) from folded group by 1, 2
          on conflict (subject, kind, slot) do update set changes = c.changes + excluded.changes
        )
        select count(*) as rows from folded`
      return Math.max(scans[0]?.rows ?? 0, changes[0]?.rows ?? 0)
    },
  }
}

const LONGEST_PAUSE_MS = 24 * 3_600_000

const keyOf = (task: HousekeepingTask): string => `housekeeping.${task}`

/** Lower than every UUIDv7 made at or after this instant. */
function firstIdOf(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}
