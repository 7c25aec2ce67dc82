import { eventually } from '@veracite/testing/eventually'
import { firstWordLost } from '@veracite/testing/printed-words'
import { readPdf } from '@veracite/testing/read-pdf'
import { cites, scriptedEngine } from '@veracite/testing/scripted-engine'
import { siteFetcher } from '@veracite/testing/site-fetcher'
import { startSite, type TestSite } from '@veracite/testing/test-sites'
import { TEST_TOKEN } from '@veracite/testing/world'
import { verifyCase } from '@veracite/verify/case/verify-case'
import { readZip } from '@veracite/verify/case/zip'
import { sha256Hex } from '@veracite/verify/sha256'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { publishLog, VKEYS } from '../test-support/three-origins.ts'
import data from './cases.cases.json' with { type: 'json' }

const trusted = { vkeys: VKEYS }
const WRONG = 'Halden Instruments was founded in 1987. It makes <script>alert(1)</script> sensors.'
const NONE = '0199c0de-7000-7000-8000-00000000000b'

let site: TestSite
let brandId: string
let findingId: string
let runIds: string[]

afterAll(() => site?.close())
const { world, api } = useApi(async () => {
  site = await startSite((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><html lang="en"><p>Halden Instruments was founded in 1987.</p></html>')
  })
  const cited = `http://pages.test:${site.port}/founded`
  const engine = scriptedEngine('CHATGPT', cites(WRONG, [cited]), {}, 'official_api')
  return {
    env: { VERACITE_SOURCES_HOST_SECONDS: '0' },
    engines: new Map([['CHATGPT', engine]]),
    ports: { fetcher: siteFetcher(site.port) },
  }
})
beforeAll(async () => {
  const brand = await world.addBrand({ engines: ['CHATGPT'], prompts: 5 })
  brandId = brand.brandId
  await api.scanToEnd(brandId)
  await eventually('every trail', async () => {
    const [{ n } = { n: 0 }] = await world.database.sql`select count(*)::int as n from evidence.source_trails`
    return n === 5
  })
  const { items } = await api.get(`/api/admin/brands/${brandId}/findings`)
  findingId = items[0].id
  const { saidIn } = await api.get(`/api/admin/findings/${findingId}`)
  runIds = saidIn.map(({ runId }: { runId: string }) => runId)
})

const make = (body: object) => api.call('POST', '/api/admin/cases', { body: { brandId, ...body } })
const download = async (caseId: string) => {
  const response = await fetch(`${api.url}/api/admin/cases/${caseId}/file`, {
    headers: { authorization: `Bearer ${TEST_TOKEN}` },
  })
  return { response, bytes: await response.bytes() }
}

test('a case is refused while there is nothing to prove it with, and made once there is', async () => {
  expect((await make({ findings: [findingId] })).status).toBe(409)
  await publishLog(world)
  const { status, body } = await make({
    findings: [findingId],
    reference: 'A <b> v. B',
    preparedBy: 'Ada Quill, paralegal',
    preparedFor: 'Halden Instruments AS',
  })
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ status: 'pending', runs: 5, parts: 15, reference: 'A <b> v. B' }),
  ])
  expect((await download(body.id)).response.status).toBe(409)
  await publishLog(world)
  expect((await api.get(`/api/admin/cases/${body.id}`)).status).toBe('integrated')
  const { response, bytes } = await download(body.id)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const report = verifyCase(bytes, trusted)
  expect(report).toMatchObject({
    status: 'verified',
    facts: { caseSha256: body.sha256, reference: 'A <b> v. B', runs: 5 },
  })
  expect(report.bundles.map(({ runId }) => runId).sort()).toEqual(runIds.toSorted())
  const pages = readZip(bytes).filter(({ path }) => path.startsWith('pages/'))
  expect(pages.map((page) => new TextDecoder().decode(page.bytes))).toEqual([
    expect.stringContaining('founded in 1987'),
  ])
  const archive = await api.call('GET', `/api/admin/cases/${body.id}/web-archive`)
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/wacz'])
  expect(archive.text).toContain(`"manifestSha256": "${body.sha256}"`)
  const index = new TextDecoder().decode(
    readZip(bytes).find(({ path }) => path === 'index.html')?.bytes ?? new Uint8Array(0),
  )
  expect(index).not.toContain('<script')
  expect(index).toContain('A &lt;b&gt; v. B')
  expect(index).toMatch(/5 of 5 · \d+–\d+ %/)
  for (const part of data.inTheIndex) expect(index).toContain(part)
  const summary = JSON.parse(
    new TextDecoder().decode(readZip(bytes).find(({ path }) => path === 'index.json')?.bytes),
  )
  expect(summary.record.madeAt, 'the date of the manifest').toBe(body.createdAt)
  expect(summary.record.scans).toMatchObject([{ planned: 5, classified: 5, included: 5 }])
  expect(bytes.length / 5, 'twenty runs stay below 4 MB').toBeLessThan((4 * 2 ** 20) / 20)
  expect(index).toContain('default-src &#39;none&#39;; style-src &#39;sha256-')
})

