import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { publishLog } from '@veracite/api/test-support/three-origins'
import { eventually } from '@veracite/testing/eventually'
import { TEST_TOKEN } from '@veracite/testing/world'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CLIENTS } from './test-support/clients.ts'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { bearer, type Loose, toReply, useTestMcp } from './test-support/server.ts'

const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT', 'GEMINI'], CONFABULATION) })
let brandId: string
let findingId: string
beforeAll(async () => {
  const added = await mcp.world.addBrand({ prompts: 2, engines: ['CHATGPT', 'GEMINI'] })
  brandId = added.brandId
  await mcp.scanToEnd(brandId)
  const { items } = await mcp.world.operator.findings.list(brandId, {}, { limit: 1, cursor: null })
  findingId = items[0]?.id ?? ''
})
afterEach(() => {
  vi.useRealTimers()
})

const scansOf = async (): Promise<number> =>
  (await mcp.world.operator.brands.scans(brandId, {}, { limit: 100, cursor: null })).items.length
const promptsOf = async (): Promise<number> =>
  (await mcp.world.operator.prompts.list(brandId, { limit: 1, cursor: null })).total

const PROMPT = { text: 'Is Halden Instruments any good?', intent: 'DEFENSIVE' }

describe('a client that cannot ask gets told first, and a token to come back with', () => {
  test('scan_brand names the price, and starts once, however often it is repeated', async () => {
    const before = await scansOf()
    const first = await mcp.call('scan_brand', { brand: 'Halden', engines: ['GEMINI'] })
    expect(first.isError).toBe(false)
    expect(first.json).toMatchObject({ done: false, priceUsd: '0.002000', expiresInSeconds: 300 })
    expect(first.json.question).toMatch(
      /2 prompts, 1 engine, 2 answers\? It would cost about \$0\.002\..*of 100/,
    )
    expect(await scansOf()).toBe(before)
    const { confirmation } = first.json
    const args = { engines: ['GEMINI'], brand: 'Halden', confirmation }
    const started = await mcp.call('scan_brand', args)
    expect(started.json).toMatchObject({ done: true, status: 'QUEUED', engines: ['GEMINI'] })
    const again = await mcp.call('scan_brand', args)
    expect(again.json.scanId).toBe(started.json.scanId)
    expect(await scansOf()).toBe(before + 1)
  })

  test('the token counts for the same tool, arguments and caller only', async () => {
    const { json } = await mcp.call('scan_brand', { brand: brandId })
    const { confirmation } = json
    const { accountId } = await mcp.world.operator.brands.get(brandId)
    const { key } = await mcp.issueKey(accountId, ['scan'])
    const before = [await scansOf(), await promptsOf()]
    for (const [tool, args, token] of [
      ['scan_brand', { brand: brandId, samples: 9 }, undefined],
      ['scan_brand', { brand: 'Halden' }, undefined],
      ['add_prompts', { brand: brandId, prompts: [PROMPT] }, undefined],
      ['scan_brand', { brand: brandId }, key],
    ] as const) {
      const reply = await mcp.call(tool, { ...args, confirmation }, token)
      expect([tool, reply.json.status, reply.json.fields?.[0].path]).toEqual([tool, 400, 'confirmation'])
    }
    for (const wrong of [
      '',
      'x',
      `${confirmation}x`,
      `${confirmation.slice(0, -2)}AA`,
      confirmation.slice(3),
    ]) {
      const reply = await mcp.call('scan_brand', { brand: brandId, confirmation: wrong })
      expect(reply.json.status).toBe(400)
    }
    expect([await scansOf(), await promptsOf()]).toEqual(before)
  })

  test('after five minutes it counts no more', async () => {
    const { json } = await mcp.call('add_prompts', { brand: brandId, prompts: [PROMPT] })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    const late = await mcp.call('add_prompts', {
      brand: brandId,
      prompts: [PROMPT],
      confirmation: json.confirmation,
    })
    expect(late.json.status).toBe(400)
  })

  test('add_prompts says what a scan will cost more, and adds them', async () => {
    const before = await promptsOf()
    const args = { brand: brandId, prompts: [PROMPT] }
    const { json } = await mcp.call('add_prompts', args)
    expect(json).toMatchObject({ done: false, priceUsd: '0.00' })
    expect(json.question).toContain(PROMPT.text)
    const added = await mcp.call('add_prompts', { ...args, confirmation: json.confirmation })
    expect(added.json).toMatchObject({ done: true, prompts: [{ text: PROMPT.text, intent: 'DEFENSIVE' }] })
    expect(await promptsOf()).toBe(before + 1)
    const twice = await mcp.call('add_prompts', { ...args, confirmation: json.confirmation })
    expect([twice.isError, twice.json.status]).toEqual([true, 400])
  })

  test('make_case refuses findings of others before it asks', async () => {
    const reply = await mcp.call('make_case', { brand: brandId, findings: [crypto.randomUUID()] })
    expect(reply.json.status).toBe(404)
    const { json } = await mcp.call('make_case', { brand: brandId, findings: [findingId] })
    expect(json).toMatchObject({ done: false, priceUsd: '0' })
  })

  test('make_case makes one once it is confirmed, and the same evidence makes no second', async () => {
    await publishLog(mcp.world)
    const args = { brand: brandId, findings: [findingId], reference: 'Letter 7' }
    const { json: asked } = await mcp.call('make_case', args)
    expect(asked).toMatchObject({ done: false, priceUsd: '0' })
    // A verdict of a test above may still be on its way to the log, and until then no case is made.
    const made = await eventually('the case', async () => {
      await publishLog(mcp.world)
      const { json } = await mcp.call('make_case', { ...args, confirmation: asked.confirmation })
      return json.done === true && json
    })
    expect(made).toMatchObject({ done: true, added: true, case: { reference: 'Letter 7', demo: true } })
    const { json: listed } = await mcp.call('list_cases', { brand: brandId })
    expect(listed.items.map(({ id }: Loose) => id)).toEqual([made.case.id])
    const { json: again } = await mcp.call('make_case', { ...args, confirmation: asked.confirmation })
    expect([again.added, again.case.id]).toEqual([false, made.case.id])
  })

  test('add_facts says how many answers are judged differently, and a wrong value what it must be', async () => {
    const args = { brand: brandId, facts: [{ predicate: 'founded_year', value: 1961 }] }
    const { json } = await mcp.call('add_facts', args)
    expect(json.question).toMatch(/founded_year = 1961.*Of \d+ stored answers, [1-9]\d* would be judged/)
    const added = await mcp.call('add_facts', { ...args, confirmation: json.confirmation })
    expect(added.json).toMatchObject({ done: true, facts: [{ predicate: 'founded_year', value: 1961 }] })
    // Stored answers are judged again, and their new verdicts are on their way to the log.
    await mcp.world.jobEnds(added.json.jobId)
    const wrong = await mcp.call('add_facts', {
      brand: brandId,
      facts: [{ predicate: 'founded_year', value: 'long ago' }],
    })
    expect(wrong.json).toMatchObject({ status: 400, fields: [{ path: expect.stringMatching(/^facts\.0/) }] })
  })

  test('arguments that no digest can be made of are refused, not an internal error', async () => {
    const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`)
    for (const value of [deep, '\ud800']) {
      const reply = await mcp.call('add_facts', { brand: brandId, facts: [{ predicate: 'ceo', value }] })
      expect(reply.json.status).toBe(400)
    }
  })

  test('the tools of the contract start at once, as they always did', async () => {
    const started = await mcp.call('start_scan', { brandId })
    expect(started.json).toMatchObject({ status: 'QUEUED' })
  })
})

describe('a client that can ask does so itself', () => {
  const connect = async (answer: { action: 'accept' | 'decline' | 'cancel'; content?: Loose }) => {
    const asked: string[] = []
    const client = new Client(
      { name: 'veracite-test', version: '1' },
      { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
    )
    client.setRequestHandler('elicitation/create', async ({ params }: Loose) => {
      asked.push(params.message)
      return answer
    })
    const requestInit = { headers: bearer(TEST_TOKEN) }
    await client.connect(new StreamableHTTPClientTransport(new URL(mcp.url), { requestInit }))
    return { client, asked }
  }

  test('a yes starts it, in one call of the tool', async () => {
    const { client, asked } = await connect({ action: 'accept', content: { proceed: true } })
    const before = await scansOf()
    const reply = toReply(await client.callTool({ name: 'scan_brand', arguments: { brand: brandId } }))
    expect(asked, reply.text).toEqual([
      expect.stringMatching(/Scan Halden Instruments now.*It would cost about/),
    ])
    expect(reply.json).toMatchObject({ done: true, status: 'QUEUED' })
    expect(await scansOf()).toBe(before + 1)
    await client.close()
  })

  test.each([
    { action: 'decline' as const },
    { action: 'cancel' as const },
    { action: 'accept' as const, content: { proceed: false } },
  ])('%j starts nothing', async (answer) => {
    const { client, asked } = await connect(answer)
    const before = await scansOf()
    const reply = toReply(await client.callTool({ name: 'scan_brand', arguments: { brand: brandId } }))
    expect(asked).toHaveLength(1)
    expect(reply.json).toMatchObject({ status: 409, error: expect.stringMatching(/did not agree/) })
    expect(await scansOf()).toBe(before)
    await client.close()
  })

  test('a confirmation without a question, or of another call, starts nothing', async () => {
    const before = await scansOf()
    const send = async (args: Loose, more: Loose): Promise<Loose> =>
      (await mcp.send('tools/call', { name: 'scan_brand', arguments: args, ...more })).json()
    const inputResponses = { proceed: { action: 'accept', content: { proceed: true } } }
    const unasked = await send({ brand: brandId }, { inputResponses })
    expect(JSON.stringify(unasked)).toMatch(/not valid for this call/)
    const { json } = await mcp.call('scan_brand', { brand: brandId })
    const requestState = json.confirmation
    const other = await send({ brand: brandId, samples: 50 }, { inputResponses, requestState })
    expect(JSON.stringify(other)).toMatch(/not valid for this call/)
    const forged = await send({ brand: brandId }, { inputResponses, requestState: `${requestState}x` })
    expect(forged.error?.code).toBe(-32602)
    expect(await scansOf()).toBe(before)
  })
})

test.each(Object.keys(CLIENTS))('%s: told first, then done', async (name) => {
  const client = await (CLIENTS[name] as Loose)(mcp.url, TEST_TOKEN)
  const args = { brand: brandId, prompts: [{ text: `Who asks? ${name}`, intent: 'BRANDED' }] }
  const told = toReply(await client.callTool({ name: 'add_prompts', arguments: args }))
  expect(told.json.done).toBe(false)
  const { confirmation } = told.json
  const done = toReply(await client.callTool({ name: 'add_prompts', arguments: { ...args, confirmation } }))
  expect(done.json.done).toBe(true)
  await client.close()
})
