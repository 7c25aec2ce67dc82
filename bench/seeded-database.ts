import { randomBytes } from 'node:crypto'
import type { Sql } from '../packages/db/src/open-postgres.ts'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../packages/evidence/src/log/log-key.ts'
import { seedScale } from '../tools/commands/seed-scale.ts'
import type { Setup } from './bench.ts'
import { type BenchDatabase, openAdmin, openBenchDatabase } from './database.ts'

export interface SeededDatabase {
  /** The logins of the application and of the migrations. */
  appUrl: string
  adminUrl: string
  /** By number of classified runs, the largest first. */
  brands: { id: string; runs: number; scanId: string }[]
  /** This many different capture hashes, drawn from all over the table. */
  drawHashes(count: number): Promise<string[]>
  /** Changes the brand and its newest scan without changing anything: what is kept of them is out of date. */
  touch(brand: { id: string; scanId: string }): Promise<void>
}

/** Runs of the largest brand; the others have a tenth and a thousandth of it. */
const SHARES = [1, 0.1, 0.001]

/**
 * A database with this many captures of one brand and their log. Seeding a million takes minutes, so all
 * benchmarks of a process share one; a database filled by `tools/commands/seed-scale.ts` can be given
 * instead.
 */
export async function openSeeded({ size, seeded, say, keep }: Setup): Promise<SeededDatabase> {
  const own = seeded === undefined ? await seedOwn(size, say) : { adminUrl: seeded, appUrl: seeded }
  const { sql } = await keep(openAdmin(own.adminUrl), (admin) => admin.close())
  return {
    appUrl: own.appUrl,
    adminUrl: own.adminUrl,
    brands: await sql<{ id: string; runs: number; scanId: string }[]>`
      select brand_id as id, sum(runs)::float8 as runs,
        (select id from veracite.scans s where s.brand_id = c.brand_id order by id desc limit 1) as "scanId"
      from veracite.class_counts_total c group by 1 order by 2 desc`,
    drawHashes: (count) => drawHashes(sql, count),
    async touch({ id, scanId }) {
      await sql`update veracite.brands set name = name where id = ${id}::uuid`
      await sql`update veracite.scans set status = status where id = ${scanId}::uuid`
    },
  }
}

const kept = new Map<number, Promise<BenchDatabase>>()

function seedOwn(size: number, say: (line: string) => void): Promise<BenchDatabase> {
  const known = kept.get(size)
  if (known) return known
  const seeding = (async () => {
    const database = await openBenchDatabase()
    const runs = SHARES.map((share) => Math.max(1, Math.round(size * share)))
    say(`seeding ${runs.join(' + ')} runs`)
    const log = parseLogKey(formatLogKey(LOCAL_ORIGIN, randomBytes(32)), null)
    const { runsPerSecond, bytesPerRun } = await seedScale(database.adminUrl, { runs, log })
    say(`${Math.round(runsPerSecond)} runs/s, ${Math.round(bytesPerRun)} bytes per run`)
    return database
  })()
  kept.set(size, seeding)
  return seeding
}

/** After the last benchmark. */
export async function dropSeeded(): Promise<void> {
  for (const database of kept.values()) await (await database).drop()
  kept.clear()
}

/** A random part of the table's pages: reading all of it would take longer than the benchmark. */
async function drawHashes(sql: Sql, count: number): Promise<string[]> {
  const rows = await sql<{ sha256: string }[]>`
    select sha256 from (
      select encode(sha256, 'hex') as sha256 from evidence.captures tablesample system (${
        (await shareFor(sql, count)) * 100
      })) drawn order by random() limit ${count}`
  return rows.map((row) => row.sha256)
}

async function shareFor(sql: Sql, count: number): Promise<number> {
  const [table] = await sql<{ rows: number }[]>`
    select reltuples::float8 as rows from pg_class where oid = 'evidence.captures'::regclass`
  return Math.min(1, (count * 3) / Math.max(1, table?.rows ?? 1))
}
