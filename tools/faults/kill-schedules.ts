import type { Sql } from '../../packages/db/src/open-postgres.ts'
import { addBrand, post, withCluster } from './cluster.ts'
import { type FaultTest, must, until } from './fault-test.ts'

/**
 * F14: however workers die and clocks jump, each scheduled time has exactly one scan, and each scheduled scan
 * a time.
 */
export const startEachTimeOnce: FaultTest = {
  name: 'F14',
  title: 'workers are killed, and clocks jump, while scans start by schedule',
  async run({ random, full }) {
    const kills = full ? 200 : 1
    const count = full ? 3 : 2
    // Many that are due at once, so that two workers could start the same one.
    const schedules = full ? 20 : 6
    return withCluster({ engine: { latencyMs: 0 } }, async (cluster) => {
      const sql = await cluster.sql()
      const api = await cluster.api()
      const brandId = await addBrand(cluster, { prompts: 1 })
      for (let n = 0; n < schedules; n++) {
        const body = { cron: '* * * * *', missed: n % 2 === 0 ? 'once' : 'skip' }
        const answer = await post(api.url, `/api/admin/brands/${brandId}/schedules`, body)
        must(answer?.status === 201, `the schedule was refused: ${JSON.stringify(answer)}`)
      }
      const workers = Array.from({ length: count }, () => cluster.worker())
      for (let kill = 0; kill < kills; kill++) {
        const at = Math.floor(random() * count)
        await workers[at]?.said(/worker started/)
        if (kill % 5 === 0) await jump(sql, random)
        await Bun.sleep(random() * 600)
        await workers[at]?.kill()
        // In the short form the other one goes on alone.
        if (full) workers[at] = cluster.worker()
      }
      await until(
        'every schedule to have had its turn',
        async () => {
          const [open] = await sql<{ n: number }[]>`
            select count(*)::int as n from veracite.schedules s where not exists (
              select from veracite.schedule_times t where t.schedule_id = s.id and t.outcome = 'started')`
          return open?.n === 0
        },
        120_000,
      )
      await sql`update veracite.schedules set paused_at = now()`
      await until('every scan to end', async () => (await unfinished(sql)) === 0, full ? 300_000 : 120_000)
      return { kills, ...(await check(sql)) }
    })
  },
}

/**
 * For a schedule, a clock that jumps ahead equals a memory that is set back: half of them now owe two hours,
 * the others were settled by a clock that was two hours ahead.
 */
const jump = (sql: Sql, random: () => number) =>
  sql.begin(async (tx) => {
    const hours = random() < 0.5 ? -2 : 2
    await tx`update veracite.schedules set since = since + make_interval(hours => ${hours}::int)`
    await tx`update veracite.jobs set run_at = now() where kind = 'schedule.run' and state = 'queued'`
  })

async function unfinished(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select (select count(*) from veracite.scans where finished_at is null)::int
         + (select count(*) from veracite.jobs where kind = 'schedule.run' and state in ('queued', 'running')
              and run_at <= now())::int as n`
  return row?.n ?? -1
}

/** Uses only the tables. Their key guarantees that no time occurs twice; the rest is counted. */
async function check(sql: Sql): Promise<{ times: number; scans: number }> {
  const [row] = await sql<
    Record<'times' | 'started' | 'scans' | 'stray' | 'used' | 'odd' | 'unreported', number>[]
  >`
    select
      (select count(*) from veracite.schedule_times)::int as times,
      (select count(*) from veracite.schedule_times where outcome = 'started')::int as started,
      (select count(*) from veracite.scans)::int as scans,
      (select count(*) from veracite.scans s where not exists (
        select from veracite.schedule_times t where t.scan_id = s.id))::int as stray,
      (select sum(used) from veracite.monthly_scans)::int as used,
      (select count(*) from veracite.schedule_times
        where planned_at <> date_trunc('minute', planned_at) or planned_at > now())::int as odd,
      (select count(*) from veracite.schedule_times t where outcome <> 'started' and not exists (
        select from evidence.events e where e.kind = 'measurement.failed'
          and e.data ->> 'scheduleId' = t.schedule_id::text
          and (e.data ->> 'plannedAt')::timestamptz = t.planned_at))::int as unreported`
  if (row === undefined) throw new Error('nothing was counted')
  must(row.scans === row.started && row.stray === 0, `${row.scans} scans for ${row.started} times`)
  must(row.used === row.scans, `${row.scans} scans, and ${row.used} counted against the cap`)
  must(row.odd === 0, `${row.odd} times that no schedule has`)
  must(row.unreported === 0, `${row.unreported} times without a scan and without an event`)
  return { times: row.times, scans: row.scans }
}
