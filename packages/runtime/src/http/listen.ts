import type { Config } from '../settings/config.ts'
import { refuseStart } from '../start/refuse-start.ts'

/** The part of an Elysia application needed to listen. */
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
const BACKSTOP_BYTES = 64 * 1024 * 1024 * 1024

/** Listens as configured and returns the address; a port in use is refused in one sentence. */
export function listen(app: Listening, { port, host }: Pick<Config, 'port' | 'host'>): string {
  try {
    app.listen({
      port,
      hostname: host,
      idleTimeout: 30,
      maxRequestBodySize: BACKSTOP_BYTES,
      // Otherwise two processes would silently share the port, each getting some of the requests.
      reusePort: false,
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    refuseStart(
      `Port ${port} on ${host} is in use: stop the process that listens there, or set PORT to another one.`,
    )
  }
  return `http://${app.server?.hostname ?? host}:${app.server?.port ?? port}`
}
