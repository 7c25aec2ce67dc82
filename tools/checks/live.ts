import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './report.ts'

interface Live {
  /** The variables by which the clients' tests find the service. */
  env: NodeJS.ProcessEnv
  stop: () => void
}

/** Starts a service for the tests of the clients. Synchronous, like its callers. */
export function startLive(): Live {
  const log = join(tmpdir(), `veracite-live-${process.pid}.log`)
  const file = openSync(log, 'w')
  const child = spawn(process.execPath, [join(root, 'tools/checks/live-server.ts')], {
    cwd: root,
    stdio: ['ignore', file, 'inherit'],
  })
  closeSync(file)
  const deadline = Date.now() + 90_000
  for (;;) {
    const [line] = /^\{"url".*\}$/m.exec(readFileSync(log, 'utf8')) ?? []
    if (line !== undefined) {
      rmSync(log)
      const { url, token, brand, downUrl, shape } = JSON.parse(line)
      process.stdout.write(`clients are tested against ${url} (${shape})\n`)
      const env = { VERACITE_LIVE_URL: url, VERACITE_LIVE_TOKEN: token, VERACITE_LIVE_BRAND: brand }
      return {
        env: downUrl ? { ...env, VERACITE_LIVE_DOWN_URL: downUrl } : env,
        stop: () => child.kill('SIGTERM'),
      }
    }
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error(`No running service for the clients' tests: ${readFileSync(log, 'utf8')}`)
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
}
