import type { Process } from '@veracite/testing/processes'
import type { Sql } from '../../packages/db/src/open-postgres.ts'
import { addBrand, type Cluster, post, withCluster } from './cluster.ts'
import { type FaultTest, must, until } from './fault-test.ts'

const ENGINES = 2
/** Keeping a kilobyte for each of a hundred thousand runs would add half of a worker's usual memory. */
const MAX_GROWTH = 1.2

/**
 * Not a fault: so much work that any memory kept per run would show, and engines so slow that only more
 * workers help.
 */
export const takeALot: FaultTest = {
  name: 'capacity',
  title: 'a large backlog is drained without growing, and a second worker nearly doubles the rate',
  async run({ full, say }) {
    const drained = await drainBacklog(full ? 100_000 : 2_000, say)
    const doubled = await addSecondWorker(full ? 60 : 15, say)
    return { ...drained, ...doubled }
  },
}

/** One worker, an engine that answers at once, and its memory read every second. */
async function drainBacklog(runs: number, say: (line: string) => void): Promise<Record<string, number>> {
  return withCluster({ engine: { latencyMs: 0 }, concurrency: 16 }, async (cluster) => {
    const sql = await cluster.sql()
    const brandId = await addBrand(cluster, { prompts: runs / ENGINES })
    const api = await cluster.api()
    const begun = performance.now()
    const accepted = await post(api.url, '/v1/scans', { brandId })
    must(accepted?.status === 202, `the scan was not accepted: ${JSON.stringify(accepted)}`)
    say(`${runs} runs accepted in ${Math.round(accepted.ms)} ms`)
    const worker = cluster.worker({ VERACITE_LOG_LEVEL: 'warn' })
    const mib: number[] = []
    for (let lastSaid = 0; ; ) {
      await Bun.sleep(1_000)
      must(worker.isAlive(), `the worker died:\n${worker.output().slice(-2_000)}`)
      const minute = (performance.now() - begun) / 60_000
      mib.push(await memoryOf(worker))
      const settled = await settledRuns(sql)
      if (settled - lastSaid >= runs / 10) {
        lastSaid = settled
        say(`${settled} settled after ${minute.toFixed(1)} min, ${mib.at(-1)} MiB`)
      }
      const [scan] = await sql`select status from veracite.scans where finished_at is not null`
      if (scan) {
        must(scan.status === 'COMPLETED', `the scan ended as ${scan.status}`)
        break
      }
      must(minute < 120, 'the backlog was not drained in two hours')
    }
    const fifths = peaksOf(mib)
    const seconds = (performance.now() - begun) / 1000
    say(
      `${Math.round(runs / seconds)} runs per second; most MiB in each fifth of the time: ${fifths.join(', ')}`,
    )
    // Asking and judging happen one after the other and use different tables; a leak would show in both.
    const [first = 0, ...later] = fifths
    const growth = Math.max(...later) / first
    must(runs < 50_000 || growth < MAX_GROWTH, `memory grows: ${fifths.join(', ')} MiB`)
    return {
      runs,
      seconds: Math.round(seconds),
      growth: Number(growth.toFixed(2)),
      mostMib: Math.max(...mib),
    }
  })
}

/** The engine takes half a second, so the rate depends on the slots, and a second process doubles them. */
async function addSecondWorker(
  seconds: number,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  return withCluster({ engine: { latencyMs: 500 }, concurrency: 4 }, async (cluster) => {
    const sql = await cluster.sql()
    const rate = async () => {
      const before = await settledRuns(sql)
      const begun = performance.now()
      await Bun.sleep(seconds * 1_000)
      return ((await settledRuns(sql)) - before) / ((performance.now() - begun) / 1000)
    }
    const brandId = await addBrand(cluster, { prompts: 5_000 })
    const api = await cluster.api()
    must((await post(api.url, '/v1/scans', { brandId }))?.status === 202, 'the scan was not accepted')
    await startedWorker(cluster, sql)
    const one = await rate()
    await startedWorker(cluster, sql)
    const two = await rate()
    say(`one worker ${one.toFixed(1)}/s, two workers ${two.toFixed(1)}/s: ratio ${(two / one).toFixed(2)}`)
    must(two / one > 1.7, `a second worker only brought ${(two / one).toFixed(2)} times the rate`)
    return { oneWorker: Math.round(one), twoWorkers: Math.round(two), ratio: Number((two / one).toFixed(2)) }
  })
}

async function startedWorker(cluster: Cluster, sql: Sql): Promise<void> {
  const worker = cluster.worker({ VERACITE_LOG_LEVEL: 'info' })
  await worker.said(/worker started/)
  const before = await settledRuns(sql)
  await until('the worker to be at work', async () => (await settledRuns(sql)) > before + 8, 60_000)
}

async function settledRuns(sql: Sql): Promise<number> {
  const [row] = await sql<
    { n: number }[]
  >`select coalesce(sum(settled_runs), 0)::int as n from veracite.scans`
  return row?.n ?? 0
}

async function memoryOf({ pid }: Process): Promise<number> {
  const status = await Bun.file(`/proc/${pid}/status`).text()
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** The highest of each fifth. */
function peaksOf(values: readonly number[]): number[] {
  const length = Math.ceil(values.length / 5)
  return Array.from({ length: 5 }, (_, fifth) =>
    Math.max(...values.slice(fifth * length, (fifth + 1) * length)),
  )
}
