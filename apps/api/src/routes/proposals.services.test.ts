import type { Register } from '@veracite/ground-truth/registers/register'
import { REGISTER_TERMS } from '@veracite/ground-truth/registers/register-terms'
import { sha256Hex } from '@veracite/terms/digest'
import { FACT_SHEET, markdownOf, pdfOf } from '@veracite/testing/sample-documents'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const REPLY = {
  url: 'https://register.example/company/1',
  status: 200,
  contentType: 'application/json',
  bytes: Buffer.from('{"name":"Halden Instruments AS"}'),
  text: '{"name":"Halden Instruments AS"}',
  fetchedAt: new Date('2026-11-01T00:00:00Z'),
}
const COMPANY = { id: '1', name: 'Halden Instruments AS', place: 'Halden, Norway', status: 'ACTIVE' }
const gleif: Register = {
  terms: REGISTER_TERMS.gleif,
  async lookUp(query) {
    if ('name' in query) return { kind: 'companies', companies: [COMPANY], replies: [REPLY] }
    if (query.id === '500') return { kind: 'failed', message: 'It is closed.' }
    const fact = { predicate: 'legal_name' as const, value: COMPANY.name }
    return {
      kind: 'company',
      company: COMPANY,
      facts: [{ ...fact, quote: '"Halden Instruments AS"', reply: REPLY, note: null }],
      replies: [REPLY],
    }
  },
}

const engines = new Map([
  ['CHATGPT' as const, scriptedEngine('CHATGPT', answers('Halden Instruments was founded in 1987.'))],
])

const registers = new Map([['gleif' as const, gleif]])
const { world, api } = useApi({
  engines,
  ports: { registers },
})
const send = (path: string, body: unknown) => api.call('POST', `/api/admin/brands/${path}`, { body })
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

test('a fact sheet is uploaded, approved, and the verdict moves as was said', async () => {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const scanId = await api.scanToEnd(brandId)
  const [run] = (await api.get(`/api/admin/scans/${scanId}/runs`)).items
  expect(run.citationClass).toBe('CONFABULATED')
  const bytes = await pdfOf()
  const upload = () => send(`${brandId}/documents`, { name: 'Fact sheet 2026.pdf', content: base64(bytes) })
  const { status, body } = await upload()
  expect(status).toBe(201)
  // Seat, head and number are known already.
  expect(body).toMatchObject({ pages: 1, truncated: false, known: 3, waiting: 0 })
  expect(body.items).toMatchObject([
    {
      predicate: 'founded_year',
      value: 1987,
      state: 'proposed',
      source: {
        kind: 'document',
        sha256: sha256Hex(bytes),
        quote: FACT_SHEET[1]?.[1],
        place: { document: body.document.id, page: 1, heading: 'Fact sheet', paragraph: 2 },
      },
    },
  ])
  // The same again proposes nothing new, and is the same document.
  expect((await upload()).body).toMatchObject({ document: { id: body.document.id }, items: [], waiting: 1 })
  const file = await fetch(`${api.url}/api/admin/documents/${body.document.id}/file`, {
    headers: { authorization: `Bearer ${world.secrets.platformToken}` },
  })
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(sha256Hex(new Uint8Array(await file.arrayBuffer()))).toBe(body.document.sha256)

  const said = (await send(`${brandId}/facts/preview`, { approve: [body.items[0].id] })).body
  expect(said.items).toMatchObject([{ runId: run.id, class: 'CONFABULATED', wouldBe: 'STRONG' }])
  const { jobId } = (await send(`${brandId}/facts/approve`, {})).body
  expect((await world.jobEnds(jobId)).result).toMatchObject({
    changed: 1,
    moved: [{ runId: run.id, from: 'CONFABULATED', to: 'STRONG' }],
  })
  const bundle = await api.get(`/v1/runs/${run.id}/evidence-bundle`)
  expect(JSON.stringify(bundle)).toContain(body.document.sha256)
})

test('an unreadable document is refused by name, and nothing is stored', async () => {
  const { brandId } = await world.addBrand({ prompts: 0 })
  const upload = (content: string) => send(`${brandId}/documents`, { name: 'x.pdf', content })
  expect(await upload('not base64 at all!')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'content' }] },
  })
  const broken = await upload(base64(Buffer.from('%PDF-1.7\nand nothing')))
  expect(broken).toMatchObject({ status: 400, body: { fields: [{ path: 'content' }] } })
  expect(broken.body.error).toContain('damaged')
  expect((await api.get(`/api/admin/brands/${brandId}/documents`)).items).toEqual([])
})

test('a refused fact is not proposed again', async () => {
  const { brandId } = await world.addBrand({ prompts: 0, facts: [] })
  const upload = (name: string) => send(`${brandId}/documents`, { name, content: base64(markdownOf()) })
  expect((await upload('a.md')).body.items).toHaveLength(4)
  await send(`${brandId}/facts/refuse`, { reason: 'An old sheet' })
  expect((await upload('a.md')).body).toMatchObject({ items: [], refused: 4 })
})

test('a register proposes by number, lists by name, and says on what terms', async () => {
  const { brandId } = await world.addBrand({ prompts: 0 })
  const ask = (body: object) => send(`${brandId}/registers`, { register: 'gleif', ...body })
  expect((await ask({ name: 'Halden' })).body).toMatchObject({ companies: [COMPANY], items: [] })
  const { body } = await ask({ id: '1' })
  expect(body).toMatchObject({
    register: { licence: 'CC0 1.0' },
    items: [
      {
        predicate: 'legal_name',
        state: 'proposed',
        note: expect.stringContaining('CC0 1.0'),
        source: { kind: 'gleif', url: REPLY.url, sha256: sha256Hex(REPLY.bytes) },
      },
    ],
  })
  expect((await ask({ id: '1' })).body).toMatchObject({ items: [], waiting: 1 })
  expect(await ask({ id: '500' })).toMatchObject({ status: 503, body: { error: 'GLEIF: It is closed.' } })
  expect((await ask({})).status).toBe(400)
  expect((await send(`${brandId}/registers`, { register: 'vies', id: 'NO1' })).status).toBe(409)
  const { items } = await api.get('/api/admin/registers')
  expect(items.filter(({ on }: { on: boolean }) => on)).toMatchObject([{ name: 'gleif' }])
})
