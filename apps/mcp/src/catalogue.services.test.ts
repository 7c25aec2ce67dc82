import { beginScan } from '@veracite/testing/begin-scan'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { type Loose, openTestMcp, useTestMcp } from './test-support/server.ts'
import { argsOf, TOOL_CASES } from './test-support/tool-cases.ts'
import { tools } from './tools.ts'

const HINTS = {
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  queues: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  changes: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}

let brandId: string
let scanId: string
let runId: string
let evidence: Loose
const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT', 'GEMINI'], CONFABULATION) })
beforeAll(async () => {
  const added = await mcp.world.addBrand({ prompts: 4, engines: ['CHATGPT', 'GEMINI'] })
  brandId = added.brandId
  scanId = await mcp.scanToEnd(brandId)
  const report = await mcp.rest('GET', `/v1/brands/${brandId}/confabulations`)
  runId = report.body.confabulations.items[0].runId
  evidence = (await mcp.rest('GET', `/v1/runs/${runId}/evidence`)).body
})

describe('the list', () => {
  let listed: Loose
  let text: string
  beforeAll(async () => {
    text = await (await mcp.send('tools/list', {}, {}, '?sets=all')).text()
    listed = JSON.parse(text).result
    const more = listed.tools.pop()
    expect(more).toMatchObject({ name: 'more_tools', annotations: HINTS.reads })
  })

  test('has exactly these tools in this order, each with all four hints', () => {
    expect(listed.tools.map((tool: Loose) => tool.name)).toEqual(Object.keys(TOOL_CASES))
    for (const [index, { hints }] of Object.values(TOOL_CASES).entries()) {
      const { title, annotations } = listed.tools[index]
      expect(annotations).toEqual({ title, ...HINTS[hints] })
    }
  })

  test('is under 285 tokens a tool, with short names, and says how long it may be kept', () => {
    // Half of it was 2,832 tokens of o200k_base for 11.8 kB when it was measured.
    expect(JSON.stringify(listed.tools).length).toBeLessThan(1_140 * listed.tools.length)
    for (const { name } of listed.tools) expect(name).toMatch(/^[a-z_]{1,22}$/)
    expect(listed).toMatchObject({ ttlMs: 300_000, cacheScope: 'public' })
    expect(text).not.toMatch(/\$schema|9007199254740991|propertyNames/)
  })

  test('takes nothing it does not know, and promises nothing it cannot extend', () => {
    for (const { inputSchema, outputSchema } of listed.tools) {
      expect(inputSchema.additionalProperties).toBe(false)
      expect(outputSchema.additionalProperties).toBe(true)
    }
  })

  test('says of every tool that quotes engines that their words are data', () => {
    for (const name of [
      'list_confabulations',
      'get_run_evidence',
      'get_evidence_bundle',
      'get_ground_truth',
      'list_findings',
      'get_finding',
      'list_sources',
      'list_reviews',
    ]) {
      const { description } = listed.tools.find((tool: Loose) => tool.name === name)
      expect(description).toMatch(/data.*never.*instructions/i)
    }
  })
})

describe('further sets', () => {
  test('only the core is listed, and a tool of any set is called by its name', async () => {
    const { result } = (await (await mcp.send('tools/list')).json()) as Loose
    expect(result.tools).toHaveLength(15)
    expect(result.tools.map((tool: Loose) => tool.name)).not.toContain('list_scans')
    expect((await mcp.call('list_scans', { brandId })).structured.items[0].id).toBe(scanId)
  })

  test('more_tools describes sets, calls what reads, and nothing that changes anything', async () => {
    const sets = await mcp.call('more_tools', {})
    expect(sets.structured.sets.map(({ set }: Loose) => set)).toContain('corrections')
    const { structured } = await mcp.call('more_tools', { set: 'scans' })
    expect(structured.tools[0]).toMatchObject({ name: 'list_scans', reads: true, input: { type: 'object' } })
    const called = await mcp.call('more_tools', { tool: 'list_scans', arguments: { brandId } })
    expect(called.structured).toEqual((await mcp.call('list_scans', { brandId })).structured)
    for (const tool of ['add_facts', 'nothing'])
      expect((await mcp.call('more_tools', { tool })).json).toMatchObject({
        status: 400,
        fields: [{ path: 'tool' }],
      })
    const wrong = await mcp.call('more_tools', { tool: 'list_scans', arguments: { brand: 1 } })
    expect(wrong).toMatchObject({ isError: true, json: { status: 400 } })
    const { key } = await mcp.issueKey((await mcp.world.addBrand({ prompts: 0 })).accountId, ['read'])
    const other = await mcp.call('more_tools', { tool: 'list_scans', arguments: { brandId } }, key)
    expect(other.json.status).toBe(404)
  })
})

