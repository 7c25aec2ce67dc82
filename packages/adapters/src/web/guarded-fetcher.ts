import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fetcher, FetchOptions, FetchOutcome } from '@veracite/ground-truth/crawl/fetcher-port'
import { inOrderOfTrial, isPublicAddress, type ResolvedAddress } from './address-guard.ts'
import { decodeText } from './decode.ts'
import {
  type HopOutcome,
  type PinnedRequest,
  PRIVATE,
  type Refused,
  type RequestLimits,
  refused,
  requestPinned,
  type Unreachable,
  unreachable,
} from './pinned-request.ts'
import { isDocument, readBody } from './read-body.ts'
import { addressesOf } from './resolve-host.ts'
import { judgeRobots, RobotsCache } from './robots.ts'
import { type CheckedUrl, checkUrl } from './url-guard.ts'

export interface GuardedFetcherOptions extends Partial<RequestLimits> {
  /** Names us and where to read about us. */
  userAgent?: string
  /** Minimum time between two requests to one host; a larger Crawl-delay wins. */
  hostDelayMs?: number
  /** Network time that one `get` may use across all its hops. */
  totalMs?: number
  resolveMs?: number
  /** Sent beside the usual ones with the first request, never after a redirect: there may be a key among them. */
  headers?: Record<string, string>
  now?: () => Date
  /** Only tests pass the following, for addresses, names, ports and authorities that are not public. */
  allowIp?: (address: string) => boolean
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>
  ports?: readonly number[]
  ca?: readonly string[]
}

export const DEFAULT_USER_AGENT = 'VeraciteBot/0.1 (+https://veracite.example/bot)'

/** Where a site sends us instead of answering. */
export interface Moved {
  kind: 'moved'
  location: string | undefined
}

/**
 * Fetches untrusted URLs: on each hop, every address is checked and pinned, and requests have fixed limits.
 */
export class GuardedFetcher implements Fetcher {
  readonly #options: GuardedFetcherOptions
  readonly #limits: RequestLimits
  readonly #userAgent: string
  readonly #robots: RobotsCache
  readonly #pace = new HostPace()

