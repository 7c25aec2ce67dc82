import type { BrandIdentity } from '../facts/brand-identity.ts'
import type { ExtractedFact } from '../facts/fact-source.ts'
import type { HtmlPage } from '../markup/read-html.ts'
import type { PageToRead } from '../pages/extract-facts.ts'

/** Computations on pages of a brand. The author of a page decides how long they take. */
export interface PageWork {
  /** What a page of the brand states. */
  pageFacts: { given: { page: PageToRead; brand: BrandIdentity }; made: ExtractedFact[] }
  /** Where a page leads. */
  pageLinks: { given: string; made: Pick<HtmlPage, 'lang' | 'links'> }
  /** The pages, and the further sitemaps, that a sitemap names. */
  sitemaps: { given: string; made: { pages: string[]; sitemaps: string[] } }
}

/** Reads pages beside the event loop: one outcome per piece, in the same order. Rejects only when `signal` is aborted. */
export interface PageReader {
  work<Kind extends keyof PageWork>(
    kind: Kind,
    pieces: readonly PageWork[Kind]['given'][],
    signal: AbortSignal,
  ): Promise<({ kind: 'done'; made: PageWork[Kind]['made'] } | { kind: 'set_aside'; reason: string })[]>
}