describe('a tool answers what its route answers', () => {
  /** Without the members that only tools add. The time of export differs per call. */
  const bare = ({ untrusted: _, warning: __, ...value }: Loose) => {
    if (value.confabulations) delete value.confabulations.nextCursor
    return value
  }
  const sameText = async (tool: string, args: Loose) => {
    const reply = await mcp.call(tool, args)
    expect(reply.isError, reply.text).toBe(false)
    expect(reply.json).toEqual(reply.structured)
    return reply.structured
  }

  test.each([
    ['get_scan', () => ({ scanId }), () => `/v1/scans/${scanId}`],
    ['list_confabulations', () => ({ brandId }), () => `/v1/brands/${brandId}/confabulations`],
    [
      'list_confabulations',
      () => ({ brandId, engine: 'CHATGPT', intent: 'BRANDED', window: '7d' }),
      () => `/v1/brands/${brandId}/confabulations?engine=CHATGPT&intent=BRANDED&window=7d`,
    ],
    ['get_run_evidence', () => ({ runId }), () => `/v1/runs/${runId}/evidence`],
    ['get_ground_truth', () => ({ brandId }), () => `/v1/brands/${brandId}/ground-truth`],
    [
      'lookup_evidence_hash',
      () => ({ hash: evidence.snapshot.sha256.toUpperCase() }),
      () => `/v1/public/evidence/${evidence.snapshot.sha256}`,
    ],
    ['lookup_evidence_hash', () => ({ hash: 'f'.repeat(64) }), () => `/v1/public/evidence/${'f'.repeat(64)}`],
  ] as const)('%s', async (tool, args, path) => {
    const { body } = await mcp.rest('GET', path())
    expect(bare(await sameText(tool, args()))).toEqual(body)
  })

  test('get_evidence_bundle: what an agent can use, and a link to the whole in either form', async () => {
    const { body } = await mcp.rest('GET', `/v1/runs/${runId}/evidence-bundle`)
    for (const [format, mimeType] of [
      ['json', 'application/json'],
      ['html', 'text/html'],
    ] as const) {
      const reply = await mcp.call('get_evidence_bundle', { runId, format })
      expect(reply.text.length).toBeLessThan(6_000)
      expect(reply.structured).toMatchObject({
        format,
        runId,
        citationClass: 'CONFABULATED',
        statement: { headline: body.statement.headline },
        hashes: {
          response: body.response.sha256,
          answer: body.answer.sha256,
          manifest: body.manifest.sha256,
        },
        proof: { status: expect.stringMatching(/integrated|pending/) },
      })
      const [link] = reply.links
      expect(link).toMatchObject({ uri: reply.structured.whole, mimeType })
      const read = (await (await mcp.send('resources/read', { uri: link.uri })).json()) as Loose
      const [content] = read.result.contents
      expect(content).toMatchObject({ uri: link.uri, mimeType })
      if (format === 'json') expect(JSON.parse(content.text).manifest).toEqual(body.manifest)
      else expect(content.text).toMatch(/^<!doctype html>/)
    }
  })

  test('a resource that is not there is refused in our words, and a key sees only its own', async () => {
    const { accountId } = await mcp.world.addBrand({ prompts: 0 })
    const { key } = await mcp.issueKey(accountId, ['read'])
    const { items } = await mcp.world.operator.findings.list(brandId, {}, { limit: 1, cursor: null })
    for (const [uri, token] of [
      [`veracite://runs/${crypto.randomUUID()}/evidence-bundle.json`, undefined],
      [`veracite://runs/${runId}/evidence-bundle.json`, key],
      [`veracite://findings/${items[0]?.id}`, key],
    ] as const) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const refused = (await (await mcp.send('resources/read', { uri }, headers)).json()) as Loose
      expect(refused.error).toMatchObject({ code: -32602, data: { status: 404, next: expect.any(String) } })
    }
  })

  test('list_brands and list_scans: where an agent begins, in pages', async () => {
    const mine = await mcp.world.addBrand({ prompts: 0 })
    const { key } = await mcp.issueKey(mine.accountId, ['read'])
    const own = await mcp.call('list_brands', {}, key)
    expect(own.structured).toEqual({
      items: [{ id: mine.brandId, name: expect.any(String), domain: expect.any(String) }],
      nextCursor: null,
    })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { structured }: Loose = await mcp.call('list_brands', { limit: 1, ...(cursor && { cursor }) })
      seen.push(...structured.items.map((brand: Loose) => brand.id))
      cursor = structured.nextCursor
    } while (cursor !== null)
    expect(seen).toContain(brandId)
    expect(seen).toContain(mine.brandId)
    expect(new Set(seen).size).toBe(seen.length)
    const scans = await sameText('list_scans', { brandId })
    expect(scans.items[0]).toMatchObject({ id: scanId, status: expect.any(String) })
    expect((await mcp.call('list_scans', { brandId }, key)).json.status).toBe(404)
  })

  test('check_evidence_content: verified for the exact text, modified for any other', async () => {
    const { rawResponse: content, snapshot } = evidence
    for (const submitted of [content, `${content} `]) {
      const { body } = await mcp.rest('POST', `/v1/public/evidence/${snapshot.sha256}/check`, {
        content: submitted,
      })
      const value = await sameText('check_evidence_content', { hash: snapshot.sha256, content: submitted })
      expect(bare(value)).toEqual(body)
      expect(value.verdict).toBe(submitted === content ? 'verified' : 'modified')
    }
    expect(await sameText('check_evidence_content', { hash: '0'.repeat(64), content: 'x' })).toEqual({
      found: false,
    })
  })

  test('the tools that queue: the same members as their routes', async () => {
    // A separate brand: the work queued here continues while other tests compare two answers.
    const { brandId } = await mcp.world.addBrand({ prompts: 1, engines: ['CHATGPT'] })
    await mcp.scanToEnd(brandId)
    const report = await mcp.rest('GET', `/v1/brands/${brandId}/confabulations`)
    const runId: string = report.body.confabulations.items[0].runId
    for (const [tool, args, path, sent] of [
      ['start_scan', { brandId }, '/v1/scans', { brandId }],
      ['reverify_run', { runId }, `/v1/runs/${runId}/verify`, undefined],
      ['refresh_ground_truth', { brandId }, `/v1/brands/${brandId}/ground-truth/refresh`, undefined],
    ] as const) {
      const { status, body } = await mcp.rest('POST', path, sent)
      expect(status).toBe(202)
      expect(Object.keys(await sameText(tool, args))).toEqual(Object.keys(body))
    }
  })

  test('the list comes in pages that together are all of it; numbers and matrix are whole on each', async () => {
    const whole = await sameText('list_confabulations', { brandId, window: 'all', limit: 100 })
    expect(whole.confabulations.total).toBeGreaterThan(1)
    expect(whole).not.toHaveProperty('leftOut')
    const seen: Loose[] = []
    let cursor: string | null = null
    do {
      const page: Loose = await sameText('list_confabulations', {
        brandId,
        window: 'all',
        limit: 2,
        ...(cursor && { cursor }),
      })
      expect(page.matrix).toEqual(whole.matrix)
      expect(page.totals).toEqual(whole.totals)
      expect(page.confabulations.total).toBe(whole.confabulations.total)
      seen.push(...page.confabulations.items)
      cursor = page.confabulations.nextCursor
      if (cursor !== null) expect(page.leftOut).toContain(cursor)
    } while (cursor !== null)
    expect(seen).toEqual(whole.confabulations.items)
  })
})

