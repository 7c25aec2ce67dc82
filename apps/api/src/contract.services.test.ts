import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildDocument, documentText } from '@veracite/contract/document/openapi'
import { operations } from '@veracite/contract/operations'
import { eventually } from '@veracite/testing/eventually'
import { beforeAll, describe, expect, test } from 'vitest'
import data from './contract.cases.json' with { type: 'json' }
import { documentedIn } from './test-support/expect-documented.ts'
import { type TestApi, useApi } from './test-support/server.ts'

const document = buildDocument()
const expectDocumented = documentedIn(document)

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

describe('the contract', () => {
  let brandId: string
  let scanId: string
  let confabulated: { runId: string; sha256: string }
  let unclassified: string

  const { world, api } = useApi()
  beforeAll(async () => {
    ;({ brandId } = await world.addBrand({ prompts: 6 }))
    scanId = await api.scanToEnd(brandId)
    const report = await api.call('GET', `/v1/brands/${brandId}/confabulations`)
    confabulated = report.body.confabulations.items[0]
    expect(confabulated.runId).toEqual(expect.any(String))
    // This engine leaves different questions unanswered for each brand, and sometimes answers all of them.
    unclassified = await eventually('a run without an answer', async () => {
      const quiet = await world.addBrand({ prompts: 12, engines: ['GOOGLE_AIO'] })
      const runs = `/api/admin/scans/${await api.scanToEnd(quiet.brandId)}/runs`
      return (await api.get(`${runs}?status=NO_ANSWER&limit=1`)).items[0]?.id
    })
  })

  const seen = new Set<string>()
  const call = async (
    method: string,
    template: string,
    path: string,
    options?: Parameters<TestApi['call']>[2],
  ) => {
    const answer = await api.call(method, path, options)
    expectDocumented(method, template, answer)
    seen.add(`${method} ${template} ${answer.status}`)
    return answer
  }

  test('confabulations: numbers agree with each other, and with a count of the rows', async () => {
    const template = '/v1/brands/{brandId}/confabulations'
    const { status, body } = await call('GET', template, `/v1/brands/${brandId}/confabulations?nonsense=1`)
    expect(status).toBe(200)
    const sum = (values: Record<string, number>) => Object.values(values).reduce((a, b) => a + b, 0)
    expect(sum(body.totals)).toBe(body.classifiedRuns)
    expect(body.matrix.reduce((total: number, row: { total: number }) => total + row.total, 0)).toBe(
      body.classifiedRuns,
    )
    for (const row of body.matrix) expect(sum(row.counts)).toBe(row.total)
    expect(body.confabulations.total).toBe(body.totals.CONFABULATED)
    expect(body.confabulations.items.length).toBe(Math.min(100, body.confabulations.total))
    const counted = await world.database.sql<{ class: string; n: number }[]>`
      select citation_class as class, count(*) as n from veracite.runs where brand_id = ${brandId} and citation_class is not null group by 1`
    expect(Object.fromEntries(counted.map((row) => [row.class, row.n]))).toEqual(
      Object.fromEntries(Object.entries(body.totals).filter(([, n]) => n !== 0)),
    )
    for (const item of body.confabulations.items) {
      expect(item).toMatchObject({
        access: 'demo',
        verificationStatus: 'active',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      })
      expect(item.claims.length).toBeGreaterThan(0)
    }
    const times = body.confabulations.items.map((item: { capturedAt: string }) => item.capturedAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('confabulations: filters narrow totals, matrix and list alike; windows by time of capture', async () => {
    const template = '/v1/brands/{brandId}/confabulations'
    const path = `/v1/brands/${brandId}/confabulations`
    const all = (await call('GET', template, `${path}?window=all`)).body
    let total = 0
    for (const { engine, intent } of all.matrix) {
      const one = await api.get(`${path}?engine=${engine}&intent=${intent}&window=7d`)
      expect(one.matrix).toHaveLength(1)
      expect(one.matrix[0]).toMatchObject({ engine, intent })
      for (const item of one.confabulations.items) expect(item).toMatchObject({ engine, intent })
      total += one.classifiedRuns
    }
    expect(total).toBe(all.classifiedRuns)
    for (const query of data.wrongQueries) {
      const refused = await call('GET', template, `${path}?${query}`)
      expect([query, refused.status]).toEqual([query, 400])
      expect(refused.body.fields[0].path).toMatch(/^query\./)
    }
    expect((await call('GET', template, `/v1/brands/${UNKNOWN}/confabulations`)).status).toBe(404)
    expect(await api.statusOf('GET', `/v1/brands/nope/confabulations?window=bad`)).toBe(400)
  })

  test('evidence: the raw bytes have the snapshot hash, and the history is there', async () => {
    const template = '/v1/runs/{runId}/evidence'
    const { status, body } = await call('GET', template, `/v1/runs/${confabulated.runId}/evidence`)
    expect(status).toBe(200)
    expect(createHash('sha256').update(body.rawResponse, 'utf8').digest('hex')).toBe(body.snapshot.sha256)
    expect(createHash('sha256').update(body.answer, 'utf8').digest('hex')).toBe(body.snapshot.answerSha256)
    expect(body).toMatchObject({ verificationStatus: 'active', citationClass: 'CONFABULATED' })
    expect(body.classifications).toHaveLength(1)
    expect(JSON.stringify(body.snapshot.source)).toMatch(/DEMO/)
    expect((await call('GET', template, `/v1/runs/${UNKNOWN}/evidence`)).status).toBe(404)
  })

  test('verify: 202 once per run while active, 409 for an unclassified run, 404 for none', async () => {
    const template = '/v1/runs/{runId}/verify'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call('POST', `/v1/runs/${confabulated.runId}/verify`)),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]))
    const first = await call('POST', template, `/v1/runs/${confabulated.runId}/verify`)
    expect(first.status).toBe(202)
    await world.jobEnds(first.body.jobId)
    const { body } = await api.call('GET', `/v1/runs/${confabulated.runId}/evidence`)
    expect(body.verifications.length).toBeGreaterThan(0)
    expect(body.captures.length).toBeGreaterThan(0)
    expect(body.citationClass).toBe('CONFABULATED')
    expect((await call('POST', template, `/v1/runs/${unclassified}/verify`)).status).toBe(409)
    expect((await call('POST', template, `/v1/runs/${UNKNOWN}/verify`)).status).toBe(404)
    expect(
      (await call('POST', template, `/v1/runs/${UNKNOWN}/verify`, { headers: { 'idempotency-key': ' ' } }))
        .status,
    ).toBe(400)
  })

  test('bundle: JSON and HTML for a classified run, 404 otherwise, 400 for another format', async () => {
    const template = '/v1/runs/{runId}/evidence-bundle'
    const path = `/v1/runs/${confabulated.runId}/evidence-bundle`
    expect((await call('GET', template, path)).status).toBe(200)
    const html = await call('GET', template, `${path}?format=html`)
    expect(html.headers.get('content-type')).toMatch(/^text\/html/)
    expect(html.text).toContain('<!doctype html>')
    expect((await call('GET', template, `${path}?format=pdf`)).status).toBe(400)
    expect((await call('GET', template, `/v1/runs/${unclassified}/evidence-bundle`)).status).toBe(404)
    expect((await call('GET', template, `/v1/runs/nope/evidence-bundle`)).status).toBe(404)
  })

  test('ground truth: facts with source, hash and active flag; a refresh is queued once', async () => {
    const { body } = await call(
      'GET',
      '/v1/brands/{brandId}/ground-truth',
      `/v1/brands/${brandId}/ground-truth`,
    )
    expect(body.facts.length).toBe(4)
    for (const fact of body.facts)
      expect(fact).toMatchObject({
        active: true,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        source: { kind: 'operator' },
      })
    const refresh = await call(
      'POST',
      '/v1/brands/{brandId}/ground-truth/refresh',
      `/v1/brands/${brandId}/ground-truth/refresh`,
    )
    expect(refresh.status).toBe(202)
    expect(
      (await call('POST', '/v1/brands/{brandId}/ground-truth/refresh', '/v1/brands/x/ground-truth/refresh'))
        .status,
    ).toBe(404)
    expect((await call('GET', '/v1/brands/{brandId}/ground-truth', '/v1/brands/x/ground-truth')).status).toBe(
      404,
    )
  })

  test('public look-up and check: no token, any origin, either case, exactly {found: false}', async () => {
    const lookup = '/v1/public/evidence/{hash}'
    const anonymous = { headers: { authorization: '', origin: 'https://elsewhere.example' } }
    for (const hash of [confabulated.sha256, confabulated.sha256.toUpperCase()]) {
      const found = await call('GET', lookup, `/v1/public/evidence/${hash}`, anonymous)
      expect(found.status).toBe(200)
      expect(found.headers.get('access-control-allow-origin')).toBe('*')
      expect(found.text).not.toMatch(/Halden|brandId|runId|prompt/i)
    }
    const missing = await call('GET', lookup, `/v1/public/evidence/${'0'.repeat(64)}`, anonymous)
    expect([missing.status, missing.body]).toEqual([404, { found: false }])
    for (const hash of ['x', '0'.repeat(63), '0'.repeat(65), `${'0'.repeat(63)}g`, `${'0'.repeat(64)}%0a`]) {
      expect((await call('GET', lookup, `/v1/public/evidence/${hash}`)).status).toBe(400)
    }
    const preflight = await fetch(`${api.url}/v1/public/evidence/${'0'.repeat(64)}/check`, {
      method: 'OPTIONS',
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  })

  test('public check: verified byte for byte, modified otherwise, nothing stored', async () => {
    const check = '/v1/public/evidence/{hash}/check'
    const path = `/v1/public/evidence/${confabulated.sha256}/check`
    const { body: evidence } = await api.call('GET', `/v1/runs/${confabulated.runId}/evidence`)
    const verified = await call('POST', check, path, { body: { content: evidence.rawResponse } })
    expect(verified.body).toMatchObject({
      found: true,
      match: true,
      verdict: 'verified',
      submitted_sha256: confabulated.sha256,
    })
    const answer = await call('POST', check, `/v1/public/evidence/${evidence.snapshot.answerSha256}/check`, {
      body: { content: evidence.answer },
    })
    expect(answer.body).toMatchObject({ verdict: 'verified', subject: 'answer' })
    const large = 'é'.repeat(4 * 1024 * 1024)
    for (const content of [' ', 'a\u0000b', '🚀', 'a\uFFFDb', large]) {
      const modified = await call('POST', check, path, { body: { content } })
      expect(modified.body).toMatchObject({ match: false, verdict: 'modified' })
      expect(modified.body.submitted_sha256).toBe(createHash('sha256').update(content, 'utf8').digest('hex'))
    }
    // Half of a surrogate pair; a four-byte character without its last byte, which is as long as the U+FFFD
    // it would decode to.
    const cutOff = new Uint8Array([...Buffer.from('{"content":"'), 0xf0, 0x9f, 0x9a, ...Buffer.from('"}')])
    for (const raw of ['{"content":"\\ud800"}', cutOff]) {
      const refused = await call('POST', check, path, {
        raw,
        headers: { 'content-type': 'application/json' },
      })
      expect(refused.status).toBe(400)
    }
    for (const body of [{}, { content: '' }, { content: 1 }, { content: null }]) {
      const refused = await call('POST', check, path, { body })
      expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'content'])
    }
    expect(
      (await call('POST', check, `/v1/public/evidence/x/check`, { body: { content: 'a' } })).status,
    ).toBe(400)
    const unknown = await call('POST', check, `/v1/public/evidence/${'0'.repeat(64)}/check`, {
      body: { content: 'a' },
    })
    expect([unknown.status, unknown.body]).toEqual([404, { found: false }])
    expect(
      (
        await call('POST', check, path, {
          raw: 'x'.repeat(9 * 1024 * 1024),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(413)
  })

  test('planned, scans and the document itself', async () => {
    await call('GET', '/v1/webhooks', '/v1/webhooks')
    await call('POST', '/v1/webhooks', '/v1/webhooks', { raw: 'x' })
    await call('GET', '/v1/scans/{scanId}', `/v1/scans/${scanId}`)
    await call('POST', '/v1/scans', '/v1/scans', { body: { brandId } })
    const served = await fetch(`${api.url}/v1/openapi.json`)
    const text = await served.text()
    expect(text).toBe(documentText(api.url))
    expect(JSON.parse(text).info.version).toBe('0.1.0')
    expect((await fetch(`${api.url}/v1/docs`)).headers.get('content-type')).toMatch(/^text\/html/)
    for (const { method, path, answers } of operations) {
      const success = Object.keys(answers).find((status) => status.startsWith('2')) ?? '501'
      expect(seen).toContain(`${method} ${path} ${success}`)
    }
  })
})

test('the document is the one that is checked in', () => {
  expect(readFileSync(new URL('../../../packages/contract/openapi.json', import.meta.url), 'utf8')).toBe(
    documentText(),
  )
})
