import { startEngineServer } from '@veracite/testing/engine-server'
import { hasRedisBinary } from '@veracite/testing/own-redis'
import type { Process } from '@veracite/testing/processes'
import { checkNothingLost } from './checker.ts'
import { addBrand, type Cluster, post, withCluster } from './cluster.ts'
import { type FaultContext, type FaultTest, must, until } from './fault-test.ts'

const ENGINES = 2
const CONCURRENCY = 8
/** More than are sealed at once, so that sealing has parts too. */
const LARGE = 1_028
/** Each of its answers is read by a model and has a page to look at. */
const SMALL = 8

/** What a step writes: while the test holds this table, a worker in that step waits, and cannot have finished it. */
const TABLES = {
  asking: 'evidence.captures',
  judging: 'evidence.classifications',
  sealing: 'evidence.scan_lines',
  reading: 'evidence.readings',
  sources: 'evidence.source_trails',
}
const JOBS: Record<keyof typeof TABLES, string> = {
  asking: 'run.ask',
  judging: 'scan.part',
  sealing: 'scan.part',
  reading: 'run.read',
  sources: 'answer.sources',
}

/** F15: a worker dies in each step of a scan. */
export const killInEachStep: FaultTest = {
  name: 'F15',
  title: 'a worker is killed in each step of a scan, with one worker, with two, and in full with four',
  async run(context) {
    const counts = context.full ? [1, 2, 4] : [1, 2]
    // When one fails the others end first: their processes would stay otherwise.
    const ended = await Promise.allSettled(counts.map((count) => withWorkers(context, count)))
    const done = ended.map((one) => {
      if (one.status === 'rejected') throw one.reason
      return one.value
    })
    return {
      kills: done.reduce((sum, { kills }) => sum + kills, 0),
      msToEnd: Math.max(...done.map(({ msToEnd }) => msToEnd)),
    }
  },
}

async function withWorkers({ full, say, random }: FaultContext, count: number) {
  const rounds = full ? 10 : 1
  // It answers the reading model too, with something that is no reading: the answer then goes to a person.
  const model = startEngineServer({ latencyMs: 0 })
  const engine = { latencyMs: 0, random, cites: 'https://page.veracite.invalid/' }
  const redis = count > 1 && hasRedisBinary
  try {
    return await withCluster({ engine, redis, concurrency: CONCURRENCY }, async (cluster) => {
      const reading = { VERACITE_READER: 'compatible/stand-in-1', VERACITE_READER_BASE_URL: model.url }
      const api = await cluster.api()
      const large = await addBrand(cluster, { prompts: LARGE / ENGINES })
      const small = await addBrand(cluster, { prompts: SMALL / ENGINES })
      const sql = await cluster.sql()
      await sql`update veracite.brands set capture_sources = 'all' where id = ${small}`
      const begun = performance.now()
      let kills = 0
      for (let round = 0; round < rounds; round++) {
        const steps = createSteps(cluster, count)
        await steps.scan({}, api.url, large, ['asking', 'judging', 'sealing'])
        await steps.scan(reading, api.url, small, ['reading', 'sources'])
        kills += steps.kills()
        say(`${count} at work: ${kills} killed`)
      }
      // Enters what was left for the log.
      cluster.worker()
      const checked = await checkNothingLost(cluster.adminUrl(), {
        runs: rounds * (LARGE + SMALL),
        scans: 2 * rounds,
        engine: cluster.engine,
        extraCalls: kills * CONCURRENCY * ENGINES,
      })
      return { ...checked, kills, msToEnd: Math.round(performance.now() - begun) }
    })
  } finally {
    await model.stop()
  }
}

function createSteps(cluster: Cluster, count: number) {
  let kills = 0
  return {
    kills: () => kills,
    async scan(env: Record<string, string>, url: string, brandId: string, steps: (keyof typeof TABLES)[]) {
      const workers = Array.from({ length: count }, () => cluster.worker(env))
      let held = await hold(cluster, steps[0] ?? 'asking')
      await Promise.all(workers.map((worker) => worker.said(/worker started/)))
      const started = await post(url, '/v1/scans', { brandId })
      must(started?.status === 202, `the scan was not accepted: ${JSON.stringify(started)}`)
      for (const at of steps.keys()) {
        const victim = await held.workerIn(workers)
        await victim.kill()
        kills += 1
        workers.splice(workers.indexOf(victim), 1, cluster.worker(env))
        const next = steps[at + 1]
        const before = held
        // The plan is a list of lines too, so sealing is held back only now.
        if (next !== undefined) held = await hold(cluster, next)
        await before.release()
      }
      const isOver = async () => (await cluster.progress()).unfinished === 0 && !(await hasWork(cluster))
      await until('the scan to end', isOver, 150_000)
      await Promise.all(workers.map((worker) => worker.kill()))
    },
  }
}

async function hasWork(cluster: Cluster): Promise<boolean> {
  const sql = await cluster.sql()
  const [left] = await sql<{ n: number }[]>`
    select count(*) as n from veracite.jobs where state in ('queued', 'running')
      and kind in ('scan.part', 'scan.classify', 'run.read', 'answer.sources', 'page.capture')`
  return left?.n !== 0
}

/** Holds the table of a step until it is released. */
async function hold(cluster: Cluster, step: keyof typeof TABLES) {
  const sql = await cluster.sql()
  const connection = await sql.reserve()
  await connection.unsafe(`begin; lock table ${TABLES[step]} in share mode`)
  return {
    /** The worker of a job of this step, once it waits for the table. */
    async workerIn(workers: readonly Process[]): Promise<Process> {
      let found: Process | undefined
      const waits = async () => {
        const [blocked] = await connection<{ n: number }[]>`
          select count(*) as n from pg_locks where relation = ${TABLES[step]}::regclass and not granted`
        const holders = await connection<{ worker: string }[]>`
          select distinct worker from veracite.jobs where kind = ${JOBS[step]} and state = 'running'`
        found = workers.find(({ pid }) => holders.some(({ worker }) => worker.endsWith(`:${pid}`)))
        return blocked !== undefined && blocked.n > 0 && found !== undefined
      }
      await until(`a worker that is ${step}`, waits, 120_000)
      return found as Process
    },
    async release() {
      await connection.unsafe('rollback')
      connection.release()
    },
  }
}