describe('a refusal has the words of the route, its status, and what to do next', () => {
  const refused = async (tool: string, args: Loose, method: string, path: string, sent?: unknown) => {
    const { status, body } = await mcp.rest(method, path, sent)
    const reply = await mcp.call(tool, args)
    expect([tool, reply.isError, reply.structured]).toEqual([tool, true, undefined])
    expect(reply.json).toMatchObject({ ...body, status, next: expect.stringMatching(/\w{3}/) })
    return reply.json
  }

  test('404 of every route that has one', async () => {
    const id = crypto.randomUUID()
    for (const unknown of [id, 'nope', '\u0000', "' or 1=1 --"]) {
      const path = encodeURIComponent(unknown)
      await refused('start_scan', { brandId: unknown }, 'POST', '/v1/scans', { brandId: unknown })
      await refused('get_scan', { scanId: unknown }, 'GET', `/v1/scans/${path}`)
      await refused('list_confabulations', { brandId: unknown }, 'GET', `/v1/brands/${path}/confabulations`)
      await refused('get_run_evidence', { runId: unknown }, 'GET', `/v1/runs/${path}/evidence`)
      await refused('reverify_run', { runId: unknown }, 'POST', `/v1/runs/${path}/verify`)
      await refused('get_evidence_bundle', { runId: unknown }, 'GET', `/v1/runs/${path}/evidence-bundle`)
      await refused('get_ground_truth', { brandId: unknown }, 'GET', `/v1/brands/${path}/ground-truth`)
      await refused(
        'refresh_ground_truth',
        { brandId: unknown },
        'POST',
        `/v1/brands/${path}/ground-truth/refresh`,
      )
    }
  })

  test('429 of the monthly cap carries the cap and the count, and is no HTTP 429', async () => {
    const { brandId: capped } = await mcp.world.addBrand({ maxScansPerMonth: 0, prompts: 1 })
    const body = await refused('start_scan', { brandId: capped }, 'POST', '/v1/scans', { brandId: capped })
    expect(body).toMatchObject({ status: 429, maxScans: 0, scansThisMonth: 0 })
    expect(body.next).toMatch(/do not retry/i)
  })

  test('503 when no engine of the plan runs', async () => {
    const bare = await openTestMcp({ worker: false, engines: new Map() })
    const added = await bare.world.addBrand({ prompts: 1 })
    const { status, body } = await bare.rest('POST', '/v1/scans', { brandId: added.brandId })
    const reply = await bare.call('start_scan', { brandId: added.brandId })
    expect(status).toBe(503)
    expect(reply.json).toMatchObject({ ...body, status: 503 })
  })

  test('409 and 404 while a run has no class', async () => {
    const idle = await openTestMcp({ worker: false })
    const added = await idle.world.addBrand({ prompts: 1, engines: ['CHATGPT'] })
    const started = await idle.world.operator.startScan({
      brandId: added.brandId,
      idempotency: null,
    })
    const { ports } = idle.world
    await beginScan(ports, await ports.jobStore.claimOne(started.jobId, 'one', 60_000))
    const page = { limit: 1, cursor: null }
    const { items } = await idle.world.operator.runs.list(started.scanId, {}, page)
    const unclassified = items[0]?.id
    const verify = await idle.rest('POST', `/v1/runs/${unclassified}/verify`)
    expect(verify.status).toBe(409)
    expect((await idle.call('reverify_run', { runId: unclassified })).json).toMatchObject({
      ...verify.body,
      status: 409,
    })
    const bundle = await idle.rest('GET', `/v1/runs/${unclassified}/evidence-bundle`)
    expect((await idle.call('get_evidence_bundle', { runId: unclassified })).json).toMatchObject({
      ...bundle.body,
      status: 404,
    })
  })

  test.each([
    ['get_scan', {}, /scanId/],
    ['get_scan', { scanId: '' }, /scanId/],
    ['get_scan', { scanId: 7 }, /scanId/],
    ['get_scan', { scanId: 'x'.repeat(129) }, /scanId/],
    ['get_scan', { scanId: 'x', extra: 1 }, /extra/],
    ['list_confabulations', { brandId: 'x', engine: 'BING' }, /engine/],
    ['list_confabulations', { brandId: 'x', limit: 101 }, /limit/],
    ['list_confabulations', { brandId: 'x', limit: 0 }, /limit/],
    ['list_confabulations', { brandId: 'x', cursor: 'x' }, /cursor/],
    ['list_brands', { cursor: "' or 1=1" }, /cursor/],
    ['get_evidence_bundle', { runId: 'x', format: 'pdf' }, /format/],
    ['lookup_evidence_hash', { hash: 'xyz' }, /hash/],
    ['check_evidence_content', { hash: 'a'.repeat(64), content: '' }, /content/],
  ])('%s %j names the field that is wrong', async (tool, args, pattern) => {
    const reply = await mcp.call(tool, args)
    expect(reply.isError).toBe(true)
    expect(reply.json).toMatchObject({ status: 400, error: expect.any(String), next: expect.any(String) })
    expect(reply.json.fields[0].path).toMatch(pattern)
  })

  test('400 for content that is not well-formed text, as over HTTP', async () => {
    const hash = 'a'.repeat(64)
    const body = await refused(
      'check_evidence_content',
      { hash, content: '\ud800' },
      'POST',
      `/v1/public/evidence/${hash}/check`,
      { content: '\ud800' },
    )
    expect(body.status).toBe(400)
  })
})

