import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { collectFacts } from '@veracite/ground-truth/crawl/collect-facts'
import type { Fact, FactChanges } from '@veracite/ground-truth/facts/fact'
import { factHash } from '@veracite/ground-truth/facts/fact-body'
import { UNTOUCHED } from '@veracite/ground-truth/facts/fact-life.fixture'
import { readHtml } from '@veracite/ground-truth/markup/read-html'
import { healthyReader } from '@veracite/testing/breakable-plain-reader'
import {
  CANARY_IP,
  isTestPublic,
  PUBLIC_IP,
  startSite,
  startSiteWithCanary,
  type TestSite,
} from '@veracite/testing/test-sites'
import { afterEach, describe, expect, test } from 'vitest'
import { GuardedFetcher } from './guarded-fetcher.ts'
import SITES from './test-support/sites.json' with { type: 'json' }

/** Whole refreshes of real-looking sites, through the real fetcher, over real sockets. */

type Reply =
  | string
  | {
      status?: number
      headers?: Record<string, string>
      body?: string | Buffer
      raw?: (socket: { destroy(): void; end(data: string): void }) => void
    }
type Site = Record<string, Reply>

const open: TestSite[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()))
})

const brand = { name: 'Tessaro', aliases: ['Tessaro Software'], domain: 'tessaro.example' }

/** One server plays every host: pages are found by host and path, then by path alone. */
async function serve(pages: Site): Promise<TestSite> {
  const site = await startSite(answering(pages))
  open.push(site)
  return site
}

async function serveWithCanary(pages: Site): Promise<{ site: TestSite; canary: TestSite }> {
  const started = await startSiteWithCanary(answering(pages), (_request, response) => response.end('SECRET'))
  open.push(started.site, started.canary)
  return started
}

function answering(pages: Site): Parameters<typeof startSite>[0] {
  return (request, response) => {
    const port = String(request.socket.localPort)
    const url = new URL(request.url ?? '/', 'http://x')
    const host = (request.headers.host ?? '').split(':')[0]
    const reply = pages[`${host}${url.pathname}`] ?? pages[url.pathname]
    if (reply === undefined)
      return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    if (typeof reply === 'string')
      return response
        .writeHead(200, { 'content-type': typeOf(url.pathname) })
        .end(reply.replaceAll('{PORT}', port))
    if (reply.raw !== undefined) return reply.raw(request.socket)
    const headers = Object.fromEntries(
      Object.entries(reply.headers ?? {}).map(([name, value]) => [name, value.replaceAll('{PORT}', port)]),
    )
    return response
      .writeHead(reply.status ?? 200, { 'content-type': 'text/html', ...headers })
      .end(reply.body ?? '')
  }
}
const TYPES: Record<string, string> = {
  txt: 'text/plain',
  xml: 'application/xml',
  '/sparql': 'application/sparql-results+json',
}
const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8'

const when = new Date('2031-05-01T10:00:00Z')
interface RefreshOptions {
  known?: Fact[]
  wikidata?: boolean
  signal?: AbortSignal
  maxPages?: number
  only?: string
  progress?: { done: number; planned: number }[]
}
async function refresh(site: TestSite, options: RefreshOptions = {}) {
  let next = 0
  const fetcher = new GuardedFetcher({
    hostDelayMs: 0,
    ports: [site.port],
    allowIp: isTestPublic,
    resolve: async (name) => [{ address: name.startsWith('private.') ? CANARY_IP : PUBLIC_IP, family: 4 }],
    now: () => when,
  })
  return collectFacts(
    {
      fetcher,
      plainReader: healthyReader(),
      clock: { now: () => when },
      ids: { next: () => `id${(options.known?.length ?? 0) * 1000 + ++next}` },
    },
    {
      brand,
      knownFacts: options.known ?? [],
      signal: options.signal ?? AbortSignal.timeout(15_000),
      entries: [`http://tessaro.example:${site.port}/`, `http://www.tessaro.example:${site.port}/`],
      wikidataEndpoint: options.wikidata ? `http://wikidata.example:${site.port}/sparql` : null,
      ...(options.maxPages === undefined ? {} : { maxPages: options.maxPages }),
      ...(options.only === undefined ? {} : { only: `http://tessaro.example:${site.port}${options.only}` }),
      onProgress: (progress) => options.progress?.push(progress),
    },
  )
}

