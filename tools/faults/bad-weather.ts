import { type ChaosProxy, startChaosProxy } from '@veracite/testing/chaos-proxy'
import { checkNothingLost } from './checker.ts'
import { addBrand, type ClusterOptions, post, TOKEN, withCluster } from './cluster.ts'
import { type FaultTest, must, until } from './fault-test.ts'

const CONCURRENCY = 2
const PROMPTS = 10
const LONGEST_REQUEST_MS = 6_000
const LONGEST_RECOVERY_MS = 60_000
const BUSY_MACHINE_MS = 2_000

/** F8: the network between the processes and their dependencies misbehaves in every possible way. */
export const makeBadWeather: FaultTest = {
  name: 'F8',
  title: 'latency, resets and black holes between all processes and PostgreSQL and Redis',
  async run({ random, full, say }) {
    const [slowMs, holeMs] = full ? [10_000, 30_000] : [2_000, 4_000]
    const proxies: Record<string, ChaosProxy> = {}
    const options: ClusterOptions = {
      engine: { latencyMs: 100, random },
      redis: true,
      concurrency: CONCURRENCY,
      through: async (urls) => {
        const through = async (name: string, address: string) => {
          const url = new URL(address)
          const proxy = await startChaosProxy({ host: url.hostname, port: Number(url.port) })
          proxies[name] = proxy
          url.hostname = '127.0.0.1'
          url.port = String(proxy.port)
          return url.href
        }
        return {
          database: await through('PostgreSQL', urls.database),
          redis: await through('Redis', urls.redis ?? ''),
        }
      },
    }
    return withCluster(options, async (cluster) => {
      const brandId = await addBrand(cluster, { prompts: PROMPTS })
      const api = await cluster.api()
      const workers = [cluster.worker(), cluster.worker()]
      await Promise.all(workers.map((worker) => worker.said(/worker started/)))
      const traffic = startTraffic(api.url, brandId)
      let storms = 0
      for (const [name, proxy] of Object.entries(proxies)) {
        await Bun.sleep(1_000)
        for (const [weather, ms] of [
          ['slow', slowMs],
          ['black_hole', holeMs],
        ] as const) {
          say(`${name}: ${weather} for ${ms} ms`)
          proxy.set(weather)
          await Bun.sleep(ms)
          proxy.set('calm')
          storms++
        }
        for (let n = 0; n < 3; n++) {
          await Bun.sleep(300 + random() * 500)
          proxy.cut()
          storms++
        }
      }
      const { requests, slowest, acknowledged } = await traffic.stop()
      must(
        slowest <= LONGEST_REQUEST_MS + (full ? 0 : BUSY_MACHINE_MS),
        `a request took ${Math.round(slowest)} ms`,
      )
      const recoveredMs = await until(
        'the backlog to be gone',
        async () => (await cluster.progress()).unfinished === 0,
        LONGEST_RECOVERY_MS,
      )
      must(workers.every((worker) => worker.isAlive()) && api.isAlive(), 'a process died of the weather')
      const stored = await (await cluster.sql())<{ id: string }[]>`select id from veracite.scans`
      const scans = new Set(stored.map(({ id }) => id))
      for (const id of acknowledged) must(scans.has(id), `scan ${id} was acknowledged and is not there`)
      const checked = await checkNothingLost(cluster.adminUrl(), {
        runs: scans.size * PROMPTS * 2,
        scans: scans.size,
        engine: cluster.engine,
        extraCalls: storms * workers.length * CONCURRENCY * 2,
      })
      return {
        storms,
        requests,
        slowestMs: Math.round(slowest),
        recoveredMs: Math.round(recoveredMs),
        ...checked,
      }
    }).finally(() => Promise.all(Object.values(proxies).map((proxy) => proxy.stop())))
  },
}

/** One scan every second, and constant reads of it. */
function startTraffic(url: string, brandId: string) {
  let isOver = false
  let requests = 0
  let slowest = 0
  const acknowledged: string[] = []
  const note = (ms: number) => {
    requests++
    slowest = Math.max(slowest, ms)
  }
  const writer = async () => {
    while (!isOver) {
      const begun = performance.now()
      const answer = await post(url, '/v1/scans', { brandId })
      note(performance.now() - begun)
      if (answer?.status === 202) acknowledged.push(String(answer.body.scanId))
      await Bun.sleep(1_000)
    }
  }
  const reader = async () => {
    while (!isOver) {
      const begun = performance.now()
      const scanId = acknowledged.at(-1) ?? 'none'
      const headers = { authorization: `Bearer ${TOKEN}` }
      await fetch(`${url}/v1/scans/${scanId}`, { headers, signal: AbortSignal.timeout(20_000) })
        .then((response) => response.text())
        .catch(() => {})
      note(performance.now() - begun)
      await Bun.sleep(50)
    }
  }
  const running = Promise.all([writer(), reader()])
  return {
    async stop() {
      isOver = true
      await running
      return { requests, slowest, acknowledged }
    },
  }
}
