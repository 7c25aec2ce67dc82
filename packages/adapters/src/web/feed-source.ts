import type { IncomingMessage } from 'node:http'
import type { FeedFetch, FeedSource } from '@veracite/core/feeds/feed-source'
import { GuardedFetcher, type GuardedFetcherOptions, type Moved } from './guarded-fetcher.ts'
import type { Refused, Unreachable } from './pinned-request.ts'

type Asked = Parameters<FeedSource['get']>[1]

const HEADERS_MS = 30_000
/** For everything; a gigabyte needs a while. */
const TOTAL_MS = 15 * 60_000
/** After so long without a byte, the download is given up. */
const SILENT_MS = 30_000

/** The same guards as for pages: every address is checked and pinned on every hop, and robots.txt is obeyed. */
export function createFeedSource(options: GuardedFetcherOptions = {}): FeedSource {
  const fetcher = new GuardedFetcher(options)

  const ask = async (url: URL, asked: Asked, signal: AbortSignal): Promise<FeedFetch | Moved> => {
    const failure: { error?: unknown } = {}
    const outcome = await fetcher.request(url, {
      headers: headersOf(asked.validators),
      limits: { headersMs: HEADERS_MS, headerBytes: 16 * 1024, bodyBytes: asked.mostBytes },
      read: (incoming) => readFeed(incoming, asked, failure),
      signal,
    })
    // An error on our side is not the server's fault: try again.
    if (failure.error !== undefined) throw failure.error
    asked.signal.throwIfAborted()
    return withoutReason(outcome)
  }

  return {
    async get(first, asked) {
      const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(TOTAL_MS)])
      const how = { signal, obeysRobots: true }
      return withoutReason(await fetcher.follow(first, how, (url) => ask(url, asked, signal)))
    },
  }
}

/** A feed that cannot be had is refused with a sentence, whatever the reason. */
const withoutReason = <T extends { kind: string }>(outcome: T | Unreachable | Refused): T | FeedFetch =>
  'message' in outcome ? refused(outcome.message) : outcome

function headersOf({ etag, lastModified }: Asked['validators']): Record<string, string> {
  return {
    accept: '*/*',
    // Compressed bytes are kept as they are; the feed reader detects it.
    'accept-encoding': 'gzip',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}

async function readFeed(
  incoming: IncomingMessage,
  asked: Asked,
  failure: { error?: unknown },
): Promise<FeedFetch | Moved> {
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
