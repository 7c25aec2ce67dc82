import type { RegisterCache, RegisterReply } from '@veracite/ground-truth/registers/register'
import type { Clock } from '@veracite/terms/ports'
import type { RegisterName } from '@veracite/terms/vocabulary'
import { GuardedFetcher, type GuardedFetcherOptions } from '../web/guarded-fetcher.ts'

export interface AskerOptions {
  register: RegisterName
  /** Who to write to, in the User-Agent: registers ask for it, and the SEC refuses requests without it. */
  contact: string
  cache: RegisterCache
  cacheHours: number
  clock: Clock
  /** Milliseconds between two requests, by the terms of the register. */
  paceMs: number
  maxBytes?: number
  headers?: Record<string, string>
  /** An answer that only says that there is none at the moment: it is not kept. */
  isPassing?: (text: string) => boolean
  /** For tests: how to reach a server that is not public. */
  network?: Pick<GuardedFetcherOptions, 'allowIp' | 'resolve' | 'ports' | 'hostDelayMs'>
}

export type Asked = { kind: 'reply'; reply: RegisterReply } | { kind: 'failed'; message: string }

/** One question to a register, or what it answered not long ago. Errors of the register are not kept. */
export function createAsker(options: AskerOptions): (url: string, signal: AbortSignal) => Promise<Asked> {
  const { register, contact, cache, cacheHours, clock, paceMs, maxBytes, headers, isPassing, network } =
    options
  const fetcher = new GuardedFetcher({
    userAgent: `Veracite/0.1 (${contact})`,
    hostDelayMs: paceMs,
    bodyBytes: maxBytes ?? 2 * 1024 * 1024,
    ...(headers && { headers }),
    ...network,
  })
  return async (url, signal) => {
    const since = new Date(clock.now().getTime() - cacheHours * 3_600_000)
    const kept = await cache.find(url, since)
    if (kept !== null) return { kind: 'reply', reply: kept }
    const outcome = await fetcher.get(url, { signal, api: true })
    if (outcome.kind !== 'page') return { kind: 'failed', message: outcome.message }
    const { status, contentType, bytes, text, fetchedAt } = outcome
    const reply = { url, status, contentType, bytes, text, fetchedAt }
    if (status === 200 || status === 404) {
      if (isPassing?.(text) !== true) await cache.put(register, reply)
      return { kind: 'reply', reply }
    }
    return { kind: 'failed', message: REFUSALS[status] ?? `The register answered with status ${status}.` }
  }
}

const REFUSALS: Record<number, string> = {
  401: 'The register does not accept the key.',
  403: 'The register refuses requests from here.',
  429: 'The register asks for a pause: try again in a few minutes.',
}
