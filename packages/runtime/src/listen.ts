import type { Config } from './config.ts'
import { refuseStart } from './refuse-start.ts'

/** What an Elysia application offers to be listened with. */
interface Listening {
  listen(options: {
    port: number
    hostname: string
    idleTimeout: number
    maxRequestBodySize: number
    reusePort: boolean
  }): unknown
  server: { hostname?: string | undefined; port?: number | undefined } | null
}

/** Bun's own limit is only a backstop: routes refuse earlier, with a body that says why. */
const BACKSTOP_BYTES = 64 * 1024 * 1024

/** Listens where the settings say and gives the address; a port that is taken is refused in one sentence. */
export function listen(app: Listening, { port, host }: Pick<Config, 'port' | 'host'>): string {
  try {
    app.listen({
      port,
      hostname: host,
      idleTimeout: 30,
      maxRequestBodySize: BACKSTOP_BYTES,
      // Otherwise two processes would share the port without a word, and each get some of the requests.
      reusePort: false,
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    refuseStart(`Port ${port} on ${host} is taken: stop what listens there, or set PORT to another one.`)
  }
  return `http://${app.server?.hostname ?? host}:${app.server?.port ?? port}`
}
