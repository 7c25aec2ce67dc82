import type { FetchOutcome } from '@veracite/ground-truth/crawl/fetcher-port'
import { type RobotsRules, readRobots } from '@veracite/ground-truth/crawl/robots-txt'
import type { Refused, Unreachable } from './pinned-request.ts'

export type RobotsVerdict =
  | { kind: 'allowed'; crawlDelayMs: number }
  | { kind: 'disallowed'; message: string }
  /** The file could not be requested at all, so neither can the page: the outcome says why. */
  | { kind: 'failed'; outcome: Refused | Unreachable }

/** The rules of a robots.txt for its origin; parsed once for all pages. */
export type RobotsReading = RobotsVerdict | { kind: 'rules'; rules: RobotsRules }

/** RFC 9309: 4xx means no rules, 5xx means hands off, and the file itself may always be read. */
function readOutcome(outcome: FetchOutcome, userAgent: string): RobotsReading {
  if (outcome.kind === 'unreachable') return { kind: 'failed', outcome }
  if (outcome.kind === 'refused') {
    if (outcome.reason === 'private_address' || outcome.reason === 'bad_url')
      return { kind: 'failed', outcome }
    return outcome.reason === 'too_large' ? TOO_LARGE : ALLOWED
  }
  if (outcome.status >= 500) return NOT_SHOWN
  if (outcome.status !== 200) return ALLOWED
  // The rules apply to the requested origin, even if a redirect served them from elsewhere.
  return { kind: 'rules', rules: readRobots(outcome.text, userAgent) }
}

export function judgeRobots(reading: RobotsReading, url: URL): RobotsVerdict {
  if (reading.kind !== 'rules') return reading
  if (!reading.rules.mayFetch(url)) return DISALLOWED
  const delayMs = reading.rules.crawlDelaySeconds * 1000
  return { kind: 'allowed', crawlDelayMs: Math.min(delayMs, MAX_CRAWL_DELAY_MS) }
}

interface Kept {
  until: number
  outcome: Promise<FetchOutcome>
  reading: Promise<RobotsReading>
  /** Roughly the memory that it takes. */
  bytes: number
}

/** Caches each origin's robots.txt for a while, with one request in flight per origin. */
export class RobotsCache {
  readonly #kept = new Map<string, Kept>()
  readonly #userAgent: string

  constructor(userAgent: string) {
    this.#userAgent = userAgent
  }

  outcomeFor(origin: string, fetchRobots: () => Promise<FetchOutcome>): Promise<FetchOutcome> {
    return this.#entry(origin, fetchRobots).outcome
  }

  readingFor(origin: string, fetchRobots: () => Promise<FetchOutcome>): Promise<RobotsReading> {
    return this.#entry(origin, fetchRobots).reading
  }

  #entry(origin: string, fetchRobots: () => Promise<FetchOutcome>): Kept {
    const kept = this.#kept.get(origin)
    if (kept !== undefined && kept.until > performance.now()) return kept
    const outcome = fetchRobots()
    const entry: Kept = {
      until: Number.POSITIVE_INFINITY,
      outcome,
      reading: outcome.then((settled) => {
        entry.until = performance.now() + (isAnswer(settled) ? KEEP_ANSWER_MS : KEEP_FAILURE_MS)
        const reading = readOutcome(settled, this.#userAgent)
        entry.bytes = bytesOf(settled) + (reading.kind === 'rules' ? reading.rules.bytes : 0)
        this.#makeRoom()
        return reading
      }),
      bytes: 0,
    }
    this.#kept.delete(origin)
    this.#kept.set(origin, entry)
    this.#makeRoom()
    return entry
  }

  /** Drops the oldest first, and never the newest. */
  #makeRoom(): void {
    let bytes = 0
    for (const entry of this.#kept.values()) bytes += entry.bytes
    for (const [origin, entry] of this.#kept) {
      const fits = this.#kept.size <= MAX_ORIGINS && bytes <= MAX_KEPT_BYTES
      if (fits || this.#kept.size === 1) return
      this.#kept.delete(origin)
      bytes -= entry.bytes
    }
  }
}

const bytesOf = (outcome: FetchOutcome): number =>
  outcome.kind === 'page' ? outcome.bytes.byteLength + outcome.text.length * BYTES_PER_CHAR : 0

function isAnswer(outcome: FetchOutcome): boolean {
  return outcome.kind === 'page' && outcome.status < 500
}

const ALLOWED = { kind: 'allowed', crawlDelayMs: 0 } as const
const DISALLOWED = {
  kind: 'disallowed',
  message: "The site's robots.txt does not allow this page.",
} as const
const NOT_SHOWN = {
  kind: 'disallowed',
  message: 'The site could not show its robots.txt, so it is left alone for now.',
} as const
const TOO_LARGE = {
  kind: 'disallowed',
  message: "The site's robots.txt is too large to be read, so it is left alone.",
} as const

const MAX_CRAWL_DELAY_MS = 10_000
const MAX_ORIGINS = 500
/** For all files together; each may be as large as a page. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024
const BYTES_PER_CHAR = 2
const KEEP_ANSWER_MS = 10 * 60_000
// Long enough for the pages of one refresh, short enough that the next one asks again.
const KEEP_FAILURE_MS = 30_000
