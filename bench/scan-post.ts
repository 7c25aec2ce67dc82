import { randomUUID } from 'node:crypto'
import { openPostgres, type Sql } from '../packages/db/src/open-postgres.ts'
import { ENGINES } from '../packages/terms/src/vocabulary.ts'
import { seedScale } from '../tools/commands/seed-scale.ts'
import { type Bench, summarize } from './bench.ts'
import { openBenchDatabase } from './database.ts'
import { interleave } from './interleave.ts'
import { startLoad } from './load-process.ts'
import { startApi, startTogether } from './servers/start-server.ts'

const PROMPTS = 100

/**
 * POST /v1/scans of 100 prompts on 11 engines, compared with a bare INSERT of the same 1,100 runs. `size`:
 * scans per round.
 */
export const scanPost: Bench = {
  name: 'scan-post',
  size: 20,
  async run(options) {
    const own = await openBenchDatabase()
    const { brandIds } = await seedScale(own.adminUrl, { runs: [1_000], promptsPerBrand: PROMPTS })
    const brandId = brandIds[0] ?? ''
    const bare = await openPostgres({ url: own.appUrl, max: 1, applicationName: 'bench' })
    const [api, load] = await startTogether([startApi(own, { VERACITE_DEMO: '1' }), startLoad()])
    const post = async () => {
      const { statuses, medianMs } = await load.run({
        url: api.url,
        connections: 1,
        method: 'POST',
        headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ brandId }),
        paths: Array.from({ length: options.size }, () => '/v1/scans'),
      })
      if (statuses[202] !== options.size)
        throw new Error(`Not all answers were 202: ${JSON.stringify(statuses)}`)
      return medianMs
    }
    const insert = async () => {
      const times: number[] = []
      for (let n = 0; n < options.size; n++) times.push(await insertRuns(bare.sql, brandId))
      return summarize(times).median
    }
    try {
      return {
        unit: 'ms',
        measures: await interleave(options, { 'INSERT … SELECT': insert, 'POST /v1/scans': post }),
        ratios: [{ of: 'POST /v1/scans', to: 'INSERT … SELECT', goal: 3, atMost: true }],
      }
    } finally {
      await Promise.all([load.end(), api.end(), bare.close()])
      await own.drop()
    }
  },
}

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
