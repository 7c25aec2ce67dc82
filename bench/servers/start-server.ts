import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { startProcess } from '@veracite/testing/processes'
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
  entry = '../../apps/api/src/main.ts',
): Promise<BenchServer> {
  const token = randomBytes(32).toString('hex')
  return await startServer(entry, token, {
    DATABASE_URL: appUrl,
    VERACITE_MIGRATIONS_URL: adminUrl,
    VERACITE_TOKEN: token,
    VERACITE_SIGNING_KEY: generateCaptureKey(),
    VERACITE_PUBLIC_RATE_LIMIT: '0',
    VERACITE_EXPORT_RATE_LIMIT: '0',
    NODE_ENV: 'production',
    ...env,
  })
}

/** The tool server, with the highest limit there is. */
export const startMcp = (database: { appUrl: string; adminUrl: string }): Promise<BenchServer> =>
  startApi(database, { VERACITE_MCP_RATE_LIMIT: '10000' }, '../../apps/mcp/src/main.ts')

/** A minimal server of this folder. */
export const startBare = (name: 'bare-lookup' | 'bare-body', databaseUrl: string): Promise<BenchServer> =>
  startServer(`./${name}.ts`, '', { DATABASE_URL: databaseUrl, NODE_ENV: 'production' })

async function startServer(entry: string, token: string, env: Record<string, string>): Promise<BenchServer> {
  const command = [process.execPath, fileURLToPath(new URL(entry, import.meta.url))]
  const server = startProcess(command, { HOST: '127.0.0.1', PORT: '0', ...env })
  const [url] = await server.said(/http:\/\/127\.0\.0\.1:\d+/)
  return {
    url,
    token,
    pid: server.pid,
    async end() {
      server.signal('SIGTERM')
      await server.exited
    },
  }
}
