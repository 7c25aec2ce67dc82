import { randomBytes } from 'node:crypto'
import { systemClock } from '../packages/adapters/src/platform/system.ts'
import { type Database, openPostgres, type Sql } from '../packages/db/src/open-postgres.ts'
import { createLogStore } from '../packages/db/src/stores/log/log-store.ts'
import { checkLeaves } from '../packages/evidence/src/log/check-leaves.ts'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../packages/evidence/src/log/log-key.ts'
import { GROWER, publishCheckpoint } from '../packages/evidence/src/log/sequencer.ts'
import { queueSigned } from '../packages/testing/src/signed-leaves.ts'
import type { Bench, BenchOptions, BenchResult } from './bench.ts'
import { openBenchDatabase } from './database.ts'

const BATCHES = [1, 64, 256, 1_024] as const

/**
 * Leaves per second, from waiting as captures leave them to being in the log under a signed checkpoint: one
 * transaction and one checkpoint per batch. Compared with inserting the same rows in the same batches into a
 * bare table with the same two keys. `size`: leaves per round, for the larger batches.
 */
export const log: Bench = {
  name: 'log',
  size: 8_000,
  async run({ rounds, size, say }: BenchOptions): Promise<BenchResult> {
    const own = await openBenchDatabase()
    const admin = await openPostgres({ url: own.adminUrl, max: 1, applicationName: 'bench', role: null })
    const app = await openPostgres({ url: own.appUrl, max: 2, applicationName: 'bench' })
    try {
      await admin.sql.unsafe(BARE_TABLE)
      const sequence = sequencerOf(app)
      const measures: Record<string, number[]> = {}
      for (let round = 0; round <= rounds; round++) {
        const rates: string[] = []
        for (const batch of BATCHES) {
          const batches = Math.max(4, Math.min(200, Math.ceil(size / batch)))
          await queueSigned(app, batch * batches)
          const rows = await app.sql<Row[]>`select subject_id, body from veracite.log_queue order by 1`
          let [bareMs, sequencedMs] = [0, 0]
          // Alternating batch by batch, so that busy moments of the machine affect both.
          for (let n = 0; n < batches; n++) {
            const own = rows.slice(n * batch, (n + 1) * batch)
            bareMs += await timed(() => insertBare(admin.sql, n * batch, own))
            sequencedMs += await timed(() => sequence(batch))
          }
          const perSecond = (ms: number) => (batch * batches * 1000) / ms
          const [bare, sequenced] = [perSecond(bareMs), perSecond(sequencedMs)]
          rates.push(`${Math.round(sequenced)} against ${Math.round(bare)} at ${batch}`)
          await admin.sql`truncate bench.leaves`
          // The first round warms up caches and compilers and is not counted.
          if (round === 0) continue
          measures[`log, batches of ${batch}`] ??= []
          measures[`log, batches of ${batch}`]?.push(sequenced)
          measures[`bare INSERT of ${batch}`] ??= []
          measures[`bare INSERT of ${batch}`]?.push(bare)
        }
        say(`${round === 0 ? 'warm-up' : `round ${round}`}: ${rates.join(', ')}`)
      }
      const ratios = BATCHES.map((batch) => ({
        of: `log, batches of ${batch}`,
        to: `bare INSERT of ${batch}`,
        goal: batch === 1_024 ? 0.5 : null,
      }))
      return { unit: 'leaves/s', measures, ratios }
    } finally {
      await Promise.all([admin.close(), app.close()])
      await own.drop()
    }
  },
}

const BARE_TABLE = `
  create schema bench;
  create table bench.leaves (
    idx bigint primary key,
    kind text not null,
    subject_id uuid not null unique,
    body bytea not null,
    integrated_at timestamptz not null
  )`

interface Row {
  subject_id: string
  body: Uint8Array
}

/** All bodies as one value that the server splits: the fastest form we know. */
async function insertBare(sql: Sql, base: number, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into bench.leaves (idx, kind, subject_id, body, integrated_at)
    select ${base}::bigint + n - 1, 'capture', id,
           substring(${Buffer.concat(rows.map((row) => row.body))}::bytea from 1 + before for bytes),
           ${new Date().toISOString()}::timestamptz
    from (
      select n, id, bytes, (sum(bytes) over (order by n) - bytes)::int as before
      from unnest(${rows.map((row) => row.subject_id)}::uuid[], ${rows.map((row) => row.body.length)}::int[])
        with ordinality as t (id, bytes, n)
    ) placed`
}

function sequencerOf(database: Database): (batch: number) => Promise<void> {
  const store = createLogStore(database)
  const signer = parseLogKey(formatLogKey(LOCAL_ORIGIN, randomBytes(32)), null)
  const publish = publishCheckpoint({ log: store, signer, keeper: null, clock: systemClock })
  return async (batch) => {
    const integrated = await store.integrate(batch, systemClock.now(), GROWER, checkLeaves)
    if (integrated?.added !== batch) throw new Error(`${integrated?.added} of ${batch} leaves were entered.`)
    if ((await publish()) === null) throw new Error('Nothing was signed.')
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
