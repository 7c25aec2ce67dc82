import { eventually } from '@veracite/testing/eventually'
import type { WorldOptions } from '@veracite/testing/world'
import { describe, expect, test } from 'vitest'
import { openApi, useApi } from '../test-support/server.ts'

const { world, api } = useApi()

describe('POST and GET /v1/scans', () => {
  const rows = async () => {
    const [count] = await world.database.sql<{ scans: number; runs: number; jobs: number; used: number }[]>`
      select (select count(*) from veracite.scans) as scans, (select count(*) from veracite.runs) as runs,
             (select count(*) from veracite.jobs) as jobs,
             (select coalesce(sum(used), 0)::int from veracite.monthly_scans) as used`
    return count
  }

  test('202 names the scan, the job and every engine in exactly one list', async () => {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT', 'CLAUDE'], prompts: 2 })
    const { status, body, headers } = await api.call('POST', '/v1/scans', {
      body: { brandId, unknown: 'ignored' },
    })
    expect([status, headers.get('location')]).toEqual([202, `/v1/scans/${body.scanId}`])
    const refresh = await api.call('POST', `/v1/brands/${brandId}/ground-truth/refresh`)
    expect(refresh.headers.get('location')).toBe(`/api/admin/jobs/${refresh.body.jobId}`)
    expect(body).toMatchObject({ status: 'QUEUED', engines: ['CHATGPT', 'CLAUDE'], enginesNotRunnable: [] })
    expect(body.enginesOutOfPlan).toHaveLength(9)
    expect(await world.jobEnds(body.jobId)).toMatchObject({ kind: 'scan.start', result: { runs: 4 } })
  })

  test('202 asks as often as the brand says, and every run says which sample it is', async () => {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT', 'CLAUDE'], prompts: 2 })
    await api.call('PATCH', `/api/admin/brands/${brandId}`, { body: { samplesPerPrompt: 3 } })
    const { body } = await api.call('POST', '/v1/scans', { body: { brandId } })
    expect(await api.get(`/v1/scans/${body.scanId}`)).toMatchObject({
      totalPrompts: 2,
      totalRuns: 12,
    })
    const { items } = await eventually('every run to be planned', async () => {
      const runs = await api.call('GET', `/api/admin/scans/${body.scanId}/runs`)
      return runs.body.items.length === 12 && runs.body
    })
    const cells = new Map<string, number[]>()
    for (const { prompt, engine, sample } of items)
      cells.set(`${prompt} ${engine}`, [...(cells.get(`${prompt} ${engine}`) ?? []), sample])
    expect([...cells.values()].map((samples) => samples.sort())).toEqual(Array(4).fill([1, 2, 3]))
  })

  test('400 for a brand without active prompts: what to do is said, nothing counts, nothing is left, the key stays free', async () => {
    const { brandId, accountId } = await world.addBrand({ prompts: 0, maxScansPerMonth: 1 })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const scan = () => api.call('POST', '/v1/scans', { body: { brandId }, headers })
    const left = async () => {
      const [row] = await world.database.sql`
        select (select count(*)::int from veracite.scans where brand_id = ${brandId}) as scans,
               (select coalesce(sum(used), 0)::int from veracite.monthly_scans where account_id = ${accountId}) as used,
               (select count(*)::int from veracite.idempotency_keys where key = ${headers['idempotency-key']}) as keys`
      return row
    }
    const refused = await scan()
    expect(refused.status).toBe(400)
    expect(refused.body.error).toMatch(/no active prompts/)
    expect(refused.body.fields).toEqual([
      {
        path: 'brandId',
        message: expect.stringMatching(/add some/),
        reason: 'has_no_active_prompts',
      },
    ])
    expect(await left()).toEqual({ scans: 0, used: 0, keys: 0 })

    const prompts = `/api/admin/brands/${brandId}/prompts`
    const text = 'Who makes good sensors?'
    const added = await api.call('POST', prompts, { body: { prompts: [{ text, intent: 'CATEGORY' }] } })
    await api.call('DELETE', `/api/admin/prompts/${added.body.items[0].id}`)
    expect((await scan()).status).toBe(400)
    await api.call('POST', prompts, { body: { prompts: [{ text, intent: 'CATEGORY' }] } })
    expect((await scan()).status).toBe(202)
    expect(await left()).toEqual({ scans: 1, used: 1, keys: 1 })
  })

  test('400 when the last prompt goes while the scan is being started', async () => {
    const { brandId, accountId } = await world.addBrand({ prompts: 1 })
    await world.database.sql`update veracite.prompts set archived_at = now() where brand_id = ${brandId}`
    const outcome = await world.ports.scans.start({
      scanId: crypto.randomUUID(),
      jobId: crypto.randomUUID(),
      brandId,
      accountId,
      engines: ['CHATGPT'],
      samples: 1,
      spreadSeconds: null,
      promptIds: null,
      mostRuns: 1000,
      maxScans: 5,
      now: new Date(),
      idempotency: null,
      answer: {},
    })
    expect(outcome).toEqual({ kind: 'no_prompts' })
    const [row] = await world.database.sql`
      select count(*)::int as used from veracite.monthly_scans where account_id = ${accountId}`
    expect(row).toEqual({ used: 0 })
  })

  test.each([
    ['no body', {}, undefined],
    ['an empty object', { body: {} }, 'brandId'],
    ['a number', { body: { brandId: 7 } }, 'brandId'],
    ['null', { body: { brandId: null } }, 'brandId'],
    ['an empty string', { body: { brandId: '' } }, 'brandId'],
    ['a string too long', { body: { brandId: 'x'.repeat(129) } }, 'brandId'],
    ['a list', { body: [] }, 'body'],
    ['broken JSON', { raw: '{"brandId":', headers: { 'content-type': 'application/json' } }, 'body'],
    [
      'bytes that are not UTF-8',
      { raw: new Uint8Array([0x7b, 0xff, 0x7d]), headers: { 'content-type': 'application/json' } },
      'body',
    ],
    [
      'a form',
      { raw: 'brandId=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      'body',
    ],
    ['plain text', { raw: '{"brandId":"x"}', headers: { 'content-type': 'text/plain' } }, 'body'],
    [
      'JSON 100,000 deep',
      { raw: '['.repeat(100_000), headers: { 'content-type': 'application/json' } },
      'body',
    ],
    [
      'deep JSON in an unknown field',
      {
        raw: `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
        headers: { 'content-type': 'application/json' },
      },
      'brandId',
    ],
    [
      'a bad idempotency key',
      { body: { brandId: 'x' }, headers: { 'idempotency-key': 'k'.repeat(256) } },
      'Idempotency-Key',
    ],
  ])('400 for %s, naming the field', async (_, options, field) => {
    const { status, body } = await api.call('POST', '/v1/scans', options)
    expect(status).toBe(400)
    expect(body.error).toEqual(expect.any(String))
    if (field) {
      const { parameters: _, ...said } = body.fields[0]
      expect(said).toEqual({ path: field, message: expect.any(String), reason: expect.any(String) })
    }
  })

  test('400 for a body that is nested too deeply to be told from another by its idempotency key', async () => {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    const { status, body } = await api.call('POST', '/v1/scans', {
      raw: `{"brandId":"${brandId}","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'deep' },
    })
    expect([status, body.fields?.[0].path]).toEqual([400, 'body'])
  })

  test('413 for a body over 1 MiB, declared or not', async () => {
    const large = JSON.stringify({ brandId: 'x', padding: 'y'.repeat(1024 * 1024) })
    const declared = await api.call('POST', '/v1/scans', {
      raw: large,
      headers: { 'content-type': 'application/json' },
    })
    expect(declared).toMatchObject({ status: 413, body: { error: expect.any(String) } })
    const chunked = await fetch(`${api.url}/v1/scans`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.secrets.platformToken}`, 'content-type': 'application/json' },
      body: new ReadableStream({
        pull(controller) {
          controller.enqueue(new Uint8Array(256 * 1024))
        },
      }),
    })
    expect(chunked.status).toBe(413)
    expect(await chunked.json()).toMatchObject({ error: expect.any(String) })
  })

  test.each(['nope', '00000000-0000-7000-8000-000000000000', '../../etc/passwd', "' or 1=1 --"])(
    '404 for brand %s',
    async (brandId) => {
      expect(await api.call('POST', '/v1/scans', { body: { brandId } })).toMatchObject({
        status: 404,
        body: { error: 'Brand not found.' },
      })
    },
  )

  test('404 for an archived brand, whose scans stay readable', async () => {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    const scanId = await api.scanToEnd(brandId)
    expect(await api.statusOf('DELETE', `/api/admin/brands/${brandId}`)).toBe(200)
    expect(await api.statusOf('POST', '/v1/scans', { brandId })).toBe(404)
    expect(await api.statusOf('GET', `/v1/scans/${scanId}`)).toBe(200)
    expect(await api.statusOf('GET', `/v1/brands/${brandId}/confabulations`)).toBe(200)
  })

  test.each(['nope', '00000000-0000-7000-8000-000000000000', '%00', 'a'.repeat(3000)])(
    '404 for scan %s',
    async (id) => {
      expect(await api.statusOf('GET', `/v1/scans/${id}`)).toBe(404)
    },
  )

  test('409 when an idempotency key comes back with another request; the same request gets the same answer', async () => {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    const other = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    const headers = { 'idempotency-key': `key-${crypto.randomUUID()}` }
    const before = await rows()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.call('POST', '/v1/scans', { body: { brandId }, headers })),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]))
    expect(new Set(answers.map((answer) => answer.body.scanId)).size).toBe(1)
    expect((await rows())?.scans).toBe((before?.scans ?? 0) + 1)
    expect((await api.call('POST', '/v1/scans', { body: { brandId: other.brandId }, headers })).status).toBe(
      409,
    )
  })

  test('429 carries the cap and the count; 200 parallel requests cannot pass it and leave nothing behind', async () => {
    const { brandId, accountId } = await world.addBrand({
      engines: ['CHATGPT'],
      prompts: 1,
      maxScansPerMonth: 5,
    })
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => api.call('POST', '/v1/scans', { body: { brandId } })),
    )
    const accepted = answers.filter((answer) => answer.status === 202)
    const refused = answers.filter((answer) => answer.status === 429)
    expect([accepted.length, refused.length]).toEqual([5, 195])
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ maxScans: 5, scansThisMonth: 5, error: expect.any(String) })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const [stored] = await world.database.sql<{ scans: number; used: number }[]>`
      select (select count(*) from veracite.scans where brand_id = ${brandId}) as scans,
             (select used from veracite.monthly_scans where account_id = ${accountId}) as used`
    expect(stored).toEqual({ scans: 5, used: 5 })
  })

  test('429 with a cap of 0, from the first request on', async () => {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1, maxScansPerMonth: 0 })
    expect(await api.call('POST', '/v1/scans', { body: { brandId } })).toMatchObject({
      status: 429,
      body: { maxScans: 0, scansThisMonth: 0 },
    })
  })
})

describe('503 of POST /v1/scans', () => {
  const refusals: [string, WorldOptions][] = [
    ['no engine is configured', { engines: new Map() }],
    ['there is no queue', { env: { VERACITE_QUEUE: 'none' } }],
    ['Redis does not answer', { env: { REDIS_URL: 'redis://127.0.0.1:1' } }],
  ]
  test.each(refusals)('when %s: within 2 s, and nothing is left behind', async (_, options) => {
    const { world, api } = await openApi({ ...options, worker: false })

    const { brandId } = await world.addBrand({ prompts: 2 })
    const times: number[] = []
    for (let n = 0; n < 3; n += 1) {
      const started = performance.now()
      const { status, body, headers } = await api.call('POST', '/v1/scans', { body: { brandId } })
      times.push(performance.now() - started)
      expect(status).toBe(503)
      expect(body.error).toEqual(expect.any(String))
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    // The best of three, because a busy machine adds delays that are not ours.
    expect(Math.min(...times)).toBeLessThan(2_000)
    const [left] = await world.database.sql<{ rows: number }[]>`
        select (select count(*) from veracite.scans) + (select count(*) from veracite.runs) + (select count(*) from veracite.jobs)
             + (select count(*) from veracite.monthly_scans) as rows`
    expect(left?.rows).toBe(0)
    // A brand that does not exist is 404 whatever else is missing.
    expect(await api.statusOf('POST', '/v1/scans', { brandId: 'nope' })).toBe(404)
  })
})
