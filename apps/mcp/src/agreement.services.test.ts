import { startDiskGuard } from '@veracite/runtime/upkeep/disk-guard'
import { eventually } from '@veracite/testing/eventually'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { TEST_TOKEN } from '@veracite/testing/world'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMcp } from './serve-mcp.ts'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { type Loose, modernRequest, openTestMcp, toReply, useTestMcp } from './test-support/server.ts'

const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT'], CONFABULATION) })
let hash: string
let brandId: string
beforeAll(async () => {
  brandId = (await mcp.world.addBrand({ prompts: 1, engines: ['CHATGPT'] })).brandId
  const scanId = await mcp.scanToEnd(brandId)
  const { body } = await mcp.rest('GET', `/api/admin/scans/${scanId}/runs`)
  hash = body.items[0].sha256
})

type Verdict = { refused: number } | { verdict: unknown; digest: unknown }

const insert = (text: string, content: Uint8Array): Buffer => {
  const [before = '', after = ''] = text.split('CONTENT')
  return Buffer.concat([Buffer.from(before), content, Buffer.from(after)])
}

async function byRest(content: Uint8Array): Promise<Verdict> {
  const response = await fetch(`${mcp.origin}/v1/public/evidence/${hash}/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: insert('{"content":"CONTENT"}', content),
  })
  const body = (await response.json()) as Loose
  return response.status === 200
    ? { verdict: body.verdict, digest: body.submitted_sha256 }
    : { refused: response.status }
}

async function byTool(content: Uint8Array): Promise<Verdict> {
  const request = modernRequest('tools/call', {
    name: 'check_evidence_content',
    arguments: { hash, content: 'CONTENT' },
  })
  const response = await fetch(mcp.url, { ...request, body: insert(String(request.body), content) })
  const body = (await response.json()) as Loose
  if (response.status !== 200) return { refused: response.status }
  if (!body.result) return { refused: 400 }
  const { isError, json } = toReply(body.result)
  return isError ? { refused: json?.status ?? 400 } : { verdict: json.verdict, digest: json.submitted_sha256 }
}

describe('MCP and REST agree on what content is', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      [0xff],
      [0xfe],
      [0x80],
      [0xc3],
      [0xc0, 0x80],
      [0xe2, 0x82],
      [0xed, 0xa0, 0x80],
      [0xed, 0xbf, 0xbf],
      [0xf4, 0x90, 0x80, 0x80],
      [0xf0, 0x80, 0x80, 0x80],
      [0xef, 0xbf, 0xbd],
      [0xef, 0xbb, 0xbf],
      [0xc3, 0xa9],
    ),
    fc
      .constantFrom('text', '\\u0000', '\\ud800', '\\ud83d\\ude00', '\\udc00', '\\n', '\\x', '\n')
      .map((text) => [...Buffer.from(text)]),
    fc.array(fc.integer({ min: 0x23, max: 0xff }), { maxLength: 3 }),
  )

  test('for any bytes, both refuse or both give the same answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { minLength: 1, maxLength: 4 }), async (parts) => {
        const content = Uint8Array.from(parts.flat())
        expect(await byTool(content)).toEqual(await byRest(content))
      }),
      { numRuns: IS_THOROUGH ? 300 : 60 },
    )
  })

  test('a byte that is not UTF-8 is refused by both', async () => {
    for (const content of [[0xff], [0x61, 0x80], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0x80]]) {
      const bytes = Uint8Array.from(content)
      expect([content, await byTool(bytes), await byRest(bytes)]).toEqual([
        content,
        { refused: 400 },
        { refused: 400 },
      ])
    }
  })

  test('a brand that cannot be one is refused by both as a bad request', async () => {
    for (const bad of ['\u0000', 'a\ud800']) {
      const reply = await mcp.call('start_scan', { brandId: bad })
      expect([reply.isError, reply.json.status, reply.json.fields[0].path]).toEqual([true, 400, 'brandId'])
      expect((await mcp.rest('POST', '/v1/scans', { brandId: bad })).status).toBe(400)
    }
  })
})

describe('MCP and REST agree on what is refused', () => {
  test('400 for a scan of a brand without active prompts', async () => {
    const side = await mcp.world.addBrand({ prompts: 0 })
    const tool = await mcp.call('start_scan', { brandId: side.brandId })
    const route = await mcp.rest('POST', '/v1/scans', { brandId: side.brandId })
    const { next, status, ...said } = tool.json
    expect([tool.isError, status, route.status]).toEqual([true, 400, 400])
    expect(said).toEqual(route.body)
    expect(said.fields[0].path).toBe('brandId')
  })

  test('429 for re-verifications that are used up, for a key as for the platform', async () => {
    const strict = await openTestMcp({
      engines: enginesSaying(['CHATGPT'], CONFABULATION),
      env: { VERACITE_VERIFICATIONS_PER_SCAN: '0' },
    })
    const side = await strict.world.addBrand({ prompts: 1, engines: ['CHATGPT'], maxScansPerMonth: 2 })
    const scanId = await strict.scanToEnd(side.brandId)
    const { body } = await strict.rest('GET', `/api/admin/scans/${scanId}/runs`)
    const runId = body.items[0].id
    const { key } = await strict.issueKey(side.accountId, ['verify'])
    const tool = await strict.call('reverify_run', { runId }, key)
    const route = await strict.rest('POST', `/v1/runs/${runId}/verify`)
    const { next, status, retryAfterSeconds, ...said } = tool.json
    expect([tool.isError, status, route.status]).toEqual([true, 429, 429])
    expect(said).toEqual(route.body)
    expect(said).toEqual({
      error: expect.any(String),
      reason: 'verification_cap_of_month_reached',
      parameters: { used: 0, max: 0 },
      maxVerifications: 0,
      verificationsThisMonth: 0,
      maxScans: 2,
      scansThisMonth: 1,
    })
    expect(retryAfterSeconds).toBeGreaterThan(0)
  })

  test('a report without answers says so to an agent', async () => {
    const side = await mcp.world.addBrand({ prompts: 0 })
    const empty = await mcp.call('list_confabulations', { brandId: side.brandId })
    expect(empty.json.note).toMatch(/Nothing was measured/)
    await eventually('the report to count the answers', async () => {
      const { json } = await mcp.call('list_confabulations', { brandId })
      return !('note' in json)
    })
  })
})

test('on a full disk, tools that store are refused as routes are, and tools that read go on', async () => {
  const { services, logger, metrics } = mcp.world
  const disk = await startDiskGuard({ folder: '/x', logger, everyMs: 10, freeBytes: async () => 0 })
  const answer = createMcp({
    services,
    platformToken: TEST_TOKEN,
    limiter: null,
    allowedOrigins: [],
    logger,
    metrics,
    refuseWrites: () => disk.refusal(),
  })
  const call = async (name: string, args: Record<string, unknown>) => {
    const request = new Request(
      'http://localhost/api/mcp',
      modernRequest('tools/call', { name, arguments: args }),
    )
    return toReply(((await (await answer(request)).json()) as Loose).result)
  }
  for (const [name, args] of [
    ['start_scan', { brandId }],
    ['reverify_run', { runId: 'x' }],
    ['refresh_ground_truth', { brandId }],
    ['scan_brand', { brand: brandId }],
    ['add_prompts', { brand: brandId, prompts: [{ text: 'Why?', intent: 'BRANDED' }] }],
  ] as const) {
    const { isError, json } = await call(name, args)
    expect([name, isError, json.status]).toEqual([name, true, 503])
  }
  expect((await call('list_confabulations', { brandId })).isError).toBe(false)
  disk.stop()
})
