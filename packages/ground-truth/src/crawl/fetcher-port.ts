/** Why a page was not fetched although its host may be up. */
export const FETCH_REFUSALS = [
  'bad_url',
  'private_address',
  'off_domain',
  'robots',
  'redirect',
  'wrong_type',
  'too_large',
  'bad_reply',
] as const
export type FetchRefusal = (typeof FETCH_REFUSALS)[number]

/** A reply that was read to its end. `bytes` is the body without its transfer coding, `text` those bytes decoded. */
export interface FetchedBody {
  /** The requested URL, and below the one that answered after redirects. */
  url: string
  finalUrl: string
  /** Any status: a 404 is an answer, and a fact about the site. */
  status: number
  contentType: string
  headers: Record<string, string>
  bytes: Uint8Array
  text: string
  fetchedAt: Date
}

/** The closed set of ways a fetch can end. Messages are for operators: they hold no address, path or library text. */
export type FetchOutcome =
  | ({ kind: 'page' } & FetchedBody)
  | { kind: 'refused'; reason: FetchRefusal; message: string }
  | { kind: 'unreachable'; message: string }

export interface FetchOptions {
  signal: AbortSignal
  /** If set, requests and redirects stay within this domain and its sub-domains. */
  registrableDomain?: string
  /** The address is a documented interface for programs, not a page: robots.txt does not apply to it. */
  api?: boolean
  /** Also take PDFs: their bytes are kept, and nobody here reads them, so their text is empty. */
  documents?: boolean
}

/**
 * Fetches one public page. Never reaches a private address, never outlives its own deadline or `signal`,
 * never reads more than its byte limit, and never throws for site or network failures.
 */
export interface Fetcher {
  get(url: string, options: FetchOptions): Promise<FetchOutcome>
}
