import { createOperations, type OperationsAnswer } from '@veracite/runtime/health/operations'
import type { Booted } from '@veracite/runtime/start/boot'
import { refuseStart } from '@veracite/runtime/start/refuse-start'

export interface Serving {
  url: string
  /** From now on /readyz answers 503. */
  announceStop(): void
  stop(): Promise<void>
}

const FIRST_PORT = 3002
/** Ports to try: more workers than one machine can use. */
const MAX_TRIED = 100

/**
 * A worker serves only its operator: liveness, readiness, metrics. Only here are engine calls and their costs
 * counted.
 */
export function serveOperations(booted: Booted): Serving {
  const { config } = booted
  let stopping = false
  const operations = createOperations(booted, () => stopping, true)
  const answering =
    (answer: (authorization: string | null) => Promise<OperationsAnswer> | OperationsAnswer) =>
    async (request: Request): Promise<Response> => {
      if (request.method !== 'GET') return toResponse({ status: 405, body: { error: 'Method not allowed.' } })
      try {
        return toResponse(await answer(request.headers.get('authorization')))
      } catch (error) {
        booted.logger.error({ error }, 'request failed')
        return toResponse({ status: 500, body: { error: 'Internal error. The failure was logged.' } })
      }
    }
  const server = listenOnFreePort(config, {
    '/healthz': answering(operations.health),
    '/readyz': answering(operations.ready),
    '/metrics': answering(operations.metrics),
  })
  return {
    url: `http://${server.hostname}:${server.port}`,
    announceStop: () => {
      stopping = true
    },
    stop: () => server.stop(true),
  }
}

function listenOnFreePort(
  { host, workerPort }: Pick<Booted['config'], 'host' | 'workerPort'>,
  routes: Record<string, (request: Request) => Promise<Response>>,
) {
  // Matched by path alone, whatever the Host header says, even if there is none.
  const fetch = () => toResponse({ status: 404, body: { error: 'Not found.' } })
  for (let port = workerPort ?? FIRST_PORT; ; port++) {
    try {
      return Bun.serve({ hostname: host, port, routes, fetch, reusePort: false, idleTimeout: 30 })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
      if (workerPort !== null)
        refuseStart(
          `Port ${port} on ${host} is in use: stop the process that listens there, or set VERACITE_WORKER_PORT to another one.`,
        )
      if (port >= FIRST_PORT + MAX_TRIED)
        refuseStart(
          `Ports ${FIRST_PORT} to ${port} on ${host} are taken: set VERACITE_WORKER_PORT to a free one.`,
        )
    }
  }
}

function toResponse({ status, body, headers = {} }: OperationsAnswer): Response {
  const isText = headers['content-type'] !== undefined
  return new Response(isText ? String(body) : JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}
