import type { Witness } from '@veracite/evidence/log/log-port'
import { readAtMost } from './read-at-most.ts'

/** A slow witness is asked again in a minute. */
const DEADLINE_MS = 1_000
const MAX_BYTES = 16_384

/** A witness over HTTP. `prefix` is where it takes submissions. */
export function createHttpWitness(prefix: string, verifier: Witness['verifier']): Witness {
  const url = `${prefix.replace(/\/+$/, '')}/add-checkpoint`
  return {
    verifier,
    async addCheckpoint(request, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: request,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      })
      const body = await readAtMost(response, MAX_BYTES)
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        body: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body),
      }
    },
  }
}
