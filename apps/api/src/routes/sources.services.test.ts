import { publishCheckpoint } from '@veracite/evidence/log/sequencer'
import { signReceipt } from '@veracite/evidence/receipts/sign-receipt'
import { eventually } from '@veracite/testing/eventually'
import { cites, scriptedEngine } from '@veracite/testing/scripted-engine'
import { siteFetcher } from '@veracite/testing/site-fetcher'
import { startSite, type TestSite } from '@veracite/testing/test-sites'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { integrateLog, LOG, VKEYS } from '../test-support/three-origins.ts'

const FOUNDED = 'Halden Instruments was founded in 1987.'
const SEAT = 'Halden Instruments is headquartered in Lyon.'

let site: TestSite
let brandId: string
const url = (path: string) => `http://pages.test:${site.port}${path}`

afterAll(() => site?.close())
/** One page that both engines cite and repeat, and one that only one of them does. */
const { world, api } = useApi(async () => {
  const pages: Record<string, string> = { '/founded': FOUNDED, '/seat': SEAT, '/right': 'Nothing of note.' }
  site = await startSite((request, response) => {
    const text = pages[request.url ?? '']
    response.writeHead(text ? 200 : 404, { 'content-type': 'text/html' })
    response.end(`<!doctype html><html lang="en"><p>${text ?? ''}</p></html>`)
  })
  const both = [url('/founded'), url('/seat'), url('/right')]
  return {
    env: { VERACITE_SOURCES_HOST_SECONDS: '0' },
    engines: new Map([
      ['CHATGPT', scriptedEngine('CHATGPT', cites(`${FOUNDED} ${SEAT}`, both), {}, 'official_api')],
      ['GEMINI', scriptedEngine('GEMINI', cites(FOUNDED, [url('/founded')]), {}, 'official_api')],
    ]),
    ports: { fetcher: siteFetcher(site.port) },
  }
})
beforeAll(async () => {
  brandId = (await world.addBrand({ engines: ['CHATGPT', 'GEMINI'], prompts: 1 })).brandId
  await world.scanToEnd(brandId)
  await eventually('both trails', async () => {
    const rows = await world.database.sql`select 1 from evidence.source_trails`
    return rows.length === 2
  })
})
const runOf = async (engine: string): Promise<string> => {
  const [run] = await world.database.sql<{ id: string }[]>`
    select id from veracite.runs where engine = ${engine}`
  return run?.id ?? ''
}
const list = (query = '') => api.call('GET', `/api/admin/brands/${brandId}/sources${query}`)

test('200: the page that most answers repeat comes first, page by page', async () => {
  const first = await list('?limit=1')
  expect(first.body.items).toMatchObject([
    {
      url: url('/founded'),
      answers: 2,
      engines: ['CHATGPT', 'GEMINI'],
      statements: [
        { stated: '1987', truth: '2004', quote: FOUNDED, answers: 1 },
        { stated: '1987', truth: '2004', quote: FOUNDED, answers: 1 },
      ],
    },
  ])
  const second = await list(`?limit=1&cursor=${first.body.nextCursor}`)
  expect(second.body).toMatchObject({
    items: [{ url: url('/seat'), answers: 1, engines: ['CHATGPT'], statements: [{ quote: SEAT }] }],
    nextCursor: null,
  })
})

test('a bundle carries the pages and proves them, and nothing before they are in the log', async () => {
  const runId = await runOf('CHATGPT')
  const checked = async () => {
    const bundle = await world.operator.getBundle({ runId })
    const report = verifyBundle(JSON.stringify(bundle), { vkeys: VKEYS })
    return { bundle, report, sources: report.steps.find(({ id }) => id === 'sources') }
  }
  expect((await checked()).sources).toMatchObject({ result: 'not_present' })
  const sequencer = await integrateLog(world)
  const archive = await api.call('GET', `/api/admin/runs/${runId}/web-archive`)
  expect([archive.status, archive.body.error]).toEqual([409, expect.stringContaining('try again')])
  await publishCheckpoint(sequencer)()
  const { bundle, report, sources } = await checked()
  expect(report.status).toBe('verified')
  expect(sources).toMatchObject({
    result: 'pass',
    reason: '3 cited pages, 3 of them captured, each signed and logged',
  })
  const [first] = bundle.sourceTrail?.pages ?? []
  expect(Buffer.from(first?.body?.base64 ?? '', 'base64').toString()).toContain(FOUNDED)
  expect(bundle.timeline.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['cited page captured', 'traced']),
  )
  const { html } = await world.operator.getBundleHtml({ runId })
  expect(html).toContain('says the same wrong thing')
})

test('200: the same in forms that others verify, 409 where they need what is not signed yet', async () => {
  const runId = await runOf('CHATGPT')
  const get = (form: string) => api.call('GET', `/api/admin/runs/${runId}/${form}`)
  const early = await get('transparent-statement')
  expect([early.status, early.body.error]).toEqual([409, expect.stringContaining('try again')])
  await signReceipt({ ...world.ports, signer: LOG })()
  const [statement, archive, attestation] = [
    await get('transparent-statement'),
    await get('web-archive'),
    await get('attestation'),
  ]
  expect([statement, archive].map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'application/cose; cose-type="cose-sign1"'],
    [200, 'application/wacz'],
  ])
  expect(archive.headers.get('content-disposition')).toContain(`pages-${runId}.wacz`)
  expect(attestation.body).toMatchObject({
    payloadType: 'application/vnd.in-toto+json',
    signatures: [{ keyid: world.ports.signer.keyId }],
  })
})

test('404: forms of a run that is not there', async () => {
  for (const form of ['transparent-statement', 'web-archive', 'attestation'])
    expect((await api.call('GET', `/api/admin/runs/${brandId}/${form}`)).status).toBe(404)
  expect((await api.call('GET', `/api/admin/cases/${brandId}/web-archive`)).status).toBe(404)
})

test('400, 404: an invalid cursor, an unknown brand', async () => {
  expect((await list('?cursor=AAAA')).body).toMatchObject({ fields: [{ path: 'cursor' }] })
  expect((await list('?cursor=a%20b')).status).toBe(400)
  expect((await api.call('GET', '/api/admin/brands/nothing/sources')).status).toBe(404)
})

test('a finding and the evidence of its run name the same page; once settled, the page need not be corrected', async () => {
  const { body } = await api.call('GET', `/api/admin/brands/${brandId}/findings?engine=GEMINI`)
  const [finding] = body.items
  const detail = await api.call('GET', `/api/admin/findings/${finding.id}`)
  const said = [{ url: url('/founded'), says: 'same_error', quote: FOUNDED, answers: 1 }]
  expect(detail.body.sourceTrail).toMatchObject(said)
  const evidence = await api.call('GET', `/v1/runs/${finding.lastRunId}/evidence`)
  expect(evidence.body.sourceTrail).toMatchObject({
    statements: [{ stated: '1987', truth: '2004' }],
    pages: [{ url: url('/founded'), says: 'same_error', statements: [{ statement: 0, quote: FOUNDED }] }],
    leftOut: 0,
  })
  await api.call('POST', `/api/admin/findings/${finding.id}/settle`, { body: { note: 'Told them.' } })
  expect((await list('?limit=1')).body.items).toMatchObject([{ url: url('/founded'), answers: 1 }])
})
