import { sha256 } from '@veracite/terms/digest'
import type { Clock, Ids } from '@veracite/terms/ports'
import { type BrandIdentity, isBrandUrl, isMainSite, registrableDomain } from '../facts/brand-identity.ts'
import { reportSite, type SiteReport } from '../facts/disagreements.ts'
import type { Fact, FactChanges, NewFact, NewPage } from '../facts/fact.ts'
import { factHash } from '../facts/fact-body.ts'
import type { ExtractedFact } from '../facts/fact-source.ts'
import { mergeFacts } from '../facts/merge-facts.ts'
import type { PageToRead } from '../pages/extract-facts.ts'
import { pageKind } from '../pages/page-kind.ts'
import type { FetchedBody, Fetcher, FetchOutcome, FetchRefusal } from './fetcher-port.ts'
import type { PageReader, PageWork } from './page-reader.ts'
import { entryUrls, MAX_PAGES, type PlannedPage, planCrawl } from './plan-crawl.ts'
import { wikidataFacts, wikidataUrl } from './wikidata.ts'

export interface CollectFactsInput {
  brand: BrandIdentity
  knownFacts: readonly Fact[]
  signal: AbortSignal
  onProgress?: (progress: { done: number; planned: number }) => void
  maxPages?: number
  /** Where to begin, when not at the domain's usual addresses. */
  entries?: readonly string[]
  /** Wikidata's query address; without one it is left out. */
  wikidataEndpoint?: string | null
  /** Reads this page alone, or the pages that this sitemap lists, instead of the site. */
  only?: string
}

/** A type, not an interface: it is stored as the job's result, which is any JSON object. */
export type CollectSummary = SiteReport & {
  siteReachable: boolean
  /** Pages of the brand that could be read. If there are none, nothing was learnt, and `message` says so. */
  pagesRead: number
  message: string
  fetched: number
  refused: { url: string; reason: FetchRefusal; message: string }[]
  unreachable: { url: string; message: string }[]
  appended: number
  superseded: number
  seen: number
  leftOut: number
}

/**
 * Reads the brand's site and decides what changes in its ground truth; the caller stores it in one transaction.
 * A site that cannot be reached changes nothing, and the summary says so. Rejects only when `signal` fires.
 */
export async function collectFacts(
  deps: { fetcher: Fetcher; plainReader: PageReader; clock: Clock; ids: Pick<Ids, 'next'> },
  input: CollectFactsInput,
): Promise<{ changes: FactChanges; summary: CollectSummary }> {
  const crawl = new Crawl(deps, input)
  if (input.only !== undefined) {
    await crawl.fetchAll([{ url: input.only, why: 'known' }])
    return conclude(deps, input, crawl, crawl.read.length > 0)
  }
  const home = await crawl.home()
  if (home !== null) {
    const robots = await crawl.fetch({ url: new URL('/robots.txt', home.finalUrl).href, why: 'guess' })
    const plan = planCrawl({
      brand: input.brand,
      homeUrl: home.finalUrl,
      home: await crawl.linksOf(home),
      robotsText: robots !== null && robots.status === 200 ? robots.text : null,
      knownUrls: knownUrls(input, home.finalUrl),
      limit: crawl.left,
    })
    await crawl.fetchAll(plan)
    if (input.wikidataEndpoint) await crawl.askWikidata(input.wikidataEndpoint)
  }
  return conclude(deps, input, crawl, home !== null)
}

/** The most further sitemaps that one sitemap may lead to. */
const MAX_SITEMAPS = 3

class Crawl {
  readonly read: { page: FetchedBody; facts: ExtractedFact[] }[] = []
  /** URLs that gave a definite answer: facts missing from them now have been removed there. */
  readonly reached = new Set<string>()
  readonly refused: CollectSummary['refused'] = []
  readonly unreachable: CollectSummary['unreachable'] = []
  /** Planned, or listed by a sitemap, beyond the limit of pages. */
  unread = 0
  readonly #fetcher: Fetcher
  readonly #plainReader: PageReader
  readonly #input: CollectFactsInput
  #asked = 0

  constructor(deps: { fetcher: Fetcher; plainReader: PageReader }, input: CollectFactsInput) {
    this.#fetcher = deps.fetcher
    this.#plainReader = deps.plainReader
    this.#input = input
  }

