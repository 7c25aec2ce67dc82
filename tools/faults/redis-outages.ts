import { type ChaosProxy, startChaosProxy } from '@veracite/testing/chaos-proxy'
import { addBrand, type Cluster, type ClusterOptions, post, withCluster } from './cluster.ts'
import { type FaultTest, must, until } from './fault-test.ts'

const LONGEST_REFUSAL_MS = 500
const LONGEST_RECOVERY_MS = 2_500
/**
 * On a machine that also runs a whole test suite, a process may wait this long for its turn. A refusal must
 * still come before the 5 s after which any request is refused.
 */
const BUSY_MACHINE_MS = 4_000

/** F5: while the queue takes no work, requests are refused quickly and leave nothing behind. */
export const takeRedisAway: FaultTest = {
  name: 'F5',
  title: 'Redis refused, killed, frozen, mute and full while scans are posted',
  async run({ full, say }) {
    const posts = full ? 50 : 5
    const slack = full ? 0 : BUSY_MACHINE_MS
    let proxy: ChaosProxy | undefined
    const options: ClusterOptions = {
      engine: { latencyMs: 0 },
      redis: true,
      through: async (urls) => {
        proxy = await startChaosProxy({ host: '127.0.0.1', port: Number(new URL(urls.redis ?? '').port) })
        return { ...urls, redis: `redis://127.0.0.1:${proxy.port}` }
      },
    }
    return withCluster(options, async (cluster) => {
      const redis = cluster.redis
      must(redis !== null && proxy !== undefined, 'no Redis')
      const weather = proxy
      const brandId = await addBrand(cluster, { prompts: 1 })
      const outages: Record<string, [down: () => Promise<unknown>, up: () => Promise<unknown>]> = {
        refused: [async () => weather.set('refuse'), async () => weather.set('calm')],
        killed: [() => redis.kill(), () => redis.start()],
        frozen: [async () => redis.freeze(), async () => redis.thaw()],
        mute: [async () => weather.set('black_hole'), async () => weather.set('calm')],
        full: [
          () => redis.command('CONFIG', 'SET', 'maxmemory', '1'),
          () => redis.command('CONFIG', 'SET', 'maxmemory', '0'),
        ],
      }
      // One process finds no Redis when it starts; the others lose theirs.
      weather.set('refuse')
      const api = await cluster.api()
      const measured: Record<string, number> = {}
      let isFirst = true
      for (const [name, [down, up]] of Object.entries(outages)) {
        if (!isFirst) await accepted(api.url, brandId)
        isFirst = false
        await down()
        if (name === 'refused') weather.cut()
        const before = await counts(cluster)
        const answers = []
        for (let n = 0; n < posts; n++) answers.push(await post(api.url, '/v1/scans', { brandId }))
        const wrong = answers.filter((answer) => answer?.status !== 503)
        must(wrong.length === 0, `${name}: ${JSON.stringify(wrong[0])} instead of 503`)
        const slowest = Math.max(...answers.map((answer) => answer?.ms ?? 0))
        must(slowest <= LONGEST_REFUSAL_MS + slack, `${name}: a refusal took ${Math.round(slowest)} ms`)
        must((await counts(cluster)) === before, `${name}: a refused request left something behind`)
        await up()
        const recovered = await accepted(api.url, brandId)
        must(recovered <= LONGEST_RECOVERY_MS + slack, `${name}: 202 only after ${Math.round(recovered)} ms`)
        say(`${name}: slowest refusal ${Math.round(slowest)} ms, 202 again after ${Math.round(recovered)} ms`)
        measured[name] = Math.round(slowest)
      }
      return { posts, ...measured }
    }).finally(() => proxy?.stop())
  },
}

const accepted = (url: string, brandId: string): Promise<number> =>
  until('202', async () => (await post(url, '/v1/scans', { brandId }))?.status === 202, 90_000)

async function counts(cluster: Cluster): Promise<string> {
  const sql = await cluster.sql()
  const [row] = await sql`
    select (select count(*) from veracite.scans) as scans, (select count(*) from veracite.jobs) as jobs,
           (select count(*) from veracite.runs) as runs, (select sum(used) from veracite.monthly_scans) as used`
  return JSON.stringify(row)
}
