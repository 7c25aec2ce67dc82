import { serveApi } from '@veracite/api/serve'
import { PATIENT_DEADLINE_MS } from '@veracite/api/test-support/server'
import type { KeyScope } from '@veracite/terms/vocabulary'
import { oneServer } from '@veracite/testing/database'
import { freePort } from '@veracite/testing/own-redis'
import { createWorld, TEST_TOKEN, type World, type WorldOptions } from '@veracite/testing/world'
import { startWorker } from '@veracite/worker/start-worker'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { mountMcp } from '../mount-mcp.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape it then asserts on
export type Loose = any

export interface ToolReply {
  isError: boolean
  text: string
  structured: Loose
  /** The resources that the answer links to. */
  links: Loose[]
  /** The error's text parsed as JSON, or the value of the text block. */
  json: Loose
}

export interface TestMcp {
  world: World
  origin: string
  url: string
  /**
   * One message of revision 2026-07-28 over the socket, with the platform token unless headers say otherwise.
   */
  send(
    method: string,
    params?: Record<string, unknown>,
    headers?: Record<string, string>,
    query?: string,
  ): Promise<Response>
  call(tool: string, args: Record<string, unknown>, token?: string): Promise<ToolReply>
  rest(method: string, path: string, body?: unknown): Promise<{ status: number; body: Loose; text: string }>
  issueKey(accountId: string, scopes: KeyScope[]): Promise<{ id: string; key: string }>
  scanToEnd: World['scanToEnd']
  stop(): Promise<void>
}

type McpOptions = WorldOptions & {
  worker?: boolean
  /** With an address that others know, so that people can sign in. */
  isPublic?: boolean
  deadlineMs?: number
}

/** API and tool server on one real socket, as the standalone serves them, with a worker behind. */
export async function startTestMcp(options: McpOptions = {}): Promise<TestMcp> {
  const port = options.isPublic ? await freePort() : 0
  const publicUrl = { VERACITE_PUBLIC_URL: `http://127.0.0.1:${port}` }
  const env = { VERACITE_MCP_RATE_LIMIT: '10000', ...(options.isPublic && publicUrl), ...options.env }
  const world = await createWorld(oneServer(), { ...options, env })
  let mounted: { close(): Promise<void> } | undefined
  const serving = serveApi(
    { ...world, config: { ...world.config, port }, embedded: false },
    {
      deadlineMs: PATIENT_DEADLINE_MS,
      extend: (app) => {
        mounted = mountMcp(app, world, { deadlineMs: options.deadlineMs ?? PATIENT_DEADLINE_MS })
      },
    },
  )
  if (options.worker !== false && world.dispatcher) {
    await startWorker(world.ports, world.dispatcher, world.logger)
  }
  const origin = serving.url
  const url = `${origin}/api/mcp`

  const send: TestMcp['send'] = (method, params = {}, headers = {}, query = '') =>
    fetch(url + query, modernRequest(method, params, headers))

  return {
    world,
    origin,
    url,
    send,
    async call(tool, args, token = TEST_TOKEN) {
      const response = await send('tools/call', { name: tool, arguments: args }, bearer(token))
      const body = (await response.json()) as Loose
      if (response.status !== 200 || !body.result)
        throw new Error(`${response.status} ${JSON.stringify(body)}`)
      return toReply(body.result)
    },
    async rest(method, path, body) {
      const response = await fetch(origin + path, {
        method,
        headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, body: isJson ? JSON.parse(text) : undefined, text }
    },
    issueKey: (accountId, scopes) => world.operator.keys.issue({ accountId, name: 'test', scopes }),
    scanToEnd: world.scanToEnd,
    async stop() {
      await serving.stop()
      await mounted?.close()
      await world.close()
    },
  }
}

/** One for the test that calls this. */
export async function openTestMcp(options?: McpOptions): Promise<TestMcp> {
  const mcp = await startTestMcp(options)
  onTestFinished(() => mcp.stop())
  return mcp
}

/** One for all tests of a file. It is filled before the first test, so nothing may be read from it earlier. */
export function useTestMcp(options: McpOptions | (() => Promise<McpOptions>) = {}): TestMcp {
  const mcp = {} as TestMcp
  beforeAll(async () => {
    Object.assign(mcp, await startTestMcp(typeof options === 'function' ? await options() : options))
  })
  afterAll(() => mcp.stop?.())
  return mcp
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

let nextId = 0

export function modernRequest(
  method: string,
  params: Record<string, unknown>,
  headers: Record<string, string> = {},
): RequestInit {
  nextId += 1
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'veracite-test', version: '1' },
  }
  return {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TEST_TOKEN}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof (params.name ?? params.uri) === 'string' && {
        'mcp-name': String(params.name ?? params.uri),
      }),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: nextId, method, params: { ...params, _meta } }),
  }
}

export function toReply(result: Loose): ToolReply {
  const text: string = result.content[0].text
  let json: Loose
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  const links = result.content.filter(({ type }: Loose) => type === 'resource_link')
  return { isError: result.isError === true, text, structured: result.structuredContent, links, json }
}
