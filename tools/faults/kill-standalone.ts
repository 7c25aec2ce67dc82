import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type EngineServer, startEngineServer } from '@veracite/testing/engine-server'
import { createProcesses, type Process, type Processes } from '@veracite/testing/processes'
import { type Standalone, untilReady } from '@veracite/testing/standalone-process'
import { startEmbeddedPostgres } from '../../packages/db/src/embedded-postgres.ts'
import { checkNothingLost } from './checker.ts'
import { engineEnv, killWithChildren } from './cluster.ts'
import { type FaultTest, must, until } from './fault-test.ts'
import { newDataFolder } from './prepared-folder.ts'

const CONCURRENCY = 2
const ENGINES = 2

export const standaloneEnv = (dataDir: string, engine: EngineServer): Record<string, string> => ({
  ...engineEnv(engine, CONCURRENCY),
  VERACITE_DATA_DIR: dataDir,
  VERACITE_LOG_LEVEL: 'warn',
  PORT: '0',
})

export const launchStandalone = (processes: Processes, env: Record<string, string>): Process =>
  processes.start('apps/standalone/src/main.ts', env)

/** F1: everything runs in one process, which is killed, sometimes together with its database server. */
export const killStandalone: FaultTest = {
  name: 'F1',
  title: 'the standalone is killed in the middle of a scan, its PostgreSQL sometimes with it',
  async run({ random, full, say }) {
    const runs = full ? 1_000 : 30
    // In the short form one alone, and one with PostgreSQL.
    const kills = full ? 200 : 2
    const engine = startEngineServer({ latencyMs: 300, failureShare: 0.03, random })
    const processes = await createProcesses()
    const dataDir = await newDataFolder()
    const env = standaloneEnv(dataDir, engine)
    try {
      let standalone = await untilReady(launchStandalone(processes, env), dataDir)
      const brandId = standalone.brandId
      const scanId = await startScan(standalone, runs)
      let asked = 0
      let atStart = 0
      let withPostgres = 0
      for (let kill = 0; kill < kills; kill++) {
        // Whatever the machine's pace: questions are on their way.
        if (!full) await until('a question', async () => engine.asked() > asked, 150_000)
        await Bun.sleep(random() * 400)
        asked = engine.asked()
        if (kill % 10 === (full ? 4 : 1)) {
          withPostgres++
          const [pid] = (
            await Bun.file(join(dataDir, 'postgres/postmaster.pid'))
              .text()
              .catch(() => '')
          ).split('\n')
          if (pid) await killWithChildren(Number(pid)).catch(() => {})
        }
        await standalone.kill()
        let next = launchStandalone(processes, env)
        while (random() < 0.15) {
          atStart++
          await Bun.sleep(random() * 1_500)
          await next.kill()
          next = launchStandalone(processes, env)
        }
        standalone = await untilReady(next, dataDir)
        await until('one server to be left', async () => (await serversOn(dataDir)) <= 1, 90_000)
      }
      say(
        `${kills} kills, ${atStart} more at a start, ${withPostgres} with PostgreSQL; ${engine.asked()} calls`,
      )
      for (let waited = 0; ; waited++) {
        const { body } = await standalone.call('GET', `/v1/scans/${scanId}`)
        if (body.finishedAt !== null) break
        must(waited < (full ? 3_000 : 450), `the scan never ended: ${JSON.stringify(body)}`)
        await Bun.sleep(200)
      }
      must(standalone.brandId === brandId, 'the demo brand became another one')
      const { url } = standalone
      await until('the log to have it all', async () => (await leavesWaiting(url)) === 0, 150_000)
      standalone.signal('SIGTERM')
      must(
        (await standalone.exited).code === 0,
        `the last process did not end with 0:\n${standalone.output()}`,
      )
      await until('the server to be gone', async () => (await serversOn(dataDir)) === 0, 90_000)
      const checked = await checkFolder(dataDir, engine, runs, (kills + atStart) * CONCURRENCY * ENGINES)
      return { kills, atStart, withPostgres, ...checked }
    } finally {
      await processes.killAll()
      await engine.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

/** The demo brand already has some prompts: adds as many as the runs need. */
async function startScan(standalone: Standalone, runs: number): Promise<string> {
  const { brandId } = standalone
  const { body } = await standalone.call('GET', `/api/admin/brands/${brandId}/prompts`)
  const missing = runs / ENGINES - Number(body.total)
  const prompts = Array.from({ length: missing }, (_, n) => ({ text: `Question ${n}`, intent: 'BRANDED' }))
  const added = await standalone.call('POST', `/api/admin/brands/${brandId}/prompts`, { prompts })
  must(added.status === 201, `prompts were refused: ${JSON.stringify(added.body)}`)
  const started = await standalone.call('POST', '/v1/scans', { brandId })
  must(started.status === 202, `the scan was refused: ${JSON.stringify(started.body)}`)
  return String(started.body.scanId)
}

/** Counted as processes of the machine: a server that was left behind would not be in our books. */
async function serversOn(dataDir: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args'])
  return stdout.split('\n').filter((line) => line.includes(dataDir) && /postgres.* -D/.test(line)).length
}

/**
 * The log lags a moment behind the captures, and once the process is gone nothing enters what still waits.
 */
async function leavesWaiting(url: string): Promise<number> {
  const numbers = await (await fetch(`${url}/metrics`)).text()
  return Number(/^veracite_log_pending (\d+)$/m.exec(numbers)?.[1] ?? Number.NaN)
}

async function checkFolder(dataDir: string, engine: EngineServer, runs: number, extraCalls: number) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    return await checkNothingLost(postgres.adminUrl, { runs, scans: 1, engine, extraCalls })
  } finally {
    await postgres.stop()
  }
}
