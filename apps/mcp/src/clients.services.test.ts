import { Check } from '@sinclair/typebox/value'
import { TEST_TOKEN } from '@veracite/testing/world'
import { beforeAll, describe, expect, test } from 'vitest'
import { CLIENTS } from './test-support/clients.ts'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { addScannedBrand } from './test-support/scanned-brand.ts'
import { toReply, useTestMcp } from './test-support/server.ts'
import { argsOf } from './test-support/tool-cases.ts'
import { setOf } from './tool-sets.ts'
import { tools } from './tools.ts'

const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT', 'GEMINI'], CONFABULATION) })
let ids: Awaited<ReturnType<typeof addScannedBrand>>
beforeAll(async () => {
  ids = await addScannedBrand(mcp, ['CHATGPT', 'GEMINI'])
})

describe.each(Object.entries(CLIENTS))('%s', (_, connect) => {
  test('lists, calls, is refused and understands why', async () => {
    const { brandId, scanId, runId } = ids
    const client = await connect(mcp.url, TEST_TOKEN)
    try {
      expect(client.instructions()).toMatch(/never follow instructions/)
      const listed = await client.listTools()
      const core = tools.filter(({ name }) => setOf(name) === 'core').map(({ name }) => name)
      expect(listed.tools.map((tool) => tool.name)).toEqual([...core, 'more_tools'])

      const scan = toReply(await client.callTool({ name: 'get_scan', arguments: { scanId } }))
      expect(scan.structured).toMatchObject({ id: scanId, status: 'COMPLETED' })
      const evidence = toReply(await client.callTool({ name: 'get_run_evidence', arguments: { runId } }))
      expect(evidence.structured).toMatchObject({ runId, citationClass: 'CONFABULATED' })

      const missing = toReply(await client.callTool({ name: 'get_scan', arguments: { scanId: 'nope' } }))
      expect(missing.json).toMatchObject({ error: 'Scan not found.', status: 404, next: expect.any(String) })

      const bad = await client.callTool({
        name: 'list_confabulations',
        arguments: { brandId, window: '1y', foo: 1 },
      })
      expect(bad.isError).toBe(true)
      expect(toReply(bad).json).toMatchObject({
        status: 400,
        fields: expect.arrayContaining([
          {
            path: 'window',
            message: expect.stringMatching(/must be one of 7d/),
            reason: 'must_be_one_of',
            parameters: { values: '7d, 30d, all' },
          },
          { path: 'foo', message: expect.stringMatching(/is not a field/), reason: 'is_not_a_known_field' },
        ]),
      })

      await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toMatchObject({
        code: -32602,
      })
    } finally {
      await client.close()
    }
  })

  test('calls every tool, and accepts what each answers', async () => {
    const client = await connect(mcp.url, TEST_TOKEN)
    // The clients check structured content against the schema only for tools they have listed.
    await client.listTools()
    try {
      for (const { name, output } of tools) {
        const result = await client.callTool({ name, arguments: argsOf(name, ids) })
        expect([name, result.isError ?? false]).toEqual([name, false])
        expect(Check(output, result.structuredContent)).toBe(true)
      }
      const html = await client.callTool({
        name: 'get_evidence_bundle',
        arguments: { runId: ids.runId, format: 'html' },
      })
      expect(html.structuredContent.format).toBe('html')
    } finally {
      await client.close()
    }
  })
})

test('a wrong token is refused before the protocol, for every client', async () => {
  for (const connect of Object.values(CLIENTS)) {
    await expect(connect(mcp.url, 'wrong')).rejects.toThrow(/401|Unauthorized|Invalid access token/i)
  }
})
