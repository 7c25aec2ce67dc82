import type { IncomingMessage } from 'node:http'
import type { PostOutcome, WebhookSender } from '@veracite/core/webhooks/webhook-ports'
import { retryAfterMs } from '../engines/retry-after.ts'
import { inOrderOfTrial, isPublicAddress, literalAddress } from '../web/address-guard.ts'
import { PRIVATE, requestPinned, unreachable } from '../web/pinned-request.ts'
import { addressesOf, type ResolveOptions } from '../web/resolve-host.ts'
import { checkUrl, portOf } from '../web/url-guard.ts'

export interface GuardedSenderOptions extends ResolveOptions {
  /** `host` or `host:port` that the operator allows although it is private or lacks https. */
  allowedHosts: readonly string[]
  userAgent: string
  /** From resolving the name to the first bytes of the reply. */
  totalMs?: number
}

const REPLY_BYTES = 200
const HEADER_BYTES = 16 * 1024

/** Posts deliveries under the same rules as fetched pages: every address is checked, then pinned. */
export function createGuardedSender(options: GuardedSenderOptions): WebhookSender {
  const totalMs = options.totalMs ?? 10_000
  const isAllowed = (url: URL) => {
    const host = url.hostname.replace(/\.$/, '')
    return options.allowedHosts.some((allowed) => allowed === host || allowed === `${host}:${portOf(url)}`)
  }

  /** The address, or what is wrong with it. */
  const check = (raw: string): URL | string => {
    const parsed = URL.parse(raw)
    if (parsed !== null && isAllowed(parsed) && /^https?:$/.test(parsed.protocol))
      return parsed.username + parsed.password === '' ? parsed : 'must not carry credentials'
    const checked = checkUrl(raw, { ports: parsed === null ? [] : [portOf(parsed)] })
    if (!checked.ok) return `${checked.message} ${HINT}`
    if (checked.url.protocol !== 'https:') return `must begin with https://. ${HINT}`
    const literal = literalAddress(checked.url.hostname)
    if (literal !== null && !isPublicAddress(literal.address)) return `${PRIVATE} ${HINT}`
    return checked.url
  }

  const post: WebhookSender['post'] = async ({ url: raw, headers, body, signal }) => {
    const url = check(raw)
    if (typeof url === 'string') return { kind: 'refused', message: url }
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
    const addresses = await addressesOf(url.hostname, options)
    if (addresses.length === 0) return { kind: 'unreachable', message: 'The name does not resolve.' }
    if (!isAllowed(url) && !addresses.every(({ address }) => isPublicAddress(address)))
      return { kind: 'refused', message: `${PRIVATE} ${HINT}` }
    const outcome = await requestPinned(
      {
        url,
        headers: {
          'user-agent': options.userAgent,
          'content-length': String(Buffer.byteLength(body)),
          accept: '*/*',
          'accept-encoding': 'identity',
          ...headers,
        },
        body,
        limits: { headersMs: totalMs, headerBytes: HEADER_BYTES, bodyBytes: REPLY_BYTES },
        read: (incoming) => readBeginning(incoming, new Date()),
        signal: deadline,
      },
      inOrderOfTrial(addresses),
    )
    return outcome.kind === 'refused' ? { kind: 'refused', message: outcome.message } : outcome
  }

  return {
    complaintAbout(raw) {
      const url = check(raw)
      return typeof url === 'string' ? url : null
    },
    post: (request) => post(request).catch(() => unreachable('The endpoint could not be reached.')),
  }
}

const HINT =
  'An address that is private or without https must be allowed by name: VERACITE_WEBHOOK_ALLOWED_HOSTS.'

/** The status is what counts; only the beginning of the body is kept, without waiting for the rest. */
function readBeginning(incoming: IncomingMessage, now: Date): Promise<PostOutcome> {
  const after = incoming.headers['retry-after']
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = []
    let length = 0
    const end = () => {
      clearTimeout(timer)
      incoming.destroy()
      resolve({
        kind: 'answered',
        status: incoming.statusCode ?? 0,
        reply: printable(Buffer.concat(chunks).subarray(0, REPLY_BYTES)),
        retryAfterMs: after === undefined ? null : retryAfterMs({ 'retry-after': after }, now),
      })
    }
    const timer = setTimeout(end, BODY_MS)
    incoming.on('data', (chunk: Uint8Array) => {
      chunks.push(chunk.subarray(0, REPLY_BYTES))
      length += chunk.length
      if (length >= REPLY_BYTES) end()
    })
    incoming.on('end', end)
    incoming.on('aborted', end)
    incoming.on('error', end)
  })
}

/** A receiver that drips its body must not delay us: its status has already arrived. */
const BODY_MS = 1_000

/**
 * Shown to operators and stored as text, so without characters that control terminals or that the database
 * refuses.
 */
const printable = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
