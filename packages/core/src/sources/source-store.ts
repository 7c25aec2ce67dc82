import type { SignedManifest, SignedOfCapture } from '@veracite/evidence/capture/sign-manifest'
import type { StoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type { SourceTrail } from '@veracite/evidence/trails/source-trail'
import type { Digested, StoredTrails } from '@veracite/evidence/trails/stored-trail'
import type { Page } from '@veracite/terms/page'
import type { Engine, Origin, SourceSays } from '@veracite/terms/vocabulary'
import type { Lease } from '../jobs/jobs.ts'
import type { Brand } from '../tenants/tenant-store.ts'

/** How the request for a cited page ended. */
export type PageOutcome = 'fetched' | 'refused' | 'unreachable' | 'not_asked'

/** A cited page, captured or not, ready to be stored. */
export interface NewSourcePage {
  id: string
  url: string
  finalUrl: string | null
  outcome: PageOutcome
  reason: { code: string; message: string } | null
  status: number | null
  contentType: string | null
  headers: Record<string, string>
  body: Digested | null
  text: Digested | null
  capturedAt: Date
  manifest: SignedManifest
}

/** A captured page as it is read for a trail. */
export interface SourcePage extends Omit<NewSourcePage, 'headers' | 'body' | 'text' | 'manifest'> {
  sha256: string | null
  text: string | null
  /** What it may say beside that text. */
  gaps: string[]
  manifestSha256: string
}

/** An answer whose cited pages are all settled: captured, or known to be out of reach. */
export interface AnswerToTrace {
  runId: string
  captureId: string
  manifestSha256: string
  classificationId: string
  verdict: StoredVerdict
  brand: Pick<Brand, 'id' | 'name' | 'aliases' | 'domain'>
  /** The pages, in the order in which the answer cites them. */
  pages: SourcePage[]
  /** So many of the pages are cited; the engine only read the others. */
  cited: number
  /** Cited pages beyond the bound, or given up. */
  leftOut: number
  /** A search of all pages was ordered and has not ended. */
  search: boolean
}

export interface NewTrail extends SignedOfCapture {
  classificationId: string
  pageIds: string[]
  trail: SourceTrail
  body: Uint8Array
}

/** A page that says the same wrong thing as answers that cite it, summed over those answers. */
export interface WrongPage {
  /** The address that answered. */
  url: string
  /** The origin of the answers: the same page appears once for each origin. */
  origin: Origin
  /** Answers that cite it and repeat what it says. */
  answers: number
  engines: Engine[]
  lastSaidAt: Date
  fetchedAt: Date
  statements: {
    findingId: string
    engine: Engine
    predicate: string
    stated: string
    truth: string | null
    quote: string | null
    answers: number
  }[]
}

/** Statements of a page about one finding, summed over the finding's answers that cite it. */
export interface FindingSource {
  url: string
  pageId: string
  says: SourceSays
  quote: string | null
  reason: string | null
  answers: number
  fetchedAt: Date
}

export interface FoundSearch {
  orderedAt: Date | null
  endedAt: Date | null
  /** Why it ended without a result. */
  failure: string | null
  pages: { url: string; chars: number | null }[]
}

/** How old a capture may be to be shared: for captured pages, and for failures. */
export interface SharedSince {
  captured: Date
  failed: Date
}

export interface SourceStore extends StoredTrails {
  /**
   * Determines which pages the answer cites, shares captures that are recent enough, and creates one job for
   * each missing page, however many answers cite it. `waiting`: the job is complete, and runs again after the
   * last page. Throws LeaseLost.
   */
  plan(
    lease: Lease,
    captureId: string,
    options: { most: number; mostSearched: number; since: SharedSince },
    now: Date,
  ): Promise<{ kind: 'gone' } | { kind: 'waiting' } | { kind: 'ready'; answer: AnswerToTrace }>
  /** Orders a search of all pages behind an answer, and queues its job. False for demonstrations. */
  orderSearch(captureId: string, now: Date): Promise<boolean>
  /** The newest order of an answer, and how long the texts of its pages are; null lengths are not captured yet. */
  findSearch(captureId: string, most: number): Promise<FoundSearch>
  /** Ends a search that is under way, if there is one. */
  failSearch(captureId: string, reason: string, now: Date): Promise<void>
  /** If a shareable capture of the page exists, gives it to the waiting answers and completes the job. */
  shareCapture(lease: Lease, url: string, since: SharedSince, now: Date): Promise<boolean>
  /** Milliseconds until the host may be asked again; 0 if it is this caller's turn, and others must wait. */
  takeTurn(host: string, paceMs: number, now: Date): Promise<number>
  /** Counts one page against the daily budget; false if the budget is used up. */
  takeBudget(limits: { pages: number; bytes: number }, now: Date): Promise<boolean>
  /** One transaction: job done, bytes, signed manifest, log leaf, and a job for every answer that waited. */
  appendPage(lease: Lease, page: NewSourcePage): Promise<void>
  /**
   * Completes the job. Stores nothing and returns false if the answer was reclassified, or if a search was ordered that the
   * trail does not have. Throws LeaseLost.
   */
  appendTrail(lease: Lease, trail: NewTrail): Promise<boolean>
  /** The newest trail of an answer. */
  findTrail(captureId: string): Promise<SourceTrail | null>
  listForFinding(findingId: string, limit: number): Promise<FindingSource[]>
  /** Pages that repeat unsettled findings, most cited first. */
  listWrong(
    brandId: string,
    page: { limit: number; cursor: { answers: number; url: string; origin: string } | null },
  ): Promise<Page<WrongPage>['items']>
}
