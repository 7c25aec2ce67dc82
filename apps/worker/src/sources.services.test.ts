import { isFirst, testServers } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { cites, scriptedEngine } from '@veracite/testing/scripted-engine'
import { siteFetcher } from '@veracite/testing/site-fetcher'
import { CANARY_IP, startSite, type TestSite } from '@veracite/testing/test-sites'
import { createWorld, type World } from '@veracite/testing/world'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import CASES from './sources.cases.json' with { type: 'json' }
import { startWork } from './test-support/start-work.ts'

const WRONG = 'Halden Instruments was founded in 1998.'
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const page = (text: string) => `<!doctype html><html lang="en"><title>x</title><p>${text}</p></html>`

/** Pages that state wrong and right things about the brand, and some that cannot be fetched. */
const PAGES: Record<string, string> = {
  '/wrong': page(`A maker of sensors. ${WRONG}`),
  '/right': page('Halden Instruments was founded in 2004.'),
  '/neither': page('Halden Instruments makes sensors for ships.'),
  '/label': page('</p><h1>Halden Instruments</h1><p>Founded: 1998'),
  '/swedish': page('Halden Instruments är ett norskt företag som tillverkar sensorer för fartyg och hamnar.'),
  '/private/list': page(WRONG),
}

let site: TestSite
beforeAll(async () => {
  site = await startSite((request, response) => {
    const path = request.url ?? ''
    if (path === '/robots.txt')
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private/')
    else if (path === '/away') response.writeHead(302, { location: `http://inside.test:${site.port}/` }).end()
    else if (path === '/large') response.writeHead(200, HTML).end('x'.repeat(3 * 1024 * 1024))
    else if (PAGES[path]) response.writeHead(200, { ...HTML, 'set-cookie': 'id=1' }).end(PAGES[path])
    else response.writeHead(404, HTML).end(page('Not here.'))
  })
})
afterAll(() => site.close())

