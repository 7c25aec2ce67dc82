import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngineServer } from '@veracite/testing/engine-server'
import { createProcesses } from '@veracite/testing/processes'
import { untilReady } from '@veracite/testing/standalone-process'
import { type FaultTest, must, until } from './fault-test.ts'
import { launchStandalone, standaloneEnv } from './kill-standalone.ts'

const MIB = 1024 * 1024
const DISK_MIB = 700

/** F12: a disk that fills up. Needs permission to mount a file system. */
export const fillTheDisk: FaultTest = {
  name: 'F12',
  title: 'the disk of the standalone fills up and is emptied again',
  async run({ say }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'veracite-faults-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', dataDir])
    if (mounted.status !== 0) {
      say('not covered: a file system cannot be mounted here')
      await rm(dataDir, { recursive: true, force: true })
      return { covered: 0 }
    }
    const engine = startEngineServer({ latencyMs: 300 })
    const processes = await createProcesses()
    const filler = join(dataDir, 'filler')
    const leave = async (mib: number) => {
      await rm(filler, { force: true })
      const { bavail, bsize } = await statfs(dataDir)
      const chunk = new Uint8Array(MIB).fill(1)
      const file = Bun.file(filler).writer()
      for (let left = Math.floor((bavail * bsize) / MIB) - mib; left > 0; left--) {
        file.write(chunk)
        if (left % 16 === 0) await file.flush()
      }
      await Promise.resolve(file.end()).catch(() => {})
    }
    try {
      const standalone = await untilReady(
        launchStandalone(processes, standaloneEnv(dataDir, engine)),
        dataDir,
      )
      const { brandId } = standalone
      const scan = () => standalone.call('POST', '/v1/scans', { brandId })
      const first = await scan()
      must(first.status === 202, `the scan was not accepted: ${JSON.stringify(first.body)}`)

      await leave(200)
      await until('a refusal', async () => (await scan()).status === 503, 10_000)
      const refused = await scan()
      must(refused.status === 503 && refused.ms < 1_000, `refused with ${refused.status} in ${refused.ms} ms`)
      const ready = await standalone.call('GET', '/readyz')
      must(JSON.stringify(ready.body.missing) === '["storage"]', `readyz says ${JSON.stringify(ready.body)}`)

      // Now filled to the last byte, with a scan under way.
      await leave(0)
      await writeFile(join(dataDir, 'rest'), new Uint8Array(4 * MIB)).catch(() => {})
      await Bun.sleep(3_000)
      must(standalone.isAlive(), `the process died of a full disk:\n${standalone.output()}`)
      const alive = await standalone.call('GET', '/healthz')
      must(alive.status === 200 && alive.ms < 1_000, `healthz: ${alive.status} in ${alive.ms} ms`)
      must((await scan()).status === 503, 'a full disk accepted a scan')

      await truncate(filler)
      await rm(filler, { force: true })
      await rm(join(dataDir, 'rest'), { force: true })
      let last = ''
      const recoveredMs = await until('202 again', async () => (await scan()).status === 202, 20_000)
      await until(
        'the first scan to end',
        async () => {
          const { body } = await standalone.call('GET', `/v1/scans/${first.body.scanId}`)
          last = JSON.stringify(body)
          return body.finishedAt !== null
        },
        300_000,
      ).catch((error) => {
        throw new Error(`${error.message} It is ${last}`)
      })
      must(last.includes('"COMPLETED"'), `the first scan ended as ${last}`)
      return { covered: 1, refusedMs: Math.round(refused.ms), recoveredMs: Math.round(recoveredMs) }
    } finally {
      await processes.killAll()
      await Bun.sleep(500)
      await engine.stop()
      for (let tries = 0; spawnSync('umount', [dataDir]).status !== 0 && tries < 20; tries++)
        await Bun.sleep(250)
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}
