import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '@veracite/testing/processes'
import { type Standalone, untilReady } from '@veracite/testing/standalone-process'
import { bench } from './bench.ts'

/**
 * `npm start` on existing data: the time from the command to the address on the screen, and the resident
 * memory of each process after a scan of the demo brand. PostgreSQL's processes share most of the memory
 * counted for them.
 */
export const start = bench({
  name: 'start',
  unit: 'ms or MB',
  async open({ keep }) {
    // The first start creates the data folder: it is the round that is not counted.
    const folder = await keep(mkdtemp(join(tmpdir(), 'veracite-bench-')), (path) =>
      rm(path, { recursive: true, force: true }),
    )
    return {
      measures: async () => {
        const service = await startService(folder)
        await scanOnce(service)
        const found = { 'npm start to ready, ms': service.msToReady, ...memoryOf(service.pid) }
        process.kill(-service.pid, 'SIGTERM')
        await service.exited
        return found
      },
      ratios: [],
    }
  },
})

/** In its own process group: npm, node and the service are told to stop together, as by Ctrl-C. */
async function startService(folder: string): Promise<Standalone> {
  const settings = { PORT: '0', VERACITE_DATA_DIR: folder, VERACITE_DEMO_LATENCY: '0' }
  return untilReady(startProcess(['npm', 'start', '--silent'], settings, { detached: true }), folder)
}

async function scanOnce({ call, brandId }: Standalone): Promise<void> {
  const { body } = await call('POST', '/v1/scans', { brandId })
  while (!(await call('GET', `/v1/scans/${body.scanId}`)).body.finishedAt) await Bun.sleep(50)
}

/** Memory of all descendants of the started process, in MB by kind. */
function memoryOf(pid: number): Record<string, number> {
  const rows = execFileSync('ps', ['-ax', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([own, parent, kilobytes, name]) => ({
      pid: Number(own),
      parent: Number(parent),
      mb: Number(kilobytes) / 1024,
      name: name?.split('/').at(-1) ?? '',
    }))
  const below = new Set([pid])
  const found: Record<string, number> = {}
  for (let before = -1; before !== below.size; ) {
    before = below.size
    for (const row of rows) if (below.has(row.parent)) below.add(row.pid)
  }
  for (const row of rows) {
    if (!below.has(row.pid)) continue
    const what = `${row.name}, MB`
    found[what] = (found[what] ?? 0) + row.mb
  }
  return found
}
