import type { Exchange } from '@veracite/core/engines/engine-port'
import { ReplyTooLarge, readAtMost } from '../platform/read-at-most.ts'
import { keptHeaders, storedUrl } from './redaction.ts'
import type { Stop } from './stop.ts'

export interface HttpCall {
  method: 'GET' | 'POST'
  /** May hold a key; only its redacted form is ever stored. */
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

export type HttpResult =
  | { kind: 'reply'; exchange: Exchange }
  /** A complete reply that is not used: following it could carry the key to another host. */
  | { kind: 'redirect'; exchange: Exchange }
  | { kind: 'too_large' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' }
  | { kind: 'network' }

export const MAX_REPLY_BYTES = 16 * 1024 * 1024

/**
 * Makes exactly one call and never throws. Errors of `fetch` are dropped as they are, because on some runtimes
 * their text holds the URL, and with it the key.
 */
export async function callOnce(
  call: HttpCall,
  options: { stop: Stop; secrets: readonly string[]; maxBytes: number; now: () => Date },
): Promise<HttpResult> {
  const { stop, secrets } = options
  const startedAt = options.now()
  const abort = new AbortController()
  try {
    const request = fetch(call.url, {
      method: call.method,
      headers: { ...call.headers, accept: 'application/json', 'accept-encoding': 'identity' },
      body: call.body,
      redirect: 'manual',
      signal: abort.signal,
    })
    const response = await stop.race(request)
    const bytes = await readAtMost(response, options.maxBytes, stop.race)
    const exchange: Exchange = {
      method: call.method,
      url: storedUrl(call.url, secrets),
      requestBody: call.body,
      startedAt,
      finishedAt: options.now(),
      status: response.status,
      headers: keptHeaders(response.headers, secrets),
      contentType: response.headers.get('content-type') ?? '',
      bytes,
    }
    return { kind: response.status >= 300 && response.status < 400 ? 'redirect' : 'reply', exchange }
  } catch (error) {
    if (error instanceof ReplyTooLarge) return { kind: 'too_large' }
    return { kind: stop.reason() ?? 'network' }
  } finally {
    abort.abort()
  }
}
