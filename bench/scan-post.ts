import { randomUUID } from 'node:crypto'
import { openPostgres, type Sql } from '../packages/db/src/open-postgres.ts'
import { ENGINES } from '../packages/terms/src/vocabulary.ts'
import { seedScale } from '../tools/commands/seed-scale.ts'
import { bench, summarize } from './bench.ts'
import { openBenchDatabase } from './database.ts'
import { startLoad } from './load-process.ts'
import { startApi } from './servers/start-server.ts'

const PROMPTS = 100

/**
 * POST /v1/scans of 100 prompts on 11 engines, compared with a bare INSERT of the same 1,100 runs. `size`:
 * scans per round.
 */
export const scanPost = bench({
  name: 'scan-post',
  unit: 'ms',
  size: 20,
  async open({ size, keep }) {
    const own = await keep(openBenchDatabase(), (database) => database.drop())
    const { brandIds } = await seedScale(own.adminUrl, { runs: [1_000], promptsPerBrand: PROMPTS })
    const brandId = brandIds[0] ?? ''
    const bare = await keep(openPostgres({ url: own.appUrl, max: 1, applicationName: 'bench' }), (database) =>
      database.close(),
    )
    const api = await keep(startApi(own, { VERACITE_DEMO: '1' }), (server) => server.end())
    const load = await keep(startLoad(), (process) => process.end())
    const post = () =>
      load.median(
        {
          url: api.url,
          connections: 1,
          method: 'POST',
          headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ brandId }),
          paths: Array.from({ length: size }, () => '/v1/scans'),
        },
        202,
      )
    const insert = async () => {
      const times: number[] = []
      for (let n = 0; n < size; n++) times.push(await insertRuns(bare.sql, brandId))
      return summarize(times).median
    }
    return {
      measures: { 'INSERT … SELECT': insert, 'POST /v1/scans': post },
      ratios: [{ of: 'POST /v1/scans', to: 'INSERT … SELECT', goal: 3, atMost: true }],
    }
  },
})

/** The scan's row is made before the clock starts, so that a single statement is measured. */
async function insertRuns(sql: Sql, brandId: string): Promise<number> {
  const scanId = randomUUID()
  await sql`
    insert into veracite.scans (id, account_id, brand_id, job_id, status, total_prompts, total_runs, created_at)
    select ${scanId}::uuid, account_id, id, gen_random_uuid(), 'QUEUED', ${PROMPTS}::int,
           ${PROMPTS * ENGINES.length}::int, now()
    from veracite.brands where id = ${brandId}::uuid`
  const begun = performance.now()
  await sql`
    insert into veracite.runs (id, scan_id, account_id, brand_id, prompt_id, engine, intent, status, created_at)
    select veracite.uuidv7(), s.id, s.account_id, s.brand_id, p.id, engine, p.intent, 'QUEUED', now()
    from veracite.scans s
    join veracite.prompts p on p.brand_id = s.brand_id and p.archived_at is null
    cross join unnest(${[...ENGINES]}::text[]) as engine
    where s.id = ${scanId}::uuid`
  return performance.now() - begun
}