const stated = ({ append }: FactChanges) => append.map(({ predicate, value }) => ({ predicate, value }))
const withoutUrls = (changes: FactChanges) => stated(changes).filter(({ predicate }) => predicate !== 'url')
/** What the store would hold after applying the changes. */
function stored(before: Fact[], { append, supersede, seenFactIds }: FactChanges): Fact[] {
  const by = new Map(supersede.map(({ factId, by }) => [factId, by]))
  const kept = before.map(
    (fact): Fact =>
      by.has(fact.id) ? { ...fact, active: false, supersededBy: by.get(fact.id) ?? null } : fact,
  )
  expect(seenFactIds.every((id) => before.some((fact) => fact.id === id))).toBe(true)
  return [
    ...kept,
    ...append.map(
      (fact): Fact => ({
        ...fact,
        hash: Buffer.from(fact.hash).toString('hex'),
        firstSeenAt: when,
        lastSeenAt: when,
        ...UNTOUCHED,
      }),
    ),
  ]
}

const english: Site = SITES.english

describe('a first refresh', () => {
  test('reads the pages that matter and states typed facts', async () => {
    const site = await serve(english)
    const progress: { done: number; planned: number }[] = []
    const { changes, summary } = await refresh(site, { progress })
    expect(withoutUrls(changes)).toEqual([
      { predicate: 'legal_name', value: 'Tessaro S.r.l.' },
      // The about page says 2016; the site's machine-readable statement takes precedence.
      { predicate: 'founded_year', value: 2017 },
      { predicate: 'headquarters', value: 'Bologna, Italy' },
      { predicate: 'founder', value: ['Giulia Ferretti', 'Marco Anselmi'] },
      { predicate: 'employees', value: 120 },
      { predicate: 'price', value: { product: 'Plus', amount: 9, currency: 'EUR', period: 'month' } },
      { predicate: 'price', value: { product: 'Team', amount: 1299, currency: 'EUR', period: 'year' } },
      { predicate: 'phone', value: '+39 051 555 0127' },
      { predicate: 'email', value: 'hello@tessaro.example' },
      { predicate: 'ceo', value: 'Giulia Ferretti' },
    ])
    expect(stated(changes)).toContainEqual({ predicate: 'url', value: { path: '/wholesale', exists: true } })
    expect(stated(changes)).toContainEqual({ predicate: 'url', value: { path: '/pricing', exists: true } })
    expect(summary).toMatchObject({
      siteReachable: true,
      superseded: 0,
      seen: 0,
      appended: changes.append.length,
      leftOut: 1,
    })
    expect(summary.refused).toEqual([expect.objectContaining({ reason: 'robots' })])
    expect(site.hits.some((hit) => hit.includes('/admin'))).toBe(false)
    expect(progress.at(-1)?.done).toBe(progress.at(-1)?.planned)
  })

  test('every fact can be traced: page, bytes, hash and literal quote', async () => {
    const { changes } = await refresh(await serve(english))
    expect(changes.append.length).toBeGreaterThan(10)
    for (const fact of changes.append) {
      const page = changes.pages.find(({ finalUrl }) => finalUrl === fact.source.url)
      const text = Buffer.from(page?.bytes ?? []).toString('utf8')
      expect(Buffer.from(page?.sha256 ?? []).toString('hex')).toBe(
        createHash('sha256')
          .update(page?.bytes ?? '')
          .digest('hex'),
      )
      expect(fact.source.sha256).toBe(Buffer.from(page?.sha256 ?? []).toString('hex'))
      expect(fact.source.fetchedAt).toEqual(when)
      expect(Buffer.from(fact.hash)).toEqual(
        Buffer.from(factHash(fact, { sourceUrl: fact.source.url, sourceSha256: fact.source.sha256 })),
      )
      const quote = fact.source.quote ?? ''
      if (fact.source.kind === 'http-status') expect(quote).toBe('HTTP 200')
      else expect(text.includes(quote) || readHtml(text).text.includes(quote), quote).toBe(true)
    }
  })

  test.each(SITES.languages)('finds and reads the pages of a site in $lang without links', async (its) => {
    const html = (body: string) =>
      `<html lang="${its.lang}"><meta charset="utf-8"><body>${body}</body></html>`
    const site = await serve({
      '/': html('<h1>Tessaro</h1>'),
      [its.about]: html(`<p>${its.prose}</p>`),
      [its.pricing]: html(`<h2>Plus</h2><p>${its.price}</p>`),
    })
    expect(withoutUrls((await refresh(site)).changes)).toEqual([
      { predicate: 'founded_year', value: 2017 },
      { predicate: 'employees', value: 120 },
      { predicate: 'price', value: { product: 'Plus', amount: 9.9, currency: 'EUR', period: 'month' } },
    ])
  })

  test('Wikidata fills in what the site does not say, and is not asked when left out', async () => {
    const row = (p: string, v: string) => ({
      item: { value: 'http://www.wikidata.org/entity/Q1' },
      itemLabel: { value: 'Tessaro' },
      p: { value: `http://www.wikidata.org/prop/direct/${p}` },
      v: { value: v },
      vLabel: { value: v },
    })
    const site = await serve({
      ...english,
      'wikidata.example/sparql': JSON.stringify({
        results: { bindings: [row('P571', '2010-01-01T00:00:00Z'), row('P749', 'Aldine Holding')] },
      }),
      'wikidata.example/robots.txt': 'User-agent: *\nDisallow: /\n',
    })
    expect(withoutUrls((await refresh(site)).changes)).not.toContainEqual({
      predicate: 'parent_company',
      value: 'Aldine Holding',
    })
    expect(site.hits.some((hit) => hit.startsWith('wikidata'))).toBe(false)
    const facts = withoutUrls((await refresh(site, { wikidata: true })).changes)
    expect(facts).toContainEqual({ predicate: 'parent_company', value: 'Aldine Holding' })
    expect(facts).toContainEqual({ predicate: 'founded_year', value: 2017 })
  })

  test('redirects within the domain are followed and the answering page is the source', async () => {
    const site = await serve({
      '/': { status: 301, headers: { location: 'http://www.tessaro.example:{PORT}/en/' } },
      '/en/': '<html lang="en"><body><a href="/about">About</a></body></html>',
      '/about': { status: 302, headers: { location: '/en/about-us' } },
      '/en/about-us': '<html lang="en"><body><p>Tessaro was founded in 2017.</p></body></html>',
    })
    const { changes } = await refresh(site)
    expect(changes.append.find(({ predicate }) => predicate === 'founded_year')?.source.url).toBe(
      `http://www.tessaro.example:${site.port}/en/about-us`,
    )
  })

  test('a linked page that is missing is a fact; a guessed one is not', async () => {
    const site = await serve({ '/': '<html lang="en"><body><a href="/pricing">Pricing</a></body></html>' })
    const facts = stated((await refresh(site)).changes)
    expect(facts).toEqual([
      { predicate: 'url', value: { path: '/', exists: true } },
      { predicate: 'url', value: { path: '/pricing', exists: false } },
    ])
  })

  test('never asks for more pages than allowed', async () => {
    const links = Array.from(
      { length: 100 },
      (_, at) =>
        `<a href="/about?x=${at}">a</a><a href="/pricing?x=${at}">p</a><a href="/contact?x=${at}">c</a>`,
    ).join('')
    const site = await serve({ ...english, '/': `<html><body>${links}</body></html>` })
    const { summary } = await refresh(site, { maxPages: 7 })
    expect(summary.fetched).toBeLessThanOrEqual(7)
    expect(site.hits.length).toBeLessThanOrEqual(7)
  })

  test('one page alone, or the pages of a sitemap with what the limit leaves out; foreign ones are not read', async () => {
    const site = await serve(english)
    const one = await refresh(site, { only: '/company/about-us' })
    expect(site.hits.filter((path) => !path.endsWith('/robots.txt'))).toHaveLength(1)
    expect(one.summary).toMatchObject({ pagesRead: 1, notStated: [] })
    const at = (path: string) => `<url><loc>http://tessaro.example:{PORT}${path}</loc></url>`
    const listed = `<urlset>${at('/company/about-us')}${at('/pricing')}${at('/contact')}<url><loc>http://foreign.example/</loc></url></urlset>`
    const progress: { done: number; planned: number }[] = []
    const mapped = await serve({ ...english, '/sitemap.xml': listed })
    const several = await refresh(mapped, { only: '/sitemap.xml', maxPages: 3, progress })
    expect(several.summary.message).toBe('2 pages of tessaro.example read; 1 more listed and not read.')
    expect(progress.at(-1)).toEqual({ done: 3, planned: 3 })
    expect((await refresh(mapped, { only: '/nowhere' })).summary.pagesRead).toBe(0)
  })
})