  get left(): number {
    return (this.#input.maxPages ?? MAX_PAGES) - this.#asked
  }

  /** The first entry that answers with a page; server errors do not count. */
  async home(): Promise<FetchedBody | null> {
    for (const url of this.#input.entries ?? entryUrls(this.#input.brand.domain)) {
      const page = await this.fetch({ url, why: 'link' })
      if (page !== null && page.status < 500) return page
    }
    return null
  }

  async fetchAll(plan: readonly PlannedPage[]): Promise<void> {
    const queue = [...plan]
    for (let next = queue[0]; next !== undefined && this.left > 0; next = queue[0]) {
      queue.shift()
      const page = await this.fetch(next)
      // A sitemap index leads to a few more; the page limit applies to them too.
      if (page !== null && pageKind(page.url) === 'sitemap' && page.status === 200) {
        const { pages, sitemaps } = await this.#listedIn(page)
        queue.push(...sitemaps.slice(0, MAX_SITEMAPS).map((url) => ({ url, why: 'sitemap' as const })))
        if (this.#input.only !== undefined) queue.push(...this.#ownOf(pages))
      }
      this.#input.onProgress?.({
        done: this.#asked,
        planned: this.#asked + Math.min(queue.length, this.left),
      })
    }
    this.unread = queue.length
  }

  #ownOf(pages: readonly string[]): PlannedPage[] {
    const own = pages.filter((url) => isBrandUrl(url, this.#input.brand))
    return [...new Set(own)].map((url) => ({ url, why: 'known' as const }))
  }

  async fetch(planned: PlannedPage): Promise<FetchedBody | null> {
    const { brand, signal } = this.#input
    signal.throwIfAborted()
    this.#asked += 1
    const outcome = await this.#fetcher.get(planned.url, {
      signal,
      registrableDomain: registrableDomain(brand.domain),
    })
    const page = this.#note(planned.url, outcome)
    if (page === null) return null
    // Several URLs may lead to one page. It is read once, so that each fact rests on one set of bytes.
    if (this.read.some(({ page: known }) => known.finalUrl === page.finalUrl)) return page
    const readable = { url: page.finalUrl, text: page.text, contentType: page.contentType }
    const facts = [
      ...statusFacts(page, planned, brand),
      ...(page.status === 200 ? await this.#factsOn(readable) : []),
    ]
    this.read.push({ page, facts })
    return page
  }

  /** A page that cannot be read in time states nothing. */
  async #factsOn(page: PageToRead): Promise<ExtractedFact[]> {
    const { brand, signal } = this.#input
    const [worked] = await this.#plainReader.work('pageFacts', [{ page, brand }], signal)
    return worked?.kind === 'done' ? worked.made : []
  }

  async linksOf({ text }: FetchedBody): Promise<PageWork['pageLinks']['made']> {
    const [worked] = await this.#plainReader.work('pageLinks', [text], this.#input.signal)
    return worked?.kind === 'done' ? worked.made : { lang: null, links: [] }
  }

  async #listedIn({ text }: FetchedBody): Promise<PageWork['sitemaps']['made']> {
    const [worked] = await this.#plainReader.work('sitemaps', [text], this.#input.signal)
    return worked?.kind === 'done' ? worked.made : { pages: [], sitemaps: [] }
  }

  async askWikidata(endpoint: string): Promise<void> {
    const url = wikidataUrl(this.#input.brand.domain, endpoint)
    const outcome = await this.#fetcher.get(url, { signal: this.#input.signal, api: true })
    const page = this.#note(url, outcome)
    if (page?.status === 200)
      this.read.push({
        page,
        facts: wikidataFacts({ url: page.finalUrl, text: page.text }, this.#input.brand),
      })
  }

  #note(url: string, outcome: FetchOutcome): FetchedBody | null {
    this.#input.signal.throwIfAborted()
    if (outcome.kind === 'refused')
      this.refused.push({ url, reason: outcome.reason, message: outcome.message })
    if (outcome.kind === 'unreachable') this.unreachable.push({ url, message: outcome.message })
    if (outcome.kind !== 'page') return null
    const isDefinite = outcome.status === 200 || outcome.status === 404 || outcome.status === 410
    if (isDefinite) for (const address of [url, outcome.finalUrl]) this.reached.add(address)
    else this.unreachable.push({ url, message: `The site answered with status ${outcome.status}.` })
    return outcome
  }
}

