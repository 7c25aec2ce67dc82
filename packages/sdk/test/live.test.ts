import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as sdk from '../src/index.ts'
import { failure } from './local-server.ts'

// Against a running service: VERACITE_LIVE_URL, VERACITE_LIVE_TOKEN (the platform token) and
// VERACITE_LIVE_BRAND. VERACITE_LIVE_DOWN_URL is a second server of the same database and token whose queue
// cannot be reached. Set VERACITE_LIVE_RATE_LIMIT=1 to also hit the rate limit of the public routes, which
// then lasts for a minute.
const {
  VERACITE_LIVE_URL: baseUrl = '',
  VERACITE_LIVE_TOKEN: token,
  VERACITE_LIVE_BRAND: brandId = '',
  VERACITE_LIVE_DOWN_URL: downUrl = '',
} = process.env
const isLive = baseUrl !== '' && token !== undefined && brandId !== ''
if (!isLive) console.log('Not covered: the client against a running service (VERACITE_LIVE_URL is not set).')

const SLOW = { timeout: 180_000 }
const ID_OF_NOTHING = '0199c0de-7000-7000-8000-ffffffffffff'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The operator's interface, to set up what an error needs. */
async function operate<T>(method: string, path: string, body: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${baseUrl}/api/admin${path}`, { method, headers, body: JSON.stringify(body) })
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  return (await response.json()) as T
}

async function addBrand(plan: { engines: sdk.Engine[]; maxScansPerMonth: number }): Promise<string> {
  const planId = `sdk-live-${randomUUID()}`
  await operate('PUT', `/plans/${planId}`, plan)
  const { id: accountId } = await operate<{ id: string }>('POST', '/accounts', { name: planId, plan: planId })
  const brand = { accountId, name: 'Fjordlys', domain: 'fjordlys.example' }
  const { id } = await operate<{ id: string }>('POST', '/brands', brand)
  await operate('POST', `/brands/${id}/prompts`, {
    prompts: [{ text: 'What is Fjordlys?', intent: 'BRANDED' }],
  })
  return id
}

describe.skipIf(!isLive)('against the running service', () => {
  const client = isLive ? new sdk.Veracite({ baseUrl, token, userAgent: 'live-test/1' }) : (null as never)
  const anyone = isLive ? new sdk.Veracite({ baseUrl }) : (null as never)
  let scan: sdk.Scan
  let progress: sdk.Scan[] = []
  let report: sdk.ConfabulationReport
  let runId = ''

  beforeAll(async () => {
    const created = await client.scans.create({ brandId })
    expect(created).toMatchObject({ status: 'QUEUED', scanId: expect.any(String), jobId: expect.any(String) })
    expect(created.engines.length).toBeGreaterThan(0)
    progress = []
    scan = await client.scans.wait(created.scanId, { onProgress: (seen) => progress.push(seen), pollMs: 500 })
    report = await client.confabulations.list(brandId, { window: '7d' })
    const [item] = report.confabulations.items
    if (!item) expect.unreachable('The brand has no confabulation to look at.')
    runId = item.runId
  }, SLOW.timeout)

  test('a scan goes to its end, and its progress is told', () => {
    expect(scan.finishedAt).toEqual(expect.any(String))
    expect(['COMPLETED', 'PARTIAL']).toContain(scan.status)
    expect(Object.values(scan.byStatus).reduce((sum, runs) => sum + runs, 0)).toBe(scan.totalRuns)
    expect(progress.at(-1)).toEqual(scan)
    expect(new Set(progress.map((seen) => JSON.stringify(seen))).size).toBe(progress.length)
  })

  test('the report adds up, and filters narrow it', async () => {
    const sum = Object.values(report.totals).reduce((total, runs) => total + runs, 0)
    expect(sum).toBe(report.classifiedRuns)
    expect(report.brand.id).toBe(brandId)
    const [{ engine, intent } = expect.unreachable()] = report.confabulations.items
    const narrowed = await client.confabulations.list(brandId, { engine, intent, window: 'all' })
    expect(new Set(narrowed.matrix.map((row) => `${row.engine} ${row.intent}`))).toEqual(
      new Set([`${engine} ${intent}`]),
    )
  })

  test('the operator creates a brand, changes it, exports what is there, and archives it', SLOW, async () => {
    const { operator } = client
    let accountId = ''
    for await (const account of operator.accounts.list()) accountId = account.id
    const brand = await operator.brands.create({ accountId, name: 'Fjordlys', domain: 'fjordlys.example' })
    await operator.brands.change(brand.id, { aliases: ['Fjord'] })
    expect((await operator.brands.get(brand.id)).aliases).toEqual(['Fjord'])
    const { items: prompts } = await operator.prompts.create(brand.id, {
      prompts: [{ text: 'What is Fjordlys?', intent: 'BRANDED' }],
    })
    const changed = await operator.prompts.change(prompts[0]?.id ?? '', { text: 'Who is Fjordlys?' })
    const listed: string[] = []
    for await (const prompt of operator.prompts.list(brand.id)) listed.push(prompt.id)
    expect(listed).toEqual([changed.id])
    const { items: facts } = await operator.facts.create(brand.id, {
      facts: [{ predicate: 'founded_year', value: 2004 }],
    })
    expect((await operator.facts.archive(facts[0]?.id ?? '')).active).toBe(false)
    expect(await operator.brands.archive(brand.id)).toMatchObject({ archived: true })

    const answers = operator.answers({ brandId, scan: scan.id })
    const rows: sdk.OperatorSchemas['ExportedAnswer'][] = []
    for await (const row of answers) rows.push(row)
    expect(rows.filter((row) => row.class !== null).length).toBe(scan.byStatus.CLASSIFIED ?? 0)
    expect(rows.every((row) => row.scanId === scan.id && row.demo)).toBe(true)
    expect(answers.asOf).toBeGreaterThan(0)
    const findings = operator.findings({ brandId, cut: answers.cut ?? 0 })
    for await (const finding of findings) expect(finding.brandId).toBe(brandId)
    expect(findings.asOf).toBe(answers.asOf)
    const file = await operator.answers({ brandId, scan: scan.id, cut: answers.cut ?? 0 }).file('csv')
    expect(await new Response(file).text()).toMatch(/^id,runId,/)
  })

  test('the evidence holds the bytes that were hashed', async () => {
    const { data: evidence, requestId } = await client.runs.evidence(runId).withResponse()
    expect(requestId).toEqual(expect.any(String))
    expect(evidence).toMatchObject({ runId, citationClass: 'CONFABULATED', brand: { id: brandId } })
    const { rawResponse, rawResponseEncoding, snapshot } = evidence
    const bytes = Buffer.from(rawResponse ?? '', rawResponseEncoding ?? 'utf-8')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(snapshot?.sha256)
    expect(bytes.length).toBe(snapshot?.bytes)
    expect(sha256(evidence.answer ?? '')).toBe(snapshot?.answerSha256)
    expect(evidence.classifications.at(-1)).toMatchObject({ class: 'CONFABULATED', rule: expect.any(String) })
  })

  test('the bundle comes as an object and as a page, with the same content', async () => {
    const bundle = await client.runs.bundle(runId)
    const { snapshot } = await client.runs.evidence(runId)
    expect(bundle.bundle).toMatch(/\/schema\/bundle\/v1$/)
    expect(bundle.response.sha256).toBe(snapshot?.sha256)
    expect(bundle).toMatchObject({
      id: expect.any(String),
      manifest: { base64: expect.any(String), sha256: expect.any(String) },
      classification: expect.any(Array),
      trust: { vkey: expect.any(String) },
      limits: expect.any(Array),
    })
    const page = await client.runs.bundle(runId, { format: 'html' })
    expect(page.toLowerCase()).toContain('<!doctype html>')
    expect(page).toContain(bundle.response.sha256)
  })

  test('a run is verified again, once however often it is asked for with one key', SLOW, async () => {
    const idempotencyKey = randomUUID()
    const first = await client.runs.verify(runId, { idempotencyKey })
    expect(await client.runs.verify(runId, { idempotencyKey })).toEqual(first)
    await expect
      .poll(async () => (await client.runs.evidence(runId)).verifications.length, {
        timeout: 90_000,
        interval: 500,
      })
      .toBeGreaterThan(0)
    const { verifications } = await client.runs.evidence(runId)
    expect(['reproduced', 'not_reproduced', 'inconclusive']).toContain(verifications.at(-1)?.outcome)
  })

  test('ground truth is listed and refreshed', async () => {
    const { facts, total, active } = await client.groundTruth.list(brandId)
    expect([facts.length, facts.filter((fact) => fact.active).length]).toEqual([total, active])
    expect(facts[0]).toMatchObject({
      predicate: expect.any(String),
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      source: { kind: expect.any(String) },
    })
    const { jobId } = await client.groundTruth.refresh(brandId)
    expect(jobId).toEqual(expect.any(String))
  })

  test('anyone can look up and check, without a token', async () => {
    const { snapshot, answer } = await client.runs.evidence(runId)
    const found = await anyone.evidence.lookup(snapshot?.sha256 ?? '')
    expect(found).toMatchObject({ found: true, subject: 'response', sha256: snapshot?.sha256 })
    expect(JSON.stringify(found)).not.toContain(brandId)

    const hash = snapshot?.answerSha256 ?? ''
    expect(await anyone.evidence.check(hash, answer ?? '')).toMatchObject({
      match: true,
      verdict: 'verified',
    })
    expect(await anyone.evidence.check(hash.toUpperCase(), `${answer} `)).toMatchObject({
      match: false,
      verdict: 'modified',
      submitted_sha256: sha256(`${answer} `),
    })
    const unknown = sha256(randomUUID())
    expect(await anyone.evidence.lookup(unknown)).toEqual({ found: false })
    expect(await anyone.evidence.check(unknown, 'x')).toEqual({ found: false })
  })

  describe('refusals', () => {
    const wrong = 'not-the-token-not-the-token-not-the-token'
    const stranger = isLive ? new sdk.Veracite({ baseUrl, token: wrong }) : (null as never)
    test.each<[string, () => PromiseLike<unknown>, new (...given: never[]) => sdk.ApiError]>([
      ['400', () => client.scans.create({ brandId: '' }), sdk.BadRequestError],
      ['400 of a check', () => anyone.evidence.check(sha256('x'), ''), sdk.BadRequestError],
      ['401 without a token', () => anyone.scans.create({ brandId }), sdk.AuthenticationError],
      ['401 of a page', () => stranger.runs.bundle(runId, { format: 'html' }), sdk.AuthenticationError],
      ['404', () => client.scans.create({ brandId: ID_OF_NOTHING }), sdk.NotFoundError],
      ['404 of waiting', () => client.scans.wait('../../v1/openapi.json'), sdk.NotFoundError],
      ['413', () => client.scans.create({ brandId: 'x'.repeat(1024 * 1024) }), sdk.PayloadTooLargeError],
    ])('%s has its class', async (_, call, Class) => {
      const error = await failure(call())
      expect(error).toBeInstanceOf(Class)
      expect(error.requestId).toEqual(expect.any(String))
    })

    test('400 names the field', async () => {
      const error = await failure(client.confabulations.list(brandId, { window: '1d' as '7d' }))
      expect(error.fields).toEqual([
        {
          path: expect.stringContaining('window'),
          message: expect.any(String),
          reason: 'must_be_one_of',
          parameters: { values: '7d, 30d, all' },
        },
      ])
    })

    test('409 when a key is used for another request', async () => {
      const other = report.confabulations.items.find((item) => item.runId !== runId)?.runId
      if (!other) expect.unreachable('There is one confabulation only.')
      const idempotencyKey = randomUUID()
      await client.runs.verify(runId, { idempotencyKey })
      expect(await failure(client.runs.verify(other, { idempotencyKey }))).toBeInstanceOf(sdk.ConflictError)
    })

    test('429 carries the cap and the count, and one key never uses two scans', async () => {
      const capped = await addBrand({ engines: ['CHATGPT'], maxScansPerMonth: 1 })
      const idempotencyKey = randomUUID()
      const first = await client.scans.create({ brandId: capped }, { idempotencyKey })
      expect(await client.scans.create({ brandId: capped }, { idempotencyKey })).toEqual(first)
      const started = performance.now()
      const error = await failure(client.scans.create({ brandId: capped }))
      expect(error).toBeInstanceOf(sdk.ScanCapError)
      expect([error.maxScans, error.scansThisMonth]).toEqual([1, 1])
      expect(error.retryAfterMs).toBeGreaterThan(0)
      expect(performance.now() - started).toBeLessThan(30_000)
    })

    test('503 when no engine of the plan can be asked', async () => {
      const silent = await addBrand({ engines: [], maxScansPerMonth: 5 })
      const error = await failure(client.scans.create({ brandId: silent }, { maxRetries: 0 }))
      expect(error).toBeInstanceOf(sdk.UnavailableError)
      expect(error.message).toContain('createScan answered 503')
    })

    test.runIf(downUrl)('503 when the queue cannot be reached, and nothing was started', async () => {
      const down = new sdk.Veracite({ baseUrl: downUrl, token, maxRetries: 0 })
      const before = await client.scans.get(scan.id)
      for (const call of [
        () => down.scans.create({ brandId }),
        () => down.runs.verify(runId),
        () => down.groundTruth.refresh(brandId),
      ]) {
        const error = await failure(call())
        expect(error).toBeInstanceOf(sdk.UnavailableError)
        expect(error.message).toContain('queue')
        expect(error.retryAfterMs).toBeGreaterThan(0)
      }
      expect(await down.scans.get(scan.id)).toEqual(before)
    })

    test.runIf(process.env.VERACITE_LIVE_RATE_LIMIT)(
      '429 of the public routes says for how long',
      SLOW,
      async () => {
        const results = await Promise.all(
          Array.from({ length: 400 }, () =>
            anyone.evidence.lookup(sha256('x'), { maxRetries: 0 }).asResult(),
          ),
        )
        const limited = results.flatMap((result) => (result.ok ? [] : [result.error]))
        expect(limited.length).toBeGreaterThan(0)
        for (const error of limited) {
          expect(error).toBeInstanceOf(sdk.RateLimitError)
          expect((error as sdk.RateLimitError).retryAfterMs).toBeGreaterThan(0)
        }
      },
    )
  })
})
