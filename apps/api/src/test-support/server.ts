import { oneServer } from '@veracite/testing/database'
import { createWorld, TEST_TOKEN, type World, type WorldOptions } from '@veracite/testing/world'
import { startWorker } from '@veracite/worker/start-worker'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { AppOptions } from '../app.ts'
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
  get(path: string): Promise<Answer['body']>
  bodyOf(method: string, path: string, body?: unknown): Promise<Answer['body']>
  statusOf(method: string, path: string, body?: unknown): Promise<number>
  /** The body, where anything but a success is an error. */
  ask(method: string, path: string, body?: unknown): Promise<Answer['body']>
  scanToEnd: World['scanToEnd']
  stop(): Promise<void>
}

interface ServeOptions extends Pick<AppOptions, 'deadlineMs' | 'pagesIn'> {
  worker?: boolean
  port?: number
  publicUrl?: string
}

/** A request that takes a second on an idle machine must not be refused on a busy one: tests of deadlines set their own. */
export const PATIENT_DEADLINE_MS = 60_000

/** The API of a test world on a real socket, with a worker by default. */
export async function serveWorld(
  world: World,
  { worker, port, publicUrl, deadlineMs = PATIENT_DEADLINE_MS, pagesIn }: ServeOptions = {},
): Promise<TestApi> {
  const serving = serveApi(
    {
      ...world,
      config: {
        ...world.config,
        port: port ?? 0,
        publicUrl: publicUrl ?? world.config.publicUrl,
      },
      embedded: false,
    },
    { deadlineMs, ...(pagesIn && { pagesIn }) },
  )
  if (worker !== false && world.dispatcher) await startWorker(world.ports, world.dispatcher, world.logger)

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
    get: async (path) => (await call('GET', path)).body,
    bodyOf: async (method, path, body) => (await call(method, path, { body })).body,
    statusOf: async (method, path, body) => (await call(method, path, { body })).status,
    async ask(method, path, body) {
      const answer = await call(method, path, { body })
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
      return answer.body
    },
    scanToEnd: world.scanToEnd,
    stop: () => serving.stop(),
  }
}

export type ApiOptions = WorldOptions & ServeOptions

async function open(options: ApiOptions): Promise<{ world: World; api: TestApi }> {
  const world = await createWorld(oneServer(), options)
  return { world, api: await serveWorld(world, options) }
}

/** A new test world and its API, for the test that calls this. */
export async function openApi(options: ApiOptions = {}): Promise<{ world: World; api: TestApi }> {
  const opened = await open(options)
  onTestFinished(() => opened.world.close())
  onTestFinished(() => opened.api.stop())
  return opened
}

/**
 * A new test world and its API for all tests of a file or of a `describe`. Both objects are filled before the first
 * test, so nothing may be read from them earlier.
 */
export function useApi(options: ApiOptions | (() => Promise<ApiOptions>) = {}): {
  world: World
  api: TestApi
} {
  const world = {} as World
  const api = {} as TestApi
  beforeAll(async () => {
    const opened = await open(typeof options === 'function' ? await options() : options)
    Object.assign(world, opened.world)
    Object.assign(api, opened.api)
  })
  afterAll(async () => {
    await api.stop?.()
    await world.close?.()
  })
  return { world, api }
}
