import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { FetchRefusal } from '@veracite/ground-truth/crawl/fetcher-port'
import { literalAddress, type ResolvedAddress, sameAddress } from './address-guard.ts'
import { portOf } from './url-guard.ts'

export interface RequestLimits {
  /** Wait for the status line and headers, per address. */
  headersMs: number
  headerBytes: number
  /** Counted twice: on the wire and after decompression. */
  bodyBytes: number
}

export interface RawReply {
  kind: 'reply'
  status: number
  headers: Record<string, string>
  bytes: Uint8Array
}

export type Refused = { kind: 'refused'; reason: FetchRefusal; message: string }
export type Unreachable = { kind: 'unreachable'; message: string }
export type HopOutcome = RawReply | Refused | Unreachable

export interface PinnedRequest<T> {
  url: URL
  headers: Record<string, string>
  /** Sent with POST; without it the request is a GET. */
  body?: string
  limits: RequestLimits
  /** Handles the reply. Must settle: the connection is closed afterwards. */
  read: (incoming: IncomingMessage) => Promise<T>
  signal: AbortSignal
  ca?: readonly string[] | undefined
}

/**
 * One request to addresses that were all checked, tried in order until one accepts a connection. Uses
 * node:http on purpose: under Bun, `fetch` and `undici` ignore a pinned lookup and resolve the name again,
 * which is all that DNS rebinding needs.
 */
export async function requestPinned<T>(
  request: PinnedRequest<T>,
  addresses: readonly ResolvedAddress[],
): Promise<T | Refused | Unreachable> {
  for (const address of addresses) {
    const outcome = await requestFrom(request, address)
    if (outcome !== 'not_connected') return outcome
  }
  return unreachable('The site does not accept connections.')
}

function requestFrom<T>(
  { url, headers, body, limits, read, signal, ca }: PinnedRequest<T>,
  pinned: ResolvedAddress,
): Promise<T | Refused | Unreachable | 'not_connected'> {
  return new Promise((resolve) => {
    const literal = literalAddress(url.hostname)
    const name = url.hostname.replace(/\.$/, '')
    let connected = false

    const settle = (outcome: T | Refused | Unreachable | 'not_connected') => {
      clearTimeout(headersTimer)
      signal.removeEventListener('abort', onAbort)
      resolve(outcome)
      // Destroyed last, so that the error it raises finds the promise settled.
      outgoing.destroy()
    }
    const onAbort = () => settle(unreachable('The site did not answer in time.'))

    const outgoing = (url.protocol === 'https:' ? https : http).request({
      host: literal?.address ?? url.hostname,
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      method: body === undefined ? 'GET' : 'POST',
      // No pooled sockets: a reused connection could belong to an address that was checked for another name.
      agent: false,
      lookup: pinnedLookup(pinned),
      maxHeaderSize: limits.headerBytes,
      headers: { host: url.host, ...headers },
      ...(url.protocol === 'https:' && literal === null ? { servername: name } : {}),
      ...(ca === undefined ? {} : { ca: [...ca] }),
    })
    const headersTimer = setTimeout(
      () => settle(connected ? unreachable('The site did not answer in time.') : 'not_connected'),
      limits.headersMs,
    )
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()

    outgoing.on('socket', (socket) => {
      socket.once('connect', () => {
        connected = true
        // Pinning should already ensure this; comparing with the kernel's view guards against a runtime that
        // ignores it.
        if (!sameAddress(socket.remoteAddress ?? '', pinned.address))
          settle({ kind: 'refused', reason: 'private_address', message: PRIVATE })
      })
    })
    outgoing.on('error', (error) => settle(connected ? failureOf(error) : 'not_connected'))
    outgoing.on('response', (incoming) => {
      clearTimeout(headersTimer)
      void read(incoming).then(settle, () => settle(unreachable('The connection broke off.')))
    })
    outgoing.end(body)
  })
}

export const PRIVATE = 'The address belongs to a private network.'

export function unreachable(message: string): Unreachable {
  return { kind: 'unreachable', message }
}

function pinnedLookup(pinned: ResolvedAddress): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) callback(null, [pinned])
    else callback(null, pinned.address, pinned.family)
  }
}

/** Library messages may name addresses and ports, so only our own sentences leave this file. */
function failureOf(error: Error & { code?: string }): Refused | Unreachable {
  const code = error.code ?? ''
  if (code === 'HPE_HEADER_OVERFLOW')
    return { kind: 'refused', reason: 'too_large', message: "The reply's headers are too large." }
  if (code.startsWith('HPE_'))
    return { kind: 'refused', reason: 'bad_reply', message: 'The reply is not valid HTTP.' }
  if (/CERT|TLS|SSL|ALTNAME|SELF_SIGNED|ISSUER|VERIFY/.test(code))
    return unreachable('A secure connection could not be established.')
  return unreachable('The connection broke off.')
}
