import { buildAdminDocument } from '@veracite/contract/document/openapi'
import { publishCheckpoint } from '@veracite/evidence/log/sequencer'
import { eventually } from '@veracite/testing/eventually'
import { pageIn, searchesPages } from '@veracite/testing/page-searcher'
import { cites, scriptedEngine } from '@veracite/testing/scripted-engine'
import { founded, reading, type ScriptedModel, startModel } from '@veracite/testing/scripted-model'
import { siteFetcher } from '@veracite/testing/site-fetcher'
import { startSite, type TestSite } from '@veracite/testing/test-sites'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentedIn } from '../test-support/expect-documented.ts'
import { useApi } from '../test-support/server.ts'
import { integrateLog, VKEYS } from '../test-support/three-origins.ts'

const WRONG = 'Halden Instruments was founded in 1987.'
const PAGES: Record<string, string> = {
  '/silent': '<p>Halden Instruments makes sensors.</p>',
  '/right': '<p>Halden Instruments was founded in 2004.</p>',
  '/swedish': '<p>Halden Instruments är ett norskt företag som tillverkar sensorer för fartyg.</p>',
  '/table':
    '<table><tr><th>Maker</th><th>Start</th></tr><tr><td>Halden Instruments</td><td>nineteen eighty-seven</td></tr></table>',
  '/picture': '<img src="a.png" alt="Our first workshop, nineteen eighty-seven"><p>Halden Instruments</p>',
  '/caption': '<figure><img src="b.png"><figcaption>Born nineteen eighty-seven</figcaption></figure>',
  '/scripts': '<p>Halden Instruments</p><script src="/app.js"></script>',
  '/elsewhere': '<meta http-equiv="refresh" content="0; url=/table"><p>Halden Instruments</p>',
  '/deep': `<p>Halden Instruments</p>${'<div>'.repeat(1_100)}${' '.repeat(3_000)}<p>Since nineteen eighty-seven</p>`,
  '/unquoted': '<p>Halden Instruments, catalogue of 1987 parts.</p>',
}

/** One page with one line. */
function pdfWith(line: string): string {
  const content = `BT /F1 12 Tf 72 700 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n`
}

const runner = { name: 'Test', run: async (): Promise<string | null> => null }
let site: TestSite
let model: ScriptedModel
let cited: string[] = []
let read: string[] = []
let missed = 0
let refuses = false
const url = (path: string) => (path.startsWith('/') ? `http://pages.test:${site.port}${path}` : path)

afterAll(async () => {
  await site?.close()
  await model?.stop()
})
const { world, api } = useApi(async () => {
  const pdfBytes = pdfWith('Halden Instruments. Established nineteen eighty-seven.')
  site = await startSite((request, response) => {
    const body = PAGES[request.url ?? '']
    if (request.url === '/sheet.pdf')
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdfBytes)
    else
      response
        .writeHead(body ? 200 : 404, { 'content-type': 'text/html' })
        .end(`<!doctype html><html lang="en">${body}</html>`)
  })
  model = startModel((shown) =>
    pageIn(shown) === null
      ? reading(founded(WRONG, 1987))
      : refuses
        ? new Response('{"error":{"message":"no such model"}}', { status: 404 })
        : searchesPages(shown, { says: /nineteen eighty-seven/, missed }),
  )
  const script: ReturnType<typeof cites> = async (question, asked, signal) => {
    const outcome = await cites(WRONG, cited.map(url))(question, asked, signal)
    if (outcome.kind !== 'answered') return outcome
    const retrieved = read.map((path) => ({ url: url(path), title: null }))
    return { ...outcome, extracted: { ...outcome.extracted, retrieved } }
  }
  return {
    env: { VERACITE_SOURCES_HOST_SECONDS: '0', ...model.env },
    engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', script, {}, 'official_api')]]),
    ports: { fetcher: siteFetcher(site.port), scriptRunner: runner },
  }
})
let brandId: string
beforeAll(async () => {
  brandId = (await world.addBrand({ engines: ['CHATGPT'], prompts: 1, maxScansPerMonth: 50 })).brandId
})

/** A new answer that cites and reads these pages, its pages searched. */
async function searched(citing: string[], reading: string[] = []) {
  cited = citing
  read = reading
  const scanId = await world.scanToEnd(brandId)
  const [run] = await world.database.sql<
    { id: string }[]
  >`select id from veracite.runs where scan_id = ${scanId}`
  const runId = run?.id ?? ''
  const path = `/api/admin/runs/${runId}/source-search`
  const before = await api.ask('GET', path)
  expect((await api.call('POST', path)).status).toBe(200)
  const state = await eventually('the search to end', async () => {
    world.dispatcher?.kick()
    const now = await api.ask('GET', path)
    return now.state !== 'under_way' && now
  })
  return { runId, before, state, result: state.results[0] }
}

