import type { FetchOutcome } from '@veracite/core/ground-truth/fetcher-port'
import robotsParser from 'robots-parser'

export type RobotsVerdict =
  | { kind: 'allowed'; crawlDelayMs: number }
  | { kind: 'disallowed'; message: string }
  /** The file could not be asked for at all, so neither can the page: the outcome says why. */
  | { kind: 'failed'; outcome: FetchOutcome }

/** RFC 9309: 4xx means no rules, 5xx means hands off, and the file itself may always be read. */
export function judgeRobots(outcome: FetchOutcome, url: URL, userAgent: string): RobotsVerdict {
  if (outcome.kind === 'unreachable') return { kind: 'failed', outcome }
  if (outcome.kind === 'refused')
    return outcome.reason === 'private_address' || outcome.reason === 'bad_url'
      ? { kind: 'failed', outcome }
      : { kind: 'allowed', crawlDelayMs: 0 }
  if (outcome.status >= 500)
    return {
      kind: 'disallowed',
      message: 'The site could not show its robots.txt, so it is left alone for now.',
    }
  if (outcome.status !== 200) return { kind: 'allowed', crawlDelayMs: 0 }
  // The rules hold for the origin that was asked, also when a redirect served them from elsewhere.
  const robots = robotsParser(new URL('/robots.txt', url).href, outcome.text.slice(0, MAX_RULES_CHARS))
  if (robots.isDisallowed(url.href, userAgent) === true)
    return { kind: 'disallowed', message: "The site's robots.txt does not allow this page." }
  const delaySeconds = robots.getCrawlDelay(userAgent) ?? 0
  return {
    kind: 'allowed',
    crawlDelayMs: Math.min(Math.max(delaySeconds * 1000, 0) || 0, MAX_CRAWL_DELAY_MS),
  }
}

/** Keeps each origin's robots.txt for a while, and one request in flight per origin. */
export class RobotsCache {
  readonly #kept = new Map<string, { until: number; outcome: Promise<FetchOutcome> }>()

  async outcomeFor(origin: string, fetchRobots: () => Promise<FetchOutcome>): Promise<FetchOutcome> {
    const kept = this.#kept.get(origin)
    if (kept !== undefined && kept.until > performance.now()) return kept.outcome
    const outcome = fetchRobots()
    const entry = { until: Number.POSITIVE_INFINITY, outcome }
    this.#kept.delete(origin)
    this.#kept.set(origin, entry)
    const oldest = this.#kept.keys().next()
    if (this.#kept.size > MAX_ORIGINS && !oldest.done) this.#kept.delete(oldest.value)
    const settled = await outcome
    entry.until = performance.now() + (isAnswer(settled) ? KEEP_ANSWER_MS : KEEP_FAILURE_MS)
    return settled
  }
}

function isAnswer(outcome: FetchOutcome): boolean {
  return outcome.kind === 'page' && outcome.status < 500
}

const MAX_RULES_CHARS = 512 * 1024
const MAX_CRAWL_DELAY_MS = 10_000
const MAX_ORIGINS = 500
const KEEP_ANSWER_MS = 10 * 60_000
// Long enough for the pages of one refresh, short enough that the next one asks again.
const KEEP_FAILURE_MS = 30_000
