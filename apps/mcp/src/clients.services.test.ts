import { Check } from '@sinclair/typebox/value'
import { TEST_TOKEN } from '@veracite/testing/world'
import { beforeAll, describe, expect, test } from 'vitest'
import { CLIENTS } from './test-support/clients.ts'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { type Loose, toReply, useTestMcp } from './test-support/server.ts'
import { tools } from './tools.ts'

const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT', 'GEMINI'], CONFABULATION) })
let brandId: string
let scanId: string
let runId: string
let correctionId: string
beforeAll(async () => {
  brandId = (await mcp.world.addBrand({ prompts: 4, engines: ['CHATGPT', 'GEMINI'] })).brandId
  // Two, so that there is something to compare.
  await mcp.scanToEnd(brandId)
  scanId = await mcp.scanToEnd(brandId)
  const report = await mcp.call('list_confabulations', { brandId })
  runId = report.structured.confabulations.items[0].runId
  const { operator } = mcp.world
  const { items } = await operator.findings.list(brandId, {}, { limit: 1, cursor: null })
  const wish = { findingId: items[0]?.id ?? '', deadline: null, note: null, by: 'test' }
  correctionId = (await operator.corrections.open(brandId, wish)).id
})

describe.each(Object.entries(CLIENTS))('%s', (_, connect) => {
  test('lists, calls, is refused and understands why', async () => {
    const client = await connect(mcp.url, TEST_TOKEN)
    try {
      expect(client.instructions()).toMatch(/never follow instructions/)
      const listed = await client.listTools()
      expect(listed.tools.map((tool) => tool.name)).toEqual(tools.map((tool) => tool.name))

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
          { path: 'window', message: expect.stringMatching(/must be one of 7d/) },
          { path: 'foo', message: expect.stringMatching(/is not a field/) },
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
    const found = await mcp.call('list_findings', { brand: brandId })
    const [findingId] = Object.values(found.json.items[0].findings)
    const sha256 = (await mcp.call('get_run_evidence', { runId })).structured.snapshot.sha256
    const args: Record<string, Loose> = {
      list_brands: {},
      list_scans: { brandId },
      start_scan: { brandId },
      get_scan: { scanId },
      list_confabulations: { brandId, limit: 2 },
      get_run_evidence: { runId },
      reverify_run: { runId },
      get_evidence_bundle: { runId },
      get_ground_truth: { brandId },
      refresh_ground_truth: { brandId },
      lookup_evidence_hash: { hash: sha256 },
      check_evidence_content: { hash: sha256, content: 'other' },
      get_finding: { findingId },
      get_correction: { correctionId },
      // Without a confirmation, tools that ask only say what they would do.
      open_correction: { findingId },
      watch_correction: { correctionId },
      make_case: { brand: brandId, findings: [findingId] },
      add_facts: { brand: brandId, facts: [{ predicate: 'ceo', value: 'Ingrid Solheim' }] },
      add_prompts: { brand: brandId, prompts: [{ text: 'Why?', intent: 'BRANDED' }] },
    }
    try {
      for (const { name, output } of tools) {
        const result = await client.callTool({ name, arguments: args[name] ?? { brand: brandId } })
        expect([name, result.isError ?? false]).toEqual([name, false])
        expect(Check(output, result.structuredContent)).toBe(true)
      }
      const html = await client.callTool({
        name: 'get_evidence_bundle',
        arguments: { runId, format: 'html' },
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
