import type { Exchange } from '@veracite/core/engines/engine-port'
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
  let reader: BodyReader | null = null
  try {
    const request = fetch(call.url, {
      method: call.method,
      headers: { ...call.headers, accept: 'application/json', 'accept-encoding': 'identity' },
      body: call.body,
      redirect: 'manual',
      signal: abort.signal,
    })
    const response = await stop.race(request)
    reader = response.body?.getReader() ?? null
    const bytes = reader === null ? new Uint8Array() : await readAll(reader, options.maxBytes, stop)
    if (bytes === null) return { kind: 'too_large' }
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
  } catch {
    return { kind: stop.reason() ?? 'network' }
  } finally {
    abort.abort()
    // The reader is ours to the end: a signal alone was seen not to end a dripping body.
    reader?.cancel().catch(() => undefined)
  }
}

interface BodyReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
  cancel(): Promise<void>
}

/** Null when the body is longer than allowed; what was read until then is dropped. */
async function readAll(reader: BodyReader, maxBytes: number, stop: Stop): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await stop.race(reader.read())
    if (done || value === undefined) break
    length += value.byteLength
    if (length > maxBytes) return null
    chunks.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
