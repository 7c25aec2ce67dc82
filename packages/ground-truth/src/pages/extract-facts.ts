import { isCurrency } from '@veracite/verdicts/predicates/price'
import { type BrandIdentity, fold, registrableDomain } from '../facts/brand-identity.ts'
import {
  type CollectedKind,
  clipQuote,
  type ExtractedFact,
  isStorable,
  type QuotedFact,
} from '../facts/fact-source.ts'
import { readJsonLd } from '../markup/json-ld.ts'
import { type Link, readHtml } from '../markup/read-html.ts'
import { firstText, type Thing, values } from '../markup/thing.ts'
import { dollarOf } from './money.ts'
import { pageKind } from './page-kind.ts'
import { priceFacts } from './price-facts.ts'
import { proseFacts } from './prose-facts.ts'
import { factsRead, readAmount, readEmail, readName, readPhone } from './read-values.ts'
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

/** `tel:` and `mailto:` links: the visible text if it is the number, otherwise the link's target. */
function contactLinkFacts(links: readonly Link[], brand: BrandIdentity): QuotedFact[] {
  return links.flatMap(({ href, text, quote }): QuotedFact[] => {
    if (/^tel:/i.test(href)) {
      const linked = readPhone(href)
      const shown = readPhone(text)
      const phone = shown !== null && linked !== null && sameNumber(shown, linked) ? shown : linked
      return phone === null ? [] : [{ predicate: 'phone', value: phone, quote }]
    }
    if (/^mailto:/i.test(href)) {
      const email = readEmail(href)
      // Contact pages also list agencies and authorities; only the brand's own email addresses are facts.
      const own =
        email !== null && registrableDomain(email.split('@')[1] ?? '') === registrableDomain(brand.domain)
      return own ? [{ predicate: 'email', value: email, quote }] : []
    }
    return []
  })
}

function sameNumber(left: string, right: string): boolean {
  return left.replace(/\D/g, '') === right.replace(/\D/g, '')
}

/** The answers of an FAQPage are the company speaking about itself, in prose. */
function faqFacts(
  things: readonly Thing[],
  brand: BrandIdentity,
  lang: string | null,
  markup: string,
): QuotedFact[] {
  const questions = things
    .filter((thing) => thing.types.includes('FAQPage'))
    .flatMap((page) => values(page, 'mainEntity'))
  return questions.slice(0, MAX_QUESTIONS).flatMap(({ thing: question }) => {
    const answer = question === null ? undefined : values(question, 'acceptedAnswer')[0]
    const stated = answer?.thing == null ? null : firstText(answer.thing, 'text')
    if (stated === null || stated.text.length > MAX_ANSWER) return []
    return proseFacts([{ text: stated.text, heading: false }], brand, lang).flatMap((fact): QuotedFact[] => {
      // With escapes in the script, the quote may not occur literally in the markup: then the whole answer is
      // quoted.
      const quote = markup.includes(fact.quote) ? fact.quote : stated.quote
      return fold(quote) === '' ? [] : [{ ...fact, quote }]
    })
  })
}

const MAX_QUESTIONS = 50
const MAX_ANSWER = 2_000

/** llms.txt is Markdown that the site wrote for programs: its prose and labelled list items are read as a page. */
function llmsTxtFacts(text: string, brand: BrandIdentity): QuotedFact[] {
  // Markdown marks are removed before reading, so quotes need the line as written.
  const written = new Map<string, string>()
  for (const raw of text.slice(0, MAX_CHARS).split(/\r?\n/).slice(0, MAX_LINES)) {
    const plain = withoutMarkdown(raw)
    if (plain !== '' && plain.length <= MAX_LINE && !written.has(plain)) written.set(plain, raw.trim())
  }
  const lines = [...written.keys()].map((line) => ({ text: line, heading: false }))
  return proseFacts(lines, brand, null).flatMap((fact): QuotedFact[] => {
    const quote = written.get(fact.quote)
    return quote === undefined ? [] : [{ ...fact, quote: clipQuote(quote) }]
  })
}

function withoutMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:[-*+>]|#{1,6}|\d+\.)\s+/, '')
    .replace(/\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/[*_`]{1,3}/g, '')
    .trim()
}

const MAX_CHARS = 100_000
const MAX_LINES = 2000
const MAX_LINE = 2000

interface Meta {
  name: string
  content: string
  quote: string
}

/** Open Graph's business and product tags. `og:site_name` only repeats the brand's name, so it states no fact. */
function metaFacts(metas: readonly Meta[]): QuotedFact[] {
  const find = (name: string) =>
    metas.find((meta) => meta.name === name && meta.content.trim() !== '') ?? null
  const stated = (name: string) => {
    const meta = find(`business:contact_data:${name}`)
    return meta === null ? [] : [{ text: meta.content.trim(), quote: meta.quote }]
  }
  const around = [...stated('region'), ...stated('country_name')].map(({ text }) => text)
  const placeOf = (locality: string) => readName([locality, ...around].join(', '))
  const facts = [
    ...factsRead('headquarters', stated('locality'), placeOf),
    ...factsRead('phone', stated('phone_number'), readPhone),
    ...factsRead('email', stated('email'), readEmail),
  ]
  return [...facts, ...productFacts(find)]
}

function productFacts(find: (name: string) => Meta | null): QuotedFact[] {
  const type = find('og:type')?.content ?? ''
  const title = find('og:title')
  // Titles often end in the shop's name: "Field Planner | Vellum & Rye".
  const product = readName(title?.content.split(/\s[|–—·-]\s/, 1)[0] ?? '')
  if (!/^(og:)?product/.test(type) || title === null || product === null) return []
  const facts: QuotedFact[] = [{ predicate: 'product', value: { names: [product] }, quote: title.quote }]
  const price = find('product:price:amount') ?? find('og:price:amount')
  const currency =
    (find('product:price:currency') ?? find('og:price:currency'))?.content.trim().toUpperCase() ?? ''
  const amount = price === null ? null : readAmount(price.content)
  if (price !== null && amount !== null && isCurrency(currency))
    facts.push({ predicate: 'price', value: { product, amount, currency }, quote: price.quote })
  return facts
}
