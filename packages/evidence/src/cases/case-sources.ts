import type { SourceSays } from '@veracite/terms/vocabulary'
import { pagePath } from '@veracite/verify/case/case-parts'
import type { ExportedBundle } from '../bundle/exported-bundle.ts'
import type { SourceTrail } from '../trails/source-trail.ts'
import type { StoredTrail } from '../trails/stored-trail.ts'
import type { StoredPart } from './stored-case.ts'

/** A page that answers in the case cite, and what it says if it was captured. */
export interface SummarySource {
  url: string
  title: string | null
  /** The answers that cite it. */
  answers: number[]
  captures: CapturedSource[]
}

export interface CapturedSource {
  fetchedAt: string
  /** Of the page's bytes; null when it could not be fetched. */
  sha256: string | null
  /** Where its bytes are in the file; null if they are left out. */
  path: string | null
  says: SourceSays | null
  /** The words on the page that say so. */
  quote: string | null
  /** Why it was not read. */
  reason: string | null
}

/** The most pages that are printed. */
const MAX_SOURCES = 200
/** The most that page captures may take up in a case; the rest are listed by digest only. */
export const MAX_PAGE_BYTES = 16 * 1024 * 1024

/** The bytes of captured pages, each once however many answers cite it. */
export function pageParts(trails: readonly (StoredTrail | null)[]): StoredPart[] {
  const parts = new Map<string, StoredPart>()
  for (const { content } of trails.flatMap((trail) => trail?.pages ?? [])) {
    if (content === null) continue
    const path = pagePath(Buffer.from(content.sha256).toString('hex'))
    parts.set(path, { path, bytes: content.bytes })
  }
  return [...parts.values()]
}

/** How many pages the answers cite, listed or not. */
export const countSources = (bundles: readonly Pick<ExportedBundle, 'snapshot'>[]): number =>
  new Set(bundles.flatMap(({ snapshot }) => snapshot.cited.map(({ url }) => url))).size

/** Most cited first; ties in alphabetical order. */
export function sourcesOf(
  bundles: readonly ExportedBundle[],
  trails: readonly (StoredTrail | null)[],
  pages: readonly StoredPart[],
): SummarySource[] {
  const kept = new Set(pages.map(({ path }) => path))
  const sources = new Map<string, SummarySource>()
  for (const [i, { snapshot }] of bundles.entries()) {
    for (const { url, title } of snapshot.cited) {
      const source = sources.get(url) ?? { url, title, answers: [], captures: [] }
      if (source.answers.at(-1) !== i + 1) source.answers.push(i + 1)
      sources.set(url, source)
    }
  }
  const byPage = Map.groupBy(sources.values(), ({ url }) => withoutFragment(url))
  for (const trail of trails.flatMap((stored) => stored ?? [])) {
    for (const page of (JSON.parse(trail.json) as SourceTrail).pages) {
      const capture = captureOf(page, kept)
      for (const source of byPage.get(page.url) ?? []) addOnce(source.captures, capture)
    }
  }
  return [...sources.values()]
    .sort((a, b) => b.answers.length - a.answers.length || (a.url < b.url ? -1 : 1))
    .slice(0, MAX_SOURCES)
}

function captureOf(page: SourceTrail['pages'][number], kept: ReadonlySet<string>): CapturedSource {
  const path = page.sha256 === null ? null : pagePath(page.sha256)
  const telling = page.statements.find(({ says }) => says === page.says) ?? null
  return {
    fetchedAt: page.fetchedAt,
    sha256: page.sha256,
    path: path !== null && kept.has(path) ? path : null,
    says: page.says,
    quote: telling?.quote ?? null,
    reason: page.reason?.message ?? null,
  }
}

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url

/** Answers of the same day share a capture. */
function addOnce(captures: CapturedSource[], capture: CapturedSource): void {
  const known = captures.some(
    ({ fetchedAt, says, quote }) =>
      fetchedAt === capture.fetchedAt && says === capture.says && quote === capture.quote,
  )
  if (!known) captures.push(capture)
}