describe('internal errors are not shown to clients', () => {
  test('no tool shows the message of an exception', async () => {
    const secret = 'connect ECONNREFUSED postgres://user:hunter2@10.0.0.7/db'
    const fail = async () => Promise.reject(new Error(secret))
    const failing = new Proxy({} as Loose, { get: () => fail })
    const broken = await openTestMcp({
      worker: false,
      ports: {
        scans: failing,
        runs: failing,
        reports: failing,
        facts: failing,
        jobs: failing,
        findings: failing,
        corrections: failing,
        appPlans: failing,
        versions: failing,
        tenants: new Proxy({} as Loose, {
          get: (_, name) =>
            ['findBrand', 'listBrands'].includes(String(name))
              ? fail
              : (mcp.world.ports.tenants as Loose)[name],
        }),
      },
    })
    const names = [
      'brandId',
      'scanId',
      'laterScanId',
      'runId',
      'findingId',
      'correctionId',
      'reportId',
      'appPlanId',
    ]
    const anything = names.map((name) => [name, crypto.randomUUID()])
    const ids = { ...Object.fromEntries(anything), sha256: 'a'.repeat(64) }
    for (const { name } of tools) {
      const reply = await broken.call(name, argsOf(name, ids))
      expect([name, reply.isError]).toEqual([name, true])
      expect(reply.text).not.toMatch(/hunter2|ECONNREFUSED|postgres|10\.0\.0\.7/)
      expect(reply.json).toMatchObject({ status: 500, error: expect.stringMatching(/internal error/i) })
    }
  })

  test('a database that is away is 503 with the words of the route, also at the token', async () => {
    const gone = Object.assign(new Error('secret'), { code: 'CONNECTION_CLOSED' })
    const away = await openTestMcp({
      worker: false,
      ports: {
        scans: { ...mcp.world.ports.scans, find: () => Promise.reject(gone) },
        tenants: { ...mcp.world.ports.tenants, findKeyByHash: () => Promise.reject(gone) },
      },
    })
    const { status, body } = await away.rest('GET', '/v1/scans/x')
    expect(status).toBe(503)
    expect((await away.call('get_scan', { scanId: 'x' })).json).toMatchObject({ ...body, status: 503 })
    const atToken = await away.send('tools/list', {}, { authorization: `Bearer vrc_${'0'.repeat(32)}` })
    expect([atToken.status, atToken.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await atToken.json()).toEqual({ error: body.error })
  })

  test('a store that never answers is given up within the deadline', async () => {
    const stuck = await openTestMcp({
      worker: false,
      deadlineMs: 200,
      ports: { scans: { ...mcp.world.ports.scans, find: () => new Promise(() => {}) } },
    })
    // Without a limit the answer would never come.
    const reply = await stuck.call('get_scan', { scanId: 'x' })
    expect(reply.json).toMatchObject({ status: 503 })
  })
})
