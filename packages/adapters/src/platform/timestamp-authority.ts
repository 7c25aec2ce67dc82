import type { TimestampAuthority } from '@veracite/evidence/log/log-port'
import { readAtMost } from './read-at-most.ts'

const DEADLINE_MS = 10_000
/** A token with a long chain has about 10 kB. */
const MAX_BYTES = 65_536

/** An authority over HTTP (RFC 3161, section 3.4). Its name in evidence is its host. */
export function createTimestampAuthority(url: string): TimestampAuthority {
  return {
    name: new URL(url).host,
    async ask(request, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
        body: new Uint8Array(request),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      })
      if (!response.ok) throw new Error(`The authority answered ${response.status}.`)
      return readAtMost(response, MAX_BYTES)
    },
  }
}