  constructor(options: GuardedFetcherOptions = {}) {
    this.#options = options
    this.#userAgent = options.userAgent ?? DEFAULT_USER_AGENT
    this.#robots = new RobotsCache(this.#userAgent)
    this.#limits = {
      headersMs: options.headersMs ?? 5_000,
      headerBytes: options.headerBytes ?? 16 * 1024,
      bodyBytes: options.bodyBytes ?? 2 * 1024 * 1024,
    }
  }

  async get(url: string, options: FetchOptions): Promise<FetchOutcome> {
    try {
      return await this.#get(url, options, options.api !== true)
    } catch {
      // Only the caller's signal or a bug can still throw; neither may leak a library's message.
      return unreachable(
        options.signal.aborted ? 'The fetch was cancelled.' : 'The page could not be fetched.',
      )
    }
  }

  async #get(first: string, options: FetchOptions, obeysRobots: boolean): Promise<FetchOutcome> {
    const checked = this.#check(first, options.registrableDomain)
    if (obeysRobots && checked.ok && checked.url.pathname === '/robots.txt')
      return this.#robots.outcomeFor(checked.url.origin, () => this.#fetchRobots(checked.url, options))
    const budget = { leftMs: this.#options.totalMs ?? 15_000 }
    return this.follow<FetchOutcome>(first, { ...options, obeysRobots }, async (url, hop) => {
      const own = hop === 0 ? this.#options.headers : undefined
      const reply = await this.#hop(url, budget, options, own)
      if (reply.kind !== 'reply') return reply
      if (reply.status < 300 || reply.status >= 400) return this.#page(first, url, reply)
      return { kind: 'moved', location: reply.headers.location }
    })
  }

  /** Asks for a URL and for those it redirects to: each is checked, allowed by robots.txt, and asked for in its turn. */
  async follow<T extends { kind: string }>(
    first: string,
    options: Pick<FetchOptions, 'signal' | 'registrableDomain'> & { obeysRobots: boolean },
    ask: (url: URL, hop: number) => Promise<T | Moved>,
  ): Promise<T | Refused | Unreachable> {
    let target = first
    let previous: URL | null = null
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const checked = this.#check(target, options.registrableDomain)
      if (!checked.ok) return refused(checked.reason, checked.message)
      const { url } = checked
      if (previous?.protocol === 'https:' && url.protocol === 'http:')
        return refused('redirect', 'The site redirects from https to http.')

      let delayMs = this.#options.hostDelayMs ?? 500
      if (options.obeysRobots) {
        const reading = await this.#robots.readingFor(url.origin, () => this.#fetchRobots(url, options))
        const verdict = judgeRobots(reading, url)
        if (verdict.kind === 'failed') return verdict.outcome
        if (verdict.kind === 'disallowed') return refused('robots', verdict.message)
        delayMs = Math.max(delayMs, verdict.crawlDelayMs)
      }
      await this.#pace.turn(url.host, delayMs, options.signal)

      const outcome = await ask(url, hop)
      if (!isMoved(outcome)) return outcome
      const { location } = outcome
      if (location === undefined || !URL.canParse(location, url.href))
        return refused('redirect', 'The site redirects to nowhere.')
      target = new URL(location, url).href
      previous = url
    }
    return refused('redirect', `The site redirects more than ${MAX_REDIRECTS} times.`)
  }

  #check(target: string, registrableDomain: string | undefined): CheckedUrl {
    return checkUrl(target, { ports: this.#options.ports ?? [80, 443], registrableDomain })
  }

  #fetchRobots(url: URL, options: FetchOptions): Promise<FetchOutcome> {
    // Cached per origin for all callers, so one caller's cancellation must not become the result for
    // everyone.
    const signal = AbortSignal.timeout(ROBOTS_MS)
    const address = new URL('/robots.txt', url).href
    return this.#get(address, { ...options, signal }, false).catch(() =>
      unreachable('The site did not answer in time.'),
    )
  }

  /** One request: resolve, check every answer, pin, ask. */
  async request<T>(
    url: URL,
    asked: Omit<PinnedRequest<T>, 'url' | 'ca'>,
  ): Promise<T | Refused | Unreachable> {
    const addresses = await addressesOf(url.hostname, this.#options)
    if (addresses.length === 0) return unreachable("The site's name does not resolve.")
    if (!addresses.every(({ address }) => this.#mayConnect(address)))
      return refused('private_address', PRIVATE)
    const headers = { ...asked.headers, 'user-agent': this.#userAgent }
    return requestPinned({ ...asked, url, headers, ca: this.#options.ca }, inOrderOfTrial(addresses))
  }

  /** A request for a page, inside what is left of the budget. */
  async #hop(
    url: URL,
    budget: { leftMs: number },
    { signal, documents = false }: FetchOptions,
    own: Record<string, string> = {},
  ): Promise<HopOutcome> {
    const startedAt = performance.now()
    try {
      signal.throwIfAborted()
      return await this.request(url, {
        headers: {
          ...own,
          accept:
            'text/html,application/xhtml+xml,application/json,text/plain,application/xml;q=0.9' +
            (documents ? ',application/pdf;q=0.8' : ''),
          'accept-encoding': 'gzip, br',
        },
        limits: this.#limits,
        read: (incoming: IncomingMessage) => readBody(incoming, this.#limits.bodyBytes, documents),
        signal: AbortSignal.any([signal, AbortSignal.timeout(Math.max(Math.ceil(budget.leftMs), 0))]),
      })
    } finally {
      budget.leftMs -= performance.now() - startedAt
    }
  }

  #mayConnect(address: string): boolean {
    return isPublicAddress(address) || this.#options.allowIp?.(address) === true
  }

  #page(first: string, url: URL, reply: HopOutcome & { kind: 'reply' }): FetchOutcome {
    const contentType = reply.headers['content-type'] ?? ''
    return {
      kind: 'page',
      url: first,
      finalUrl: url.href,
      status: reply.status,
      contentType,
      headers: reply.headers,
      bytes: reply.bytes,
      text: isDocument(contentType) ? '' : decodeText(reply.bytes, contentType),
      fetchedAt: this.#options.now?.() ?? new Date(),
    }
  }
}

const MAX_REDIRECTS = 5
const ROBOTS_MS = 20_000

const isMoved = (outcome: { kind: string }): outcome is Moved => outcome.kind === 'moved'

/** Spaces out requests to one host across all callers, so that a refresh never looks like an attack. */
class HostPace {
  readonly #nextTurnMs = new Map<string, number>()

  /** Resolves when it is this request's turn; rejects when `signal` fires first. */
  async turn(host: string, delayMs: number, signal: AbortSignal): Promise<void> {
    const now = performance.now()
    const turnAt = Math.max(now, this.#nextTurnMs.get(host) ?? 0)
    // The slot is taken before waiting: two callers that wait together must not proceed together.
    this.#nextTurnMs.delete(host)
    this.#nextTurnMs.set(host, turnAt + delayMs)
    this.#forgetOldest()
    if (turnAt > now) await sleep(turnAt - now, undefined, { signal })
  }

  #forgetOldest(): void {
    const oldest = this.#nextTurnMs.keys().next()
    if (this.#nextTurnMs.size > MAX_HOSTS && !oldest.done) this.#nextTurnMs.delete(oldest.value)
  }
}

const MAX_HOSTS = 1000
