import { eventually } from '@veracite/testing/eventually'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { engineOf, publishLog, VKEYS } from '../test-support/three-origins.ts'

const { api, world } = useApi({ engines: new Map([engineOf('engine', 'CLAUDE')]) })
let brandId: string
const path = () => `/api/admin/brands/${brandId}/app-answers`
const bring = (body: object) => api.call('POST', path(), { body })

const WRONG = 'Halden Instruments was founded in 1998.'
const CONVERSATION = {
  uuid: '11111111-1111-4111-8111-111111111111',
  name: 'Founding',
  account: { uuid: 'someone' },
  created_by: 'Example Sharer',
  chat_messages: [
    { sender: 'human', created_at: '2026-09-21T14:00:00Z', text: 'When was Halden Instruments founded?' },
    { sender: 'assistant', created_at: '2026-09-21T14:00:05Z', text: WRONG },
    { sender: 'human', created_at: '2026-09-21T14:01:00Z', text: 'And what is for dinner?' },
    { sender: 'assistant', created_at: '2026-09-21T14:01:05Z', text: 'Soup.' },
  ],
}

beforeAll(async () => {
  ;({ brandId } = await world.addBrand({ engines: ['CLAUDE'], prompts: 1 }))
})

const classified = (runId: string) =>
  eventually('its class', async () => {
    const run = await api.get(`/v1/runs/${runId}/evidence`)
    return run.status === 'CLASSIFIED' && run
  })

test('a chosen answer of a file becomes a run of grade C, is judged, and its bundle verifies', async () => {
  const content = JSON.stringify(CONVERSATION)
  const file = { sha256: 'a'.repeat(64), bytes: 12_345 }
  const { status, body } = await bring({ content, answers: ['0'], file })
  expect(status).toBe(201)
  expect(body).toMatchObject({ engine: 'CLAUDE', format: 'claude.export', grade: 'C', known: 0 })
  expect(body.stripped).toEqual(['account', 'created_by'])
  expect(body.items).toHaveLength(1)
  const { runId } = body.items[0]
  const run = await classified(runId)
  expect(run).toMatchObject({ citationClass: 'CONFABULATED', answer: WRONG })
  expect(run.rawResponse).not.toMatch(/Example Sharer|someone/)
  expect(run.snapshot.source).toMatchObject({
    ...{ access: 'app', surface: 'app', grade: 'C' },
    app: { answeredAt: '2026-09-21T14:00:05Z', file, stripped: ['account', 'created_by'] },
  })
  await publishLog(world)
  const { text } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
  const report = verifyBundle(text, { vkeys: VKEYS })
  expect(report).toMatchObject({ status: 'verified', facts: { access: 'app' } })
  expect(report.warnings.join()).toMatch(/Grade C, provider’s file.*Not proven: that the provider sent them/)
  expect(JSON.parse(text).statement.asked).toMatch(/Claude app.*that is a claim of the file/)
  const looked = await api.get(`/v1/public/evidence/${run.snapshot.sha256}`)
  expect(looked).toMatchObject({ surface: 'app', grade: 'C', origin: 'app' })
})

test('it is counted apart: no scan, no rate and no count of engines has it', async () => {
  expect((await api.get(`/api/admin/brands/${brandId}/scans`)).items).toEqual([])
  const findings = await api.get(`/api/admin/brands/${brandId}/findings`)
  expect(findings.items).toMatchObject([{ origin: 'app', engine: 'CLAUDE' }])
  const { saidIn } = await api.get(`/api/admin/findings/${findings.items[0].id}`)
  expect(saidIn).toMatchObject([{ grade: 'C' }])
  const { text } = await api.call('GET', `/api/admin/exports/claims?brandId=${brandId}&origin=app`)
  expect(text).toMatch(/,app,false,C,original,/)
  expect((await api.call('GET', `/api/admin/brands/${brandId}/rates`)).status).toBe(404)
  const scanId = await world.scanToEnd(brandId)
  const runs = await api.get(`/api/admin/scans/${scanId}/runs`)
  expect(runs.items).toMatchObject([{ origin: 'engine', surface: 'api', grade: null }])
  const report = await api.get(`/v1/brands/${brandId}/confabulations?window=all`)
  expect(report).toMatchObject({ origin: 'engine', classifiedRuns: 1, apart: [{ origin: 'app', count: 1 }] })
  const rates = await api.get(`/api/admin/brands/${brandId}/rates`)
  expect(rates.scan).toMatchObject({ origin: 'engine', classified: 1 })
  expect(rates.scan.counted).toMatch(/^Counted: answers over programming interfaces and from data sellers/)
  const rivals = await api.get(`/api/admin/brands/${brandId}/rivals/measures`)
  expect(rivals.origin).toBe('engine')
  expect(rivals.answers).toBeLessThanOrEqual(1)
  await world.scanToEnd(brandId)
  const changes = await api.get(`/api/admin/brands/${brandId}/changes`)
  expect(JSON.stringify(changes)).not.toContain('"origin":"app"')
  expect((await api.get(`/api/admin/brands/${brandId}/trend`)).origin).toBe('engine')
})

test('what was brought before is not stored twice', async () => {
  const { body } = await bring({ content: JSON.stringify(CONVERSATION), answers: ['0'] })
  expect(body).toMatchObject({ known: 1, items: [] })
})

test('the app is not asked again, and the refusal says why', async () => {
  const { items } = await api.get(path())
  expect(items).toMatchObject([{ grade: 'C', format: 'claude.export', citationClass: 'CONFABULATED' }])
  const { status, body } = await api.call('POST', `/v1/runs/${items[0].runId}/verify`)
  expect([status, body.error]).toEqual([409, expect.stringContaining('from an app')])
})

test('typed text is of grade D, and needs to say whose app it was', async () => {
  const typed = {
    question: 'Who leads Halden Instruments?',
    answer: 'Ingrid Solheim leads Halden Instruments.',
  }
  const { status, body } = await bring({ typed, engine: 'META_AI' })
  expect([status, body.grade]).toEqual([201, 'D'])
  const run = await classified(body.items[0].runId)
  const { items } = await api.get(`/api/admin/scans/${run.scanId}/runs`)
  expect(items).toMatchObject([{ origin: 'app', surface: 'app', grade: 'D' }])
  expect(run.snapshot.source).toMatchObject({ grade: 'D', app: { format: 'typed', answeredAt: null } })
})

test.each([
  ['nothing', {}],
  ['an unknown file', { content: '{"a":1}' }],
  ['a deleted share', { content: '{"detail":{"code":"shared_conversation_deleted"}}' }],
  ['typed text without an engine', { typed: { question: 'a', answer: 'b' } }],
  ['another engine than that of the file', { content: JSON.stringify(CONVERSATION), engine: 'GROK' }],
  ['an answer that is not there', { content: JSON.stringify(CONVERSATION), answers: ['0', '9'] }],
])('400 for %s', async (_, body) => {
  expect((await bring(body)).status).toBe(400)
})

test('a shared page is fetched only where the operator has turned it on', async () => {
  const share = 'https://chatgpt.com/share/6a000000-0000-8000-a000-000000000001'
  const { status, body } = await bring({ share })
  expect([status, body.error]).toEqual([409, expect.stringContaining('VERACITE_CHATGPT_SHARES')])
  expect((await bring({ share: 'https://chatgpt.com/backend-api/share/x' })).status).toBe(400)
})
