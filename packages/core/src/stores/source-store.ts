import type { StoredVerdict } from '../capture/stored-verdict.ts'
import type { Lease } from '../jobs.ts'
import type { SourceTrail } from '../sources/source-trail.ts'
import type { Engine, SourceSays } from '../vocabulary.ts'
import type { Brand, Page } from './catalog-store.ts'
import type { SignedManifest } from './run-store.ts'

/** How asking for a cited page ended. */
export type PageOutcome = 'fetched' | 'refused' | 'unreachable' | 'not_asked'

export interface Digested {
  bytes: Uint8Array
  sha256: Uint8Array
}

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
  /** In the order in which the answer cites them. */
  pages: SourcePage[]
  /** Cited pages beyond the bound, or given up. */
  leftOut: number
}

export interface NewTrail {
  id: string
  runId: string
  captureId: string
  classificationId: string
  pageIds: string[]
  trail: SourceTrail
  body: Uint8Array
  manifest: SignedManifest
  createdAt: Date
}

/** A signed statement of this field as it was stored, with its log entry, integrated or waiting. */
export interface StoredSourceManifest {
  subjectId: string
  body: Uint8Array
  signature: Uint8Array
  keyId: string
  createdAt: Date
  leaf: Uint8Array
}

export interface StoredTrail extends StoredSourceManifest {
  /** The trail as it was hashed. */
  json: string
  pages: StoredSourcePage[]
}

export interface StoredSourcePage extends StoredSourceManifest {
  content: (Digested & { mediaType: string }) | null
  text: Digested | null
}

/** A page that says the same wrong thing as answers that cite it, by all that cite it. */
export interface WrongPage {
  /** The address that answered. */
  url: string
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

/** What a page says about one finding, by all answers of the finding that cite it. */
export interface FindingSource {
  url: string
  pageId: string
  says: SourceSays
  quote: string | null
  reason: string | null
  answers: number
  fetchedAt: Date
}

/** How old a capture may be to be shared: one that holds the page, and one that says why there is none. */
export interface SharedSince {
  captured: Date
  failed: Date
}

export interface SourceStore {
  /**
   * Settles which pages the answer cites, shares captures that are young enough, and gives each page that is missing a
   * job, once however many answers cite it. `waiting`: the job is complete, and comes again with the last page. Throws
   * LeaseLost.
   */
  plan(
    lease: Lease,
    captureId: string,
    options: { most: number; since: SharedSince },
    now: Date,
  ): Promise<{ kind: 'gone' } | { kind: 'waiting' } | { kind: 'ready'; answer: AnswerToTrace }>
  /** A capture of the page that may be shared: then the answers that wait get it, and the job is complete. */
  shareCapture(lease: Lease, url: string, since: SharedSince, now: Date): Promise<boolean>
  /** Milliseconds until the host may be asked again; 0: it is this caller's turn, and everybody else waits. */
  takeTurn(host: string, paceMs: number, now: Date): Promise<number>
  /** Counts one page against the day; false when the day has no room for it. */
  takeBudget(limits: { pages: number; bytes: number }, now: Date): Promise<boolean>
  /** One transaction: job done, bytes, signed manifest, log leaf, and every answer that waited is on its way. */
  appendPage(lease: Lease, page: NewSourcePage): Promise<void>
  /** Completes the job. False, and nothing is stored, when the answer was classified anew meanwhile. Throws LeaseLost. */
  appendTrail(lease: Lease, trail: NewTrail): Promise<boolean>
  /** The newest trail of an answer. */
  findTrail(captureId: string): Promise<SourceTrail | null>
  /** The same with everything that proves it. Bytes of pages beyond `room` are left out, errors come first. */
  findStoredTrail(captureId: string, room: number): Promise<StoredTrail | null>
  listForFinding(findingId: string, limit: number): Promise<FindingSource[]>
  /** Pages that repeat findings which are not settled, those cited by most answers first. */
  listWrong(
    brandId: string,
    page: { limit: number; cursor: { answers: number; url: string } | null },
  ): Promise<Page<WrongPage>['items']>
}