/** States that a page exists, or that a linked or known one does not. */
function statusFacts(page: FetchedBody, planned: PlannedPage, brand: BrandIdentity): ExtractedFact[] {
  const exists = page.status === 200
  const isGone = (page.status === 404 || page.status === 410) && page.url === page.finalUrl
  const isBelieved = planned.why === 'link' || planned.why === 'known'
  const kind = pageKind(page.finalUrl)
  const isFile = kind === 'robots' || kind === 'sitemap' || kind === 'llms-txt'
  if (isFile || !isMainSite(page.finalUrl, brand) || !(exists || (isGone && isBelieved))) return []
  const source = { kind: 'http-status' as const, url: page.finalUrl, quote: `HTTP ${page.status}` }
  return [{ predicate: 'url', value: { path: new URL(page.finalUrl).pathname, exists }, source }]
}

/** Pages that active facts came from, then the paths of url facts. Most should be unchanged. */
function knownUrls({ knownFacts, brand }: CollectFactsInput, homeUrl: string): string[] {
  const active = knownFacts.filter((fact) => fact.active)
  const sources = active.flatMap(({ source, predicate }) =>
    source.url !== null && predicate !== 'url' ? [source.url] : [],
  )
  const paths = active.flatMap((fact) =>
    fact.predicate === 'url' && fact.source.kind !== 'sitemap'
      ? [new URL(fact.value.path, homeUrl).href]
      : [],
  )
  return [...new Set([...sources, ...paths])].filter((url) => isMainSite(url, brand) || sources.includes(url))
}

function conclude(
  { clock, ids }: { clock: Clock; ids: Pick<Ids, 'next'> },
  { knownFacts, brand, only }: CollectFactsInput,
  crawl: Crawl,
  siteReachable: boolean,
): { changes: FactChanges; summary: CollectSummary } {
  // Without a home page nothing counts, not even what an entry said before it failed.
  const read = siteReachable ? crawl.read : []
  const pages = read.map(({ page }) => toNewPage(page, ids.next()))
  const origins = new Map(read.map(({ page }) => [page.finalUrl, page]))
  const fresh = read.flatMap(({ facts }) => facts)
  const merge = mergeFacts(knownFacts, fresh, crawl.reached, () => ids.next())
  const append = merge.append.map((fact) => toNewFact(fact, origins.get(fact.source.url), clock.now()))
  const { seenFactIds, supersede } = merge
  const pagesRead = read.filter(({ page }) => isPageOf(page, brand)).length
  return {
    changes: { pages, append, seenFactIds, supersede },
    summary: {
      siteReachable,
      pagesRead,
      message:
        pagesRead > 0
          ? `${pagesRead} ${pagesRead === 1 ? 'page' : 'pages'} of ${brand.domain} read${only !== undefined && crawl.unread > 0 ? `; ${crawl.unread} more listed and not read` : ''}.`
          : `No page of ${brand.domain} could be read, so nothing was learnt from it. ${whyNot(crawl)}`.trim(),
      fetched: pages.length,
      refused: crawl.refused,
      unreachable: crawl.unreachable,
      appended: append.length,
      superseded: supersede.length,
      seen: seenFactIds.length,
      leftOut: merge.leftOut,
      ...reportSite(knownFacts, fresh),
      // One page need not state everything.
      ...(only !== undefined && { notStated: [] }),
    },
  }
}

/** True for the brand's pages for people: not files for programs, other sites or errors. */
function isPageOf({ status, finalUrl }: FetchedBody, brand: BrandIdentity): boolean {
  const kind = pageKind(finalUrl)
  return status === 200 && kind !== 'robots' && kind !== 'sitemap' && isBrandUrl(finalUrl, brand)
}

const whyNot = ({ refused, unreachable }: Pick<Crawl, 'refused' | 'unreachable'>): string =>
  unreachable[0]?.message ?? refused[0]?.message ?? ''

function toNewPage(page: FetchedBody, id: string): NewPage {
  const { url, finalUrl, status, contentType, headers, bytes, fetchedAt } = page
  return { id, url, finalUrl, status, contentType, headers, bytes, sha256: sha256(bytes), fetchedAt }
}

function toNewFact(fact: ExtractedFact & { id: string }, page: FetchedBody | undefined, now: Date): NewFact {
  const { kind, url, quote } = fact.source
  const digest = page === undefined ? null : sha256(page.bytes).toString('hex')
  const source = { kind, url, quote, fetchedAt: page?.fetchedAt ?? now, sha256: digest }
  return {
    ...fact,
    source,
    hash: factHash(fact, { sourceUrl: url, sourceSha256: digest }),
    note: null,
    active: true,
  }
}
