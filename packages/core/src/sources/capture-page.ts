import type { SealDeps } from '@veracite/evidence/capture/recorder'
import type { Fetcher, FetchOutcome } from '@veracite/ground-truth/crawl/fetcher-port'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { PlainReader } from '../readers/reader-port.ts'
import { buildPage, type NotAsked } from './build-page.ts'
import { hostOf } from './page-address.ts'
import type { SharedSince, SourceStore } from './source-store.ts'

export interface SourceLimits {
  /** The most pages requested per UTC day; 0 turns capturing off. */
  pagesPerDay: number
  bytesPerDay: number
  /** Minimum time between two pages of one host, across all workers. */
  hostPaceMs: number
}

export interface CapturePageDeps extends SealDeps {
  sources: Pick<SourceStore, 'shareCapture' | 'takeTurn' | 'takeBudget' | 'appendPage'>
  fetcher: Fetcher
  plainReader: Pick<PlainReader, 'work'>
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
    const text = await textIn(deps, outcome, signal)
    await sources.appendPage(job.lease, buildPage(deps, url, outcome, text, requestedAt))
    return { kind: 'completed' }
  }

/** A page whose text cannot be found in time has none. */
async function textIn(
  { plainReader }: Pick<CapturePageDeps, 'plainReader'>,
  outcome: FetchOutcome | NotAsked,
  signal: AbortSignal,
): Promise<string | null> {
  if (outcome.kind !== 'page') return null
  const { status, contentType, text } = outcome
  const [worked] = await plainReader.work('pageText', [{ status, contentType, text }], signal)
  return worked?.kind === 'done' ? worked.made : null
}

const OVER_BUDGET: NotAsked = {
  kind: 'not_asked',
  code: 'daily_budget',
  message: 'The daily budget for cited pages was used up.',
}
