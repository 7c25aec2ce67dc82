import { type BrandIdentity, isBrandUrl } from '../facts/brand-identity.ts'
import type { HtmlPage } from '../markup/read-html.ts'
import { guessedPaths, pageKind } from '../pages/page-kind.ts'
import { sitemapsIn } from './robots-txt.ts'

export interface PlannedPage {
  url: string
  /** Only a missing page that was linked or known says something; a missing guess does not. */
  why: 'link' | 'known' | 'guess' | 'sitemap'
}

export const MAX_PAGES = 30

/** Where a site may begin, in the order to try. */
export function entryUrls(domain: string): string[] {
  const host = domain.toLowerCase()
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  return [`https://${host}/`, `https://${other}/`, `http://${host}/`]
}

export interface CrawlInput {
  brand: BrandIdentity
  /** The address the home page answered from. */
  homeUrl: string
  home: Pick<HtmlPage, 'lang' | 'links'>
  robotsText: string | null
  /** Pages that active facts came from or are about: they are read again. */
  knownUrls: readonly string[]
  limit: number
}

/** What to read next: linked pages of the wanted kinds, files for programs, known pages, guesses. */
export function planCrawl({ brand, homeUrl, home, robotsText, knownUrls, limit }: CrawlInput): PlannedPage[] {
  const at = (path: string) => new URL(path, homeUrl).href
  const linked = home.links
    .flatMap(({ href }) => (URL.canParse(href, homeUrl) ? [new URL(href, homeUrl)] : []))
    .filter((url) => /^https?:$/.test(url.protocol) && isBrandUrl(url.href, brand))
    .map(withoutHash)
  const wanted = (['about-page', 'pricing-page', 'contact-page'] as const).map((kind) =>
    linked.filter((url) => pageKind(url) === kind).slice(0, MAX_LINKED_PER_KIND),
  )
  const found = new Set(wanted.flatMap((urls) => urls.slice(0, 1)).map(pageKind))
  const language = (home.lang ?? 'en').toLowerCase().split(/[-_]/, 1)[0] ?? 'en'
  const guesses = guessedPaths(language).map(at)

  const pages: PlannedPage[] = [
    ...interleave(wanted).map((url) => ({ url, why: 'link' as const })),
    { url: at('/llms.txt'), why: 'guess' },
    ...sitemapsOf(robotsText, at('/sitemap.xml'), brand).map((url) => ({ url, why: 'sitemap' as const })),
    // A kind of page that the site links to need not be guessed.
    ...guesses.filter((url) => !found.has(pageKind(url))).map((url) => ({ url, why: 'guess' as const })),
    ...knownUrls
      .filter((url) => isBrandUrl(url, brand))
      .map((url) => ({ url: withoutHash(new URL(url)), why: 'known' as const })),
  ]
  const distinct = new Map<string, PlannedPage>()
  for (const page of pages) {
    const earlier = distinct.get(page.url)
    if (earlier === undefined) distinct.set(page.url, page)
    // A guess that turns out to be known or linked is no longer a guess, and keeps its place.
    else if (earlier.why === 'guess' && page.why !== 'guess')
      distinct.set(page.url, { ...earlier, why: page.why })
  }
  for (const url of [homeUrl, at('/robots.txt')]) distinct.delete(url)
  return [...distinct.values()].slice(0, Math.max(0, limit))
}

function sitemapsOf(robotsText: string | null, usual: string, brand: BrandIdentity): string[] {
  const declared = sitemapsIn(robotsText ?? '', MAX_DECLARED).filter((url) => isBrandUrl(url, brand))
  return (declared.length > 0 ? declared : [usual]).slice(0, MAX_SITEMAPS)
}

function withoutHash(url: URL): string {
  const bare = new URL(url)
  bare.hash = ''
  return bare.href
}

function interleave<T>(lists: readonly T[][]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

const MAX_LINKED_PER_KIND = 4
const MAX_SITEMAPS = 3
/** Some sites list the sitemaps of their shops and countries first. */
const MAX_DECLARED = 100