test('"in none" needs every page, whole and read, and carries the figure of the reader', async () => {
  const first = await searched(['/silent', '/right'], ['/swedish'])
  expect(first.before).toMatchObject({
    state: 'none',
    results: [],
    check: null,
    questions: expect.any(Number),
  })
  expect(Number(first.before.priceUsd)).toBeGreaterThan(0)
  expect(first.result).toMatchObject({ stated: '1987', result: 'in_none' })
  expect(first.result.words).toMatch(
    /^In none of its sources: no text of the 3 pages .* 133 of 133 known statements/,
  )
  expect(first.state.pages.map((one: { onlyRead: boolean }) => one.onlyRead)).toEqual([false, false, true])
  expect(first.state.check).toMatchObject({ found: { part: 133, of: 133 }, notAccused: { part: 28, of: 28 } })
  const answer = await api.call('GET', `/api/admin/runs/${first.runId}/source-search`)
  documentedIn(buildAdminDocument())('GET', '/api/admin/runs/{runId}/source-search', answer)
  const sequencer = await integrateLog(world)
  await publishCheckpoint(sequencer)()
  const bundle = await world.operator.getBundle({ runId: first.runId })
  const verify = (text: string) =>
    verifyBundle(text, { vkeys: VKEYS }).steps.find(({ id }) => id === 'sources')
  expect(verify(JSON.stringify(bundle))).toMatchObject({ result: 'pass' })
  const { html } = await world.operator.getBundleHtml({ runId: first.runId })
  expect(html).toContain('In none of its sources')
  expect(html).toContain('133 of 133')
})

test.each([
  ['a cell of a table', ['/silent', '/table'], []],
  ['the description of a picture', ['/picture'], []],
  ['a caption', ['/caption'], []],
  ['a PDF', ['/sheet.pdf'], []],
  ['a page that was only read', ['/silent'], ['/table']],
])('said: %s', async (_, citing, reading) => {
  const { state, result } = await searched(citing, reading)
  expect(result).toMatchObject({ result: 'said' })
  const quotes = state.pages.flatMap(({ found }: { found: { quote: string }[] }) => found[0]?.quote ?? [])
  expect(quotes.join()).toContain('nineteen eighty-seven')
})

/** The page, and more addresses than fit, which nobody could ask for. */
function manySources(): string[] {
  return ['/silent', ...Array.from({ length: 300 }, (_, at) => `/silent#${at}${'a'.repeat(200)}`), '/right']
}

test.each([
  ['a page whose scripts were not run', ['/silent', '/scripts'], /scripts were not run/],
  ['a page that leads to another', ['/silent', '/elsewhere'], /scripts were not run/],
  ['a page that is nested deeper than is read', ['/deep'], /it is too long/],
  ['a page that is gone', ['/silent', '/gone'], /1 page could not be read/],
  [
    'a source that is no page of the web',
    ['/silent', 'file:annual-report'],
    /some sources were not looked at/,
  ],
  ['an address too long to ask for', ['/silent', `/${'a'.repeat(2100)}`], /some sources were not looked at/],
  ['more sources than a manifest holds', manySources(), /some sources were not looked at/],
  ['a page with words that the reader does not quote', ['/unquoted'], /1 page could not be read/],
])('not shown: %s', async (_, citing, why) => {
  const { result } = await searched(citing)
  expect(result.result).toBe('not_shown')
  expect(result.words).toMatch(why)
})

test('scripts that a browser ran are part of the page', async () => {
  runner.run = async () => '<p>Halden Instruments</p><p>Since nineteen eighty-seven</p>'
  PAGES['/scripts-2'] = PAGES['/scripts'] ?? ''
  PAGES['/scripts-3'] = PAGES['/scripts'] ?? ''
  expect((await searched(['/scripts-2'])).result.result).toBe('said')
  runner.run = async () => '<p>Halden Instruments</p><p>Sensors.</p>'
  expect((await searched(['/scripts-3'])).result.result).toBe('in_none')
})

test('a search whose job is given up has failed, with the reason, and can be ordered again', async () => {
  refuses = true
  PAGES['/later'] = '<p>Halden Instruments sells sensors.</p>'
  const failed = await searched(['/later'])
  expect(failed.state).toMatchObject({ state: 'failed', failure: expect.stringMatching(/\w+/), results: [] })
  refuses = false
  const path = `/api/admin/runs/${failed.runId}/source-search`
  expect((await api.call('POST', path)).status).toBe(200)
  const again = await eventually('the second search to end', async () => {
    world.dispatcher?.kick()
    const now = await api.ask('GET', path)
    return now.state === 'done' && now
  })
  expect(again).toMatchObject({ failure: null, results: [{ result: 'in_none' }] })
})

test('a reader that misses more than 2 % of the known statements shows nothing by finding nothing', async () => {
  missed = 3
  await world.database.sql`delete from veracite.reader_check_replies`
  const checks = world.ports.readerChecks
  const { latestSearch } = checks
  checks.latestSearch = async (reader) => {
    const known = await latestSearch(reader)
    return known && known.figures.found.part === known.figures.found.of ? null : known
  }
  const { result } = await searched(['/silent'])
  expect(result.result).toBe('not_shown')
  expect(result.words).toContain('130 of 133')
})
