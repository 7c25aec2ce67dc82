import type { Process } from '@veracite/testing/processes'
import { checkNothingLost } from './checker.ts'
import { addBrand, type Cluster, LEASE_SECONDS, post, withCluster } from './cluster.ts'
import { type FaultContext, type FaultTest, must, until } from './fault-test.ts'

const CONCURRENCY = 2
const ENGINES = 2

/** Few slow answers keep workers as busy as many quick ones, and cost less. */
const sizeOf = ({ full }: FaultContext) =>
  full ? { runs: 1_000, latencyMs: 300 } : { runs: 32, latencyMs: 500 }

/** F2: the broker repeatedly forgets everything, and workers keep dying. */
export const killWorkersAndRedis: FaultTest = {
  name: 'F2',
  title: 'workers and a Redis without persistence are killed in the middle of a scan',
  run: (context) =>
    withScan(context, { redis: true, ...sizeOf(context) }, async (scan) => {
      const kills = context.full ? 200 : 1
      const redisKills = context.full ? 7 : 1
      let startedBefore = scan.engine.asked()
      for (let kill = 1; kill <= kills; kill++) {
        await scan.killOne()
        if (kill % Math.floor(kills / redisKills) === 0) {
          await scan.cluster.redis?.kill()
          await scan.cluster.redis?.start()
        }
        if (kill % 20 === 0 && (await scan.open()) > 0) {
          must(scan.engine.asked() > startedBefore, `no run was started during kills ${kill - 19} to ${kill}`)
          startedBefore = scan.engine.asked()
        }
      }
      return { kills, redisKills, extraCalls: kills * CONCURRENCY * ENGINES }
    }),
}

/** F3: the database server dies with everything in it. */
export const killPostgres: FaultTest = {
  name: 'F3',
  title: 'all processes of PostgreSQL are killed, and workers too',
  run: (context) =>
    withScan(context, { redis: false, ...sizeOf(context) }, async (scan) => {
      const serverKills = context.full ? 20 : 1
      const killsEach = context.full ? 2 : 1
      const workerKills = killsEach * serverKills
      for (let kill = 0; kill < serverKills; kill++) {
        for (let n = 0; n < killsEach; n++) await scan.killOne()
        await scan.askedMore()
        await Bun.sleep(300 + context.random() * 700)
        await scan.cluster.killPostgres()
        await Bun.sleep(context.random() * 500)
        await scan.cluster.startPostgres()
      }
      // When the server dies, both workers lose the calls they were making.
      return { serverKills, workerKills, extraCalls: (workerKills + 2 * serverKills) * CONCURRENCY * ENGINES }
    }),
}

/** F7: a worker freezes for longer than its lease, others take over, and then it wakes up. */
export const freezeWorkers: FaultTest = {
  name: 'F7',
  title: 'workers are frozen past their lease and come back to jobs that are not theirs any more',
  run: (context) =>
    withScan(context, { redis: false, runs: context.full ? 400 : 24, latencyMs: 500 }, async (scan) => {
      const freezes = context.full ? 20 : 1
      for (let n = 0; n < freezes; n++) {
        await scan.askedMore()
        await Bun.sleep(500 + context.random() * 1_000)
        const worker = scan.pick()
        worker.signal('SIGSTOP')
        await Bun.sleep((LEASE_SECONDS + 2) * 1_000)
        worker.signal('SIGCONT')
      }
      // One more than were frozen: on a busy machine the other worker may miss its leases too.
      return { freezes, extraCalls: (freezes + 1) * CONCURRENCY * ENGINES }
    }),
}

interface Scan {
  cluster: Cluster
  engine: Cluster['engine']
  pick(): Process
  /**
   * Kills one worker while questions are asked, 15 % of them while they start, and starts another. The short form kills
   * only one, while it works, and the other goes on alone.
   */
  killOne(): Promise<void>
  open(): Promise<number>
  /** Waits until a question is asked, or none is left to ask: only then is there something to lose. */
  askedMore(): Promise<unknown>
}

/** Two workers on one scan, a nemesis, and then the checker. */
async function withScan(
  { random, full, say }: FaultContext,
  options: { redis: boolean; runs: number; latencyMs: number },
  nemesis: (scan: Scan) => Promise<Record<string, number> & { extraCalls: number }>,
): Promise<Record<string, number>> {
  const { runs, latencyMs, redis } = options
  const settings = { engine: { latencyMs, failureShare: 0.03, random }, redis, concurrency: CONCURRENCY }
  return withCluster(settings, async (cluster) => {
    const { engine } = cluster
    const brandId = await addBrand(cluster, { prompts: runs / ENGINES })
    const api = await cluster.api()
    const workers = [cluster.worker(), cluster.worker()]
    await Promise.all(workers.map((worker) => worker.said(/worker started/)))
    const started = await post(api.url, '/v1/scans', { brandId })
    must(started?.status === 202, `the scan was not accepted: ${JSON.stringify(started)}`)

    const pick = () => workers[Math.floor(random() * workers.length)] as Process
    // A worker that finds no database at its start exits, and its supervisor starts it again.
    const supervise = () => {
      for (const [index, worker] of workers.entries())
        if (!worker.isAlive()) workers[index] = cluster.worker()
    }
    const open = async () => (await cluster.progress()).open
    const askedMore = () => {
      const asked = engine.asked()
      return until('a question', async () => engine.asked() > asked || (await open()) === 0, 150_000)
    }
    const measured = await nemesis({
      cluster,
      engine,
      pick,
      open,
      askedMore,
      async killOne() {
        const victim = pick()
        supervise()
        if (!full || random() >= 0.15) {
          await victim.said(/worker started/).catch(() => {})
          await askedMore()
        }
        await Bun.sleep(random() * 400)
        await victim.kill()
        workers.splice(workers.indexOf(victim), 1, ...(full ? [cluster.worker()] : []))
      },
    })
    for (const worker of workers) worker.signal('SIGCONT')
    say(`the nemesis rests: ${JSON.stringify(measured)}, ${engine.asked()} calls`)
    const ms = await until(
      'the scan to end',
      async () => {
        supervise()
        return (await cluster.progress()).unfinished === 0
      },
      full ? 600_000 : 150_000,
    )
    const checked = await checkNothingLost(cluster.adminUrl(), {
      runs,
      scans: 1,
      engine,
      extraCalls: measured.extraCalls,
    })
    return { ...measured, ...checked, msToEnd: Math.round(ms) }
  })
}