/** A site whose pages can be changed, and the facts of a first refresh of it. */
async function refreshedOnce() {
  const pages = { ...english }
  const site = await serve(pages)
  const first = await refresh(site)
  return { pages, site, first, known: stored([], first.changes) }
}

describe('a second refresh', () => {
  test('of an unchanged site sees everything and changes nothing', async () => {
    const { site, first, known } = await refreshedOnce()
    const second = await refresh(site, { known })
    expect(second.changes).toMatchObject({ append: [], supersede: [] })
    expect(new Set(second.changes.seenFactIds)).toEqual(new Set(first.changes.append.map(({ id }) => id)))
  })

  test('of a site that changed supersedes exactly what changed', async () => {
    const { pages, site, known } = await refreshedOnce()
    pages['/pricing'] = String(pages['/pricing']).replace('€9 /', '€12 /')
    pages['/contact'] = String(pages['/contact'])
      .replace(/0127|0127/g, '0199')
      .replace('5550127', '5550199')
    pages['/company/about-us'] = String(pages['/company/about-us']).replace('120', '150')
    const { changes, summary } = await refresh(site, { known })
    expect(withoutUrls(changes)).toEqual([
      { predicate: 'employees', value: 150 },
      { predicate: 'price', value: { product: 'Plus', amount: 12, currency: 'EUR', period: 'month' } },
      { predicate: 'phone', value: '+39 051 555 0199' },
    ])
    const old = changes.supersede.map(({ factId }) => known.find(({ id }) => id === factId)?.value)
    expect(old).toEqual([
      120,
      { product: 'Plus', amount: 9, currency: 'EUR', period: 'month' },
      '+39 051 555 0127',
    ])
    expect(changes.supersede.every(({ by }) => changes.append.some(({ id }) => id === by))).toBe(true)
    expect(summary).toMatchObject({ appended: 3, superseded: 3 })
  })

  test('a page that has gone since becomes a fact', async () => {
    const { pages, site, known } = await refreshedOnce()
    delete pages['/pricing']
    const { changes } = await refresh(site, { known })
    expect(stated(changes)).toEqual([{ predicate: 'url', value: { path: '/pricing', exists: false } }])
    expect(changes.supersede.length).toBe(1)
  })

  test('a page that fails for a while keeps its facts', async () => {
    const { pages, site, known } = await refreshedOnce()
    const failures: Reply[] = [{ status: 503 }, { status: 403 }, { raw: (socket) => socket.destroy() }]
    for (const failure of failures) {
      pages['/company/about-us'] = failure
      const { changes, summary } = await refresh(site, { known })
      expect(changes).toMatchObject({ append: [], supersede: [] })
      expect(summary.unreachable.length).toBe(1)
    }
  })

  test.each<[string, Site]>([
    ['answers with errors', { '/': { status: 500 }, '/robots.txt': 'User-agent: *\n' }],
    ['hides its robots.txt behind errors', { ...english, '/robots.txt': { status: 503 } }],
    ['cuts the connection', { '/': { raw: (socket) => socket.destroy() } }],
    [
      'lies about its length',
      {
        '/': {
          raw: (socket) =>
            socket.end(
              'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 9999\r\n\r\n<p>Tessaro',
            ),
        },
      },
    ],
    [
      'sends a bomb',
      { '/': { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(50 * 1024 * 1024)) } },
    ],
    ['sends a picture', { '/': { headers: { 'content-type': 'image/png' }, body: 'x' } }],
    ['redirects in a circle', { '/': { status: 302, headers: { location: '/' } } }],
    ...Object.entries(SITES.moves).map(([how, location]): [string, Site] => [
      how,
      { '/': { status: 302, headers: { location } } },
    ]),
  ])('a site that %s changes nothing and says so', async (_, broken) => {
    const { known } = await refreshedOnce()
    const { site, canary } = await serveWithCanary(broken)
    const { changes, summary } = await refresh(site, { known, wikidata: true })
    expect(changes).toEqual({ pages: [], append: [], seenFactIds: [], supersede: [] })
    expect(summary).toMatchObject({ siteReachable: false, appended: 0, superseded: 0, seen: 0, fetched: 0 })
    expect(summary.refused.length + summary.unreachable.length).toBeGreaterThan(0)
    expect(canary.hits).toEqual([])
    expect(JSON.stringify(summary)).not.toMatch(/ECONN|HPE_|SECRET/)
  })

  test('a site that is down changes nothing and says so', async () => {
    const { site, known } = await refreshedOnce()
    await site.close()
    const { changes, summary } = await refresh(site, { known })
    expect(changes).toEqual({ pages: [], append: [], seenFactIds: [], supersede: [] })
    expect(summary.siteReachable).toBe(false)
    expect(summary.unreachable[0]?.message).toBe('The site does not accept connections.')
  })

  test('facts entered by the operator prevail over the site', async () => {
    const site = await serve(english)
    const known: Fact[] = [
      {
        id: 'op',
        predicate: 'founded_year',
        value: 2011,
        source: { kind: 'operator', url: null, quote: null, fetchedAt: null, sha256: null },
        hash: '',
        note: null,
        active: true,
        firstSeenAt: when,
        lastSeenAt: when,
        ...UNTOUCHED,
      },
    ]
    const { changes } = await refresh(site, { known })
    expect(changes.supersede).toEqual([])
    expect(stated(changes).some(({ predicate }) => predicate === 'founded_year')).toBe(false)
  })
})

test('a cancelled refresh rejects and leaves nothing to store', async () => {
  const stop = new AbortController()
  const site = await serve({ ...english, '/pricing': { raw: () => stop.abort() } })
  await expect(refresh(site, { signal: stop.signal })).rejects.toThrow()
})
