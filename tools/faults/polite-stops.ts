import { rm } from 'node:fs/promises'
import { startEngineServer } from '@veracite/testing/engine-server'
import { createProcesses, type Process } from '@veracite/testing/processes'
import { untilReady } from '@veracite/testing/standalone-process'
import { startEmbeddedPostgres } from '../../packages/db/src/embedded-postgres.ts'
import { openPostgres, type Sql } from '../../packages/db/src/open-postgres.ts'
import { checkNothingLost } from './checker.ts'
import { addBrand, post, withCluster } from './cluster.ts'
import { type FaultTest, must, until } from './fault-test.ts'
import { launchStandalone, standaloneEnv } from './kill-standalone.ts'
import { newDataFolder } from './prepared-folder.ts'

const LATENCY_MS = 400
/** Answers arrive well within the grace of 25 s, so a stop takes little longer than an answer. */
const LONGEST_STOP_MS = LATENCY_MS * 1.5 + 2_000
/** Still far below the grace, and below the 30 s that the standalone's engine takes. */
const BUSY_MACHINE_MS = 10_000
/**
 * Nothing dies here, so leases can be long; on a busy machine a short one may expire and would count as a
 * crash.
 */
const PATIENT = { VERACITE_JOB_LEASE_SECONDS: '30' }

/** F10: a process that is asked to stop finishes its work and uses up no attempt. */
export const stopPolitely: FaultTest = {
  name: 'F10',
  title: 'workers are stopped with jobs in flight, a third of them with Redis down',
  async run({ random, full, say }) {
    const stops = full ? 100 : 2
    const runs = full ? 1_200 : 24
    const slack = full ? 0 : BUSY_MACHINE_MS
    const options = { engine: { latencyMs: LATENCY_MS, random }, redis: true, concurrency: 3 }
    return withCluster(options, async (cluster) => {
      const { engine } = cluster
      const isDone = async () => (await cluster.progress()).unfinished === 0
      const brandId = await addBrand(cluster, { prompts: runs / 2 })
      const api = await cluster.api()
      must((await post(api.url, '/v1/scans', { brandId }))?.status === 202, 'the scan was not accepted')
      let slowest = 0
      for (let stop = 0; stop < stops; stop++) {
        const worker = cluster.worker(PATIENT)
        await worker.said(/worker started/)
        const asked = engine.asked()
        await until('a job in flight', async () => engine.asked() > asked || (await isDone()), 150_000)
        await Bun.sleep(random() * 200)
        const isRedisDown = full ? stop % 3 === 2 : stop === 1
        if (isRedisDown) await cluster.redis?.kill()
        const begun = performance.now()
        worker.signal('SIGTERM')
        const { code } = await worker.exited
        slowest = Math.max(slowest, performance.now() - begun)
        must(code === 0, `a worker ended with ${code}:\n${worker.output().slice(-2_000)}`)
        must(
          performance.now() - begun <= LONGEST_STOP_MS + slack,
          `a stop took ${Math.round(performance.now() - begun)} ms`,
        )
        if (isRedisDown) await cluster.redis?.start()
      }
      const last = cluster.worker(PATIENT)
      await until('the scan to end', isDone, full ? 300_000 : 120_000)
      must(last.isAlive(), 'the last worker died')
      await until('what follows from the scan', async () => (await cluster.progress()).jobs === 0, 150_000)
      await requireNoAttemptBurnt(await cluster.sql())
      const checked = await checkNothingLost(cluster.adminUrl(), { runs, scans: 1, engine, extraCalls: 0 })
      say(`slowest stop ${Math.round(slowest)} ms`)
      return {
        stops,
        slowestStopMs: Math.round(slowest),
        ...checked,
        ...(await stopStandalone(full, slack)),
      }
    })
  },
}

async function requireNoAttemptBurnt(sql: Sql): Promise<void> {
  const [burnt] = await sql<{ attempts: number; crashes: number }[]>`
    select count(*) filter (where attempt <> case state when 'done' then 1 else 0 end) as attempts,
           count(*) filter (where crashes > 0) as crashes
    from veracite.jobs`
  must(
    burnt?.attempts === 0 && burnt.crashes === 0,
    `stops cost ${burnt?.attempts} jobs an attempt and counted ${burnt?.crashes} crashes`,
  )
}

/**
 * The standalone waits less than an engine may need: jobs it aborts are released untouched. And while it
 * runs, a second one on the same folder is refused; with `npm test`, the tests of the standalone try that.
 */
async function stopStandalone(full: boolean, slack: number): Promise<Record<string, number>> {
  const engine = startEngineServer({ latencyMs: 20_000 })
  const processes = await createProcesses()
  const dataDir = await newDataFolder()
  try {
    const env = standaloneEnv(dataDir, engine)
    const first = await untilReady(launchStandalone(processes, env), dataDir)
    const started = await first.call('POST', '/v1/scans', { brandId: first.brandId })
    must(started.status === 202, 'the scan was not accepted')
    await until('jobs in flight', async () => engine.asked() > 0, 150_000)

    const refused = full ? await refuseSecondProcess(launchStandalone(processes, env)) : {}

    const asked = performance.now()
    first.signal('SIGTERM')
    must((await first.exited).code === 0, `the standalone did not end with 0:\n${first.output()}`)
    const stopMs = performance.now() - asked
    must(stopMs < 5_000 + slack, `the standalone took ${Math.round(stopMs)} ms to stop`)

    const postgres = await startEmbeddedPostgres({ dataDir })
    const url = postgres.adminUrl
    const database = await openPostgres({ url, max: 1, applicationName: 'checker', role: null })
    await requireNoAttemptBurnt(database.sql).finally(() => database.close())
    await postgres.stop()
    return { ...refused, abortingStopMs: Math.round(stopMs) }
  } finally {
    await processes.killAll()
    await engine.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function refuseSecondProcess(second: Process): Promise<{ refusedMs: number }> {
  const begun = performance.now()
  const { code } = await second.exited
  const refusedMs = performance.now() - begun
  must(code === 1, `a second process on the same folder ended with ${code}`)
  must(refusedMs < 1_000, `a second process was refused only after ${Math.round(refusedMs)} ms`)
  return { refusedMs: Math.round(refusedMs) }
}