describe.each(testServers())('cited pages on $name', (server) => {
  let world: World
  afterEach(() => world?.close())

  const url = (path: string) => `http://pages.test:${site.port}${path}`
  async function start(cited: string[], options: { answer?: string; env?: Record<string, string> } = {}) {
    site.hits.length = 0
    const script = cites(options.answer ?? WRONG, cited)
    world = await createWorld(server, {
      env: { VERACITE_SOURCES_HOST_SECONDS: '0', ...options.env },
      engines: new Map(
        (['CHATGPT', 'GEMINI'] as const).map((engine) => [
          engine,
          scriptedEngine(engine, script, {}, 'official_api'),
        ]),
      ),
      ports: { fetcher: siteFetcher(site.port, { 'inside.test': CANARY_IP }) },
    })
    const { brandId } = await world.addBrand({ engines: ['CHATGPT', 'GEMINI'], prompts: 1 })
    return brandId
  }
  const scan = (brandId: string) => world.operator.startScan({ brandId, idempotency: null })
  const settled = () =>
    eventually('every job to end', async () => {
      world.dispatcher?.kick()
      await Bun.sleep(50)
      const [open] = await world.database.sql`
          select count(*)::int as n from veracite.jobs where state in ('queued', 'running')`
      return open?.n === 0
    })
  const trails = async () => {
    const rows = await world.database.sql<{ id: string }[]>`
      select id from evidence.captures where kind = 'original' order by id`
    return Promise.all(rows.map(({ id }) => world.ports.sources.findTrail(id)))
  }

  test('each is captured once for all answers, and tells what it says about the false statement', async () => {
    const paths = CASES.cited
    const brandId = await start([...paths.map(url), 'ftp://pages.test/x', `${url('/wrong')}#end`])
    await scan(brandId)
    await startWork(world)
    await settled()
    const both = await trails()
    expect(both).toHaveLength(2)
    for (const trail of both) {
      expect(trail?.statements).toMatchObject([{ predicate: 'founded_year', stated: '1998', truth: '2004' }])
      expect(
        trail?.pages.map((one) => [one.url, one.says, one.reason?.code ?? null, one.statements[0]?.quote]),
      ).toEqual([
        [url('/wrong'), 'same_error', null, `A maker of sensors. ${WRONG}`],
        [url('/right'), 'truth', null, 'Halden Instruments was founded in 2004.'],
        [url('/neither'), 'neither', null, undefined],
        [url('/label'), 'same_error', null, expect.stringContaining('Founded: 1998')],
        [url('/swedish'), 'unread', 'unknown_language', undefined],
        [url('/private/list'), 'unread', 'robots', undefined],
        [url('/away'), 'unread', 'private_address', undefined],
        [url('/large'), 'unread', 'too_large', undefined],
        [url('/gone'), 'unread', 'status', undefined],
      ])
    }
    // Two answers, one request for each page, and none for pages that robots.txt forbids.
    const asked = site.hits
      .filter((hit) => !hit.endsWith('/robots.txt'))
      .map((hit) => hit.replace(/^[^/]*/, ''))
    expect(asked.toSorted()).toEqual(CASES.asked)
    const [kept] = await world.database.sql`
      select count(*)::int as pages, count(*) filter (where headers ? 'set-cookie')::int as cookies,
        (select count(*)::int from veracite.log_queue where kind in ('page', 'trail')) +
        (select count(*)::int from evidence.log_leaves where kind in ('page', 'trail')) as leaves
      from evidence.source_pages`
    expect(kept).toEqual({ pages: 9, cookies: 0, leaves: 11 })
  })

  if (!isFirst(server)) return

  test('answers without a false statement wait for nobody, unless the brand wants their pages too', async () => {
    const brandId = await start([url('/wrong')], { answer: 'Halden Instruments was founded in 2004.' })
    await scan(brandId)
    await startWork(world)
    await settled()
    expect(await trails()).toEqual([null, null])
    await world.operator.brands.change(brandId, { captureSources: 'all' })
    await scan(brandId)
    await settled()
    const [, , third] = await trails()
    expect(third?.pages).toMatchObject([{ url: url('/wrong'), says: null }])
  })

  test('a host is asked by one at a time, and a day that has no room left is recorded as the reason', async () => {
    const brandId = await start([url('/wrong'), url('/right')], { env: { VERACITE_SOURCES_PER_DAY: '1' } })
    await scan(brandId)
    await startWork(world)
    await settled()
    const [trail] = await trails()
    const codes = trail?.pages.map(({ reason }) => reason?.code ?? null)
    expect(codes?.toSorted()).toEqual(['daily_budget', null])
    const at = new Date('2030-01-01T00:00:00Z')
    const { sources } = world.ports
    expect(await sources.takeTurn('a.test', 2_000, at)).toBe(0)
    expect(await sources.takeTurn('a.test', 2_000, new Date(at.getTime() + 500))).toBe(1_500)
    expect(await sources.takeTurn('b.test', 2_000, at)).toBe(0)
    expect(await sources.takeTurn('a.test', 2_000, new Date(at.getTime() + 2_000))).toBe(0)
  })

  test('work that a dead worker had begun is finished by the next', async () => {
    const brandId = await start([url('/wrong')], { env: { VERACITE_JOB_LEASE_SECONDS: '2' } })
    const { fetcher } = world.ports
    let begun = 0
    // The first worker to ask never comes back.
    world.ports.fetcher = {
      get: (address, options) => (++begun === 1 ? new Promise(() => {}) : fetcher.get(address, options)),
    }
    await scan(brandId)
    await startWork(world)
    await eventually('the fetch to begin', async () => begun === 1)
    await world.database.sql`
      update veracite.jobs set lease_until = now() - interval '1 s', token = token + 1, state = 'queued'
      where kind = 'page.capture'`
    await settled()
    const [trail] = await trails()
    expect(trail?.pages[0]?.says).toBe('same_error')
  })
})
