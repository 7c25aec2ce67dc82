import type { ClientRequest } from 'node:http'
import type { Exchange } from '@veracite/terms/engine-port'
import type { HttpCall } from '../web/http-call.ts'
import { type Arrival, type Ending, type OwnNetwork, openCall, receive } from './receive.ts'
import { keptHeaders, storedUrl } from './redaction.ts'
import type { Stop } from './stop.ts'

/** `cut` is what came of a reply that did not end as it should; null when nothing came. */
export type HttpResult =
  | { kind: 'reply'; exchange: Exchange }
  /** A complete reply that is not used: following it could carry the key to another host. */
  | { kind: 'redirect'; exchange: Exchange }
  | { kind: 'too_large' | 'timeout' | 'cancelled' | 'network'; cut: Exchange | null }

export const MAX_REPLY_BYTES = 16 * 1024 * 1024

/**
 * Makes exactly one call and never throws. Errors are dropped as they are, because on some runtimes their text
 * holds the URL, and with it the key.
 */
export async function callOnce(
  call: HttpCall,
  options: {
    stop: Stop
    secrets: readonly string[]
    maxBytes: number
    now: () => Date
    own?: OwnNetwork
    /** How it is sent where it does not go directly. */
    open?: (call: HttpCall) => ClientRequest
  },
): Promise<HttpResult> {
  const { stop, now } = options
  const startedAt = now()
  let arrival: Arrival | null = null
  let close = () => {}
  const seen = (isComplete: boolean): Exchange | null =>
    arrival &&
    exchangeOf(call, arrival, { secrets: options.secrets, startedAt, finishedAt: now(), isComplete })
  try {
    const outgoing = options.open?.(call) ?? openCall(call, options.own)
    // Errors after the end, such as those of closing, concern nobody.
    outgoing.on('error', () => {})
    close = () => outgoing.destroy()
    const ending = await stop.race(
      receive(outgoing, call.body, options.maxBytes, {
        now,
        onArrival: (begun) => {
          arrival = begun
        },
      }),
    )
    return resultOf(ending, seen(ending === 'whole'))
  } catch {
    return { kind: stop.reason() ?? 'network', cut: seen(false) }
  } finally {
    close()
  }
}

function resultOf(ending: Ending, exchange: Exchange | null): HttpResult {
  if (ending === 'too_large') return { kind: 'too_large', cut: exchange }
  if (ending === 'cut' || exchange === null) return { kind: 'network', cut: exchange }
  const isRedirect = exchange.status >= 300 && exchange.status < 400
  return { kind: isRedirect ? 'redirect' : 'reply', exchange }
}

function exchangeOf(
  call: HttpCall,
  { connection, status, headers, body, coded }: Arrival,
  known: { secrets: readonly string[]; startedAt: Date; finishedAt: Date; isComplete: boolean },
): Exchange {
  const { secrets, startedAt, finishedAt, isComplete } = known
  // A coded body that breaks off is kept as it came: nothing of it is then our own work.
  const chunks = isComplete || coded.length === 0 ? body : coded
  return {
    method: call.method,
    url: storedUrl(call.url, secrets),
    requestBody: call.body,
    startedAt,
    finishedAt,
    status,
    headers: keptHeaders(headers, secrets),
    contentType: headers.get('content-type') ?? '',
    bytes: new Uint8Array(Buffer.concat(chunks)),
    connection,
    isComplete,
  }
}
