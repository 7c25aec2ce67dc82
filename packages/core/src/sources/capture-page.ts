import type { SealDeps } from '@veracite/evidence/capture/recorder'
import type { Fetcher, FetchOutcome } from '@veracite/ground-truth/crawl/fetcher-port'
import type { DocumentReader } from '@veracite/ground-truth/documents/document-reader'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { type PageText, textOfBlocks } from '../readers/page-text.ts'
import type { PlainReader } from '../readers/reader-port.ts'
import { buildPage, type ExtractedText, type NotAsked } from './build-page.ts'
import { hostOf } from './page-address.ts'
import type { SharedSince, SourceStore } from './source-store.ts'

export interface SourceLimits {
  /** The most pages requested per UTC day; 0 turns capturing off. */
  pagesPerDay: number
  bytesPerDay: number
  /** Minimum time between two pages of one host, across all workers. */
  hostPaceMs: number
}

/**
 * Opens a page in a browser without any history, waits until its scripts have settled, and returns the markup as it then is;
 * null if that fails or takes too long. Reaches public addresses only. Never throws.
 */
export interface ScriptRunner {
  /** The browser and its version, as the manifests of pages name it. */
  readonly name: string
  run(url: string, signal: AbortSignal): Promise<string | null>
}

export interface CapturePageDeps extends SealDeps {
  sources: Pick<SourceStore, 'shareCapture' | 'takeTurn' | 'takeBudget' | 'appendPage'>
  fetcher: Fetcher
  plainReader: Pick<PlainReader, 'work'>
  documentReader: DocumentReader
  /** Runs the scripts of pages; null if no browser is set. */
  scriptRunner: ScriptRunner | null
  sourceLimits: SourceLimits
}

/** Answers of one day that cite a page share its capture; a failure is tried again much sooner. */
const SHARED_MS = 86_400_000
const FAILED_MS = 3_600_000

export const sharedSince = (now: Date): SharedSince => ({
  captured: new Date(now.getTime() - SHARED_MS),
  failed: new Date(now.getTime() - FAILED_MS),
})

/** Job `page.capture`: one page that answers cite, fetched once for all of them, or a record of why it was not. */
export const capturePage =
  (deps: CapturePageDeps) =>
  async ({ job, signal }: JobContext, { url }: { url: string }): Promise<JobOutcome> => {
    const { sources, sourceLimits, clock } = deps
    if (await sources.shareCapture(job.lease, url, sharedSince(clock.now()), clock.now()))
      return { kind: 'completed' }
    const waitMs = await sources.takeTurn(hostOf(url), sourceLimits.hostPaceMs, clock.now())
    if (waitMs > 0) {
      // Spreads jobs that wait for the same host.
      const spreadMs = deps.ids.random() * sourceLimits.hostPaceMs
      const until = new Date(clock.now().getTime() + waitMs + spreadMs)
      return { kind: 'postponed', until, reason: 'Another page of the same site was asked for a moment ago.' }
    }
    const requestedAt = clock.now()
    const { pagesPerDay: pages, bytesPerDay: bytes } = sourceLimits
    const hasRoom = await sources.takeBudget({ pages, bytes }, requestedAt)
    const outcome = hasRoom ? await deps.fetcher.get(url, { signal, documents: true }) : OVER_BUDGET
    // A fetch that we aborted ourselves says nothing about the page.
    signal.throwIfAborted()
    const read = await textIn(deps, outcome, signal)
    await sources.appendPage(job.lease, buildPage(deps, url, outcome, read, requestedAt))
    return { kind: 'completed' }
  }

/** A page whose text cannot be found in time has none. */
async function textIn(
  { plainReader, documentReader, scriptRunner }: CapturePageDeps,
  outcome: FetchOutcome | NotAsked,
  signal: AbortSignal,
): Promise<ExtractedText | null> {
  if (outcome.kind !== 'page') return null
  const { status, contentType, text, bytes, finalUrl } = outcome
  if (/^application\/pdf\b/i.test(contentType)) {
    if (status < 200 || status >= 300) return null
    const read = await documentReader.read({ name: 'page.pdf', bytes }, signal)
    const made = read.kind === 'read' ? textOfBlocks(read.text.blocks, read.text.truncated) : null
    return made && { ...made, ranBy: null }
  }
  const extract = async (rendered: string | null): Promise<PageText | null> => {
    const given = { status, contentType, text, rendered }
    const [worked] = await plainReader.work('pageText', [given], signal)
    return worked?.kind === 'done' ? worked.made : null
  }
  const plain = await extract(null)
  if (scriptRunner === null || plain?.gaps.includes('scripts_not_run') !== true)
    return plain && { ...plain, ranBy: null }
  const rendered = await scriptRunner.run(finalUrl, signal)
  const whole = rendered === null ? null : await extract(rendered)
  return whole === null ? { ...plain, ranBy: null } : { ...whole, ranBy: scriptRunner.name }
}

const OVER_BUDGET: NotAsked = {
  kind: 'not_asked',
  code: 'daily_budget',
  message: 'The daily budget for cited pages was used up.',
}
