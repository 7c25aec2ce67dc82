import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bench } from './bench.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

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
        await scanOnce(service, folder)
        const found = { 'npm start to ready, ms': service.msToReady, ...memoryOf(service.child) }
        await service.stop()
        return found
      },
      ratios: [],
    }
  },
})

interface Service {
  child: ChildProcess
  url: string
  brandId: string
  msToReady: number
  stop(): Promise<void>
}

async function startService(folder: string): Promise<Service> {
  const begun = performance.now()
  // In its own process group: npm, node and the service are told to stop together, as by Ctrl-C.
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      VERACITE_DATA_DIR: folder,
      VERACITE_DEMO_LATENCY: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (/ready at http[\s\S]*brand +[0-9a-f-]{36}/.test(output)) resolve()
    })
    void exited.then(() => reject(new Error(`It ended before it was ready: ${output}`)))
  })
  await ready
  return {
    child,
    url: /ready at (http:\S+)/.exec(output)?.[1] ?? '',
    brandId: /brand +([0-9a-f-]{36})/.exec(output)?.[1] ?? '',
    msToReady: performance.now() - begun,
    stop: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
      await exited
    },
  }
}

async function scanOnce({ url, brandId }: Service, folder: string): Promise<void> {
  const token = (await readFile(join(folder, 'token'), 'utf8')).trim()
  const call = async (method: string, path: string, body: string | null) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(url + path, { method, headers, body })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    return (await response.json()) as { scanId?: string; finishedAt?: string | null }
  }
  const { scanId } = await call('POST', '/v1/scans', JSON.stringify({ brandId }))
  while (!(await call('GET', `/v1/scans/${scanId}`, null)).finishedAt) await Bun.sleep(50)
}

/** Memory of all descendants of the started process, in MB by kind. */
function memoryOf({ pid }: ChildProcess): Record<string, number> {
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
