import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { generateCaptureKey } from '../../packages/adapters/src/platform/capture-signer.ts'

export interface BenchServer {
  url: string
  token: string
  pid: number
  end(): Promise<void>
}

/**
 * The API as it runs in production: its own process, its own settings, its log written. Only the rate limit
 * is off.
 */
export async function startApi(
  { appUrl, adminUrl }: { appUrl: string; adminUrl: string },
  env: Record<string, string> = {},
): Promise<BenchServer> {
  const token = randomBytes(32).toString('hex')
  return await startServer('../../apps/api/src/main.ts', token, {
    DATABASE_URL: appUrl,
    VERACITE_MIGRATIONS_URL: adminUrl,
    VERACITE_TOKEN: token,
    VERACITE_SIGNING_KEY: generateCaptureKey(),
    VERACITE_PUBLIC_RATE_LIMIT: '0',
    NODE_ENV: 'production',
    ...env,
  })
}

/** A minimal server of this folder. */
export const startBare = (name: 'bare-lookup' | 'bare-hash', databaseUrl: string): Promise<BenchServer> =>
  startServer(`./${name}.ts`, '', { DATABASE_URL: databaseUrl, NODE_ENV: 'production' })

const READY_WITHIN_MS = 60_000

/** Somebody else may take the free port before we use it; then we try another. */
async function startServer(entry: string, token: string, env: Record<string, string>): Promise<BenchServer> {
  for (let tries = 1; ; tries++) {
    const server = await startOnFreePort(entry, token, env)
    if (server !== null) return server
    if (tries === 3) throw new Error(`${entry} did not start.`)
  }
}

async function startOnFreePort(
  entry: string,
  token: string,
  env: Record<string, string>,
): Promise<BenchServer | null> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [fileURLToPath(new URL(entry, import.meta.url))], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return { url, token, pid: child.pid ?? 0, end }
    if (child.exitCode !== null) return null
    if (performance.now() - begun > READY_WITHIN_MS) {
      await end()
      throw new Error(`${entry} was not ready in a minute.`)
    }
    await Bun.sleep(20)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}