test('a case is also one document to file: the index, then every exhibit', async () => {
  const { body } = await make({ runs: runIds, reference: 'Printed' })
  await publishLog(world)
  const { bytes } = await download(body.id)
  const partAt = (path: RegExp) =>
    readZip(bytes).find((part) => path.test(part.path))?.bytes ?? new Uint8Array(0)
  const content = await readPdf(partAt(/^case\.pdf$/))
  const { title, outline, sheets } = content
  const pages = { Index: /^index\.html$/, 'Exhibit 1': /\/001-.*html$/, 'Exhibit 5': /\/005-.*html$/ }
  for (const [label, path] of Object.entries(pages)) {
    const own = sheets.filter(({ text }) => text.includes(`· ${label}`))
    const html = new TextDecoder().decode(partAt(path))
    expect(firstWordLost(html, { ...content, sheets: own }, 'Case file ·'), label).toBeNull()
  }
  expect(title).toBe('What AI answer engines say about Halden Instruments')
  expect(outline.map((item) => item.title.replace(/:.*/, ''))).toEqual([
    'Index',
    ...runIds.map((_, i) => `Exhibit ${i + 1}`),
  ])
  expect(outline[0]?.items).toContain('What this file does not show')
  for (const { text } of sheets) expect(text).toContain('Case file · Printed · ')
  const exhibit = sheets.filter(({ text }) => /Exhibit 3\s+Page/.test(text))
  expect(exhibit.map(({ text }) => text).join('')).toContain('<script>alert(1)</script> sensors.')
})

test('the same choice of the same evidence is the same file, whenever it is asked for', async () => {
  const first = await make({ runs: runIds })
  await publishLog(world)
  const opened = readZip((await download(first.body.id)).bytes).find(({ path }) => path === 'index.html')
  expect(new TextDecoder().decode(opened?.bytes)).toContain('5 statements that a fact contradicts')
  const printing = vi.spyOn(world.ports.printer, 'print')
  const again = await make({ runs: runIds.map((runId) => runId.toUpperCase()) })
  expect(printing, 'what is there is not printed again').not.toHaveBeenCalled()
  printing.mockRestore()
  expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id])
  const [one, two] = [await download(first.body.id), await download(first.body.id)]
  expect(sha256Hex(one.bytes)).toBe(sha256Hex(two.bytes))
  // Another reference makes another case, with byte-identical bundles.
  const other = await make({ runs: runIds, reference: 'Other' })
  await publishLog(world)
  const bundlesOf = (file: Uint8Array) =>
    readZip(file)
      .filter(({ path }) => path.startsWith('bundles/'))
      .map(({ path, bytes }) => `${path} ${sha256Hex(bytes)}`)
  expect(bundlesOf((await download(other.body.id)).bytes)).toEqual(bundlesOf(one.bytes))
  const listed = await api.get(`/api/admin/cases?brandId=${brandId}&limit=1`)
  expect(listed).toMatchObject({ items: [{ id: other.body.id }], nextCursor: other.body.id })
  const next = await api.get(`/api/admin/cases?limit=1&cursor=${listed.nextCursor}`)
  expect(next.items).toMatchObject([{ id: first.body.id, status: 'integrated' }])
})

test('refusals name the field', async () => {
  const other = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const fieldsOf = async (body: object) => {
    const answer = await make(body)
    return [answer.status, answer.body.fields?.map(({ path }: { path: string }) => path)]
  }
  expect(await fieldsOf({})).toEqual([400, ['findings']])
  expect(await fieldsOf({ findings: [findingId, NONE] })).toEqual([400, ['findings.1']])
  expect(await fieldsOf({ runs: [runIds[0], NONE] })).toEqual([400, ['runs.1']])
  expect(await fieldsOf({ runs: ['x'] })).toEqual([400, ['runs.0']])
  expect(await fieldsOf({ brandId: other.brandId, runs: runIds })).toEqual([400, ['runs.0']])
  expect(await fieldsOf({ brandId: other.brandId, findings: [findingId] })).toEqual([400, ['findings.0']])
  expect(await fieldsOf({ runs: runIds, reference: 'a\u0000b' })).toEqual([400, ['reference']])
  expect(await fieldsOf({ runs: Array(101).fill(runIds[0]) })).toEqual([400, ['runs']])
  expect((await make({ brandId: NONE, runs: runIds })).status).toBe(404)
  for (const path of [NONE, 'x', `${NONE}/file`, 'x/file'])
    expect(await api.statusOf('GET', `/api/admin/cases/${path}`)).toBe(404)
})
