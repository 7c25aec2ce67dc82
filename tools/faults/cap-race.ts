import { addBrand, type Cluster, post, withCluster } from './cluster.ts'
import { type FaultTest, must } from './fault-test.ts'

const CAP = 7

/** F6: many ask at once for the last scan of the month, at two API processes. */
export const raceForTheCap: FaultTest = {
  name: 'F6',
  title: 'parallel requests one below the monthly cap, over two API processes',
  async run({ full }) {
    const rounds = full ? 20 : 1
    const parallel = full ? 200 : 20
    return withCluster({ engine: { latencyMs: 0 } }, async (cluster) => {
      const apis = await Promise.all([cluster.api(), cluster.api()])
      const race = async (brandId: string) =>
        await Promise.all(
          Array.from({ length: parallel }, (_, n) => untilDecided(apis[n % 2]?.url ?? '', brandId)),
        )
      for (let round = 0; round < rounds; round++) {
        const brandId = await addBrand(cluster, { prompts: 1, maxScans: CAP })
        await use(cluster, brandId, CAP - 1)
        const answers = await race(brandId)
        const admitted = answers.filter((answer) => answer?.status === 202)
        const refused = answers.filter(
          (answer) =>
            answer?.status === 429 && answer.body.maxScans === CAP && answer.body.scansThisMonth === CAP,
        )
        must(admitted.length === 1, `${admitted.length} requests were admitted in round ${round}`)
        must(
          refused.length === parallel - 1,
          `${refused.length} of ${parallel - 1} were refused with the right numbers`,
        )
      }
      const none = await race(await addBrand(cluster, { prompts: 1, maxScans: 0 }))
      must(
        none.every((answer) => answer?.status === 429),
        'a cap of nothing let something through',
      )
      return { rounds, parallel }
    })
  },
}

/** A busy machine may refuse for the moment (503): as a client does, ask again. */
async function untilDecided(url: string, brandId: string): ReturnType<typeof post> {
  for (let tries = 0; ; tries++) {
    const answer = await post(url, '/v1/scans', { brandId })
    if (answer?.status !== 503 || tries === 10) return answer
    await Bun.sleep(500)
  }
}

async function use({ sql: connect }: Cluster, accountId: string, used: number): Promise<void> {
  const sql = await connect()
  await sql`
    insert into veracite.monthly_scans values (${accountId}, date_trunc('month', now() at time zone 'UTC')::date, ${used})`
}
