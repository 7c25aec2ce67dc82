import { randomBytes } from 'node:crypto'
import { systemClock } from '../packages/adapters/src/platform/system.ts'
import { type Database, openPostgres, type Sql } from '../packages/db/src/open-postgres.ts'
import { createLogStore } from '../packages/db/src/stores/log/log-store.ts'
import { checkLeaves } from '../packages/evidence/src/log/check-leaves.ts'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from '../packages/evidence/src/log/log-key.ts'
import { GROWER, publishCheckpoint } from '../packages/evidence/src/log/sequencer.ts'
import { queueSigned } from '../packages/testing/src/signed-leaves.ts'
import { bench, timed } from './bench.ts'
import { openAdmin, openBenchDatabase } from './database.ts'

const BATCHES = [1, 1_024] as const

/**
 * Leaves per second, from waiting as captures leave them to being in the log under a signed checkpoint: one
 * transaction and one checkpoint per batch. Compared with inserting the same rows in the same batches into a
 * bare table with the same two keys. `size`: leaves per round, for the larger batches.
 */
export const log = bench({
  name: 'log',
  unit: 'leaves/s',
  size: 8_000,
  async open({ size, keep }) {
    const own = await keep(openBenchDatabase(), (database) => database.drop())
    const admin = await keep(openAdmin(own.adminUrl), (database) => database.close())
    const app = await keep(openPostgres({ url: own.appUrl, max: 2, applicationName: 'bench' }), (database) =>
      database.close(),
    )
    await admin.sql.unsafe(BARE_TABLE)
    const sequence = sequencerOf(app)
    const measureBatches = async (batch: number) => {
      const batches = Math.max(4, Math.min(200, Math.ceil(size / batch)))
      await queueSigned(app, batch * batches)
      const rows = await app.sql<Row[]>`select subject_id, body from veracite.log_queue order by 1`
      let [bareMs, sequencedMs] = [0, 0]
      // Alternating batch by batch, so that busy moments of the machine affect both.
      for (let n = 0; n < batches; n++) {
        const part = rows.slice(n * batch, (n + 1) * batch)
        bareMs += await timed(() => insertBare(admin.sql, n * batch, part))
        sequencedMs += await timed(() => sequence(batch))
      }
      await admin.sql`truncate bench.leaves`
      const perSecond = (ms: number) => (batch * batches * 1000) / ms
      return { [inLog(batch)]: perSecond(sequencedMs), [bareInsert(batch)]: perSecond(bareMs) }
    }
    return {
      measures: async () => {
        const found: Record<string, number> = {}
        for (const batch of BATCHES) Object.assign(found, await measureBatches(batch))
        return found
      },
      ratios: BATCHES.map((batch) => ({
        of: inLog(batch),
        to: bareInsert(batch),
        goal: batch === 1_024 ? 0.5 : null,
      })),
    }
  },
})

const inLog = (batch: number): string => `log, batches of ${batch}`
const bareInsert = (batch: number): string => `bare INSERT of ${batch}`

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
