import { beforeAll, expect, test } from 'vitest'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { useTestMcp } from './test-support/server.ts'

const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT'], CONFABULATION) })
let accountId: string
let findingId: string
beforeAll(async () => {
  const added = await mcp.world.addBrand({ prompts: 2, engines: ['CHATGPT'] })
  accountId = added.accountId
  await mcp.scanToEnd(added.brandId)
  const { items } = await mcp.world.operator.findings.list(added.brandId, {}, { limit: 1, cursor: null })
  findingId = items[0]?.id ?? ''
})

test('opened after a yes, read with its drafts as outside text, watched after the price; a stranger sees nothing', async () => {
  expect((await mcp.call('list_corrections', { brand: 'Halden' })).json).toMatchObject({ items: [] })
  const asked = await mcp.call('open_correction', { findingId })
  expect(asked.json).toMatchObject({ done: false })
  expect(asked.json.question).toContain('Nobody is written to.')
  expect((await mcp.call('list_corrections', { brand: 'Halden' })).json.items).toEqual([])
  const opened = await mcp.call('open_correction', { findingId, confirmation: asked.json.confirmation })
  expect(opened.json).toMatchObject({ done: true, state: 'open' })
  const { id: correctionId } = opened.json
  const read = await mcp.call('get_correction', { correctionId })
  expect(read.json.untrusted.fields).toContain('steps[].text')
  expect(read.json.steps.at(-1)).toMatchObject({
    kind: 'engine',
    form: 'https://openai.com/form/report-content/',
  })

  const price = await mcp.call('watch_correction', { correctionId })
  expect(price.json).toMatchObject({ done: false, priceUsd: expect.any(String) })
  expect(price.json.question).toMatch(/at most \d+ questions\? It costs at most \$/)
  expect((await mcp.call('get_correction', { correctionId })).json.watches).toEqual([])
  const { confirmation } = price.json
  expect((await mcp.call('watch_correction', { correctionId, confirmation })).json.done).toBe(true)
  // Agreed once, started once.
  expect((await mcp.call('watch_correction', { correctionId, confirmation })).json.status).toBe(409)

  const other = await mcp.world.operator.accounts.add({ name: 'Others', plan: 'free' })
  const { key } = await mcp.issueKey(other.id, ['read', 'scan'])
  for (const tool of ['get_correction', 'watch_correction'])
    expect((await mcp.call(tool, { correctionId }, key)).json.status).toBe(404)
  const own = await mcp.issueKey(accountId, ['read'])
  expect((await mcp.call('get_correction', { correctionId }, own.key)).json.id).toBe(correctionId)
})
