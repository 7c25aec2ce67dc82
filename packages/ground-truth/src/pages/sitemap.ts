import { Parser } from 'htmlparser2'
import { type BrandIdentity, isMainSite } from '../facts/brand-identity.ts'
import type { QuotedFact } from '../facts/fact-source.ts'

export interface Sitemap {
  /** URLs of pages, and of further sitemaps, with their text as written. */
  pages: { url: string; quote: string }[]
  sitemaps: string[]
}

/** Paths that the site itself lists, at most 200: enough to catch invented ones, few enough to keep. */
export function sitemapFacts(xml: string, brand: BrandIdentity): QuotedFact[] {
  return readSitemap(xml)
    .pages.filter(({ url }) => isMainSite(url, brand))
    .slice(0, MAX_PATHS)
    .map(({ url, quote }) => ({
      predicate: 'url',
      value: { path: new URL(url).pathname, exists: true },
      quote,
    }))
}

export function readSitemap(xml: string): Sitemap {
  const sitemap: Sitemap = { pages: [], sitemaps: [] }
  const path: string[] = []
  let text = ''
  let textStart = 0
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name.split(':').at(-1) ?? '')
        text = ''
        textStart = parser.endIndex + 1
      },
      ontext(piece) {
        if (path.at(-1) === 'loc') text += piece
      },
      onclosetag() {
        const parent = path.at(-2)
        const url = text.trim()
        if (path.pop() === 'loc' && URL.canParse(url)) {
          const quote = xml.slice(textStart, parser.startIndex).trim()
          if (parent === 'url' && sitemap.pages.length < MAX_ENTRIES) sitemap.pages.push({ url, quote })
          if (parent === 'sitemap' && sitemap.sitemaps.length < MAX_ENTRIES) sitemap.sitemaps.push(url)
        }
      },
    },
    { xmlMode: true },
  )
  // A sitemap is three levels deep. Anything much deeper is there to make the parser's stack expensive.
  for (let at = 0; at < xml.length && path.length < MAX_DEPTH; at += CHUNK_CHARS)
    parser.write(xml.slice(at, at + CHUNK_CHARS))
  if (path.length < MAX_DEPTH) parser.end()
  return sitemap
}

const MAX_DEPTH = 100
const CHUNK_CHARS = 2 * 1024
const MAX_PATHS = 200
const MAX_ENTRIES = 2000
