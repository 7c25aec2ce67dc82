import type { IncomingMessage } from 'node:http'
import type { FeedFetch, FeedSource } from '@veracite/core/feeds/feed-source'
import { inOrderOfTrial, isPublicAddress } from './address-guard.ts'
import { DEFAULT_USER_AGENT, GuardedFetcher, type GuardedFetcherOptions } from './guarded-fetcher.ts'
import { HostPace } from './host-pace.ts'
import { PRIVATE, requestPinned } from './pinned-request.ts'
import { addressesOf } from './resolve-host.ts'
import { judgeRobots, RobotsCache } from './robots.ts'
import { checkUrl } from './url-guard.ts'

type Asked = Parameters<FeedSource['get']>[1]
/** One request: the end of the matter, or where to go on. */
type Hop = FeedFetch | { kind: 'moved'; location: string | undefined }

const MAX_REDIRECTS = 5
const ROBOTS_MS = 20_000
const HEADERS_MS = 30_000
/** For everything; a gigabyte needs a while. */
const TOTAL_MS = 15 * 60_000
/** Without a byte for so long, nobody sends any more. */
const SILENT_MS = 30_000

/** The same guards as for pages: every address is checked and pinned on every hop, and robots.txt is obeyed. */
export function createFeedSource(options: GuardedFetcherOptions = {}): FeedSource {
  const userAgent = options.userAgent ?? DEFAULT_USER_AGENT
  const fetcher = new GuardedFetcher(options)
  const robots = new RobotsCache(userAgent)
  const pace = new HostPace()

  const mayFetch = async (url: URL): Promise<{ delayMs: number } | FeedFetch> => {
    const signal = AbortSignal.timeout(ROBOTS_MS)
    const file = new URL('/robots.txt', url).href
    const reading = await robots.readingFor(url.origin, () => fetcher.get(file, { signal, api: true }))
    const verdict = judgeRobots(reading, url)
    if (verdict.kind === 'disallowed') return refused(verdict.message)
    if (verdict.kind === 'failed')
      return refused(
        'message' in verdict.outcome ? verdict.outcome.message : 'The site could not be reached.',
      )
    return { delayMs: Math.max(options.hostDelayMs ?? 500, verdict.crawlDelayMs) }
  }

  const ask = async (url: URL, asked: Asked, signal: AbortSignal): Promise<Hop> => {
    const addresses = await addressesOf(url.hostname, options)
    if (addresses.length === 0) return refused("The site's name does not resolve.")
    if (!addresses.every(({ address }) => isPublicAddress(address) || options.allowIp?.(address) === true))
      return refused(PRIVATE)
    const failure: { error?: unknown } = {}
    const outcome = await requestPinned<Hop>(
      {
        url,
        headers: headersOf(userAgent, asked.validators),
        limits: { headersMs: HEADERS_MS, headerBytes: 16 * 1024, bodyBytes: asked.mostBytes },
        read: (incoming) => readFeed(incoming, asked, failure),
        signal,
        ca: options.ca,
      },
      inOrderOfTrial(addresses),
    )
    // An error on our side is not the server's fault: try again.
    if (failure.error !== undefined) throw failure.error
    return outcome.kind === 'unreachable' || outcome.kind === 'refused' ? refused(outcome.message) : outcome
  }

  return {
    async get(first, asked) {
      const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(TOTAL_MS)])
      let target = first
      let previous: URL | null = null
      for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
        const checked = checkUrl(target, { ports: options.ports ?? [80, 443], registrableDomain: undefined })
        if (!checked.ok) return refused(checked.message)
        const { url } = checked
        if (previous?.protocol === 'https:' && url.protocol === 'http:')
          return refused('The site redirects from https to http.')
        const allowed = await mayFetch(url)
        if ('kind' in allowed) return allowed
        await pace.turn(url.host, allowed.delayMs, signal)
        const outcome = await ask(url, asked, signal)
        asked.signal.throwIfAborted()
        if (outcome.kind !== 'moved') return outcome
        if (outcome.location === undefined || !URL.canParse(outcome.location, url.href))
          return refused('The site redirects to nowhere.')
        target = new URL(outcome.location, url).href
        previous = url
      }
      return refused(`The site redirects more than ${MAX_REDIRECTS} times.`)
    },
  }
}

function headersOf(userAgent: string, { etag, lastModified }: Asked['validators']): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: '*/*',
    // Compressed bytes are kept as they are; the feed reader detects it.
    'accept-encoding': 'gzip',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}

async function readFeed(incoming: IncomingMessage, asked: Asked, failure: { error?: unknown }): Promise<Hop> {
  const status = incoming.statusCode ?? 0
  const { headers } = incoming
  if (status === 304) return { kind: 'not_modified' }
  if (status >= 300 && status < 400) return { kind: 'moved', location: headers.location }
  if (status !== 200) return refused(`The server answered with status ${status}.`)
  if (!CODINGS.has((headers['content-encoding'] ?? '').trim().toLowerCase()))
    return refused('The reply uses a content coding we did not ask for.')
  if (Number(headers['content-length'] ?? 0) > asked.mostBytes) return tooLarge(asked.mostBytes)
  const told: { refusal?: FeedFetch } = {}
  try {
    await asked.receive(bytesOf(incoming, asked.mostBytes, told))
  } catch (error) {
    if (told.refusal) return told.refusal
    failure.error = error
    throw error
  }
  return {
    kind: 'received',
    validators: { etag: short(headers.etag), lastModified: short(headers['last-modified']) },
  }
}

async function* bytesOf(
  incoming: IncomingMessage,
  mostBytes: number,
  told: { refusal?: FeedFetch },
): AsyncGenerator<Uint8Array> {
  const stop = (refusal: FeedFetch): Error => {
    told.refusal = refusal
    return new Error('the feed was refused')
  }
  let length = 0
  incoming.setTimeout(SILENT_MS, () => incoming.destroy())
  try {
    for await (const bytes of incoming as AsyncIterable<Uint8Array>) {
      length += bytes.length
      if (length > mostBytes) throw stop(tooLarge(mostBytes))
      yield bytes
    }
  } catch (error) {
    throw told.refusal ? error : stop(BROKEN)
  }
  // A body shorter than announced is incomplete: half a feed must not pass as the feed.
  if (!incoming.complete) throw stop(BROKEN)
}

const CODINGS = new Set(['', 'identity', 'gzip', 'x-gzip'])

const refused = (message: string): FeedFetch => ({ kind: 'refused', message })
const BROKEN = refused('The connection broke off.')
const tooLarge = (most: number): FeedFetch =>
  refused(`The feed is larger than ${Math.round(most / 1_048_576)} MB, the most that is read.`)

const short = (value: string | undefined): string | null =>
  value === undefined || value.length > 500 ? null : value
