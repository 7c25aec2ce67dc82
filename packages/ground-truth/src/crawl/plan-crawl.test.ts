import { expect, test } from 'vitest'
import CASES from './plan-crawl.cases.json' with { type: 'json' }
import { entryUrls, planCrawl } from './plan-crawl.ts'

const brand = { name: 'Harbor', aliases: [], domain: 'harborcyber.com' }
const link = (href: string) => ({ href, text: '', quote: '' })
const plan = (options: Partial<Parameters<typeof planCrawl>[0]> = {}) =>
  planCrawl({
    brand,
    homeUrl: 'https://www.harborcyber.com/',
    home: { lang: 'en', links: [] },
    robotsText: null,
    knownUrls: [],
    limit: 30,
    ...options,
  })
const urls = (pages: { url: string }[]) =>
  pages.map(({ url }) => url.replace('https://www.harborcyber.com', ''))

test('a site begins at its domain, then its other spelling, then without encryption', () => {
  expect(entryUrls('Harborcyber.com')).toEqual([
    'https://harborcyber.com/',
    'https://www.harborcyber.com/',
    'http://harborcyber.com/',
  ])
})

test('without links the usual places are guessed, in the page’s language first', () => {
  expect(urls(plan())).toEqual(CASES.planned)
  expect(urls(plan({ home: { lang: 'de-AT', links: [] } })).slice(2, 6)).toEqual([
    '/ueber-uns',
    '/preise',
    '/kontakt',
    '/impressum',
  ])
})

test.each(['constructor', '__proto__', 'toString', 'xx', ''])(
  'a page in the language "%s" is read as any',
  (lang) => {
    expect(urls(plan({ home: { lang, links: [] } }))).toEqual(urls(plan()))
  },
)

test('linked pages come first and make guesses of their kind needless', () => {
  const links = CASES.links.map(link)
  const pages = plan({ home: { lang: 'en', links } })
  expect(pages.slice(0, 4)).toEqual([
    { url: 'https://www.harborcyber.com/de/ueber-uns', why: 'link' },
    { url: 'https://www.harborcyber.com/pricing', why: 'link' },
    { url: 'https://help.harborcyber.com/contact', why: 'link' },
    { url: 'https://www.harborcyber.com/about/team', why: 'link' },
  ])
  expect(pages.filter(({ why }) => why === 'guess').map(({ url }) => url)).toEqual([
    'https://www.harborcyber.com/llms.txt',
  ])
})

test('robots.txt names the sitemaps, on our domain only', () => {
  const robotsText =
    'User-agent: *\nSitemap: https://harborcyber.com/a.xml\nsitemap:https://www.harborcyber.com/b.xml \nSitemap: https://evil.example/c.xml'
  expect(
    plan({ robotsText })
      .filter(({ why }) => why === 'sitemap')
      .map(({ url }) => url),
  ).toEqual(['https://harborcyber.com/a.xml', 'https://www.harborcyber.com/b.xml'])
})

test('known pages are read again, and a guess that is known is no longer a guess', () => {
  const pages = plan({
    knownUrls: [
      'https://www.harborcyber.com/pricing',
      'https://www.harborcyber.com/roadmap',
      'https://www.wikidata.org/x',
    ],
  })
  expect(pages).toContainEqual({ url: 'https://www.harborcyber.com/roadmap', why: 'known' })
  expect(pages).toContainEqual({ url: 'https://www.harborcyber.com/pricing', why: 'known' })
  expect(pages.every(({ url }) => url.includes('harborcyber.com'))).toBe(true)
})

test('the limit holds however many links there are', () => {
  const links = Array.from({ length: 500 }, (_, at) => link(`/about?page=${at}`))
  const knownUrls = Array.from({ length: 500 }, (_, at) => `https://harborcyber.com/p${at}`)
  expect(plan({ home: { lang: 'en', links }, knownUrls }).length).toBe(30)
  expect(plan({ limit: 0 })).toEqual([])
})
