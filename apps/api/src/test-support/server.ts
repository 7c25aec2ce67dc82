import { testServers } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import { startWorker } from '@veracite/worker/start-worker'
import { serveApi } from '../serve.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape it then asserts on
  body: any
  text: string
}

export interface TestApi {
  url: string
  /** Sends the platform token unless headers say otherwise. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string>; raw?: string | Uint8Array<ArrayBuffer> },
  ): Promise<Answer>
  scanToEnd(brandId: string): Promise<string>
  stop(): Promise<void>
}

/** The API of a test world on a real socket, with a worker by default. */
export async function serveWorld(
  world: World,
  options: { worker?: boolean; deadlineMs?: number; port?: number; publicUrl?: string } = {},
): Promise<TestApi> {
  const serving = serveApi(
    {
      ...world,
      config: {
        ...world.config,
        port: options.port ?? 0,
        publicUrl: options.publicUrl ?? world.config.publicUrl,
      },
      embedded: false,
    },
    options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs },
  )
  if (options.worker !== false && world.dispatcher)
    await startWorker(world.ports, world.dispatcher, world.logger)

  const call: TestApi['call'] = async (method, path, { body, headers, raw } = {}) => {
    const response = await fetch(serving.url + path, {
      method,
      headers: {
        authorization: `Bearer ${TEST_TOKEN}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : undefined,
      text,
    }
  }
  return {
    url: serving.url,
    call,
    async scanToEnd(brandId) {
      const started = await call('POST', '/v1/scans', { body: { brandId } })
      if (started.status !== 202) throw new Error(`scan refused: ${started.text}`)
      const { scanId } = started.body
      await eventually(
        'the scan to end',
        async () => (await call('GET', `/v1/scans/${scanId}`)).body.finishedAt,
        60_000,
      )
      return scanId
    },
    stop: () => serving.stop(),
  }
}

/**
 * The API of a new test world on the first available database, without a worker; `stop` closes the world too.
 */
export async function serveIdleWorld(): Promise<TestApi & { world: World }> {
  const [server] = testServers()
  if (!server) throw new Error('no database')
  const world = await createWorld(server)
  const api = await serveWorld(world, { worker: false })
  return {
    ...api,
    world,
    async stop() {
      await api.stop()
      await world.close()
    },
  }
}
