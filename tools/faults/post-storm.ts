import type { Sql } from '../../packages/db/src/open-postgres.ts'
import { addBrand, post, withCluster } from './cluster.ts'
import { type FaultTest, must } from './fault-test.ts'

const CLIENTS = 8

/** F4: every request answered with 202 has a scan and a job, however often the API died around it. */
export const killApiInStorm: FaultTest = {
  name: 'F4',
  title: 'the API is killed while scans are posted to it',
  async run({ random, full }) {
    const kills = full ? 100 : 1
    return withCluster({ engine: { latencyMs: 0 } }, async (cluster) => {
      const brandId = await addBrand(cluster, { prompts: 1 })
      const acknowledged: { scanId: string; jobId: string }[] = []
      const unexpected: string[] = []
      let api = await cluster.api()
      let isOver = false
      const client = async () => {
        while (!isOver) {
          const answer = await post(api.url, '/v1/scans', { brandId })
          if (answer?.status === 202) acknowledged.push(answer.body as { scanId: string; jobId: string })
          else if (answer !== null) unexpected.push(JSON.stringify(answer))
          else await Bun.sleep(20)
        }
      }
      const clients = Array.from({ length: CLIENTS }, client)
      for (let kill = 0; kill < kills; kill++) {
        await Bun.sleep(100 + random() * 600)
        await api.kill()
        api = await cluster.api()
      }
      await Bun.sleep(300)
      isOver = true
      await Promise.all(clients)

      must(unexpected.length === 0, `unexpected answers: ${unexpected.slice(0, 3)}`)
      must(acknowledged.length > kills, `only ${acknowledged.length} requests were acknowledged`)
      const stored = await readStored(await cluster.sql())
      for (const { scanId, jobId } of acknowledged) {
        must(stored.jobOf.get(scanId) === jobId, `scan ${scanId} was acknowledged, and its job is not there`)
      }
      const { scans, jobs, used } = stored
      must(scans === jobs && scans === used, `${scans} scans, ${jobs} jobs, ${used} used`)
      return { kills, acknowledged: acknowledged.length, scans }
    })
  },
}

async function readStored(sql: Sql) {
  const rows = await sql<{ scan: string; job: string }[]>`
    select s.id as scan, j.id as job from veracite.scans s join veracite.jobs j on j.id = s.job_id`
  const [counted] = await sql<{ scans: number; jobs: number; used: number }[]>`
    select (select count(*) from veracite.scans) as scans, (select count(*) from veracite.jobs) as jobs,
           (select sum(used)::int from veracite.monthly_scans) as used`
  const jobOf = new Map(rows.map(({ scan, job }) => [scan, job]))
  return { scans: 0, jobs: 0, used: 0, ...counted, jobOf }
}
