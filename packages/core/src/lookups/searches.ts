import type { Source } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'

/** Whom the host of a page serves. */
export const HOST_SIDES = ['ours', 'rivals', 'third_parties'] as const
export type HostSide = (typeof HOST_SIDES)[number]

/** The domains that tell sides apart. */
export interface SideDomains {
  ours: readonly string[]
  rivals: readonly string[]
}

/** What an engine looked up for one answer, as read from the stored bytes of its reply. */
export interface LookedUp {
  queries: readonly string[]
  retrieved: readonly Source[]
  cited: readonly Source[]
}

/** More than any engine reads for one answer; of a reply that says otherwise, the first. */
const MOST_PAGES = 200
const MOST_QUERIES = 50
const MOST_ADDED = 40

/** What the engine looked up, read and cited for one answer, beside the question it was asked. Pure. */
export function searchesOf(question: string, { queries, retrieved, cited }: LookedUp, domains: SideDomains) {
  const asked = new Set(wordsOf(question))
  const pages = new Map<string, SearchedPage>()
  const add = (source: Source, how: 'read' | 'cited') => {
    const key = addressOf(source.url)
    const known = pages.get(key)
    if (known !== undefined) {
      known[how] = true
      known.title ??= source.title
    } else if (pages.size < MOST_PAGES) {
      const host = hostOfSource(source)
      const page = { url: source.url, title: source.title, host, side: sideOf(host, domains) }
      pages.set(key, { ...page, read: how === 'read', cited: how === 'cited' })
    }
  }
  for (const source of retrieved) add(source, 'read')
  for (const source of cited) add(source, 'cited')
  return {
    queries: queries.slice(0, MOST_QUERIES).map((text) => ({
      ...{ text, added: [...new Set(wordsOf(text))].filter((word) => !asked.has(word)).slice(0, MOST_ADDED) },
    })),
    pages: [...pages.values()],
  }
}

export interface SearchedPage {
  url: string
  title: string | null
  host: string
  side: HostSide
  /** The reply lists it among what was looked at; engines that list none leave this false. */
  read: boolean
  cited: boolean
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** One page under the spellings that engines give it: with a mark of theirs, a fragment, `www`, or a slash at the end. */
function addressOf(url: string): string {
  const parsed = URL.parse(url)
  if (parsed === null) return url
  for (const name of [...parsed.searchParams.keys()])
    if (/^utm_/i.test(name)) parsed.searchParams.delete(name)
  const path = parsed.pathname.replace(/\/$/, '')
  return `${parsed.host.replace(/^www\./, '')}${path}${parsed.search}`
}

/** Google names pages by redirects that expire; the title is the domain behind them. */
const REDIRECTS = 'vertexaisearch.cloud.google.com'

function hostOfSource({ url, title }: Source): string {
  const host = URL.parse(url)?.hostname ?? ''
  if (host !== REDIRECTS) return host.replace(/^www\./, '') || 'unreadable'
  const behind = (title ?? '').trim().toLowerCase()
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(behind) ? behind.replace(/^www\./, '') : REDIRECTS
}

export function sideOf(host: string, { ours, rivals }: SideDomains): HostSide {
  const isOf = (domains: readonly string[]) =>
    domains.some((domain) => {
      const own = domain.toLowerCase().replace(/^www\./, '')
      return own !== '' && (host === own || host.endsWith(`.${own}`))
    })
  return isOf(ours) ? 'ours' : isOf(rivals) ? 'rivals' : 'third_parties'
}

export interface SearchedAnswer extends LookedUp {
  engine: Engine
  question: string
}

/** Listed of each kind; the rest is counted in none of the lists. */
const LISTED = 100
/** Different texts kept while counting: a hostile engine could name a new one in every answer. */
const KEPT = 20_000

/** Searches and pages of many answers, counted by answers: one that cites ten pages of a host counts once for it. */
export function createSearchTally(domains: SideDomains) {
  const queries = new Map<string, { answers: number; engines: Set<Engine>; added: string[] }>()
  const words = new Map<string, { answers: number }>()
  const hosts = new Map<string, SearchedCounts>()
  const sides = new Map<string, SearchedCounts>(HOST_SIDES.map((side) => [side, noneOf(side)]))
  const counts = { answers: 0, searched: 0, showsPages: 0 }

  function add({ engine, question, ...lookedUp }: SearchedAnswer): void {
    const found = searchesOf(question, lookedUp, domains)
    counts.answers += 1
    counts.searched += Number(found.queries.length > 0)
    counts.showsPages += Number(lookedUp.retrieved.length > 0)
    for (const { text, added } of found.queries) {
      const query = entryOf(queries, text, { answers: 0, engines: new Set(), added })
      query.answers += 1
      query.engines.add(engine)
    }
    for (const word of new Set(found.queries.flatMap(({ added }) => added)))
      entryOf(words, word, { answers: 0 }).answers += 1
    for (const [side, pages] of Map.groupBy(found.pages, (page) => page.side))
      countAnswer(entryOf(sides, side, noneOf(side)), pages)
    for (const [host, pages] of Map.groupBy(found.pages, (page) => page.host))
      countAnswer(entryOf(hosts, host, noneOf(sideOf(host, domains))), pages)
  }

  return {
    add,
    result: () => ({
      ...counts,
      queries: top(queries, ({ answers }) => answers).map(([text, { engines, ...rest }]) => ({
        ...{ text, ...rest, engines: [...engines].sort() },
      })),
      added: top(words, ({ answers }) => answers).map(([word, { answers }]) => ({ word, answers })),
      hosts: top(hosts, ({ read, cited }) => Math.max(read, cited)).map(([host, of]) => ({ host, ...of })),
      hostsTotal: hosts.size,
      sides: [...sides.values()],
    }),
  }
}

const noneOf = (side: HostSide) => ({ side, read: 0, cited: 0, readNotCited: 0 })
type SearchedCounts = ReturnType<typeof noneOf>

/** What is counted under the key, `none` at first. Of a map that is full, an entry that is in no list. */
function entryOf<V>(map: Map<string, V>, key: string, none: V): V {
  const known = map.get(key)
  if (known === undefined && map.size < KEPT) map.set(key, none)
  return known ?? none
}

/** Adds one answer with these pages. */
function countAnswer(counts: SearchedCounts, pages: readonly SearchedPage[]): void {
  counts.read += Number(pages.some(({ read }) => read))
  counts.cited += Number(pages.some(({ cited }) => cited))
  counts.readNotCited += Number(pages.some(({ read, cited }) => read && !cited))
}

const top = <V>(map: ReadonlyMap<string, V>, by: (value: V) => number): [string, V][] =>
  [...map].sort((a, b) => by(b[1]) - by(a[1]) || (a[0] < b[0] ? -1 : 1)).slice(0, LISTED)
