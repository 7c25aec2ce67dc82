import type { BrandIdentity } from '../facts/brand-identity.ts'
import {
  type CollectedKind,
  clipQuote,
  type ExtractedFact,
  isStorable,
  type QuotedFact,
} from '../facts/fact-source.ts'
import { readJsonLd } from '../markup/json-ld.ts'
import { readHtml } from '../markup/read-html.ts'
import { contactLinkFacts } from './contact-links.ts'
import { faqFacts } from './faq.ts'
import { llmsTxtFacts } from './llms-txt.ts'
import { metaFacts } from './meta-tags.ts'
import { dollarOf } from './money.ts'
import { pageKind } from './page-kind.ts'
import { priceFacts } from './price-facts.ts'
import { proseFacts } from './prose-facts.ts'
import { settlePage } from './settle-page.ts'
import { sitemapFacts } from './sitemap.ts'
import { factsFromThings } from './things-to-facts.ts'

export interface PageToRead {
  url: string
  text: string
  contentType: string
}

/** Every typed fact one fetched page states about the brand, each with a literal quote. Pure; never throws. */
export function extractFacts(page: PageToRead, brand: BrandIdentity): ExtractedFact[] {
  const kind = pageKind(page.url)
  const type = page.contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (kind === 'robots') return []
  if (kind === 'llms-txt')
    return isHtml(type, page.text) ? [] : sourced(page, { 'llms-txt': llmsTxtFacts(page.text, brand) })
  if (kind === 'sitemap' || /[/+]xml$/.test(type)) {
    if (!isHtml(type, page.text)) return sourced(page, { sitemap: sitemapFacts(page.text, brand) })
  }
  return isHtml(type, page.text) ? htmlFacts(page, brand) : []
}

function htmlFacts(page: PageToRead, brand: BrandIdentity): ExtractedFact[] {
  const html = readHtml(page.text)
  const kind = pageKind(page.url)
  const things = html.scripts.flatMap(readJsonLd)
  const facts: Partial<Record<CollectedKind, QuotedFact[]>> = {
    'json-ld': [...factsFromThings(things, brand), ...faqFacts(things, brand, html.lang, page.text)],
    microdata: factsFromThings(html.things, brand),
    meta: metaFacts(html.metas),
  }
  if (kind === 'about-page') facts['about-page'] = proseFacts(html.lines, brand, html.lang)
  if (kind === 'contact-page')
    facts['contact-page'] = [
      ...contactLinkFacts(html.links, brand),
      ...proseFacts(html.lines, brand, html.lang),
    ]
  if (kind === 'pricing-page')
    facts['pricing-page'] = priceFacts(html.lines, html.lang, dollarOf(html.lang, new URL(page.url).hostname))
  return sourced(page, facts)
}

function sourced(page: PageToRead, byKind: Partial<Record<CollectedKind, QuotedFact[]>>): ExtractedFact[] {
  return Object.entries(byKind).flatMap(([kind, facts]) =>
    settlePage(facts.filter(({ quote }) => isStorable(quote)))
      .slice(0, MAX_FACTS_PER_KIND)
      .map(({ quote, ...fact }): ExtractedFact => {
        const source = { kind: kind as CollectedKind, url: page.url, quote: clipQuote(quote) }
        return { ...fact, source } as ExtractedFact
      }),
  )
}

function isHtml(type: string, text: string): boolean {
  return (
    type === 'text/html' || type === 'application/xhtml+xml' || /^\s*(?:<!doctype html|<html)/i.test(text)
  )
}

const MAX_FACTS_PER_KIND = 200
