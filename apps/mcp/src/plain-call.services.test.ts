import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { TEST_TOKEN } from '@veracite/testing/world'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPlainCall } from './plain-call.ts'
import { createMcp } from './serve-mcp.ts'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { addScannedBrand } from './test-support/scanned-brand.ts'
import { bearer, type Loose, modernRequest, toReply, useTestMcp } from './test-support/server.ts'

const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT'], CONFABULATION) })
let ids: Awaited<ReturnType<typeof addScannedBrand>>
beforeAll(async () => {
  ids = await addScannedBrand(mcp)
})

const isPlain = ({ body, headers }: RequestInit) =>
  readPlainCall(JSON.parse(String(body)), new Headers(headers)) !== null

type ToolCall = { name: string; arguments: Record<string, unknown> }
const SCAN: ToolCall = { name: 'get_scan', arguments: { scanId: 'x' } }

/** A plain call, with other members in a part of its message; undefined: without this one. */
function callWith(part: 'message' | 'params' | '_meta', members: object, call: ToolCall = SCAN) {
  const { headers, body, method = '' } = modernRequest('tools/call', call)
  const message = JSON.parse(String(body))
  const { params } = message
  Object.assign({ message, params, _meta: params._meta }[part], members)
  return { method, headers: headers as Record<string, string>, body: JSON.stringify(message) }
}

describe('answered without a server of the SDK', () => {
  test.each<[string, () => Record<string, unknown>]>([
    ['get_scan', () => ({ scanId: ids.scanId })],
    ['get_scan', () => ({ scanId: crypto.randomUUID() })],
    ['get_scan', () => ({ scan: 1 })],
    ['list_brands', () => ({})],
    ['get_run_evidence', () => ({ runId: ids.runId })],
    ['get_finding', () => ({ findingId: ids.findingId })],
  ])('%s: as the SDK answers', async (name, args) => {
    const call = { name, arguments: args() }
    // What others add is allowed everywhere in `_meta`, and is the SDK's.
    const both = [{}, { 'example.com/more': 1 }].map((more) => callWith('_meta', more, call))
    expect(both.map(isPlain)).toEqual([true, false])
    const answers = both.map(async ({ body, ...sent }) => {
      const message = { ...JSON.parse(body), id: 'same' }
      const answer = await fetch(mcp.url, { ...sent, body: JSON.stringify(message) })
      for (const varying of ['x-request-id', 'date', 'ratelimit']) answer.headers.delete(varying)
      return [answer.status, Object.fromEntries(answer.headers), await answer.json()]
    })
    const [mine, theirs] = await Promise.all(answers)
    expect(mine).toEqual(theirs)
  })

  test.each([{}, { 'example.com/more': 1 }])('not with what the tool does not declare: %o', async (more) => {
    const { services, logger, metrics } = mcp.world
    const getScan = async () => ({ id: 7, raw: 'a secret' })
    const wrong = () => ({ admitInAccount: async () => ({ getScan }) })
    const answer = createMcp({
      services: { ...services, for: wrong as never },
      ...{ platformToken: TEST_TOKEN, limiter: null, allowedOrigins: [], logger, metrics },
    })
    const response = await answer(new Request(mcp.url, callWith('_meta', more, SCAN)))
    const { isError, text } = toReply(((await response.json()) as Loose).result)
    expect([isError, text]).toEqual([true, expect.stringContaining('Internal error')])
    expect(text).not.toContain('secret')
  })

  test('calls of the official client', async () => {
    const sent: RequestInit[] = []
    const client = new Client(
      { name: 'test', version: '1', title: 'Test' },
      {
        versionNegotiation: { mode: { pin: '2026-07-28' } },
        capabilities: { elicitation: { form: {} }, roots: { listChanged: true }, sampling: {} },
      },
    )
    const transport = new StreamableHTTPClientTransport(new URL(mcp.url), {
      requestInit: { headers: bearer(TEST_TOKEN) },
      fetch: (url, init) => {
        if (init) sent.push(init)
        return fetch(url, init)
      },
    })
    await client.connect(transport)
    await client.callTool({ name: 'get_scan', arguments: { scanId: ids.scanId } })
    await client.close()
    expect(isPlain(sent.at(-1) ?? {})).toBe(true)
  })
})

describe('left to the SDK', () => {
  const inEnvelope = (key: string, value: unknown) =>
    ['_meta', { [`io.modelcontextprotocol/${key}`]: value }] as const
  test.each([
    ['message', { jsonrpc: '1.0' }],
    ['message', { id: undefined }],
    ['message', { id: null }],
    ['message', { id: 1.5 }],
    ['message', { id: 2 ** 60 }],
    ['message', { method: 'tools/list' }],
    ['message', { result: {} }],
    ['message', { params: undefined }],
    ['params', { name: 1 }],
    ['params', { arguments: [] }],
    ['params', { inputResponses: {} }],
    ['params', { requestState: 'x' }],
    ['params', { _meta: undefined }],
    ['_meta', { progressToken: 1 }],
    inEnvelope('protocolVersion', '2025-11-25'),
    inEnvelope('protocolVersion', undefined),
    inEnvelope('clientCapabilities', undefined),
    inEnvelope('clientCapabilities', 1),
    inEnvelope('clientCapabilities', { roots: 1 }),
    inEnvelope('clientInfo', { name: 'without a version' }),
    inEnvelope('logLevel', 'info'),
  ] as const)('other members in %s: %o', (part, members) => {
    expect([isPlain(callWith(part, {})), isPlain(callWith(part, members))]).toEqual([true, false])
  })

  test.each([
    ['mcp-protocol-version', '2025-11-25'],
    ['mcp-method', 'tools/list'],
    ['mcp-name', 'list_brands'],
    ['content-type', 'text/plain'],
  ])('the header %s: %s, or without it', (name, value) => {
    const { headers, body } = callWith('message', {})
    const { [name]: _, ...others } = headers
    expect(isPlain({ headers: { ...others, [name]: value }, body })).toBe(false)
    expect(isPlain({ headers: others, body })).toBe(false)
  })
})
